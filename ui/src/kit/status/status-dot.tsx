import classes from "./status-dot.module.css";

export type Tone = "ok" | "warn" | "err" | "info" | "accent" | "quiet";

/** A state is always a dot and a word, never colour alone. `pulse` for work that is running now. */
export function StatusDot({ tone, children, pulse }: { tone: Tone; children: string; pulse?: boolean }) {
  return (
    <span className={classes.root} data-tone={tone} data-pulse={pulse || undefined}>
      <span className={classes.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
