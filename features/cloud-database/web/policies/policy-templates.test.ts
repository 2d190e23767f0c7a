import { expect, it } from "vitest";
import { expressionProblem } from "@slipway/kernel/sql/one-expression";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { policyProblem } from "../../contract/changes/policy-change.ts";
import { aColumn as column, aTable } from "../testing-tables.ts";
import { freeName, opening, templatesOf } from "./policy-templates.ts";

const table = (change: Partial<CloudTable>): CloudTable => aTable("notes", change);
const labels = (change: Partial<CloudTable>): string[] => templatesOf(table(change)).map(({ label }) => label);

it("offers rules of owners for columns that name a person", () => {
  const owned = templatesOf(table({ columns: [column("id", "uuid"), column("user_id", "uuid")] }));
  expect(owned.find(({ label }) => label === "Owner reads own rows")?.policy).toEqual({
    ...{ name: "read own rows", command: "SELECT", roles: ["authenticated"], is_restrictive: false },
    ...{ using: "(select auth.uid()) = user_id", check: null },
  });
  expect(labels({ columns: [column("user_id", "text")] })).not.toContain("Owner reads own rows");
});

it("tells several people of a row apart, and quotes names that need it", () => {
  const change = {
    columns: [column('The "buyer"', "uuid"), column("owner_id", "uuid")],
    foreign_keys: [{ column: 'The "buyer"', references: "auth.users.id" }],
  };
  const bought = templatesOf(table(change)).find(({ label }) => label === 'Owner reads own rows by The "buyer"');
  expect(bought?.policy.using).toBe('(select auth.uid()) = "The ""buyer"""');
  expect(labels(change)).toContain("Owner reads own rows by owner_id");
});

it("offers rows that are marked as public", () => {
  const marked = templatesOf(table({ columns: [column("public", "boolean")] }));
  expect(marked.find(({ label }) => label === "Everybody reads rows with public")?.policy.using).toBe('"public"');
});

it("fills in only what the form takes, under a name that is free", () => {
  const policies = ["own rows", "own rows 2"].map((policyname) => ({
    ...{ tablename: "notes", policyname, cmd: "ALL", is_restrictive: false, roles: ["public"] },
    ...{ qual: "true", with_check: null },
  }));
  const all = templatesOf(table({ policies, columns: [column("user_id", "uuid"), column("published", "boolean")] }));
  expect(all.map(({ policy }) => policyProblem(policy)).filter((problem) => problem !== null)).toEqual([]);
  const conditions = all.flatMap(({ policy: { using, check } }) => [using, check]).filter((one) => one !== null);
  expect(conditions.map(expressionProblem).filter((problem) => problem !== null)).toEqual([]);
  expect(all[0]?.policy.name).toBe("own rows 3");
  expect(new TextEncoder().encode(freeName("é".repeat(40), [])).length).toBe(62);
});

it("says what a policy without a condition opens to strangers", () => {
  const policy = { name: "a", roles: ["public"], is_restrictive: false, using: null, check: null };
  expect(opening({ ...policy, command: "ALL", using: " (TRUE) " })).toBe(
    "Everybody who has the app's address can read, change and delete every row.",
  );
  expect(opening({ ...policy, command: "INSERT", check: "true" })).toContain("can add rows of any kind");
  expect(opening({ ...policy, command: "SELECT", using: "true", roles: ["authenticated"] })).toBeNull();
  expect(opening({ ...policy, command: "SELECT", using: "true", is_restrictive: true })).toBeNull();
  expect(opening({ ...policy, command: "SELECT", using: "id = 1" })).toBeNull();
});
