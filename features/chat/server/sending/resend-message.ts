/**
 * Rewords the newest message, or one that only answers without a change follow: its turn's change is undone, and the new
 * text is a turn of its own.
 */
import { and, eq, gt, isNotNull, ne, or, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { refuseSecrets } from "@slipway/kernel/text/refuse-secrets";
import type { EditAuthor } from "../../../edits/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { ResendRequest } from "../../contract/index.ts";
import { chatDocuments, chatTurns, type ChatTurnRow } from "../chat-tables.ts";
import { notNewest, notOwnMessage } from "../queue/queue-errors.ts";
import { findSameTurn } from "../queue/turn-rows.ts";
import { requireSendable, sendMessage, type SendDependencies, type SentTurn } from "./send-message.ts";

export interface Resend {
  projectId: string;
  messageId: string;
  author: EditAuthor;
  traceId: string;
  body: ResendRequest;
}

/** AppError 403 for another person's message, 409 `not_newest`, and the errors of sending and undoing. */
export async function resendMessage(
  dependencies: SendDependencies & { services: Needs<"edits"> },
  { projectId, messageId, author, traceId, body }: Resend,
  signal: AbortSignal,
): Promise<SentTurn> {
  const { services } = dependencies;
  refuseSecrets(body);
  const old = await turnOf(services, projectId, messageId);
  const { chat_only = old.request.chat_only, model = old.request.model, ...words } = body;
  const { use_offline_builder = old.request.use_offline_builder ?? false, ...said } = words;
  const how = { chat_only, model, use_offline_builder };
  const request = { ...old.request, ...said, ...how, session_replay: [], error_ids: [] };
  const user = { id: author.userId, name: author.displayName };
  const turn = { projectId, user, traceId, request };
  // The same call again has made a newer turn already.
  if ((await findSameTurn(services.database.sql, turn)) === null) {
    if (old.userId !== user.id) throw notOwnMessage(old.userName);
    if (old.state !== "done" || (await isChangedSince(services, old))) throw notNewest();
    // Refused before anything is undone.
    await requireSendable(dependencies, turn);
    await services.edits.undoVersionOf({ projectId, author, aiMessageId: old.aiMessageId, messageId });
  }
  return sendMessage(dependencies, turn, signal);
}

/** Whether a later turn made a version, or may still make one. */
async function isChangedSince(services: Needs<"database">, { projectId, position }: ChatTurnRow): Promise<boolean> {
  const answer = and(eq(chatDocuments.projectId, chatTurns.projectId), eq(chatDocuments.id, chatTurns.aiMessageId));
  const [later] = await services.database.sql
    .select({ id: chatTurns.aiMessageId })
    .from(chatTurns)
    .leftJoin(chatDocuments, answer)
    .where(
      and(
        eq(chatTurns.projectId, projectId),
        gt(chatTurns.position, position),
        ne(chatTurns.state, "cancelled"),
        or(ne(chatTurns.state, "done"), isNotNull(sql`${chatDocuments.fields}->>'version'`)),
      ),
    )
    .limit(1);
  return later !== undefined;
}

async function turnOf(services: Needs<"database">, projectId: string, messageId: string): Promise<ChatTurnRow> {
  const [row] = await services.database.sql
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.projectId, projectId), eq(chatTurns.messageId, messageId)));
  if (row === undefined || row.state === "cancelled") throw notFound("This message");
  return row;
}
