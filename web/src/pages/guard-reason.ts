/** Whether this address can keep a session at all. Over plain http browsers drop the cookie anywhere but on loopback. */
export type GuardReason = "plain-http" | "cookies-refused";

export const isLoopbackHost = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);

const PROBE = "slipway_probe";

function keepsCookies(page: Pick<Document, "cookie">, secure: boolean): boolean {
  page.cookie = `${PROBE}=1; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`;
  const kept = page.cookie.includes(`${PROBE}=1`);
  page.cookie = `${PROBE}=; Path=/; Max-Age=0`;
  return kept;
}

export function guardReason(
  view: { isSecureContext: boolean; location: { hostname: string; protocol: string } },
  page: Pick<Document, "cookie">,
): GuardReason | null {
  const { hostname, protocol } = view.location;
  const https = protocol === "https:";
  if (!https && !view.isSecureContext && !isLoopbackHost(hostname)) return "plain-http";
  // On loopback over http the server falls back to a cookie without Secure, which Safari keeps.
  return keepsCookies(page, https) ? null : "cookies-refused";
}
