import { expect, it } from "vitest";
import type { FailedAttempt, ProvenTable } from "../../cloud/contract/security.ts";
import { findingsOfTable } from "./table-findings.ts";

const shut = { select: null, insert: false, update: null, delete: null };
const OPERATIONS = ["select", "insert", "update", "delete"] as const;

const table = (failed: FailedAttempt[], more: Partial<ProvenTable> = {}): ProvenTable => ({
  table: "rooms",
  rls_enabled: true,
  rows: 1,
  access: { anon: shut, user_a: shut, user_b: shut },
  anon_columns: null,
  failed,
  is_complete: true,
  ...more,
});
const attempt = (more: Partial<FailedAttempt>): FailedAttempt => ({
  caller: "anon",
  operation: "select",
  kind: "broken",
  sqlstate: "42P17",
  message: 'infinite recursion detected in policy for relation "rooms"',
  ...more,
});
const told = (one: ProvenTable) =>
  findingsOfTable(one, []).map(({ level, rule, description }) => `${level} ${rule}: ${description}`);

it("policies that query each other let nobody in, and are no hole", () => {
  const everybody = (["anon", "user_a", "user_b"] as const).flatMap((caller) =>
    OPERATIONS.map((operation) => attempt({ caller, operation })),
  );
  expect(told(table(everybody))).toEqual([
    'error policy_fails: Nobody gets into rooms: Postgres says "infinite recursion detected in policy for relation "rooms"" (42P17). Its policy asks a table whose policy asks it again. Put the question into a function that is security definer, and let both policies call it.',
  ]);
});

it("a rule that fails for some operations is named with them", () => {
  const access = { anon: { ...shut, select: 1 }, user_a: shut, user_b: shut };
  const message = "function may() does not exist";
  const failed = [
    attempt({ caller: "user_a", operation: "update", sqlstate: "42883", message }),
    attempt({ caller: "user_b", operation: "delete", sqlstate: "42883", message }),
  ];
  expect(told(table(failed, { access }))).toEqual([
    "info strangers_can_read_rows: Anyone can read rooms (1 row): we asked as a stranger and got them.",
    'error policy_fails: Nobody gets through with changing and deleting in rooms (tried as people who are signed in): Postgres says "function may() does not exist" (42883). Mend the policy or trigger, or what it calls.',
  ]);
});

it("judges by the columns that strangers may read, where a grant names some", () => {
  const access = { anon: { ...shut, select: 2 }, user_a: shut, user_b: shut };
  const columns = ["day", "starts", "phone"].map((name) => ({ name })) as Parameters<typeof findingsOfTable>[1];
  const level = (anon_columns: string[] | null) => findingsOfTable(table([], { access, anon_columns }), columns);
  expect(level(["day", "starts"])).toMatchObject([
    {
      level: "info",
      description: "Anyone can read day and starts of rooms (2 rows): we asked as a stranger and got them.",
    },
  ]);
  expect(level(["day", "phone"])).toMatchObject([{ level: "error" }]);
  expect(level(null)).toMatchObject([{ level: "error" }]);
});

it("reports what could not be determined", () => {
  const raised = attempt({ kind: "unclear", operation: "insert", sqlstate: "P0001", message: "not today" });
  expect(told(table([raised]))).toEqual([
    'info access_not_known: We could not tell whether strangers get through with adding in rooms: Postgres says "not today" (P0001).',
  ]);
  const late = attempt({ kind: "unclear", sqlstate: "57014", message: "canceling statement due to statement timeout" });
  expect(told(table([late], { is_complete: false }))).toEqual([
    'warn access_not_known: We could not tell whether strangers get through with reading in rooms: Postgres says "canceling statement due to statement timeout" (57014). The rest was not tried.',
  ]);
  expect(told(table([], { is_complete: false }))).toEqual([
    "warn access_not_known: We could not tell who gets at rooms: trying it took too long.",
  ]);
});
