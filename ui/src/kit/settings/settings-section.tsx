import type { ReactNode } from "react";
import classes from "./settings-section.module.css";

export interface SettingsGroupProps {
  title: string;
  /** One sentence under the title. */
  hint?: string;
  /** Stands right of the title: one button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a settings page. Hairlines between rows, no boxes in boxes. */
export function SettingsGroup({ title, hint, action, children }: SettingsGroupProps) {
  return (
    <section className={classes.group}>
      <header>
        <div>
          <h2>{title}</h2>
          {hint && <p>{hint}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}

export interface SettingsRowProps {
  title: ReactNode;
  facts?: ReactNode;
  /** Before the title: an avatar. */
  leading?: ReactNode;
  /** On phones the controls stand below, over the whole width: for fields. */
  stacks?: boolean;
  children?: ReactNode;
}

/** One row of a list in settings: what it is, facts under it, controls at the end. */
export function SettingsRow({ title, facts, leading, stacks = false, children }: SettingsRowProps) {
  return (
    <div className={classes.row} data-stacks={stacks || undefined}>
      {leading}
      <div className={classes.what}>
        <div className={classes.title}>{title}</div>
        {facts && <div className={classes.facts}>{facts}</div>}
      </div>
      {children && <div className={classes.controls}>{children}</div>}
    </div>
  );
}
