/** The field of a cell that is being edited. A refused text stays, with the reason under it. */
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import classes from "./data-grid.module.css";

export type Then = "stay" | "next";

export interface CellEditorProps {
  label: string;
  text: string;
  problem: (text: string) => string | null;
  options?: readonly string[] | undefined;
  /** Reason of the last refusal. */
  reason: string | null;
  onCommit: (text: string, then: Then) => void;
  onCancel: () => void;
}

export function CellEditor({ label, text, problem, options, reason, onCommit, onCancel }: CellEditorProps) {
  const [value, setValue] = useState(text);
  const [refused, setRefused] = useState<string | null>(reason);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  // Committing or cancelling takes the field away, which blurs it.
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    if (options === undefined) field.current?.select();
  }, [options]);
  const end = (run: () => void): void => {
    isOver.current = true;
    run();
  };
  const commit = (then: Then): void => {
    const found = problem(value);
    setRefused(found);
    if (found === null) end(() => onCommit(value, then));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The grid's keys belong to the field meanwhile.
    event.stopPropagation();
    if (event.key === "Escape") end(onCancel);
    if (event.key !== "Enter" && event.key !== "Tab") return;
    event.preventDefault();
    commit(event.key === "Tab" && !event.shiftKey ? "next" : "stay");
  };
  const onBlur = (): void => {
    if (isOver.current) return;
    // A text that cannot be saved stays until somebody decides.
    if (value === text && reason === null) end(onCancel);
    else commit("stay");
  };
  const shared = {
    ref: field,
    "aria-label": label,
    "aria-invalid": refused !== null,
    value,
    onKeyDown,
    onBlur,
  };
  return (
    <div className={classes.editor}>
      {options === undefined ? (
        <input {...shared} onChange={({ currentTarget }) => setValue(currentTarget.value)} />
      ) : (
        <select {...shared} onChange={({ currentTarget }) => setValue(currentTarget.value)}>
          {!options.includes(value) && <option value={value}>{value}</option>}
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {refused !== null && (
        <p role="alert" className={classes.reason}>
          {refused}
        </p>
      )}
    </div>
  );
}
