import { conversations, type Conversation } from "@/data/conversations";
import { questions } from "@/data/questions";
import { now } from "@/lib/moments";

export function begin(): string {
  return conversations.add({ title: __("New conversation"), at: now() }).id;
}

/** Keeps a question; the first one names the conversation. */
export function say(conversationId: string, text: string): void {
  const first = !questions.all().some((row) => row.conversationId === conversationId);
  if (first) conversations.update(conversationId, { title: text.length > 40 ? `${text.slice(0, 40)}…` : text });
  questions.add({ conversationId, text, at: now() });
}

export function removeConversation(conversation: Conversation): () => void {
  const before = { conversations: conversations.all(), questions: questions.all() };
  questions.replace(before.questions.filter((row) => row.conversationId !== conversation.id));
  conversations.remove(conversation.id);
  return () => {
    conversations.replace(before.conversations);
    questions.replace(before.questions);
  };
}
