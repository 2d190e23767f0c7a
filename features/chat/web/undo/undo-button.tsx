/** Undoes the newest version; shown beside whatever made it. (item 5) */
import { Button } from "@mantine/core";
import { useCommand } from "@slipway/ui/keys/use-key";
import { Undo2 } from "lucide-react";
import { useSay } from "../language/chat-language.tsx";
import { useUndo } from "./use-undo.ts";

export function UndoButton({ projectId, busy }: { projectId: string; busy: boolean }) {
  const undo = useUndo(projectId);
  const say = useSay();
  const takeBack = () => undo.mutate({ params: { id: projectId } });
  useCommand(
    { label: "Undo the last change", group: "Project", words: ["revert", "take back", "restore"] },
    takeBack,
    !busy && !undo.isPending,
  );
  return (
    <Button
      variant="subtle"
      leftSection={<Undo2 size={14} />}
      loading={undo.isPending}
      disabled={busy}
      title={busy ? say("A turn is running. Undo is possible when it has finished.") : undefined}
      onClick={takeBack}
    >
      {say("Undo")}
    </Button>
  );
}
