/** Feedback on answers, for the installation's operators. [CH11] */
import { and, asc, desc, eq, gt, max, sql, type SQL } from "drizzle-orm";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { projectTitles } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { chatContract } from "../contract/index.ts";
import { chatDocuments, chatFeedback } from "./chat-tables.ts";

const MAX_LISTED = 200;
const COUNTED_DAYS = 30;
const GONE = "A deleted project";

/** The latest feedback counts for each answer, as it does below the answer itself. */
const field = (name: string): SQL<string | null> =>
  sql<string | null>`${chatDocuments.fields} ->> ${sql.raw(`'${name}'`)}`;
const sentiment = field("feedback_sentiment");
const isItsAnswer = and(
  eq(chatDocuments.projectId, chatFeedback.projectId),
  eq(chatDocuments.id, chatFeedback.messageId),
);
const newest = max(chatFeedback.givenAt);

const listed = ({ sql: from }: Needs<"database">["database"]) =>
  from
    .select({
      message_id: chatDocuments.id,
      project_id: chatDocuments.projectId,
      givenAt: newest,
      category: field("feedback_category"),
      content: field("feedback_content"),
      model_label: field("model_label"),
    })
    .from(chatFeedback)
    .innerJoin(chatDocuments, isItsAnswer)
    .where(eq(sentiment, "negative"))
    .groupBy(chatDocuments.projectId, chatDocuments.id)
    .orderBy(desc(newest), asc(chatDocuments.id))
    .limit(MAX_LISTED + 1);

const answersWith = (kind: "positive" | "negative"): SQL<number> =>
  sql<number>`count(distinct ${chatDocuments.id}) filter (where ${sentiment} = ${kind})::int`;

const counted = ({ sql: from }: Needs<"database">["database"], since: Date) =>
  from
    .select({ positive: answersWith("positive"), negative: answersWith("negative") })
    .from(chatFeedback)
    .innerJoin(chatDocuments, isItsAnswer)
    .where(gt(chatFeedback.givenAt, since));

export async function receivedFeedback(
  services: Needs<"clock" | "database">,
): Promise<RouteResult<typeof chatContract.receivedFeedback>> {
  const { database, clock } = services;
  const [rows, [counts]] = await Promise.all([
    listed(database),
    counted(database, new Date(clock.now() - COUNTED_DAYS * 86_400_000)),
  ]);
  const shown = rows.slice(0, MAX_LISTED);
  const titles = await projectTitles(services, [...new Set(shown.map(({ project_id }) => project_id))]);
  return {
    items: shown.map(({ givenAt, ...row }) => ({
      ...row,
      given_at: givenAt!.toISOString(),
      project_name: titles.get(row.project_id) ?? GONE,
    })),
    has_more: rows.length > MAX_LISTED,
    ...counts!,
  };
}
