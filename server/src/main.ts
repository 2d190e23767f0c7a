/** `./slipway start`: everything in one process. Standard output has one line, when the app answers. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareStarter } from "@slipway/features/projects/server/index.ts";
import { features } from "@slipway/features/server.ts";
import type { Services } from "@slipway/features/services.ts";
import { AppError, unavailable } from "@slipway/kernel/errors";
import { readConfig } from "@slipway/platform/config/environment";
import type { Config } from "@slipway/platform/config/port";
import { startGateway } from "@slipway/platform/http/gateway-server";
import { startTlsFront } from "@slipway/platform/http/tls-front";
import { answerPlain, createHostTable, unknownName } from "@slipway/platform/http/host-table";
import type { HostHandler, HttpServer } from "@slipway/platform/http/port";
import type { Log } from "@slipway/platform/log/port";
import { createLog, newTraceId, withTrace } from "@slipway/platform/log/pino-log";
import { featureAccess } from "./access.ts";
import { loadWebApp } from "./api/web-app.ts";
import { createApp, type App } from "./app.ts";
import { scheduleBackups } from "./backup/nightly.ts";
import { announcedAddress, claimDataFolder, type DataFolderClaim } from "./data-folder.ts";
import { startEventLoopMonitor } from "./observation/event-loop-monitor.ts";
import { createServices } from "./services.ts";

/** Of what nobody asked for: the start, the stop, the clock's work. */
const PROCESS_TRACE = newTraceId();
/** After what runs was waited for: the engines end. */
const STOP_WITHIN_MS = 10_000;
const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));

const starting: HostHandler = {
  request(_incoming, response) {
    response.setHeader("retry-after", "2");
    answerPlain(response, 503, "Slipway is starting. Try again in a moment.");
  },
};

interface Running extends AsyncDisposable {
  appUrl: string;
  log: Log;
  app: App;
  /** Work that the first person would otherwise wait for. */
  warmUp(): Promise<void>;
  stopWithinMs: number;
}

async function claimed(config: Config): Promise<DataFolderClaim> {
  const claim = await claimDataFolder(config.dataDir);
  if (claim !== null) return claim;
  const address = await announcedAddress(config.dataDir);
  throw unavailable(
    "data_folder_in_use",
    `Slipway is already running on ${config.dataDir}${address === null ? "" : ` at ${address}`}. Stop it first, or choose another SLIPWAY_DATA_DIR.`,
  );
}

async function start(config: Config): Promise<Running> {
  await using stack = new AsyncDisposableStack();
  const claim = stack.use(await claimed(config));
  const log = stack.use(
    createLog({ level: config.logLevel, file: join(config.dataDir, "logs", "server.log"), stderr: config.verbose }),
  );
  const hosts = createHostTable();
  hosts.setFallback(starting);
  // The port first: a taken one should not cost the start of a database.
  const gateway = await startGateway({ host: config.host, port: config.port, hosts, log });
  const { services, sandboxPrepared, builderReady } = stack.use(
    await createServices({
      config,
      hosts,
      port: gateway.port,
      log,
      migrations: features.flatMap((feature) => feature.migrations),
    }).catch(async (error: unknown) => {
      await gateway[Symbol.asyncDispose]();
      throw error;
    }),
  );
  const access = featureAccess(services);
  const web = await loadWebApp(webFolder, {
    addresses: services.addresses,
    supportUrl: config.supportUrl,
    authenticate: access.authenticate,
  });
  if (web === null) log.warn("the web app is not built: only the API is served");
  const app = stack.use(createApp({ services, features, access, web }));
  // Disposed in reverse: no new requests, then the features, then the engines.
  const front = await startFront(services, gateway);
  if (front !== null) stack.use(front);
  stack.use(gateway);
  await app.start();
  stack.use(await scheduleBackups(services));
  hosts.setFallback(unknownName);
  await answersOverHttp(config, gateway.port);
  await sandboxPrepared((sentence) => process.stderr.write(`${sentence}\n`));
  // Not before: a start holds the loop, and nobody is served yet.
  stack.use(startEventLoopMonitor({ log, metrics: services.metrics }));
  const owned = stack.move();
  const { appUrl } = services.addresses;
  claim.announce(appUrl);
  const stopWithinMs = config.stopSeconds * 1000;
  const rehearsed = async () => {
    await Promise.all([prepareStarter(services), builderReady()]);
  };
  const warmUp = () =>
    rehearsed().catch((error: unknown) => log.warn("the first person will wait a moment longer", { error }));
  return { appUrl, log, app, warmUp, stopWithinMs, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

/** The listeners for the outside, where TLS is ours. */
async function startFront(
  { config, certificates, addresses, log }: Services,
  { hosts, exchange }: HttpServer,
): Promise<AsyncDisposable | null> {
  if (config.tls === null || certificates === null) return null;
  const { host, port, httpPort } = config.tls;
  const publicPort = Number(new URL(addresses.appUrl).port) || null;
  return startTlsFront({ host, port, httpPort, publicPort, hosts, exchange, certificates, log });
}

async function answersOverHttp(config: Config, port: number): Promise<void> {
  const anyAddress = ["0.0.0.0", "::", "127.0.0.1", "localhost"].includes(config.host);
  // Other addresses are names of the app only when SLIPWAY_URL says so; the gateway has bound the port in any case.
  if (!anyAddress) return;
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  if (!response.ok) throw new Error(`the app answers ${response.status}: ${await response.text()}`);
}

/** People get the sentence; the rest is in the log. */
const sentenceOf = (error: unknown): string =>
  error instanceof AppError
    ? error.userMessage
    : `Slipway could not start: ${error instanceof Error ? error.message : String(error)}`;

/** Says what it waits for, and what it left. */
async function stopGently(running: Running): Promise<void> {
  const say = (sentence: string): void => {
    running.log.info(sentence);
    process.stderr.write(`${sentence}\n`);
  };
  const left = await running.app.drain(running.stopWithinMs, say);
  if (left !== "") say(`Stopping now: ${left} left over; people see it and can try again.`);
  setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
  await running[Symbol.asyncDispose]();
}

async function main(): Promise<void> {
  let running: Running | null = null;
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // A second one means it: at once, and the next start settles what was left.
    if (stopping) process.exit(1);
    stopping = true;
    // Before the start is complete there is nothing to finish: the kernel ends what was started.
    if (running === null) process.exit(0);
    const stopped = withTrace(PROCESS_TRACE, () => {
      running!.log.info("stopping", { signal });
      return stopGently(running!);
    });
    void stopped.then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${sentenceOf(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  process.on("unhandledRejection", (error) =>
    running?.log.error("a promise was rejected and nobody looked", { error }),
  );
  try {
    running = await start(readConfig(process.env));
    process.stdout.write(`ready ${running.appUrl}\n`);
    await running.warmUp();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}

await withTrace(PROCESS_TRACE, main, "start");
