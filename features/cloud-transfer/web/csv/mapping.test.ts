import { expect, it } from "vitest";
import type { CsvTarget, TargetColumn } from "../../contract/csv.ts";
import { choiceProblem, guessMapping, planColumns, tableName, usableKeys } from "./mapping.ts";

const column = (name: string, more: Partial<TargetColumn> = {}): TargetColumn => ({
  ...{ name, type: "text", is_nullable: true, has_default: false, is_generated: false, is_numbered: false },
  ...more,
});
const target: CsvTarget = {
  columns: [
    column("id", { is_numbered: true, is_nullable: false }),
    column("unit_price"),
    column("name", { is_nullable: false }),
    column("twice", { is_generated: true }),
  ],
  keys: [{ columns: ["id"], is_primary: true }],
};
const named = (...names: string[]) => names.map((name) => ({ name }));

it("maps columns of one name whatever their case, each once, and none into generated ones", () => {
  expect(guessMapping(named("Name", "Unit Price", "unit_price", "twice", "?"), target.columns)).toEqual([
    ...["name", null, "unit_price", null, null],
  ]);
});

it("says what is missing before anything is sent", () => {
  const choice = { onConflict: "refuse", key: [], empty: "null" } as const;
  const problem = (mapping: (string | null)[], more = {}) => choiceProblem({ ...choice, mapping, ...more }, target);
  expect(problem([null])).toMatch(/at least one column/);
  expect(problem(["name", "name"])).toMatch(/Two columns of the file go into name/);
  expect(problem(["unit_price"])).toBe("name needs a value in each row.");
  expect(problem(["name"], { onConflict: "update" })).toMatch(/Choose the key/);
  expect(problem(["name"])).toBeNull();
  expect([usableKeys(["name"], target), usableKeys(["id", "name"], target)]).toEqual([[], [["id"]]]);
});

it("plans a new table: names that databases like, and its own id and created_at where they fit", () => {
  const file = (name: string, type: "uuid" | "integer" | "text" | "date") => ({ name, type, samples: [], empty: 0 });
  const planned = planColumns(
    [
      file("ID", "integer"),
      file("Größe (cm)", "text"),
      file("created_at", "date"),
      file("2nd", "text"),
      file("größe cm", "text"),
    ],
    true,
  );
  expect(planned.map(({ name, type, isOwn }) => [name, type, isOwn])).toEqual([
    ["original_id", "integer", false],
    ["grosse_cm", "text", false],
    ["created_at", "timestamptz", true],
    ["_2nd", "text", false],
    ["original_grosse_cm", "text", false],
  ]);
  expect(planColumns([file("id", "uuid")], false)).toMatchObject([{ name: "id", isOwn: true }]);
  expect(tableName("Orders 2026 (final).csv")).toBe("orders_2026_final");
});
