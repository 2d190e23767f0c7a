/** A REST request as its address and as a line for a shell. */
import type { ProjectBackend } from "@slipway/ui/slots/areas";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export interface Filter {
  column: string;
  operator: string;
  value: string;
}

/** PostgREST's operators, and the words for them. */
export const FILTER_OPERATORS: readonly { value: string; label: string }[] = [
  { value: "eq", label: "is" },
  { value: "neq", label: "is not" },
  { value: "gt", label: "is greater than" },
  { value: "gte", label: "is at least" },
  { value: "lt", label: "is less than" },
  { value: "lte", label: "is at most" },
  { value: "like", label: "matches (case matters)" },
  { value: "ilike", label: "matches" },
  { value: "is", label: "is null, true or false" },
  { value: "in", label: "is one of (a,b)" },
];
export const MAX_FILTERS = 10;
const MAX_SHOWN_ROWS = 100;

export interface RestRequest {
  method: Method;
  table: string;
  filters: readonly Filter[];
  /** JSON; read for POST and PATCH. */
  body: string;
}

export const hasBody = (method: Method): boolean => method === "POST" || method === "PATCH";

const valueOf = ({ operator, value }: Filter): string =>
  operator === "in" && !value.startsWith("(") ? `in.(${value})` : `${operator}.${value}`;

/** Without the question mark. */
export function queryOf({ method, filters }: RestRequest): string {
  const query = new URLSearchParams();
  if (method === "GET") query.append("select", "*");
  if (method !== "POST") for (const filter of filters) query.append(filter.column, valueOf(filter));
  if (method === "GET") query.append("limit", String(MAX_SHOWN_ROWS));
  return query.toString();
}

/** Why the request cannot be sent; null if it can. */
export function problemOf({ method, table, body, filters }: RestRequest): string | null {
  if (table === "") return "Choose a table.";
  if ((method === "PATCH" || method === "DELETE") && filters.length === 0)
    return "Add a filter, so that not every row is meant.";
  if (!hasBody(method)) return null;
  try {
    JSON.parse(body);
    return null;
  } catch {
    return 'The body is not JSON. Example: {"title": "Bread"}';
  }
}

const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Tokens of people are not shown: the line has a variable in their place. */
export function curlLine(
  request: RestRequest,
  { backend, asUser }: { backend: ProjectBackend; asUser: boolean },
): string {
  const { method, table, body } = request;
  const query = queryOf(request);
  const address = `${backend.url}/rest/v1/${encodeURIComponent(table)}${query === "" ? "" : `?${query}`}`;
  return [
    `curl -X ${method} ${shellQuoted(address)}`,
    `-H ${shellQuoted(`apikey: ${backend.anonKey}`)}`,
    asUser
      ? `-H "Authorization: Bearer $ACCESS_TOKEN"`
      : `-H ${shellQuoted(`Authorization: Bearer ${backend.anonKey}`)}`,
    ...(method === "GET" ? [] : ["-H 'Prefer: return=representation'"]),
    ...(hasBody(method) ? ["-H 'Content-Type: application/json'", `-d ${shellQuoted(body)}`] : []),
  ].join(" \\\n  ");
}
