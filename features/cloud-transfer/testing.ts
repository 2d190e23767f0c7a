/** Factories for tests: bodies of imports. */
import type { CsvPlan } from "./contract/index.ts";

type Rows = readonly (readonly (string | null)[])[];

/** The lines that the browser sends. */
export const rowsBody = (plan: Partial<CsvPlan> & Pick<CsvPlan, "table" | "columns">, rows: Rows): string => {
  const whole: CsvPlan = { on_conflict: "refuse", key: [], leave_out_faulty: false, ...plan };
  return [whole, ...rows].map((line) => `${JSON.stringify(line)}\n`).join("");
};
