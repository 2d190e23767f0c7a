/** Work done ahead of the first request. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { DEPENDENCIES } from "./serve.ts";
import { PROJECT_ROOT } from "../vite-config.ts";

const SCRIPT_SOURCE = /<script\b[^>]*\bsrc="([^"]+)"/g;
/** A project whose pages import without end is warmed this far. */
const WARMED_MODULES = 500;

/** Transforms the page and all that it imports, so that the first browser finds every answer made. */
export async function warmPage(vite: ViteDevServer): Promise<void> {
  const { client } = vite.environments;
  const page = await readFile(join(PROJECT_ROOT, "index.html"), "utf8");
  const html = await vite.transformIndexHtml("/", page);
  const known = new Set(Array.from(html.matchAll(SCRIPT_SOURCE), ([, source]) => source!));
  // What is found on the way is visited too: a set keeps the order in which it was filled.
  for (const url of known) {
    if (url.startsWith(DEPENDENCIES) || known.size > WARMED_MODULES) continue;
    await client.transformRequest(url);
    const module = await client.moduleGraph.getModuleByUrl(url);
    // Below a style sheet stand the files that Tailwind watches, not what the page loads.
    if (module?.file?.endsWith(".css") === false)
      for (const imported of module.importedModules) known.add(imported.url);
  }
}

/** Enough for V8 to have optimized the way of a module through Vite: the first page of a project then takes half the time. */
const REHEARSALS = 3;

/** While a runner waits: transforms the page and the given sources again and again. What stays the same in a project is ready. */
export async function rehearse(vite: ViteDevServer, sources: readonly string[]): Promise<void> {
  const { client } = vite.environments;
  for (let round = 0; round < REHEARSALS; round += 1) {
    client.moduleGraph.invalidateAll();
    await warmPage(vite);
    for (const source of sources) await client.transformRequest(`/${source}`);
  }
}
