/** One table: who can do what to it, and the policies that say so. */
import { Button } from "@mantine/core";
import { StatusDot, type Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import { useViewStack } from "@slipway/ui/navigation/view-stack";
import type { CloudPolicy, ProvenTable } from "../../cloud/contract/index.ts";
import { cellOf, failureWords, OPERATIONS, WHO, type Cell } from "./access-words.ts";
import { policySql } from "./policy-sql.ts";
import classes from "./access.module.css";

const TONES: Readonly<Record<Cell["reach"], Tone>> = { all: "warn", some: "info", none: "quiet", unknown: "err" };

const guardWords = ({ rls_enabled: isGuarded }: ProvenTable, policies: number): string =>
  isGuarded ? `RLS on, ${policies} ${policies === 1 ? "policy" : "policies"}` : "RLS off: open to everybody";

export function TableAccess({ table, policies }: { table: ProvenTable; policies: readonly CloudPolicy[] }) {
  const { open } = useViewStack();
  return (
    <section className={classes.table} aria-label={table.table}>
      <header>
        <h3 className="mono">{table.table}</h3>
        <StatusDot tone={table.rls_enabled ? "ok" : "err"}>{guardWords(table, policies.length)}</StatusDot>
        <Button
          aria-label={`Change policies of ${table.table}`}
          onClick={() => open({ id: "policies", state: { table: table.table } })}
        >
          Change policies
        </Button>
      </header>
      <div className={classes.scrolled} tabIndex={0} role="region" aria-label={`Access to ${table.table}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Who</th>
              {OPERATIONS.map(({ operation, words }) => (
                <th key={operation} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WHO.map(({ who, words }) => (
              <tr key={who}>
                <th scope="row">{words}</th>
                {OPERATIONS.map(({ operation }) => {
                  const cell = cellOf(table, who, operation);
                  return (
                    <td key={operation}>
                      <StatusDot tone={TONES[cell.reach]}>{cell.words}</StatusDot>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!table.is_complete && <p className={classes.note}>This took too long, so not everything was tried.</p>}
      {table.anon_columns !== null && table.anon_columns.length > 0 && (
        <p className={classes.note}>Anyone reads only these columns: {table.anon_columns.join(", ")}</p>
      )}
      {table.failed.map((attempt) => (
        <p key={`${attempt.caller} ${attempt.operation}`} className={classes.note} data-tone="err">
          {failureWords(attempt)}
        </p>
      ))}
      {policies.length > 0 && (
        <details className={classes.policies}>
          <summary>Show SQL of the policies</summary>
          <pre tabIndex={0} aria-label={`Policies of ${table.table}`}>
            {policies.map(policySql).join("\n\n")}
          </pre>
        </details>
      )}
    </section>
  );
}
