/** What a schema says of a value it refuses, in words for people; a schema's own sentence comes before these. */
import { z } from "zod";

type Issue = Parameters<NonNullable<NonNullable<Parameters<typeof z.config>[0]>["customError"]>>[0];

const KINDS: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/** What `minimum` and `maximum` count. */
const UNITS: Readonly<Record<string, string>> = { string: "characters", array: "entries" };

function bound(issue: { origin: string }, word: "least" | "most", limit: number | bigint): string {
  const unit = UNITS[issue.origin];
  if (unit === undefined) return `must be at ${word} ${limit}`;
  if (word === "least" && Number(limit) === 1) return "must not be empty";
  return `must have at ${word} ${limit} ${unit}`;
}

/** Undefined leaves it to the library's own words. */
export function plainRule(issue: Issue): string | undefined {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return "is required";
    const kind = KINDS[issue.expected];
    return kind === undefined ? undefined : `must be ${kind}`;
  }
  if (issue.code === "invalid_value")
    return issue.input === undefined ? "is required" : `must be one of: ${issue.values.map(String).join(", ")}`;
  if (issue.code === "too_small" && issue.inclusive !== false) return bound(issue, "least", issue.minimum);
  if (issue.code === "too_big" && issue.inclusive !== false) return bound(issue, "most", issue.maximum);
  if (issue.code === "invalid_format" && issue.format === "uuid") return "must be a UUID";
  return undefined;
}

z.config({ customError: plainRule });
