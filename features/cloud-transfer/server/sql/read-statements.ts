/**
 * Statements of an SQL file, one after the other, as psql finds them: with the rows behind a COPY, and without psql's own
 * commands. The file is never whole in memory; one statement is.
 */
import { splitStatements } from "@slipway/kernel/sql/split-statements";
import { invalidRequest } from "@slipway/kernel/errors";
import { StatementScanner } from "./statement-scanner.ts";

export interface FileStatement {
  text: string;
  words: readonly string[];
  /** Line of its beginning in the file, from 1. */
  line: number;
  /** Rows behind `copy ... from stdin`, as texts; null for other statements. They have to be read before the next statement. */
  rows: AsyncGenerator<CopiedRow> | null;
}

export interface CopiedRow {
  cells: (string | null)[];
  line: number;
}

/** One statement; a dump of ours writes INSERTs of half a megabyte. */
const MAX_STATEMENT_CHARACTERS = 32 * 1024 * 1024;
export const MAX_LINE_BYTES = 64 * 1024 * 1024;

const PSQL = /^\s*(?:\\(?!\.)|--)/;
const COPY = /^copy\s[\s\S]*\sfrom\s+stdin\b/i;
const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** A field in the text format of COPY. */
export const copiedField = (field: string): string | null =>
  field === String.raw`\N`
    ? null
    : field.replaceAll(
        /\\(?:([0-7]{1,3})|x([0-9a-f]{1,2})|([\s\S]))/gi,
        (_, octal?: string, hex?: string, char?: string) => {
          if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
          if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
          return ESCAPES[char!] ?? char!;
        },
      );

class LineReader {
  line = 0;
  readonly #lines: AsyncIterator<string>;

  constructor(lines: AsyncIterator<string>) {
    this.#lines = lines;
  }

  async next(): Promise<string | null> {
    const { value, done } = await this.#lines.next();
    if (done === true) return null;
    this.line += 1;
    return (value as string).endsWith("\r") ? (value as string).slice(0, -1) : (value as string);
  }
}

async function* copiedRows(reader: LineReader): AsyncGenerator<CopiedRow> {
  for (;;) {
    const line = await reader.next();
    if (line === null || line === String.raw`\.`) return;
    yield { cells: line.split("\t").map(copiedField), line: reader.line };
  }
}

/** Throws AppError 400 for a statement that is too long. */
export async function* readStatements(lines: AsyncIterator<string>): AsyncGenerator<FileStatement> {
  const reader = new LineReader(lines);
  const scanner = new StatementScanner();
  let parts: string[] = [];
  let [length, first] = [0, 1];
  const whole = (): Omit<FileStatement, "rows"> | null => {
    const text = parts.join("\n");
    [parts, length] = [[], 0];
    const found = splitStatements(text)[0];
    if (found === undefined) return null;
    return { text: found.text, words: found.words, line: first + text.slice(0, found.from).split("\n").length - 1 };
  };
  for (let line = await reader.next(); line !== null; line = await reader.next()) {
    // psql's own commands, and comments before a statement.
    if (parts.length === 0 && scanner.isBetween && PSQL.test(line)) continue;
    for (let at = 0; ; ) {
      if (parts.length === 0) first = reader.line;
      const end = scanner.endIn(line, at);
      const part = line.slice(at, end ?? undefined);
      length += part.length + 1;
      if (length > MAX_STATEMENT_CHARACTERS)
        throw invalidRequest(`The statement in line ${first} is longer than 32 MB, or a quote in it is never closed.`, {
          field: "body",
          rule: "statement_too_long",
        });
      if (parts.length > 0 || part.trim() !== "") parts.push(part);
      if (end === null) break;
      at = end;
      const statement = whole();
      if (statement === null) continue;
      const isCopy = statement.words[0] === "copy" && COPY.test(statement.text);
      const rows = isCopy ? copiedRows(reader) : null;
      yield { ...statement, rows };
      // Rows that nobody read are no statements.
      if (rows === null) continue;
      for await (const _row of rows);
      break;
    }
  }
  const statement = whole();
  if (statement !== null) yield { ...statement, rows: null };
}
