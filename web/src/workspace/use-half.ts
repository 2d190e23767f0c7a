import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useProjectPermissions } from "./use-project-permissions.ts";

export type Half = "chat" | "tool";

/** The half a phone shows: the chosen one; before that the chat for those who can write in it, the app for all others. */
export function useHalf(projectId: string): Half {
  const { half } = useNavigation();
  const permissions = useProjectPermissions(projectId);
  if (half !== null) return half;
  return permissions === null || permissions.includes("EditProject") ? "chat" : "tool";
}
