/** Starts picking elements of the preview for the message. [W3.02] */
import { ActionIcon, Tooltip } from "@mantine/core";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { exitVisualEdits } from "@slipway/ui/session/preview/exit-visual-edits";
import { setVisualEditing, useIsVisualEditing } from "@slipway/ui/session/visual-editing";
import { SquareDashedMousePointer } from "lucide-react";

export function SelectElementsButton({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const on = useIsVisualEditing(projectId);
  const toggle = () => {
    if (on) return void exitVisualEdits(projectId);
    openTool("preview");
    setVisualEditing(projectId, true);
  };
  return (
    <Tooltip label={on ? "Stop selecting elements" : "Select elements in the preview"}>
      <ActionIcon aria-label="Select elements in the preview" aria-pressed={on} onClick={toggle}>
        <SquareDashedMousePointer size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
