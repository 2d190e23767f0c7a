import { ActionIcon, Tooltip } from "@mantine/core";
import { X } from "lucide-react";
import { FIRST_TOOL, useNavigation } from "./navigation.ts";

/** Leaves a view for what the app is now. [T2.11] */
export function CloseTool() {
  const { openTool } = useNavigation();
  return (
    <Tooltip label="Return to preview">
      <ActionIcon aria-label="Close" onClick={() => openTool(FIRST_TOOL)}>
        <X size={16} />
      </ActionIcon>
    </Tooltip>
  );
}
