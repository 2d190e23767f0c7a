/** What is used without a run of the agent: charged when it is over, up to what the workspace has. */
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
  /** Names it; the same use is charged once. */
  key: string;
  model: string;
  tokens: Tokens;
  price: ModelPrice;
}

/** Micro credits of this month that a meter still gives for nothing. */
async function freeLeft({ config }: Needs<"config">, account: Account, meter: Use["meter"]): Promise<number> {
  const free = toMicro(meter === "cloud" ? (config.cloudPrices?.free ?? 0) : config.aiFreeCredits);
  if (free === 0) return 0;
  return Math.max(0, free - (await account.freeUsed(meter, startOfMonth(monthOf(account.now)))));
}

/** For what functions ask of a model. AppError 402 `out_of_credits` when nothing is left at all, of the month's free part neither. */
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
 * First of what the month gives for nothing, then of the balance. What is beyond the balance is not charged. The line's cost is
 * what was covered, its amount what the balance gave.
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

/** Exact, because one use costs a small part of a credit. */
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
  /** Names it; the same use is charged once. */
  key: string;
  credits: number;
}

/** What a backend used. */
export const chargeCloud = (
  services: Needs<"clock" | "config" | "database">,
  { workspaceId, projectId, key, credits }: CloudUse,
): Promise<void> =>
  charge(services, { workspaceId, cost: toMicro(credits), key, use: { meter: "cloud", projectId, model: "cloud" } });

/**
 * Whether nothing is left that a backend could cost, and nothing comes by itself. Where backends cost nothing it never is. A
 * look alone adds nothing before that: it is taken of backends that use nothing, too. [B5] [C2.41]
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
