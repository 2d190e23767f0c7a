/** Plugins of the dev server. Their names are part of the optimizer's hash, so this file decides which prepared sets are valid. */
import { randomBytes } from "node:crypto";
import type { HotPayload, Plugin, ViteDevServer } from "vite";
import { tellOfDepartures } from "./departures.ts";
import { afterListing } from "./public-files.ts";

/** How many batches of changes this program has announced, starts of Vite included. */
let announced = 0;
export const countAnnouncement = (): void => void (announced += 1);

const CONNECTED = "slipway:connected";

/** What a page carries of the moment it was answered: changes announced and failures met until then. */
interface Beginning {
  announced: number;
  failed: number;
}

/** One for every Vite of this program: a page that the one before answered must still be let in, to be told that it is old. */
const webSocketToken = randomBytes(9).toString("base64url");

interface Sending {
  before: (payload: HotPayload) => void;
  after: (payload: HotPayload) => void;
}

/** What Vite tells its pages by itself; messages of plugins pass by. */
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

/** Transforms what an update names while the pages are still being told: their requests find it made. */
function transformAhead({ environments: { client } }: ViteDevServer, payload: HotPayload): void {
  if (payload.type !== "update") return;
  // An error is told by the request that meets it.
  for (const { path } of payload.updates) void client.transformRequest(path).catch(() => undefined);
}

/** Puts the bridge before every other script, so that it sees the first error; and before it what finds the places of errors. */
export function bridgePlugin({ bridge, sourcePlace }: { bridge: string; sourcePlace: string }): Plugin {
  /** Code that could not be built: how often it was met, and what was said of it last. */
  const failures = { met: 0, last: null as HotPayload | null };
  const hot = (begun: Beginning): string => `import { createHotContext } from "/@vite/client";
const hot = createHotContext("/_sandbox/bridge");
hot.on("vite:error", ({ err }) =>
  window.__slipwayReport("build", err.message, { stack: err.stack, filename: err.id ?? err.loc?.file, lineno: err.loc?.line, colno: err.loc?.column }));
hot.on("vite:beforeUpdate", () => window.__slipwayUpdated());
// Beside the chat the app says it in its own words; a page of its own has only Vite's.
if (window.parent !== window)
  document.head.append(Object.assign(document.createElement("style"), { textContent: "vite-error-overlay { display: none }" }));
hot.send("${CONNECTED}", ${JSON.stringify(begun)});`;
  return {
    name: "slipway-bridge",
    // What pages hear of files that went. No plugin of its own: their names decide which prepared sets are valid.
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
        // What changed while a page loaded was told to nobody: it would show the old state for good.
        if (begun.announced !== announced) client.send({ type: "full-reload" });
        // Nor did it hear why it stays empty. Vite keeps that for the first who comes, and only while nobody else is there.
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
 * Vite answers its own scripts with a source map made anew for each request: 300 kB a page, and nobody debugs them. An empty
 * mapping says that there is none.
 */
export const withoutOwnMaps: Plugin = {
  name: "slipway-without-own-maps",
  enforce: "post",
  transform: (code, id) =>
    id === "/@react-refresh" || /\/vite\/dist\/client\/\w+\.mjs$/.test(id) ? { code, map: { mappings: "" } } : null,
};
