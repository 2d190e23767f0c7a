/** The checks of an answer, with pictures of the pages and the steps of journeys. Loaded when somebody opens it. */
import { useState } from "react";
import type { EvidenceCheck } from "../../../../agent/contract/index.ts";
import { openImages } from "@slipway/ui/kit/images/open-images";
import { useSay } from "../../language/chat-language.tsx";
import { evidenceRows, type EvidencePictureLink, type EvidenceRow } from "./evidence-rows.ts";
import { ResultMark } from "./result-mark.tsx";
import styles from "./evidence-line.module.css";

interface PicturesProps {
  pictures: readonly EvidencePictureLink[];
  /** All pictures of the card, so that the large view can go on to the next page. */
  all: readonly EvidencePictureLink[];
}

/** Pictures of older turns are deleted at some point: those are left out. */
function Pictures({ pictures, all }: PicturesProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const say = useSay();
  const shown = pictures.filter(({ id }) => !gone.includes(id));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {shown.map((picture) => (
        <li key={picture.id} data-narrow={picture.id.endsWith("-390") || undefined}>
          <button
            type="button"
            aria-label={say("Open the picture of {name}", { name: say(picture.name) })}
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
  const say = useSay();
  return (
    <ol className={styles.steps}>
      {steps.map(({ text, ok }, index) => (
        <li key={index} data-state={STEP_STATES[`${ok}`]}>
          {text}
          <span className={styles.state}>{ok === true ? "" : ` · ${say(STEP_STATES[`${ok}`])}`}</span>
        </li>
      ))}
    </ol>
  );
}

function Row({ row, all }: { row: EvidenceRow; all: readonly EvidencePictureLink[] }) {
  const say = useSay();
  return (
    <li>
      <ResultMark ok={row.ok} />
      <span className={styles.name}>{say(row.name)}</span>
      <div className={styles.detail}>
        {say(row.detail)}
        {row.steps !== undefined && <Steps steps={row.steps} />}
        <Pictures pictures={row.pictures} all={all} />
      </div>
    </li>
  );
}

export interface EvidenceListProps {
  id: string;
  checks: readonly EvidenceCheck[];
  /** Address of a picture. */
  pictureUrl: (picture: string) => string;
}

export function EvidenceList({ id, checks, pictureUrl }: EvidenceListProps) {
  const rows = evidenceRows(checks, pictureUrl);
  const all = rows.flatMap((row) => row.pictures);
  const say = useSay();
  return (
    <ul id={id} className={styles.checks} aria-label={say("What was checked")}>
      {rows.map((row, index) => (
        <Row key={`${row.name}-${index}`} row={row} all={all} />
      ))}
    </ul>
  );
}
