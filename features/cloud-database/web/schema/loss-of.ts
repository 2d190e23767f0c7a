/** Says what dropping a table or column deletes. */
import type { CloudColumn, CloudTable } from "../../../cloud/contract/index.ts";
import { rowsInWords } from "../list/table-words.ts";

const AFTERWARDS =
  "Code of the app that uses it stops working until it is changed, too. A restore point is made first, so it can be undone.";

export function lossOf({ table, column }: { table: CloudTable; column?: CloudColumn }): string {
  const rows = rowsInWords(table.live_rows_estimate);
  const lost =
    column === undefined
      ? `The table ${table.name} and its rows (about ${rows}) are deleted.`
      : `The values of ${column.name} in ${table.name} (about ${rows}) are deleted.`;
  return `${lost} ${AFTERWARDS}`;
}
