/**
 * Where one search-and-replace belongs. Tried in order: exact, trailing whitespace, edge whitespace (re-indented),
 * Unicode forms. Nothing or more than one place is refused; a similar place is only ever shown, never used.
 */
export interface TextEdit {
  old: string;
  new: string;
  replace_all?: boolean;
}

export type MatchLevel = "exact" | "trailing-whitespace" | "edge-whitespace" | "unicode";

export type EditOutcome =
  | { ok: true; content: string; level: MatchLevel; count: number }
  | { ok: false; code: "NO_MATCH" | "AMBIGUOUS" | "ALREADY_APPLIED"; message: string };

export function applyEdit(content: string, edit: TextEdit): EditOutcome {
  if (edit.old === "") return refused("NO_MATCH", "`old` is empty. Use write_file to replace the whole file.");
  if (edit.old === edit.new) return refused("ALREADY_APPLIED", "`old` and `new` are the same.");
  const places = occurrences(content, edit.old);
  if (places.length > 0) return applyExact(content, edit, places);
  for (const level of FUZZY_LEVELS) {
    const found = windows(content, edit, level);
    if (found.length > 1) return ambiguous(found.map((place) => place.line));
    if (found.length === 1) return { ok: true, content: found[0]!.result, level: level.name, count: 1 };
  }
  return noMatch(content, edit);
}

function applyExact(content: string, edit: TextEdit, places: readonly number[]): EditOutcome {
  if (edit.replace_all === true) {
    const parts = content.split(edit.old);
    return { ok: true, content: parts.join(edit.new), level: "exact", count: parts.length - 1 };
  }
  if (places.length > 1) return ambiguous(places.map((at) => lineAt(content, at)));
  const at = places[0]!;
  const result = content.slice(0, at) + edit.new + content.slice(at + edit.old.length);
  return { ok: true, content: result, level: "exact", count: 1 };
}

/** Every start, overlapping ones too: `aa` stands twice in `aaa`, so it is not one place. */
function occurrences(content: string, text: string): number[] {
  const found: number[] = [];
  for (let at = content.indexOf(text); at !== -1; at = content.indexOf(text, at + 1)) found.push(at);
  return found;
}

interface FuzzyLevel {
  name: Exclude<MatchLevel, "exact">;
  key: (line: string) => string;
  reindent: boolean;
}

const FUZZY_LEVELS: readonly FuzzyLevel[] = [
  { name: "trailing-whitespace", key: (line) => line.trimEnd(), reindent: false },
  { name: "edge-whitespace", key: (line) => line.trim(), reindent: true },
  { name: "unicode", key: (line) => unicodeForm(line).trimEnd(), reindent: false },
];

/** Typographic forms that models and editors swap for one another. */
const unicodeForm = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, " ")
    .replace(/\u2026/g, "...");

interface Window {
  line: number;
  result: string;
}

function windows(content: string, edit: TextEdit, level: FuzzyLevel): Window[] {
  const wanted = wholeLines(edit);
  if (wanted === null) return [];
  const lines = content.split("\n");
  const keys = lines.map(level.key);
  const oldKeys = wanted.old.map(level.key);
  const found: Window[] = [];
  for (let start = 0; start + oldKeys.length <= keys.length; start += 1) {
    if (!oldKeys.every((key, index) => key === keys[start + index])) continue;
    const replacement = fit(wanted, lines.slice(start, start + oldKeys.length), level);
    if (replacement === null) continue;
    const result = [...lines.slice(0, start), ...replacement, ...lines.slice(start + oldKeys.length)].join("\n");
    found.push({ line: start + 1, result });
  }
  return found;
}

interface LineEdit {
  old: string[];
  /** Empty: the lines go. */
  new: string[];
}

/** The edit as whole lines, or null where its ends do not stand at line ends in the same way. */
function wholeLines(edit: TextEdit): LineEdit | null {
  if (edit.old.trim() === "") return null;
  const endsOld = edit.old.endsWith("\n");
  const old = (endsOld ? edit.old.slice(0, -1) : edit.old).split("\n");
  if (edit.new === "" && endsOld) return { old, new: [] };
  if (endsOld !== edit.new.endsWith("\n")) return null;
  return { old, new: (endsOld ? edit.new.slice(0, -1) : edit.new).split("\n") };
}

