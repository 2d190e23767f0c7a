/** What the clock brings and takes: credits of the day, credits of the month with one roll-over, and what has run out. */
import { newId } from "@slipway/kernel/ids";
import type { Plan } from "@slipway/kernel/permissions";
import { DAILY_CREDITS, DAILY_CREDITS_PER_MONTH, type Allowance } from "../../contract/index.ts";
import type { Account, Lot } from "./account.ts";
import { toMicro } from "./micro.ts";
import { dayAfter, dayOf, monthAfter, monthOf, startOfDay, startOfMonth } from "./periods.ts";

export type MonthlyCredits = Readonly<Record<Plan, number>>;

export const allowanceOf = (plan: Plan, monthly: MonthlyCredits): Allowance => ({
  monthly: monthly[plan],
  daily: DAILY_CREDITS,
  dailyPerMonth: DAILY_CREDITS_PER_MONTH[plan],
});

export async function bookWhatIsDue(account: Account, monthly: MonthlyCredits): Promise<void> {
  for (const lot of account.lots.filter((candidate) => hasRunOut(account, candidate))) await expire(account, lot);
  const allowance = allowanceOf(account.plan, monthly);
  await grantMonth(account, toMicro(allowance.monthly));
  await grantDay(account, allowance);
}

/** Credits of an earlier month roll over on a plan that has credits of the month; a cancelled one ends with its month. */
function hasRunOut({ now, plan }: Account, lot: Lot): boolean {
  if (lot.left === 0) return false;
  if (lot.expiresAt !== null && lot.expiresAt <= now) return true;
  return lot.source === "monthly" && plan === "free" && lot.period! < monthOf(now);
}

/** What came back to a lot while the clock was wrong runs out a second time, so the lot alone is no key. */
const expire = (account: Account, lot: Lot): Promise<void> =>
  account.write({ key: newId("expired"), kind: "expired", parts: [[lot.id, -lot.left]], reason: lot.source });

/**
 * Up to the plan's total of this month: an upgrade raises to the new total, going back and forth gives nothing twice. A
 * clock that went back finds the next month's credits and gets no others.
 */
async function grantMonth(account: Account, total: number): Promise<void> {
  const period = monthOf(account.now);
  const missing = total - (await account.granted("monthly", period, monthAfter(period)));
  const key = `monthly:${period}:${total}`;
  if (missing <= 0 || (await account.amountOf(key)) !== null) return;
  const expiresAt = startOfMonth(monthAfter(monthAfter(period)));
  await account.grant({ key, kind: "monthly" }, { source: "monthly", period, granted: missing, expiresAt });
}

/** Once a day, of what is left of the month's most; the next day's credits, given before the clock went back, count as today's. */
async function grantDay(account: Account, { daily, dailyPerMonth }: Allowance): Promise<void> {
  const period = dayOf(account.now);
  if ((await account.granted("daily", period, dayAfter(period))) > 0) return;
  const month = monthOf(account.now);
  const givenThisMonth = await account.granted("daily", `${month}-01`, `${month}-31`);
  const granted = Math.min(toMicro(daily), toMicro(dailyPerMonth) - givenThisMonth);
  if (granted <= 0) return;
  const expiresAt = startOfDay(dayAfter(period));
  await account.grant({ key: `daily:${period}`, kind: "daily" }, { source: "daily", period, granted, expiresAt });
}
