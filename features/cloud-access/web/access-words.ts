/** Proven access in words. A colour stands beside each and never alone. */
import type { FailedAttempt, ProvenTable } from "../../cloud/contract/index.ts";

export type Who = "anon" | "user_a" | "user_b";
export type Operation = "select" | "insert" | "update" | "delete";

export const WHO: readonly { who: Who; words: string }[] = [
  { who: "anon", words: "Anyone" },
  { who: "user_a", words: "User A" },
  { who: "user_b", words: "User B" },
];
export const OPERATIONS: readonly { operation: Operation; words: string }[] = [
  { operation: "select", words: "Read" },
  { operation: "insert", words: "Add" },
  { operation: "update", words: "Change" },
  { operation: "delete", words: "Remove" },
];

export interface Cell {
  /** `all`: every row, or adding is allowed. `some`: a part of them. */
  reach: "all" | "some" | "none" | "unknown";
  words: string;
}

const NO: Cell = { reach: "none", words: "No" };

function ofRows(reached: number | null, rows: number): Cell {
  if (reached === null) return NO;
  if (rows === 0) return { reach: "all", words: "Allowed, no rows yet" };
  if (reached === 0) return { reach: "none", words: `No row of ${rows.toLocaleString()}` };
  if (reached >= rows)
    return { reach: "all", words: rows === 1 ? "The only row" : `All ${rows.toLocaleString()} rows` };
  return { reach: "some", words: `${reached.toLocaleString()} of ${rows.toLocaleString()} rows` };
}

export function cellOf(table: ProvenTable, who: Who, operation: Operation): Cell {
  const failed = table.failed.find((attempt) => attempt.caller === who && attempt.operation === operation);
  if (failed !== undefined) return { reach: "unknown", words: failed.kind === "broken" ? "Fails" : "Unclear" };
  const access = table.access[who];
  if (operation === "insert") return access.insert ? { reach: "all", words: "Yes" } : NO;
  return ofRows(access[operation], table.rows);
}

const WHO_WORDS: Readonly<Record<Who, string>> = { anon: "Anyone", user_a: "User A", user_b: "User B" };
const OPERATION_WORDS: Readonly<Record<Operation, string>> = {
  select: "read",
  insert: "add",
  update: "change",
  delete: "remove",
};

/** "User A, change: infinite recursion detected in policy" */
export const failureWords = ({ caller, operation, message }: FailedAttempt): string =>
  `${WHO_WORDS[caller]}, ${OPERATION_WORDS[operation]}: ${message}`;
