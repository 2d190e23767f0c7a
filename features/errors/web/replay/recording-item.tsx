import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useRoute } from "@slipway/ui/api/use-route";
import { FIRST_TOOL, useNavigation } from "@slipway/ui/navigation/navigation";
import { endReplay, startReplay, useIsRecording } from "@slipway/ui/session/replay";
import { CircleDot } from "lucide-react";
import { projectsContract } from "../../../projects/contract/index.ts";

/** For problems without an error: the agent sees what the person did. [W5.05] */
export function RecordingItem({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const recording = useIsRecording(projectId);
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  if (project?.permissions.includes("EditProject") !== true) return null;
  const toggle = (): void => {
    if (recording) return endReplay(projectId);
    startReplay(projectId);
    openTool(FIRST_TOOL);
  };
  return (
    <Menu.Item leftSection={<CircleDot size={15} />} onClick={toggle}>
      {recording ? "Discard the recording" : "Record what I do in the preview"}
    </Menu.Item>
  );
}
