/** Deletes rows, and puts them back as they were. [C7.17] [C8.04] */
import type { CloudTable } from "../../../cloud/contract/index.ts";
import { deleteStatement, putBackFactsStatement, putBackStatement } from "../../contract/table-sql.ts";
import type { Run } from "../run-sql.ts";
import { keyOf } from "../table/use-rows.ts";

/** Parameters that one statement of Postgres takes. */
const MAX_PARAMETERS = 65_535;

export interface DeletedRows {
  count: number;
  /** Null: at least one of them was too long to be kept. Answers the tables whose rows do not come back with them. */
  putBack: (() => Promise<string[]>) | null;
}

type Cells = readonly (string | null)[];

export async function deleteRows(run: Run, table: CloudTable, ids: readonly string[]): Promise<DeletedRows> {
  const columns = table.columns.map(({ name }) => name);
  const deleted = await run(deleteStatement({ table: table.name, key: keyOf(table)!, ids, kept: columns }));
  const rows = deleted.map(({ row }) => (typeof row === "string" ? (JSON.parse(row) as Cells) : null));
  const areKept = rows.length > 0 && rows.length * columns.length <= MAX_PARAMETERS;
  const kept = rows.filter((row) => row !== null);
  if (!areKept || kept.length < rows.length) return { count: rows.length, putBack: null };
  return {
    count: rows.length,
    putBack: async () => {
      const [facts] = await run(putBackFactsStatement(table.name), { isReadOnly: true });
      const computed = new Set(facts!["computed"] as string[]);
      const written = columns.flatMap((name, index) => (computed.has(name) ? [] : [{ name, index }]));
      await run(
        putBackStatement(
          { table: table.name, kept: written.map(({ name }) => name) },
          kept.map((cells) => written.map(({ index }) => cells[index]!)),
        ),
      );
      return facts!["along"] as string[];
    },
  };
}
