/** What `DATABASE_URL` says, and what of it may be shown. */

/**
 * `sslmode` as every other Postgres client understands it: `require` encrypts without asking who answers, `verify-full`
 * asks. Left alone, `pg` takes both for the latter, and addresses copied from a provider's page would not work.
 */
export function withStandardTls(url: string): string {
  const parsed = URL.parse(url);
  if (parsed === null || !parsed.searchParams.has("sslmode") || parsed.searchParams.has("uselibpqcompat")) return url;
  parsed.searchParams.set("uselibpqcompat", "true");
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
