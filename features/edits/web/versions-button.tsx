import { ActionIcon, Tooltip } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { useKey } from "@slipway/ui/keys/use-key";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { History } from "lucide-react";
import { projectsContract } from "../../projects/contract/index.ts";

const TOOL = "snapshot";

/** Beside the project's name: opens the history of versions. */
export function VersionsButton({ projectId }: { projectId: string }) {
  const { tool, openTool } = useNavigation();
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  const mayEdit = project?.permissions.includes("EditProject") === true;
  useKey({ keys: "g v", label: "Open Versions", group: "Project" }, () => openTool(TOOL), mayEdit);
  if (!mayEdit) return null;
  return (
    <Tooltip label="Versions (g then v)">
      <ActionIcon
        variant="subtle"
        size={30}
        aria-label="Versions"
        aria-current={tool === TOOL ? "page" : undefined}
        onClick={() => openTool(TOOL)}
      >
        <History size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
