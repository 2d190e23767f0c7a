/**
 * The one Vite configuration every project runs with. A project's own vite.config.ts is not executed (decision record 020):
 * it is code that would run in the runner before anything is served.
 */
import react from "@vitejs/plugin-react";
import type { InlineConfig, PluginOption } from "vite";
import { tailwind } from "./tailwind.ts";

export const PROJECT_ROOT = "/app";
/** Vite takes a dependency's bytes for immutable only below a `node_modules` folder. */
const CACHE = `${PROJECT_ROOT}/node_modules/.vite`;

/** Root, alias, plugins and include are part of the optimizer's hash: the prebuilt cache and the runner must share them. */
export function viteConfig(include: string[], extraPlugins: PluginOption[] = []): InlineConfig {
  return {
    root: PROJECT_ROOT,
    configFile: false,
    cacheDir: CACHE,
    appType: "spa",
    clearScreen: false,
    logLevel: "warn",
    plugins: [react(), tailwind(), ...extraPlugins],
    resolve: { alias: { "@": `${PROJECT_ROOT}/src` }, dedupe: ["react", "react-dom"] },
    // An empty inline configuration keeps Vite from looking for, and running, a project's postcss.config.js.
    css: { postcss: { plugins: [] } },
    optimizeDeps: {
      include,
      noDiscovery: true,
      rolldownOptions: { output: { minify: true, legalComments: "none" } },
    },
  };
}
