/** Reads what spreadsheets save as CSV: commas, semicolons or tabs, quoted cells, texts of older programs. */
import { dayOf, numberOf, readsTwoWays, timeOf, writesDayFirst, writesDecimalComma } from "@/lib/written-values";

export interface CsvFile {
  header: string[];
  lines: string[][];
  /** Where in the file each of the lines begins; the first line is 1. */
  numbers: number[];
  /** A quotation mark is open at the end of the file: what stands behind it is one cell. */
  openQuote: boolean;
  /** Spreadsheets that separate cells by semicolons write 1.234,5 for what others write as 1,234.5. */
  decimalComma: boolean;
  /** How days are meant that can be read in two ways, once somebody said so. */
  dayFirst?: boolean;
}

/** One line of a file by the names of its columns. What cannot be read is put down as a problem, never guessed. */
export interface CsvLine {
  problems: string[];
  /** A day that can be read in two ways, in a column that does not tell which one is meant. */
  unclearDay: string | null;
  text(column: string, required?: boolean): string;
  number(column: string, required?: boolean): number;
  day(column: string, required?: boolean): string;
  time(column: string, required?: boolean): string;
  yes(column: string): boolean;
  choice<T extends string>(column: string, options: readonly T[], otherwise: T): T;
  /** The id of the row of another list that is called so. */
  link(column: string, rows: readonly { id: string; name: string }[], required?: boolean): string;
}

export const mostLines = 1000;
/** More than a thousand lines of any list, and little enough for any device. */
const mostBytes = 16_000_000;

export async function readCsvFile(file: Blob): Promise<CsvFile> {
  return parseCsv(textOf(new Uint8Array(await file.slice(0, mostBytes).arrayBuffer())));
}

/** UTF-8 or UTF-16 by its mark or its zeros; what is no UTF-8 is from a program that wrote the letters of its own system. */
function textOf(bytes: Uint8Array): string {
  const decode = (encoding: string, fatal = false): string => new TextDecoder(encoding, { fatal }).decode(bytes, { stream: true });
  const [first = 0, second = 0, third] = bytes;
  if (first === 0xff && second === 0xfe) return decode("utf-16le");
  if (first === 0xfe && second === 0xff) return decode("utf-16be");
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode("utf-8");
  const start = bytes.subarray(0, 400);
  const zeros = (rest: number): number => start.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  if (zeros(1) > start.length / 4) return decode("utf-16le");
  if (zeros(0) > start.length / 4) return decode("utf-16be");
  try {
    return decode("utf-8", true);
  } catch {
    return decode("windows-1252");
  }
}

export async function parseCsv(text: string): Promise<CsvFile> {
  const { default: Papa } = await import("papaparse");
  // One kind of line end, so that a file in which several meet is read as well.
  const clean = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  // Spreadsheets write their separator into a line of its own above the others.
  const [stated = "", said] = /^"?sep=([^\n])"?\s*?(?:\n|$)/i.exec(clean) ?? [];
  const content = clean.slice(stated.length);
  const separator = said ?? separatorOf(content);
  const options = { delimiter: separator, newline: "\n", preview: mostLines * 2 } as const;
  const { data, errors } = Papa.parse<string[]>(content, options);
  let number = stated === "" ? 1 : 2;
  const placed = data.map((cells) => {
    const place = { cells, number };
    number += cells.reduce((lines, cell) => lines + cell.split("\n").length - 1, 1);
    return place;
  });
  const [header, ...lines] = placed.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  return {
    header: (header?.cells ?? []).map((name) => name.trim()),
    lines: lines.map(({ cells }) => cells),
    numbers: lines.map((line) => line.number),
    openQuote: errors.some(({ code }) => code === "MissingQuotes"),
    // #if monthFirst
    decimalComma: separator === ";",
    // #else
    decimalComma: separator !== ",",
    // #end
  };
}

