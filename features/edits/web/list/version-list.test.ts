import { describe, expect, it } from "vitest";
import type { EditDocument } from "../../contract/index.ts";
import { anEdit } from "../testing.ts";
import {
  byDay,
  dayLabel,
  isCurrent,
  matchingVersions,
  newestFirst,
  reduceVersions,
  titleOf,
  type ListQuestion,
} from "./version-list.ts";

const edit = (version: number, more: Partial<EditDocument> = {}): EditDocument =>
  anEdit({
    id: `e${version}`,
    version,
    commit_sha: `${version}`.repeat(40).slice(0, 40),
    tree_hash: `t${version}`,
    commit_message: `Change ${version}\n\nwith details`,
    created_at: `2026-11-${10 + version}T12:00:00.000Z`,
    ...more,
  });
const question: ListQuestion = { filter: "all", search: "", userId: "maya", published: new Set() };
const versions = (found: readonly EditDocument[]) => found.map(({ version }) => version);

describe("the list of versions", () => {
  it("merges pages and live changes without duplicates, newest first; live ones win [W7.39]", () => {
    const pages = [
      [edit(3), edit(4)],
      [edit(1), edit(2)],
    ];
    const changes = [
      { seq: 1, op: "put" as const, id: "e5", doc: edit(5) },
      { seq: 2, op: "patch" as const, id: "e2", doc: { bookmarked: true } },
      { seq: 3, op: "patch" as const, id: "older than the pages", doc: { reverted: true } },
    ];
    const list = newestFirst(pages, reduceVersions(new Map(), { type: "changes", changes }));
    expect(versions(list)).toEqual([5, 4, 3, 2, 1]);
    expect(list[3]!.bookmarked).toBe(true);
  });

  it("is filtered by own, bookmarked and published ones, and by text", () => {
    const list = [
      edit(4, { user_id: "maya", author_name: "Maya" }),
      edit(3, { bookmarked: true }),
      edit(2, { user_id: "otto", author_name: "Otto" }),
      edit(1, { tags: { summary: "A darker header" } }),
    ];
    const found = (more: Partial<ListQuestion>) => versions(matchingVersions(list, { ...question, ...more }));
    expect(found({ filter: "mine" })).toEqual([4]);
    expect(found({ filter: "mine", userId: null })).toEqual([]);
    expect(found({ filter: "bookmarked" })).toEqual([3]);
    expect(found({ filter: "published", published: new Set([list[2]!.commit_sha]) })).toEqual([2]);
    expect(found({ search: " DARKER " })).toEqual([1]);
    expect(found({ search: "otto" })).toEqual([2]);
    expect(found({ search: "version 3" })).toEqual([3]);
    expect(found({ search: "no such" })).toEqual([]);
  });

  it("is grouped by day, named as people name days", () => {
    const now = new Date("2026-11-21T15:00:00").getTime();
    expect(dayLabel("2026-11-21T00:30:00", now, "en")).toBe("Today");
    expect(dayLabel("2026-11-20T23:30:00", now, "en")).toBe("Yesterday");
    expect(dayLabel("2026-11-03T12:00:00", now, "en")).toBe("November 3");
    expect(dayLabel("2025-11-03T12:00:00", now, "en")).toBe("November 3, 2025");
    expect(byDay([edit(2), edit(2, { id: "again" }), edit(1)]).map(([, found]) => found.length)).toEqual([2, 1]);
  });

  it("shows a version's summary, else the first line of its message", () => {
    expect(titleOf(edit(1))).toBe("Change 1");
    expect(titleOf(edit(1, { tags: { summary: "Own words" } }))).toBe("Own words");
  });

  it("knows that a restored version is the current one again", () => {
    const newest = edit(5, { type: "revert", tree_hash: "t2" });
    expect(isCurrent(edit(2), newest)).toBe(true);
    expect(isCurrent(edit(3), newest)).toBe(false);
    expect(isCurrent(edit(3), undefined)).toBe(false);
  });
});
