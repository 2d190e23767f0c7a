/** Imports rows into a table, in one transaction as the project's owner. */
import pg from "pg";
import type { BackendTransaction } from "@slipway/cloud/backend/port";
import { invalidRequest } from "@slipway/kernel/errors";
import type { Needs } from "../../../services.ts";
import {
  csvPlanSchema,
  MAX_CELL_CHARACTERS,
  MAX_CSV_ROWS,
  MAX_LEFT_OUT,
  MAX_LISTED_FAULTS,
  type CsvOutcome,
  type CsvPlan,
} from "../../contract/index.ts";
import { sqlRefused } from "../refusals.ts";
import { linesOf, type Spooled } from "../spool.ts";
import { onceOnly, type ImportPlace } from "./once-only.ts";
import { readTarget, type ImportColumn, type ImportTarget } from "./read-target.ts";
import { RowWriter, type NumberedRow } from "./write-rows.ts";
import { quoteName } from "../../../cloud-database/contract/table-sql.ts";

const BATCH_ROWS = 1000;
const BATCH_CHARACTERS = 4_000_000;
const STATEMENT_MS = 60_000;
const LOCK_MS = 10_000;
const MAX_MS = 10 * 60_000;
/** A row as JSON: every character may be escaped. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;

export interface CsvInput {
  body: Spooled;
  isCheck: boolean;
  signal: AbortSignal;
  /** Called with the rows that were read so far. */
  onRows: (rows: number) => void;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw invalidRequest("A line of the rows is no JSON.", { field: "body", rule: "json_lines" });
  }
}

function planOf(line: string | undefined): CsvPlan {
  const read = csvPlanSchema.safeParse(line === undefined ? null : parsed(line));
  if (!read.success)
    throw invalidRequest("The first line does not say which table and columns the rows are for.", {
      field: "body",
      rule: "plan_first",
    });
  return read.data;
}

function rowOf(line: string, number: number, width: number): NumberedRow {
  const cells = parsed(line);
  const isRow =
    Array.isArray(cells) && cells.length === width && cells.every((cell) => cell === null || typeof cell === "string");
  if (!isRow)
    throw invalidRequest(`Row ${number} does not have ${width} texts.`, { field: "body", rule: "texts_of_columns" });
  if (cells.some((cell: string | null) => cell !== null && cell.length > MAX_CELL_CHARACTERS))
    throw invalidRequest(
      `Row ${number} has a cell of more than ${MAX_CELL_CHARACTERS.toLocaleString("en")} characters.`,
      { field: "body", rule: "cell_too_long" },
    );
  // Postgres knows no text that holds NUL.
  return { number, cells: cells.map((cell: string | null) => cell?.replaceAll("\0", "") ?? null) };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name));

/** AppError 400 for a plan that does not fit the table. */
function columnsOf(plan: CsvPlan, target: ImportTarget): ImportColumn[] {
  if (new Set(plan.columns).size !== plan.columns.length)
    throw invalidRequest("A column is mapped twice.", { field: "columns", rule: "unique" });
  const columns = plan.columns.map((name) => {
    const column = target.columns.find((one) => one.name === name);
    if (column === undefined)
      throw invalidRequest(`The table has no column "${name}".`, { field: "columns", rule: "column_of_table" });
    if (column.is_generated)
      throw invalidRequest(`The database works "${name}" out itself, so it takes no values.`, {
        field: "columns",
        rule: "takes_values",
      });
    return column;
  });
  if (plan.on_conflict === "refuse") return columns;
  if (!target.keys.some((key) => isSame(key.columns, plan.key)))
    throw invalidRequest("The table has no such key to find rows by.", { field: "key", rule: "key_of_table" });
  const missing = plan.key.find((name) => !plan.columns.includes(name));
  if (missing !== undefined)
    throw invalidRequest(`"${missing}" is a part of the key, so a column has to be mapped to it.`, {
      field: "columns",
      rule: "whole_key",
    });
  return columns;
}

/** Sequences count on behind the numbers that were imported. */
async function followSequences(tx: BackendTransaction, table: string, columns: readonly ImportColumn[]): Promise<void> {
  for (const { name, sequence } of columns) {
    if (sequence === null) continue;
    await tx.query(
      `select pg_catalog.setval($1::pg_catalog.regclass, found.top) from (
         select pg_catalog.max(${quoteName(name)})::pg_catalog.int8 as top from public.${quoteName(table)}
       ) found join pg_catalog.pg_sequences s on pg_catalog.format('%I.%I', s.schemaname, s.sequencename)::pg_catalog.regclass = $1::pg_catalog.regclass
       where found.top > coalesce(s.last_value, s.start_value - 1) and found.top <= s.max_value`,
      [sequence],
    );
  }
}

