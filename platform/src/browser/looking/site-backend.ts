/** The backend of a site that is looked at: the one thing beside its files that pages reach. */
import type { IncomingMessage } from "node:http";
import type { Server } from "node:net";
import { forwardHost } from "../../http/forward/forward-host.ts";

export const SITE_PORT = 8_080;
/** The site as its browser sees it. Chromium resolves this name to loopback by itself and takes it for a secure context. */
export const SITE_ORIGIN = `http://localhost:${SITE_PORT}`;

export interface SiteBackend {
  /** Pages reach it below this path of the site: `/~backend`. */
  path: string;
  socketPath: string;
  /** Called with each request: its path below `path`, without the query. */
  onRequest?(request: { method: string; path: string }): void;
}

/** In an answer for something that does not run in checks: no failure of the page. The value names it. */
export const NOT_AVAILABLE_HEADER = "x-slipway-not-available";

/** The same request as the backend sees it; null for one to the site itself. */
function passed(incoming: IncomingMessage, { path, onRequest }: SiteBackend): IncomingMessage | null {
  const url = incoming.url ?? "/";
  if (!url.startsWith(`${path}/`)) return null;
  incoming.url = url.slice(path.length);
  onRequest?.({ method: incoming.method ?? "GET", path: incoming.url.split(/[?#]/, 1)[0]! });
  return incoming;
}

/** Answers requests below the backend's path in place of the site. Disposal ends its connections. */
export function joinBackend(site: Server, backend: SiteBackend): Disposable {
  const host = { hostname: "localhost", label: null };
  const forward = forwardHost({
    socketPath: backend.socketPath,
    away: (incoming, response) => {
      incoming.resume();
      response.writeHead(503, { [NOT_AVAILABLE_HEADER]: "the backend" }).end();
    },
  });
  const listeners = site.listeners("request") as ((...args: unknown[]) => void)[];
  site.removeAllListeners("request");
  site.on("request", (incoming, response) => {
    const toBackend = passed(incoming, backend);
    if (toBackend !== null) return void forward.request(toBackend, response, host);
    for (const listener of listeners) listener.call(site, incoming, response);
  });
  site.on("upgrade", (incoming, socket, head) => {
    socket.on("error", () => socket.destroy());
    const toBackend = passed(incoming, backend);
    if (toBackend === null) socket.destroy();
    else void forward.upgrade!({ incoming: toBackend, socket, head }, host);
  });
  return forward;
}
