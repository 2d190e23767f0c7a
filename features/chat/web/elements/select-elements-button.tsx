/** Starts picking elements of the preview for the message. [W3.02] */
import { ActionIcon, Tooltip } from "@mantine/core";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { setVisualEditing } from "@slipway/ui/session/visual-editing";
import { SquareDashedMousePointer } from "lucide-react";

export function SelectElementsButton({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const select = () => {
    openTool("preview");
    setVisualEditing(projectId, true);
  };
  return (
    <Tooltip label="Select elements in the preview">
      <ActionIcon aria-label="Select elements in the preview" onClick={select}>
        <SquareDashedMousePointer size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
