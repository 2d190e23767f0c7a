/**
 * Variables that the platform gives an app: the address of its backend. Vite reads variables once, when it starts; these
 * may come while pages are open, and a new Vite would lose them. So they stand in the modules that name them.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { PROJECT_ROOT } from "../vite-config.ts";

/** `NAME=value` lines; a file of the dev server, of no project. Vite itself does not know the name. */
export const ENVIRONMENT_FILE = ".env.backend";

const NAMED = /\bimport\.meta\.env\.(VITE_[A-Z0-9_]+)\b/g;

async function variables(): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(join(PROJECT_ROOT, ENVIRONMENT_FILE), "utf8").catch(() => "");
  return new Map(
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
    filter: { code: /import\.meta\.env\.VITE_/, id: { exclude: /node_modules/ } },
    async handler(code) {
      const given = await variables();
      if (given.size === 0) return null;
      // Lines stay where they are, so that errors keep their places.
      return code.replace(NAMED, (whole, name: string) => {
        const value = given.get(name);
        return value === undefined ? whole : JSON.stringify(value);
      });
    },
  },
};
