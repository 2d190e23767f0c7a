/** What was checked behind an answer, and what was not. (product page, item 17) */
import type { Evidence } from "../../../agent/contract/index.ts";
import { ChevronRight, CircleCheck, CircleMinus, CircleX } from "lucide-react";
import { useState } from "react";
import styles from "./evidence-line.module.css";

function ResultMark({ ok }: { ok: boolean | null }) {
  if (ok === null) return <CircleMinus size={14} color="var(--text-3)" aria-label="not checked" />;
  return ok ? (
    <CircleCheck size={14} color="var(--ok)" aria-label="passed" />
  ) : (
    <CircleX size={14} color="var(--err)" aria-label="failed" />
  );
}

export function EvidenceLine({ evidence }: { evidence: Evidence }) {
  const [open, setOpen] = useState(false);
  const worst = evidence.checks.some((check) => check.ok === false)
    ? false
    : evidence.checks.some((check) => check.ok === null)
      ? null
      : true;
  return (
    <div className={styles.evidence}>
      <button type="button" className={styles.line} aria-expanded={open} onClick={() => setOpen(!open)}>
        <ResultMark ok={worst} />
        <span>{evidence.summary}</span>
        <ChevronRight size={13} className={styles.chevron} aria-hidden="true" />
      </button>
      {open && (
        <ul className={styles.checks}>
          {evidence.checks.map((check) => (
            <li key={check.name}>
              <ResultMark ok={check.ok} />
              <span className={styles.name}>{check.name}</span>
              <span className={styles.detail}>
                {check.ok === null ? `Not checked: ${check.reason ?? check.detail}` : check.detail}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
