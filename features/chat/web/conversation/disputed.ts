/**
 * "This is not what I asked for": which message is complained about. Loaded with the first answer that needs it, because
 * most conversations have no complaint.
 */
import { isNotARequest } from "@slipway/kernel/text/not-a-request";
import { insteadOf, notMeant } from "@slipway/kernel/chat/not-meant";
import type { TrajectoryDocument, UserMessage } from "../../contract/index.ts";
import { conversationFacts } from "./conversation-facts.ts";

export { insteadOf };

export const isComplaint = ({ content }: Pick<UserMessage, "content">): boolean => notMeant(content) !== null;

/** The last message before the complaint that asks for something and was not taken back; null where there is none. */
export function disputedBy(complaint: UserMessage, documents: readonly TrajectoryDocument[]): UserMessage | null {
  if (!isComplaint(complaint)) return null;
  const { reverted } = conversationFacts(documents);
  const at = documents.findIndex(({ id }) => id === complaint.id);
  const asks = (doc: TrajectoryDocument): doc is UserMessage =>
    doc.tag === "user-message" && !reverted.has(doc.id) && !isNotARequest(doc.content) && !isComplaint(doc);
  return documents.slice(0, Math.max(at, 0)).findLast(asks) ?? null;
}
