import { describe, expect, it } from "vitest";
import { daysLeftInTrash, projectStatus } from "./project-status.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const draft = {
  locked_at: null,
  deleted_at: null,
  is_published: false,
  has_unpublished_changes: false,
  unpublished_changes: 0,
};
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

describe("projectStatus", () => {
  it("always has a word beside its colour", () => {
    expect(projectStatus(draft, now)).toEqual({ tone: "quiet", word: "Draft" });
    expect(projectStatus({ ...draft, is_published: true }, now)).toEqual({ tone: "ok", word: "Live" });
    const outdated = { ...draft, is_published: true, has_unpublished_changes: true };
    expect(projectStatus(outdated, now)).toEqual({ tone: "warn", word: "Live · unpublished changes" });
    const counted = (unpublished_changes: number) => projectStatus({ ...outdated, unpublished_changes }, now).word;
    expect(counted(1)).toBe("Live · 1 unpublished change");
    expect(counted(2)).toBe("Live · 2 unpublished changes");
    expect(counted(50)).toBe("Live · 50+ unpublished changes");
    expect(projectStatus({ ...outdated, deleted_at: ago(5) }, now).word).toBe("In Trash");
  });

  it("says Building only while the lock is younger than a minute [W4.17]", () => {
    expect(projectStatus({ ...draft, locked_at: ago(59) }, now)).toMatchObject({ word: "Building", pulse: true });
    expect(projectStatus({ ...draft, locked_at: ago(60) }, now).word).toBe("Draft");
  });
});

it("counts the days left in Trash down to zero", () => {
  const day = 86_400;
  expect(daysLeftInTrash(ago(0), now)).toBe(30);
  expect(daysLeftInTrash(ago(6 * day), now)).toBe(24);
  expect(daysLeftInTrash(ago(29.5 * day), now)).toBe(1);
  expect(daysLeftInTrash(ago(45 * day), now)).toBe(0);
});
