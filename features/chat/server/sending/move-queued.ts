/** One's own queued messages in another order; everybody else's keep their places. */
import { eq, inArray, and } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import { chatDocuments, chatTurns, trajectoryPath, type ChatTurnRow } from "../chat-tables.ts";
import { documentOf, putOf } from "../documents/documents.ts";
import { alreadyStarted, notOwnMessage } from "../queue/queue-errors.ts";
import { lockQueue, openTurns, queuePatches } from "../queue/turn-rows.ts";
import { patchDocuments } from "../documents/change-documents.ts";

export interface Move {
  projectId: string;
  messageId: string;
  userId: string;
  direction: "earlier" | "later";
}

/** Does nothing if the first one should move up, or the last one down. */
export async function moveQueued(
  services: Needs<"database" | "live">,
  { projectId, messageId, userId, direction }: Move,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await lockQueue(tx, projectId);
    const open = await openTurns(tx.sql, projectId);
    const turn = open.find((candidate) => candidate.messageId === messageId);
    if (turn === undefined) throw notFound("This message");
    if (turn.state !== "queued") throw alreadyStarted();
    if (turn.userId !== userId) throw notOwnMessage(turn.userName);
    const own = open.filter((candidate) => candidate.state === "queued" && candidate.userId === userId);
    const other = own[own.indexOf(turn) + (direction === "earlier" ? -1 : 1)];
    if (other === undefined) return;
    await exchangePlaces(tx, turn, other);
    await exchangeDocuments(services, tx, [turn, other]);
    await patchDocuments(services, tx, { projectId, patches: await queuePatches(tx, projectId) });
  });
}

async function exchangePlaces(tx: Transaction, one: ChatTurnRow, other: ChatTurnRow): Promise<void> {
  for (const [turn, place] of [
    [one, other],
    [other, one],
  ] as const) {
    await tx.sql
      .update(chatTurns)
      .set({ position: place.position, sentAt: place.sentAt })
      .where(eq(chatTurns.aiMessageId, turn.aiMessageId));
  }
}

/** A conversation reads in the order its turns run: message and answer take the other pair's places. */
async function exchangeDocuments(
  services: Needs<"live">,
  tx: Transaction,
  turns: [ChatTurnRow, ChatTurnRow],
): Promise<void> {
  const { projectId } = turns[0];
  const ofProject = (id: string) => and(eq(chatDocuments.projectId, projectId), eq(chatDocuments.id, id));
  const ids = turns.flatMap((turn) => [turn.messageId, turn.aiMessageId]);
  const rows = await tx.sql
    .select()
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, projectId), inArray(chatDocuments.id, ids)));
  const rowOf = (id: string) => rows.find((row) => row.id === id);
  const [one, other] = turns;
  const pairs = [
    [rowOf(one.messageId), rowOf(other.messageId)],
    [rowOf(one.aiMessageId), rowOf(other.aiMessageId)],
  ] as const;
  const moved = pairs.flatMap(([first, second]) =>
    first === undefined || second === undefined
      ? []
      : [
          { ...first, position: second.position, createdAt: second.createdAt },
          { ...second, position: first.position, createdAt: first.createdAt },
        ],
  );
  // Positions are unique at every moment, so they pass through negative values.
  for (const row of moved) await tx.sql.update(chatDocuments).set({ position: -row.position }).where(ofProject(row.id));
  for (const { id, position, createdAt } of moved)
    await tx.sql.update(chatDocuments).set({ position, createdAt }).where(ofProject(id));
  await services.live.emit(
    tx,
    trajectoryPath(projectId),
    moved.map((row) => putOf(documentOf(row))),
  );
}
