/** Files of a run's overlay by glob and by text. */
import { invalidRequest } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import { holdsSecrets } from "@slipway/kernel/text/secret-text";
import type { Overlay } from "../overlay/overlay.ts";

const MAX_GREP_RESULTS = 50;
const MAX_LINE_CHARACTERS = 400;

const MAX_ALTERNATIVES = 64;

/** `a.{ts,tsx}` -> `a.ts`, `a.tsx`. */
function alternatives(glob: string): string[] {
  let done = [""];
  let rest = glob;
  for (let open = rest.indexOf("{"); open >= 0; open = rest.indexOf("{")) {
    const close = rest.indexOf("}", open);
    if (close < 0) break;
    const choices = rest.slice(open + 1, close).split(",");
    done = done.flatMap((start) => choices.map((choice) => start + rest.slice(0, open) + choice));
    if (done.length > MAX_ALTERNATIVES) throw invalidRequest(`The pattern ${glob} has more than 64 alternatives.`);
    rest = rest.slice(close + 1);
  }
  return done.map((start) => start + rest);
}

/** `**` + `/`: any number of folders; `**`: anything; `*` and `?` stay inside one name. */
const tokensOf = (glob: string): string[] => glob.match(/\*\*\/|\*\*|[\s\S]/g) ?? [];

/**
 * All places of the pattern that the path may have reached, moved on by one character at a time: a pattern with many stars
 * takes no longer than their number times the path's length, where a regular expression may never end.
 */
function matchesGlob(tokens: readonly string[], path: string): boolean {
  /** If the next place may be empty, it is reached as well. */
  const reach = (places: Set<number>, at: number): void => {
    for (let next = at; ; next += 1) {
      places.add(next);
      if (!tokens[next]?.startsWith("*")) return;
    }
  };
  let places = new Set<number>();
  reach(places, 0);
  for (const character of path) {
    const moved = new Set<number>();
    for (const at of places) {
      const token = tokens[at];
      if (token === "**") reach(moved, at);
      else if (token === "**/") {
        // In the middle of a folder's name, the rest of the pattern is not reached.
        if (character === "/") reach(moved, at);
        else moved.add(-1 - at);
      } else if (at < 0) {
        if (character === "/") reach(moved, -1 - at);
        else moved.add(at);
      } else if (token === "*") {
        if (character !== "/") reach(moved, at);
      } else if (token === character || (token === "?" && character !== "/")) reach(moved, at + 1);
    }
    places = moved;
  }
  return places.has(tokens.length);
}

/** Whether a path matches the glob. A glob without a slash means a name in any folder. */
export function globTest(glob: string): (path: string) => boolean {
  const patterns = alternatives(glob.includes("/") ? glob : `**/${glob}`).map(tokensOf);
  return (path) => patterns.some((tokens) => matchesGlob(tokens, path));
}

export function listFiles(overlay: Overlay, glob: string | undefined): ProjectPath[] {
  return glob === undefined || glob === "" ? overlay.paths() : overlay.paths().filter(globTest(glob));
}

export interface GrepMatch {
  path: string;
  line: number;
  text: string;
}

/** Plain text, not a regular expression: a hostile pattern cannot stall the process. Case is ignored. */
export function grep(
  overlay: Overlay,
  query: { pattern: string; glob?: string | undefined; max?: number | undefined },
): { matches: GrepMatch[]; more: boolean } {
  const wanted = query.pattern.toLowerCase();
  const max = Math.min(query.max ?? MAX_GREP_RESULTS, MAX_GREP_RESULTS);
  const matches: GrepMatch[] = [];
  for (const path of listFiles(overlay, query.glob)) {
    if (holdsSecrets(path)) continue;
    const content = overlay.peek(path);
    if (content === null || !content.toLowerCase().includes(wanted)) continue;
    for (const [index, text] of content.split("\n").entries()) {
      if (!text.toLowerCase().includes(wanted)) continue;
      if (matches.length === max) return { matches, more: true };
      matches.push({ path, line: index + 1, text: text.slice(0, MAX_LINE_CHARACTERS) });
    }
  }
  return { matches, more: false };
}
