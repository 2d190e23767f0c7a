/**
 * The evidence of an answer: what was checked and what was not. It opens to rows with pictures of the pages. (product
 * page, item 17)
 */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import type { Evidence } from "../../../../agent/contract/index.ts";
import { useSay } from "../../language/chat-language.tsx";
import { ResultMark, worstOf } from "./result-mark.tsx";
import styles from "./evidence-line.module.css";

const EvidenceList = lazyNamed(() => import("./evidence-list.tsx"), "EvidenceList");

export interface EvidenceLineProps {
  evidence: Evidence;
  projectId: string;
  /** The answer whose pictures these are. */
  messageId: string;
}

export function EvidenceLine({ evidence, projectId, messageId }: EvidenceLineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const say = useSay();
  return (
    <div className={styles.evidence}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <ResultMark ok={worstOf(evidence.checks)} />
        <span>{say(evidence.summary)}</span>
        <ChevronRight size={13} className={styles.chevron} aria-hidden="true" />
      </button>
      {open && (
        <SlotBoundary>
          <EvidenceList
            id={id}
            checks={evidence.checks}
            pictureUrl={(picture) => `/api/projects/${projectId}/evidence/${messageId}/${picture}`}
          />
        </SlotBoundary>
      )}
    </div>
  );
}
