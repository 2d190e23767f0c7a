/** Taking back, changing and stopping turns. */
import { and, eq } from "drizzle-orm";
import { AppError, notFound } from "@slipway/kernel/errors";
import { refuseSecrets } from "@slipway/kernel/text/refuse-secrets";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { attachImages } from "../../../uploads/server/index.ts";
import type { QueuedEdit } from "../../contract/index.ts";
import { chatTurns, type ChatTurnRow } from "../chat-tables.ts";
import { patchDocuments, removeDocuments } from "../documents/change-documents.ts";
import { alreadyStarted, notOwnMessage } from "../queue/queue-errors.ts";
import type { TurnRunner } from "../queue/turn-runner.ts";
import { imagePaths } from "../documents/documents.ts";
import { bodyHashOf, lockQueue, queuePatches } from "../queue/turn-rows.ts";

export interface QueuedMessage {
  projectId: string;
  messageId: string;
  /** Only the message's sender may change it. */
  userId: string;
}

/** Resolves to the text, for the composer. */
export async function cancelQueued(services: Needs<"database" | "live">, key: QueuedMessage): Promise<string> {
  const { projectId } = key;
  return withQueuedTurn(services, key, async (tx, turn) => {
    await tx.sql.update(chatTurns).set({ state: "cancelled" }).where(eq(chatTurns.aiMessageId, turn.aiMessageId));
    const patches = await queuePatches(tx, projectId);
    await removeDocuments(services, tx, { projectId, ids: [turn.messageId, turn.aiMessageId] });
    if (patches.length > 0) await patchDocuments(services, tx, { projectId, patches });
    return turn.request.message;
  });
}

export async function editQueued(
  services: Needs<"database" | "disk" | "live">,
  input: QueuedMessage & QueuedEdit,
): Promise<void> {
  refuseSecrets(input);
  const { projectId, userId, message } = input;
  await withQueuedTurn(services, input, async (tx, turn) => {
    const { images = turn.request.images ?? [] } = input;
    await attachImages(services, tx, { projectId, userId, ids: images });
    const request = { ...turn.request, message, images };
    await tx.sql
      .update(chatTurns)
      .set({ request, bodyHash: bodyHashOf(request) })
      .where(eq(chatTurns.aiMessageId, turn.aiMessageId));
    await patchDocuments(services, tx, {
      projectId,
      patches: [{ id: turn.messageId, content: message, fields: { images: imagePaths(projectId, images) } }],
    });
  });
}

async function withQueuedTurn<T>(
  services: Needs<"database">,
  key: QueuedMessage,
  work: (tx: Transaction, turn: ChatTurnRow) => Promise<T>,
): Promise<T> {
  return services.database.transaction(async (tx) => {
    await lockQueue(tx, key.projectId);
    const [turn] = await tx.sql
      .select()
      .from(chatTurns)
      .where(and(eq(chatTurns.projectId, key.projectId), eq(chatTurns.messageId, key.messageId)));
    if (turn === undefined || turn.state === "cancelled") throw notFound("This message");
    if (turn.state !== "queued") throw alreadyStarted();
    if (turn.userId !== key.userId) throw notOwnMessage(turn.userName);
    return work(tx, turn);
  });
}

/** A running turn stops soon after; a waiting one is taken back; one that has ended stays as it is. [CH5] */
export async function stopTurn(
  services: Needs<"database" | "live">,
  runner: TurnRunner,
  turn: { projectId: string; aiMessageId: string; userId: string },
): Promise<void> {
  if (await runner.stop(turn.projectId, turn.aiMessageId)) return;
  const [row] = await services.database.sql
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.projectId, turn.projectId), eq(chatTurns.aiMessageId, turn.aiMessageId)));
  if (row === undefined) throw notFound("This message");
  if (row.state !== "queued") return;
  try {
    await cancelQueued(services, { projectId: turn.projectId, messageId: row.messageId, userId: turn.userId });
  } catch (error) {
    // It has started in the meantime.
    if (!(error instanceof AppError) || error.code !== "already_started") throw error;
    await runner.stop(turn.projectId, turn.aiMessageId);
  }
}
