/** Reads and checks the typed terms of the automatic top-up. Pure. */
import { AUTOMATIC_TOP_UP, TOP_UP, type AutomaticTopUpTerms } from "../../contract/index.ts";
import { readAmount } from "../words.ts";

export interface TypedTerms {
  enabled: boolean;
  amount: string;
  cap: string;
}

export const typedOf = ({ enabled, amount, monthly_cap }: AutomaticTopUpTerms): TypedTerms => ({
  enabled,
  amount: String(amount),
  cap: String(monthly_cap),
});

export type ReadTerms = { terms: AutomaticTopUpTerms } | { amountRule: string | null; capRule: string | null };

/** When it is switched off the amounts are hidden, so the stored ones stay. */
export function readTerms(typed: TypedTerms, stored: AutomaticTopUpTerms): ReadTerms {
  const { enabled } = typed;
  if (!enabled) return { terms: { enabled, amount: stored.amount, monthly_cap: stored.monthly_cap } };
  const amount = readAmount(typed.amount, TOP_UP);
  const min = "amount" in amount ? amount.amount : TOP_UP.min;
  const cap = readAmount(typed.cap, { what: "The cap", min, max: AUTOMATIC_TOP_UP.maxOfMonth });
  if ("amount" in amount && "amount" in cap)
    return { terms: { enabled, amount: amount.amount, monthly_cap: cap.amount } };
  return { amountRule: "rule" in amount ? amount.rule : null, capRule: "rule" in cap ? cap.rule : null };
}

export const isSameTerms = (one: TypedTerms, other: TypedTerms): boolean =>
  one.enabled === other.enabled && (!one.enabled || (one.amount === other.amount && one.cap === other.cap));
