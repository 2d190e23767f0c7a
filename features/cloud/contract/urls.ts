/** Addresses that sign-in may lead back to. One rule for form and server. [C5.26] [CA4] */
const MOST = 256;
const LOOPBACK = new Set(["127.0.0.1", "[::1]"]);
const FORBIDDEN = /[\s<>"'`{}|\\^\u0000-\u001f\u007f]/;

export interface UrlRule {
  /** The allow list may; the site's own address may not. */
  wildcards: boolean;
}

/** The first rule that is broken, or null. Empty is fine: nothing is set. */
export function urlProblem(text: string, { wildcards }: UrlRule): string | null {
  if (text === "") return null;
  if (text.length > MOST) return "Too long URL (max 256 characters)";
  if (!wildcards && text.includes("*")) return "Wildcards are not allowed";
  if (text.includes("#")) return "# fragment is not allowed";
  if (FORBIDDEN.test(text)) return "Invalid URL format";
  // A star stands for anything a name or path may hold.
  const url = URL.parse(text.replaceAll("*", "x"));
  if (url === null) return /^https?:/i.test(text) ? "Invalid URL format" : "Only https:// URLs are allowed";
  if (url.protocol === "http:" && !LOOPBACK.has(url.hostname)) return "Only https:// URLs are allowed";
  if (url.protocol !== "https:" && url.protocol !== "http:") return "Only https:// URLs are allowed";
  if (url.username !== "" || url.password !== "" || !/^https?:\/\/[^/]/i.test(text)) return "Invalid URL format";
  const isName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(url.hostname) || LOOPBACK.has(url.hostname);
  return isName || url.hostname === "localhost" ? null : "Invalid URL format";
}

/** As `urlProblem`, beside the entries that are there. */
export function listEntryProblem(
  text: string,
  { list, managed }: { list: readonly string[]; managed: readonly string[] },
): string | null {
  const problem = urlProblem(text, { wildcards: true });
  if (problem !== null) return problem;
  if (managed.includes(text)) return "System-managed URLs cannot be added manually";
  return list.includes(text) ? "This URL is already in the list" : null;
}
