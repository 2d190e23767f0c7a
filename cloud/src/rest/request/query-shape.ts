/**
 * Separates the values of a query string from its shape: `id=eq.7&order=at` and `id=eq.8&order=at` share one shape, and
 * one statement with different parameters.
 */
import { randomBytes } from "node:crypto";

export interface QueryShape {
  /** Equal for requests of one shape. */
  key: string;
  /** The query string with a mark in the place of each value. */
  marked: string;
  /** Values of the marks, still encoded. */
  values: readonly string[];
}

/** Longer queries rarely repeat. */
const LONGEST = 1000;
/** Random, so that a caller's text is never taken for a mark. */
const MARK = `mark${randomBytes(12).toString("hex")}`;
const markOf = (at: number): string => `${MARK}~${at}~`;
const MARKS = new RegExp(`${MARK}~(\\d+)~`);

/** Matches letters that are the same encoded and decoded, so that nothing has to be decoded or quoted. */
const PLAIN_FILTER = /^(\w+)=(eq|neq|gte?|lte?)\.([\w.~-]*)$/;
const NO_COLUMN: ReadonlySet<string> = new Set([
  ...["select", "columns", "on_conflict", "order", "limit", "offset", "and", "or"],
]);

/** Null when the shape is not worth caching. */
export function shapeOf(query: string): QueryShape | null {
  if (query.length > LONGEST) return null;
  const values: string[] = [];
  let key = "";
  let marked = "";
  for (const pair of query.split("&")) {
    const found = PLAIN_FILTER.exec(pair);
    if (found === null || NO_COLUMN.has(found[1]!)) {
      key += `&${pair}`;
      marked += `&${pair}`;
      continue;
    }
    // A URL holds no NUL, so no other query has this key.
    key += `&${found[1]}=${found[2]}\0`;
    marked += `&${found[1]}=${found[2]}.${markOf(values.length)}`;
    values.push(found[3]!);
  }
  return { key, marked: marked.slice(1), values };
}

/** Fills values into texts with marks. */
export type Filled = (values: readonly string[]) => string;

export function fillable(text: string): Filled {
  const parts = text.split(MARKS);
  if (parts.length === 1) return () => text;
  // Every second part is a number that `MARKS` captured.
  return (values) => parts.map((part, at) => (at % 2 === 0 ? part : values[Number(part)]!)).join("");
}

export function fillableValues(all: readonly unknown[]): (values: readonly string[]) => unknown[] {
  const places = all.map((value) => {
    const found = typeof value === "string" ? MARKS.exec(value) : null;
    return found === null || found[0] !== value ? null : Number(found[1]);
  });
  return (values) => all.map((value, at) => (places[at] === null ? value : values[places[at]!]));
}
