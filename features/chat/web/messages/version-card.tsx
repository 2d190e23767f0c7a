/** The version a turn made: its name and number, and the way back. The current one never offers Restore. (item 5) */
import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast.tsx";
import { Undo2 } from "lucide-react";
import { editsContract } from "../../../edits/contract/index.ts";
import styles from "./version-card.module.css";

/** Undo with its way forward again. */
function useUndo(projectId: string) {
  const redo = useRouteMutation(editsContract.revertToEdit, {
    onSuccess: () => showToast({ tone: "ok", title: "Redone" }),
  });
  return useRouteMutation(editsContract.undo, {
    onSuccess: (result) =>
      showToast({
        tone: "ok",
        title: `Undone: ${result.title}`,
        message: `${result.files_matched} of ${result.files_total} files match.`,
        action: {
          label: "Redo",
          run: () => redo.mutate({ params: { id: projectId }, body: { edit_id: result.undone_edit_id } }),
        },
      }),
  });
}

export interface VersionCardProps {
  projectId: string;
  title: string;
  version: number;
  /** In effect now, and no turn is running. */
  current: boolean;
  busy: boolean;
}

export function VersionCard({ projectId, title, version, current, busy }: VersionCardProps) {
  const undo = useUndo(projectId);
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.meta}>
          Version {version}
          {current && " · Current"}
        </p>
      </div>
      {current && (
        <Button
          variant="subtle"
          leftSection={<Undo2 size={14} />}
          loading={undo.isPending}
          disabled={busy}
          title={busy ? "A turn is running. Undo is possible when it has finished." : undefined}
          onClick={() => undo.mutate({ params: { id: projectId } })}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
