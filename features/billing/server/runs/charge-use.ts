/** What is used without a run of the agent: charged when it is over, up to what the workspace has. */
import type { ModelPrice } from "@slipway/platform/models/port";
import type { Services } from "../../../services.ts";
import { withAccount } from "../ledger/account.ts";
import { toMicro } from "../ledger/micro.ts";
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
  const balance = await withAccount(services, workspaceId, async (account) => account.balance);
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
    const charged = Math.min(cost, account.balance);
    if (charged === 0) return;
    const use = { meter, projectId, model };
    await account.write({ key: line, kind: "settle", parts: account.take(charged), use, cost: charged });
  });
}
