/** Restoring and deleting restore points, each after a question. */
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { showToast } from "@slipway/ui/kit/status/toast";
import { restorePointsContract, type RestorePoint } from "../contract/index.ts";
import { restoredWords, restoreQuestion, titleOf } from "./point-words.ts";

export interface Points {
  isRestoring: boolean;
  /** Compares first, to say what is lost. */
  restore: (point: RestorePoint) => void;
  /** Asks first. Resolves false if the person keeps it. */
  remove: (point: RestorePoint) => Promise<boolean>;
}

export function usePoints(projectId: string): Points {
  // The area around it reads its status and figures again.
  const invalidates = (): string[] => [`/projects/${projectId}/cloud`];
  const restore = useRouteMutation(restorePointsContract.restore, {
    invalidates,
    onSuccess: (restored) =>
      showToast({
        tone: "ok",
        title: "Database restored",
        message: restoredWords(restored),
        action: {
          label: "Undo",
          run: () => restore.mutate({ params: { id: projectId, pointId: restored.undo.id }, body: {} }),
        },
      }),
  });
  const compare = useRouteMutation(restorePointsContract.compare, {});
  const remove = useRouteMutation(restorePointsContract.remove, {
    invalidates,
    onSuccess: () => showToast({ tone: "ok", title: "Restore point deleted" }),
  });
  const at = (point: RestorePoint) => ({ params: { id: projectId, pointId: point.id } });
  return {
    isRestoring: compare.isPending || restore.isPending,
    restore: (point) =>
      compare.mutate(at(point), {
        onSuccess: async (comparison) => {
          const sure = await askToConfirm({
            title: `Restore “${titleOf(point)}”?`,
            body: restoreQuestion(point, comparison, Date.now()),
            confirm: "Restore database",
            tone: "danger",
          });
          if (sure) restore.mutate({ ...at(point), body: {} });
        },
      }),
    remove: async (point) => {
      const sure = await askToConfirm({
        title: "Delete restore point",
        body: `“${titleOf(point)}” is deleted. The database stays as it is, and can't go back to this point any more.`,
        confirm: "Delete",
        tone: "danger",
      });
      if (sure) remove.mutate(at(point));
      return sure;
    },
  };
}
