/** Identity and permissions of the caller, as the features provide them. */
import { authenticate, authHandler } from "@slipway/features/accounts/server/index.ts";
import { loadProjectFacts } from "@slipway/features/projects/server/index.ts";
import type { Services } from "@slipway/features/services.ts";
import { loadWorkspaceFacts } from "@slipway/features/workspaces/server/index.ts";
import type { ApiAccess } from "./api/create-api.ts";

export const featureAccess = (services: Services): ApiAccess => ({
  authenticate: (request) => authenticate(services, request),
  authHandler: authHandler(services),
  projectFacts: (projectId, actor) => loadProjectFacts(services, projectId, actor),
  workspaceFacts: (workspaceId, actor) => loadWorkspaceFacts(services, workspaceId, actor),
});
