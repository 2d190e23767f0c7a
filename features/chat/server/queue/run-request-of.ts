/** A turn as the agent sees it. */
import type { RunRequest } from "../../../agent/server/index.ts";
import type { SentImage } from "../../../uploads/contract/sent-image.ts";
import type { ChatRequest } from "../../contract/index.ts";
import type { ChatTurnRow } from "../chat-tables.ts";
import type { AskedRequest } from "./asked-before.ts";

const LINE_CHARACTERS = 2000;

export interface GatheredFacts {
  asked: AskedRequest;
  history: RunRequest["history"];
  images: readonly SentImage[];
  isFree: boolean;
  /** The answer whose draft the turn goes on from. */
  continues: string | null;
}

export function runRequestOf(
  turn: ChatTurnRow,
  { asked, history, images, isFree, continues }: GatheredFacts,
): RunRequest {
  const { request, answers } = asked;
  return {
    projectId: turn.projectId,
    aiMessageId: turn.aiMessageId,
    messageId: turn.messageId,
    user: { id: turn.userId, name: turn.userName },
    message: request.message,
    mode: request.mode,
    chatOnly: request.chat_only,
    containsError: request.contains_error,
    model: request.model,
    // Turns that were queued before there was a choice.
    useOfflineBuilder: request.use_offline_builder ?? false,
    isFree,
    continues,
    tags: request.tags,
    history,
    images,
    traceId: turn.traceId,
    context: {
      ...(answers === null ? {} : { answers }),
      selected_elements: request.selected_elements.map(elementOf),
      current_page: request.current_page,
      view: request.view,
      view_description: request.view_description,
      runtime_errors: request.runtime_errors.map(lineOf),
      client_logs: request.client_logs.map(lineOf),
      network_requests: request.network_requests.map(lineOf),
      session_replay: request.session_replay,
    },
  };
}

/** An element without a known source file is told by its page and its selector. */
export const elementOf = ({ tag_name, text, file_path, line, ...there }: ChatRequest["selected_elements"][number]) => ({
  tag: tag_name,
  text,
  file: file_path,
  line,
  ...(file_path === undefined && { selector: there.selector, page: there.page }),
});

/** The message of an error or log record, else the record itself. */
function lineOf(record: Record<string, unknown>): string {
  const { error_message, message } = record;
  const text =
    typeof error_message === "string" ? error_message : typeof message === "string" ? message : JSON.stringify(record);
  return text.slice(0, LINE_CHARACTERS);
}
