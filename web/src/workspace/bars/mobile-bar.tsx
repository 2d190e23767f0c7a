import { ActionIcon } from "@mantine/core";
import { Menu } from "@slipway/ui/layers/menu.tsx";
import { FIRST_TOOL, useNavigation } from "@slipway/ui/navigation/navigation";
import { entriesOf, toolId, useWebFeatures } from "@slipway/ui/slots/slots";
import { LayoutGrid, Search } from "lucide-react";
import { showCommandList } from "@slipway/ui/keys/command-list-shown";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import type { Half } from "../use-half.ts";
import { useAllowedTools, useCurrentTool, useTools } from "../tools/use-tools.ts";
import classes from "./mobile-bar.module.css";

/** Phones: Chat beside the current tool, the other tools behind one button, and the preview docked below all but itself. [W2.11] [T2.10] */
export function MobileBar({ projectId, half }: { projectId: string; half: Half }) {
  const { openTool, showChat } = useNavigation();
  const docks = entriesOf(useWebFeatures(), "project.dock");
  const tools = useTools(projectId);
  const allowed = useAllowedTools(projectId);
  const current = useCurrentTool(tools);
  const offered = allowed.filter((entry) => entry.place !== "context" || entry === current);
  const docked = half === "chat" || (current !== undefined && toolId(current) !== FIRST_TOOL);
  return (
    <footer className={classes.footer}>
      {docked && (
        <SlotBoundary whenBroken="nothing">
          {docks.map(({ id, component: Dock }) => (
            <Dock key={id} projectId={projectId} />
          ))}
        </SlotBoundary>
      )}
      <div className={classes.bar}>
        <div className={classes.switch} role="group" aria-label="View">
          <button type="button" aria-pressed={half === "chat"} onClick={showChat}>
            Chat
          </button>
          {current && (
            <button type="button" aria-pressed={half === "tool"} onClick={() => openTool(toolId(current))}>
              {current.label}
            </button>
          )}
        </div>
        {offered.length > 1 && (
          <Menu position="top-end">
            <Menu.Target>
              <ActionIcon size={44} aria-label="All tools">
                <LayoutGrid size={19} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {offered.map((entry) => (
                <Menu.Item
                  key={entry.id}
                  leftSection={<entry.icon size={16} />}
                  disabled={!tools.includes(entry)}
                  onClick={() => openTool(toolId(entry))}
                >
                  {tools.includes(entry) ? entry.label : `${entry.label} opens on a larger screen`}
                </Menu.Item>
              ))}
              <Menu.Divider />
              <Menu.Item leftSection={<Search size={16} />} onClick={() => showCommandList(true)}>
                Find a command
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
    </footer>
  );
}