async function writeAll(tx: BackendTransaction, input: CsvInput): Promise<{ outcome: CsvOutcome; plan: CsvPlan }> {
  const lines = linesOf(input.body.read(), MAX_LINE_BYTES);
  const plan = planOf((await lines.next()).value as string | undefined);
  const columns = columnsOf(plan, await readTarget(tx, plan.table));
  const faults = plan.leave_out_faulty && !input.isCheck ? MAX_LEFT_OUT + 1 : MAX_LISTED_FAULTS;
  const writer = new RowWriter(tx, { plan, columns, bounds: { faults, listed: MAX_LISTED_FAULTS } });
  let batch: NumberedRow[] = [];
  let [rows, characters] = [0, 0];
  const flush = async (): Promise<void> => {
    await writer.write(batch);
    [batch, characters] = [[], 0];
    input.onRows(rows);
  };
  for await (const line of lines) {
    if (writer.isOver) break;
    rows += 1;
    if (rows > MAX_CSV_ROWS)
      throw invalidRequest(`A file has at most ${MAX_CSV_ROWS.toLocaleString("en")} rows.`, {
        field: "body",
        rule: "too_many_rows",
      });
    batch.push(rowOf(line, rows, columns.length));
    characters += line.length;
    if (batch.length === BATCH_ROWS || characters > BATCH_CHARACTERS) await flush();
  }
  await flush();
  const isTooFaulty = writer.isOver || (writer.faulty > 0 && !plan.leave_out_faulty);
  const { inserted, updated, faulty } = writer;
  const kept = isTooFaulty || plan.on_conflict !== "keep" ? 0 : rows - faulty - inserted;
  const isStored = !input.isCheck && !isTooFaulty;
  if (isStored) await followSequences(tx, plan.table, columns);
  const outcome = {
    rows,
    inserted,
    updated,
    kept,
    faults: writer.faults,
    faulty,
    is_cut: writer.isOver,
    is_stored: isStored,
  };
  return { outcome, plan };
}

/** Carries the outcome out of a transaction that must not be kept. */
class NotKept extends Error {
  readonly outcome: CsvOutcome;

  constructor(outcome: CsvOutcome) {
    super("not kept");
    this.outcome = outcome;
  }
}

function inWords(error: unknown): unknown {
  if (error instanceof RangeError)
    return invalidRequest("A row of the file is too long.", { field: "body", rule: "row_too_long" });
  return error instanceof pg.DatabaseError
    ? sqlRefused(error.message, { line: null, sqlstate: error.code ?? null }, error)
    : error;
}

/** AppErrors: 400 `invalid_request`, `sql_failed`; 404; 409 `import_running`; 413 `cloud_full`. */
export async function importCsv(
  services: Needs<"clock" | "cloud" | "database">,
  place: ImportPlace,
  input: CsvInput,
): Promise<CsvOutcome> {
  const { database } = await services.cloud.backend(place.projectId);
  const owner = database.as("postgres");
  const work = async (note: (xid: string, outcome: CsvOutcome) => Promise<void>): Promise<CsvOutcome> => {
    await services.cloud.requireRoom(place.projectId, input.isCheck ? 0 : input.body.bytes);
    return owner
      .transaction(
        async (tx) => {
          await tx.query("set transaction read write");
          await tx.query(`set local statement_timeout = ${STATEMENT_MS}`);
          await tx.query(`set local lock_timeout = ${LOCK_MS}`);
          using _ending = await services.cloud.endOnAbort(tx, input.signal, owner);
          const { outcome } = await writeAll(tx, input);
          if (!outcome.is_stored) throw new NotKept(outcome);
          const { rows } = await tx.query<{ xid: string }>(
            "select pg_catalog.pg_current_xact_id()::pg_catalog.text as xid",
          );
          await note(rows[0]!.xid, outcome);
          return outcome;
        },
        undefined,
        { aim: "any", maxMs: MAX_MS, endsSession: true },
      )
      .catch((error: unknown) => {
        if (error instanceof NotKept) return error.outcome;
        throw inWords(error);
      });
  };
  if (input.isCheck) return work(async () => undefined);
  return onceOnly(services, { place, owner }, work);
}
