/** Events of the project that the conversation shows: restores, saves by people, pushed commits. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { newUuid } from "@slipway/kernel/ids";
import { errorTextForAgent } from "@slipway/kernel/text/error-text";
import type { FunctionsFailed } from "../../../cloud/contract/functions.ts";
import type { EditCommitted, EditReverted } from "../../../edits/contract/events.ts";
import type { Needs } from "../../../services.ts";
import type { TrajectoryDocument } from "../../contract/index.ts";
import { chatDocuments, chatTurns } from "../chat-tables.ts";
import { insertDocuments, nextInstant, patchDocuments } from "./change-documents.ts";
import { lockQueue } from "../queue/turn-rows.ts";

async function tell(
  services: Needs<"clock" | "database" | "live">,
  projectId: string,
  documentAt: (created_at: string) => TrajectoryDocument,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await lockQueue(tx, projectId);
    const at = new Date(await nextInstant(services, tx, projectId)).toISOString();
    await insertDocuments(services, tx, { projectId, documents: [documentAt(at)] });
  });
}

export async function tellRevert(services: Needs<"clock" | "database" | "live">, event: EditReverted): Promise<void> {
  const restored =
    event.targetVersion === 0 ? "Restored the starting version." : `Restored version ${event.targetVersion}.`;
  const files = `${event.filesMatched} of ${event.filesMatched} files match.`;
  const content = event.undoneTitle === null ? `${restored} ${files}` : `Undone: ${event.undoneTitle}`;
  if (event.messageId !== null && event.undoneEditId !== null) return tellMessageRevert(services, event, content);
  await tell(services, event.projectId, (created_at) => ({
    id: newUuid(),
    tag: "revert-success",
    content,
    created_at,
    user_id: event.userId,
    user_name: event.userName,
    edit_id: event.editId,
    commit_hash: event.sha,
    version: event.version,
    target_edit_id: event.targetEditId,
    target_version: event.targetVersion,
    undone_edit_id: event.undoneEditId,
    errors: [],
  }));
}

export async function tellCommit(services: Needs<"clock" | "database" | "live">, event: EditCommitted): Promise<void> {
  const base = { id: newUuid(), content: event.commitMessage, user_id: event.userId, edit_id: event.editId };
  if (event.type === "manual_update") {
    await tell(services, event.projectId, (created_at) => ({
      ...base,
      tag: "manual-edit",
      created_at,
      edit_id: event.editId,
      user_name: event.authorName,
      version: event.version,
      errors: [],
    }));
  } else if (event.type === "developer_update") {
    await tell(services, event.projectId, (created_at) => ({
      ...base,
      tag: "external-commit-pushed",
      created_at,
      commit_hash: event.sha,
      commit_message: event.commitMessage,
    }));
  }
}

const BY_PEOPLE = ["manual-edit", "revert-success"] as const;

/** Only for versions that a person saved or restored: an agent's turn has checked its functions before. */
export async function tellFailedFunctions(
  services: Needs<"database" | "edits" | "live">,
  { projectId, sha, failures }: FunctionsFailed,
): Promise<void> {
  const edit = await services.edits.newest(projectId);
  if (edit === null || edit.commit_sha !== sha) return;
  await services.database.transaction(async (tx) => {
    const told = await tx.sql
      .select({ id: chatDocuments.id })
      .from(chatDocuments)
      .where(
        and(
          eq(chatDocuments.projectId, projectId),
          inArray(chatDocuments.tag, [...BY_PEOPLE]),
          sql`${chatDocuments.fields} ->> 'edit_id' = ${edit.id}`,
        ),
      );
    const errors = failures.map(({ slug, reason }) => errorTextForAgent(`${slug}: ${reason}`));
    const patches = told.map(({ id }) => ({ id, fields: { errors } }));
    await patchDocuments(services, tx, { projectId, patches });
  });
}

/** The message is about to be reworded, so it and its answer no longer count. */
async function tellMessageRevert(
  services: Needs<"clock" | "database" | "live">,
  event: EditReverted,
  content: string,
): Promise<void> {
  const [turn] = await services.database.sql
    .select({ messageId: chatTurns.messageId, aiMessageId: chatTurns.aiMessageId })
    .from(chatTurns)
    .where(and(eq(chatTurns.projectId, event.projectId), eq(chatTurns.messageId, event.messageId ?? "")));
  await tell(services, event.projectId, (created_at) => ({
    id: newUuid(),
    tag: "message-based-revert-success",
    content,
    created_at,
    user_id: event.userId,
    edit_id: event.editId,
    version: event.version,
    reverted_event_ids: turn === undefined ? [] : [turn.messageId, turn.aiMessageId],
  }));
}
