/** HTML of a built site as previews show it: with our scripts before its own. */
import type { OutgoingHttpHeaders } from "node:http";
import { bridgeScript } from "@slipway/sandbox/bridge";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import { isNavigation, type Exchange } from "../gateway/answer-page.ts";
import { htmlPage, NOT_FOUND } from "../gateway/pages.ts";
import type { ArtefactFile } from "../serving/artefact.ts";
import type { Artefact } from "../serving/artefact-store.ts";
import { opensPage } from "../serving/page-request.ts";
import { pathOf, serveArtefact } from "../serving/serve-artefact.ts";

/** The HTML file that answers this request; null if the request is not for a page. */
export function pageFor({ files }: Artefact, { incoming }: Exchange): ArtefactFile | null {
  const path = pathOf(incoming.url ?? "/");
  if (path === null || !isNavigation(incoming)) return null;
  const exact = files.get(path === "" || path.endsWith("/") ? `${path}index.html` : path);
  const page = exact ?? (opensPage(incoming, path) ? files.get("index.html") : undefined);
  return page?.path.endsWith(".html") === true ? page : null;
}

export interface BuiltPage {
  page: ArtefactFile;
  headers: OutgoingHttpHeaders;
  caching: "private, no-cache" | "no-store";
  /** Runs before the bridge. */
  script?: string;
}

export async function serveBuiltPage(
  services: Needs<"addresses"> & Keeps<"store">,
  { incoming, response }: Exchange,
  { page, headers, caching, script }: BuiltPage,
): Promise<void> {
  incoming.resume();
  const { appUrl } = services.addresses.seenAt(incoming.headers.host);
  const [html, bridge] = await Promise.all([services.store.body(page.key), bridgeScript(new URL(appUrl).origin)]);
  const scripts = script === undefined ? [bridge] : [script, bridge];
  const body = Buffer.from(withScripts(html.toString("utf8"), scripts));
  response.writeHead(200, {
    ...headers,
    "content-type": page.type,
    "cache-control": caching,
    "content-length": body.length,
  });
  response.end(body);
}

/** Whatever else is asked of a built site. */
export const serveBuiltFile = (
  services: Keeps<"store">,
  exchange: Exchange,
  { artefact, headers }: { artefact: Artefact; headers: OutgoingHttpHeaders },
): Promise<void> =>
  serveArtefact(services.store, exchange, {
    artefact,
    headers,
    pageCaching: "private, no-cache",
    shared: false,
    notFoundPage: htmlPage(NOT_FOUND),
  });

/** Before every other script, wherever the page has its head. */
export function withScripts(html: string, scripts: readonly string[]): string {
  const tags = scripts.map((script) => `<script>${script.replaceAll("</script", "<\\/script")}</script>`).join("");
  // A tag ends before the next one: looking for its end from each of many would take the page's length for every one.
  const head = /<head(\s[^<>]*)?>/i.exec(html) ?? /<html(\s[^<>]*)?>/i.exec(html) ?? /^\s*<!doctype[^<>]*>/i.exec(html);
  const at = head === null ? 0 : head.index + head[0].length;
  return `${html.slice(0, at)}${tags}${html.slice(at)}`;
}
