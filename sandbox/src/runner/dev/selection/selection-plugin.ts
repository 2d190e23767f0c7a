/**
 * Lets a person pick elements of a previewed page: each knows the place of the source it was made at. Only the dev server
 * has this plugin, so nothing of it is in what is published. Decision record 041.
 */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const RUNTIME = "react/jsx-dev-runtime";
const PREFIX = "\0slipway-selection/";
const FILES = new Set(["jsx-sources.js", "main.js", "elements.js", "describe.js", "overrides.js", "outlines.js"]);

const read = (name: string): Promise<string> => readFile(new URL(`./${name}`, import.meta.url), "utf8");

/** What every page has of it: it loads the rest when the workspace asks. */
export async function selectionScript(appOrigin: string | null): Promise<string> {
  const source = await read("stub.js");
  return source.replace("SLIPWAY_APP_ORIGIN", () => JSON.stringify(appOrigin).replaceAll("<", "\\u003c"));
}

export function selectionPlugin(script: string): Plugin {
  return {
    name: "slipway-selection",
    enforce: "pre",
    resolveId(id, importer) {
      // The compiler names the place of every element as it calls the runtime; React itself does not look at it.
      if (id === RUNTIME && importer?.startsWith("/app/src/") === true) return `${PREFIX}jsx-sources.js`;
      if (id.startsWith("./") && importer?.startsWith(PREFIX) === true) return PREFIX + id.slice("./".length);
      return id.startsWith(PREFIX) ? id : null;
    },
    load(id) {
      const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : "";
      return FILES.has(name) ? read(name) : null;
    },
    // Behind the bridge, which is to see the first error.
    transformIndexHtml: () => [{ tag: "script", children: script, injectTo: "head" }],
  };
}
