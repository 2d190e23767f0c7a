/** Requests of functions to language models: one record per request, read as sums. [C3.16] [C7.25] */
import type { AiUse } from "@slipway/cloud/ai/host";
import { and, count, desc, eq, gte, lt, ne, sql, sum } from "drizzle-orm";
import { invalidRequest } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import type { Needs } from "../../../services.ts";
import type { AiGranularity, AiUsage } from "../../contract/ai/usage.ts";
import { AI_USAGE_DAYS, aiUsage } from "../cloud-tables.ts";
import { budgetOf } from "./ai-budget.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MILLISECONDS: Record<AiGranularity, number> = { minute: MINUTE, hour: HOUR, day: DAY };
const USUAL_RANGE = 30 * DAY;
/** A chart has fewer bars. A period with very many models returns only its beginning. */
const MAX_ROWS = 20_000;

/** Resolves to the record's id. */
export async function recordAiUse(
  { database, clock }: Needs<"clock" | "database">,
  projectId: string,
  use: AiUse,
): Promise<string> {
  const id = newId("ai");
  const { model, provider, inputTokens, outputTokens, isEstimated, outcome } = use;
  await database.sql.insert(aiUsage).values({
    ...{ id, projectId, at: clock.now(), model, provider, isEstimated, outcome },
    // A failed call costs nothing.
    ...(outcome === "failed" ? { inputTokens: 0, outputTokens: 0 } : { inputTokens, outputTokens }),
  });
  return id;
}

/** [C9.09] [AI2] */
function granularityOf(range: number): AiGranularity {
  if (range <= 2 * HOUR) return "minute";
  return range <= 3 * DAY ? "hour" : "day";
}

export async function readAiUsage(
  services: Needs<"clock" | "config" | "database">,
  projectId: string,
  { start, end }: { start?: string | undefined; end?: string | undefined },
): Promise<AiUsage> {
  const to = end === undefined ? services.clock.now() + 1 : Date.parse(end);
  const from = start === undefined ? to - USUAL_RANGE : Date.parse(start);
  if (from >= to) throw invalidRequest("start: must be before end", { field: "start", rule: "must be before end" });
  const granularity = granularityOf(to - from);
  const { sql: database } = services.database;
  const { at, model, provider, inputTokens, outputTokens } = aiUsage;
  const isCounted = and(eq(aiUsage.projectId, projectId), ne(aiUsage.outcome, "failed"));
  // In the text itself: as a value it would stand there several times, and Postgres would not know them for one.
  const step = sql.raw(String(MILLISECONDS[granularity]));
  const bucket = sql<number>`${at} / ${step} * ${step}`.mapWith(Number);
  const [rows, [newest], budget] = await Promise.all([
    database
      .select({
        bucket,
        model,
        provider,
        count: count(),
        input: sum(inputTokens).mapWith(Number),
        output: sum(outputTokens).mapWith(Number),
      })
      .from(aiUsage)
      .where(and(isCounted, gte(at, from), lt(at, to)))
      .groupBy(bucket, model, provider)
      .orderBy(bucket, model, provider)
      .limit(MAX_ROWS),
    database.select({ at }).from(aiUsage).where(isCounted).orderBy(desc(at)).limit(1),
    budgetOf(services, projectId),
  ]);
  return {
    granularity,
    usage: rows.map((row) => ({
      timestamp: new Date(row.bucket).toISOString(),
      model: row.model,
      provider: row.provider,
      count: row.count,
      input_tokens: row.input,
      output_tokens: row.output,
    })),
    last_used_at: newest === undefined ? null : new Date(newest.at).toISOString(),
    budget: {
      requests_of_day: { used: budget.used.requestsPerDay, max: budget.max.requestsPerDay },
      tokens_of_day: { used: budget.used.tokensPerDay, max: budget.max.tokensPerDay },
      requests_of_month: { used: budget.used.requestsPerMonth, max: budget.max.requestsPerMonth },
      tokens_of_month: { used: budget.used.tokensPerMonth, max: budget.max.tokensPerMonth },
    },
  };
}

/** Deletes records older than a year. */
export async function forgetOldAiUse({ database, clock }: Needs<"clock" | "database">): Promise<void> {
  await database.sql.delete(aiUsage).where(lt(aiUsage.at, clock.now() - (AI_USAGE_DAYS + 1) * DAY));
}
