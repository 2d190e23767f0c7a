/** Messages as the page speaks of them; the wire has names of its own. [W3.03] [W3.04] [K1] [CH3] */
import type { AiMessage, SelectedElement, UserMessage } from "../../contract/index.ts";

export interface ClientUserMessage {
  id: string;
  createdAt: string;
  role: "user";
  type: "userMessage";
  content: string;
  selectedElements: readonly SelectedElement[];
  tags: readonly string[];
  images: readonly string[];
  containsError: boolean;
  userId: string | null;
}

export interface ClientAiMessage {
  id: string;
  content: string;
  thinking_time_ms: number | null;
  message_type: "aiMessage";
  status: AiMessage["status"];
  role: "ai";
  tag: AiMessage["tag"];
  editId: string | null;
}

export const clientUserMessage = (document: UserMessage): ClientUserMessage => ({
  id: document.id,
  createdAt: document.created_at,
  role: "user",
  type: "userMessage",
  content: document.content,
  selectedElements: document.selected_elements,
  tags: document.tags,
  images: document.images,
  containsError: document.contains_error,
  userId: document.user_id,
});

export const clientAiMessage = (document: AiMessage): ClientAiMessage => ({
  id: document.id,
  content: document.content,
  thinking_time_ms: document.thinking_time_ms,
  message_type: "aiMessage",
  status: document.status,
  role: "ai",
  tag: document.tag,
  editId: document.edit_id,
});
