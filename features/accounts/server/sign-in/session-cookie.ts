/** The session cookie: `__Host-` and Secure everywhere, a plain twin only for Safari on loopback http. (product page, item 3) */
import type { Addresses } from "@slipway/platform/http/port";

export const sessionCookieName = (installationId: string): string => `__Host-slipway-${installationId}`;
const plainName = (installationId: string): string => `slipway-${installationId}`;

const isLoopbackHttp = ({ secure, thisComputerOnly }: Addresses): boolean => !secure && thisComputerOnly;

/** Safari drops Secure cookies on http, on loopback too; Chromium and Firefox keep them there. */
const dropsSecureCookies = (userAgent: string): boolean =>
  /\bSafari\//.test(userAgent) && !/\b(Chrome|Chromium|CriOS|FxiOS|EdgiOS|Android)\b/.test(userAgent);

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** A cookie of ours by its `__Host-` name, or by the plain one where Safari needs it. */
export function ownCookie(header: string | null, name: string, addresses: Addresses): string | null {
  if (header === null) return null;
  return cookieValue(header, `__Host-${name}`) ?? (isLoopbackHttp(addresses) ? cookieValue(header, name) : null);
}

/** The session's secret from a Cookie header. The signature after the dot is checked by the sign-in library. */
export function sessionTokenIn(header: string | null, installationId: string, addresses: Addresses): string | null {
  const value = ownCookie(header, plainName(installationId), addresses);
  return value === null ? null : value.split(".")[0]!.slice(0, 200);
}

/** The Cookie header as the sign-in library expects it: with the plain cookie under the real name. */
export function normalisedCookieHeader(header: string | null, installationId: string, addresses: Addresses): string {
  const value = ownCookie(header, plainName(installationId), addresses);
  return value === null ? "" : `${sessionCookieName(installationId)}=${value}`;
}

/** Set-Cookie lines for this browser. */
export function cookiesFor(userAgent: string, setCookie: readonly string[], addresses: Addresses): string[] {
  if (!isLoopbackHttp(addresses) || !dropsSecureCookies(userAgent)) return [...setCookie];
  return setCookie.map((line) => line.replace(/^__Host-/, "").replace(/;\s*Secure/i, ""));
}
