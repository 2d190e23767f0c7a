/** Feedback on answers, for the installation's operators. [CH11] */
import type { RouteResult } from "@slipway/kernel/contract/route";
import { projectTitles } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { chatContract } from "../contract/index.ts";

const MAX_LISTED = 200;
const COUNTED_DAYS = 30;
const GONE = "A deleted project";

interface Row {
  message_id: string;
  project_id: string;
  given_at: Date;
  category: string | null;
  content: string | null;
  model_label: string | null;
}

/** The latest feedback counts for each answer, as it does below the answer itself. */
const LISTED = `
  select d.id as message_id, d.project_id, max(f.given_at) as given_at, d.fields->>'feedback_category' as category,
    d.fields->>'feedback_content' as content, d.fields->>'model_label' as model_label
  from chat_feedback f join chat_documents d on d.project_id = f.project_id and d.id = f.message_id
  where d.fields->>'feedback_sentiment' = 'negative'
  group by d.project_id, d.id order by max(f.given_at) desc, d.id limit $1`;

const COUNTED = `
  select count(distinct d.id) filter (where d.fields->>'feedback_sentiment' = 'positive')::int as positive,
    count(distinct d.id) filter (where d.fields->>'feedback_sentiment' = 'negative')::int as negative
  from chat_feedback f join chat_documents d on d.project_id = f.project_id and d.id = f.message_id
  where f.given_at > $1::timestamptz - make_interval(days => $2)`;

export async function receivedFeedback(
  services: Needs<"clock" | "database">,
): Promise<RouteResult<typeof chatContract.receivedFeedback>> {
  const { pool } = services.database;
  const now = new Date(services.clock.now());
  const [{ rows }, counted] = await Promise.all([
    pool.query<Row>(LISTED, [MAX_LISTED + 1]),
    pool.query<{ positive: number; negative: number }>(COUNTED, [now, COUNTED_DAYS]),
  ]);
  const listed = rows.slice(0, MAX_LISTED);
  const titles = await projectTitles(services, [...new Set(listed.map(({ project_id }) => project_id))]);
  return {
    items: listed.map((row) => ({
      ...row,
      given_at: row.given_at.toISOString(),
      project_name: titles.get(row.project_id) ?? GONE,
    })),
    has_more: rows.length > MAX_LISTED,
    ...counted.rows[0]!,
  };
}
