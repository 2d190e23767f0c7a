/**
 * Tailwind for the dev server. Its plugin makes a style sheet anew when the time of the file differs from the one it noted
 * while it worked, which may be the time of a newer file than the text it was given: pages then keep the old sheet until the
 * next change of it. A sheet whose file changed meanwhile is made by a new compiler the next time it is asked for.
 */
import { readFile } from "node:fs/promises";
import tailwindcss from "@tailwindcss/vite";
import type { Plugin } from "vite";

const fileOf = (id: string): string => id.replace(/\?.*$/, "");

/** The plugin keeps one compiler for each id. */
const inRound = (id: string, round: number): string =>
  round === 0 ? id : `${id}${id.includes("?") ? "&" : "?"}round=${round}`;

function neverStale(plugin: Plugin): Plugin {
  const { transform } = plugin;
  if (typeof transform !== "object" || plugin.apply !== "serve") return plugin;
  const { handler } = transform;
  const rounds = new Map<string, number>();
  return {
    ...plugin,
    transform: {
      ...transform,
      async handler(code, id, ...rest) {
        const round = rounds.get(id) ?? 0;
        const made = await handler.call(this, code, inRound(id, round), ...rest);
        const now = await readFile(fileOf(id), "utf8").catch(() => code);
        if (now !== code) rounds.set(id, round + 1);
        return made;
      },
    },
  };
}

/** The names stay: they are part of what makes prepared dependencies valid. */
export const tailwind = (): Plugin[] => tailwindcss().map(neverStale);
