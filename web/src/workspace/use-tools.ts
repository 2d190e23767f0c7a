import { toolsOf, useWebFeatures, type ToolSlot } from "@slipway/ui/slots/slots";
import { useProjectPermissions } from "./use-project-permissions.ts";

/** The tools this person may open, in their fixed order. While rights are being read the bar keeps its places. */
export function useTools(projectId: string): ToolSlot[] {
  const tools = toolsOf(useWebFeatures());
  const permissions = useProjectPermissions(projectId);
  if (permissions === null) return tools;
  return tools.filter(({ permission }) => permission === undefined || permissions.includes(permission));
}
