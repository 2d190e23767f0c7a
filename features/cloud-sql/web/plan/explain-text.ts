/** The statement that explains another one. It never changes anything: it runs read only, whatever the switch says. */
import { splitStatements } from "@slipway/kernel/sql/split-statements";

const READS = new Set(["select", "with", "values", "table"]);

/** `timed` runs the statement to measure it; only those that begin like a reading one. Null: not exactly one statement. */
export function explainText(text: string, how: { timed: boolean }): string | null {
  const [statement, ...others] = splitStatements(text);
  if (statement === undefined || others.length > 0) return null;
  const options = how.timed && READS.has(statement.words[0] ?? "") ? "analyze, format json" : "format json";
  // On a line of its own, mistakes keep the line they have in the editor.
  return `explain (${options}) ${statement.text}`;
}
