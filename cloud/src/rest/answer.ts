/** Turns a result into a response: status, ranges, preferences, and values that the database set itself. */
import { parseJson } from "@slipway/kernel/json-bounds";
import type { ServiceResponse } from "../gateway/service.ts";
import type { ResultRow } from "./execute.ts";
import type { Preferences } from "./request/preferences.ts";
import { appliedPreferences } from "./request/preferences.ts";
import type { Range } from "./request/query-parameters.ts";
import { writtenHeaders } from "../gateway/written-headers.ts";
import { badRange, badResponseHeaders, badResponseStatus, RestError } from "./rest-error.ts";
import type { RestContext } from "./rest-context.ts";

/** `0-9/100`; `*` where there are no rows or no count. */
export function contentRange(lower: number, upper: number, total: number | null): string {
  const range = total !== 0 && lower <= upper ? `${lower}-${upper}` : "*";
  return `${range}/${total ?? "*"}`;
}

export function rangeOf(row: ResultRow, { offset }: Range): { status: number; header: string } {
  const rows = Number(row.rows);
  const total = row.total === null ? null : Number(row.total);
  const upper = offset + rows - 1;
  const header = contentRange(offset, upper, total);
  if (total !== null && offset > total) {
    const refused = badRange(`An offset of ${offset} was requested, but there are only ${total} rows.`);
    throw new RestError({ ...refused, message: refused.message, headers: { "content-range": header } });
  }
  return { status: total !== null && rows < total ? 206 : 200, header };
}

/** Preferences that this kind of request respects; others are not reported as applied. */
export type Heeded = readonly (keyof Preferences)[];

const ALWAYS: Heeded = ["count", "transaction", "handling", "timezone"];

export function preferenceApplied(preferences: Preferences, heeded: Heeded): Record<string, string> {
  const applied = appliedPreferences(preferences, (name) => ALWAYS.includes(name) || heeded.includes(name));
  return applied === null ? {} : { "preference-applied": applied };
}

function databaseHeaders(text: string | null): [string, string][] {
  if (text === null) return [];
  let list: unknown;
  try {
    list = parseJson(text);
  } catch {
    throw badResponseHeaders();
  }
  if (!Array.isArray(list)) throw badResponseHeaders();
  return (list as unknown[]).map((entry) => {
    const pairs = typeof entry === "object" && entry !== null ? Object.entries(entry as object) : [];
    const [name, value] = (pairs[0] ?? []) as [string?, unknown?];
    if (pairs.length !== 1 || typeof value !== "string") throw badResponseHeaders();
    // An invalid header would break the connection instead of failing the request.
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name!) || /[^\t\x20-\x7e\x80-\xff]/.test(value)) throw badResponseHeaders();
    return [name!.toLowerCase(), value];
  });
}

function databaseStatus(text: string | null): number | null {
  if (text === null) return null;
  const status = Number(/^\d{3}/.exec(text)?.[0] ?? Number.NaN);
  if (Number.isNaN(status) || status < 200 || status > 599) throw badResponseStatus();
  return status;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** Null: no body and no content type. */
  body: string | null;
}

/** A value of type jsonb begins with its version, as PostgREST sends it: the first byte of Postgres' binary form. */
const JSONB_VERSION = "\u0001";

function inItsForm({ media }: RestContext, body: string | null): string | Uint8Array {
  if (media.custom === null || body === null || body === "") return body ?? "";
  if (media.custom.form === "bytes") return Buffer.from(body, "base64");
  return media.custom.form === "jsonb" ? JSONB_VERSION + body : body;
}

/** `response.headers` and `response.status`, set while the statement ran, take precedence. */
export function answer(context: RestContext, row: ResultRow, { status, headers, body }: Answer): ServiceResponse {
  const typed: Record<string, string> = body === null ? {} : contentHeaders(context);
  const sent = body === null ? null : inItsForm(context, body);
  const merged = { ...headers, ...typed, ...writtenHeaders(databaseHeaders(row.headers)) };
  return { status: databaseStatus(row.status) ?? status, headers: merged, ...(sent === null ? {} : { body: sent }) };
}

export function contentHeaders({ media, schema, isProfileChosen }: RestContext): Record<string, string> {
  return { "content-type": media.contentType, ...(isProfileChosen ? { "content-profile": schema } : {}) };
}