/** The sign that stands most often between the names of the columns. A comma is the one that names themselves have. */
function separatorOf(text: string): string {
  const names = /^\s*((?:"(?:[^"]|"")*"|[^"\n])*)/.exec(text)?.[1]?.replace(/"(?:[^"]|"")*"/g, "") ?? "";
  const count = (mark: string): number => names.split(mark).length;
  const [most = ","] = ["\t", ";", "|", ","].sort((one, other) => count(other) - count(one));
  return count(most) > 1 ? most : ",";
}

/** "E-Mail", "email" and "e_mail" are one column. */
export function sameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** How a column writes what can be read in two ways, by those of its cells that can be read in one; null where none can. */
interface Written {
  decimalComma: boolean | null;
  dayFirst: boolean | null;
}

const writtenIn = new WeakMap<CsvFile, Map<string, Written>>();

function writtenBy(file: CsvFile, column: string): Written {
  const known = writtenIn.get(file) ?? new Map<string, Written>();
  writtenIn.set(file, known);
  let written = known.get(column);
  if (written === undefined) {
    const at = columnAt(file, column);
    const cells = file.lines.map((line) => line[at] ?? "");
    written = { decimalComma: writesDecimalComma(cells), dayFirst: writesDayFirst(cells) };
    known.set(column, written);
  }
  return written;
}

function columnAt(file: CsvFile, column: string): number {
  return file.header.findIndex((name) => sameName(name, column));
}

const yesWords = /^(?:yes|y|true|x|1|on|ok|ja|j|wahr|s|s[ií]|verdadero|[✓✔☑✅])$/iu;
const noWords = /^(?:no|n|false|0|off|nein|falsch|falso|[-–—✗✘☐❌])?$/iu;

export function lineOf(file: CsvFile, cells: readonly string[]): CsvLine {
  const problems: string[] = [];
  const note = (column: string, value: string, wrong: string) => problems.push(`${column}: “${value}” ${wrong}`);
  if (cells.slice(file.header.length).some((cell) => cell.trim() !== "")) problems.push(__("has more cells than the first line of the file"));
  if (file.openQuote && cells === file.lines.at(-1)) problems.push(__("a quotation mark is not closed"));
  const cell = (column: string, required = false): string => {
    // The apostrophe that an export puts before what a spreadsheet would take for a formula.
    const value = (cells[columnAt(file, column)] ?? "").trim().replace(/^'(?=[=+@-])/, "");
    if (required && value === "") problems.push(`${column}: ${__("is empty")}`);
    return value;
  };
  const line: CsvLine = {
    problems,
    unclearDay: null,
    text: cell,
    number(column, required) {
      const value = cell(column, required);
      const found = value === "" ? 0 : numberOf(value, writtenBy(file, column).decimalComma ?? file.decimalComma);
      if (found === null) note(column, value, __("is not a number"));
      return found ?? 0;
    },
    day(column, required) {
      const value = cell(column, required);
      const { dayFirst } = writtenBy(file, column);
      if (dayFirst === null && readsTwoWays(value)) line.unclearDay = value;
      const found = dayOf(value, dayFirst ?? file.dayFirst ?? null);
      if (value !== "" && found === "") note(column, value, __("is not a day"));
      return found;
    },
    time(column, required) {
      const value = cell(column, required);
      const found = timeOf(value);
      if (value !== "" && found === "") note(column, value, __("is not a time"));
      return found;
    },
    yes(column) {
      const value = cell(column);
      const isYes = yesWords.test(value);
      if (!isYes && !noWords.test(value)) note(column, value, `${__("isn’t one of")} ${__("Yes")}, ${__("No")}`);
      return isYes;
    },
    choice(column, options, otherwise) {
      const value = cell(column);
      const found = options.find((option) => sameName(option, value));
      if (value !== "" && !found) note(column, value, `${__("isn’t one of")} ${options.join(", ")}`);
      return found ?? otherwise;
    },
    link(column, rows, required) {
      const value = cell(column, required);
      const found = rows.find((row) => sameName(row.name, value));
      if (value !== "" && !found) note(column, value, __("is not in that list yet"));
      return found?.id ?? "";
    },
  };
  return line;
}
