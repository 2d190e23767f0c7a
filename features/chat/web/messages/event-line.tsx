/** Events besides messages: restores, manual edits, pushes, branches. One quiet line each. [T3.24-T3.29] */
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import type { TrajectoryDocument, UserMessage, AiMessage } from "../../contract/index.ts";
import { UndoButton } from "../undo/undo-button.tsx";
import styles from "./messages.module.css";

export type EventDocument = Exclude<TrajectoryDocument, UserMessage | AiMessage>;

/** The text of the line. */
export function eventText(doc: EventDocument): string {
  switch (doc.tag) {
    case "branch-switched":
      return `Switched to branch ${doc.branch_name}`;
    case "external-commit-pushed":
      return `Pushed from outside: ${doc.commit_message} (${doc.commit_hash.slice(0, 7)})`;
    case "revert-success":
      return doc.content !== "" ? doc.content : `${doc.user_name} restored version ${doc.target_version}`;
    case "message-based-revert-success":
      return "Went back to an earlier message";
    case "manual-edit":
      return doc.content !== "" ? `${doc.user_name}: ${doc.content}` : `${doc.user_name} edited files`;
    case "legacy-revert":
      return "Restored an earlier version";
  }
}

const CommitErrors = lazyNamed(() => import("./answer/commit-errors.tsx"), "CommitErrors");

export interface EventLineProps {
  projectId: string;
  doc: EventDocument;
  /** The version it made is in effect. */
  current: boolean;
  /** A turn runs now. */
  busy: boolean;
}

/** A manual edit is undone from its line; restores and pushes are handled in Versions. */
export function EventLine({ projectId, doc, current, busy }: EventLineProps) {
  const errors = "errors" in doc ? doc.errors : [];
  const line = (
    <p className={styles.event} data-message={doc.id}>
      <span>{eventText(doc)}</span>
      <span className={styles.when}>
        <RelativeTime at={doc.created_at} />
      </span>
      {current && doc.tag === "manual-edit" && <UndoButton projectId={projectId} busy={busy} />}
    </p>
  );
  if (errors.length === 0) return line;
  return (
    <>
      {line}
      <SlotBoundary>
        <CommitErrors projectId={projectId} errors={errors} current={current} />
      </SlotBoundary>
    </>
  );
}
