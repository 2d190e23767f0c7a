/** Turns of a project in the order they run; all writes happen under the project's queue lock. */
import { createHash } from "node:crypto";
import { and, asc, eq, inArray, or } from "drizzle-orm";
import { conflict, invalidRequest } from "@slipway/kernel/errors";
import type { Transaction } from "@slipway/platform/database/port";
import { isProjectLocked } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { attachImages } from "../../../uploads/server/index.ts";
import type { ChatRequest } from "../../contract/index.ts";
import { chatTurns, type ChatTurnRow } from "../chat-tables.ts";
import { insertDocuments, nextInstant, patchDocuments, type DocumentPatch } from "../documents/change-documents.ts";
import { aiMessageOf, userMessageOf } from "../documents/documents.ts";
import { queueFull } from "./queue-errors.ts";

/** Waiting turns of one project; more are refused. */
const MAX_QUEUED = 20;

export interface NewTurn {
  projectId: string;
  request: ChatRequest;
  user: { id: string; name: string };
  traceId: string;
}

export const bodyHashOf = (request: ChatRequest): string =>
  createHash("sha256").update(JSON.stringify(request)).digest("hex");

/** A fix of reported errors, as the error cards send it. */
export const mayBeFree = ({ contains_error, mode, chat_only, error_ids }: ChatRequest): boolean =>
  contains_error && mode === "instant" && !chat_only && error_ids.length > 0;

/** Serialises everything that changes the order or state of a project's turns. */
export const lockQueue = (tx: Transaction, projectId: string): Promise<void> => tx.lock(`chat:${projectId}`);

/** The turn of these ids, or null. AppError 409 `message_differs` when they were used for something else. */
export async function findSameTurn(sql: Pick<Transaction, "sql">["sql"], turn: NewTurn): Promise<ChatTurnRow | null> {
  const { id, ai_message_id } = turn.request;
  if (id === ai_message_id) {
    const rule = "must differ from id";
    throw invalidRequest(`ai_message_id: ${rule}`, { field: "ai_message_id", rule });
  }
  // Message and answer are documents of one conversation, so no id may stand for two of them.
  const ids = [id, ai_message_id];
  const [found, other] = await sql
    .select()
    .from(chatTurns)
    .where(
      or(
        inArray(chatTurns.aiMessageId, ids),
        and(eq(chatTurns.projectId, turn.projectId), inArray(chatTurns.messageId, ids)),
      ),
    );
  if (found === undefined) return null;
  const same =
    other === undefined &&
    found.projectId === turn.projectId &&
    found.messageId === id &&
    found.aiMessageId === ai_message_id &&
    found.bodyHash === bodyHashOf(turn.request);
  if (!same) throw conflict("message_differs", "A different message was already sent with this id.");
  return found;
}

export const openTurns = (sql: Transaction["sql"], projectId: string): Promise<ChatTurnRow[]> =>
  sql
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.projectId, projectId), inArray(chatTurns.state, ["queued", "running"])))
    .orderBy(asc(chatTurns.position));

/**
 * Whether something other than a turn holds the project's lock. A turn is open from before it takes the lock until
 * after it releases it, so both are read at one moment: otherwise a turn that begins or ends in between would look like
 * a restore.
 */
export async function isHeldByOthers(
  { database, clock }: Needs<"clock" | "database">,
  projectId: string,
): Promise<boolean> {
  const now = clock.now();
  if (!(await isProjectLocked(database.sql, projectId, now))) return false;
  return database.snapshot(async (tx) => {
    return (await isProjectLocked(tx.sql, projectId, now)) && (await openTurns(tx.sql, projectId)).length === 0;
  });
}

/** Inside the queue lock: the turn at the end of the queue with both its documents. */
export async function appendTurn(
  services: Needs<"clock" | "disk" | "live">,
  tx: Transaction,
  turn: NewTurn,
): Promise<{ row: ChatTurnRow; queuedPosition: number | null }> {
  const open = await openTurns(tx.sql, turn.projectId);
  if (open.filter((other) => other.state === "queued").length >= MAX_QUEUED) throw queueFull();
  await attachImages(services, tx, { projectId: turn.projectId, userId: turn.user.id, ids: turn.request.images });
  const [row] = await tx.sql
    .insert(chatTurns)
    .values({
      aiMessageId: turn.request.ai_message_id,
      messageId: turn.request.id,
      projectId: turn.projectId,
      state: "queued",
      userId: turn.user.id,
      userName: turn.user.name,
      bodyHash: bodyHashOf(turn.request),
      request: turn.request,
      traceId: turn.traceId,
      sentAt: await nextInstant(services, tx, turn.projectId),
    })
    .returning();
  const queuedPosition = open.length === 0 ? null : open.filter((other) => other.state === "queued").length + 1;
  const documents = [userMessageOf(row!, queuedPosition), aiMessageOf(row!, queuedPosition)];
  await insertDocuments(services, tx, { projectId: turn.projectId, documents });
  return { row: row!, queuedPosition };
}

/** Inside the queue lock: the present places of waiting messages. */
export async function queuePatches(tx: Transaction, projectId: string): Promise<DocumentPatch[]> {
  const open = await openTurns(tx.sql, projectId);
  const waiting = open.filter((turn) => turn.state === "queued");
  return waiting.flatMap((turn, index) => {
    const fields = { queued_position: index + 1 };
    return [
      { id: turn.messageId, fields },
      { id: turn.aiMessageId, fields },
    ];
  });
}

/**
 * Takes the next waiting turn if none runs, or null. A turn marked as running that is not `ending` was taken by a call
 * whose answer was lost with its connection: nobody works on it, so it is taken now. Call only while no turn of the
 * project runs.
 */
export async function takeNextTurn(
  services: Needs<"database" | "live">,
  projectId: string,
  isEnding: (aiMessageId: string) => boolean,
): Promise<ChatTurnRow | null> {
  return services.database.transaction(async (tx) => {
    await lockQueue(tx, projectId);
    const open = await openTurns(tx.sql, projectId);
    const running = open.find((turn) => turn.state === "running");
    const next = running ?? open[0];
    if (next === undefined || (running !== undefined && isEnding(running.aiMessageId))) return null;
    await tx.sql.update(chatTurns).set({ state: "running" }).where(eq(chatTurns.aiMessageId, next.aiMessageId));
    const started = { queued_position: null };
    const patches = [
      { id: next.messageId, fields: started },
      { id: next.aiMessageId, fields: started },
      ...(await queuePatches(tx, projectId)),
    ];
    await patchDocuments(services, tx, { projectId, patches });
    return { ...next, state: "running" };
  });
}

/** Back to the head of the queue: its run could not begin. */
export async function putBack(services: Needs<"database" | "live">, turn: ChatTurnRow): Promise<void> {
  await services.database.transaction(async (tx) => {
    await lockQueue(tx, turn.projectId);
    await tx.sql.update(chatTurns).set({ state: "queued" }).where(eq(chatTurns.aiMessageId, turn.aiMessageId));
    await patchDocuments(services, tx, { projectId: turn.projectId, patches: await queuePatches(tx, turn.projectId) });
  });
}

/**
 * The replay is large and only for the run, so it is deleted with the turn's end. False: the turn had already ended.
 */
export async function closeTurn(tx: Transaction, turn: ChatTurnRow): Promise<boolean> {
  const { rowCount } = await tx.sql
    .update(chatTurns)
    .set({ state: "done", request: { ...turn.request, session_replay: [] } })
    .where(and(eq(chatTurns.aiMessageId, turn.aiMessageId), eq(chatTurns.state, "running")));
  return rowCount === 1;
}
