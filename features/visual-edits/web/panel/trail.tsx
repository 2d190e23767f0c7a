/** The picked element's place, and buttons for its neighbours: everything the pointer can do, by keyboard. */
import { ActionIcon, Tooltip } from "@mantine/core";
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import type { VisualEditor } from "../use-visual-editor.ts";
import { crumbsOf } from "./crumbs.ts";
import styles from "./visual-edits-panel.module.css";

const MOVES = [
  { to: "parent", label: "Select the element around it", icon: ArrowUp },
  { to: "child", label: "Select the first element inside", icon: ArrowDown },
  { to: "previous", label: "Select the element before it", icon: ArrowLeft },
  { to: "next", label: "Select the element after it", icon: ArrowRight },
] as const;

export function Trail({ editor }: { editor: VisualEditor }) {
  const { elements, ancestors } = editor.state;
  const [only] = elements;
  return (
    <div className={styles.trail}>
      {elements.length > 1 || only === undefined ? (
        <p className={styles.picked}>{elements.length} elements</p>
      ) : (
        <nav aria-label="Elements around it">
          <ol className={styles.crumbs}>
            {crumbsOf(ancestors).map(({ name, levels }) => (
              <li key={levels}>
                <button type="button" onClick={() => editor.page.select(levels)}>
                  {name}
                </button>
              </li>
            ))}
            <li aria-current="true">{only.chain[0]!.name}</li>
          </ol>
        </nav>
      )}
      <div className={styles.moves} role="group" aria-label="Select another element">
        {MOVES.map(({ to, label, icon: Icon }) => (
          <Tooltip key={to} label={label}>
            <ActionIcon size={24} aria-label={label} onClick={() => editor.page.move(to)}>
              <Icon size={13} />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
    </div>
  );
}
