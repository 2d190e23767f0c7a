/** One edit as a model may send it, with the only end that is right. For the corpus of tests and of `./slipway bench edits`. */
import type { Dice } from "@slipway/platform/testing/dice";
import type { PipelineErrorCode } from "../../../contract/index.ts";
import type { TextEdit } from "../match-edit.ts";

export type Tree = Readonly<Record<string, string>>;

export type EditCall =
  | { tool: "search_replace"; path: string; edits: readonly TextEdit[] }
  | { tool: "apply_patch"; patch: string }
  | { tool: "write_file"; path: string; content: string }
  | { tool: "rename_file"; from: string; to: string }
  | { tool: "delete_file"; path: string };

export interface EditCase {
  kind: string;
  files: Tree;
  /** Files whose present content the model has not read. Default none. */
  unread?: readonly string[];
  /** Calls before it; they apply. */
  first?: readonly EditCall[];
  call: EditCall;
  /** The tree afterwards; null where the call must be refused. */
  expected: Tree | null;
  /** Labels that are right for a refusal. With a tree as well: refusing is safe, too. */
  codes: readonly PipelineErrorCode[];
}

export interface CaseKind {
  name: string;
  make: (dice: Dice) => Omit<EditCase, "kind">;
}

/** Lines of a file, and a part of it that matches at one place only, at every level of tolerance. */
export interface Target {
  lines: string[];
  start: number;
  length: number;
}

export const applied = (files: Tree, call: EditCall, expected: Tree): Omit<EditCase, "kind"> => ({
  files,
  call,
  expected,
  codes: [],
});

export const refusedAs = (files: Tree, call: EditCall, ...codes: PipelineErrorCode[]): Omit<EditCase, "kind"> => ({
  files,
  call,
  expected: null,
  codes,
});

export const linesOf = ({ lines, start, length }: Target): string[] => lines.slice(start, start + length);

/** The block with one of its lines changed, and the file with the same. */
export function oneLineChanged(target: Target, dice: Dice): { block: string[]; file: string[]; at: number } {
  const block = linesOf(target);
  const candidates = [...block.keys()].filter((index) => block[index]!.trim() !== "");
  const at = dice.of(candidates);
  block[at] = `${block[at]} // ${dice.below(90_000) + 10_000}`;
  const file = [...target.lines];
  file[target.start + at] = block[at];
  return { block, file, at };
}