/** New lines with the place's indentation and line ends; null where the indentation differs unevenly. */
function fit(edit: LineEdit, place: readonly string[], level: FuzzyLevel): string[] | null {
  let fitted: string[] | null = edit.new;
  if (level.reindent) {
    const shift = indentShift(edit.old, place);
    fitted = shift === null ? null : reindented(edit.new, shift);
  }
  if (fitted === null) return null;
  const carriageReturn = place.every((line) => line.endsWith("\r"));
  return fitted.map((line) => {
    const bare = line.endsWith("\r") ? line.slice(0, -1) : line;
    return carriageReturn ? `${bare}\r` : bare;
  });
}

const indentOf = (line: string): string => /^[ \t]*/.exec(line)![0];

interface IndentShift {
  add: string;
  remove: string;
}

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

function reindented(lines: readonly string[], shift: IndentShift): string[] | null {
  const shifted: string[] = [];
  for (const line of lines) {
    if (line.trim() === "") shifted.push("");
    else if (shift.remove === "") shifted.push(shift.add + line);
    else if (line.startsWith(shift.remove)) shifted.push(line.slice(shift.remove.length));
    else return null;
  }
  return shifted;
}

const lineAt = (content: string, at: number): number => content.slice(0, at).split("\n").length;

function refused(code: "NO_MATCH" | "AMBIGUOUS" | "ALREADY_APPLIED", message: string): EditOutcome {
  return { ok: false, code, message };
}

function ambiguous(lines: readonly number[]): EditOutcome {
  const shown = lines.slice(0, 10).join(", ");
  const advice = "Add lines around it to `old` until it stands in one place only, or set replace_all.";
  return refused("AMBIGUOUS", `\`old\` stands in ${lines.length} places (lines ${shown}). ${advice}`);
}

function noMatch(content: string, edit: TextEdit): EditOutcome {
  const applied = edit.new.trim() !== "" && occurrences(content, edit.new).length === 1;
  if (applied) return refused("ALREADY_APPLIED", "`old` is not in the file, and `new` already is.");
  return refused("NO_MATCH", `\`old\` is not in the file.${nearest(content, edit.old)}`);
}

const SHOWN_LINES = 30;
/** Of files that are longer, and of lines that are, the rest is not looked at: nobody waits for a hint. */
const COMPARED_LINES = 20_000;
const COMPARED_CHARACTERS = 400;

/** The most similar stretch with its line numbers, to be read and quoted again. */
function nearest(content: string, old: string): string {
  const lines = content.split("\n");
  const wanted = old.split("\n").slice(0, SHOWN_LINES).map(readLine);
  // Read once each: a line stands beside up to thirty others.
  const read = lines.slice(0, COMPARED_LINES).map(readLine);
  let best = { score: 0, start: 0 };
  for (let start = 0; start < read.length; start += 1) {
    let score = 0;
    for (const [index, line] of wanted.entries()) score += similarity(read[start + index], line);
    if (score > best.score) best = { score, start };
  }
  if (best.score === 0) return "";
  const end = Math.min(lines.length, best.start + wanted.length);
  const shown = lines.slice(best.start, end).map((line, index) => `${best.start + index + 1}: ${line}`);
  return ` The nearest lines are:\n${shown.join("\n")}`;
}

interface ReadLine {
  text: string;
  words: ReadonlySet<string>;
}

function readLine(line: string): ReadLine {
  const text = line.trim();
  const words = text.slice(0, COMPARED_CHARACTERS).split(/\W+/);
  return { text, words: new Set(words.filter((word) => word.length > 2)) };
}

/** 2 for the same line, below 1 for shared words. */
function similarity(line: ReadLine | undefined, wanted: ReadLine): number {
  if (line === undefined || line.text === "" || wanted.text === "") return 0;
  if (line.text === wanted.text) return 2;
  let shared = 0;
  for (const word of wanted.words) if (line.words.has(word)) shared += 1;
  return shared / (wanted.words.size + 1);
}
