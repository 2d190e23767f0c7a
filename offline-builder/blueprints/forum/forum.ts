import { answers, type Answer } from "@/data/answers";
import { thanks } from "@/data/thanks";
import { threads, type Thread } from "@/data/threads";

export const stateNames = { unanswered: __("Unanswered"), open: __("Open"), solved: __("Solved") };

export function stateOf(thread: Thread, replies: readonly Answer[]): keyof typeof stateNames {
  if (thread.solvedBy !== "") return "solved";
  return replies.some((answer) => answer.threadId === thread.id) ? "open" : "unanswered";
}

/** Looks through the question and all that was answered. */
export function says(thread: Thread, replies: readonly Answer[], query: string): boolean {
  const own = replies.filter((answer) => answer.threadId === thread.id).map((answer) => answer.text);
  return [thread.title, thread.text, thread.author, ...own].join(" ").toLowerCase().includes(query.trim().toLowerCase());
}

function lastWord(thread: Thread, replies: readonly Answer[]): string {
  const times = replies.filter((answer) => answer.threadId === thread.id).map((answer) => answer.at);
  return [thread.at, ...times].sort().at(-1) ?? thread.at;
}

/** A new answer brings a question up again. */
export function latestFirst(one: Thread, other: Thread, replies: readonly Answer[]): number {
  return lastWord(other, replies).localeCompare(lastWord(one, replies));
}

/** The one that solved it, then those most people found helpful, then as they came. */
export function bestFirst(thread: Thread, rows: readonly { answerId: string }[]) {
  const count = (answer: Answer): number => rows.filter((row) => row.answerId === answer.id).length;
  return (one: Answer, other: Answer): number =>
    Number(other.id === thread.solvedBy) - Number(one.id === thread.solvedBy) ||
    count(other) - count(one) ||
    one.at.localeCompare(other.at);
}

/** Each name thanks once; a second tap takes it back. */
export function toggleThanks(answerId: string, author: string): void {
  const given = thanks.all().find((row) => row.answerId === answerId && row.author === author);
  if (given) thanks.remove(given.id);
  else thanks.add({ answerId, author });
}

export function toggleSolved(thread: Thread, answer: Answer): void {
  threads.update(thread.id, { solvedBy: thread.solvedBy === answer.id ? "" : answer.id });
}

/** Questions that share words with what is being typed. */
export function similar(title: string): Thread[] {
  const words = title.toLowerCase().split(/\P{L}+/u).filter((word) => word.length > 3);
  if (words.length === 0) return [];
  return threads
    .all()
    .map((thread) => ({ thread, hits: words.filter((word) => thread.title.toLowerCase().includes(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, 3)
    .map(({ thread }) => thread);
}

/** A question goes with its answers, and comes back with them. */
export function removeThread(thread: Thread): () => void {
  const before = { threads: threads.all(), answers: answers.all() };
  answers.replace(before.answers.filter((answer) => answer.threadId !== thread.id));
  threads.remove(thread.id);
  return () => {
    threads.replace(before.threads);
    answers.replace(before.answers);
  };
}
