import type { Calculator } from "./calculator.ts";
import { estimateOf, isEstimate } from "./estimate.ts";
import { everydayCalculators } from "./everyday.ts";
import { homeCalculators } from "./home.ts";
import { moneyCalculators } from "./money.ts";

export const calculators: readonly Calculator[] = [...moneyCalculators, ...everydayCalculators, ...homeCalculators];

export function calculatorById(id: string): Calculator | undefined {
  return isEstimate(id) ? estimateOf(id) : calculators.find((one) => one.id === id);
}
