/** Prices and payments as people read them. Pure. */
import { PLAN_LABELS } from "@slipway/kernel/permissions";
import type { Payment, Price } from "../../contract/index.ts";

/** "€20.00" of 2000 `eur`; currencies without a smaller unit count whole ones. */
export function moneyInWords(amount: number, currency: string): string {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

export const priceOf = (payment: Payment, buys: Price["buys"]): Price | null =>
  payment.prices.find((price) => price.buys === buys) ?? null;

/** "€20.00 a month". */
export const priceInWords = ({ amount, currency, interval }: Price): string =>
  `${moneyInWords(amount, currency)}${interval === null ? "" : ` a ${interval}`}`;

const dateInWords = (iso: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(iso),
  );

export function subscriptionInWords({ plan, state, period_end, is_cancelled }: NonNullable<Payment["subscription"]>) {
  const label = PLAN_LABELS[plan];
  if (state === "past_due")
    return `The last payment for ${label} failed. Change the card under Manage plan, or the plan ends.`;
  return is_cancelled
    ? `${label} ends on ${dateInWords(period_end)}. Until then nothing changes.`
    : `Next payment on ${dateInWords(period_end)}.`;
}
