/** The texts of one element. */
import { Button } from "@mantine/core";
import { keyOf, type Target } from "../changes.ts";
import type { VisualEditor } from "../use-visual-editor.ts";
import { LONGEST_TEXT } from "../../contract/index.ts";
import { BLOCKED_WORDS } from "./notices.tsx";
import { Section } from "./section.tsx";
import styles from "./visual-edits-panel.module.css";

interface FieldProps {
  editor: VisualEditor;
  target: Target;
  index: number;
  onAsk: () => void;
}

function TextField({ editor, target, index, onAsk }: FieldProps) {
  const { inspected, element } = target;
  const text = inspected.texts[index]!;
  const label = inspected.texts.length === 1 ? "Text" : `Text ${index + 1}`;
  if (text.blocked !== null)
    return (
      <div className={styles.blocked}>
        <p>
          <q>{text.value.trim().slice(0, 80)}</q> {BLOCKED_WORDS[text.blocked]}
        </p>
        <Button onClick={onAsk}>Ask the chat</Button>
      </div>
    );
  const changed = editor.state.history.now[keyOf(target)]?.texts[index];
  const change = (value: string) => {
    // A one-line text stays on one line. An empty text could not be picked any more.
    const next = value.replaceAll("\n", " ");
    if (next.trim() !== "") editor.patch({ texts: { [index]: next } }, `text ${index}`);
  };
  return (
    <label className={styles.field}>
      <span data-only={inspected.texts.length === 1 || undefined}>{label}</span>
      <textarea
        // An empty field is the person's, on the way to another text.
        key={`${keyOf(target)} ${editor.state.history.step === null ? editor.state.history.past.length : ""}`}
        rows={Math.min(6, Math.ceil((changed ?? element.texts[index] ?? "").length / 34) || 1)}
        maxLength={LONGEST_TEXT}
        defaultValue={(changed ?? element.texts[index] ?? "").replaceAll(/\s+/g, " ").trim()}
        onChange={(event) => change(event.currentTarget.value)}
        disabled={editor.locked || editor.outdated}
      />
      {text.path !== null && text.path !== sourcePath(element.chain[0]!.source) && <small>Stands in {text.path}</small>}
    </label>
  );
}

const sourcePath = (source: string): string => source.replace(/:\d+:\d+$/, "");

export function TextFields({ editor, onAsk }: { editor: VisualEditor; onAsk: () => void }) {
  const [target] = editor.targets;
  if (editor.targets.length !== 1 || target!.inspected.blocked !== null || target!.inspected.texts.length === 0)
    return null;
  return (
    <Section title="Text">
      {target!.inspected.texts.map((_text, index) => (
        <TextField key={index} editor={editor} target={target!} index={index} onAsk={onAsk} />
      ))}
    </Section>
  );
}
