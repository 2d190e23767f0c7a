import { ActionIcon, Tooltip } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { useKey } from "@slipway/ui/keys/use-key";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { History } from "lucide-react";
import { projectsContract } from "../../projects/contract/index.ts";

export const VERSIONS_TOOL = "snapshot";

/** Beside the project's name: opens the history of versions. A phone's bar has no room for it, so the menu of the name has it. */
export function VersionsButton({ projectId }: { projectId: string }) {
  const { tool, openTool } = useNavigation();
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  const mayEdit = project?.permissions.includes("EditProject") === true;
  useKey(
    {
      keys: "g v",
      label: "Open Versions",
      group: "Project",
      words: ["history", "restore", "revert", "undo", "older", "backup"],
    },
    () => openTool(VERSIONS_TOOL),
    mayEdit,
  );
  const mobile = useIsMobile();
  if (!mayEdit || mobile) return null;
  return (
    <Tooltip label="Versions (g then v)">
      <ActionIcon
        variant="subtle"
        size={30}
        aria-label="Versions"
        aria-current={tool === VERSIONS_TOOL ? "page" : undefined}
        onClick={() => openTool(VERSIONS_TOOL)}
      >
        <History size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
