/** Ids for a message that was sent without any. [CH1] */
import { createHash } from "node:crypto";
import { newUuid } from "@slipway/kernel/ids";
import type { ChatRequest, SentChatRequest } from "../../contract/index.ts";

/** Derives the answer's id from the message's id, so that a message sent again is the same turn: RFC 9562 version 8. */
function answerIdOf(messageId: string): string {
  const bytes = createHash("sha256").update(`answer to ${messageId}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function withIds(request: SentChatRequest): ChatRequest {
  const { id = newUuid() } = request;
  const { ai_message_id = answerIdOf(id) } = request;
  return { ...request, id, ai_message_id };
}
