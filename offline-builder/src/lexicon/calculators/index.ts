import type { Calculator } from "./calculator.ts";
import { everydayCalculators } from "./everyday.ts";
import { moneyCalculators } from "./money.ts";

export const calculators: readonly Calculator[] = [...moneyCalculators, ...everydayCalculators];

export function calculatorById(id: string): Calculator | undefined {
  return calculators.find((one) => one.id === id);
}
