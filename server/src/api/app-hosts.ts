/** The app has one name that cookies belong to. Bare `localhost` and addresses are for programs with a bearer token. */
import type { Addresses } from "@slipway/platform/http/port";

const hostOf = (request: Request): URL =>
  URL.parse(`http://${request.headers.get("host") ?? ""}`) ?? new URL(request.url);

/** A cookie of bare `localhost` reaches every port of the machine, so one that arrives there proves nothing. */
export function withoutForeignCookies(request: Request, addresses: Addresses): Request {
  if (!request.headers.has("cookie")) return request;
  // Written as browsers do; any other form is parsed carefully.
  if (request.headers.get("host")?.replace(/:\d+$/, "") === addresses.appHost) return request;
  if (hostOf(request).hostname === addresses.appHost) return request;
  const headers = new Headers(request.headers);
  headers.delete("cookie");
  const { url, method, signal, body } = request;
  // By its parts: the listener's requests are not of the kind the constructor copies.
  return new Request(url, {
    method,
    headers,
    signal,
    body,
    ...(body === null ? {} : { duplex: "half" }),
  } as RequestInit);
}

/** Redirect of a page load to the app's own name, or null when it is there already. `url` is SLIPWAY_URL. */
export function canonicalHost(request: Request, addresses: Addresses, url: string | null): Response | null {
  const here = hostOf(request);
  if (here.hostname === addresses.appHost) return null;
  const { pathname, search } = new URL(request.url);
  // Through a tunnel the port is the tunnel's, which only the browser knows.
  const origin =
    url === null && here.port !== "" ? `http://${addresses.appHost}:${here.port}` : new URL(addresses.appUrl).origin;
  return new Response(null, {
    status: 307,
    headers: { location: origin + pathname + search, "cache-control": "no-store" },
  });
}
