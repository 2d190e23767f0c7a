import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useRoute } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { History } from "lucide-react";
import { projectsContract } from "../../projects/contract/index.ts";
import { VERSIONS_TOOL } from "./versions-button.tsx";

/** On phones, in the menu of the project's name. */
export function VersionsItem({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  if (!useIsMobile() || project?.permissions.includes("EditProject") !== true) return null;
  return (
    <Menu.Item leftSection={<History size={15} />} onClick={() => openTool(VERSIONS_TOOL)}>
      Versions
    </Menu.Item>
  );
}
