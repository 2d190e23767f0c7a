import { invalidRequest, type AppError } from "../errors.ts";

/** Postgres takes neither NUL nor half characters. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\u0000");

export function unstorable(field: string): AppError {
  const rule = "must not contain NUL characters or half characters";
  return invalidRequest(`${field}: ${rule}`, { field, rule });
}

/** Control characters, and marks that turn the direction of a text. */
const UNSHOWN = /[\s\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A text that somebody wrote as one line of at most `max` characters, for rows, subjects of mails and notifications. */
export function oneLine(text: string, max: number): string {
  const line = text.toWellFormed().replace(UNSHOWN, " ").trim();
  if (line.length <= max) return line;
  // Half a character cannot be stored.
  const cut = line.slice(0, max - 1).replace(/[\ud800-\udbff]$/, "");
  return `${cut.trimEnd()}…`;
}

/** JSON as `JSON.stringify` writes it, with a sign in the place of each character that Postgres takes not even escaped. */
export const storableJson = (json: string): string =>
  json.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, "$1\ufffd").replaceAll("\0", "\ufffd");

/** The same for a value that becomes JSON. Texts of models, checks and apps hold anything, and cutting halves characters. */
export function storableValue<T>(value: T): T {
  const json = JSON.stringify(value);
  const storable = storableJson(json);
  return storable === json ? value : (JSON.parse(storable) as T);
}
