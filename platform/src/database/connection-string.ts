/** What `DATABASE_URL` says, and what of it may be shown. */

/** Times are read as text: a server that writes `21.11.2026` or another zone would change what they say. */
const SESSION = "-c DateStyle=ISO,MDY -c IntervalStyle=postgres -c TimeZone=UTC";

/**
 * The address as every connection of ours uses it. `sslmode` is understood as all other Postgres clients do: `require`
 * encrypts without asking who answers, `verify-full` asks. Left alone, `pg` takes both for the latter, and addresses copied
 * from a provider's page would not work.
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
