import type { Thread } from "../../contract/index.ts";

export const THREAD_FILTERS = [
  { id: "open", label: "Open" },
  { id: "resolved", label: "Resolved" },
  { id: "mine", label: "Mine" },
] as const;
export type ThreadFilter = (typeof THREAD_FILTERS)[number]["id"];

/** The one that was written in last comes first. `me` null: nobody is known to look. */
export function threadsIn(filter: ThreadFilter, threads: readonly Thread[], me: string | null): Thread[] {
  const isIn = ({ resolved_at: at, people }: Thread): boolean =>
    filter === "mine" ? me !== null && people.includes(me) : (at !== null) === (filter === "resolved");
  return threads.filter(isIn).sort((one, other) => (one.last_at < other.last_at ? 1 : -1));
}
