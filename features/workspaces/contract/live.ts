/** Says that members or settings of a workspace changed, and nothing else: open pages then read them again. */
import { livePath } from "@slipway/kernel/contract/live";

export const workspaceLive = livePath({
  path: "workspaces/{id}/changes",
  policy: { workspace: "ViewWorkspace" },
  summary: "That members, roles or settings of the workspace changed",
});
