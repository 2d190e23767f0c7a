/** list_files and grep over the run's overlay. */
import { invalidRequest } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Overlay } from "../overlay/overlay.ts";

const MAX_GREP_RESULTS = 50;
const MAX_LINE_CHARACTERS = 400;

function globPattern(glob: string): RegExp {
  let source = "";
  for (let at = 0; at < glob.length; at += 1) {
    const character = glob[at]!;
    if (glob.startsWith("**/", at)) [source, at] = [`${source}(?:.*/)?`, at + 2];
    else if (glob.startsWith("**", at)) [source, at] = [`${source}.*`, at + 1];
    else if (character === "*") source += "[^/]*";
    else if (character === "?") source += "[^/]";
    else if (character === "{") source += "(?:";
    else if (character === "}") source += ")";
    else if (character === ",") source += "|";
    else source += character.replace(/[.+^$()|[\]\\]/g, "\\$&");
  }
  try {
    return new RegExp(`^${source}$`);
  } catch {
    throw invalidRequest(`The pattern ${glob} is not a valid glob.`);
  }
}

export function listFiles(overlay: Overlay, glob: string | undefined): ProjectPath[] {
  const pattern = glob === undefined || glob === "" ? null : globPattern(glob.includes("/") ? glob : `**/${glob}`);
  return overlay.paths().filter((path) => pattern === null || pattern.test(path));
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
