/** Changes nobody asked for: outside the plan, code left out, much deleted, an export taken away while it is used. [T8.11] */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { newPlaceholder } from "./file-rules.ts";
import { isCode, moduleRecord, resolveImport } from "./module-records.ts";

export interface UnwantedRules {
  /** The files a plan names; null where there is no plan. */
  plan: ReadonlySet<string> | null;
  /** The person asked for something to go, or for a whole app. */
  mayDeleteMuch: boolean;
  /** Importers may be changed after what they import: the model is known to finish what it begins. */
  mayBreakImports: boolean;
}

/** The embedded builder writes whole files that it planned, in its own order: its checks find what it breaks. */
export const unwantedRules = (
  { embedded }: { embedded: boolean },
  message: string,
  isFirstVersion: boolean,
): UnwantedRules => ({
  plan: null,
  mayDeleteMuch: embedded || isFirstVersion || asksForLess(message),
  mayBreakImports: embedded,
});

/** What the rules look at: the files as they are after the change. */
export interface Tree {
  has(path: ProjectPath): boolean;
  paths(): readonly ProjectPath[];
  peek(path: ProjectPath): string | null;
  changes(): readonly { path: ProjectPath }[];
}

export interface FileChange {
  path: ProjectPath;
  before: string;
  after: string;
}

/** Why the change is unwanted, in a sentence for the model; null when it is fine. */
export function unwantedReason(tree: Tree, rules: UnwantedRules | null, change: FileChange): string | null {
  const placeholder = newPlaceholder(change.before, change.after);
  if (placeholder !== null)
    return `${change.path} would have a placeholder ("${placeholder}") where code belongs. Write the whole code.`;
  if (rules === null) return null;
  if (rules.plan !== null && !rules.plan.has(change.path))
    return `${change.path} is not part of the plan (${[...rules.plan].slice(0, 10).join(", ")}).`;
  return (
    (rules.mayDeleteMuch ? null : deletedMuch(tree, change)) ??
    (rules.mayBreakImports ? null : exportStillUsed(tree, change))
  );
}

const SMALL_FILE_LINES = 15;
const MOST_DELETED = 0.4;

const codeLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Lines that stand in another file the run changed were moved, and lines with as many new ones in their place rewritten. */
function deletedMuch(tree: Tree, { path, before, after }: FileChange): string | null {
  const old = codeLines(before);
  if (old.length < SMALL_FILE_LINES) return null;
  const left = codeLines(after);
  if (left.length >= old.length * (1 - MOST_DELETED)) return null;
  const there = new Map<string, number>();
  const count = (lines: readonly string[]): void => {
    for (const line of lines) there.set(line, (there.get(line) ?? 0) + 1);
  };
  count(left);
  for (const other of tree.changes()) if (other.path !== path) count(codeLines(tree.peek(other.path) ?? ""));
  let gone = 0;
  for (const line of old) {
    const number = there.get(line) ?? 0;
    if (number === 0) gone += 1;
    else there.set(line, number - 1);
  }
  if (gone <= old.length * MOST_DELETED) return null;
  return `${path} would lose ${gone} of its ${old.length} lines, and nobody asked for that. Keep what the request does not name; if the code moves, write the new file first.`;
}

/** Lists of exports go over lines, so then the whole text counts. */
const exportLines = (text: string): string =>
  /\bexport\s*(?:type\s*)?\{/.test(text)
    ? text
    : text
        .split("\n")
        .filter((line) => line.includes("export"))
        .join("\n");

function exportStillUsed(tree: Tree, { path, before, after }: FileChange): string | null {
  if (!isCode(path) || exportLines(before) === exportLines(after)) return null;
  const old = moduleRecord(path, before);
  const now = moduleRecord(path, after);
  if (old === null || now === null || now.passesOn) return null;
  const removed = old.exports.filter((name) => !now.exports.includes(name));
  if (removed.length === 0) return null;
  const user = importerOf(tree, path, new Set(removed));
  if (user === null) return null;
  return `${path} would no longer export ${user.name}, but ${user.path} imports it. Change ${user.path} first, or keep the export.`;
}

/** A file that imports one of the names from the path. */
function importerOf(
  tree: Tree,
  path: ProjectPath,
  names: ReadonlySet<string>,
): { path: ProjectPath; name: string } | null {
  const has = (candidate: ProjectPath): boolean => tree.has(candidate);
  for (const other of tree.paths()) {
    if (other === path || !isCode(other)) continue;
    const text = tree.peek(other);
    if (text === null || !/\b(?:import|from)\b/.test(text)) continue;
    const used = moduleRecord(other, text)?.imports.find(
      ({ name, from }) => names.has(name) && resolveImport(other, from, has) === path,
    );
    if (used !== undefined) return { path: other, name: used.name === "default" ? "a default" : used.name };
  }
  return null;
}

/** Whether the words ask for something to go, to be put in another place or to be made anew. English, German, Spanish, French. */
export const asksForLess = (message: string): boolean =>
  /\b(?:remov|delet|drop|get rid|clear|clean|shorten|simplif|strip|reduc|trim|cut|split|extract|mov(?:e|ing)\b|refactor|rewrit|replac|redesign|rebuild|start over|from scratch|revert|undo|instead|turn (?:it|this|the)|convert|entfern|lösch|weg\b|kürz|vereinfach|aufräum|ersetz|umbau|neu (?:schreib|mach|bau)|rückgängig|quita|elimin|borra|simplifi|acorta|reemplaz|supprim|enl[eè]v|retir|raccourc|remplac)/i.test(
    message,
  );
