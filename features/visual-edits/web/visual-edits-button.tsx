/** The way in and out of visual edits, in the preview's header. [W2.12] */
import { ActionIcon, Tooltip } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { useKey } from "@slipway/ui/keys/use-key";
import { exitVisualEdits } from "@slipway/ui/session/preview/exit-visual-edits";
import { setVisualEditing, useIsVisualEditing } from "@slipway/ui/session/visual-editing";
import { Paintbrush } from "lucide-react";
import { projectsContract, type Project } from "../../projects/contract/index.ts";

export function VisualEditsButton({ projectId }: { projectId: string }) {
  const on = useIsVisualEditing(projectId);
  const details = useRoute(projectsContract.details, { params: { id: projectId } });
  const canEdit = (details.data as Partial<Project> | undefined)?.permissions?.includes("EditProject") ?? false;
  const toggle = () => (on ? void exitVisualEdits(projectId) : setVisualEditing(projectId, true));
  useKey(
    {
      keys: "v",
      label: "Select and edit elements",
      group: "Preview",
      words: ["visual edits", "design", "style", "text", "colour", "color", "font"],
    },
    toggle,
    canEdit,
  );
  if (!canEdit) return null;
  return (
    <Tooltip label={on ? "Exit visual edits" : "Select and edit elements"}>
      <ActionIcon aria-label="Visual edits" aria-pressed={on} data-way-to-edits onClick={toggle}>
        <Paintbrush size={15} />
      </ActionIcon>
    </Tooltip>
  );
}
