/** Finds a block of whole lines in a file, exactly or with increasing tolerance, and its replacement there. Pure. */
export type MatchLevel = "exact" | "trailing-whitespace" | "edge-whitespace" | "unicode";

export interface LineEdit {
  old: readonly string[];
  /** Empty: the lines go. */
  new: readonly string[];
}

export interface Place {
  /** Index of the first line. */
  start: number;
  length: number;
  replacement: string[];
}

export interface LineLevel {
  name: MatchLevel;
  key: (line: string) => string;
  reindent: boolean;
}

/** Typographic forms that models and editors swap for one another; composed and decomposed letters are one. */
export const unicodeForm = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, " ")
    .replace(/\u2026/g, "...")
    .replace(/[\u200b\ufeff]/g, "");

const bare = (line: string): string => (line.endsWith("\r") ? line.slice(0, -1) : line);

export const EXACT_LINES: LineLevel = { name: "exact", key: bare, reindent: false };
export const FORGIVING_LEVELS: readonly LineLevel[] = [
  { name: "trailing-whitespace", key: (line) => line.trimEnd(), reindent: false },
  { name: "edge-whitespace", key: (line) => line.trim(), reindent: true },
  { name: "unicode", key: (line) => unicodeForm(line).trimEnd(), reindent: false },
  { name: "unicode", key: (line) => unicodeForm(line).trim(), reindent: true },
];

/** Every place of the lines at this level, overlapping ones too. None for lines that are all blank. */
export function placesOf(lines: readonly string[], edit: LineEdit, level: LineLevel): Place[] {
  const oldKeys = edit.old.map(level.key);
  if (oldKeys.every((key) => key.trim() === "")) return [];
  const keys = lines.map(level.key);
  const found: Place[] = [];
  for (let start = 0; start + oldKeys.length <= keys.length; start += 1) {
    if (!oldKeys.every((key, index) => key === keys[start + index])) continue;
    const place = lines.slice(start, start + oldKeys.length);
    const replacement = fitted(edit, place, level);
    if (replacement !== null) found.push({ start, length: oldKeys.length, replacement });
  }
  return found;
}

/** New lines with the place's indentation and line ends; null where the indentation differs unevenly. */
function fitted(edit: LineEdit, place: readonly string[], level: LineLevel): string[] | null {
  const shift = level.reindent ? indentShift(edit.old, place) : { add: "", remove: "" };
  if (shift === null) return null;
  const carriageReturn = place.every((line) => line.endsWith("\r"));
  const result: string[] = [];
  let from = 0;
  for (const line of edit.new) {
    // A line that the edit leaves alone stays as the file has it, to the byte.
    const same = edit.old.indexOf(line, from);
    if (same !== -1) {
      result.push(place[same]!);
      from = same + 1;
      continue;
    }
    const shifted = shiftedLine(bare(line), shift);
    if (shifted === null) return null;
    result.push(carriageReturn ? `${shifted}\r` : shifted);
  }
  return result;
}

interface IndentShift {
  add: string;
  remove: string;
}

const indentOf = (line: string): string => /^[ \t]*/.exec(line)![0];

/** One shift for the whole block, or null: unevenly shifted lines may be another block. */
function indentShift(old: readonly string[], place: readonly string[]): IndentShift | null {
  let shift: IndentShift | null = null;
  for (const [index, line] of old.entries()) {
    if (line.trim() === "") continue;
    const here = shiftBetween(indentOf(line), indentOf(place[index]!));
    if (here === null) return null;
    if (shift !== null && (shift.add !== here.add || shift.remove !== here.remove)) return null;
    shift = here;
  }
  return shift;
}

function shiftBetween(from: string, to: string): IndentShift | null {
  if (to.endsWith(from)) return { add: to.slice(0, to.length - from.length), remove: "" };
  if (from.endsWith(to)) return { add: "", remove: from.slice(0, from.length - to.length) };
  return null;
}

function shiftedLine(line: string, shift: IndentShift): string | null {
  if (line.trim() === "") return shift.add === "" && shift.remove === "" ? line : "";
  if (shift.remove === "") return shift.add + line;
  return line.startsWith(shift.remove) ? line.slice(shift.remove.length) : null;
}
