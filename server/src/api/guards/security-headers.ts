/** Headers that every answer of the app carries. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Answers are for the caller who asked and for nobody's cache, unless the handler says otherwise. */
export function apiHeaders(response: Response, traceId: string, secure: boolean): Response {
  const answer = withOpenHeaders(response);
  const { headers } = answer;
  // The sign-in library's answers name theirs in the body already.
  if (!headers.has("x-trace-id")) headers.set("x-trace-id", traceId);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
  if (!headers.has("content-security-policy")) headers.set("content-security-policy", API_POLICY);
  commonHeaders(headers, secure);
  return answer;
}

/** Answers of fetch() and Response.redirect() have headers that cannot be changed. */
function withOpenHeaders(response: Response): Response {
  try {
    response.headers.set("x-content-type-options", "nosniff");
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

export function commonHeaders(headers: Headers, secure: boolean): void {
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "same-origin");
  headers.set("x-frame-options", "DENY");
  headers.set("cross-origin-resource-policy", "same-origin");
  headers.set("cross-origin-opener-policy", "same-origin-allow-popups");
  if (secure) headers.set("strict-transport-security", "max-age=31536000");
}
