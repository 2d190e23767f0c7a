import type { ReactNode } from "react";
import styles from "./status-line.module.css";

export interface StatusLineProps {
  cursor: { line: number; column: number } | null;
  /** Such as "TypeScript ready". */
  language: string | null;
  /** Null while nothing was checked. */
  errors: number | null;
  /** The outcome of the last save, if it has to be told. */
  note: string | null;
  /** Other people in the file, with their lines; empty where there is nobody. */
  others?: string;
  /** Controls of other features, about the line with the cursor. */
  children?: ReactNode;
}

export function StatusLine({ cursor, language, errors, note, others = "", children }: StatusLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.note} role="status">
        {note}
      </span>
      {others !== "" && <span className={styles.others}>{others}</span>}
      {errors !== null && <span data-tone={errors > 0 ? "err" : undefined}>{`errors ${errors}`}</span>}
      {language !== null && (
        <span className={styles.language} role="status">
          {language}
        </span>
      )}
      {children}
      {cursor !== null && <span className="num">{`Ln ${cursor.line}, Col ${cursor.column}`}</span>}
    </div>
  );
}
