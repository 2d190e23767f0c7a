/** The summary of a project's oldest turns: one text, written by the model and changed by people. */
import { conflict, notFound } from "@slipway/kernel/errors";
import { and, eq } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import type { ConversationSummary } from "../../contract/index.ts";
import type { Summary } from "./recalled-history.ts";
import { agentSummaries, type SummaryRow } from "./memory-tables.ts";

export const shownSummary = (row: SummaryRow): ConversationSummary => ({
  text: row.text,
  messages: row.messages,
  version: row.version,
  edited: row.editedBy !== null,
  changed_at: new Date(row.changedAt).toISOString(),
});

export async function summaryOf({ database }: Needs<"database">, projectId: string): Promise<SummaryRow | null> {
  const [row] = await database.sql.select().from(agentSummaries).where(eq(agentSummaries.projectId, projectId));
  return row ?? null;
}

/** The new summary contains the one before. False: somebody changed that one meanwhile, and nothing was stored. */
export async function keepSummary(
  { clock, database }: Needs<"clock" | "database">,
  { projectId, before }: { projectId: string; before: number | null },
  { until, messages, text }: Summary,
): Promise<boolean> {
  const row = {
    untilMessageId: until,
    messages,
    text,
    version: (before ?? 0) + 1,
    editedBy: null,
    changedAt: clock.now(),
  };
  const { rowCount } =
    before === null
      ? await database.sql
          .insert(agentSummaries)
          .values({ ...row, projectId })
          .onConflictDoNothing()
      : await database.sql
          .update(agentSummaries)
          .set(row)
          .where(and(eq(agentSummaries.projectId, projectId), eq(agentSummaries.version, before)));
  return rowCount === 1;
}

/** A person's text. AppError 409 `summary_changed` if it is no longer the version that they saw. */
export async function editSummary(
  services: Needs<"clock" | "database">,
  { projectId, version, userId }: { projectId: string; version: number; userId: string },
  text: string,
): Promise<SummaryRow> {
  const [row] = await services.database.sql
    .update(agentSummaries)
    .set({ text, version: version + 1, editedBy: userId, changedAt: services.clock.now() })
    .where(and(eq(agentSummaries.projectId, projectId), eq(agentSummaries.version, version)))
    .returning();
  if (row !== undefined) return row;
  if ((await summaryOf(services, projectId)) === null) throw notFound("This summary");
  throw conflict("summary_changed", "The summary was changed meanwhile. Read it again before you change it.");
}
