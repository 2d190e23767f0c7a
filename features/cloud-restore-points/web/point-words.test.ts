import { expect, it } from "vitest";
import type { ComparedTable, Comparison, RestorePoint } from "../contract/index.ts";
import { restoredWords, restoreQuestion, titleOf } from "./point-words.ts";

const point: RestorePoint = {
  id: "rp1",
  name: "Before the sale",
  reason: "person",
  created_at: "2026-11-24T14:02:00.000Z",
  bytes: 1,
};
const now = Date.parse("2026-11-27T10:00:00.000Z");
const table = (name: string, before: number | null, after: number | null): ComparedTable => ({
  name,
  rows_before: before,
  rows_now: after,
  columns_only_before: [],
  columns_only_now: [],
  columns_changed: [],
});
const compared = (change: Partial<Comparison>): Comparison => ({
  is_known: true,
  tables: [],
  users_before: 0,
  users_now: 0,
  changes: [],
  ...change,
});

it("says before a restore what is lost, in figures, and that it can be undone", () => {
  const tables = [table("orders", 812, 843), table("tags", null, 1), table("old", 3, null), table("same", 2, 2)];
  const question = restoreQuestion(
    point,
    compared({ tables, users_before: 57, users_now: 61, changes: ["add_tags"] }),
    now,
  );
  expect(question).toContain("Everything saved since then is lost, sign-ups too.");
  expect(question).toContain(
    "In figures: orders 843 → 812 rows, tags is deleted with its 1 row, old comes back with 3 rows, users 61 → 57 rows.",
  );
  expect(question).toContain("Later changes of the tables are undone: add_tags.");
  expect(question).toMatch(/A restore point of now is made first, so you can undo this\.$/);
});

it("leaves out figures and changes that there are none of", () => {
  const question = restoreQuestion(point, compared({ tables: [table("orders", 2, 2)] }), now);
  expect(question).not.toContain("In figures");
  expect(question).not.toContain("changes");
});

it("says after a restore what is there, and whether the point counted the same", () => {
  const figures = { tables: [{ name: "orders", rows: 812 }], users: 57, is_as_counted: true };
  expect(restoredWords(figures)).toBe("orders 812 rows, users 57 rows, as counted in the restore point.");
  expect(restoredWords({ ...figures, is_as_counted: false })).toContain("The restore point counted other figures.");
  expect(restoredWords({ tables: null, users: null, is_as_counted: null })).toBe("There is too much to count.");
});

it("names a point that a restore made by where it went", () => {
  expect(titleOf(point)).toBe("Before the sale");
  expect(titleOf({ ...point, reason: "restore" })).toBe("Before going back to “Before the sale”");
});
