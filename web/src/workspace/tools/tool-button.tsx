import { Tooltip } from "@mantine/core";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { toolId, type ToolSlot } from "@slipway/ui/slots/slots";
import type { ComponentProps } from "react";
import classes from "./tool-bar.module.css";

export interface ToolButtonProps extends Omit<ComponentProps<"button">, "onClick"> {
  entry: ToolSlot;
  active: boolean;
  /** Drawn to be measured, but hidden and unreachable, because there is no room for it. */
  away?: boolean;
}

export function ToolButton({ entry, active, away = false, ...button }: ToolButtonProps) {
  const { openTool } = useNavigation();
  const Icon = entry.icon;
  return (
    <Tooltip label={`${entry.label} (g then ${entry.key})`} disabled={away}>
      <button
        type="button"
        {...button}
        className={classes.tool}
        data-tool={toolId(entry)}
        data-away={away || undefined}
        aria-current={active ? "page" : undefined}
        onClick={() => openTool(toolId(entry))}
      >
        <Icon size={15} strokeWidth={1.9} aria-hidden="true" />
        <span>{entry.label}</span>
      </button>
    </Tooltip>
  );
}
