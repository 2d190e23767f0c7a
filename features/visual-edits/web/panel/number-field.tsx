/** A length in pixels: typed, or stepped with the arrow keys (by ten with Shift). */
import { useId, useState, type KeyboardEvent } from "react";
import styles from "./visual-edits-panel.module.css";

export interface NumberFieldProps {
  label: string;
  /** Its full name, where the label names only a side. */
  hint: string;
  /** Null: the selected elements differ. */
  value: number | null;
  least: number;
  max: number;
  disabled: boolean;
  onChange: (value: number) => void;
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };

export function NumberField({ label, hint, value, least, max, disabled, onChange }: NumberFieldProps) {
  const id = useId();
  /** Typed text that is not a number yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const within = (wanted: number): number => Math.min(max, Math.max(least, Math.round(wanted)));
  const type = (text: string) => {
    setTyped(text);
    const wanted = Number(text);
    if (text.trim() !== "" && Number.isFinite(wanted) && within(wanted) === wanted) onChange(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setTyped(null);
    onChange(within((value ?? 0) + step * (event.shiftKey ? 10 : 1)));
  };
  return (
    <div className={styles.number}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={hint}
        aria-valuenow={value ?? undefined}
        aria-valuemin={least}
        aria-valuemax={max}
        value={typed ?? value ?? ""}
        placeholder="Mixed"
        disabled={disabled}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
