/** Addresses that people may be sent to after signing in: the site itself, and the project's allow list. */
import { isIP } from "node:net";
import { RecentMap } from "@slipway/kernel/recent-map";
import { globOf, type Glob } from "@slipway/kernel/text/glob";

interface AllowedUrls {
  siteUrl: string;
  /** Globs. */
  allowList: readonly string[];
}

const MAX_LENGTH = 2048;
/**
 * Browsers drop tabs and line ends from an address and read a backslash as a slash, so they would open another address
 * than the one that was checked.
 */
const TRICK = /[\u0000-\u0020\u007f\\]/;
const SCRIPT_SCHEMES = new Set(["javascript:", "data:", "vbscript:", "blob:", "file:"]);
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

/** Null for addresses that browsers read differently, and for those that run script. */
export function parseUrl(text: string): URL | null {
  if (text === "" || text.length > MAX_LENGTH || TRICK.test(text)) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url === null || SCRIPT_SCHEMES.has(url.protocol) || url.username !== "" || url.password !== "" ? null : url;
}

export const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || (isIP(host) === 4 && host.startsWith("127."));

/** Compiled patterns by their text: each sign-in asks for the same few. */
const globs = new RecentMap<Glob>(500);

function matches(glob: string, text: string): boolean {
  let known = globs.get(glob);
  if (known === undefined) globs.set(glob, (known = globOf(glob)));
  return known(text);
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
  // An IP address names no site; only loopback is allowed.
  if (isIP(url.hostname.replaceAll(/[[\]]/g, "")) !== 0 && !isLoopback(url.hostname)) return false;
  if (isWeb && !url.hostname.startsWith("[") && !HOST_NAME.test(url.hostname)) return false;
  const [withoutFragment] = text.split("#");
  return allowList.some((glob) => matches(glob, withoutFragment!));
}

/** The first of these that is allowed; else the site. */
export function redirectTarget(wishes: readonly (string | null | undefined)[], allowed: AllowedUrls): string {
  const wish = wishes.find((text) => typeof text === "string" && isAllowedRedirect(text, allowed));
  return wish ?? allowed.siteUrl;
}

export interface RedirectParts {
  query?: Record<string, string>;
  /** Parameters of the fragment, which browsers do not send to servers. */
  fragment?: Record<string, string>;
}

export function redirectAddress(target: string, { query = {}, fragment }: RedirectParts): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  // `sb` tells clients that the fragment is this service's and not the app's own.
  if (fragment !== undefined) url.hash = new URLSearchParams({ ...fragment, sb: "" }).toString();
  return url.href;
}
