/** Plans and balances as people read them. Pure. */
import { isPaid, type Plan } from "@slipway/kernel/permissions";
import { creditsInWords, inTenths, type CreditState, type PlanOffer } from "../contract/index.ts";

/** For people without ManageWorkspaceBilling. [B7] */
export const ASK_TO_UPGRADE = "Ask your workspace admin to upgrade";
const ASK_TO_TOP_UP = "Ask your workspace admin to top up";
export const askTo = (plan: Plan): string => (isPaid(plan) ? ASK_TO_TOP_UP : ASK_TO_UPGRADE);

export const CHANGING_IS_FREE = "No payment provider is set up, so changing plan is free.";

export const TOP_UPS_ARE_FREE = "No payment provider is set up, so the credits are granted at once and cost nothing.";

/** Lists only features that this version has. [W6.14] */
export const PLAN_BRINGS: Record<Plan, string> = {
  free: "Workspace and public projects, editors",
  pro: "Also viewers and admins of a project, code editing",
  biz: "Also Personal projects, members-only sites, preview links",
  enterprise: "Also limits guests to viewing",
};

const ORDER: readonly Plan[] = ["free", "pro", "biz", "enterprise"];
export const isDowngrade = (from: Plan, to: Plan): boolean => ORDER.indexOf(to) < ORDER.indexOf(from);

const number = (amount: number): string => inTenths(amount).toLocaleString("en-US");

/** "100 credits a month, rolling over once, and 5 a day (at most 150 a month)." */
export function planCredits({ monthly_credits, daily_credits, daily_credits_per_month }: PlanOffer): string {
  const daily = `${number(daily_credits)} credits a day (at most ${number(daily_credits_per_month)} a month).`;
  return monthly_credits === 0 ? daily : `${creditsInWords(monthly_credits)} a month, rolling over once, and ${daily}`;
}

export const STATE_WORDS: Record<CreditState, string> = {
  ok: "",
  approaching: "Credits are running low",
  reached: "You are out of credits",
};

export const leftInWords = (remaining: number, workspace: string | null): string =>
  `${creditsInWords(remaining)} left${workspace === null ? "" : ` in ${workspace}`}`;

/** "2026-11-21" -> "21 Nov"; days are those of UTC. */
export const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** Reads the text as an amount of credits, or says why it is not one. */
export function readAmount(
  text: string,
  { what = "A top-up", min, max }: { what?: string; min: number; max: number },
): { amount: number } | { rule: string } {
  const rule = `${what} is a whole number from ${number(min)} to ${number(max)}.`;
  const digits = text.trim().replace(/[,\s]/g, "");
  if (!/^\d{1,6}$/.test(digits)) return { rule };
  const amount = Number(digits);
  return amount >= min && amount <= max ? { amount } : { rule };
}
