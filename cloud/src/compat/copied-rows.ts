/** Converts the rows behind a `COPY ... FROM stdin` to INSERTs that stand on the same lines. */

export interface CopyFormat {
  isCsv: boolean;
  delimiter: string;
  /** The text that means null. */
  nullText: string;
  hasHeader: boolean;
}

const OPTION =
  /\s*,?\s*(?:format\s+(?<format>csv|text)\b|(?<csv>csv)\b|(?<header>header)(?:\s+(?<says>true|on|1|match|false|off|0))?(?![\w])|(?<name>delimiter|null)\s+(?:as\s+)?'(?<value>(?:[^']|'')*)')/iy;

/** Reads the options behind `stdin`; null for options it does not understand. */
export function copyFormat(options: string): CopyFormat | null {
  const said = options
    .trim()
    .replace(/^with\b/i, "")
    .trim();
  const list = said.replace(/^\(([\s\S]*)\)$/, "$1").trim();
  const found: Partial<CopyFormat> = {};
  OPTION.lastIndex = 0;
  while (OPTION.lastIndex < list.length) {
    const groups = OPTION.exec(list)?.groups;
    if (groups === undefined) return null;
    const { format, csv, header, says, name, value = "" } = groups;
    if (format !== undefined || csv !== undefined) found.isCsv = (format ?? csv)!.toLowerCase() === "csv";
    if (header !== undefined) found.hasHeader = !/^(false|off|0)$/i.test(says ?? "");
    if (name?.toLowerCase() === "delimiter") found.delimiter = value;
    if (name?.toLowerCase() === "null") found.nullText = value.replaceAll("''", "'");
  }
  const isCsv = found.isCsv ?? false;
  const { delimiter = isCsv ? "," : "\t", nullText = isCsv ? "" : "\\N", hasHeader = false } = found;
  return delimiter.length === 1 ? { isCsv, delimiter, nullText, hasHeader } : null;
}

interface Row {
  values: (string | null)[];
  /** Number of lines that it stands on. */
  lines: number;
}

const ESCAPES: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

const unescaped = (field: string): string =>
  field.replace(
    /\\([0-7]{1,3}|x[0-9a-fA-F]{1,2}|[\s\S])/g,
    (_, code: string) =>
      ESCAPES[code] ??
      (/^[0-7]/.test(code)
        ? String.fromCharCode(parseInt(code, 8))
        : /^x./.test(code)
          ? String.fromCharCode(parseInt(code.slice(1), 16))
          : code),
  );

const textRows = (lines: readonly string[], { delimiter, nullText }: CopyFormat): Row[] =>
  lines.map((line) => ({
    values: line
      .replace(/\r$/, "")
      .split(delimiter)
      .map((field) => (field === nullText ? null : unescaped(field))),
    lines: 1,
  }));

/** A field in quotes may span lines, and is a text even where it is empty. */
function csvRows(lines: readonly string[], { delimiter, nullText }: CopyFormat): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; ) {
    let line = lines[at]!.replace(/\r$/, "");
    let taken = 1;
    // The field goes on after an odd number of quotes.
    while ((line.split('"').length - 1) % 2 === 1 && at + taken < lines.length) {
      line += `\n${lines[at + taken]!.replace(/\r$/, "")}`;
      taken += 1;
    }
    rows.push({
      values: csvFields(line, delimiter).map((field) => (field === nullText ? null : unquoted(field))),
      lines: taken,
    });
    at += taken;
  }
  return rows;
}

function csvFields(line: string, delimiter: string): string[] {
  const fields = [""];
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === delimiter && !isQuoted) fields.push("");
    else fields[fields.length - 1] += character;
  }
  return fields;
}

const unquoted = (field: string): string =>
  field.replace(/"((?:[^"]|"")*)"/g, (_, text: string) => text.replaceAll('""', '"'));

/** Values are decoded and quoted anew, because COPY's escapes differ from those of a string. */
function literal(value: string | null): string {
  if (value === null) return "null";
  const quoted = value.replace(/[\\']/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\r", "\\r");
  return `e'${quoted}'`;
}

/** Keeps one statement smaller than a whole table. */
const ROWS_EACH = 1000;

interface Copied {
  target: string;
  lines: readonly string[];
  format: CopyFormat;
}

/** The line of the statement, one per row, and the line that ended them. */
export function copiedRows(statement: string, { target, lines, format }: Copied): string {
  const before = "\n".repeat(statement.split("\n").length - 1);
  const head = `insert into ${target.replaceAll("\n", " ")} overriding system value values`;
  const all = format.isCsv ? csvRows(lines, format) : textRows(lines, format);
  const skipped = format.hasHeader ? (all.shift()?.lines ?? 0) : 0;
  if (all.length === 0) return before + "\n".repeat(lines.length + 1);
  const values = all.map((row, index) => {
    const isLast = index === all.length - 1;
    const close = isLast ? "" : (index + 1) % ROWS_EACH === 0 ? `;${head}` : ",";
    return `(${row.values.map(literal).join(", ")})${close}${"\n".repeat(row.lines - 1)}`;
  });
  return `${before}${head}\n${"\n".repeat(skipped)}${values.join("\n")}\n;`;
}
