/** Reads what spreadsheets save as CSV: commas, semicolons or tabs, quoted cells, texts of older programs. */

export interface CsvFile {
  header: string[];
  lines: string[][];
  /** Spreadsheets that separate cells by semicolons write 1.234,5 for what others write as 1,234.5. */
  decimalComma: boolean;
}

/** One line of a file by the names of its columns. What cannot be read is put down as a problem, never guessed. */
export interface CsvLine {
  problems: string[];
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

export async function readCsvFile(file: File): Promise<CsvFile> {
  const bytes = await file.arrayBuffer();
  try {
    return parseCsv(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return parseCsv(new TextDecoder("windows-1252").decode(bytes));
  }
}

export function parseCsv(text: string): CsvFile {
  const clean = text.replace(/^\uFEFF/, "");
  const first = clean.split(/\r?\n/, 1)[0] ?? "";
  const count = (mark: string) => first.split(mark).length;
  const separator = [";", "\t"].find((mark) => count(mark) > count(",")) ?? ",";
  const [header = [], ...lines] = cellsOf(clean, separator).filter((line) => line.some((cell) => cell.trim() !== ""));
  return { header: header.map((name) => name.trim()), lines, decimalComma: separator === ";" };
}

function cellsOf(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!;
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += sign;
      at++;
    } else if (sign === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (quoted) cell += sign;
    else if (sign === separator) {
      line.push(cell);
      cell = "";
    } else if (sign === "\n") {
      lines.push([...line, cell]);
      [line, cell] = [[], ""];
    } else if (sign !== "\r") cell += sign;
  }
  return cell === "" && line.length === 0 ? lines : [...lines, [...line, cell]];
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

export function lineOf(file: CsvFile, cells: readonly string[]): CsvLine {
  const problems: string[] = [];
  const note = (column: string, value: string, wrong: string) => problems.push(`${column}: “${value}” ${wrong}`);
  const cell = (column: string, required = false): string => {
    const at = file.header.findIndex((name) => sameName(name, column));
    // The apostrophe that an export puts before what a spreadsheet would take for a formula.
    const value = (cells[at] ?? "").trim().replace(/^'(?=[=+@-])/, "");
    if (required && value === "") problems.push(`${column}: ${__("is empty")}`);
    return value;
  };
  return {
    problems,
    text: cell,
    number(column, required) {
      const value = cell(column, required);
      const found = numberOf(value, file.decimalComma);
      if (value !== "" && !Number.isFinite(found)) note(column, value, __("is not a number"));
      return value === "" || !Number.isFinite(found) ? 0 : found;
    },
    day(column, required) {
      const value = cell(column, required);
      const found = dayOf(value);
      if (value !== "" && found === "") note(column, value, __("is not a day"));
      return found;
    },
    time(column, required) {
      const value = cell(column, required);
      const [, hours = "", minutes = ""] = /^(\d{1,2})[:.](\d{2})/.exec(value) ?? [];
      if (value !== "" && hours === "") note(column, value, __("is not a time"));
      return hours === "" ? "" : `${hours.padStart(2, "0")}:${minutes}`;
    },
    yes: (column) => /^(?:yes|y|true|x|1|ja|j|wahr|s[ií]|verdadero)$/i.test(cell(column)),
    choice(column, options, otherwise) {
      const value = cell(column);
      const found = options.find((option) => sameName(option, value));
      if (value !== "" && !found) note(column, value, `${__("is none of")} ${options.join(", ")}`);
      return found ?? otherwise;
    },
    link(column, rows, required) {
      const value = cell(column, required);
      const found = rows.find((row) => sameName(row.name, value));
      if (value !== "" && !found) note(column, value, __("is not in that list yet"));
      return found?.id ?? "";
    },
  };
}

/** "1,234.50", "1.234,50", "12 %" and "€ 5" as numbers; of two marks the last one begins the decimals. */
function numberOf(text: string, decimalComma: boolean): number {
  const digits = text.replace(/[^\d.,+-]/g, "");
  if (!/\d/.test(digits)) return Number.NaN;
  const [comma, point] = [digits.lastIndexOf(","), digits.lastIndexOf(".")];
  const thousands = decimalComma ? /^[+-]?\d{1,3}(?:\.\d{3})+$/ : /^[+-]?\d{1,3}(?:,\d{3})+$/;
  if (thousands.test(digits)) return Number(digits.replace(/[.,]/g, ""));
  const decimal = comma > point ? "," : ".";
  const grouping = decimal === "," ? /\./g : /,/g;
  return Number(digits.replace(grouping, "").replace(decimal, "."));
}

/** "2026-03-14", "14.3.2026" and "$dayOrder$" as "2026-03-14"; empty when there is no such day. */
function dayOf(text: string): string {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text);
  const written = /^(\d{1,2})([./-])\s?(\d{1,2})[./-]\s?(\d{2}|\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1).map(Number) : written ? partsOf(written) : [];
  if (!year || !month || !day) return "";
  const date = new Date(year, month - 1, day);
  if (date.getMonth() !== month - 1 || date.getDate() !== day) return "";
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

function partsOf([, one = "", mark = "", other = "", last = ""]: RegExpExecArray): [number, number, number] {
  const year = Number(last.length === 2 ? `20${last}` : last);
  const [first, second] = [Number(one), Number(other)];
  // #if monthFirst
  const dayFirst = mark === "." || first > 12;
  // #else
  const dayFirst = mark !== "/" || second <= 12;
  // #end
  return dayFirst ? [year, second, first] : [year, first, second];
}
