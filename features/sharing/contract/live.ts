/** Says that the people of a project changed, and nothing else: open pages then read them again. */
import { livePath } from "@slipway/kernel/contract/live";

export const peopleLive = livePath({
  path: "projects/{id}/people",
  policy: { project: "ViewProjectCollaborators" },
  summary: "That people of the project, or requests for it, changed",
});
