/**
 * Finds the place of one search-and-replace. Tried in order: exact, trailing whitespace, edge whitespace (re-indented),
 * Unicode forms. No place, or more than one, is refused; a similar place is only shown, never used.
 */
import { inlineUnicodePlaces } from "./text/inline-unicode.ts";
import { FORGIVING_LEVELS, placesOf, type LineEdit, type MatchLevel, type Place } from "./text/line-windows.ts";
import { nearestLines } from "./text/nearest-lines.ts";

export type { MatchLevel } from "./text/line-windows.ts";

export interface TextEdit {
  old: string;
  new: string;
  replace_all?: boolean;
}

export type EditOutcome =
  | { ok: true; content: string; level: MatchLevel; count: number }
  | { ok: false; code: "NO_MATCH" | "AMBIGUOUS" | "ALREADY_APPLIED"; message: string };

export function applyEdit(content: string, given: TextEdit): EditOutcome {
  if (given.old === "") return refusedEdit("NO_MATCH", "`old` is empty. Use write_file to replace the whole file.");
  if (given.old === given.new) return refusedEdit("ALREADY_APPLIED", "`old` and `new` are the same.");
  const edit = inLineEndsOf(content, given);
  const places = occurrences(content, edit.old);
  if (places.length > 0) return applyExact(content, edit, places);
  const lines = content.split("\n");
  const wanted = wholeLines(edit);
  for (const level of wanted === null ? [] : FORGIVING_LEVELS) {
    const found = placesOf(lines, wanted!, level);
    if (found.length === 0) continue;
    if (found.length === 1 || (edit.replace_all === true && areApart(found)))
      return { ok: true, content: withPlaces(lines, found), level: level.name, count: found.length };
    return ambiguous(found.map((place) => place.start + 1));
  }
  const spans = inlineUnicodePlaces(content, edit.old);
  if (spans.length > 1) return ambiguous(spans.map((span) => lineAt(content, span.start)));
  if (spans.length === 1) {
    const { start, end } = spans[0]!;
    return { ok: true, content: content.slice(0, start) + edit.new + content.slice(end), level: "unicode", count: 1 };
  }
  return noMatch(content, edit);
}

export interface EditFailure {
  /** Counted from 1. */
  edit: number;
  code: "NO_MATCH" | "AMBIGUOUS" | "ALREADY_APPLIED";
  message: string;
}

/**
 * Applies the edits that match, in order. In a text that the model does not know, only an exact match is certain.
 */
export function applyEdits(
  before: string,
  edits: readonly TextEdit[],
  isKnown: boolean,
): { content: string; levels: MatchLevel[]; failures: EditFailure[] } {
  let content = before;
  const levels: MatchLevel[] = [];
  const failures: EditFailure[] = [];
  for (const [index, edit] of edits.entries()) {
    const outcome = applyEdit(content, edit);
    const certain = outcome.ok && !isKnown && outcome.level !== "exact" ? unknownText(content, edit) : outcome;
    if (certain.ok) {
      ({ content } = certain);
      levels.push(certain.level);
      continue;
    }
    const message = `Edit ${index + 1} of ${edits.length}: ${certain.message}`;
    failures.push({ edit: index + 1, code: certain.code, message });
  }
  return { content, levels, failures };
}

const unknownText = (content: string, { old }: TextEdit): EditRefused =>
  refusedEdit(
    "NO_MATCH",
    `\`old\` is in the file only with other spaces or characters, and you have not read the file as it is now.${nearestLines(content, old)}`,
  );

/** A file keeps its line ends, whichever the model writes. */
function inLineEndsOf(content: string, edit: TextEdit): TextEdit {
  const breaks = content.split("\n").length - 1;
  if (breaks === 0) return edit;
  const returns = content.split("\r\n").length - 1;
  if (returns !== 0 && returns !== breaks) return edit;
  const written = (text: string): string => text.replace(/\r?\n/g, returns === 0 ? "\n" : "\r\n");
  return { ...edit, old: written(edit.old), new: written(edit.new) };
}

function applyExact(content: string, edit: TextEdit, places: readonly number[]): EditOutcome {
  if (edit.replace_all === true) {
    const parts = content.split(edit.old);
    return { ok: true, content: parts.join(edit.new), level: "exact", count: parts.length - 1 };
  }
  if (places.length > 1) return ambiguous(places.map((at) => lineAt(content, at)));
  const at = places[0]!;
  if (isThereAlready(content, edit, at))
    return refusedEdit("ALREADY_APPLIED", "What `new` adds to `old` already stands there.");
  const result = content.slice(0, at) + edit.new + content.slice(at + edit.old.length);
  return { ok: true, content: result, level: "exact", count: 1 };
}

/** A repeated insertion may match again beside the text it has inserted. */
function isThereAlready(content: string, { old, new: wanted }: TextEdit, at: number): boolean {
  const lead = wanted.indexOf(old);
  if (lead === -1 || wanted.length - old.length < 4 || wanted.replace(old, "").trim().length < 4) return false;
  return at >= lead && content.startsWith(wanted, at - lead);
}

/** Every start, including overlapping ones: `aa` occurs twice in `aaa`, so it is not unique. */
function occurrences(content: string, text: string): number[] {
  const found: number[] = [];
  for (let at = content.indexOf(text); at !== -1; at = content.indexOf(text, at + 1)) found.push(at);
  return found;
}

/** The edit as whole lines; null if both sides do not end at line ends in the same way. */
function wholeLines(edit: TextEdit): LineEdit | null {
  if (edit.old.trim() === "") return null;
  const endsOld = edit.old.endsWith("\n");
  const old = (endsOld ? edit.old.slice(0, -1) : edit.old).split("\n");
  if (edit.new === "" && endsOld) return { old, new: [] };
  if (endsOld !== edit.new.endsWith("\n")) return null;
  return { old, new: (endsOld ? edit.new.slice(0, -1) : edit.new).split("\n") };
}

const areApart = (places: readonly Place[]): boolean =>
  places.every((place, index) => index === 0 || places[index - 1]!.start + places[index - 1]!.length <= place.start);

function withPlaces(lines: readonly string[], places: readonly Place[]): string {
  const result = [...lines];
  for (const { start, length, replacement } of places.toReversed()) result.splice(start, length, ...replacement);
  return result.join("\n");
}

const lineAt = (content: string, at: number): number => content.slice(0, at).split("\n").length;

type EditRefused = Extract<EditOutcome, { ok: false }>;

function refusedEdit(code: EditRefused["code"], message: string): EditRefused {
  return { ok: false, code, message };
}

function ambiguous(lines: readonly number[]): EditOutcome {
  const shown = lines.slice(0, 10).join(", ");
  const advice = "Add lines around it to `old` until it stands in one place only, or set replace_all.";
  return refusedEdit("AMBIGUOUS", `\`old\` stands in ${lines.length} places (lines ${shown}). ${advice}`);
}

function noMatch(content: string, edit: TextEdit): EditOutcome {
  const applied = edit.new.trim() !== "" && occurrences(content, edit.new).length === 1;
  if (applied) return refusedEdit("ALREADY_APPLIED", "`old` is not in the file, and `new` already is.");
  return refusedEdit("NO_MATCH", `\`old\` is not in the file.${nearestLines(content, edit.old)}`);
}
