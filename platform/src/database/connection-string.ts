/** Parts of `DATABASE_URL`, and which of them may be shown. */

/** Times are read as text, and a server that writes `21.11.2026` or another time zone would change their meaning. */
const SESSION = "-c DateStyle=ISO,MDY -c IntervalStyle=postgres -c TimeZone=UTC";

/**
 * The URL as all our connections use it. `sslmode` has the meaning it has for other Postgres clients: `require`
 * encrypts without verifying the server, `verify-full` verifies it. `pg` alone takes both for the latter, and URLs
 * copied from a provider's page would fail.
 */
export function sessionUrl(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null) return url;
  const { searchParams } = parsed;
  const options = searchParams.get("options") ?? "";
  if (!options.includes(SESSION)) searchParams.set("options", `${options} ${SESSION}`.trim());
  if (searchParams.has("sslmode") && !searchParams.has("uselibpqcompat")) searchParams.set("uselibpqcompat", "true");
  return parsed.href;
}

export interface DatabasePlace {
  /** With the port; `this machine` for a UNIX socket. */
  host: string;
  database: string;
  user: string;
}

/** Everything but the password. */
export function placeOf(url: string): DatabasePlace {
  const parsed = URL.parse(url);
  const host = parsed?.searchParams.get("host") ?? parsed?.host ?? "";
  return {
    host: host === "" || host.startsWith("/") ? "this machine" : host,
    database: decodeURIComponent(parsed?.pathname.slice(1) ?? ""),
    user: parsed?.searchParams.get("user") ?? decodeURIComponent(parsed?.username ?? ""),
  };
}
