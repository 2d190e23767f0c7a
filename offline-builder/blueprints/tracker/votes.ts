import type { Poll } from "@/data/polls";
import { createCollection } from "@/lib/collection";
import { today } from "@/lib/dates";

export interface Vote {
  id: string;
  pollId: string;
  choice: string;
  /** Given in this browser; it can be changed until the poll closes. */
  mine: boolean;
}

export const votes = createCollection<Vote>("votes", []);

export function choicesOf(poll: Poll): string[] {
  const lines = poll.choices.split("\n").map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}

export function isClosed(poll: Poll): boolean {
  return poll.closes !== "" && poll.closes < today();
}

/** One vote in each poll: another choice takes its place. */
export function castVote(poll: Poll, choice: string): void {
  const mine = votes.all().find((vote) => vote.pollId === poll.id && vote.mine);
  if (mine) votes.update(mine.id, { choice });
  else votes.add({ pollId: poll.id, choice, mine: true });
}
