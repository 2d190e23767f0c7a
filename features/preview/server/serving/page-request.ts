/** Decides whether a path without a file is a page of the app. */
import type { IncomingMessage } from "node:http";
import { looksLikeFile } from "./artefact.ts";

/** Destinations that a browser shows as a page. `embed` and `object` navigate too, but mean a file. */
const PAGE_PLACES = new Set(["document", "iframe", "frame", "fencedframe"]);
/** Files that crawlers and old browsers request by themselves: they would take a page for the file. */
const ASKED_UNSEEN =
  /^(?:robots|ads|app-ads|humans|llms|security)\.txt$|^[^/]*sitemap[^/]*\.xml$|^favicon\.|^apple-touch-icon/;

/**
 * A page of an app may have a path like a file's, such as `/items/report.pdf`. Opening it gives the app; a script,
 * picture or program that requests it gets a 404. Builds keep their files below `assets/`, so a missing one stays
 * missing.
 */
export function opensPage({ headers }: Pick<IncomingMessage, "headers">, path: string): boolean {
  if (!looksLikeFile(path)) return true;
  if (/^(?:assets|\.well-known)\//.test(path)) return false;
  const mode = headers["sec-fetch-mode"];
  if (mode !== undefined)
    return mode === "navigate" && PAGE_PLACES.has(String(headers["sec-fetch-dest"] ?? "document"));
  return (headers.accept ?? "").includes("text/html") && !ASKED_UNSEEN.test(path);
}

/** Headers that the decision depends on, for caches. */
export const DECIDES_PAGE = "Accept, Sec-Fetch-Mode, Sec-Fetch-Dest";
