/** Body of a write or a call: JSON, CSV, a form, or one raw value for a function. */
import { entryOf } from "@slipway/kernel/text/named-entries";
import { JsonBeyondBounds, MAX_JSON_VALUES, parseJson } from "@slipway/kernel/json-bounds";
import { unreadableBody, type RestError } from "../rest-error.ts";

export type Payload =
  /** `keys` are those of every object, sorted. */
  | { kind: "json"; text: string; keys: string[]; isArray: boolean }
  | { kind: "form"; pairs: [string, string][] }
  /** For a function with a single unnamed parameter. */
  | { kind: "raw"; bytes: Buffer };

export type ContentType = "json" | "csv" | "form" | "text" | "xml" | "bytes";

const TYPES: Readonly<Record<string, ContentType>> = {
  "application/json": "json",
  "text/csv": "csv",
  "application/x-www-form-urlencoded": "form",
  "text/plain": "text",
  "text/xml": "xml",
  "application/octet-stream": "bytes",
};

export function contentTypeOf(header: string | null): { type: ContentType | null; name: string } {
  const name = (header ?? "application/json").split(";")[0]!.trim().toLowerCase();
  if (name === "" || name === "*/*") return { type: "json", name: "application/json" };
  return { type: entryOf(TYPES, name) ?? null, name };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Postgres's own bound on the columns of one statement. */
const MAX_COLUMNS = 1664;

function requireFewColumns(count: number): void {
  if (count > MAX_COLUMNS) throw unreadableBody(`A body may name ${MAX_COLUMNS} columns, and this names more`);
}

/** Before a form is read, because reading takes time that grows with the square of its fields. Empty ones are none. */
function requireFewFields(form: string): void {
  let fields = 0;
  for (const _field of form.matchAll(/[^&]+/g)) requireFewColumns((fields += 1));
}

function sortedKeys(value: Record<string, unknown>): string[] {
  const keys = Object.keys(value);
  requireFewColumns(keys.length);
  return keys.sort();
}

const sameKeys = (keys: readonly string[], value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));

const EMPTY_LIST: Payload = { kind: "json", text: "[]", keys: [], isArray: true };

function describeJson(text: string, value: unknown, message: string): Payload {
  if (isObject(value)) return { kind: "json", text, keys: sortedKeys(value), isArray: false };
  if (!Array.isArray(value)) return EMPTY_LIST;
  const [first] = value as unknown[];
  if (first === undefined) return EMPTY_LIST;
  const keys = isObject(first) ? sortedKeys(first) : null;
  if (keys === null || !value.every((one) => sameKeys(keys, one))) throw unreadableBody(message);
  return { kind: "json", text, keys, isArray: true };
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw unreadableBody(error instanceof JsonBeyondBounds ? error.message : "Empty or invalid json");
  }
}

const badCsv = (): RestError => unreadableBody("parse error (Failed reading: conversion error)");

/** The position behind the quote that ends the cell whose text begins at `from`. Throws RestError. */
function endOfQuoted(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at + 1;
  }
  throw badCsv();
}

const UNQUOTED_END = /[",\r\n]|$/g;

/**
 * Parses RFC 4180 cell by cell, because a single pattern over a cell of megabytes exhausts the stack. Throws RestError.
 */
function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let cells = 0;
  while (at < text.length) {
    cells += 1;
    if (cells > MAX_JSON_VALUES) throw unreadableBody(`CSV may hold ${MAX_JSON_VALUES} values, and this has more`);
    let end: number;
    if (text[at] === '"') {
      end = endOfQuoted(text, at + 1);
      row.push(text.slice(at + 1, end - 1).replaceAll('""', '"'));
    } else {
      UNQUOTED_END.lastIndex = at;
      end = UNQUOTED_END.exec(text)!.index;
      row.push(text.slice(at, end));
    }
    const isLine = text.startsWith("\r\n", end) || text[end] === "\n";
    if (!isLine && text[end] !== "," && end < text.length) throw badCsv();
    at = end + (text[end] === "\r" ? 2 : 1);
    if (text[end] !== ",") {
      rows.push(row);
      row = [];
    } else if (at === text.length) row.push("");
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

function parseCsv(text: string): Payload {
  const [head, ...rows] = csvRows(text);
  if (head === undefined) throw unreadableBody("not enough input");
  requireFewColumns(head.length);
  if (rows.some((row) => row.length !== head.length)) throw unreadableBody("All lines must have same number of fields");
  const value = rows.map((row) =>
    Object.fromEntries(head.map((name, index) => [name, row[index] === "NULL" ? null : row[index]])),
  );
  return describeJson(JSON.stringify(value), value, "All lines must have same number of fields");
}

export interface PayloadWish {
  contentType: string | null;
  isCall: boolean;
  /** Columns of `columns=`, for which the body is taken as it is. */
  columns: string[] | null;
}

/** Throws RestError PGRST102. */
export function parsePayload(bytes: Buffer, { contentType, isCall, columns }: PayloadWish): Payload {
  const { type, name } = contentTypeOf(contentType);
  const text = bytes.toString("utf8");
  if (type === "json") {
    if (text === "" && isCall) return { kind: "json", text: "{}", keys: [], isArray: false };
    const value = readJson(text);
    if (columns === null) return describeJson(text, value, "All object keys must match");
    return { kind: "json", text, keys: columns, isArray: Array.isArray(value) };
  }
  if (type === "csv") return parseCsv(text);
  if (type === "form") {
    requireFewFields(text);
    const pairs = [...new URLSearchParams(text)];
    if (isCall) return { kind: "form", pairs };
    const value = Object.fromEntries(pairs);
    return { kind: "json", text: JSON.stringify(value), keys: sortedKeys(value), isArray: false };
  }
  if (type !== null && isCall) return { kind: "raw", bytes };
  throw unreadableBody(`Content-Type not acceptable: ${name}`);
}
