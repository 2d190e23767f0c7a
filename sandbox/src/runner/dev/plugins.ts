/** Plugins of the dev server. Their names are part of the optimizer's hash, so this file decides which prepared sets are valid. */
import { randomBytes } from "node:crypto";
import type { HotPayload, Plugin, ViteDevServer } from "vite";
import { tellOfDepartures } from "./departures.ts";
import { afterListing } from "./public-files.ts";

/** Batches of changes that this program has announced, starts of Vite included. */
let announced = 0;
export const countAnnouncement = (): void => void (announced += 1);

const CONNECTED = "slipway:connected";

/** State at the time a page was answered: changes announced and failures met until then. */
interface Beginning {
  announced: number;
  failed: number;
}

/**
 * Shared by every Vite of this program: a page of the previous one must still be admitted, to be told that it is
 * outdated.
 */
const webSocketToken = randomBytes(9).toString("base64url");

interface Sending {
  before: (payload: HotPayload) => void;
  after: (payload: HotPayload) => void;
}

/** Vite's own messages to its pages; those of plugins are passed on unchanged. */
function onSending({ environments: { client } }: ViteDevServer, { before, after }: Sending): void {
  const send = client.hot.send.bind(client.hot) as (...message: unknown[]) => void;
  client.hot.send = (...message: unknown[]): void => {
    const [payload] = message as [HotPayload | string];
    if (typeof payload === "string") return send(...message);
    before(payload);
    send(...message);
    after(payload);
  };
}

/** Transforms the modules of an update while the pages are still being told, so that their requests find them ready. */
function transformAhead({ environments: { client } }: ViteDevServer, payload: HotPayload): void {
  if (payload.type !== "update") return;
  // The request that meets an error reports it.
  for (const { path } of payload.updates) void client.transformRequest(path).catch(() => undefined);
}

/**
 * Puts the bridge before every other script, so that it sees the first error, and the script that locates errors before
 * the bridge.
 */
export function bridgePlugin({ bridge, sourcePlace }: { bridge: string; sourcePlace: string }): Plugin {
  /** Failed builds of modules: their number, and the last message. */
  const failures = { met: 0, last: null as HotPayload | null };
  const hot = (begun: Beginning): string => `import { createHotContext } from "/@vite/client";
const hot = createHotContext("/_sandbox/bridge");
hot.on("vite:error", ({ err }) =>
  window.__slipwayReport("build", err.message, { stack: err.stack, filename: err.id ?? err.loc?.file, lineno: err.loc?.line, colno: err.loc?.column }));
hot.on("vite:beforeUpdate", () => window.__slipwayUpdated());
hot.on("slipway:head", (change) => window.__slipwayHead(change));
// Beside the chat the app says it in its own words; a page of its own has only Vite's.
if (window.parent !== window)
  document.head.append(Object.assign(document.createElement("style"), { textContent: "vite-error-overlay { display: none }" }));
hot.send("${CONNECTED}", ${JSON.stringify(begun)});`;
  return {
    name: "slipway-bridge",
    // Tells pages of deleted files. This is no plugin of its own, because plugins' names decide which prepared sets are
    // valid.
    hotUpdate: afterListing(tellOfDepartures),
    configResolved: (config) => void Object.assign(config, { webSocketToken }),
    configureServer: (vite) => {
      onSending(vite, {
        before(payload) {
          if (payload.type !== "error") return;
          failures.met += 1;
          failures.last = payload;
        },
        after: (payload) => transformAhead(vite, payload),
      });
      vite.ws.on(CONNECTED, (begun: Beginning, client) => {
        // Nobody was told of changes during the page's load, so it would show the old state for good.
        if (begun.announced !== announced) client.send({ type: "full-reload" });
        // Nor did the page hear why it stays empty. Vite keeps that for the first page only, and only while no other is
        // open.
        else if (begun.failed !== failures.met && failures.last !== null) client.send(failures.last);
      });
    },
    transformIndexHtml: () => [
      { tag: "script", children: sourcePlace, injectTo: "head-prepend" },
      { tag: "script", children: bridge, injectTo: "head-prepend" },
      {
        tag: "script",
        attrs: { type: "module" },
        children: hot({ announced, failed: failures.met }),
        injectTo: "head",
      },
    ],
  };
}

/**
 * Vite makes a source map for each request of its own scripts: 300 kB a page that nobody debugs. An empty mapping
 * replaces it.
 */
export const withoutOwnMaps: Plugin = {
  name: "slipway-without-own-maps",
  enforce: "post",
  transform: (code, id) =>
    id === "/@react-refresh" || /\/vite\/dist\/client\/\w+\.mjs$/.test(id) ? { code, map: { mappings: "" } } : null,
};
