/** Rows of a table as INSERTs. The values are literals that Postgres itself writes. */
import type { BackendTransaction } from "../backend/port.ts";

export interface DumpedTable {
  /** With its schema, quoted. */
  name: string;
  /** A partitioned table is read with its parts. */
  is_whole: boolean;
  is_numbered: boolean;
  columns: string[];
}

export type Write = (text: string) => Promise<void>;

const MEBIBYTE = 1_048_576;
/** Bytes that are asked for at once, and of one INSERT. */
const FETCH_BYTES = 2 * MEBIBYTE;
const MAX_FETCHED = 2000;
const INSERT_BYTES = MEBIBYTE / 2;
const MAX_INSERTED = 500;
/** A function of Postgres takes a hundred arguments. */
const MAX_ARGUMENTS = 90;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** An expression that writes one row, as `('1', 'a', NULL)`. `values`: other expressions for columns. */
export function tupleSql(columns: readonly string[], values: Readonly<Record<string, string>> = {}): string {
  const parts: string[] = [];
  for (let at = 0; at < columns.length; at += MAX_ARGUMENTS) {
    const some = columns.slice(at, at + MAX_ARGUMENTS);
    const marks = some.map(() => "%L").join(", ");
    parts.push(`pg_catalog.format('${marks}', ${some.map((name) => values[name] ?? quoted(name)).join(", ")})`);
  }
  return `'(' operator(pg_catalog.||) ${parts.join(" operator(pg_catalog.||) ', ' operator(pg_catalog.||) ")} operator(pg_catalog.||) ')'`;
}

export interface RowsSource {
  /** `insert into "public"."notes" ("id") values`, without a line end. */
  head: string;
  /** Behind the last row, as ` on conflict do nothing`. */
  tail?: string;
  tuple: string;
  from: string;
}

export const sourceOf = ({ name, is_whole, is_numbered, columns }: DumpedTable): RowsSource => ({
  head: `insert into ${name} (${columns.map(quoted).join(", ")})${is_numbered ? " overriding system value" : ""} values`,
  tuple: tupleSql(columns),
  from: `${is_whole ? "" : "only "}${name}`,
});

/** Answers how many rows there were. The largest row is known before any is fetched, so that an answer stays small. */
export async function dumpRows(tx: BackendTransaction, source: RowsSource, write: Write): Promise<number> {
  const { head, tail = "", tuple, from } = source;
  const { rows: sizes } = await tx.query<{ bytes: number }>(
    `select coalesce(pg_catalog.max(pg_catalog.octet_length(${tuple})), 0)::pg_catalog.int8::pg_catalog.float8 as bytes from ${from}`,
  );
  const largest = sizes[0]!.bytes;
  if (largest === 0) return 0;
  const many = Math.max(1, Math.min(MAX_FETCHED, Math.floor(FETCH_BYTES / largest)));
  await tx.query(`declare slipway_rows no scroll cursor for select ${tuple} as line from ${from}`);
  let [count, bytes, inserted] = [0, 0, 0];
  for (;;) {
    const { rows } = await tx.query<{ line: string }>(`fetch forward ${many} from slipway_rows`);
    let text = "";
    for (const { line } of rows) {
      text += inserted === 0 ? `${head}\n${line}` : `,\n${line}`;
      inserted += 1;
      bytes += line.length;
      if (bytes < INSERT_BYTES && inserted < MAX_INSERTED) continue;
      text += `${tail};\n`;
      [bytes, inserted] = [0, 0];
    }
    count += rows.length;
    if (text !== "") await write(text);
    if (rows.length < many) break;
  }
  if (inserted > 0) await write(`${tail};\n`);
  await tx.query("close slipway_rows");
  await write("\n");
  return count;
}
