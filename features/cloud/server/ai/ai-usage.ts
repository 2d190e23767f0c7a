/** Requests of functions to language models: one record per request, read as sums. [C3.16] [C7.25] */
import type { AiUse } from "@slipway/cloud/ai/host";
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

interface Row {
  bucket: string;
  model: string;
  provider: string;
  count: string;
  input: string;
  output: string;
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
  const { pool } = services.database;
  const [{ rows }, { rows: newest }, budget] = await Promise.all([
    pool.query<Row>(
      `select at / $4 * $4 as bucket, model, provider, count(*) as count, sum(input_tokens) as input, sum(output_tokens) as output
       from ai_usage where project_id = $1 and at >= $2 and at < $3 and outcome <> 'failed'
       group by 1, 2, 3 order by 1, 2, 3 limit $5`,
      [projectId, from, to, MILLISECONDS[granularity], MAX_ROWS],
    ),
    pool.query<{ at: string }>(
      "select at from ai_usage where project_id = $1 and outcome <> 'failed' order by at desc limit 1",
      [projectId],
    ),
    budgetOf(services, projectId),
  ]);
  return {
    granularity,
    usage: rows.map(({ bucket, model, provider, count, input, output }) => ({
      timestamp: new Date(Number(bucket)).toISOString(),
      model,
      provider,
      count: Number(count),
      input_tokens: Number(input),
      output_tokens: Number(output),
    })),
    last_used_at: newest[0] === undefined ? null : new Date(Number(newest[0].at)).toISOString(),
    budget: {
      requests_of_day: { used: budget.used.requestsPerDay, most: budget.most.requestsPerDay },
      tokens_of_day: { used: budget.used.tokensPerDay, most: budget.most.tokensPerDay },
      requests_of_month: { used: budget.used.requestsPerMonth, most: budget.most.requestsPerMonth },
      tokens_of_month: { used: budget.used.tokensPerMonth, most: budget.most.tokensPerMonth },
    },
  };
}

/** Deletes records older than a year. */
export async function forgetOldAiUse({ database, clock }: Needs<"clock" | "database">): Promise<void> {
  await database.pool.query("delete from ai_usage where at < $1", [clock.now() - (AI_USAGE_DAYS + 1) * DAY]);
}
