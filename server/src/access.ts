/** Who is calling and what they may, as the features answer it. */
import { loadProjectFacts } from "@slipway/features/projects/server/index.ts";
import type { Needs } from "@slipway/features/services.ts";
import { loadWorkspaceFacts } from "@slipway/features/workspaces/server/index.ts";
import type { ApiAccess } from "./api/create-api.ts";

/** Asks the features when a call comes: they may be mounted later. */
export const featureAccess = (services: Needs<"accounts" | "database">): ApiAccess => ({
  authenticate: (request) => services.accounts.authenticate(request),
  authHandler: (request, ip) => services.accounts.answerAuth(request, ip),
  projectFacts: (projectId, actor) => loadProjectFacts(services, projectId, actor),
  workspaceFacts: (workspaceId, actor) => loadWorkspaceFacts(services, workspaceId, actor),
});
