/** Work before the first request. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { DEPENDENCIES } from "./serve.ts";
import { PROJECT_ROOT } from "../vite-config.ts";

const SCRIPT_SOURCE = /<script\b[^>]*\bsrc="([^"]+)"/g;
/** Most modules that are warmed, for projects whose pages import without end. */
const WARMED_MODULES = 500;

/** Transforms the page and everything it imports, so that the first browser finds every answer ready. */
export async function warmPage(vite: ViteDevServer): Promise<void> {
  const { client } = vite.environments;
  const page = await readFile(join(PROJECT_ROOT, "index.html"), "utf8");
  const html = await vite.transformIndexHtml("/", page);
  const known = new Set(Array.from(html.matchAll(SCRIPT_SOURCE), ([, source]) => source!));
  // Modules found on the way are visited too, since a set iterates in the order of insertion.
  for (const url of known) {
    if (url.startsWith(DEPENDENCIES) || known.size > WARMED_MODULES) continue;
    await client.transformRequest(url);
    const module = await client.moduleGraph.getModuleByUrl(url);
    // Imports of a style sheet are files that Tailwind watches, not files that the page loads.
    if (module?.file?.endsWith(".css") === false)
      for (const imported of module.importedModules) known.add(imported.url);
  }
}

/** Enough for V8 to optimize a module's path through Vite, which halves the time of a project's first page. */
const REHEARSALS = 3;

/**
 * Runs while a runner waits: transforms the page and the given sources repeatedly, so that the unchanged parts of a
 * project are ready.
 */
export async function rehearse(vite: ViteDevServer, sources: readonly string[]): Promise<void> {
  const { client } = vite.environments;
  for (let round = 0; round < REHEARSALS; round += 1) {
    client.moduleGraph.invalidateAll();
    await warmPage(vite);
    for (const source of sources) await client.transformRequest(`/${source}`);
  }
}
