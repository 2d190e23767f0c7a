/** Postgres' types in the words of OpenAPI 2.0. */

import { entryOf } from "@slipway/kernel/text/named-entries";

export type Json = Record<string, unknown>;

const NAMES: Readonly<Record<string, string>> = {
  boolean: "boolean",
  smallint: "integer",
  integer: "integer",
  bigint: "integer",
  numeric: "number",
  real: "number",
  "double precision": "number",
};

const FORMATS: Readonly<Record<string, string>> = { smallint: "int32", integer: "int32", bigint: "int64" };

const isJson = (type: string): boolean => type === "json" || type === "jsonb";
const isList = (type: string): boolean => type.endsWith("[]");
const formatOf = (type: string): string => entryOf(FORMATS, type) ?? type;
const nameOf = (type: string): string => entryOf(NAMES, type) ?? "string";

/** The schema of a value in a body. A JSON value has no type, since it can be anything. */
export function propertyType(type: string): Json {
  if (isJson(type)) return { format: type };
  if (!isList(type)) return { format: formatOf(type), type: nameOf(type) };
  const item = type.slice(0, -2);
  return { format: type, type: "array", items: isJson(item) ? {} : { type: nameOf(item) } };
}

/** The schema of a value in a query string, where lists and JSON are written as text. */
export function queryType(type: string): Json {
  const isText = isJson(type) || isList(type);
  return { format: isText ? type : formatOf(type), type: isText ? "string" : nameOf(type) };
}

/** The schema of a parameter that is repeated in the query string. */
export function repeatedType(type: string): Json {
  const item = isList(type) ? type.slice(0, -2) : type;
  return { type: "array", collectionFormat: "multi", items: queryType(item) };
}

/** A constant default as a value, any other as it is written: `now()`. */
export function defaultValue(expression: string, type: string): unknown {
  const text = /^'((?:[^']|'')*)'::[\w ."[\]()]+$/.exec(expression)?.[1]?.replace(/''/g, "'") ?? expression;
  const name = nameOf(type);
  if (name === "boolean" && /^(true|false)$/.test(text)) return text === "true";
  const isNumber = (name === "integer" || name === "number") && /^-?\d+(\.\d+)?$/.test(text);
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** Splits a comment into its first line and the rest. */
export function splitComment(comment: string | null): { summary?: string; description?: string } {
  if (comment === null) return {};
  const [first = "", ...rest] = comment.split("\n");
  const description = rest.join("\n").replace(/^\n+/, "");
  return { summary: first, ...(description === "" ? {} : { description }) };
}
