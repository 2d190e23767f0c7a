/**
 * Writes rows in batches, each in a savepoint. A batch that is refused is halved until the faulty rows stand alone, so the
 * database itself says what is wrong with each: types, rules, keys, triggers.
 */
import pg from "pg";
import type { BackendTransaction } from "@slipway/cloud/backend/port";
import { textArray } from "@slipway/cloud/backend/text-array";
import { quoteName } from "../../../cloud-database/contract/table-sql.ts";
import { MAX_SHOWN_VALUE, type CsvFault, type CsvPlan } from "../../contract/index.ts";
import type { ImportColumn } from "./read-target.ts";

export interface NumberedRow {
  number: number;
  cells: readonly (string | null)[];
}

interface Written {
  inserted: number;
  updated: number;
}

const NULLABLE_ELEMENT = (cell: string | null): string => (cell === null ? "NULL" : textArray([cell]).slice(1, -1));

const columnArray = (rows: readonly NumberedRow[], at: number): string =>
  `{${rows.map(({ cells }) => NULLABLE_ELEMENT(cells[at] ?? null)).join(",")}}`;

/** The statement for rows in the parameters, one array a column. Answers how many were inserted and updated. */
function writeStatement({ table, on_conflict: onConflict, key }: CsvPlan, columns: readonly ImportColumn[]): string {
  const names = columns.map(({ name }) => quoteName(name));
  const cells = columns.map(({ cast }, at) => `given.c${at}::${cast}`).join(", ");
  const given = columns.map((_, at) => `pg_catalog.unnest($${at + 1}::pg_catalog.text[])`).join(", ");
  const fields = columns.map((_, at) => `c${at}`).join(", ");
  const target = `(${key.map(quoteName).join(", ")})`;
  const changes = names.filter((_, at) => !key.includes(columns[at]!.name)).map((name) => `${name} = excluded.${name}`);
  const conflict =
    onConflict === "refuse"
      ? ""
      : onConflict === "keep" || changes.length === 0
        ? ` on conflict ${target} do nothing`
        : ` on conflict ${target} do update set ${changes.join(", ")}`;
  return `with written as (
    insert into public.${quoteName(table)} (${names.join(", ")}) overriding system value
    select ${cells} from rows from (${given}) with ordinality as given (${fields}, place) order by given.place${conflict}
    returning ${onConflict === "update" ? "(xmax operator(pg_catalog.=) 0)" : "true"} as is_new
  ) select pg_catalog.count(*) filter (where is_new)::int as inserted, pg_catalog.count(*) filter (where not is_new)::int as updated from written`;
}

export class RowWriter {
  inserted = 0;
  updated = 0;
  faulty = 0;
  readonly faults: CsvFault[] = [];
  readonly #tx: BackendTransaction;
  readonly #statement: string;
  readonly #columns: readonly ImportColumn[];
  /** It stops looking for faulty rows beyond so many. */
  readonly #maxFaults: number;
  readonly #maxListed: number;

  constructor(
    tx: BackendTransaction,
    {
      plan,
      columns,
      bounds,
    }: { plan: CsvPlan; columns: readonly ImportColumn[]; bounds: { faults: number; listed: number } },
  ) {
    this.#tx = tx;
    this.#statement = writeStatement(plan, columns);
    this.#columns = columns;
    this.#maxFaults = bounds.faults;
    this.#maxListed = bounds.listed;
  }

  get isOver(): boolean {
    return this.faulty >= this.#maxFaults;
  }

  async write(rows: readonly NumberedRow[]): Promise<void> {
    if (rows.length === 0 || this.isOver) return;
    const refusal = await this.#attempt(rows);
    if (refusal === null) return;
    if (rows.length === 1) return this.#note(rows[0]!, refusal);
    const half = Math.ceil(rows.length / 2);
    await this.write(rows.slice(0, half));
    await this.write(rows.slice(half));
  }

  async #attempt(rows: readonly NumberedRow[]): Promise<pg.DatabaseError | null> {
    await this.#tx.query("savepoint batch");
    try {
      const values = this.#columns.map((_, at) => columnArray(rows, at));
      const { rows: answer } = await this.#tx.query<Written>(this.#statement, values);
      // Rules that wait for the end are asked here, where a row can still be blamed.
      await this.#tx.query("set constraints all immediate");
      await this.#tx.query("release savepoint batch");
      this.inserted += answer[0]!.inserted;
      this.updated += answer[0]!.updated;
      return null;
    } catch (error) {
      if (!isRowFault(error)) throw error;
      await this.#tx.query("rollback to savepoint batch");
      return error;
    }
  }

  async #note(row: NumberedRow, refusal: pg.DatabaseError): Promise<void> {
    this.faulty += 1;
    if (this.faults.length >= this.#maxListed) return;
    const found = await this.#cellOf(row, refusal);
    const value = found === null ? null : (row.cells[found] ?? null);
    this.faults.push({
      row: row.number,
      column: found === null ? null : this.#columns[found]!.name,
      value: value === null || value.length <= MAX_SHOWN_VALUE ? value : `${value.slice(0, MAX_SHOWN_VALUE)}…`,
      reason: refusal.detail === undefined ? refusal.message : `${refusal.message}. ${refusal.detail}`,
    });
  }

  /** The cell that is to blame: Postgres names a column for rules of one, and none for a text that is no such value. */
  async #cellOf({ cells }: NumberedRow, { column, constraint, code }: pg.DatabaseError): Promise<number | null> {
    const named = this.#columns.findIndex(({ name }) => name === column);
    if (named !== -1) return named;
    if (constraint !== undefined && code?.startsWith("23") === true) return null;
    for (const [at, { type }] of this.#columns.entries()) {
      const cell = cells[at] ?? null;
      if (cell === null) continue;
      const text = "select pg_catalog.pg_input_is_valid($1::pg_catalog.text, $2::pg_catalog.text) as is_valid";
      await this.#tx.query("savepoint cell");
      const isValid = await this.#tx.query<{ is_valid: boolean }>(text, [cell, type]).then(
        ({ rows }) => rows[0]!.is_valid,
        () => true,
      );
      await this.#tx.query("rollback to savepoint cell");
      if (!isValid) return at;
    }
    return null;
  }
}

/** A row can be to blame for these errors. Others end the import: no connection, no room, no right, no time. */
const isRowFault = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^(22|23|P0|21|44)/.test(error.code ?? "");
