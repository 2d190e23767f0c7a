/** Builds every engine of this process from the configuration; everything started here ends with the returned stack. */
import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { deferredClusters } from "@slipway/cloud/clusters/deferred-clusters";
import { openLocalClusters } from "@slipway/cloud/clusters/local-clusters";
import { openManagedClusters } from "@slipway/cloud/clusters/managed-clusters";
import type { Clusters } from "@slipway/cloud/clusters/port";
import { sideBySide } from "@slipway/cloud/clusters/side-by-side";
import { removedOwners } from "@slipway/features/removed-owners.ts";
import type { Services } from "@slipway/features/services.ts";
import { systemClock, type Clock } from "@slipway/kernel/clock";
import { createChromium } from "@slipway/platform/browser/chromium";
import type { Certificates } from "@slipway/platform/certificates/port";
import type { Config } from "@slipway/platform/config/port";
import { startEmbeddedPostgres } from "@slipway/platform/database/embedded-postgres";
import type { Database, Migration } from "@slipway/platform/database/port";
import { ensureDatabase, openDatabase } from "@slipway/platform/database/postgres-database";
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
import { createThreadedModel, type ThreadedModel } from "@slipway/platform/models/thread/threaded-model";
import { openObjects } from "@slipway/platform/objects/open-objects";
import { singleNode } from "@slipway/platform/placements/single-node";
import { createLocalSandbox } from "@slipway/sandbox/local";
import { cloudFolderOf } from "./backup/stores.ts";
import { boundedDisposal } from "./bounded-disposal.ts";
import { registerGauges } from "./observation/gauges.ts";
import { createTracing, shareEngines } from "./observation/shared-engines.ts";
import { DATABASE_NAME, embeddedDatabaseFolder } from "./data-folder.ts";

const PRIVATE_FOLDERS = ["git", "logs", "mail", "objects"];
const ENGINE_STOP_MS = 2500;
/** Each database writes down what it holds; they do so side by side. */
const CLUSTERS_STOP_MS = 6000;
const LIVE_KEPT_MS = 24 * 3_600_000;
const templateDir = fileURLToPath(new URL("../../template", import.meta.url));

export interface ServicesOptions {
  config: Config;
  hosts: HostTable;
  /** The port that was bound. */
  port: number;
  log: Log;
  clock?: Clock;
  /** Open and migrated; ends with the services. Default: by configuration. */
  database?: Database;
  /** Of the features; those of the engines come first. */
  migrations: readonly Migration[];
  modelOverrides?: ModelsOptions["overrides"];
  sandbox?: Services["sandbox"];
  browser?: Services["browser"];
  /** Default: this machine's, opened by the first who needs them. */
  clusters?: Clusters;
}

export interface RunningServices extends AsyncDisposable {
  services: Services;
  /**
   * What previews and builds need is on this machine. The first time that is a download; `progress` gets sentences.
   * Must not reject: without it everything but previews, checks and publishing works, and those say why.
   */
  sandboxPrepared(progress: (sentence: string) => void): Promise<void>;
  /** The offline builder has read its word lists, so that nobody's first message waits for them. */
  builderReady(): Promise<void>;
}

export const engineMigrations: readonly Migration[] = liveMigrations;

async function configuredDatabase(
  { config, log, migrations }: ServicesOptions,
  stack: AsyncDisposableStack,
): Promise<Database> {
  const engine = config.databaseUrl === null ? "embedded" : "external";
  let url = config.databaseUrl;
  if (url === null) {
    const cluster = stack.use(
      await startEmbeddedPostgres({
        folder: embeddedDatabaseFolder(config.dataDir),
        runtimeFolder: join(config.dataDir, "runtime"),
        log: log.child({ part: "postgres" }),
        testing: config.testing,
      }),
    );
    await ensureDatabase(cluster.urlOf("postgres"), DATABASE_NAME);
    url = cluster.urlOf(DATABASE_NAME);
  }
  const database = await openDatabase({ url, engine, log });
  await database.migrate([...engineMigrations, ...migrations], removedOwners);
  return database;
}

