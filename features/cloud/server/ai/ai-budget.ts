/** Budget of a project's functions for language models, by the plan of its workspace. Days and months in UTC. */
import { and, count, eq, gte, ne, sql } from "drizzle-orm";
import { AppError, notFound } from "@slipway/kernel/errors";
import { PLAN_LABELS, type Plan } from "@slipway/kernel/permissions";
import type { Config } from "@slipway/platform/config/port";
import { getProject } from "../../../projects/server/index.ts";
import { getWorkspace } from "../../../workspaces/server/index.ts";
import type { Needs } from "../../../services.ts";
import { aiUsage } from "../cloud-tables.ts";

type Amounts = Config["aiBudgets"][Plan];

export interface Budget {
  workspaceId: string;
  plan: Plan;
  max: Amounts;
  used: Amounts;
}

const DAY_MS = 86_400_000;

const startOfDay = (now: number): number => now - (now % DAY_MS);
function startOfMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

async function usedBy({ database }: Needs<"database">, projectId: string, now: number): Promise<Amounts> {
  const tokens = sql`sum(${aiUsage.inputTokens} + ${aiUsage.outputTokens})`;
  const isOfDay = sql`filter (where ${aiUsage.at} >= ${startOfDay(now)})`;
  const [used] = await database.sql
    .select({
      requestsPerMonth: count(),
      tokensPerMonth: sql`coalesce(${tokens}, 0)`.mapWith(Number),
      requestsPerDay: sql`count(*) ${isOfDay}`.mapWith(Number),
      tokensPerDay: sql`coalesce(${tokens} ${isOfDay}, 0)`.mapWith(Number),
    })
    .from(aiUsage)
    .where(and(eq(aiUsage.projectId, projectId), gte(aiUsage.at, startOfMonth(now)), ne(aiUsage.outcome, "failed")));
  return used!;
}

export async function budgetOf(services: Needs<"clock" | "config" | "database">, projectId: string): Promise<Budget> {
  const now = services.clock.now();
  const { workspaceId } = await getProject(services, projectId);
  const [workspace, used] = await Promise.all([getWorkspace(services, workspaceId), usedBy(services, projectId, now)]);
  if (workspace === null) throw notFound("This project");
  return {
    workspaceId,
    plan: workspace.plan,
    max: services.config.aiBudgets[workspace.plan],
    used,
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
export function requireBudget({ max, used, plan }: Budget, { running, now }: { running: number; now: number }): void {
  const requests = (count: number): string => `${number(count)} requests`;
  const tokens = (count: number): string => `${number(count)} tokens`;
  if (used.requestsPerMonth + running > max.requestsPerMonth) throw monthUsedUp(requests(max.requestsPerMonth), plan);
  if (used.tokensPerMonth >= max.tokensPerMonth) throw monthUsedUp(tokens(max.tokensPerMonth), plan);
  if (used.requestsPerDay + running > max.requestsPerDay) throw dayUsedUp(requests(max.requestsPerDay), now);
  if (used.tokensPerDay >= max.tokensPerDay) throw dayUsedUp(tokens(max.tokensPerDay), now);
}
