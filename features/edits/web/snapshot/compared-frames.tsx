/** Two versions in one place: the earlier one left of a line, the present one right of it. (product page, screen 6) */
import { useId, useState } from "react";
import type { EditDocument } from "../../contract/index.ts";
import { SnapshotFrame } from "./snapshot-frame.tsx";
import classes from "./compared-frames.module.css";

export interface ComparedFramesProps {
  projectId: string;
  edit: EditDocument;
  /** The present version. */
  newest: EditDocument;
}

const MIDDLE = 50;

export function ComparedFrames({ projectId, edit, newest }: ComparedFramesProps) {
  const [at, setAt] = useState(MIDDLE);
  const label = useId();
  return (
    <div className={classes.compared} style={{ "--at": `${at}%` }}>
      <div className={classes.frames}>
        <div className={classes.frame}>
          <SnapshotFrame projectId={projectId} edit={newest} />
        </div>
        <div className={classes.frame} data-before>
          <SnapshotFrame key={edit.id} projectId={projectId} edit={edit} />
        </div>
        <div className={classes.line} aria-hidden="true" />
      </div>
      <div className={classes.control}>
        <span>Version {edit.version}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={at}
          aria-labelledby={label}
          aria-valuetext={`${at} % of version ${edit.version}`}
          onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
        />
        <span>Now</span>
        <span id={label} hidden>
          How much of version {edit.version} is shown
        </span>
      </div>
    </div>
  );
}
