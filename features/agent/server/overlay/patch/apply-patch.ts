/** Applies one patch to several files, completely or not at all. Formats: `*** Begin Patch` and unified diff. */
import { countChangedLines } from "../../../../edits/server/index.ts";
import { EditRefusal, type Overlay } from "../overlay.ts";
import { applyHunks } from "./apply-hunks.ts";
import { parseBeginPatch } from "./begin-patch.ts";
import { PatchProblem, type PatchFile } from "./patch-file.ts";
import { parseUnifiedDiff } from "./unified-diff.ts";

export interface PatchedFile {
  path: string;
  change: "created" | "edited" | "deleted" | "renamed";
  /** Lines. */
  added: number;
  removed: number;
}

/** Throws an EditRefusal; nothing is changed then. */
export function applyPatch(overlay: Overlay, patch: string): PatchedFile[] {
  const files = parsePatch(patch);
  return overlay.transaction(() => files.map((file) => applyToFile(overlay, file)));
}

export function parsePatch(patch: string): PatchFile[] {
  const lines = unwrapped(patch).split(/\r?\n/);
  const endsWithBreak = lines.at(-1) === "";
  if (endsWithBreak) lines.pop();
  try {
    const isBegin = lines.some((line) => /^\*\*\* (?:Begin Patch|(?:Update|Add|Delete) File:)/.test(line));
    const files = isBegin ? parseBeginPatch(lines) : parseUnifiedDiff(lines, endsWithBreak);
    if (files.length === 0) throw new PatchProblem("No file is named. Write a unified diff or `*** Begin Patch`.");
    return files;
  } catch (error) {
    if (error instanceof PatchProblem)
      throw new EditRefusal("NO_MATCH", "patch", `${error.message} Nothing was changed.`);
    throw error;
  }
}

/** Models put patches into a fence or a shell's here-document. */
function unwrapped(patch: string): string {
  const fenced = /^\s*```[a-z]*\n([\s\S]*?)\n```\s*$/.exec(patch)?.[1] ?? patch;
  return /^\s*apply_patch\s*<<\s*['"]?(\w+)['"]?\n([\s\S]*?)\n\1\s*$/.exec(fenced)?.[2] ?? fenced;
}

function applyToFile(overlay: Overlay, file: PatchFile): PatchedFile {
  if (file.kind === "delete") {
    const { before } = overlay.delete(file.path);
    return { path: file.path, change: "deleted", added: 0, removed: countChangedLines(before, "").removed };
  }
  if (file.kind === "add") {
    if (overlay.exists(file.path))
      throw new EditRefusal("ALREADY_APPLIED", file.path, `${file.path} exists already. Nothing was changed.`);
    overlay.write(file.path, file.content);
    return { path: file.path, change: "created", ...countChangedLines("", file.content) };
  }
  return updateFile(overlay, file);
}

function updateFile(overlay: Overlay, { path, to, hunks }: Extract<PatchFile, { kind: "update" }>): PatchedFile {
  const editable = overlay.editable(path);
  const { before } = editable;
  let after = before;
  if (hunks.length > 0) {
    const outcome = applyHunks(before, hunks);
    if (!outcome.ok) {
      overlay.noteFailure(editable.path);
      throw new EditRefusal(outcome.code, path, `${path}: ${outcome.message} Nothing was changed.`);
    }
    after = outcome.content;
    overlay.put(editable.path, after);
  }
  if (to !== null) overlay.rename(path, to);
  return { path: to ?? path, change: to === null ? "edited" : "renamed", ...countChangedLines(before, after) };
}