/** Databases and sandboxes run as users of their own and have to pass through; what is not theirs is closed to them. */
async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  for (const folder of PRIVATE_FOLDERS.map((name) => join(dataDir, name))) {
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
  }
}

async function acmeCertificates(
  { config, hosts, log, clock = systemClock }: ServicesOptions,
  { directoryUrl, email }: NonNullable<Config["tls"]>,
): Promise<Certificates> {
  const { createAcmeCertificates } = await import("@slipway/platform/certificates/acme");
  return createAcmeCertificates({
    folder: join(config.dataDir, "certificates"),
    directoryUrl,
    email,
    mayHave: (name) => hosts.serves(name),
    clock,
    log,
  });
}

const configuredClusters = (options: ServicesOptions): Clusters =>
  deferredClusters(async () => {
    const { config, clock = systemClock } = options;
    const log = options.log.child({ part: "cloud" });
    const common = { folder: cloudFolderOf(config.dataDir), log, clock, idleMs: config.cloudIdleSeconds * 1000 };
    const runtimeFolder = join(config.dataDir, "runtime");
    const here = await openLocalClusters({ ...common, runtimeFolder, testing: config.testing });
    const url = config.cloudDatabaseUrl;
    return url === null ? here : sideBySide(here, await openManagedClusters({ ...common, url }));
  });

/** Its word lists and its reading of people's words stay on its threads: the module must not be imported here. */
function threadedBuilder({ metrics }: { metrics: Metrics }, log: Log): ThreadedModel {
  const ended = metrics.counter({
    name: "builder_threads_ended_total",
    help: "Threads of the offline builder that were ended for what they were asked.",
    labels: ["reason"],
  });
  return createThreadedModel({
    module: new URL("./builder-thread.ts", import.meta.url),
    provider: "slipway",
    modelId: "offline-builder",
    onEnded(reason, error) {
      ended.add({ reason });
      log.warn("a message was not read, and the thread of the offline builder was ended", { reason, error });
    },
  });
}

export async function createServices(options: ServicesOptions): Promise<RunningServices> {
  const { config, hosts, port, log, clock = systemClock } = options;
  await using stack = new AsyncDisposableStack();
  await makeDataDir(config.dataDir);
  const addresses = createAddresses(config.url, port, config.domains);
  const database = stack.use(options.database ?? (await configuredDatabase(options, stack)));
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
  /** Their children die with this process at the latest, so a slow one must not keep the database from a clean stop. */
  const within = <T extends AsyncDisposable>(engine: T, name: string, stopMs = ENGINE_STOP_MS): T => {
    stack.use(boundedDisposal(engine, stopMs, () => log.warn("an engine did not stop in time", { engine: name })));
    return engine;
  };
  const local = options.sandbox === undefined ? await createLocalSandbox(sandboxOptions) : null;
  const objects = await openObjects(config);
  const chromium = { dataDir: config.dataDir, most: config.browsersAtOnce };
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
  const builder = stack.use(threadedBuilder(shared, log));
  const services: Services = {
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
    clusters: within(options.clusters ?? configuredClusters(options), "clusters", CLUSTERS_STOP_MS),
    certificates: config.tls === null ? null : within(await acmeCertificates(options, config.tls), "certificates"),
    templateDir,
  };
  registerGauges(services);
  await services.jobs.schedule("live.trim", "23 * * * *", () => live.log.trim(LIVE_KEPT_MS));
  const owned = stack.move();
  const sandboxPrepared: RunningServices["sandboxPrepared"] = async (progress) => {
    await local?.dependenciesReady(progress).catch((error: unknown) => log.warn("previews are not ready", { error }));
  };
  return { services, sandboxPrepared, builderReady: builder.ready, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}
