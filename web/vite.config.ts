import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressedForms } from "./scripts/compressed-forms.ts";
import { iconsFromTheirFiles } from "./scripts/direct-icons.ts";
import { leanComponents } from "./scripts/lean-components.ts";
import { leanContracts, UNUSED_WHEN_UNNAMED } from "./scripts/lean-contracts.ts";
import { leanExports } from "./scripts/lean-exports.ts";
import { pageChunks } from "./scripts/page-chunks.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The API behind the dev server; its pages need the app's own host name for cookies to work. */
const apiOrigin = process.env["SLIPWAY_API_ORIGIN"] ?? "http://slipway.localhost:4300";

export default defineConfig({
  root: here("."),
  cacheDir: here("../node_modules/.vite/web"),
  plugins: [react(), leanComponents(), leanContracts(), leanExports(), iconsFromTheirFiles(), compressedForms()],
  resolve: {
    alias: [
      // Contracts describe their routes with Zod, but the browser needs only method and path.
      { find: /^zod$/, replacement: here("./schema-stand-in.ts") },
    ],
    dedupe: ["react", "react-dom", "@mantine/core", "@mantine/hooks"],
  },
  css: { transformer: "lightningcss" },
  server: {
    proxy: { "/api": { target: apiOrigin, changeOrigin: true, ws: true } },
    allowedHosts: [".localhost"],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    cssMinify: "lightningcss",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The page has a budget of its own (`scripts/bundle-budget.ts`); Vite's warning about the rest is not needed.
    chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
    rolldownOptions: {
      output: { codeSplitting: pageChunks(here(".")) },
      treeshake: { manualPureFunctions: [UNUSED_WHEN_UNNAMED] },
    },
  },
});
