/** Lists the code that a turn took out of the app, above the version whose Undo brings it back. */
import { counted } from "@slipway/kernel/text/counted";
import { ChevronRight } from "lucide-react";
import type { Removal } from "../../../../agent/contract/index.ts";
import styles from "./removals.module.css";

/** "Removed: 2 files, 43 lines in 1 file". */
export function removalSummary(removals: readonly Removal[]): string {
  const whole = removals.filter((removal) => removal.is_whole);
  const parts = removals.filter((removal) => !removal.is_whole);
  const lines = parts.reduce((sum, removal) => sum + removal.lines, 0);
  const said = [
    ...(whole.length === 0 ? [] : [counted(whole.length, "file")]),
    ...(parts.length === 0 ? [] : [`${counted(lines, "line")} in ${counted(parts.length, "file")}`]),
  ];
  return `Removed: ${said.join(", ")}`;
}

function Row({ removal: { path, lines, is_whole: isWhole, names } }: { removal: Removal }) {
  const size = lines === 0 ? "" : counted(lines, "line");
  return (
    <li>
      <code>{path}</code>
      <span>{isWhole ? `whole file${size === "" ? "" : `, ${size}`}` : size}</span>
      {names.length > 0 && <span className={styles.names}>{names.join(", ")}</span>}
    </li>
  );
}

export function Removals({ removals }: { removals: readonly Removal[] }) {
  return (
    <details className={styles.removals}>
      <summary>
        <ChevronRight size={14} aria-hidden="true" />
        {removalSummary(removals)}
      </summary>
      <ul aria-label="Removed code">
        {removals.map((removal) => (
          <Row key={removal.path} removal={removal} />
        ))}
      </ul>
      <p>Undo brings it back.</p>
    </details>
  );
}
