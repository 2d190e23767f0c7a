/** Writes that a browser's cookie authenticates must come from the app's own pages. Bearer callers are exempt. */
import { AppError } from "@slipway/kernel/errors";
import type { Addresses } from "@slipway/platform/http/port";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Every browser names the page a write or a socket comes from; a caller that names none is a program which holds the
 * cookie itself. The port may differ from ours (a tunnel); the name may not. The page's address has to be the one the request went to,
 * and that one has to be the app's, which a name that was rebound to us is not.
 */
export function isOwnOrigin(headers: Headers, addresses: Addresses): boolean {
  const origin = headers.get("origin");
  if (origin === null) return ["same-origin", null].includes(headers.get("sec-fetch-site"));
  const parsed = URL.parse(origin);
  return (
    parsed !== null &&
    parsed.hostname === addresses.appHost &&
    parsed.host === URL.parse(`${parsed.protocol}//${headers.get("host")}`)?.host
  );
}

export function refuseForeignOrigin(request: Request, addresses: Addresses): void {
  if (SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers, addresses)) return;
  throw new AppError({
    code: "origin_refused",
    status: 403,
    userMessage: "This request did not come from a page of the app.",
  });
}
