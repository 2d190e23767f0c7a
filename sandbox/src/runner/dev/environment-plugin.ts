/**
 * Variables that the platform gives an app: the address of its backend. Vite reads variables once, when it starts; these
 * may come while pages are open, and a new Vite would lose them. So they are written into the modules that read them.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { PROJECT_ROOT } from "../vite-config.ts";

/** `NAME=value` lines; a file of the dev server, of no project. Vite itself does not know the name. */
export const ENVIRONMENT_FILE = ".env.backend";

async function variables(): Promise<Record<string, string>> {
  const text = await readFile(join(PROJECT_ROOT, ENVIRONMENT_FILE), "utf8").catch(() => "");
  return Object.fromEntries(
    text.split("\n").flatMap((line): [string, string][] => {
      const at = line.indexOf("=");
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1)]] : [];
    }),
  );
}

export const environmentPlugin: Plugin = {
  name: "slipway-environment",
  enforce: "pre",
  transform: {
    filter: { code: /import\.meta\.env/, id: { include: /\.[cm]?[jt]sx?(?:\?|$)/, exclude: /node_modules/ } },
    async handler(code) {
      const given = await variables();
      // Each module has its own import.meta.env, so every way of reading it works. No line is added: errors keep their places.
      return Object.keys(given).length === 0
        ? null
        : `Object.assign(import.meta.env, ${JSON.stringify(given)});${code}`;
    },
  },
};
