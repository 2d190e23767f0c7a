import { useKey } from "@slipway/ui/keys/use-key";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { toolId, type ToolSlot } from "@slipway/ui/slots/slots";
import { useTools } from "./use-tools.ts";

function ToolKey({ entry }: { entry: ToolSlot }) {
  const { openTool } = useNavigation();
  const binding = { keys: `g ${entry.key}`, label: `Open ${entry.label}`, group: "Project", words: entry.words };
  useKey(binding, () => openTool(toolId(entry)), entry.place !== "context");
  return null;
}

/** Opens each tool by its key and from the list of commands, on phones too, whose bar shows no tools. */
export function ToolKeys({ projectId }: { projectId: string }) {
  return useTools(projectId).map((entry) => <ToolKey key={entry.id} entry={entry} />);
}
