/** Engines that belong to different processes where Slipway runs as several, and to one where it does not. */
import { join } from "node:path";
import type { OpenEngine } from "@slipway/cloud/clusters/life-cycle/engine";
import { clustersOver } from "@slipway/cloud/clusters/life-cycle/open-clusters";
import { LocalEngine } from "@slipway/cloud/clusters/local/local-engine";
import { ManagedEngine } from "@slipway/cloud/clusters/managed/managed-engine";
import type { Clusters } from "@slipway/cloud/clusters/port";
import { systemClock, type Clock } from "@slipway/kernel/clock";
import type { Certificates } from "@slipway/platform/certificates/port";
import type { Config } from "@slipway/platform/config/port";
import type { HostTable } from "@slipway/platform/http/port";
import type { Log } from "@slipway/platform/log/port";
import { cloudFolderOf } from "./backup/stores.ts";

interface EngineOptions {
  config: Config;
  log: Log;
  clock?: Clock;
}

/** Null where TLS is a proxy's work, or nobody's. */
export async function acmeCertificates(
  { config, log, clock = systemClock }: EngineOptions,
  hosts: HostTable,
): Promise<Certificates | null> {
  if (config.tls === null) return null;
  const { createAcmeCertificates } = await import("@slipway/platform/certificates/acme");
  return createAcmeCertificates({
    folder: join(config.dataDir, "certificates"),
    directoryUrl: config.tls.directoryUrl,
    email: config.tls.email,
    mayHave: (name) => hosts.serves(name),
    clock,
    log,
  });
}

/** Opened by the first who needs them. With a server for databases, the ones on this machine stay, and new ones are made there. */
export function configuredClusters({ config, log: whole, clock = systemClock }: EngineOptions): Clusters {
  const log = whole.child({ part: "cloud" });
  const { dataDir, testing, cloudDatabaseUrl: url } = config;
  const common = { folder: cloudFolderOf(dataDir), log, clock };
  const runtimeFolder = join(dataDir, "runtime");
  const here: OpenEngine = (onServerLine) => LocalEngine.open({ ...common, runtimeFolder, testing }, onServerLine);
  const engines: OpenEngine[] = url === null ? [here] : [here, () => ManagedEngine.open({ ...common, url })];
  return clustersOver(engines, { log, clock, idleMs: config.cloudIdleSeconds * 1000 });
}
