/** Refusals in PostgREST's words: `{code, message, details, hint}` and a status. */

import { databaseFull } from "../backend/no-growth.ts";

export interface RestErrorInit {
  status: number;
  code: string;
  message: string;
  details?: unknown;
  hint?: string | null;
  headers?: Readonly<Record<string, string | readonly string[]>>;
}

export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;

  constructor({ status, code, message, details = null, hint = null, headers = {} }: RestErrorInit) {
    super(message);
    this.name = "RestError";
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
    this.headers = headers;
  }

  body(): string {
    const { code, message, details, hint } = this;
    return JSON.stringify({ code, details, hint, message });
  }
}

const refusal =
  (status: number, code: string) =>
  (message: string, details: unknown = null, hint: string | null = null): RestError =>
    new RestError({ status, code, message, details, hint });

export const unreadableQuery = refusal(400, "PGRST100");
export const wrongRpcMethod = (method: string): RestError =>
  refusal(405, "PGRST101")(`Cannot use the ${method} method on RPC`);
export const unreadableBody = refusal(400, "PGRST102");
export const badRange = (details: string): RestError =>
  refusal(416, "PGRST103")("Requested range not satisfiable", details);
export const badPutFilters = (): RestError =>
  refusal(405, "PGRST105")("Filters must include all and only primary key columns with 'eq' operators");
export const unknownSchema = (schema: string, exposed: readonly string[]): RestError =>
  refusal(406, "PGRST106")(
    `Invalid schema: ${schema}`,
    null,
    `Only the following schemas are exposed: ${exposed.join(", ")}`,
  );
export const noSuchMedia = (accepted: readonly string[]): RestError =>
  refusal(406, "PGRST107")(`None of these media types are available: ${accepted.join(", ")}`);
export const notEmbedded = (name: string): RestError =>
  refusal(400, "PGRST108")(
    `'${name}' is not an embedded resource in this request`,
    null,
    `Verify that '${name}' is included in the 'select' query parameter.`,
  );
export const badResponseHeaders = (): RestError =>
  refusal(
    500,
    "PGRST111",
  )("response.headers guc must be a JSON array composed of objects with a single key and a string value");
export const badResponseStatus = (): RestError =>
  refusal(500, "PGRST112")("response.status guc must be a valid status code");
export const noLimitOnPut = (): RestError =>
  refusal(400, "PGRST114")("limit/offset querystring parameters are not allowed for PUT");
export const putMismatch = (): RestError =>
  refusal(400, "PGRST115")("Payload values do not match URL in primary key column(s)");
export const notSingular = (rows: number): RestError =>
  refusal(406, "PGRST116")("Cannot coerce the result to a single JSON object", `The result contains ${rows} rows`);
export const unsupportedMethod = (method: string): RestError =>
  refusal(405, "PGRST117")(`Unsupported HTTP method: ${method}`);
export const orderNotToOne = (origin: string, target: string): RestError =>
  refusal(400, "PGRST118")(
    `A related order on '${target}' is not possible`,
    `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  );
export const badEmbedFilter = (target: string): RestError =>
  refusal(400, "PGRST120")(
    `Bad operator on the '${target}' embedded resource`,
    "Only is null or not is null filters are allowed on embedded resources",
  );
export const badPreferences = (invalid: readonly string[]): RestError =>
  refusal(400, "PGRST122")(
    "Invalid preferences given with handling=strict",
    `Invalid preferences: ${invalid.join(", ")}`,
  );
export const noAggregates = (): RestError => refusal(400, "PGRST123")("Use of aggregate functions is not allowed");
export const tooManyAffected = (rows: number): RestError =>
  refusal(400, "PGRST124")("Query result exceeds max-affected preference constraint", `The query affects ${rows} rows`);
export const unknownPath = (): RestError => refusal(404, "PGRST125")("Invalid path specified in request URL");
export const noRootMetadata = (): RestError => refusal(404, "PGRST126")("Root endpoint metadata is disabled");
export const notImplemented = (details: string): RestError =>
  refusal(400, "PGRST127")("Feature not implemented", details);
export const maxAffectedOfOne = (): RestError =>
  refusal(
    400,
    "PGRST128",
  )("Function must return SETOF or TABLE when max-affected preference is used with handling=strict");
/** Postgres' own words for it: the answer would have one key twice. */
export const embeddedTwice = (alias: string): RestError =>
  refusal(400, "42712")(`table name "${alias}" specified more than once`);
export const noRelationship = refusal(400, "PGRST200");
export const manyRelationships = refusal(300, "PGRST201");
/** Postgres' own code for a limit of the program. */
export const tooManyRelationships = (from: string, target: string): RestError =>
  refusal(400, "54000")(
    `'${from}' and what leads to it have too many foreign keys and views to look for '${target}' among them`,
    null,
    "Drop foreign keys that say the same, or expose fewer views of these tables.",
  );
/** PostgREST's code for a schema that could not be read. */
export const schemaTooLarge = (message: string): RestError =>
  refusal(503, "PGRST002")(message, null, "Drop what is not needed. The schema is read again after the next change.");
export const noFunction = refusal(404, "PGRST202");
export const manyFunctions = refusal(300, "PGRST203");
export const noColumn = (table: string, column: string): RestError =>
  refusal(400, "PGRST204")(`Could not find the '${column}' column of '${table}' in the schema cache`);
export const noTable = refusal(404, "PGRST205");
/** Postgres' own code for it. */
export const noRoomLeft = (): RestError => refusal(507, "53100")(databaseFull().userMessage);
export const noConnection = (): RestError => refusal(503, "PGRST000")("Database connection error.");
/** Postgres' own code for a limit of the program. */
export const answerTooLarge = (message: string): RestError =>
  refusal(400, "54000")(message, null, "Bound the answer with limit, a range, or fewer columns in select.");
export const noMemory = (message: string): RestError => refusal(503, "53000")(message);
export const noFreeConnection = (): RestError =>
  refusal(504, "PGRST003")("Timed out acquiring connection from connection pool.");

export function tokenRefused(code: "PGRST301" | "PGRST303", message: string, details: string | null): RestError {
  const description = JSON.stringify(message);
  return new RestError({
    status: 401,
    code,
    message,
    details,
    headers: { "www-authenticate": `Bearer error="invalid_token", error_description=${description}` },
  });
}
