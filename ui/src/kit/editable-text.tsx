import { useRef, useState, type KeyboardEvent } from "react";
import classes from "./editable-text.module.css";

export interface EditableTextProps {
  value: string;
  /** Names the field: "Project name". */
  label: string;
  maxLength: number;
  /** Gets the trimmed text; only called when it changed and is not empty. */
  onSave: (text: string) => void;
  onClose: () => void;
}

/** The text box a name turns into: Enter and leaving save, Esc gives up. */
export function EditableText({ value, label, maxLength, onSave, onClose }: EditableTextProps) {
  const [text, setText] = useState(value);
  const settled = useRef(false);
  const settle = (save: boolean) => {
    if (settled.current) return;
    settled.current = true;
    const next = text.trim();
    if (save && next !== "" && next !== value) onSave(next);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === "Enter" && !event.nativeEvent.isComposing) settle(true);
    if (event.key === "Escape") settle(false);
  };
  return (
    <input
      className={classes.input}
      aria-label={label}
      value={text}
      maxLength={maxLength}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => settle(true)}
    />
  );
}
