/** The engines of the gateway process: what backends and sites need, and nothing that works for the app. */
import { systemClock } from "@slipway/kernel/clock";
import type { Engines } from "@slipway/features/services.ts";
import type { Config } from "@slipway/platform/config/port";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { createLocalDisk } from "@slipway/platform/disk/local-disk";
import { createEvents } from "@slipway/platform/events/in-process-events";
import { createGit } from "@slipway/platform/git/git-engine";
import { createAddresses } from "@slipway/platform/http/addresses";
import type { HostTable } from "@slipway/platform/http/port";
import { createLive } from "@slipway/platform/live/create-live";
import type { Log } from "@slipway/platform/log/port";
import { createMail } from "@slipway/platform/mail/mail";
import { createMetrics } from "@slipway/platform/metrics/prometheus";
import { createModels } from "@slipway/platform/models/models";
import { openObjects } from "@slipway/platform/objects/open-objects";
import { singleNode } from "@slipway/platform/placements/single-node";
import { boundedDisposal } from "../../bounded-disposal.ts";
import { nodeIdentity, urlForNode } from "../../node-lease.ts";
import { acmeCertificates, configuredClusters } from "../../engines.ts";
import { createTracing, prefixesOf } from "../../observation/engine-parts.ts";

const CLUSTERS_STOP_MS = 6000;
/** The app's process has a pool of its own. */
const MAX_CONNECTIONS = 12;

/** Using one means that work of the app came into this process, which is a fault of ours. */
const elsewhere = <T extends object>(name: string): T =>
  new Proxy({} as T, {
    get(_target, property) {
      throw new Error(`${name}.${String(property)} was asked for in the gateway process; it belongs to the app's`);
    },
  });

export interface GatewayServices extends AsyncDisposable {
  services: Engines;
  /** Null where TLS is not ours. */
  certificates: Awaited<ReturnType<typeof acmeCertificates>>;
}

/** The database must have been migrated. */
export async function createGatewayServices(options: {
  config: Config;
  hosts: HostTable;
  databaseUrl: string;
  port: number;
  log: Log;
}): Promise<GatewayServices> {
  const { config, hosts, databaseUrl, port, log } = options;
  await using stack = new AsyncDisposableStack();
  const clock = systemClock;
  const engine = config.databaseUrl === null ? "embedded" : "external";
  // The app's process holds the node's lease; a node that takes over ends the connections of both.
  const url = engine === "embedded" ? databaseUrl : urlForNode(databaseUrl, await nodeIdentity(config));
  const database = stack.use(await openDatabase({ url, engine, log, maxConnections: MAX_CONNECTIONS }));
  const live = stack.use(await createLive({ database, natsUrl: config.natsUrl, clock, log }));
  const git = stack.use(createGit({ dataDir: config.dataDir, durable: !config.testing }));
  const objects = await openObjects(config);
  const within = <T extends AsyncDisposable>(part: T, name: string, stopMs: number): T => {
    stack.use(boundedDisposal(part, stopMs, () => log.warn("an engine did not stop in time", { engine: name })));
    return part;
  };
  const certificates = await acmeCertificates({ config, log }, hosts);
  const services: Engines = {
    config,
    addresses: createAddresses(config.url, port, config.domains),
    clock,
    log,
    database,
    objects,
    live: live.log,
    liveHub: live.hub,
    git,
    models: createModels({ config, offlineBuilder: elsewhere("models.offlineBuilder") }),
    mail: createMail(config),
    events: createEvents(log),
    placements: singleNode(),
    hosts,
    gateway: null,
    certificates: certificates === null ? null : within(certificates, "certificates", CLUSTERS_STOP_MS),
    clusters: within(configuredClusters({ config, log }), "clusters", CLUSTERS_STOP_MS),
    disk: createLocalDisk({
      dataDir: config.dataDir,
      floorBytes: () => config.diskFloorBytes,
      quotaBytes: config.projectDiskBytes,
      git,
      objects,
      prefixesOf,
    }),
    metrics: createMetrics(),
    tracing: stack.use(await createTracing(config)),
    jobs: elsewhere("jobs"),
    sandbox: elsewhere("sandbox"),
    browser: elsewhere("browser"),
    queues: elsewhere("queues"),
    templateDir: "",
  };
  const owned = stack.move();
  return { services, certificates, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
