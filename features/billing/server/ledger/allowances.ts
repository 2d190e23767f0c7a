/** Grants and expiry by the clock: daily credits, monthly credits with one roll-over, and expired ones. */
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

/**
 * Credits of an earlier month roll over on a plan with monthly credits; those of a cancelled plan end with their month.
 */
function hasRunOut({ now, plan }: Account, lot: Lot): boolean {
  if (lot.left === 0) return false;
  if (lot.expiresAt !== null && lot.expiresAt <= now) return true;
  return lot.source === "monthly" && plan === "free" && lot.period! < monthOf(now);
}

/** A lot may expire twice: credits can return to it while the clock is wrong. So the lot alone is not a unique key. */
const expire = (account: Account, lot: Lot): Promise<void> =>
  account.write({ key: newId("expired"), kind: "expired", parts: [[lot.id, -lot.left]], reason: lot.source });

/**
 * Grants up to the plan's total of this month: an upgrade raises it to the new total, and switching back and forth
 * grants nothing twice. If the clock went back, the next month's credits are already there and nothing is added.
 */
async function grantMonth(account: Account, total: number): Promise<void> {
  const period = monthOf(account.now);
  const missing = total - account.allowed("monthly", period, monthAfter(period));
  const key = `monthly:${period}:${total}`;
  if (missing <= 0 || (await account.amountOf(key)) !== null) return;
  const expiresAt = startOfMonth(monthAfter(monthAfter(period)));
  await account.grant({ key, kind: "monthly" }, { source: "monthly", period, granted: missing, expiresAt });
}

/**
 * Grants once a day, up to what is left of the month's maximum. If the clock went back, the next day's credits count as
 * today's.
 */
async function grantDay(account: Account, { daily, dailyPerMonth }: Allowance): Promise<void> {
  const period = dayOf(account.now);
  if (account.allowed("daily", period, dayAfter(period)) > 0) return;
  const month = monthOf(account.now);
  const givenThisMonth = account.allowed("daily", `${month}-01`, `${month}-31`);
  const granted = Math.min(toMicro(daily), toMicro(dailyPerMonth) - givenThisMonth);
  if (granted <= 0) return;
  const expiresAt = startOfDay(dayAfter(period));
  await account.grant({ key: `daily:${period}`, kind: "daily" }, { source: "daily", period, granted, expiresAt });
}
