/** Thousands of generated edits, applied by the overlay and by a plain exact search for comparison. */
import type { ProjectPath } from "@slipway/kernel/project-path";
import { diceOf } from "@slipway/platform/testing/dice";
import { EditRefusal, Overlay } from "../overlay.ts";
import { applyPatch, parsePatch } from "../patch/apply-patch.ts";
import type { EditCall, EditCase, Tree } from "./edit-case.ts";
import { patchCases } from "./patch-cases.ts";
import { refusalCases } from "./refusal-cases.ts";
import { textCases } from "./text-cases.ts";

const KINDS = [...textCases, ...patchCases, ...refusalCases];

/**
 * `wrong place`: something other than the intended text was changed. `missed`: refused, or reported under the wrong
 * code.
 */
export type Judgement = "applied" | "refused rightly" | "missed" | "wrong place";

export interface Judged {
  kind: string;
  judgement: Judgement;
  baseline: Judgement;
  /** The outcome, for whoever investigates a case. */
  note: string;
}

export function* corpus({ seed, count }: { seed: number; count: number }): Generator<EditCase> {
  for (let index = 0; index < count; index += 1) {
    const { name, make } = KINDS[index % KINDS.length]!;
    yield { kind: name, ...make(diceOf(seed, index)) };
  }
}

export function judge(one: EditCase): Judged {
  const outcome = run(one);
  return {
    kind: one.kind,
    judgement: judged(one, outcome),
    baseline: judged(one, plainly(one)),
    note: outcome.code ?? "applied",
  };
}

interface Outcome {
  /** Null if it was applied. */
  code: string | null;
  /** The files before the call. */
  before: Tree;
  tree: Tree;
}

function judged({ expected, codes }: EditCase, { code, before, tree }: Outcome): Judgement {
  if (code !== null) {
    if (!sameTree(tree, before)) return "wrong place";
    return codes.some((known) => known === code) || (expected === null && code === "refused")
      ? "refused rightly"
      : "missed";
  }
  return expected !== null && sameTree(tree, expected) ? "applied" : "wrong place";
}

function run({ files, call, unread = [], first = [] }: EditCase): Outcome {
  const base = new Map(
    Object.entries(files).map(([path, text]) => [path as ProjectPath, new TextEncoder().encode(text)]),
  );
  const overlay = new Overlay(base);
  for (const path of Object.keys(files)) if (!unread.includes(path)) overlay.read(path);
  const now = (): Tree => Object.fromEntries(overlay.paths().map((path) => [path, overlay.peek(path)!]));
  for (const each of first) make(overlay, each);
  const before = now();
  let code: string | null = null;
  try {
    make(overlay, call);
  } catch (error) {
    if (!(error instanceof EditRefusal)) throw error;
    ({ code } = error);
  }
  return { code, before, tree: now() };
}

function make(overlay: Overlay, call: EditCall): void {
  switch (call.tool) {
    case "search_replace":
      return void overlay.searchReplace(call.path, call.edits);
    case "apply_patch":
      return void applyPatch(overlay, call.patch);
    case "write_file":
      return void overlay.write(call.path, call.content);
    case "rename_file":
      return void overlay.rename(call.from, call.to);
    case "delete_file":
      return void overlay.delete(call.path);
  }
}

/** A baseline that searches for the exact text, takes the first match and has no other rules. */
function plainly({ files, call }: EditCase): Outcome {
  const tree: Record<string, string> = { ...files };
  const refused: Outcome = { code: "refused", before: files, tree: files };
  const replaced = (path: string, old: string, now: string): boolean => {
    const text = tree[path];
    const at = text === undefined || old === "" ? -1 : text.indexOf(old);
    if (at === -1) return false;
    tree[path] = text!.slice(0, at) + now + text!.slice(at + old.length);
    return true;
  };
  switch (call.tool) {
    case "search_replace":
      return call.edits.every((edit) => replaced(call.path, edit.old, edit.new))
        ? { code: null, before: files, tree }
        : refused;
    case "write_file":
      return { code: null, before: files, tree: { ...tree, [call.path]: call.content } };
    case "apply_patch":
      return patchedPlainly(call.patch, tree, replaced) ? { code: null, before: files, tree } : refused;
    case "rename_file":
    case "delete_file":
      return refused;
  }
}

function patchedPlainly(
  patch: string,
  tree: Record<string, string>,
  replaced: (path: string, old: string, now: string) => boolean,
): boolean {
  let files: ReturnType<typeof parsePatch>;
  try {
    files = parsePatch(patch);
  } catch {
    return false;
  }
  for (const file of files) {
    if (file.kind === "add") tree[file.path] = file.content;
    else if (file.kind === "delete") delete tree[file.path];
    else {
      if (!file.hunks.every((hunk) => replaced(file.path, hunk.old.join("\n"), hunk.new.join("\n")))) return false;
      if (file.to !== null) {
        tree[file.to] = tree[file.path]!;
        delete tree[file.path];
      }
    }
  }
  return true;
}

const sameTree = (one: Tree, other: Tree): boolean => {
  const paths = Object.keys(one);
  return paths.length === Object.keys(other).length && paths.every((path) => one[path] === other[path]);
};

const JUDGEMENTS: readonly Judgement[] = ["applied", "refused rightly", "missed", "wrong place"];
type Row = { kind: string; cases: number } & Record<"ours" | "plain", Record<Judgement, number>>;

export interface CorpusTable {
  rows: Row[];
  all: Row;
}

const noneYet = (): Record<Judgement, number> => ({ applied: 0, "refused rightly": 0, missed: 0, "wrong place": 0 });
const freshRow = (kind: string): Row => ({ kind, cases: 0, ours: noneYet(), plain: noneYet() });

export function tableOf(judgements: Iterable<Judged>): CorpusTable {
  const rows = new Map<string, Row>();
  const all = freshRow("all together");
  for (const { kind, judgement, baseline } of judgements) {
    const row = rows.get(kind) ?? freshRow(kind);
    rows.set(kind, row);
    for (const each of [row, all]) {
      each.cases += 1;
      each.ours[judgement] += 1;
      each.plain[baseline] += 1;
    }
  }
  return { rows: [...rows.values()], all };
}

/** Prints the table, ours beside the plain search. */
export function tableLines({ rows, all }: CorpusTable): string[] {
  const cells = [
    ["what", "cases", ...JUDGEMENTS, ...JUDGEMENTS.map((name) => `plain: ${name}`)],
    ...[...rows, all].map(({ kind, cases, ours, plain }) =>
      [kind, cases, ...JUDGEMENTS.map((name) => ours[name]), ...JUDGEMENTS.map((name) => plain[name])].map(String),
    ),
  ];
  const widths = cells[0]!.map((_cell, column) => Math.max(...cells.map((row) => row[column]!.length)));
  return cells.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join("  "),
  );
}
