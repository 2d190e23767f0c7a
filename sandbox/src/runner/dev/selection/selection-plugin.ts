/**
 * Lets a person pick elements of a previewed page: each knows its place in the source. Only the dev server has this
 * plugin, so nothing of it is published. Decision record 041.
 */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const RUNTIME = "react/jsx-dev-runtime";
const PREFIX = "\0slipway-selection/";
const FILES = new Set(["jsx-sources.js", "main.js", "elements.js", "describe.js", "overrides.js", "outlines.js"]);

const read = (name: string): Promise<string> => readFile(new URL(`./${name}`, import.meta.url), "utf8");

/** The part in every page, which loads the rest when the workspace asks. */
export async function selectionScript(appOrigin: string | null): Promise<string> {
  const source = await read("stub.js");
  return source.replace("SLIPWAY_APP_ORIGIN", () => JSON.stringify(appOrigin).replaceAll("<", "\\u003c"));
}

export function selectionPlugin(script: string): Plugin {
  return {
    name: "slipway-selection",
    enforce: "pre",
    resolveId(id, importer) {
      // The compiler passes the place of every element to the runtime; React itself ignores it.
      if (id === RUNTIME && importer?.startsWith("/app/src/") === true) return `${PREFIX}jsx-sources.js`;
      if (id.startsWith("./") && importer?.startsWith(PREFIX) === true) return PREFIX + id.slice("./".length);
      return id.startsWith(PREFIX) ? id : null;
    },
    load(id) {
      const name = id.startsWith(PREFIX) ? id.slice(PREFIX.length) : "";
      return FILES.has(name) ? read(name) : null;
    },
    // After the bridge, which has to see the first error.
    transformIndexHtml: () => [{ tag: "script", children: script, injectTo: "head" }],
  };
}
