/** Lists the code that a turn took out of the app, above the version whose Undo brings it back. */
import { ChevronRight } from "lucide-react";
import type { Removal } from "../../../../agent/contract/index.ts";
import { filesIn, useSay, type Say } from "../../language/chat-language.tsx";
import styles from "./removals.module.css";

const sizeIn = (count: number, say: Say): string =>
  say(count === 1 ? "{count} line" : "{count} lines", { count: count.toLocaleString("en") });

/** "Removed: 2 files, 43 lines in 1 file". */
export function removalSummary(removals: readonly Removal[], say: Say): string {
  const whole = removals.filter((removal) => removal.is_whole);
  const parts = removals.filter((removal) => !removal.is_whole);
  const lines = parts.reduce((sum, removal) => sum + removal.lines, 0);
  const said = [
    ...(whole.length === 0 ? [] : [filesIn(whole.length, say)]),
    ...(parts.length === 0 ? [] : [`${sizeIn(lines, say)} in ${filesIn(parts.length, say)}`]),
  ];
  return say("Removed: {parts}", { parts: said.join(", ") });
}

function Row({ removal: { path, lines, is_whole: isWhole, names } }: { removal: Removal }) {
  const say = useSay();
  const size = lines === 0 ? "" : sizeIn(lines, say);
  return (
    <li>
      <code>{path}</code>
      <span>{isWhole ? `${say("whole file")}${size === "" ? "" : `, ${size}`}` : size}</span>
      {names.length > 0 && <span className={styles.names}>{names.join(", ")}</span>}
    </li>
  );
}

export function Removals({ removals }: { removals: readonly Removal[] }) {
  const say = useSay();
  return (
    <details className={styles.removals}>
      <summary>
        <ChevronRight size={14} aria-hidden="true" />
        {removalSummary(removals, say)}
      </summary>
      <ul aria-label={say("Removed code")}>
        {removals.map((removal) => (
          <Row key={removal.path} removal={removal} />
        ))}
      </ul>
      <p>{say("Undo brings it back.")}</p>
    </details>
  );
}
