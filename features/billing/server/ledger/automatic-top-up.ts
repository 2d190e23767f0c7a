/** Automatic top-ups when few credits are left: whole ones, up to the cap of the month (UTC). [B2] */
import { AUTOMATIC_TOP_UP, AUTOMATIC_REASON, type Billing } from "../../contract/index.ts";
import type { Account } from "./account.ts";
import { fromMicro, toMicro } from "./micro.ts";
import { monthOf } from "./periods.ts";

/** In whole credits. */
export interface AutomaticTopUp {
  enabled: boolean;
  amount: number;
  monthlyCap: number;
}

/**
 * Runs before credits are asked for or taken. Adds top-ups until 10 credits would be left after `taken` micro credits,
 * or the cap allows no further one. Each is a line of its own, whose key names the month and the amount added before
 * it.
 */
export async function topUpWhenLow(account: Account, taken = 0): Promise<void> {
  const { enabled, amount, monthlyCap } = account.automatic;
  const isLow = (): boolean => account.balance - taken < toMicro(AUTOMATIC_TOP_UP.below);
  if (!enabled || !isLow()) return;
  const period = monthOf(account.now);
  const granted = toMicro(amount);
  let added = await account.toppedUp(period);
  while (isLow() && added + granted <= toMicro(monthlyCap)) {
    const key = `top_up:automatic:${period}:${added}`;
    const lot = { source: "top_up", period, granted, expiresAt: null } as const;
    await account.grant({ key, kind: "top_up", reason: AUTOMATIC_REASON }, lot);
    added += granted;
  }
}

export async function automaticOf(account: Account): Promise<Billing["automatic_top_up"]> {
  const { enabled, amount, monthlyCap } = account.automatic;
  return {
    enabled,
    amount,
    monthly_cap: monthlyCap,
    month: monthOf(account.now),
    added_this_month: fromMicro(await account.toppedUp(monthOf(account.now))),
  };
}
