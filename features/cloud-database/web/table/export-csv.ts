/**
 * All rows of a table as a file: counted first, then read in pages of 1000, four at a time. Each page leaves the heap as a part
 * of the file, so that a million rows fit. [C7.20] [C8.07] [C9.01] [DB6]
 */
import { AppError } from "@slipway/kernel/errors";
import { spreadsheetText } from "@slipway/kernel/text/csv/spreadsheet-text";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { countStatement, rowsStatement, type RowFilter } from "../../contract/table-sql.ts";
import type { Run } from "../run-sql.ts";
import type { GridSort } from "@slipway/ui/grid/grid-model";

const PAGE = 1000;
const AT_ONCE = 4;
const SEPARATOR = ";";

/** RFC 4180 with semicolons. A null is nothing, and an empty text two quotes. */
function csvField(text: string | null): string {
  if (text === null) return "";
  const safe = spreadsheetText(text);
  return safe === "" || /[";\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (fields: readonly (string | null)[]): string => `${fields.map(csvField).join(SEPARATOR)}\r\n`;

const two = (part: number): string => String(part).padStart(2, "0");

/** `orders-export-2026-11-27_14-05-09.csv` [C9.01] */
export function exportName(table: string, at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = `${two(at.getHours())}-${two(at.getMinutes())}-${two(at.getSeconds())}`;
  return `${table}-export-${day}_${time}.csv`;
}

export interface ExportInput {
  table: CloudTable;
  filters: readonly RowFilter[];
  sort: GridSort | null;
  signal: AbortSignal;
  onCount: (rows: number) => void;
}

const isTooLarge = (error: unknown): boolean => error instanceof AppError && error.code === "answer_too_large";
const isTooOften = (error: unknown): error is AppError => error instanceof AppError && error.status === 429;

const PAUSE_MS = 5000;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason as Error)), { once: true });
  });

/** Pages that are too large for one answer are read in halves; too many questions wait for their turn. */
async function readPage(
  run: Run,
  input: ExportInput,
  { limit, offset }: { limit: number; offset: number },
): Promise<string> {
  const { table, filters, sort, signal } = input;
  const keys = table.primary_keys.map(({ name }) => name);
  const wanted = { table: table.name, columns: table.columns, keys, filters, sort, limit, offset, isWhole: true };
  try {
    const rows = await run(rowsStatement(wanted), { isReadOnly: true, signal });
    return rows.map((row) => csvLine(table.columns.map((_, at) => row[`c${at}`] as string | null))).join("");
  } catch (error) {
    if (isTooOften(error)) {
      await pause(signal);
      return readPage(run, input, { limit, offset });
    }
    if (!isTooLarge(error) || limit === 1) throw error;
    const half = Math.ceil(limit / 2);
    const first = await readPage(run, input, { limit: half, offset });
    return first + (await readPage(run, input, { limit: limit - half, offset: offset + half }));
  }
}

/** The file, and how many rows it has. */
export async function exportCsv(run: Run, input: ExportInput): Promise<{ file: Blob; rows: number }> {
  const { table, filters, signal, onCount } = input;
  const [counted] = await run(countStatement({ table: table.name, filters }), { isReadOnly: true, signal });
  const rows = Number(counted?.["count"]);
  onCount(rows);
  const pages = Math.ceil(rows / PAGE);
  const parts: Blob[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < pages; at = next++)
      parts[at] = new Blob([await readPage(run, input, { limit: PAGE, offset: at * PAGE })]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const head = csvLine(table.columns.map(({ name }) => name));
  return { file: new Blob([head, ...parts], { type: "text/csv;charset=utf-8" }), rows };
}
