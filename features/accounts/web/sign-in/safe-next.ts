/** Only paths of this app: `?next=` must not lead a fresh session to somebody else's site. */
export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith("/") || next.startsWith("//") || next.includes("\\")) return "/";
  const base = "http://app.invalid";
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  return url?.origin === base ? url.pathname + url.search + url.hash : "/";
}
