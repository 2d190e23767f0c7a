import styles from "./status-line.module.css";

export interface StatusLineProps {
  cursor: { line: number; column: number } | null;
  /** "TypeScript ready". */
  language: string | null;
  /** Null while nobody has looked. */
  errors: number | null;
  /** What became of the last save, where that needs saying. */
  note: string | null;
}

export function StatusLine({ cursor, language, errors, note }: StatusLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.note} role="status">
        {note}
      </span>
      {errors !== null && <span data-tone={errors > 0 ? "err" : undefined}>{`errors ${errors}`}</span>}
      {language !== null && (
        <span className={styles.language} role="status">
          {language}
        </span>
      )}
      {cursor !== null && <span className="num">{`Ln ${cursor.line}, Col ${cursor.column}`}</span>}
    </div>
  );
}
