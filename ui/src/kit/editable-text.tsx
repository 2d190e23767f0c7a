import { Tooltip } from "@mantine/core";
import { useRef, useState, type KeyboardEvent } from "react";
import { failureKind, failureSentence } from "../errors/error-texts.ts";
import classes from "./editable-text.module.css";

export interface EditableTextProps {
  value: string;
  /** Names the field: "Project name". */
  label: string;
  maxLength: number;
  /**
   * Gets the trimmed text; only called when it changed and is not empty. Until it resolves the box stays, and it stays with
   * what was typed and why it was not saved when it rejects.
   */
  onSave: (text: string) => Promise<unknown>;
  onClose: () => void;
}

/** The text box a name turns into: Enter and leaving save, Esc gives up. */
export function EditableText({ value, label, maxLength, onSave, onClose }: EditableTextProps) {
  const [text, setText] = useState(value);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const settled = useRef(false);
  /** Leaving the box tries what failed no second time: Enter does. */
  const failed = useRef<string | null>(null);
  const close = () => {
    settled.current = true;
    onClose();
  };
  const save = async () => {
    const next = text.trim();
    if (settled.current) return;
    if (next === "" || next === value) return close();
    settled.current = true;
    setSaving(true);
    try {
      await onSave(next);
    } catch (error) {
      failed.current = next;
      setRefusal(failureSentence(error, failureKind(error)));
      settled.current = false;
      return setSaving(false);
    }
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter" && !event.nativeEvent.isComposing) void save();
    if (event.key === "Escape") close();
  };
  const onBlur = () => {
    if (text.trim() !== failed.current) void save();
  };
  return (
    // In a layer of its own: bars and cards cut what hangs out of them.
    <Tooltip
      opened={refusal !== null}
      label={<span role="alert">Not saved. {refusal}</span>}
      position="bottom-start"
      multiline
      maw={300}
    >
      <input
        className={classes.input}
        aria-label={label}
        aria-invalid={refusal !== null || undefined}
        value={text}
        maxLength={maxLength}
        autoFocus
        readOnly={saving}
        aria-busy={saving || undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setRefusal(null);
          setText(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
    </Tooltip>
  );
}
