/** After a restart, interrupted turns are ended with the reason, and waiting turns go on. */
import { and, eq, inArray } from "drizzle-orm";
import {
  databaseStays,
  endInterruptedRuns,
  keepMigrations,
  returnedWords,
  sentencesFor,
} from "../../../agent/server/index.ts";
import { endRunCredits } from "../../../billing/server/index.ts";
import { releaseAbandonedLocks } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Draft, RunStep } from "../../../agent/contract/index.ts";
import { chatDocuments, chatTurns, type ChatTurnRow } from "../chat-tables.ts";
import { patchDocuments, type DocumentPatch } from "../documents/change-documents.ts";
import { versionFields } from "../documents/documents.ts";
import { historyBefore } from "../documents/history-before.ts";
import { tellFailure, tellOutcome } from "./tell-end.ts";

/** Needs of telling whether a turn was applied, and which of its files and database changes stay. */
type KeptNeeds = Needs<"agent" | "cloud" | "edits" | "git" | "log">;
export type EndNeeds = KeptNeeds & Needs<"clock" | "config" | "database" | "events" | "live">;

/**
 * Resolves to the projects that have turns to run. Runs before the first request, and after edits have recorded their
 * commits.
 */
export async function recoverTurns(services: EndNeeds & Needs<"placements">): Promise<string[]> {
  await releaseAbandonedLocks(services, await endInterruptedRuns(services));
  const open = await services.database.sql
    .select()
    .from(chatTurns)
    .where(inArray(chatTurns.state, ["queued", "running"]));
  for (const turn of open.filter((candidate) => candidate.state === "running")) await endInterrupted(services, turn);
  return [...new Set(open.map((turn) => turn.projectId))];
}

interface Kept {
  /** Follows the reason. */
  words: string;
  fields: Record<string, unknown>;
}

type KeptTurn = Pick<ChatTurnRow, "projectId" | "aiMessageId">;

/** In the language of the turn's conversation. Must not throw. */
export async function closingOf(
  services: Needs<"database" | "log">,
  { projectId, messageId, request }: ChatTurnRow,
): Promise<ReturnType<typeof sentencesFor>> {
  const history = await historyBefore(services, projectId, messageId).catch((error: unknown) => {
    services.log.warn("the language of a conversation could not be read", { projectId, error });
    return [];
  });
  return sentencesFor({ message: request.message, history });
}

/** The parts of an unapplied turn that stay: its draft and its database change. Must not throw. */
export async function keptOf(
  services: KeptNeeds,
  turn: KeptTurn,
  sentences: ReturnType<typeof sentencesFor>,
): Promise<Kept> {
  const draft = await services.agent.drafts.openInterrupted(turn).catch((error: unknown) => {
    services.log.error("the draft of a turn could not be opened", { projectId: turn.projectId, error });
    return null;
  });
  const drafted: Kept =
    draft === null
      ? { words: "", fields: {} }
      : { words: ` ${sentences.draftKeptUntilThen}`, fields: draftFields(draft) };
  const kept = await keepMigrations(services, turn);
  if (kept === null) return drafted;
  const { names, edit } = kept;
  return {
    words: `${drafted.words} ${databaseStays({ names, version: edit?.version ?? null }, sentences)}`,
    fields: { ...drafted.fields, ...(edit === null ? {} : { ...versionFields(edit), database_only: true }) },
  };
}

const draftFields = (draft: Draft) => ({ draft, draft_state: "open" });

/** Ends a turn whose own report was cut off. It counts as applied if its commit exists; otherwise it can be retried. */
export async function endInterrupted(
  services: EndNeeds,
  turn: ChatTurnRow,
  why: "restart" | "failure" = "restart",
): Promise<void> {
  const sentences = await closingOf(services, turn);
  const lost = why === "restart" ? sentences.restarted : sentences.unexpected;
  const edit = await services.edits.ofTurn(turn);
  const kept = edit === null ? await keptOf(services, turn, sentences) : { words: "", fields: {} };
  if (edit !== null) await services.agent.drafts.forget(turn);
  const isEnded = await services.database.transaction(async (tx) => {
    const [open] = await tx.sql
      .select({ state: chatTurns.state })
      .from(chatTurns)
      .where(eq(chatTurns.aiMessageId, turn.aiMessageId))
      .for("update");
    // Its end may have been written although the confirmation was lost.
    if (open?.state !== "running") return false;
    const { cost, returned } = await endRunCredits(services, {
      runId: turn.aiMessageId,
      applied: edit !== null,
      reason: "restarted",
    });
    const [document] = await tx.sql
      .select()
      .from(chatDocuments)
      .where(and(eq(chatDocuments.projectId, turn.projectId), eq(chatDocuments.id, turn.aiMessageId)));
    const now = services.clock.now();
    const steps = ((document?.fields["steps"] ?? []) as RunStep[]).map((step) =>
      step.status === "running" ? { ...step, status: "skipped" as const, ended_at: now } : step,
    );
    const separator = (document?.content ?? "") === "" ? "" : "\n\n";
    // The commit exists, so the turn was applied and only its report was cut off.
    const patch: DocumentPatch =
      edit === null
        ? {
            id: turn.aiMessageId,
            append: separator + lost + kept.words + returnedWords(returned, sentences),
            fields: { ...interruptedFields(turn, lost, now), ...kept.fields, steps },
          }
        : {
            id: turn.aiMessageId,
            append: separator + sentences.cutAfter[why],
            fields: {
              status: "completed",
              approval: null,
              cost_credits: cost === 0 ? null : cost,
              edit_id: edit.id,
              version: edit.version,
              title: edit.commit_message.split("\n")[0],
              ended_at: now,
              steps,
            },
          };
    const message: DocumentPatch = { id: turn.messageId, fields: { edit_id: edit?.id ?? null } };
    await tx.sql.update(chatTurns).set({ state: "done" }).where(eq(chatTurns.aiMessageId, turn.aiMessageId));
    await patchDocuments(services, tx, { projectId: turn.projectId, patches: [patch, message] });
    return true;
  });
  if (!isEnded) return;
  if (edit === null) return tellFailure(services, turn, lost);
  const applied = { id: edit.id, version: edit.version, title: edit.commit_message.split("\n")[0]! };
  await tellOutcome(services, turn, {
    ...{ status: "completed", question: null, edit: applied, pipelineErrors: [], errors: [] },
  });
}

const interruptedFields = (
  turn: Pick<ChatTurnRow, "traceId">,
  message: string,
  now: number,
): Record<string, unknown> => ({
  status: "completed",
  pipeline_errors: [{ trace_id: turn.traceId, code: "APPLY", message, details: null }],
  can_retry: true,
  approval: null,
  ended_at: now,
});
