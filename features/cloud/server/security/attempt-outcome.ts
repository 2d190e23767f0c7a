/** Reads from an attempt's SQLSTATE what row-level security decided. */

/**
 * `reached`: admitted by row-level security. `broken`: a rule fails. `unclear`: the code does not tell. `ended`: time
 * or the machine ran out.
 */
export type Outcome = "refused" | "reached" | "broken" | "unclear" | "ended";

/** insufficient_privilege, which row-level security uses too. */
const DENIED = "42501";

/** Whole classes, by their first two characters. (Postgres documentation, appendix A) */
const CLASSES: Readonly<Record<string, Outcome>> = {
  // Constraints are checked after row-level security.
  "23": "reached",
  // A policy that cannot cast or divide a value, or a subquery with more than one row.
  "21": "broken",
  "22": "broken",
  "2F": "broken",
  "39": "broken",
  "3F": "broken",
  // Names, types and definitions: a missing function (42883), or policies that query each other (42P17).
  "42": "broken",
  "0A": "broken",
  // Policies that call each other through functions exhaust the stack (54001).
  "54": "broken",
  "08": "ended",
  "40": "ended",
  "53": "ended",
  "55": "ended",
  "57": "ended",
  "58": "ended",
};

/**
 * `P0001` and other codes raised by the project's own code are unclear, because triggers can raise them, too. A
 * read-only transaction is refused before any rule is checked.
 */
export function outcomeOf(sqlstate: string): Outcome {
  if (sqlstate === DENIED) return "refused";
  return CLASSES[sqlstate.slice(0, 2)] ?? "unclear";
}
