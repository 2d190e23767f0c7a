/** Where people may be sent after signing in: the site itself, and what the project's allow list names. */
import { isIP } from "node:net";

interface AllowedUrls {
  siteUrl: string;
  /** Globs. */
  allowList: readonly string[];
}

const MAX_LENGTH = 2048;
/** Browsers drop tabs and line ends from an address and read a backslash as a slash: what they would see is not what was checked. */
const TRICK = /[\u0000-\u0020\u007f\\]/;
const SCRIPT_SCHEMES = new Set(["javascript:", "data:", "vbscript:", "blob:", "file:"]);
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

/** Null for what browsers would read otherwise than it stands there, and for what runs script. */
export function parseUrl(text: string): URL | null {
  if (text === "" || text.length > MAX_LENGTH || TRICK.test(text)) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url === null || SCRIPT_SCHEMES.has(url.protocol) || url.username !== "" || url.password !== "" ? null : url;
}

export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || (isIP(host) === 4 && host.startsWith("127."));

const literal = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");

/** Brackets of `[abc]`, `[!a-z]`: from the bracket to its end. */
function classOf(glob: string, from: number): { source: string; end: number } | null {
  const end = glob.indexOf("]", from + 2);
  if (end === -1) return null;
  const inner = glob.slice(from + 1, end).replaceAll(/[\\\]^[]/g, "\\$&");
  return { source: inner.startsWith("!") ? `[^${inner.slice(1)}]` : `[${inner}]`, end };
}

/** `*` and `?` stop at `.` and `/`; `**` does not; `{a,b}` and `[a-z]` as in shells; a backslash takes the next one as it is. */
function globPattern(glob: string): RegExp {
  let source = "";
  let depth = 0;
  for (let at = 0; at < glob.length; at++) {
    const character = glob[at]!;
    if (character === "*") {
      const isDouble = glob[at + 1] === "*";
      source += isDouble ? "[^]*" : "[^./]*";
      while (glob[at + 1] === "*") at++;
    } else if (character === "?") source += "[^./]";
    else if (character === "[") {
      const found = classOf(glob, at);
      source += found?.source ?? "\\[";
      at = found?.end ?? at;
    } else if (character === "{") {
      source += "(?:";
      depth++;
    } else if (character === "}" && depth > 0) {
      source += ")";
      depth--;
    } else if (character === "," && depth > 0) source += "|";
    else if (character === "\\" && at + 1 < glob.length) source += literal(glob[++at]!);
    else source += literal(character);
  }
  return new RegExp(`^${source}${")".repeat(depth)}$`);
}

export function isAllowedRedirect(text: string, { siteUrl, allowList }: AllowedUrls): boolean {
  const url = parseUrl(text);
  if (url === null) return false;
  const site = parseUrl(siteUrl);
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  if (site !== null && site.protocol === url.protocol && site.hostname === url.hostname && isWeb) {
    // RFC 8252, section 7.3: native apps listen on whichever port is free.
    if (site.port === url.port || isLoopback(url.hostname)) return true;
  }
  // An address in figures is nobody's site: only this machine's own may be named so.
  if (isIP(url.hostname.replaceAll(/[[\]]/g, "")) !== 0 && !isLoopback(url.hostname)) return false;
  if (isWeb && !url.hostname.startsWith("[") && !HOST_NAME.test(url.hostname)) return false;
  const [withoutFragment] = text.split("#");
  return allowList.some((glob) => globPattern(glob).test(withoutFragment!));
}

/** The first of these that is allowed; else the site. */
export function redirectTarget(wishes: readonly (string | null | undefined)[], allowed: AllowedUrls): string {
  const wish = wishes.find((text) => typeof text === "string" && isAllowedRedirect(text, allowed));
  return wish ?? allowed.siteUrl;
}

export interface RedirectParts {
  query?: Record<string, string>;
  /** What browsers keep to themselves. */
  fragment?: Record<string, string>;
}

export function redirectAddress(target: string, { query = {}, fragment }: RedirectParts): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // `sb` tells clients that the fragment is this service's and not the app's own.
  if (fragment !== undefined) url.hash = new URLSearchParams({ ...fragment, sb: "" }).toString();
  return url.href;
}
