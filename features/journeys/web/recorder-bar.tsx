/** Over the preview while a journey is recorded: how far it is, what to expect, and the ways to end. */
import { Button } from "@mantine/core";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { RecordingBar } from "@slipway/ui/kit/recording/recording-bar.tsx";
import { usePreviewChannel } from "@slipway/ui/session/preview-channel";
import { useEffect } from "react";
import { openKeepDialog } from "./keep-dialog.tsx";
import { readJourneyMessage } from "./page-messages.ts";
import { endRecorder, expectsSomething, noteStep, useRecorder, type Recorder } from "./recorder-store.ts";

/** Tells the page to record, also after a reload, and takes down what it tells. */
function useRecording(projectId: string): void {
  const channel = usePreviewChannel(projectId, "journey");
  const expecting = useRecorder((recorder) => recorder.expecting);
  useEffect(() => {
    if (channel === null) return;
    const tell = (): void => channel.send({ action: "record", on: true, expecting: useRecorder.getState().expecting });
    const stop = channel.listen((fields) => {
      const message = readJourneyMessage(fields);
      if (message?.event === "begin") tell();
      else if (message?.event === "here") useRecorder.setState(({ at }) => ({ at: at ?? message.page }));
      else if (message?.event === "step") noteStep(message.step);
      else if (message !== null) useRecorder.setState({ hint: message.event, expecting: false });
    });
    return () => {
      channel.send({ action: "record", on: false });
      stop();
    };
  }, [channel]);
  useEffect(() => {
    channel?.send({ action: "record", on: true, expecting });
  }, [channel, expecting]);
}

const HINTS: Record<NonNullable<Recorder["hint"]>, string> = {
  nameless: "That has no text or label, so a journey can't find it again.",
  secret: "Passwords aren't recorded.",
  full: "A journey has at most 20 actions and 10 expected texts.",
};

function wordsOf({ hint, expecting, steps }: Recorder): string {
  if (expecting) return "Click a text that should be there.";
  if (hint !== null) return HINTS[hint];
  if (steps.length === 0) return "Click through what should keep working.";
  return steps.length === 1 ? "1 step" : `${steps.length} steps`;
}

function Bar({ projectId }: { projectId: string }) {
  useRecording(projectId);
  const recorder = useRecorder();
  const { expecting, steps } = recorder;
  const missing = expectsSomething(recorder) ? null : "Expect a text first, so that the journey proves something";
  return (
    <RecordingBar label="Recording a journey" words={wordsOf(recorder)}>
      <Button
        variant="subtle"
        aria-pressed={expecting}
        onClick={() => useRecorder.setState({ expecting: !expecting, hint: null })}
      >
        Expect a text
      </Button>
      <ReasonTooltip reason={missing}>
        <Button
          variant="filled"
          data-disabled={missing !== null || undefined}
          aria-disabled={missing !== null}
          onClick={() => missing === null && openKeepDialog(projectId)}
        >
          Save
        </Button>
      </ReasonTooltip>
      <Button variant="subtle" onClick={endRecorder}>
        {steps.length === 0 ? "Cancel" : "Discard"}
      </Button>
    </RecordingBar>
  );
}

export function RecorderBar({ projectId }: { projectId: string }) {
  const isOn = useRecorder((recorder) => recorder.projectId === projectId);
  return isOn ? <Bar projectId={projectId} /> : null;
}
