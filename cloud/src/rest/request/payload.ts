/** What a write or a call carries: JSON, CSV, a form, or one raw value for a function. */
import { unreadableBody } from "../rest-error.ts";

export type Payload =
  /** `keys` are those of every object, sorted. */
  | { kind: "json"; text: string; keys: string[]; isArray: boolean; value: unknown }
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
  return { type: TYPES[name] ?? null, name };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sortedKeys = (value: Record<string, unknown>): string[] => Object.keys(value).sort();

const sameKeys = (keys: readonly string[], value: unknown): boolean =>
  isObject(value) && Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));

const EMPTY_LIST: Payload = { kind: "json", text: "[]", keys: [], isArray: true, value: [] };

function describeJson(text: string, value: unknown, message: string): Payload {
  if (isObject(value)) return { kind: "json", text, keys: sortedKeys(value), isArray: false, value };
  if (!Array.isArray(value)) return EMPTY_LIST;
  const [first] = value as unknown[];
  if (first === undefined) return EMPTY_LIST;
  const keys = isObject(first) ? sortedKeys(first) : null;
  if (keys === null || !value.every((one) => sameKeys(keys, one))) throw unreadableBody(message);
  return { kind: "json", text, keys, isArray: true, value };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unreadableBody("Empty or invalid json");
  }
}

/** RFC 4180. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  while (at < text.length) {
    cell.lastIndex = at;
    const found = cell.exec(text);
    if (found === null) throw unreadableBody("parse error (Failed reading: conversion error)");
    row.push(found[1] === undefined ? found[2]! : found[1].replace(/""/g, '"'));
    at = cell.lastIndex;
    if (found[3] !== ",") {
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
  if (rows.some((row) => row.length !== head.length)) throw unreadableBody("All lines must have same number of fields");
  const value = rows.map((row) =>
    Object.fromEntries(head.map((name, index) => [name, row[index] === "NULL" ? null : row[index]])),
  );
  return describeJson(JSON.stringify(value), value, "All lines must have same number of fields");
}

export interface PayloadWish {
  contentType: string | null;
  isCall: boolean;
  /** `columns=`: the body is taken as it is. */
  columns: string[] | null;
}

/** Throws RestError PGRST102. */
export function parsePayload(bytes: Buffer, { contentType, isCall, columns }: PayloadWish): Payload {
  const { type, name } = contentTypeOf(contentType);
  const text = bytes.toString("utf8");
  if (type === "json") {
    if (text === "" && isCall) return { kind: "json", text: "{}", keys: [], isArray: false, value: {} };
    const value = parseJson(text);
    if (columns === null) return describeJson(text, value, "All object keys must match");
    return { kind: "json", text, keys: columns, isArray: Array.isArray(value), value };
  }
  if (type === "csv") return parseCsv(text);
  if (type === "form") {
    const pairs = [...new URLSearchParams(text)];
    if (isCall) return { kind: "form", pairs };
    const value = Object.fromEntries(pairs);
    return { kind: "json", text: JSON.stringify(value), keys: sortedKeys(value), isArray: false, value };
  }
  if (type !== null && isCall) return { kind: "raw", bytes };
  throw unreadableBody(`Content-Type not acceptable: ${name}`);
}
