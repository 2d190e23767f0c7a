/** Modules whose files were taken away: pages that have them, or are about to load them, must not break over that. */
import { existsSync } from "node:fs";
import type { EnvironmentModuleNode, HotUpdateOptions, ViteDevServer } from "vite";

/** As long as a page may take from its first answer to the last of its modules. */
const GRACE_MS = 10_000;

const isThere = ({ file }: EnvironmentModuleNode): boolean => file !== null && existsSync(file);

/** Those that import one of the modules and are there: through modules that went together with it. */
function importersThatStay(modules: readonly EnvironmentModuleNode[]): EnvironmentModuleNode[] {
  const seen = new Set(modules);
  const staying: EnvironmentModuleNode[] = [];
  for (const module of seen) {
    if (isThere(module)) staying.push(module);
    else for (const importer of module.importers) seen.add(importer);
  }
  return staying;
}

/**
 * Vite tells pages to load a changed module again, and one that is gone answers 404. What its going means is for those that
 * import it; where nobody does there is nothing to tell. What it was answers for a moment longer (`forgetLater`).
 */
export function tellOfDepartures({ type, modules }: HotUpdateOptions): EnvironmentModuleNode[] | undefined {
  return type === "delete" ? importersThatStay(modules) : undefined;
}

/** Pages that began to load before the change still ask for it; they are loaded again as soon as they connect. */
export function forgetLater({ environments }: ViteDevServer, file: string): void {
  const forget = (): void => {
    if (!existsSync(file)) environments.client.moduleGraph.onFileChange(file);
  };
  setTimeout(forget, GRACE_MS).unref();
}
