/** Words a schema's refusal for people; a schema's own sentence takes precedence. */
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

/** Formats of texts. */
const FORMS: Readonly<Record<string, string>> = {
  uuid: "must be a UUID",
  datetime: "must be a time such as 2026-11-22T09:00:00Z",
  date: "must be a day such as 2026-11-22",
  email: "must be an email address",
  url: "must be an address such as https://example.com",
  base64: "must be base64",
};

/** Units of `minimum` and `maximum`. */
const UNITS: Readonly<Record<string, string>> = { string: "characters", array: "entries" };

function bound(issue: { origin: string }, word: "least" | "most", limit: number | bigint): string {
  const unit = UNITS[issue.origin];
  if (unit === undefined) return `must be at ${word} ${limit}`;
  if (word === "least" && Number(limit) === 1) return "must not be empty";
  return `must have at ${word} ${limit} ${unit}`;
}

/** Never uses the library's own words, which show patterns and internal type names. */
export function plainRule(issue: Issue): string {
  if (issue.code === "invalid_type") {
    if (issue.input === undefined) return "is required";
    return `must be ${KINDS[issue.expected] ?? "of another kind"}`;
  }
  if (issue.code === "invalid_union" && issue.input === undefined) return "is required";
  if (issue.code === "unrecognized_keys") return "is not a field of this";
  if (issue.code === "invalid_value")
    return issue.input === undefined ? "is required" : `must be one of: ${issue.values.map(String).join(", ")}`;
  if (issue.code === "too_small" && issue.inclusive !== false) return bound(issue, "least", issue.minimum);
  if (issue.code === "too_big" && issue.inclusive !== false) return bound(issue, "most", issue.maximum);
  if (issue.code === "invalid_format") return FORMS[issue.format] ?? "does not have the right form";
  if (issue.code === "invalid_union") return "must be of another kind";
  return "is not allowed";
}

z.config({ customError: plainRule });
