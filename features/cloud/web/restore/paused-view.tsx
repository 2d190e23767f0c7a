/** A backend that is paused, or on its way back. [C2.44] [C4.15] */
import { Button } from "@mantine/core";
import { EmptyState } from "@slipway/ui/kit/status/states.tsx";
import { CloudOff, LoaderCircle } from "lucide-react";
import { OutOfFunds } from "../out-of-funds.tsx";
import type { Restore } from "./use-restore.ts";

export interface PausedViewProps {
  projectId: string;
  restore: Restore;
  /** Top up or upgrade take the place of waking it. [B5] */
  isOutOfFunds: boolean;
}

export function PausedView({ projectId, restore, isOutOfFunds }: PausedViewProps) {
  const { isRestoring, isPausing, wake } = restore;
  if (isRestoring && !isOutOfFunds)
    return (
      <div role="status">
        <EmptyState icon={LoaderCircle} title="Waking up">
          Its tables, users and files are on their way back. This takes a few seconds.
        </EmptyState>
      </div>
    );
  return (
    <EmptyState
      icon={CloudOff}
      title="Cloud project paused"
      action={
        isOutOfFunds ? (
          <OutOfFunds projectId={projectId}>It wakes up by itself when there are credits again.</OutOfFunds>
        ) : (
          <Button variant="filled" disabled={isPausing} onClick={wake}>
            Wake up
          </Button>
        )
      }
    >
      Nothing is lost. Until it wakes up, the app cannot read or save anything.
    </EmptyState>
  );
}
