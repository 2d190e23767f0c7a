/** Notices before a change, and reasons why something cannot be changed. */
import { Button } from "@mantine/core";
import type { BlockedReason } from "../../contract/index.ts";
import type { VisualEditor } from "../use-visual-editor.ts";
import styles from "./visual-edits-panel.module.css";

export const BLOCKED_WORDS: Record<BlockedReason, string> = {
  data: "This text comes from data.",
  code: "This is worked out by code.",
  moved: "The source has changed here. Select it again.",
  outside: "This is not written in the project's own files.",
};

interface Notice {
  key: string;
  text: string;
}

function noticesOf(editor: VisualEditor): Notice[] {
  const { targets, locked, outdated } = editor;
  const found: Notice[] = [];
  if (locked) found.push({ key: "locked", text: "The agent is editing. Visual edits can be saved when it is done." });
  if (outdated)
    found.push({ key: "outdated", text: "A newer version arrived. Save or discard your changes before you go on." });
  for (const component of new Set(targets.map(({ inspected }) => inspected.shared?.component))) {
    const shared = targets.find(({ inspected }) => inspected.shared?.component === component)?.inspected.shared;
    if (shared)
      found.push({
        key: shared.component,
        text: `${shared.component} is used in ${shared.uses} places. Style changes apply to all of them.`,
      });
  }
  const [only] = targets;
  if (targets.length === 1 && only!.inspected.style_at === 0 && !only!.inspected.shared && only!.element.count > 1)
    found.push({
      key: "list",
      text: `Style changes apply to all ${only!.element.count}.`,
    });
  return found;
}

export function Notices({ editor, onAsk }: { editor: VisualEditor; onAsk: () => void }) {
  const blocked = new Set(
    editor.targets.flatMap(({ inspected }) => (inspected.blocked === null ? [] : [inspected.blocked])),
  );
  return (
    <>
      {editor.inspection.isError && (
        <div className={styles.notice} role="alert">
          <p>The source could not be read.</p>
          <Button onClick={() => void editor.inspection.refetch()}>Retry</Button>
        </div>
      )}
      {[...blocked].map((reason) => (
        <div key={reason} className={styles.notice}>
          <p>{BLOCKED_WORDS[reason]}</p>
          <Button onClick={onAsk}>Ask the chat</Button>
        </div>
      ))}
      {noticesOf(editor).map(({ key, text }) => (
        <p key={key} className={styles.notice} role="status">
          {text}
        </p>
      ))}
    </>
  );
}
