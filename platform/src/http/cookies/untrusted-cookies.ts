/** Cookies that code we did not write wants to set: never one of our names, and never for another host than its own. */

/**
 * Browsers read a cookie without a name as one whose name is in its value, so the characters before the name are
 * skipped.
 */
const OURS = /^[\s=;,\0-\x20\x7f]*(__(host|secure)-)?slipway-/i;
/** RFC 6265, 5.2.3: for all hosts below one that others have a part in. */
const DOMAIN = /;\s*domain\s*(?==|;|$)[^;]*/gi;

/**
 * The lines that may be passed on, each for the answering host alone. The same for answers, refusals and upgrades: whatever
 * carries `Set-Cookie` from a preview's server or a function to a browser asks here.
 */
export const untrustedCookies = (lines: readonly string[] | undefined): string[] =>
  (lines ?? []).filter((line) => !OURS.test(line)).map((line) => line.replace(DOMAIN, ""));
