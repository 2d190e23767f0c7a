/** Maps Postgres' errors to the status that PostgREST gives each class of SQLSTATE. */
import { parseJson } from "@slipway/kernel/json-bounds";
import { AppError } from "@slipway/kernel/errors";
import { entryOf } from "@slipway/kernel/text/named-entries";
import pg from "pg";
import { STATEMENT_MEMORY } from "../backend/data-error.ts";
import { writtenHeaders } from "../gateway/written-headers.ts";
import { answerTooLarge, noConnection, noFreeConnection, noMemory, RestError, schemaTooLarge } from "./rest-error.ts";

/** Longer prefixes first. */
const STATUS: readonly (readonly [string, number])[] = [
  ["23503", 409],
  ["23505", 409],
  ["25006", 405],
  ["53400", 500],
  ["57P01", 503],
  ["P0001", 400],
  ["42P01", 404],
  ["42P17", 500],
  ["42883", 404],
  ["21000", 500],
  ["08", 503],
  ["09", 500],
  ["0L", 403],
  ["0P", 403],
  ["25", 500],
  ["28", 403],
  ["2D", 500],
  ["38", 500],
  ["39", 500],
  ["3B", 500],
  ["40", 500],
  ["53", 503],
  ["54", 400],
  ["55", 500],
  ["57", 500],
  ["58", 500],
  ["F0", 500],
  ["HV", 500],
  ["P0", 500],
  ["XX", 500],
];

/**
 * Codes that a request causes by itself, in classes that otherwise speak of a server's or a function's fault. PostgREST says 500 or 503 to
 * these, and to class 54: clients then try again what can never succeed.
 */
const CAUSED_BY_THE_REQUEST: readonly (readonly [code: string, message: RegExp])[] = [
  ["21000", /requires a WHERE clause$/],
  ["21000", /^ON CONFLICT DO UPDATE command cannot affect row a second time$/],
  ["53200", STATEMENT_MEMORY],
  ["53400", /^temporary file size exceeds /],
  ["55000", /^cannot (?:insert into|update|delete from|merge into) view /],
  ["XX000", /^invalid memory alloc request size /],
];

/** Hints of Postgres in these classes address whoever runs the server. */
const HINTS: Readonly<Record<string, string>> = {
  "54001": "Ask with fewer steps of `->`, conditions in conditions, or embedded resources.",
  "54011": "Ask for fewer columns in select.",
  "53400": "Bound the answer with limit or filters, or order by a column that has an index.",
  XX000: "No value and no answer may have more than 1 GB. Ask for fewer rows or columns.",
};

function statusOf(code: string, message: string, isSignedIn: boolean): number {
  if (code === "42501") return isSignedIn ? 403 : 401;
  if (code === "22023" && /^role .* does not exist$/.test(message)) return 401;
  if (isCausedByTheRequest(code, message)) return 400;
  const own = /^PT(\d{3})$/.exec(code);
  if (own !== null) return Number(own[1]);
  if (code.startsWith("PT")) return 500;
  return STATUS.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 400;
}

const isCausedByTheRequest = (code: string, message: string): boolean =>
  code.startsWith("54") || CAUSED_BY_THE_REQUEST.some(([known, words]) => known === code && words.test(message));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = parseJson(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const unreadable = (details: string, hint: string): RestError =>
  new RestError({
    status: 500,
    code: "PGRST121",
    message: `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
    details,
    hint,
  });

const MESSAGE_HINT =
  "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.";
const DETAIL_HINT =
  "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.";

/** `raise sqlstate 'PGRST'` lets the function write the whole answer. */
function raisedAnswer(message: string, detail: string | undefined): RestError {
  const said = parse(message);
  if (said === null || typeof said.code !== "string" || typeof said.message !== "string")
    return unreadable(`Invalid JSON value for MESSAGE: '${message}'`, MESSAGE_HINT);
  if (detail === undefined) return unreadable("DETAIL is missing in the RAISE statement", DETAIL_HINT);
  const how = parse(detail);
  const status = how?.status;
  if (how === null || typeof status !== "number" || status < 200 || status > 599 || !isRecord(how.headers))
    return unreadable(`Invalid JSON value for DETAIL: '${detail}'`, DETAIL_HINT);
  const headers = Object.entries(how.headers).map(([name, value]) => [name.toLowerCase(), String(value)] as const);
  return new RestError({
    status,
    code: said.code,
    message: said.message,
    details: said.details ?? null,
    hint: typeof said.hint === "string" ? said.hint : null,
    headers: writtenHeaders(headers),
  });
}

/** Null for an error that is no refusal of the database. */
export function databaseRefusal(error: unknown, isSignedIn: boolean): RestError | null {
  if (error instanceof AppError) {
    if (error.code === "cloud_busy") return noFreeConnection();
    if (error.code === "took_too_long")
      return new RestError({ status: 500, code: "57014", message: error.userMessage, details: null, hint: null });
    if (error.code === "schema_too_large") return schemaTooLarge(error.userMessage);
    if (error.code === "answer_too_large") return answerTooLarge(error.userMessage);
    if (error.code === "cloud_answers_busy" || error.code === "cloud_bodies_busy") return noMemory(error.userMessage);
    return error.code.startsWith("cloud_") ? noConnection() : null;
  }
  if (!(error instanceof pg.DatabaseError)) return null;
  const { code = "XX000", message, detail } = error;
  if (code === "PGRST") return raisedAnswer(message, detail);
  const status = statusOf(code, message, isSignedIn);
  const hint = (isCausedByTheRequest(code, message) ? entryOf(HINTS, code) : undefined) ?? error.hint;
  const headers: Record<string, string> = status === 401 ? { "www-authenticate": "Bearer" } : {};
  return new RestError({ status, code, message, details: detail ?? null, hint: hint ?? null, headers });
}
