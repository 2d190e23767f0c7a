/** Backends of projects, as other features and the server see them. */
import { editCommitted } from "../../edits/contract/events.ts";
import { mounted, type Feature, type MountedFeature } from "../../feature.ts";
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
import { isOffered } from "./backend/backends.ts";
import { chargeBackends } from "./usage/charge-backends.ts";
import { cloudIntegration } from "./backend/cloud-integration.ts";
import { migrations } from "./cloud-tables.ts";
import { keepPresent, requireRestorable } from "./database/kept-points.ts";
import { pointAfter, restoreDatabase } from "./database/restore-database.ts";
import { settleAllLeft } from "./migrations/settle-left.ts";
import { handlers } from "./handlers.ts";
import { removeLeftCopies } from "./copies/open-copy.ts";
import { copySchema } from "./lifecycle/copy-schema.ts";
import { removeBackend, removeLeftovers } from "./lifecycle/forget-cloud.ts";
import { buildCloud, offeredCloud, type CloudPorts } from "./mounted-cloud.ts";
import { answerBackends } from "./traffic/open-traffic.ts";

export type {
  AiState,
  CheckedFunctions,
  Cloud,
  CloudConnection,
  CommittedMigrations,
  MigrateInput,
  MigrationRun,
} from "./cloud.ts";
export type { CheckCopy, CopyOrder } from "./copies/check-copy.ts";
export type { KeptPoint } from "./cloud-points.ts";
export type { StatementsAnswer } from "./statements/statements-answer.ts";
export { migrationFile, migrationWords } from "./migrations/commit-migrations.ts";
export type { Picture } from "./database/picture.ts";
export type { UsageHour } from "./usage/usage-hours.ts";
export type { SqlRunState } from "./cloud-tables.ts";
export type { CloudColumn, CloudPolicy, CloudTable } from "../contract/tables.ts";

/** A commit, a backend that is new, a project that came back from Trash, and what the last process did not come to. */
function followFunctions(ports: CloudPorts): void {
  for (const event of [editCommitted, cloudEnabled, projectRestored])
    ports.events.on<{ projectId: string }>(event, ({ projectId }) => ports.deployer.follow(projectId));
  ports.deployer.catchUp();
}

/** Where this process answers visitors, too. Logs end with the answers to them, or with the feature where there are none. */
function answersHere(ports: CloudPorts): Pick<MountedFeature, "openTraffic"> & { endUnopened(): Promise<void> } {
  const { answering, cloudLogs } = ports;
  if (answering === null) return { endUnopened: () => Promise.resolve(cloudLogs[Symbol.asyncDispose]()) };
  let isOpen = false;
  return {
    openTraffic() {
      isOpen = true;
      return answerBackends({ ...ports, ...answering });
    },
    async endUnopened() {
      if (isOpen) return;
      await answering.protocols[Symbol.asyncDispose]();
      await cloudLogs[Symbol.asyncDispose]();
    },
  };
}

export const feature: Feature = {
  name: "cloud",
  migrations,
  mount(services) {
    const ports = buildCloud(services);
    const { endUnopened, ...traffic } = answersHere(ports);
    services.edits.provideDatabaseRestore({
      pointAfter: (projectId, since) => pointAfter(ports, projectId, since),
      requireRestorable: (projectId, pointId) => requireRestorable(ports, projectId, pointId),
      async restore(projectId, pointId) {
        await keepPresent(ports, projectId, pointId);
        return restoreDatabase(ports, projectId, pointId);
      },
    });
    services.integrations.provide("cloud", (projectId) => cloudIntegration(ports, projectId));
    services.integrations.provide("ai_gateway", (projectId) => aiIntegration(ports, projectId));
    services.projects.provideBackendStatus((ref) => services.clusters.status(ref));
    return mounted({
      name: "cloud",
      contract: cloudContract,
      handlers: handlers(ports),
      offers: { cloud: offeredCloud(ports) },
      ...traffic,
      async start() {
        followFunctions(ports);
        await settleAllLeft(ports);
        await services.jobs.schedule("cloud.forget-ai-use", "47 3 * * *", () => forgetOldAiUse(services));
        await services.jobs.schedule("cloud.charge", "*/5 * * * *", () => chargeBackends(ports));
        // The engine opens ahead, so that nobody waits for its template who enables the first backend.
        if (isOffered(ports) && !services.config.testing)
          void services.clusters
            .refs()
            .then(() => Promise.all([removeLeftovers(ports), removeLeftCopies(ports)]))
            .catch((error: unknown) => services.log.error("backends are not ready", { error }));
        for (const event of [projectRenamed, projectTrashed, projectRestored])
          services.events.on<{ projectId: string }>(event, ({ projectId }) => ports.traffic.forget(projectId));
        services.events.on(projectCopied, ({ projectId, sourceId }) => copySchema(ports, { projectId, sourceId }));
        services.events.on(projectPurged, ({ projectId }) => removeBackend(ports, projectId));
      },
      async stop() {
        await ports.deployer.close();
        await endUnopened();
      },
    });
  },
};
