import { useIsBlocked } from "@slipway/ui/navigation/view-blocker";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useState } from "react";
import { useProjectPermissions } from "./use-project-permissions.ts";

export type Half = "chat" | "tool";

/**
 * The half a phone shows: the chosen one; before that the chat for those who can write in it, the app for all others.
 * A tool that had something to lose when its page became narrow stays until a half is chosen.
 */
export function useHalf(projectId: string, narrow: boolean): Half {
  const { half } = useNavigation();
  const permissions = useProjectPermissions(projectId);
  const blocked = useIsBlocked();
  const [held, setHeld] = useState(false);
  const holds = half === null && (held ? narrow : blocked);
  if (narrow && holds !== held) setHeld(holds);
  if (!narrow && held) setHeld(false);
  if (half !== null) return half;
  if (holds) return "tool";
  return permissions === null || permissions.includes("EditProject") ? "chat" : "tool";
}
