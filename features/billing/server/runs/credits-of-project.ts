/** Credits left for a project's runs: checked before a message is taken, and shown beside it. [W4.19] [W8.01] */
import type { ModelId } from "@slipway/kernel/model-options";
import type { Plan } from "@slipway/kernel/permissions";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import {
  automaticState,
  creditState,
  remainingOf,
  type AutomaticState,
  type CreditState,
} from "../../contract/index.ts";
import { withAccount, type Account } from "../ledger/account.ts";
import { automaticOf, topUpWhenLow } from "../ledger/automatic-top-up.ts";
import { fromMicro, toMicro } from "../ledger/micro.ts";
import { dayOf } from "../ledger/periods.ts";
import { outOfCredits } from "../ledger/run-credits.ts";
import { recentCosts } from "./recent-costs.ts";
import { estimateRun, leastCost, runKind, type Estimate } from "./run-price.ts";

export interface CreditFigures {
  free: number;
  used: number;
  available_balance: number;
  remaining: number;
  state: CreditState;
}

const NO_CREDITS: CreditFigures = { free: 0, used: 0, available_balance: 0, remaining: 0, state: "ok" };

/** Separates today's free credits from all others. [B2] */
export function figuresOf(account: Account): CreditFigures {
  const today = dayOf(account.now);
  const daily = account.lots.filter(({ source, period }) => source === "daily" && period === today);
  const free = daily.reduce((sum, lot) => sum + lot.granted, 0);
  const left = daily.reduce((sum, lot) => sum + lot.left, 0);
  const credits = {
    free: fromMicro(free),
    used: fromMicro(free - left),
    available_balance: fromMicro(account.balance - left),
  };
  return { ...credits, remaining: remainingOf(credits), state: creditState(credits) };
}

export async function creditFigures(
  services: Needs<"clock" | "config" | "database">,
  workspaceId: string,
): Promise<CreditFigures> {
  return (await withAccount(services, workspaceId, async (account) => figuresOf(account))) ?? NO_CREDITS;
}

/** Some configured model has a price, or backends have one. */
export const isPriced = ({ models, config }: Needs<"config" | "models">): boolean =>
  config.cloudPrices !== null ||
  models.list().some(({ option, configured }) => configured && models.resolve(option).price !== null);

export interface AskedRun {
  projectId: string;
  model: ModelId;
  mode: "agent" | "instant";
  chatOnly: boolean;
}

/**
 * AppError 402 `out_of_credits` if the run could not begin, even after an automatic top-up. Nothing is held yet.
 * [W8.01]
 */
export async function requireCredits(
  services: Needs<"clock" | "config" | "database" | "models">,
  { projectId, model, mode, chatOnly }: AskedRun,
): Promise<void> {
  const { workspaceId } = await getProject(services, projectId);
  if (services.models.resolve(model, workspaceId).price === null) return;
  const figures = await withAccount(services, workspaceId, async (account) => {
    await topUpWhenLow(account);
    return figuresOf(account);
  });
  const { remaining } = figures ?? NO_CREDITS;
  const least = leastCost(runKind({ chatOnly, mode }));
  if (toMicro(remaining) < least) throw outOfCredits(toMicro(remaining));
}

interface ProjectFigures extends CreditFigures {
  workspaceId: string;
  plan: Plan;
  automatic: AutomaticState;
  estimate: (Estimate & { model_label: string }) | null;
}

export async function projectCredits(
  services: Needs<"clock" | "config" | "database" | "models">,
  { projectId, model, mode, chatOnly }: AskedRun,
): Promise<ProjectFigures> {
  const { workspaceId } = await getProject(services, projectId);
  const { price, label } = services.models.resolve(model, workspaceId);
  const kind = runKind({ chatOnly, mode });
  const account = await withAccount(services, workspaceId, async (open) => ({
    ...figuresOf(open),
    plan: open.plan,
    automatic: automaticState(await automaticOf(open)),
  }));
  if (account === null) throw new Error(`project ${projectId} has no workspace`);
  if (price === null) return { ...account, workspaceId, estimate: null };
  const recent = await recentCosts(services, { workspaceId, model: label, mode: kind });
  return { ...account, workspaceId, estimate: { ...estimateRun(price, kind, recent), model_label: label } };
}
