import { Tooltip } from "@mantine/core";
import { useKey } from "@slipway/ui/keys/use-key";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { toolId, type ToolSlot } from "@slipway/ui/slots/slots";
import { useTools } from "../use-tools.ts";
import classes from "./tool-bar.module.css";

function ToolButton({ entry, active }: { entry: ToolSlot; active: boolean }) {
  const { openTool } = useNavigation();
  const open = () => openTool(toolId(entry));
  const keys = `g ${entry.key}`;
  useKey({ keys, label: `Open ${entry.label}`, group: "Project" }, open);
  const Icon = entry.icon;
  return (
    <Tooltip label={`${entry.label} (g then ${entry.key})`}>
      <button type="button" className={classes.tool} aria-current={active ? "page" : undefined} onClick={open}>
        <Icon size={15} strokeWidth={1.9} aria-hidden="true" />
        <span>{entry.label}</span>
      </button>
    </Tooltip>
  );
}

/** Every tool keeps its label where there is room, so switching never moves the others. */
export function ToolBar({ projectId }: { projectId: string }) {
  const tools = useTools(projectId);
  const { tool } = useNavigation();
  const current = tools.find((entry) => toolId(entry) === tool) ?? tools[0];
  return (
    <nav className={classes.bar} aria-label="Tools">
      {tools.map((entry) => (
        <ToolButton key={entry.id} entry={entry} active={entry === current} />
      ))}
    </nav>
  );
}
