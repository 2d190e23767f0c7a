/** Builds the feature's state and the object that others get. */
import { restSettings } from "@slipway/cloud/rest/rest-settings";
import type { Needs } from "../../services.ts";
import { keepBackends, type BackendEngines } from "./backend/keep-backends.ts";
import { publicEnvironment } from "./backend/public-environment.ts";
import { connectionOf, isOffered, requireBackend } from "./backend/backends.ts";
import { aiState, enableAi } from "./ai/enable-ai.ts";
import type { Cloud } from "./cloud.ts";
import type { CloudState } from "./cloud-state.ts";
import { comparePoint, dropPoint, listPoints, restorePoint, takePoint } from "./database/kept-points.ts";
import { commitMigrations } from "./migrations/commit-migrations.ts";
import { listMigrations } from "./migrations/migration-rows.ts";
import { readTables } from "./database/read-tables.ts";
import { runMigration } from "./migrations/run-migration.ts";
import { openGate } from "./database/row-security-gate.ts";
import { runQuery } from "./database/run-query.ts";
import { migrationsOfTurn } from "./migrations/settle-left.ts";
import { openCopy } from "./copies/open-copy.ts";
import { checkFunctions, rememberGoodSources } from "./functions/check-functions.ts";
import { lookAtFunctions } from "./functions/deploy-functions.ts";
import { FunctionDeployer } from "./functions/function-deployer.ts";
import { enableCloud } from "./lifecycle/enable-cloud.ts";
import { lintDatabase } from "./security/lints.ts";
import { proveAccess } from "./security/prove-access.ts";
import { tryRequest } from "./security/try-request.ts";
import { endOnAbort, runStatements } from "./statements/run-statements.ts";
import { keepSecrets } from "./settings/keep-secrets.ts";
import { readLogs } from "./read-logs.ts";
import { listSecrets } from "./settings/secrets.ts";
import { usageHours } from "./usage/usage-hours.ts";
import { trafficHere, trafficThere } from "./traffic/here-or-there.ts";
import { prepareAnswers, type Answering } from "./traffic/open-traffic.ts";

type CloudEngines = BackendEngines & Needs<"edits" | "events" | "gateway" | "git" | "hosts" | "jobs" | "models">;

/** `answering` is null where the gateway process answers visitors. */
export type CloudPorts = CloudEngines & CloudState & { answering: Answering | null };

export function buildCloud(engines: CloudEngines): CloudPorts {
  const kept = { ...engines, ...keepBackends(engines) };
  const answering = engines.gateway === null ? prepareAnswers(kept) : null;
  const traffic = answering === null ? trafficThere(kept, engines.gateway!) : trafficHere(kept, answering.protocols);
  const deployer = new FunctionDeployer(engines, (projectId, how) =>
    lookAtFunctions({ ...kept, traffic }, projectId, how),
  );
  return {
    ...kept,
    answering,
    traffic,
    deployer,
    copies: new Set(),
    enabling: new Map(),
    goodSources: rememberGoodSources(),
  };
}

/** Tests look at the state behind it. */
export interface MountedCloud extends Cloud {
  readonly ports: CloudPorts;
}

export const offeredCloud = (ports: CloudPorts): MountedCloud => ({
  ports,
  isOffered: isOffered(ports),
  isEnabled: async (projectId) => (await connectionOf(ports, projectId)) !== null,
  enable: (projectId, { userId }) => enableCloud(ports, { projectId, userId }),
  enableAi: (projectId, { userId }) => enableAi(ports, { projectId, userId }),
  aiState: (projectId) => aiState(ports, projectId),
  connect: (projectId) => connectionOf(ports, projectId),
  backend: async (projectId) => (await requireBackend(ports, projectId)).backend,
  requireRoom: async (projectId, bytes) =>
    ports.room.require((await requireBackend(ports, projectId)).backend.ref, bytes),
  endOnAbort,
  openGate: async (projectId, tx) => {
    const { schemas } = await restSettings((await requireBackend(ports, projectId)).backend);
    return openGate(tx, schemas);
  },
  schema: (projectId) => readTables(ports, projectId),
  migrate: (projectId, input) => runMigration(ports, projectId, input),
  commitMigrations: (projectId, input) => commitMigrations(ports, projectId, input),
  migrations: (projectId) => listMigrations(ports, projectId),
  migrationsOfTurn: (projectId, aiMessageId) => migrationsOfTurn(ports, projectId, aiMessageId),
  query: (projectId, input) => runQuery(ports, projectId, input),
  runStatements: (projectId, input) => runStatements(ports, projectId, input),
  checkFunctions: (projectId, files) => checkFunctions(ports, projectId, files),
  logs: (projectId, input) => readLogs(ports, projectId, input),
  secretNames: async (projectId) => (await listSecrets(ports, projectId)).map(({ name }) => name),
  keepSecret: (where, secret) => keepSecrets(ports, where, [secret]),
  publicEnvironment: (projectId) => publicEnvironment(ports, projectId),
  points: {
    list: (projectId) => listPoints(ports, projectId),
    take: (projectId, name) => takePoint(ports, projectId, name),
    drop: (projectId, pointId) => dropPoint(ports, projectId, pointId),
    compare: (projectId, pointId) => comparePoint(ports, projectId, pointId),
    restore: (projectId, pointId) => restorePoint(ports, projectId, pointId),
  },
  usageHours: (projectId, since) => usageHours(ports, projectId, since),
  tryRequest: (projectId, request) => tryRequest(ports, projectId, request),
  openCopy: (projectId, order) => openCopy(ports, projectId, order),
  lints: (projectId) => lintDatabase(ports, projectId),
  proveAccess: (projectId) => proveAccess(ports, projectId),
});
