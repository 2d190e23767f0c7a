import { Menu } from "@slipway/ui/layers/menu.tsx";
import { useRoute } from "@slipway/ui/api/use-route";
import { FIRST_TOOL, useNavigation } from "@slipway/ui/navigation/navigation";
import { ListChecks } from "lucide-react";
import { projectsContract } from "../../projects/contract/index.ts";
import { endRecorder, startRecorder, useRecorder } from "./recorder-store.ts";

/** The way into recording: what somebody clicks through now is tried with every later change. */
export function RecordItem({ projectId }: { projectId: string }) {
  const { openTool } = useNavigation();
  const isOn = useRecorder((recorder) => recorder.projectId === projectId);
  const project = useRoute(projectsContract.details, { params: { id: projectId } }).data;
  if (project?.permissions.includes("EditProject") !== true) return null;
  const toggle = (): void => {
    if (isOn) return endRecorder();
    startRecorder(projectId);
    openTool(FIRST_TOOL);
  };
  return (
    <Menu.Item leftSection={<ListChecks size={15} />} onClick={toggle}>
      {isOn ? "Discard the journey" : "Record a journey"}
    </Menu.Item>
  );
}
