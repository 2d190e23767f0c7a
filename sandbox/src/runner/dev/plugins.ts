/** Plugins of the dev server. Their names are part of the optimizer's hash, so this file decides which prepared sets are valid. */
import type { Plugin } from "vite";

/** Puts the bridge before every other script, so that it sees the first error. */
export function bridgePlugin(source: string, appOrigin: string | null): Plugin {
  const script = source.replace("SLIPWAY_APP_ORIGIN", () => JSON.stringify(appOrigin).replaceAll("<", "\\u003c"));
  const buildErrors = `import { createHotContext } from "/@vite/client";
createHotContext("/_sandbox/bridge").on("vite:error", ({ err }) =>
  window.__slipwayReport("build", err.message, { stack: err.stack, filename: err.id ?? err.loc?.file, lineno: err.loc?.line, colno: err.loc?.column }));`;
  return {
    name: "slipway-bridge",
    transformIndexHtml: () => [
      { tag: "script", children: script, injectTo: "head-prepend" },
      { tag: "script", attrs: { type: "module" }, children: buildErrors, injectTo: "head" },
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
