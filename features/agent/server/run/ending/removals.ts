/**
 * Finds the code that a turn took out of the app. No edit is refused for what it removes, so the end of the turn says
 * what went, above the way back.
 */
import type { Removal } from "../../../contract/index.ts";
import type { Overlay } from "../../overlay/overlay.ts";
import { isCode, moduleRecord } from "../../overlay/module-records.ts";
import { textOf } from "../../overlay/text/file-content.ts";

/** Fewer lines are an edit like any other. */
const MIN_LINES = 8;
/** Rows that a person reads. */
const MAX_REMOVALS = 30;
const MAX_NAMES = 8;
/** Written by tools: nobody reviews their lines. */
const GENERATED = /(?:^|\/)package-lock\.json$|^supabase\/migrations\//;

const codeLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Lines that moved to another changed file, and lines that as many new ones took the place of, did not go. */
export function removalsOf(overlay: Overlay): Removal[] {
  const moved = overlay.movedFrom();
  const changes = overlay.changes().filter(({ path }) => !GENERATED.test(path));
  const now = new Map(changes.map(({ path }) => [path, overlay.peek(path) ?? ""]));
  const kept = countedLines([...now.values()]);
  const names = new Set([...now].flatMap(([path, text]) => exportsOf(path, text)));
  const removals: Removal[] = [];
  for (const { path, content } of changes) {
    const isWhole = content === null;
    const bytes = overlay.baseContent(overlay.origin(path));
    if (bytes === null || (isWhole && moved.has(path))) continue;
    const base = textOf(bytes);
    const lines = codeLines(base ?? "");
    const gone = lines.filter((line) => !taken(kept, line)).length;
    const added = isWhole ? 0 : addedLines(now.get(path)!, lines);
    const net = Math.max(0, gone - added);
    // A file whose lines all stand elsewhere was moved by hand.
    if (isWhole ? base !== null && lines.length > 0 && gone === 0 : net < MIN_LINES) continue;
    const went = exportsOf(path, base ?? "").filter((name) => !names.has(name));
    removals.push({ path, lines: net, is_whole: isWhole, names: went.slice(0, MAX_NAMES) });
  }
  return removals.sort((a, b) => Number(b.is_whole) - Number(a.is_whole) || b.lines - a.lines).slice(0, MAX_REMOVALS);
}

function countedLines(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of texts.flatMap(codeLines)) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** Takes one of the equal lines, if any is left. */
function taken(counts: Map<string, number>, line: string): boolean {
  const left = counts.get(line) ?? 0;
  if (left > 0) counts.set(line, left - 1);
  return left > 0;
}

function addedLines(after: string, before: readonly string[]): number {
  const old = countedLines([before.join("\n")]);
  return codeLines(after).filter((line) => !taken(old, line)).length;
}

const exportsOf = (path: string, text: string): string[] =>
  isCode(path) ? (moduleRecord(path, text)?.exports ?? []).filter((name) => name !== "default") : [];
