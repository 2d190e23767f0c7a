/** How much of its budget a turn has used. */
import { z } from "zod";

const part = z.object({ used: z.number().nonnegative(), max: z.number().positive() });

export const BUDGET_PARTS = ["steps", "tokens", "credits"] as const;
export type BudgetPart = (typeof BUDGET_PARTS)[number];

/** Parts without a bound are left out. */
export const turnBudgetSchema = z.object({
  steps: part,
  tokens: part.optional(),
  credits: part.optional(),
});
export type TurnBudgetFacts = z.infer<typeof turnBudgetSchema>;
