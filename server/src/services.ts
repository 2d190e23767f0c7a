/** Builds every engine of this process from the configuration; the returned stack ends everything started here. */
import { fileURLToPath } from "node:url";
import type { Clusters } from "@slipway/cloud/clusters/port";
import { remoteClusters } from "@slipway/cloud/clusters/remote/remote-clusters";
import { removedOwners } from "@slipway/features/removed-owners.ts";
import type { Engines, Services } from "@slipway/features/services.ts";
import { systemClock, type Clock } from "@slipway/kernel/clock";
import { createChromium } from "@slipway/platform/browser/chromium";
import type { Config } from "@slipway/platform/config/port";
import type { Database, Migration } from "@slipway/platform/database/port";
import { openDatabase } from "@slipway/platform/database/postgres-database";
import { createEvents } from "@slipway/platform/events/in-process-events";
import { createGit } from "@slipway/platform/git/git-engine";
import { createAddresses } from "@slipway/platform/http/addresses";
import type { HostTable } from "@slipway/platform/http/port";
import { startJobs } from "@slipway/platform/jobs/pg-boss-jobs";
import { createLive } from "@slipway/platform/live/create-live";
import { liveMigrations } from "@slipway/platform/live/live-tables";
import type { Log } from "@slipway/platform/log/port";
import type { Metrics } from "@slipway/platform/metrics/port";
import { createMail } from "@slipway/platform/mail/mail";
import { createModels, type ModelsOptions } from "@slipway/platform/models/models";
import { createIsolatedModel, type IsolatedModel } from "@slipway/platform/models/process/isolated-model";
import { openObjects } from "@slipway/platform/objects/open-objects";
import { singleNode } from "@slipway/platform/placements/single-node";
import { createLocalSandbox } from "@slipway/sandbox/local";
import { boundedDisposal } from "./bounded-disposal.ts";
import { registerGauges } from "./observation/gauges.ts";
import type { RpcClient } from "@slipway/platform/rpc/port";
import { createTracing } from "./observation/engine-parts.ts";
import { shareEngines } from "./observation/shared-engines.ts";
import { beforeMounting } from "./mount-features.ts";
import { makeDataDir } from "./data-folder.ts";
import { configuredClusters } from "./engines.ts";
import { nodeIdentity, takeNodeLease, urlForNode } from "./node-lease.ts";
import { startPlatformPostgres } from "./platform-postgres.ts";

const ENGINE_STOP_MS = 2500;
/** Each database flushes its data; they do so in parallel. */
const CLUSTERS_STOP_MS = 6000;
const LIVE_KEPT_MS = 24 * 3_600_000;
const templateDir = fileURLToPath(new URL("../../template", import.meta.url));

export interface ServicesOptions {
  config: Config;
  hosts: HostTable;
  /** The port that was bound. */
  port: number;
  /** Set in the process that speaks TLS, if we do. */
  certificates?: Engines["certificates"];
  log: Log;
  clock?: Clock;
  /** An open and migrated database, which ends with the services. Default: by configuration. */
  database?: Database;
  /** Migrations of the features; those of the engines come first. */
  migrations: readonly Migration[];
  modelOverrides?: ModelsOptions["overrides"];
  sandbox?: Engines["sandbox"];
  browser?: Engines["browser"];
  /** Default: this machine's, opened on first use. */
  clusters?: Clusters;
  /** Another process answers backends and sites, and a third runs the database. */
  gatewayed?: { gateway: RpcClient; databaseUrl: string };
  /**
   * Takes the node's lease on the database of `DATABASE_URL` and holds it. Called when another node has taken over;
   * nothing may be written after that. Left out: another process of this node holds it.
   */
  onLeaseLost?: (sentence: string) => void;
}

export interface RunningServices extends AsyncDisposable {
  /** Lacks the features' objects until the features are mounted. */
  services: Services;
  /**
   * Resolves when this machine has everything for previews and builds, which is a download the first time; `progress`
   * gets sentences. Must not reject: without it only previews, checks and publishing fail, and say why.
   */
  sandboxPrepared(progress: (sentence: string) => void): Promise<void>;
  /** Resolves when the offline builder has read its word lists, so that nobody's first message waits for them. */
  builderReady(): Promise<void>;
}

export const engineMigrations: readonly Migration[] = liveMigrations;

async function configuredDatabase(options: ServicesOptions, stack: AsyncDisposableStack): Promise<Database> {
  const { config, log, migrations } = options;
  if (config.databaseUrl !== null) return externalDatabase(config.databaseUrl, options, stack);
  const url = options.gatewayed?.databaseUrl ?? stack.use(await startPlatformPostgres(config, log)).url;
  const database = stack.use(await openDatabase({ url, engine: "embedded", log }));
  await database.migrate([...engineMigrations, ...migrations], removedOwners);
  return database;
}

