/**
 * The evidence of an answer: what was checked and what was not. It opens to rows with pictures of the pages. (product
 * page, item 17)
 */
import { ChevronRight, CircleCheck, CircleMinus, CircleX } from "lucide-react";
import { useId, useState } from "react";
import type { Evidence } from "../../../agent/contract/index.ts";
import { openImages } from "../images/open-images.ts";
import { evidenceRows, worstOf, type EvidencePictureLink, type EvidenceRow } from "./evidence-rows.ts";
import styles from "./evidence-line.module.css";

function ResultMark({ ok }: { ok: boolean | null }) {
  if (ok === null) return <CircleMinus size={14} color="var(--text-3)" role="img" aria-label="not checked" />;
  return ok ? (
    <CircleCheck size={14} color="var(--ok)" role="img" aria-label="passed" />
  ) : (
    <CircleX size={14} color="var(--err)" role="img" aria-label="failed" />
  );
}

interface PicturesProps {
  pictures: readonly EvidencePictureLink[];
  /** All pictures of the card, so that the large view can go on to the next page. */
  all: readonly EvidencePictureLink[];
}

/** Pictures of older turns are deleted at some point: those are left out. */
function Pictures({ pictures, all }: PicturesProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = pictures.filter(({ id }) => !gone.includes(id));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {shown.map((picture) => (
        <li key={picture.id} data-narrow={picture.id.endsWith("-390") || undefined}>
          <button
            type="button"
            aria-label={`Open the picture of ${picture.name}`}
            onClick={() => openImages(all, all.indexOf(picture))}
          >
            <img src={picture.url} alt="" loading="lazy" onError={() => setGone((before) => [...before, picture.id])} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const STEP_STATES = { true: "passed", false: "failed", null: "not tried" } as const;

/** The lines of the journey as its file has them. */
function Steps({ steps }: { steps: NonNullable<EvidenceRow["steps"]> }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, ok }, index) => (
        <li key={index} data-state={STEP_STATES[`${ok}`]}>
          {text}
          <span className={styles.state}>{ok === true ? "" : ` · ${STEP_STATES[`${ok}`]}`}</span>
        </li>
      ))}
    </ol>
  );
}

function Row({ row, all }: { row: EvidenceRow; all: readonly EvidencePictureLink[] }) {
  return (
    <li>
      <ResultMark ok={row.ok} />
      <span className={styles.name}>{row.name}</span>
      <div className={styles.detail}>
        {row.detail}
        {row.steps !== undefined && <Steps steps={row.steps} />}
        <Pictures pictures={row.pictures} all={all} />
      </div>
    </li>
  );
}

export interface EvidenceLineProps {
  evidence: Evidence;
  projectId: string;
  /** The answer whose pictures these are. */
  messageId: string;
}

export function EvidenceLine({ evidence, projectId, messageId }: EvidenceLineProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const rows = evidenceRows(
    evidence.checks,
    (picture) => `/api/projects/${projectId}/evidence/${messageId}/${picture}`,
  );
  const all = rows.flatMap((row) => row.pictures);
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
        <span>{evidence.summary}</span>
        <ChevronRight size={13} className={styles.chevron} aria-hidden="true" />
      </button>
      {open && (
        <ul id={id} className={styles.checks} aria-label="What was checked">
          {rows.map((row, index) => (
            <Row key={`${row.name}-${index}`} row={row} all={all} />
          ))}
        </ul>
      )}
    </div>
  );
}
