/** Takes the project's last change back: the first way out of an error. [W2.13] (product page, item 10) */
import { Button } from "@mantine/core";
import { useRouteMutation } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { editsContract } from "../../../edits/contract/index.ts";

export function UndoButton({ projectId, onDone }: { projectId: string; onDone: () => void }) {
  const undo = useRouteMutation(editsContract.undo, {
    onSuccess: (result) => {
      onDone();
      showToast({ tone: "ok", title: `Undone: ${result.title}` });
    },
  });
  return (
    <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate({ params: { id: projectId } })}>
      Undo last change
    </Button>
  );
}
