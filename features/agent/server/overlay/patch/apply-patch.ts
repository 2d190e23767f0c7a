/** Applies one patch to several files. Formats: `*** Begin Patch` and unified diff. */
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

export interface PatchOutcome {
  files: PatchedFile[];
  /** One for each file that was left as it was. */
  failures: EditRefusal[];
}

/**
 * Every file of the patch is changed completely or not at all, and the others are changed even if one cannot be; with
 * `whole`, all are or none. Throws an EditRefusal if nothing was changed.
 */
export function applyPatch(overlay: Overlay, patch: string, { whole = false }: { whole?: boolean } = {}): PatchOutcome {
  const parts = parsePatch(patch);
  if (whole)
    return overlay.transaction(() => ({ files: parts.map((part) => applyToFile(overlay, part)), failures: [] }));
  const outcome: PatchOutcome = { files: [], failures: [] };
  for (const part of parts) {
    try {
      outcome.files.push(overlay.transaction(() => applyToFile(overlay, part)));
    } catch (error) {
      if (!(error instanceof EditRefusal)) throw error;
      outcome.failures.push(error);
    }
  }
  const [first] = outcome.failures;
  if (first === undefined || outcome.files.length > 0) return outcome;
  const all = outcome.failures.map(({ message }) => message);
  throw new EditRefusal(first.code, first.path, all.join("\n"));
}

/** The files that a patch deletes, as it names them. */
export const deletedByPatch = (patch: string): string[] =>
  parsePatch(patch).flatMap((part) => (part.kind === "delete" ? [part.path] : []));

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
    if (!outcome.ok) throw new EditRefusal(outcome.code, path, `${path}: ${outcome.message} Nothing was changed.`);
    if (!editable.isKnown && outcome.levels.some((level) => level !== "exact"))
      throw new EditRefusal(
        "NO_MATCH",
        path,
        `${path}: the patch fits only with other spaces or characters, and you have not read the file as it is now. Nothing was changed.`,
      );
    after = outcome.content;
    overlay.put(editable.path, after);
  }
  if (to !== null) overlay.rename(path, to);
  return { path: to ?? path, change: to === null ? "edited" : "renamed", ...countChangedLines(before, after) };
}
