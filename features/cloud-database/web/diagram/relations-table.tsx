/** The diagram's tables and references, as a table. */
import type { CloudTable } from "../../../cloud/contract/index.ts";
import type { TableReference } from "../../contract/schema-details.ts";
import { Guard } from "../list/guard.tsx";
import { onDeleteInWords, referenceInWords } from "../relations/referable.ts";
import classes from "./diagram.module.css";

interface RelationsTableProps {
  tables: readonly CloudTable[];
  references: readonly TableReference[];
  onOpen: (table: string) => void;
}

export function RelationsTable({ tables, references, onOpen }: RelationsTableProps) {
  const from = Map.groupBy(references, ({ table }) => table);
  const to = Map.groupBy(
    references.filter(({ to_schema: schema }) => schema === "public"),
    (one) => one.to_table,
  );
  return (
    <div className={classes.relations}>
      <table aria-label="Tables and references">
        <thead>
          <tr>
            <th scope="col">Table</th>
            <th scope="col">Rows</th>
            <th scope="col">Refers to</th>
            <th scope="col">Referred to by</th>
          </tr>
        </thead>
        <tbody>
          {tables.map((table) => (
            <tr key={table.id}>
              <th scope="row">
                <div>
                  <button type="button" className="mono" onClick={() => onOpen(table.name)}>
                    {table.name}
                  </button>
                  <Guard table={table} />
                </div>
              </th>
              <td className={classes.number}>{table.live_rows_estimate.toLocaleString()}</td>
              <td>
                {(from.get(table.name) ?? []).map((one) => (
                  <p key={one.constraint}>
                    <span className="mono">{referenceInWords(one)}</span>{" "}
                    <small>{onDeleteInWords(one.on_delete)}</small>
                  </p>
                ))}
              </td>
              <td data-label="Referred to by">
                {(to.get(table.name) ?? []).map((one) => (
                  <p key={`${one.table} ${one.constraint}`} className="mono">
                    {one.table}.{one.columns.join(", ")}
                  </p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
