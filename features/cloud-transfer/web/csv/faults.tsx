/** The result of a check or an import. */
import { counted } from "@slipway/kernel/text/counted";
import type { CsvOutcome } from "../../contract/index.ts";
import { outcomeWords, rowsInWords } from "../words.ts";
import classes from "../transfer.module.css";

function summary({ rows, faulty, is_cut, is_stored, ...outcome }: CsvOutcome): string {
  if (is_stored) return outcomeWords({ rows, faulty, is_cut, is_stored, ...outcome });
  if (is_cut)
    return `The check ended after ${faulty} faulty rows in the first ${rowsInWords(rows)}. Nothing was stored.`;
  if (faulty === 0) return `All ${rowsInWords(rows)} fit. Nothing was stored yet.`;
  return `${counted(faulty, "row")} of ${rows.toLocaleString("en")} ${faulty === 1 ? "does" : "do"} not fit. Nothing was stored.`;
}

export function Faults({ outcome }: { outcome: CsvOutcome }) {
  const { faults, faulty } = outcome;
  return (
    <section className={classes.outcome} aria-label="Result">
      <p role="status">{summary(outcome)}</p>
      {faults.length > 0 && (
        <div className={classes.scrolled} tabIndex={0} role="region" aria-label="Faulty rows">
          <table>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Column</th>
                <th scope="col">Value</th>
                <th scope="col">Reason</th>
              </tr>
            </thead>
            <tbody>
              {faults.map(({ row, column, value, reason }) => (
                <tr key={row}>
                  <th scope="row">{row.toLocaleString("en")}</th>
                  <td className="mono">{column ?? "–"}</td>
                  <td className={classes.samples}>{value ?? "–"}</td>
                  <td>{reason}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {faulty > faults.length && <p>{counted(faulty - faults.length, "more faulty row")} not listed.</p>}
    </section>
  );
}
