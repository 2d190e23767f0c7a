import { Button } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { useIsLocked } from "@slipway/ui/page/use-is-locked";
import { RotateCcw } from "lucide-react";
import { projectsContract } from "../../../projects/contract/index.ts";
import type { EditDocument } from "../../contract/index.ts";
import { useRestore } from "./use-restore.ts";

/** [T8.08] */
const BUSY =
  "Cannot revert while there is an active operation in progress (e.g. chat or revert). Please wait for the operation to complete.";
const NOTHING_CHOSEN = "There is no selected edit to revert to.";

export interface RestoreButtonProps {
  projectId: string;
  edit: EditDocument | null;
  /** Number of the newest version. */
  newest: number;
}

/** Absent for a version without files. If it is disabled, it says why. [T4.06] */
export function RestoreButton({ projectId, edit, newest }: RestoreButtonProps) {
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  const locked = useIsLocked(project !== undefined && "locked_at" in project ? project.locked_at : null);
  const { running, restore } = useRestore(projectId, newest);
  if (edit?.archived === true) return null;
  const reason = edit === null ? NOTHING_CHOSEN : locked || running ? BUSY : null;
  return (
    <ReasonTooltip reason={reason}>
      <Button
        leftSection={<RotateCcw size={14} />}
        loading={running}
        aria-disabled={reason !== null || undefined}
        data-disabled={reason !== null || undefined}
        onClick={() => reason === null && edit !== null && restore(edit)}
      >
        Restore this version
      </Button>
    </ReasonTooltip>
  );
}
