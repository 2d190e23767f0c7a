/** Engines that belong to different processes where Slipway runs as several, and to one where it does not. */
import { join } from "node:path";
import { deferredClusters } from "@slipway/cloud/clusters/deferred-clusters";
import { openLocalClusters } from "@slipway/cloud/clusters/local-clusters";
import { openManagedClusters } from "@slipway/cloud/clusters/managed-clusters";
import type { Clusters } from "@slipway/cloud/clusters/port";
import { sideBySide } from "@slipway/cloud/clusters/side-by-side";
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

/** Opened by the first who needs them. */
export const configuredClusters = ({ config, log: whole, clock = systemClock }: EngineOptions): Clusters =>
  deferredClusters(async () => {
    const log = whole.child({ part: "cloud" });
    const common = { folder: cloudFolderOf(config.dataDir), log, clock, idleMs: config.cloudIdleSeconds * 1000 };
    const runtimeFolder = join(config.dataDir, "runtime");
    const here = await openLocalClusters({ ...common, runtimeFolder, testing: config.testing });
    const url = config.cloudDatabaseUrl;
    return url === null ? here : sideBySide(here, await openManagedClusters({ ...common, url }));
  });
