/** Events besides messages: restores, manual edits, pushes, branches. One quiet line each. [T3.24-T3.29] */
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import type { TrajectoryDocument, UserMessage, AiMessage } from "../../contract/index.ts";
import { SaidTime, useSay, type Say } from "../language/chat-language.tsx";
import { UndoButton } from "../undo/undo-button.tsx";
import styles from "./messages.module.css";

export type EventDocument = Exclude<TrajectoryDocument, UserMessage | AiMessage>;

/** The text of the line. */
export function eventText(doc: EventDocument, say: Say): string {
  switch (doc.tag) {
    case "branch-switched":
      return say("Switched to branch {name}", { name: doc.branch_name });
    case "external-commit-pushed":
      return say("Pushed from outside: {change}", {
        change: `${doc.commit_message} (${doc.commit_hash.slice(0, 7)})`,
      });
    case "revert-success":
      return doc.content !== ""
        ? say(doc.content)
        : say("{name} restored version {version}", { name: doc.user_name, version: doc.target_version });
    case "message-based-revert-success":
      return say("Went back to an earlier message");
    case "manual-edit":
      return doc.content !== ""
        ? `${doc.user_name}: ${say(doc.content)}`
        : say("{name} edited files", { name: doc.user_name });
    case "legacy-revert":
      return say("Restored an earlier version");
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
      <span>{eventText(doc, useSay())}</span>
      <span className={styles.when}>
        <SaidTime at={doc.created_at} />
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
