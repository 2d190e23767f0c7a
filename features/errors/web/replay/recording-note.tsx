import { Button } from "@mantine/core";
import { endReplay, useIsRecording } from "@slipway/ui/session/replay";
import classes from "./recording-note.module.css";

/** Over the preview while it is recorded. */
export function RecordingNote({ projectId }: { projectId: string }) {
  if (!useIsRecording(projectId)) return null;
  return (
    <div className={classes.note} role="status">
      <span className={classes.dot} aria-hidden="true" />
      <span>Recording. Sent with your next message; typed text isn't.</span>
      <Button variant="subtle" onClick={() => endReplay(projectId)}>
        Discard
      </Button>
    </div>
  );
}
