/** Rows behind a COPY, as INSERTs with literals: the column's type reads each of them, as COPY would. */
import pg from "pg";
import type { BackendTransaction } from "@slipway/cloud/backend/port";
import { sqlRefused } from "../refusals.ts";
import type { CopiedRow } from "./read-statements.ts";

const MAX_ROWS = 500;
const MAX_CHARACTERS = 1_000_000;

const literal = (cell: string | null): string => (cell === null ? "null" : `'${cell.replaceAll("'", "''")}'`);
const tuple = ({ cells }: CopiedRow): string => `(${cells.map(literal).join(",")})`;

/** The first row that is refused, with the database's reason. */
async function insert(tx: BackendTransaction, head: string, rows: readonly CopiedRow[]): Promise<void> {
  await tx.query("savepoint copied");
  try {
    await tx.query(`${head} ${rows.map(tuple).join(",")}`);
    await tx.query("release savepoint copied");
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.severity !== "ERROR") throw error;
    await tx.query("rollback to savepoint copied");
    if (rows.length === 1)
      throw sqlRefused(error.message, { line: rows[0]!.line, sqlstate: error.code ?? null }, error);
    const half = Math.ceil(rows.length / 2);
    await insert(tx, head, rows.slice(0, half));
    await insert(tx, head, rows.slice(half));
  }
}

/** `head` ends with `values`. Answers how many rows there were. AppError 400 `sql_failed` with the line of a refused row. */
export async function insertCopied(
  tx: BackendTransaction,
  { head, width, rows }: { head: string; width: number | null; rows: AsyncIterable<CopiedRow> },
): Promise<number> {
  let batch: CopiedRow[] = [];
  let [count, characters] = [0, 0];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insert(tx, head, batch);
    [batch, characters] = [[], 0];
  };
  for await (const row of rows) {
    if (width !== null && row.cells.length !== width)
      throw sqlRefused(`This row has ${row.cells.length} values for ${width} columns.`, { line: row.line });
    batch.push(row);
    count += 1;
    characters += row.cells.reduce((sum, cell) => sum + (cell?.length ?? 4) + 3, 0);
    if (batch.length === MAX_ROWS || characters > MAX_CHARACTERS) await flush();
  }
  await flush();
  return count;
}
