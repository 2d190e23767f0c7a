/** Headers that a project's SQL writes into an answer. */
import { untrustedCookies } from "@slipway/platform/http/cookies/untrusted-cookies";

/**
 * They say where an answer ends and what becomes of its connection, which a proxy before us shares between hosts: bytes behind the
 * end would be read as somebody else's answer.
 */
const OURS = new Set([
  ...["content-length", "transfer-encoding", "trailer", "connection", "keep-alive", "proxy-connection", "upgrade"],
]);

/** Without those that are ours to say; names in lower case. Only cookies may stand there more than once: the last of the others counts. */
export function writtenHeaders(pairs: readonly (readonly [name: string, value: string])[]) {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) if (!OURS.has(name) && name !== "set-cookie") headers[name] = value;
  const cookies = untrustedCookies(pairs.flatMap(([name, value]) => (name === "set-cookie" ? [value] : [])));
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return headers;
}
