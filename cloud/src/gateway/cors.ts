/** Any page may call a backend: who may do what is decided by keys, tokens and policies, and no cookie is involved. */
import type { IncomingHttpHeaders } from "node:http";

const EXPOSED = [
  ...["content-encoding", "content-length", "content-location", "content-profile", "content-range", "content-type"],
  ...["date", "etag", "location", "preference-applied", "range-unit", "retry-after", "x-supabase-api-version"],
  ...["x-total-count", "link", "x-relay-error", "sb-request-id"],
].join(", ");

export const CORS_HEADERS: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": EXPOSED,
};

/** An answer to a browser's question before the request itself; null when it is none. */
export function preflight(method: string, headers: IncomingHttpHeaders): Record<string, string> | null {
  if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined) return null;
  const asked = headers["access-control-request-headers"];
  return {
    ...CORS_HEADERS,
    "access-control-allow-methods": "GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD",
    "access-control-allow-headers":
      typeof asked === "string" ? asked : "authorization, apikey, content-type, x-client-info, prefer",
    "access-control-max-age": "86400",
  };
}
