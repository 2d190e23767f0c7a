/** The one path type: git, working files, zip and sandbox accept nothing else. */
import { invalidRequest } from "./errors.ts";

declare const brand: unique symbol;
/** A relative, normalised, slash-separated path inside a project that is safe on every file system and in git. */
export type ProjectPath = string & { readonly [brand]: "ProjectPath" };

const MAX_BYTES = 400;
const MAX_SEGMENT_BYTES = 200;
/** Control and format characters (bidirectional overrides, zero-width ones that HFS+ ignores), line and paragraph separators. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2065]/u;
/** Also before an extension, with blanks between, and with superscript digits. */
const RESERVED_ON_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$)\s*(\..*)?$/i;

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** `.git` in every folded form: case, NTFS short name, trailing dots, blanks and streams. */
function isGitName(segment: string): boolean {
  const folded = segment
    .normalize("NFKC")
    .toLowerCase()
    .split(":")[0]!
    .replace(/[. ]+$/, "");
  return folded === ".git" || /^git~\d+$/.test(folded);
}

/** Also in other widths, with other slashes between: programs that unpack a zip may fold them. */
function climbs(segment: string): boolean {
  return segment
    .normalize("NFKC")
    .split(/[\\/]/)
    .some((part) => /^\s*\.{1,2}\s*$/.test(part));
}

function segmentProblem(segment: string): string | null {
  if (segment === "") return "has an empty part";
  if (climbs(segment)) return "has a part that is . or ..";
  if (bytes(segment) > MAX_SEGMENT_BYTES) return `has a part longer than ${MAX_SEGMENT_BYTES} bytes`;
  if (isGitName(segment)) return "has a part named .git";
  if (segment.endsWith(".") || segment.endsWith(" ")) return "has a part that ends in a dot or blank";
  if (RESERVED_ON_WINDOWS.test(segment.normalize("NFKC"))) return "has a name that is reserved on Windows";
  return null;
}

/** Why the text is no project path, or null. Text that is not a string, too long, absolute or hidden is refused too. */
export function pathProblem(text: unknown): string | null {
  if (typeof text !== "string" || text === "") return "is empty";
  if (bytes(text) > MAX_BYTES) return `is longer than ${MAX_BYTES} bytes`;
  if (!text.isWellFormed()) return "is not valid Unicode";
  if (text.normalize("NFC") !== text) return "is not in Unicode normal form C";
  if (HIDDEN.test(text)) return "has a control or invisible character";
  if (/[\\<>:"|?*]/.test(text)) return 'has one of the characters \\ < > : " | ? *';
  if (text.startsWith("/")) return "starts with a slash";
  for (const segment of text.split("/")) {
    const problem = segmentProblem(segment);
    if (problem !== null) return problem;
  }
  return null;
}

export const isProjectPath = (text: unknown): text is ProjectPath => pathProblem(text) === null;

/** Throws AppError `invalid_request` that names the path and the rule. */
export function projectPath(text: unknown): ProjectPath {
  const problem = pathProblem(text);
  if (problem !== null) {
    const shown = typeof text === "string" ? JSON.stringify(text.slice(0, 120)) : typeof text;
    throw invalidRequest(`The path ${shown} ${problem}.`, { field: "path", rule: problem });
  }
  return text as ProjectPath;
}

/** `src/pages/Menu.tsx` -> `src`, `src/pages`; of all paths together. A path that is among them cannot be a file as well. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) folders.add(path.slice(0, at));
  return folders;
}
