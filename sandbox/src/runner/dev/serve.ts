/** The dev server of one project: Vite in middleware mode on the listening socket inherited as descriptor 4. */
import { readFile } from "node:fs/promises";
import { type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { channelLogger } from "../logger.ts";
import { bridgeScript, sourcePlaceScript } from "./page/bridge.ts";
import { forgetLater } from "./departures.ts";
import { ENVIRONMENT_FILE, environmentPlugin } from "./environment-plugin.ts";
import { iconPlugin } from "../icons.ts";
import { PAGE_FILE, takePage } from "./page/page-head.ts";
import { bridgePlugin, countAnnouncement, withoutOwnMaps } from "./plugins.ts";
import type { ChangedPath } from "../messages.ts";
import { listPublicFile } from "./public-files.ts";
import { isServable } from "./request-guard.ts";
import { selectionPlugin, selectionScript } from "./selection/selection-plugin.ts";
import { PROJECT_ROOT, viteConfig } from "../vite-config.ts";

const SERVED = "/served";
export const DEPENDENCIES = "/node_modules/.vite/deps/";

export interface ServeOptions {
  include: string[];
  served: string[];
  appOrigin: string | null;
}

/** Answers a dependency from its prepared file: Vite's own answer carries its source map inline, seven times the size. */
async function answerDependency(name: string, response: ServerResponse): Promise<void> {
  const body = await readFile(join(SERVED, name));
  response.writeHead(200, {
    "content-type": "text/javascript",
    "cache-control": "max-age=31536000, immutable",
    "content-length": body.length,
  });
  response.end(body);
}

function handler(vite: ViteDevServer, served: ReadonlySet<string>) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? "/";
    if (!isServable(url)) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      return;
    }
    if (url.startsWith(DEPENDENCIES)) {
      const name = url.slice(DEPENDENCIES.length).replace(/\?.*$/, "");
      if (served.has(name)) return void answerDependency(name, response).catch(() => response.destroy());
    }
    vite.middlewares(request, response);
  };
}

/** Starts Vite on a server that listens already or never will (the optimizer's run). */
export async function startServer(http: Server, options: ServeOptions): Promise<ViteDevServer> {
  // A page that the Vite before this one answered may connect to this one first, and is as old as the other.
  countAnnouncement();
  const [bridge, sourcePlace] = await Promise.all([bridgeScript(options.appOrigin), sourcePlaceScript(), takePage()]);
  const selection = selectionPlugin(await selectionScript(options.appOrigin));
  const vite = await createServer({
    ...viteConfig(options.include, [
      selection,
      bridgePlugin({ bridge, sourcePlace }),
      iconPlugin(),
      environmentPlugin,
      withoutOwnMaps,
    ]),
    customLogger: channelLogger(),
    // Every edit makes the style sheet anew, and this takes 10 ms of 60. Mistakes in it are passed over as browsers do.
    css: { transformer: "lightningcss", lightningcss: { errorRecovery: true } },
    server: {
      middlewareMode: true,
      // The gateway in front decides which host reaches this socket.
      allowedHosts: true,
      cors: false,
      ws: { server: http },
      // The host writes files and says so: no file watcher, of which a machine has few.
      watch: null,
      fs: {
        strict: true,
        allow: [`${PROJECT_ROOT}/src`, `${PROJECT_ROOT}/public`, `${PROJECT_ROOT}/index.html`, "/node_modules"],
      },
    },
  });
  const served = new Set(options.served);
  if (served.size > 0) {
    const client = vite.environments.client;
    const warmup = client.warmupRequest.bind(client);
    // Prepared dependencies never pass through Vite, so warming them would only cost memory.
    client.warmupRequest = (url) => (url.startsWith(DEPENDENCIES) ? Promise.resolve() : warmup(url));
  }
  http.on("request", handler(vite, served));
  return vite;
}

const isPublic = (path: string): boolean => path.startsWith("public/");
const absolute = (path: string): string => join(PROJECT_ROOT, path);

/**
 * Makes Vite forget what it knew of these files without a word to any page: announcing changes before the first page has
 * connected makes that page load twice.
 */
export async function takeSilently(vite: ViteDevServer, changes: readonly ChangedPath[]): Promise<void> {
  const { moduleGraph, pluginContainer } = vite.environments.client;
  if (changes.some(({ path }) => path === PAGE_FILE)) await takePage();
  for (const { path, event } of changes) {
    const file = absolute(path);
    if (isPublic(path) && event !== "update") {
      await listPublicFile(vite, { file, event, isSilent: true });
      continue;
    }
    await pluginContainer.watchChange(file, { event });
    moduleGraph.onFileChange(file);
    if (event === "delete") moduleGraph.onFileDelete(file);
  }
  // Tailwind's output depends on every source file, new ones included.
  for (const [file, modules] of moduleGraph.fileToModulesMap) {
    if (file.endsWith(".css")) for (const module of modules) moduleGraph.invalidateModule(module);
  }
}

/** Tells connected pages. New files first: what imports them is among the changed ones. Resolves when public files are listed. */
export async function announce(vite: ViteDevServer, changes: readonly ChangedPath[]): Promise<void> {
  countAnnouncement();
  if (changes.some(({ path }) => path === ENVIRONMENT_FILE)) {
    vite.environments.client.moduleGraph.invalidateAll();
    vite.ws.send({ type: "full-reload" });
  }
  const head = changes.some(({ path }) => path === PAGE_FILE) ? await takePage() : null;
  if (head !== null) vite.ws.send({ type: "custom", event: "slipway:head", data: head });
  const listings: Promise<void>[] = [];
  const events = { create: "add", update: "change", delete: "unlink" } as const;
  for (const event of ["create", "update", "delete"] as const) {
    for (const change of changes) {
      if (change.event !== event || (head !== null && change.path === PAGE_FILE)) continue;
      const file = absolute(change.path);
      if (isPublic(change.path) && event !== "update")
        listings.push(listPublicFile(vite, { file, event, isSilent: false }));
      else vite.watcher.emit(events[event], file);
    }
  }
  for (const { path, event } of changes) if (event === "delete") forgetLater(vite, absolute(path));
  await Promise.all(listings);
}