/** The lease comes first: a refused node must not have changed the schema of the running server. */
async function externalDatabase(
  url: string,
  { config, log, migrations, onLeaseLost }: ServicesOptions,
  stack: AsyncDisposableStack,
): Promise<Database> {
  const identity = await nodeIdentity(config);
  const database = stack.use(await openDatabase({ url: urlForNode(url, identity), engine: "external", log }));
  if (onLeaseLost !== undefined) stack.use(await takeNodeLease({ database, identity, log, onLost: onLeaseLost }));
  await database.migrate([...engineMigrations, ...migrations], removedOwners);
  return database;
}

/** Up to the limit of a call. */
const READING_SECONDS = [0.01, 0.03, 0.1, 0.3, 0.5, 1, 2, 5];
/** The line of the log that says what one call took; the bench of long texts adds up those of a message. */
export const BUILDER_ANSWERED = "the offline builder answered";

/** Its word lists and its reading of people's words stay in its processes: the module must not be imported here. */
function isolatedBuilder({ metrics }: { metrics: Metrics }, log: Log): IsolatedModel {
  const ended = metrics.counter({
    name: "builder_processes_ended_total",
    help: "Processes of the offline builder that were ended for what they were asked.",
    labels: ["reason"],
  });
  const taken = metrics.histogram({
    name: "builder_reading_cpu_seconds",
    help: "Processor time of the offline builder for one call: reading a message, or one of the steps behind it.",
    buckets: READING_SECONDS,
  });
  return createIsolatedModel({
    module: new URL("./builder-process.ts", import.meta.url),
    provider: "slipway",
    modelId: "offline-builder",
    onAnswered(cpuMs) {
      taken.observe({}, cpuMs / 1000);
      log.debug(BUILDER_ANSWERED, { cpuMs });
    },
    onEnded(reason, error) {
      ended.add({ reason });
      log.warn("a message was not read, and the process of the offline builder was ended", { reason, error });
    },
  });
}

export async function createServices(options: ServicesOptions): Promise<RunningServices> {
  const { config, hosts, port, log, clock = systemClock } = options;
  await using stack = new AsyncDisposableStack();
  await makeDataDir(config.dataDir);
  const addresses = createAddresses(config.url, port, config.domains);
  const database =
    options.database === undefined ? await configuredDatabase(options, stack) : stack.use(options.database);
  const live = stack.use(await createLive({ database, natsUrl: config.natsUrl, clock, log }));
  const jobs = stack.use(await startJobs({ database, log }));
  const durable = !config.testing;
  const sandboxOptions = {
    dataDir: config.dataDir,
    templateDir,
    appOrigin: new URL(addresses.appUrl).origin,
    log: (message: string) => log.info(message, { part: "sandbox" }),
    previewsMax: config.previewsMax,
    idleMs: config.previewIdleSeconds * 1000,
  };
  /** Children die with this process at the latest, so a slow one must not keep the database from a clean stop. */
  const within = <T extends AsyncDisposable>(engine: T, name: string, stopMs = ENGINE_STOP_MS): T => {
    stack.use(boundedDisposal(engine, stopMs, () => log.warn("an engine did not stop in time", { engine: name })));
    return engine;
  };
  const local = options.sandbox === undefined ? await createLocalSandbox(sandboxOptions) : null;
  const objects = await openObjects(config);
  const chromium = { dataDir: config.dataDir, max: config.browsersAtOnce };
  const shared = shareEngines(
    {
      config,
      jobs,
      objects,
      git: stack.use(createGit({ dataDir: config.dataDir, durable })),
      sandbox: within(options.sandbox ?? local!, "sandbox"),
      browser: within(options.browser ?? (await createChromium(chromium)), "browser"),
    },
    stack.use(await createTracing(config)),
  );
  const gateway = options.gatewayed?.gateway;
  const builder = stack.use(isolatedBuilder(shared, log));
  const services = beforeMounting({
    ...shared,
    queues: { ...shared.queues, all: [...shared.queues.all, builder.queue] },
    config,
    addresses,
    clock,
    log,
    database,
    objects,
    live: live.log,
    liveHub: live.hub,
    models: createModels({
      config,
      offlineBuilder: builder,
      ...(options.modelOverrides ? { overrides: options.modelOverrides } : {}),
    }),
    mail: createMail(config),
    events: createEvents(log),
    placements: singleNode(),
    hosts,
    gateway: gateway ?? null,
    clusters: within(
      options.clusters ?? (gateway === undefined ? configuredClusters(options) : remoteClusters(gateway)),
      "clusters",
      CLUSTERS_STOP_MS,
    ),
    certificates: options.certificates ?? null,
    templateDir,
  });
  registerGauges(services);
  await services.jobs.schedule("live.trim", "23 * * * *", () => live.log.trim(LIVE_KEPT_MS));
  const owned = stack.move();
  const sandboxPrepared: RunningServices["sandboxPrepared"] = async (progress) => {
    await local?.dependenciesReady(progress).catch((error: unknown) => log.warn("previews are not ready", { error }));
  };
  return { services, sandboxPrepared, builderReady: builder.ready, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
