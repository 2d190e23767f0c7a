/** Whether a path that no file has is a page of the app. */
import type { IncomingMessage } from "node:http";
import { looksLikeFile } from "./artefact.ts";

/** Where a browser shows what it navigates to as a page. `embed` and `object` navigate too, and mean a file. */
const PAGE_PLACES = new Set(["document", "iframe", "frame", "fencedframe"]);
/** What crawlers and old browsers ask for by itself: a page there would be taken for the file. */
const ASKED_UNSEEN =
  /^(?:robots|ads|app-ads|humans|llms|security)\.txt$|^[^/]*sitemap[^/]*\.xml$|^favicon\.|^apple-touch-icon/;

/**
 * A page of an app may be called like a file, `/items/report.pdf`: whoever opens it gets the app, and a script, picture or program
 * that asks for it a 404. Below `assets/` a build keeps its files, so a missing one stays missing.
 */
export function opensPage({ headers }: Pick<IncomingMessage, "headers">, path: string): boolean {
  if (!looksLikeFile(path)) return true;
  if (/^(?:assets|\.well-known)\//.test(path)) return false;
  const mode = headers["sec-fetch-mode"];
  if (mode !== undefined)
    return mode === "navigate" && PAGE_PLACES.has(String(headers["sec-fetch-dest"] ?? "document"));
  return (headers.accept ?? "").includes("text/html") && !ASKED_UNSEEN.test(path);
}

/** The headers that decide it, for caches. */
export const DECIDES_PAGE = "Accept, Sec-Fetch-Mode, Sec-Fetch-Dest";
