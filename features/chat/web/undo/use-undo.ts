import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { editsContract } from "../../../edits/contract/index.ts";

/** Undo with its way forward again. */
export function useUndo(projectId: string) {
  const redo = useRouteMutation(editsContract.revertToEdit, {
    onSuccess: () => showToast({ tone: "ok", title: "Redone" }),
  });
  return useRouteMutation(editsContract.undo, {
    onSuccess: (result) =>
      showToast({
        tone: "ok",
        title: `Undone: ${result.title}`,
        action: {
          label: "Redo",
          run: () => redo.mutate({ params: { id: projectId }, body: { edit_id: result.undone_edit_id } }),
        },
      }),
  });
}
