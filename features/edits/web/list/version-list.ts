/** The displayed list of versions: newest first, grouped by day, with their marks. */
import { applyLiveChange } from "@slipway/kernel/contract/live";
import type { LiveEvent } from "@slipway/ui/live/live-state";
import type { EditDocument } from "../../contract/index.ts";

export type VersionFilter = "all" | "mine" | "bookmarked" | "published";

export interface ListQuestion {
  filter: VersionFilter;
  /** Part of a title or name, as typed. */
  search: string;
  userId: string | null;
  /** Commits that were published. */
  published: ReadonlySet<string>;
}

/** The version's summary, else the first line of the commit message. */
export const titleOf = ({ tags, commit_message }: EditDocument): string =>
  tags.summary ?? commit_message.split("\n", 1)[0]!;

/** Changes since the pages were read: new versions, and new marks of versions in the pages. */
export type LiveVersions = ReadonlyMap<string, Partial<EditDocument>>;

export function reduceVersions(known: LiveVersions, event: LiveEvent): LiveVersions {
  if (event.type === "snapshot") return new Map(event.docs.map(({ id, doc }) => [id, doc]));
  const next = new Map(known);
  for (const change of event.changes) {
    // A mark may also belong to a version that only a page holds.
    const doc = applyLiveChange(next.get(change.id) ?? {}, change);
    if (doc === undefined) next.delete(change.id);
    else next.set(change.id, doc);
  }
  return next;
}

const isWhole = (edit: Partial<EditDocument> | undefined): edit is EditDocument => edit?.version !== undefined;

/** The pages and the live changes, newest first. Live changes win: they are newer. */
export function newestFirst(pages: readonly (readonly EditDocument[])[], live: LiveVersions): EditDocument[] {
  const known = new Map<string, EditDocument>(pages.flat().map((edit) => [edit.id, edit]));
  for (const [id, change] of live) {
    const edit = { ...known.get(id), ...change };
    if (isWhole(edit)) known.set(id, edit);
  }
  return [...known.values()].sort((one, other) => other.version - one.version);
}

const FILTERS: Record<VersionFilter, (edit: EditDocument, question: ListQuestion) => boolean> = {
  all: () => true,
  mine: (edit, { userId }) => edit.user_id !== null && edit.user_id === userId,
  bookmarked: (edit) => edit.bookmarked,
  published: (edit, { published }) => published.has(edit.commit_sha),
};

export function matchingVersions(edits: readonly EditDocument[], question: ListQuestion): EditDocument[] {
  const wanted = question.search.trim().toLocaleLowerCase();
  return edits.filter(
    (edit) =>
      FILTERS[question.filter](edit, question) &&
      `${titleOf(edit)}\n${edit.author_name}\nversion ${edit.version}`.toLocaleLowerCase().includes(wanted),
  );
}

const dayOf = (at: string): string => new Date(at).toDateString();

/** "Today", "Yesterday", else the date. `now` is in epoch milliseconds. */
export function dayLabel(at: string, now: number, locale?: string): string {
  const day = new Date(at);
  const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  const daysAgo = Math.round((midnight(now) - midnight(day.getTime())) / 86_400_000);
  if (daysAgo <= 1) {
    const word = new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.max(0, daysAgo), "day");
    return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
  }
  const year = day.getFullYear() === new Date(now).getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", ...year }).format(day);
}

export const byDay = (edits: readonly EditDocument[]): [string, EditDocument[]][] => [
  ...Map.groupBy(edits, ({ created_at }) => dayOf(created_at)),
];

/** Whether the project has this version's files: true for the newest one and every other with the same files. */
export const isCurrent = (edit: EditDocument, newest: EditDocument | undefined): boolean =>
  newest !== undefined && edit.tree_hash === newest.tree_hash;
