/** Budget of a project's functions for language models, by the plan of its workspace. Days and months in UTC. */
import { AppError, notFound } from "@slipway/kernel/errors";
import { PLAN_LABELS, type Plan } from "@slipway/kernel/permissions";
import type { Config } from "@slipway/platform/config/port";
import { getProject } from "../../../projects/server/index.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import type { Needs } from "../../../services.ts";

type Amounts = Config["aiBudgets"][Plan];

export interface Budget {
  workspaceId: string;
  plan: Plan;
  most: Amounts;
  used: Amounts;
}

const DAY_MS = 86_400_000;

const startOfDay = (now: number): number => now - (now % DAY_MS);
function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

export async function budgetOf(services: Needs<"clock" | "config" | "database">, projectId: string): Promise<Budget> {
  const now = services.clock.now();
  const { workspace_id: workspaceId } = await getProject(services, projectId);
  const [workspace, { rows }] = await Promise.all([
    getWorkspace(services, workspaceId),
    services.database.pool.query<Record<keyof Amounts, string>>(
      `select count(*) as "requestsPerMonth", coalesce(sum(input_tokens + output_tokens), 0) as "tokensPerMonth",
         count(*) filter (where at >= $3) as "requestsPerDay",
         coalesce(sum(input_tokens + output_tokens) filter (where at >= $3), 0) as "tokensPerDay"
       from ai_usage where project_id = $1 and at >= $2 and outcome <> 'failed'`,
      [projectId, startOfMonth(now), startOfDay(now)],
    ),
  ]);
  if (workspace === null) throw notFound("This project");
  const used = rows[0]!;
  return {
    workspaceId,
    plan: workspace.plan,
    most: services.config.aiBudgets[workspace.plan],
    used: {
      requestsPerDay: Number(used.requestsPerDay),
      tokensPerDay: Number(used.tokensPerDay),
      requestsPerMonth: Number(used.requestsPerMonth),
      tokensPerMonth: Number(used.tokensPerMonth),
    },
  };
}

const number = (value: number): string => value.toLocaleString("en-US");

/** Tomorrow there is a new one. */
const dayUsedUp = (what: string, now: number): AppError =>
  new AppError({
    code: "ai_daily_budget",
    status: 429,
    userMessage: `The AI budget of this project for today, ${what}, is used up. A new one begins at 00:00 UTC.`,
    retryAfter: Math.ceil((startOfDay(now) + DAY_MS - now) / 1000),
  });

/** [K4] */
const monthUsedUp = (what: string, plan: Plan): AppError =>
  new AppError({
    code: "usage_limit",
    status: 402,
    userMessage: `The AI budget of this project for this month, ${what} on the ${PLAN_LABELS[plan]} plan, is used up. A plan with a larger one goes on at once.`,
  });

/**
 * `running` are the requests in progress, including this one; they count before they are recorded. Their tokens are
 * known only at their end, so concurrent requests may exceed a token budget. AppErrors: 402 `usage_limit`, 429
 * `ai_daily_budget`.
 */
export function requireBudget({ most, used, plan }: Budget, { running, now }: { running: number; now: number }): void {
  const requests = (count: number): string => `${number(count)} requests`;
  const tokens = (count: number): string => `${number(count)} tokens`;
  if (used.requestsPerMonth + running > most.requestsPerMonth) throw monthUsedUp(requests(most.requestsPerMonth), plan);
  if (used.tokensPerMonth >= most.tokensPerMonth) throw monthUsedUp(tokens(most.tokensPerMonth), plan);
  if (used.requestsPerDay + running > most.requestsPerDay) throw dayUsedUp(requests(most.requestsPerDay), now);
  if (used.tokensPerDay >= most.tokensPerDay) throw dayUsedUp(tokens(most.tokensPerDay), now);
}
