/**
 * How to take back what this builder changed, newest last, kept in `.slipway/undo.json` beside the plan: without it an
 * "undo that" could only point at the button. It goes with the last step, so that the project is then as it was before.
 */
import { toReplacements } from "../edit/line-diff.ts";
import type { Edit, ToolCall } from "../protocol/tools.ts";
import { writeFile } from "../protocol/tools.ts";
import { contentHash } from "../plan/plan-file.ts";

export const undoPath = ".slipway/undo.json";

interface TakenBack {
  path: string;
  /** Of the content that the change left; null when it deleted the file. */
  left: string | null;
  /** How it was: places of the text, or as a whole, or not there. */
  was: { edits: Edit[] } | { content: string } | null;
}

export interface UndoStep {
  request: string;
  files: TakenBack[];
}

/** Older steps are dropped: the versions of the project still have them. */
const most = { steps: 5, characters: 60_000 };

/** `now` null: the change deleted the file; `before` null: it created it. */
export function takenBack(path: string, before: string | null, now: string | null): TakenBack {
  const edits = before !== null && now !== null ? toReplacements(now, before) : null;
  return {
    path,
    left: now === null ? null : contentHash(now),
    was: before === null ? null : edits ? { edits } : { content: before },
  };
}

export function printUndo(steps: readonly UndoStep[]): string {
  let kept = steps.slice(-most.steps);
  const print = (): string => `[\n${kept.map((step) => JSON.stringify(step)).join(",\n")}\n]\n`;
  while (kept.length > 1 && print().length > most.characters) kept = kept.slice(1);
  return print();
}

/** Empty when there is nothing this version can read. */
export function parseUndo(text: string | null): UndoStep[] {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) && value.every(isStep) ? value : [];
  } catch {
    return [];
  }
}

function isStep(value: unknown): value is UndoStep {
  const step = value as Partial<UndoStep> | null;
  return typeof step?.request === "string" && Array.isArray(step.files);
}

/** The calls that restore a file as it stands now; null when somebody changed those places since. */
export function restoring({ path, left, was }: TakenBack, current: string | null): ToolCall[] | null {
  const same = current === null ? left === null : left === contentHash(current);
  if (was === null) return same ? [{ tool: "delete_file", input: { path } }] : null;
  if ("content" in was) return same ? [writeFile(path, was.content)] : null;
  if (current === null || was.edits.some((edit) => current.split(edit.old).length !== 2)) return null;
  return [{ tool: "search_replace", input: { path, edits: was.edits } }];
}
