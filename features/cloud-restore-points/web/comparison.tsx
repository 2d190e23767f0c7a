/** A restore point beside now: tables, rows, columns, people. */
import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { restorePointsContract, type ComparedTable, type RestorePoint } from "../contract/index.ts";
import { isSame } from "./point-words.ts";
import classes from "./restore-points.module.css";

const figure = (rows: number | null): string => (rows === null ? "no table" : rows.toLocaleString());

/** Names and types of columns are code, these are sentences. */
const IN_WORDS: ReadonlySet<string> = new Set(["New since", "Deleted since", "Same"]);

function columnWords(table: ComparedTable): string {
  if (table.rows_before === null) return "New since";
  if (table.rows_now === null) return "Deleted since";
  const words = [
    ...table.columns_only_now.map(({ name, type }) => `+ ${name} ${type}`),
    ...table.columns_only_before.map(({ name, type }) => `− ${name} ${type}`),
    ...table.columns_changed.map(({ name, before, now }) => `${name} ${before} → ${now}`),
  ];
  return words.length === 0 ? "Same" : words.join(", ");
}

function Row({ name, before, now, columns }: { name: string; before: string; now: string; columns: string }) {
  return (
    <tr data-changed={before !== now || undefined}>
      <th scope="row" className="mono">
        {name}
      </th>
      <td>{before}</td>
      <td>{now}</td>
      <td className={IN_WORDS.has(columns) ? undefined : "mono"}>{columns}</td>
    </tr>
  );
}

export function Comparison({ projectId, point }: { projectId: string; point: RestorePoint }) {
  const input = { params: { id: projectId, pointId: point.id } };
  // Somebody who opens it asks about this moment.
  const { data, error, isPending, refetch } = useRoute(restorePointsContract.compare, input, { staleTime: 0 });
  if (isPending)
    return (
      <div className={classes.compared} role="status" aria-busy="true" aria-label="Comparing">
        <SkeletonLines widths={["100%", "100%", "70%"]} />
      </div>
    );
  if (data === undefined)
    return (
      <div className={classes.compared} role="alert">
        <p>{error?.userMessage}</p>
        <Button onClick={() => void refetch()}>Retry</Button>
      </div>
    );
  const isUsersKnown = data.users_before !== null && data.users_now !== null;
  const isAllSame = data.tables.every(isSame) && data.users_before === data.users_now;
  return (
    <div className={classes.compared}>
      {!data.is_known && <p>This point can&apos;t be compared: its tables were not counted when it was made.</p>}
      {data.is_known && isAllSame && <p>Same tables, columns and row counts as now. Values in rows may differ.</p>}
      {data.changes.length > 0 && <p>Changes of the tables since: {data.changes.join(", ")}</p>}
      {data.is_known && (
        <div className={classes.scrolled} tabIndex={0} role="region" aria-label="Compared with now">
          <table>
            <thead>
              <tr>
                <th scope="col">Table</th>
                <th scope="col">Rows then</th>
                <th scope="col">Rows now</th>
                <th scope="col">Columns</th>
              </tr>
            </thead>
            <tbody>
              {data.tables.map((table) => (
                <Row
                  key={table.name}
                  name={table.name}
                  before={figure(table.rows_before)}
                  now={figure(table.rows_now)}
                  columns={columnWords(table)}
                />
              ))}
              {isUsersKnown && (
                <Row name="users" before={figure(data.users_before)} now={figure(data.users_now)} columns="" />
              )}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
