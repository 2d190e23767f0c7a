/** Backends of projects, as other features and the server see them. */
import { editCommitted } from "../../edits/contract/events.ts";
import { mounted, type Feature } from "../../feature.ts";
import type { Services } from "../../services.ts";
import {
  projectCopied,
  projectPurged,
  projectRenamed,
  projectRestored,
  projectTrashed,
} from "../../projects/contract/index.ts";
import { cloudContract, cloudEnabled } from "../contract/index.ts";
import { forgetOldAiUse } from "./ai/ai-usage.ts";
import { aiIntegration } from "./ai/enable-ai.ts";
import { trafficOf } from "./traffic/backend-traffic.ts";
import { isOffered } from "./backend/backends.ts";
import { chargeBackends } from "./usage/charge-backends.ts";
import { closeCloudLogs } from "./backend/cloud-logs.ts";
import { cloudIntegration } from "./backend/cloud-integration.ts";
import { migrations } from "./cloud-tables.ts";
import { pointAfter, restoreDatabase } from "./database/restore-database.ts";
import { closeFunctionDeployer, functionDeployer, startFunctionDeployer } from "./functions/function-deployer.ts";
import { handlers } from "./handlers.ts";
import { copySchema } from "./lifecycle/copy-schema.ts";
import { removeBackend, removeLeftovers } from "./lifecycle/forget-cloud.ts";
import { openBackendTraffic } from "./traffic/open-traffic.ts";

export { lintDatabase } from "./security/lints.ts";
export { proveAccess } from "./security/prove-access.ts";
export { publicEnvironment } from "./backend/public-environment.ts";
export { cloudOf, type Cloud, type CloudConnection, type MigrateInput, type MigrationRun } from "./cloud.ts";
export type { CheckedFunctions } from "./functions/check-functions.ts";
export type { AiState } from "./ai/enable-ai.ts";
export type { SqlRunState } from "./cloud-tables.ts";
export type { CloudColumn, CloudPolicy, CloudTable } from "../contract/tables.ts";

/** A commit, a backend that is new, a project that came back from Trash, and what the last process did not come to. */
function followFunctions(services: Services): void {
  for (const event of [editCommitted, cloudEnabled, projectRestored])
    services.events.on<{ projectId: string }>(event, ({ projectId }) => functionDeployer(services).follow(projectId));
  startFunctionDeployer(services);
}

export const feature: Feature = {
  name: "cloud",
  migrations,
  openTraffic: openBackendTraffic,
  mount(services) {
    services.edits.provideDatabaseRestore({
      pointAfter: (projectId, since) => pointAfter(services, projectId, since),
      restore: (projectId, pointId) => restoreDatabase(services, projectId, pointId),
    });
    services.integrations.provide("cloud", (projectId) => cloudIntegration(services, projectId));
    services.integrations.provide("ai_gateway", (projectId) => aiIntegration(services, projectId));
    services.projects.provideBackendStatus((ref) => services.clusters.status(ref));
    return mounted({
      name: "cloud",
      contract: cloudContract,
      handlers: handlers(services),
      async start() {
        followFunctions(services);
        await services.jobs.schedule("cloud.forget-ai-use", "47 3 * * *", () => forgetOldAiUse(services));
        await services.jobs.schedule("cloud.charge", "*/5 * * * *", () => chargeBackends(services));
        // The engine opens ahead, so that nobody waits for its template who enables the first backend.
        if (isOffered(services) && !services.config.testing)
          void services.clusters
            .refs()
            .then(() => removeLeftovers(services))
            .catch((error: unknown) => services.log.error("backends are not ready", { error }));
        for (const event of [projectRenamed, projectTrashed, projectRestored])
          services.events.on<{ projectId: string }>(event, ({ projectId }) => trafficOf(services).forget(projectId));
        services.events.on(projectCopied, ({ projectId, sourceId }) => copySchema(services, { projectId, sourceId }));
        services.events.on(projectPurged, ({ projectId }) => removeBackend(services, projectId));
      },
      async stop() {
        await closeFunctionDeployer(services);
        await closeCloudLogs(services);
      },
    });
  },
};
