/** Finds where the statements of a script begin and end, as psql does. */
import { copiedRows, copyFormat } from "./copied-rows.ts";

export interface SqlStatement {
  text: string;
  /** Line of its beginning in the script, from 1. */
  line: number;
}

/** Text that may hide a semicolon, in the order it is looked for: comments, names, strings and bodies. */
const HIDING =
  /--[^\n]*|\/\*|\b[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$|\bbegin\s+atomic\b|\bcase\b|\bend\b|;/giy;

/** Comments nest in Postgres. */
function endOfComment(script: string, from: number): number {
  const mark = /\/\*|\*\//g;
  mark.lastIndex = from;
  let depth = 0;
  for (let found = mark.exec(script); found !== null; found = mark.exec(script)) {
    depth += found[0] === "/*" ? 1 : -1;
    if (depth === 0) return mark.lastIndex;
  }
  return script.length;
}

/** The kind of hidden text that begins at `at`, and the position behind it. */
function hiddenAt(script: string, at: number): { what: string; end: number } | null {
  HIDING.lastIndex = at;
  const found = HIDING.exec(script);
  if (found === null) return null;
  const what = found[0].toLowerCase();
  if (what === "/*") return { what, end: endOfComment(script, at) };
  if (!what.startsWith("$")) return { what, end: HIDING.lastIndex };
  const close = script.indexOf(found[0], HIDING.lastIndex);
  return { what, end: close < 0 ? script.length : close + found[0].length };
}

const isWord = (char: string | undefined): boolean => char !== undefined && /[\w$\u0080-\uffff]/.test(char);
const isBlank = (text: string): boolean => text.replace(/--[^\n]*/g, "").trim() === "";

interface Span {
  /** Begin and end of the text, without the semicolon. */
  begin: number;
  end: number;
  /** Position behind the semicolon, or behind the rows that follow it. */
  next: number;
  /** Position of the first row, where it is a COPY with rows. */
  rows: number | null;
}

const COPY_IN = /^\s*(?:--[^\n]*\n\s*)*copy\s+([\s\S]+?)\s+from\s+stdin\b\s*([\s\S]*)$/i;
/** Commands that pg_dump writes for psql alone: `\restrict`, `\connect`. */
const FOR_PSQL = /^(?:\s|--[^\n]*\n)*\\[a-z][^\n]*/i;
const END_OF_ROWS = /^\\\.\r?$/m;

function* spans(script: string): Generator<Span> {
  let begin = 0;
  let depth = 0;
  const skip = (): void => {
    for (;;) {
      const found = FOR_PSQL.exec(script.slice(begin));
      if (found === null) return;
      begin += found[0].length;
    }
  };
  skip();
  for (let at = begin; at < script.length; ) {
    const hidden = isWord(script[at]) && isWord(script[at - 1]) ? null : hiddenAt(script, at);
    if (hidden === null) {
      at += 1;
      continue;
    }
    const { what, end } = hidden;
    at = end;
    if (what.startsWith("begin")) depth = 1;
    else if (what === "case" && depth > 0) depth += 1;
    else if (what === "end" && depth > 0) depth -= 1;
    else if (what === ";" && depth === 0) {
      const rows = COPY_IN.test(script.slice(begin, end - 1)) ? script.indexOf("\n", end) + 1 : null;
      const next = rows === null || rows === 0 ? end : endOfRows(script, rows);
      yield { begin, end: end - 1, next, rows: rows === 0 ? null : rows };
      begin = next;
      skip();
      at = begin;
    }
  }
  if (begin < script.length) yield { begin, end: script.length, next: script.length, rows: null };
}

function endOfRows(script: string, from: number): number {
  const found = END_OF_ROWS.exec(script.slice(from));
  return found === null ? script.length : from + found.index + found[0].length;
}

/** Statements without their semicolons, leaving out blanks and comments alone. */
export function sqlStatements(script: string): SqlStatement[] {
  return [...spans(script)].flatMap(({ begin, end }) => {
    const text = script.slice(begin, end);
    const lead = text.length - text.trimStart().length;
    return isBlank(text) ? [] : [{ text, line: script.slice(0, begin + lead).split("\n").length }];
  });
}

/**
 * Replaces the rows behind `COPY ... FROM stdin` by INSERTs, for runners that send statements only. Every line stays on
 * its line. Throws for formats other than text and CSV.
 */
export function copiesAsInserts(script: string): string {
  let written = "";
  let at = 0;
  for (const { begin, end, next, rows } of spans(script)) {
    if (rows !== null) {
      const [, target, options] = COPY_IN.exec(script.slice(begin, end))!;
      const format = copyFormat(options!);
      if (format === null) throw new Error(`COPY ${target}: only rows as text or as CSV are understood`);
      const lead = script.slice(begin, end).split(/copy\b/i, 1)[0]!;
      const lines = script.slice(rows, next).split("\n");
      if (/^\\\.\r?$/.test(lines.at(-1)!)) lines.pop();
      const statement = script.slice(begin + lead.length, end);
      written += script.slice(at, begin) + lead + copiedRows(statement, { target: target!, lines, format });
    } else written += script.slice(at, begin).replace(/[^\n]/g, "") + script.slice(begin, next);
    at = next;
  }
  return written + script.slice(at).replace(/[^\n]/g, "");
}
