/** Finds the request that an answer to a question is about, with its pictures and what was on screen then. */
import { and, eq } from "drizzle-orm";
import type { AnsweredQuestion } from "../../../agent/server/index.ts";
import type { Needs } from "../../../services.ts";
import { IMAGES_PER_MESSAGE } from "../../../uploads/contract/index.ts";
import type { ChatRequest } from "../../contract/index.ts";
import { chatDocuments, chatTurns, type ChatTurnRow } from "../chat-tables.ts";
import { documentOf } from "../documents/documents.ts";

/** Bound of consecutive questions about one request; earlier ones are only part of the history. */
const MAX_QUESTIONS = 5;
const MAX_ELEMENTS = 20;

export interface AskedRequest {
  /** Includes the attachments of the answered requests. */
  request: ChatRequest;
  answers: AnsweredQuestion | null;
}

export async function askedBefore(services: Needs<"database">, turn: ChatTurnRow): Promise<AskedRequest> {
  let { request } = turn;
  let answers: AnsweredQuestion | null = null;
  // Turns stored before answers existed have none.
  let next = turn.request.answer_to ?? null;
  for (let count = 0; next !== null && count < MAX_QUESTIONS; count += 1) {
    const asked = await turnOf(services, turn.projectId, next);
    if (asked === null) break;
    answers ??= { request: asked.request.message, question: await questionOf(services, turn.projectId, next) };
    request = withWhatWasAsked(request, asked.request);
    next = asked.request.answer_to ?? null;
  }
  return { request, answers };
}

async function turnOf(
  services: Needs<"database">,
  projectId: string,
  aiMessageId: string,
): Promise<ChatTurnRow | null> {
  const [row] = await services.database.sql
    .select()
    .from(chatTurns)
    .where(and(eq(chatTurns.projectId, projectId), eq(chatTurns.aiMessageId, aiMessageId)));
  return row ?? null;
}

async function questionOf(services: Needs<"database">, projectId: string, id: string): Promise<string> {
  const [row] = await services.database.sql
    .select()
    .from(chatDocuments)
    .where(and(eq(chatDocuments.projectId, projectId), eq(chatDocuments.id, id)));
  const doc = row === undefined ? null : documentOf(row);
  return doc !== null && "question" in doc ? (doc.question?.question ?? "") : "";
}

/** The records of a preview grow, so the present ones contain the earlier ones, unless the page was reloaded. */
const orThen = <T>(now: readonly T[], then: readonly T[]): T[] => [...(now.length === 0 ? then : now)];

const withWhatWasAsked = (answer: ChatRequest, asked: ChatRequest): ChatRequest => ({
  ...answer,
  images: [...new Set([...(asked.images ?? []), ...(answer.images ?? [])])].slice(-IMAGES_PER_MESSAGE),
  selected_elements: [...asked.selected_elements, ...answer.selected_elements].slice(-MAX_ELEMENTS),
  current_page: answer.current_page ?? asked.current_page,
  client_logs: orThen(answer.client_logs, asked.client_logs),
  network_requests: orThen(answer.network_requests, asked.network_requests),
  runtime_errors: orThen(answer.runtime_errors, asked.runtime_errors),
});
