import type { ReactNode } from "react";
import classes from "./recording-bar.module.css";

export interface RecordingBarProps {
  label: string;
  words: string;
  /** Buttons. */
  children: ReactNode;
}

/** Over the preview while something is recorded in it. */
export function RecordingBar({ label, words, children }: RecordingBarProps) {
  return (
    <div className={classes.bar} role="region" aria-label={label}>
      <span className={classes.dot} aria-hidden="true" />
      <span className={classes.words} role="status">
        {words}
      </span>
      {children}
    </div>
  );
}
