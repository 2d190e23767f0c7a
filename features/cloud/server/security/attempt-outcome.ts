/** What Postgres' answer to an attempt says about row-level security, by its SQLSTATE. */

/** `reached`: past row-level security. `broken`: a rule fails. `unclear`: it says nothing. `ended`: time or the machine ran out. */
export type Outcome = "refused" | "reached" | "broken" | "unclear" | "ended";

/** insufficient_privilege: also what row-level security says. */
const DENIED = "42501";

/** Whole classes, by their first two characters. (Postgres documentation, appendix A) */
const CLASSES: Readonly<Record<string, Outcome>> = {
  // Constraints are looked at behind row-level security.
  "23": "reached",
  // Values that a policy cannot cast or divide, a subquery of more than one row, a scalar that is none.
  "21": "broken",
  "22": "broken",
  "2F": "broken",
  "39": "broken",
  "3F": "broken",
  // Names, types and definitions: a function that is gone (42883), policies that ask each other (42P17).
  "42": "broken",
  "0A": "broken",
  // Policies that call each other through functions run out of stack (54001).
  "54": "broken",
  "08": "ended",
  "40": "ended",
  "53": "ended",
  "55": "ended",
  "57": "ended",
  "58": "ended",
};

/** A reading one is refused before any rule is asked. `P0001`, and whatever else code of the project's own raises, can come from triggers as well. */
export function outcomeOf(sqlstate: string): Outcome {
  if (sqlstate === DENIED) return "refused";
  return CLASSES[sqlstate.slice(0, 2)] ?? "unclear";
}
