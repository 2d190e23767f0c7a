/** Offers colours of the theme first, which later follow the theme, then all others. */
import { Tooltip, UnstyledButton } from "@mantine/core";
import { useId } from "react";
import { tokenOf, tokenValue } from "../values.ts";
import styles from "./visual-edits-panel.module.css";

export interface ColorFieldProps {
  label: string;
  /** `token:primary`, `#rrggbb`, or null if there is none or there are several. */
  value: string | number | null;
  /** Text shown if there is no value. */
  none: string;
  /** Colours by name, as the page shows them. */
  theme: Readonly<Record<string, string>>;
  disabled: boolean;
  onChange: (value: string) => void;
}

const HEX = /^#[0-9a-f]{6}$/;
const words = (name: string): string => name.replaceAll("-", " ");

/** Several names may mean one colour: only the first is offered. */
function distinct(theme: Readonly<Record<string, string>>): [name: string, shown: string][] {
  const seen = new Set<string>();
  return Object.entries(theme).filter(([, shown]) => !seen.has(shown) && seen.add(shown));
}

export function ColorField({ label, value, none, theme, disabled, onChange }: ColorFieldProps) {
  const id = useId();
  const text = typeof value === "string" ? value : "";
  const token = tokenOf(text);
  const hex = token === null ? text : (theme[token] ?? "");
  const entries = distinct(theme);
  return (
    <div className={styles.color}>
      <div className={styles.colorRow}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.colorName}>{token === null ? hex || none : words(token)}</span>
        <input
          id={id}
          type="color"
          aria-label={`${label} colour`}
          value={HEX.test(hex) ? hex : "#ffffff"}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {entries.length > 0 && (
        <div className={styles.swatches} role="group" aria-label={`${label}: colours of the theme`}>
          {entries.map(([name, shown]) => (
            <Tooltip key={name} label={words(name)}>
              <UnstyledButton
                className={styles.swatch}
                style={{ background: shown }}
                aria-label={words(name)}
                aria-pressed={token === name}
                disabled={disabled}
                onClick={() => onChange(tokenValue(name))}
              />
            </Tooltip>
          ))}
        </div>
      )}
    </div>
  );
}
