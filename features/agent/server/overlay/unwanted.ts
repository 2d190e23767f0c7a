/**
 * Detects changes nobody asked for: outside the plan, elided code, much deleted code, or a removed export that is still
 * used. [T8.11]
 */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { newPlaceholder } from "./file-rules.ts";
import { isCode, moduleRecord, resolveImport } from "./module-records.ts";

export interface UnwantedRules {
  /** The plan's files; null if there is no plan. */
  plan: ReadonlySet<string> | null;
  /** The person asked for something to be removed, or for a whole app. */
  mayDeleteMuch: boolean;
  /** Importers may be changed after the file they import, because the model is known to finish what it begins. */
  mayBreakImports: boolean;
}

/** The embedded builder writes whole planned files in its own order; its checks find what it breaks. */
export const unwantedRules = (
  { embedded }: { embedded: boolean },
  message: string,
  isFirstVersion: boolean,
): UnwantedRules => ({
  plan: null,
  mayDeleteMuch: embedded || isFirstVersion || asksForLess(message),
  mayBreakImports: embedded,
});

/** The files after the change, as the rules see them. */
export interface Tree {
  has(path: ProjectPath): boolean;
  paths(): readonly ProjectPath[];
  peek(path: ProjectPath): string | null;
  changes(): readonly { path: ProjectPath }[];
}

export interface FileChange {
  path: ProjectPath;
  /**
   * The file in the base commit, under its name there, so that a change in several steps is judged as one. Null: it did
   * not exist.
   */
  base: Uint8Array | string | null;
  /** The text before this change; null: it did not exist. */
  before: string | null;
  /** Null: the file is deleted. */
  after: string | null;
}

export interface Unwanted {
  path: ProjectPath;
  /** A sentence for the model. */
  reason: string;
}

/** The first unwanted change; null if all of them together are fine. */
export function firstUnwanted(
  tree: Tree,
  rules: UnwantedRules | null,
  changes: readonly FileChange[],
): Unwanted | null {
  for (const change of changes) {
    const reason = unwantedReason(tree, rules, change);
    if (reason !== null) return { path: change.path, reason };
  }
  return rules === null || rules.mayBreakImports ? null : stillUsed(tree, changes);
}

function unwantedReason(tree: Tree, rules: UnwantedRules | null, change: FileChange): string | null {
  const placeholder = newPlaceholder(change.before ?? textOf(change.base), change.after ?? "");
  if (placeholder !== null)
    return `${change.path} would have a placeholder ("${placeholder}") where code belongs. Write the whole code.`;
  if (rules === null) return null;
  if (rules.plan !== null && !rules.plan.has(change.path))
    return `${change.path} is not part of the plan (${[...rules.plan].slice(0, 10).join(", ")}).`;
  return rules.mayDeleteMuch ? null : deletedMuch(tree, change);
}

const textOf = (base: FileChange["base"]): string => (typeof base === "string" ? base : "");

const SMALL_FILE_LINES = 15;
const MAX_DELETED_SHARE = 0.4;

const codeLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/**
 * Lines found in another changed file were moved, and lines replaced by as many new ones were rewritten: neither counts
 * as deleted.
 */
function deletedMuch(tree: Tree, { path, base, after }: FileChange): string | null {
  const goes = after === null;
  if (goes && base instanceof Uint8Array) return `${path} would go, and nobody asked for that. Keep it.`;
  const old = codeLines(textOf(base));
  if (old.length === 0 || (!goes && old.length < SMALL_FILE_LINES)) return null;
  const left = codeLines(after ?? "");
  if (left.length >= old.length * (1 - MAX_DELETED_SHARE)) return null;
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
  if (gone <= old.length * MAX_DELETED_SHARE) return null;
  if (goes)
    return `${path} would go, and nobody asked for that. Keep what the request does not name; if its code moves, write the new file first.`;
  return `${path} would lose ${gone} of its ${old.length} lines, and nobody asked for that. Keep what the request does not name; if the code moves, write the new file first.`;
}

/** A list of exports may span lines, so then the whole text is compared. */
const exportLines = (text: string): string =>
  /\bexport\s*(?:type\s*)?\{/.test(text)
    ? text
    : text
        .split("\n")
        .filter((line) => line.includes("export"))
        .join("\n");

/** Imported exports that the changes remove: names, or a whole deleted file. */
interface TakenAway {
  names: ReadonlyMap<ProjectPath, ReadonlySet<string>>;
  files: ReadonlySet<ProjectPath>;
}

function stillUsed(tree: Tree, changes: readonly FileChange[]): Unwanted | null {
  const names = new Map<ProjectPath, ReadonlySet<string>>();
  for (const change of changes) {
    const removed = removedExports(change);
    if (removed.size > 0) names.set(change.path, removed);
  }
  const files = new Set(changes.flatMap(({ path, after }) => (after === null ? [path] : [])));
  return names.size + files.size === 0 ? null : firstUser(tree, { names, files });
}

function removedExports({ path, base, before, after }: FileChange): ReadonlySet<string> {
  if (after === null || !isCode(path)) return new Set();
  const old = [...new Set([textOf(base), before ?? ""])].filter((text) => exportLines(text) !== exportLines(after));
  const now = old.length === 0 ? null : moduleRecord(path, after);
  if (now === null || now.passesOn) return new Set();
  const names = old.flatMap((text) => moduleRecord(path, text)?.exports ?? []);
  return new Set(names.filter((name) => !now.exports.includes(name)));
}

/** Reads every remaining file once. */
function firstUser(tree: Tree, { names, files }: TakenAway): Unwanted | null {
  const has = (candidate: ProjectPath): boolean => tree.has(candidate);
  const had = (candidate: ProjectPath): boolean => tree.has(candidate) || files.has(candidate);
  for (const other of tree.paths()) {
    const text = isCode(other) ? tree.peek(other) : null;
    const record = text === null || !/\b(?:import|from)\b/.test(text) ? null : moduleRecord(other, text);
    if (record === null) continue;
    for (const { name, from } of record.imports) {
      const path = resolveImport(other, from, has);
      if (path === null || path === other || names.get(path)?.has(name) !== true) continue;
      const what = name === "default" ? "a default" : name;
      const reason = `${path} would no longer export ${what}, but ${other} imports it. Change ${other} first, or keep the export.`;
      return { path, reason };
    }
    for (const request of files.size === 0 ? [] : record.requests) {
      const path = resolveImport(other, request, has) === null ? resolveImport(other, request, had) : null;
      if (path !== null && files.has(path))
        return { path, reason: `${path} would go, but ${other} imports it. Change ${other} first, or keep the file.` };
    }
  }
  return null;
}

/** Whether the message asks for something to be removed, moved or redone. English, German, Spanish, French. */
export const asksForLess = (message: string): boolean =>
  /\b(?:remov|delet|drop|get rid|clear|clean|shorten|simplif|strip|reduc|trim|cut|split|extract|mov(?:e|ing)\b|refactor|rewrit|replac|redesign|rebuild|start over|from scratch|revert|undo|instead|without|no longer|don['’]?t (?:want|need)|tak(?:e|ing) (?:[\w-]+ ){0,4}(?:out|away|off|down)\b|turn (?:it|this|the)|convert|entfern|lösch|weg\b|kürz|vereinfach|aufräum|ersetz|umbau|neu (?:schreib|mach|bau)|rückgängig|quita|elimin|borra|simplifi|acorta|reemplaz|supprim|enl[eè]v|retir|raccourc|remplac)/i.test(
    message,
  );
