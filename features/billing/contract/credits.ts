/** How credits are counted and when to warn, for server and browser alike. */
import type { Plan } from "@slipway/kernel/permissions";

/** Whole credits, one top-up. */
export const TOP_UP = { min: 10, max: 1000, suggested: [50, 100, 250] } as const;

/** The person is asked before a run that is likely to cost more. (Product page, moment 1) */
export const ASK_ABOVE_CREDITS = 3;
/** With the question switched off, runs below this still start without it. */
export const QUIET_BELOW_CREDITS = 10;

/** Cloud and AI usage: "approaching" begins when this share of the free part is left. [B3] */
export const USAGE_WARNING_RATIO = 0.2;

/** "Paid" plans; `free` has no credits of the month. */
export interface Allowance {
  monthly: number;
  daily: number;
  /** Daily credits of one month add up to at most this. */
  dailyPerMonth: number;
}

/** A free plan grants 5 a day, at most 30 a month. */
export const DAILY_CREDITS = 5;
export const DAILY_CREDITS_PER_MONTH: Record<Plan, number> = { free: 30, pro: 150, biz: 150, enterprise: 150 };

export const CREDIT_STATES = ["ok", "approaching", "reached"] as const;
export type CreditState = (typeof CREDIT_STATES)[number];

export interface Credits {
  free: number;
  used: number;
  available_balance: number;
}

export const remainingOf = ({ free, used, available_balance }: Credits): number =>
  inTenths(free - used + available_balance);

/** Rounds sums of tenths, so that 0.30000000000000004 reads 0.3. */
export const inTenths = (credits: number): number => Math.round(credits * 10) / 10;

/** Chat credits. [W9.07] [W4.19] [B2] */
export function creditState(credits: Credits): CreditState {
  const remaining = remainingOf(credits);
  const threshold = credits.available_balance === 0 || credits.used >= credits.free ? 0.5 : 10;
  if (remaining <= 0) return "reached";
  return remaining <= threshold ? "approaching" : "ok";
}

/** "1 credit", "1.8 credits", "1,200 credits". */
export function creditsInWords(credits: number): string {
  const amount = inTenths(credits);
  return `${amount.toLocaleString("en-US")} ${amount === 1 ? "credit" : "credits"}`;
}
