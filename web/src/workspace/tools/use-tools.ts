import { accountsContract } from "@slipway/features/accounts/contract/index.ts";
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { FIRST_TOOL, useNavigation } from "@slipway/ui/navigation/navigation";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { toolId, toolsOf, useWebFeatures, type ToolSlot } from "@slipway/ui/slots/slots";
import { useProjectPermissions } from "../use-project-permissions.ts";

/** The tools this person may open, in their fixed order. While rights are being read the bar keeps its places. */
export function useTools(projectId: string): ToolSlot[] {
  const mobile = useIsMobile();
  return useAllowedTools(projectId).filter(({ onMobile }) => !(mobile && onMobile === false));
}

/** Includes tools that this screen is too small for. */
export function useAllowedTools(projectId: string): ToolSlot[] {
  const isStaff = useRouteOrNull(accountsContract.user, {}).data?.is_staff === true;
  const tools = toolsOf(useWebFeatures()).filter(({ staffOnly }) => staffOnly !== true || isStaff);
  const permissions = useProjectPermissions(projectId);
  if (permissions === null) return tools;
  return tools.filter(({ permission }) => permission === undefined || permissions.includes(permission));
}

/** The one on screen; the first where the wanted one is not there for this person. */
export function useCurrentTool(tools: readonly ToolSlot[]): ToolSlot | undefined {
  const { tool } = useNavigation();
  const at = (id: string | null): ToolSlot | undefined => tools.find((entry) => toolId(entry) === id);
  return at(tool) ?? at(FIRST_TOOL) ?? tools[0];
}
