/** Usage outside agent runs, charged when it is over, up to the workspace's balance. */
import type { ModelPrice } from "@slipway/platform/models/port";
import type { Needs } from "../../../services.ts";
import { withAccount, type Account, type Line } from "../ledger/account.ts";
import { topUpWhenLow } from "../ledger/automatic-top-up.ts";
import { toMicro } from "../ledger/micro.ts";
import { monthOf, startOfMonth } from "../ledger/periods.ts";
import { outOfCredits } from "../ledger/run-credits.ts";
import type { Tokens } from "./run-price.ts";

export interface Use {
  workspaceId: string;
  projectId: string;
  meter: "cloud" | "ai_gateway";
  /** Key of the use, so that it is charged once. */
  key: string;
  model: string;
  tokens: Tokens;
  price: ModelPrice;
}

/** Micro credits of a meter's free part of this month that are left. */
async function freeLeft({ config }: Needs<"config">, account: Account, meter: Use["meter"]): Promise<number> {
  const free = toMicro(meter === "cloud" ? (config.cloudPrices?.free ?? 0) : config.aiFreeCredits);
  if (free === 0) return 0;
  return Math.max(0, free - (await account.freeUsed(meter, startOfMonth(monthOf(account.now)))));
}

/**
 * Guards the model requests of functions. AppError 402 `out_of_credits` if neither the balance nor the month's free
 * part has anything left.
 */
export async function requireBalance(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
): Promise<void> {
  const left = await withAccount(services, workspaceId, async (account) => {
    const free = await freeLeft(services, account, "ai_gateway");
    if (free === 0) await topUpWhenLow(account);
    return free + account.balance;
  });
  if ((left ?? 0) <= 0) throw outOfCredits(0);
}

interface Charge {
  workspaceId: string;
  /** Micro credits. */
  cost: number;
  key: string;
  use: NonNullable<Line["use"]>;
}

/**
 * Takes from the month's free part first, then from the balance. Use above the balance is not charged. The line's cost
 * is what was covered, its amount is what came from the balance.
 */
async function charge(
  services: Needs<"clock" | "config" | "database">,
  { workspaceId, cost, key, use }: Charge,
): Promise<void> {
  if (cost === 0) return;
  await withAccount(services, workspaceId, async (account) => {
    const line = `${use.meter}:${key}`;
    if ((await account.amountOf(line)) !== null) return;
    const free = Math.min(cost, await freeLeft(services, account, use.meter));
    if (cost > free) await topUpWhenLow(account, cost - free);
    const charged = Math.min(cost - free, account.balance);
    if (free + charged === 0) return;
    await account.write({ key: line, kind: "settle", parts: account.take(charged), use, cost: free + charged });
  });
}

/** Not rounded, because one use costs a small part of a credit. */
export async function chargeUse(
  services: Needs<"clock" | "config" | "database">,
  { workspaceId, projectId, meter, key, model, tokens, price }: Use,
): Promise<void> {
  const cost = toMicro((tokens.input / 1000) * price.input + (tokens.output / 1000) * price.output);
  await charge(services, { workspaceId, cost, key, use: { meter, projectId, model } });
}

export interface CloudUse {
  workspaceId: string;
  projectId: string;
  /** Key of the use, so that it is charged once. */
  key: string;
  credits: number;
}

/** Charges the use of a backend. */
export const chargeCloud = (
  services: Needs<"clock" | "config" | "database">,
  { workspaceId, projectId, key, credits }: CloudUse,
): Promise<void> =>
  charge(services, { workspaceId, cost: toMicro(credits), key, use: { meter: "cloud", projectId, model: "cloud" } });

/**
 * Whether the workspace has no credits for backends and no automatic top-up will bring some. Always false where
 * backends cost nothing. Asking adds no top-up by itself, because idle backends are asked about, too. [B5] [C2.41]
 */
export async function isOutOfFunds(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
): Promise<boolean> {
  if (services.config.cloudPrices === null) return false;
  const left = await withAccount(services, workspaceId, async (account) => {
    const free = await freeLeft(services, account, "cloud");
    if (account.balance + free <= 0) await topUpWhenLow(account);
    return account.balance + free;
  });
  return left !== null && left <= 0;
}
