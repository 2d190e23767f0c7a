/** Changes of rows, with the reasons that a person can understand. [C4.03] [C5.10] [C8.02] [C8.06] */
import { AppError } from "@slipway/kernel/errors";
import type { GridRow } from "@slipway/ui/grid/grid-model";
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { readCell } from "../../contract/cell-rules.ts";
import { cellStatement, updateStatement, type CellChange } from "../../contract/table-sql.ts";
import type { Run } from "../run-sql.ts";
import { keyOf, readOnlyReason } from "../table/use-rows.ts";

/** A refusal in words; nothing was stored. */
export class RowRefused extends Error {}

export const reasonOf = (error: unknown): string =>
  error instanceof AppError ? error.userMessage : error instanceof Error ? error.message : "Please try again.";

interface RowToChange {
  table: CloudTable;
  row: GridRow;
}

async function whyNotFound(
  run: Run,
  { table, key, id }: { table: string; key: string; id: string },
  change: CellChange,
) {
  const [found] = await run(cellStatement({ table, key, id }, change.column), { isReadOnly: true });
  if (found === undefined) return "Somebody deleted this row meanwhile.";
  const now = found["cell"];
  return `Somebody changed "${change.column}" meanwhile: it is now ${now === null ? "null" : JSON.stringify(now)}.`;
}

/** Throws RowRefused, and AppErrors of the call. */
export async function changeRow(
  run: Run,
  { table, row }: RowToChange,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const key = keyOf(table);
  if (key === null) throw new RowRefused(readOnlyReason(table) ?? "Table information not available");
  const id = row.cells[key]?.text ?? null;
  if (id === null) throw new RowRefused("Could not determine row id to update.");
  const changes = Object.entries(texts).map(([name, text]): CellChange => {
    const column = table.columns.find((one) => one.name === name);
    if (column === undefined) throw new RowRefused(`The column "${name}" is no longer there.`);
    const reading = readCell(text, column);
    if (reading.problem !== null) throw new RowRefused(reading.problem);
    return { column: name, before: row.cells[name]?.text ?? null, after: reading.value };
  });
  if (changes.length === 0) throw new RowRefused("No changes to save");
  const one = { table: table.name, key, id };
  const stored = await run(updateStatement(one, changes));
  if (stored.length === 0) throw new RowRefused(await whyNotFound(run, one, changes[0]!));
}
