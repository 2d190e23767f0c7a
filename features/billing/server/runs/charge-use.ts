/** What is used without a run of the agent: charged when it is over, up to what the workspace has. */
import type { ModelPrice } from "@slipway/platform/models/port";
import type { Services } from "../../../services.ts";
import { withAccount } from "../ledger/account.ts";
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

/** AppError 402 `out_of_credits` when nothing is left at all. */
export async function requireBalance(services: Services, workspaceId: string): Promise<void> {
  const balance = await withAccount(services, workspaceId, async (account) => {
    await topUpWhenLow(account);
    return account.balance;
  });
  if ((balance ?? 0) <= 0) throw outOfCredits(0);
}

/** Exact, because one use costs a small part of a credit. What is beyond the balance is not charged. */
export async function chargeUse(
  services: Services,
  { workspaceId, projectId, meter, key, model, tokens, price }: Use,
): Promise<void> {
  const cost = toMicro((tokens.input / 1000) * price.input + (tokens.output / 1000) * price.output);
  if (cost === 0) return;
  await withAccount(services, workspaceId, async (account) => {
    const line = `${meter}:${key}`;
    if ((await account.amountOf(line)) !== null) return;
    await topUpWhenLow(account, cost);
    const charged = Math.min(cost, account.balance);
    if (charged === 0) return;
    const use = { meter, projectId, model };
    await account.write({ key: line, kind: "settle", parts: account.take(charged), use, cost: charged });
  });
}

export interface CloudUse {
  workspaceId: string;
  projectId: string;
  /** Names it; the same use is charged once. */
  key: string;
  credits: number;
}

/**
 * What a backend used: first of what the month gives for nothing, then of the balance. What is beyond the balance is not charged.
 * The line's cost is what was covered, its amount what the balance gave.
 */
export async function chargeCloud(
  services: Services,
  { workspaceId, projectId, key, credits }: CloudUse,
): Promise<void> {
  const cost = toMicro(credits);
  if (cost === 0) return;
  await withAccount(services, workspaceId, async (account) => {
    const line = `cloud:${key}`;
    if ((await account.amountOf(line)) !== null) return;
    const used = await account.freeUsed("cloud", startOfMonth(monthOf(account.now)));
    const free = Math.min(cost, Math.max(0, toMicro(services.config.cloudPrices?.free ?? 0) - used));
    if (cost > free) await topUpWhenLow(account, cost - free);
    const charged = Math.min(cost - free, account.balance);
    if (free + charged === 0) return;
    const use = { meter: "cloud" as const, projectId, model: "cloud" };
    await account.write({ key: line, kind: "settle", parts: account.take(charged), use, cost: free + charged });
  });
}

/**
 * Whether nothing is left that a backend could cost, and nothing comes by itself. Where backends cost nothing it never is. A
 * look alone adds nothing before that: it is taken of backends that use nothing, too. [B5] [C2.41]
 */
export async function isOutOfFunds(services: Services, workspaceId: string): Promise<boolean> {
  const prices = services.config.cloudPrices;
  if (prices === null) return false;
  const left = await withAccount(services, workspaceId, async (account) => {
    const used = await account.freeUsed("cloud", startOfMonth(monthOf(account.now)));
    const free = Math.max(0, toMicro(prices.free) - used);
    if (account.balance + free <= 0) await topUpWhenLow(account);
    return account.balance + free;
  });
  return left !== null && left <= 0;
}
