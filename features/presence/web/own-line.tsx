/** In the status line of the code editor: tells the others where this person is. Draws nothing itself. */
import type { CodeLineSlotProps } from "@slipway/ui/slots/slots";
import { useEffect } from "react";
import { tellOwnPlace } from "./own-place.ts";

export function OwnLine({ projectId, path, line }: CodeLineSlotProps) {
  useEffect(() => tellOwnPlace(projectId, { path, line }), [projectId, path, line]);
  useEffect(() => () => tellOwnPlace(projectId, null), [projectId]);
  return null;
}
