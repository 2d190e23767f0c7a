import { Button } from "@mantine/core";
import { RecordingBar } from "@slipway/ui/kit/recording/recording-bar.tsx";
import { endReplay, useIsRecording } from "@slipway/ui/session/replay";

/** Over the preview while it is recorded. */
export function RecordingNote({ projectId }: { projectId: string }) {
  if (!useIsRecording(projectId)) return null;
  return (
    <RecordingBar label="Recording the preview" words="Recording. Sent with your next message; typed text isn't.">
      <Button variant="subtle" onClick={() => endReplay(projectId)}>
        Discard
      </Button>
    </RecordingBar>
  );
}
