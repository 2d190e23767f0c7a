/** The app with its engines and listeners: the whole of a single process, or the app's part of several. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { prepareStarter } from "@slipway/features/projects/server/index.ts";
import { features } from "@slipway/features/server.ts";
import type { Needs, Services } from "@slipway/features/services.ts";
import type { CertificateProblem } from "@slipway/platform/certificates/port";
import type { Config } from "@slipway/platform/config/port";
import { trustedProxies } from "@slipway/platform/http/client-address";
import { startGateway, startInnerGateway } from "@slipway/platform/http/gateway-server";
import { answerPlain, createHostTable, unknownName } from "@slipway/platform/http/host-table";
import type { HostHandler, HostTable, HttpServer } from "@slipway/platform/http/port";
import { startTlsFront } from "@slipway/platform/http/tls-front";
import type { Log } from "@slipway/platform/log/port";
import { createLog } from "@slipway/platform/log/pino-log";
import type { RpcClient } from "@slipway/platform/rpc/port";
import { featureAccess } from "../../access.ts";
import { loadWebApp } from "../../api/web-app.ts";
import { createApp } from "../../app.ts";
import { scheduleBackups } from "../../backup/nightly.ts";
import { acmeCertificates } from "../../engines.ts";
import { startEventLoopMonitor } from "../../observation/event-loop-monitor.ts";
import { countEnds, exposeBoth } from "../../observation/processes.ts";
import { createServices } from "../../services.ts";
import type { ProcessEnd } from "../messages.ts";

const webFolder = fileURLToPath(new URL("../../../../web/dist", import.meta.url));

const starting: HostHandler = {
  request(_incoming, response) {
    response.setHeader("retry-after", "2");
    // A browser's tab asks again by itself.
    response.setHeader("refresh", "2");
    answerPlain(response, 503, "Slipway is starting. Try again in a moment.");
  },
};

/** Where the gateway process is, and what the supervisor has prepared. */
export interface Gatewayed {
  gateway: RpcClient;
  databaseUrl: string;
  /** The port that the supervisor bound. */
  port: number;
  /** Where the gateway process passes requests on to. */
  socketPath: string;
}

export interface RunningApp extends AsyncDisposable {
  appUrl: string;
  log: Log;
  /** Waits for what runs; says what it waits for and what it left. */
  drain(signal: string): Promise<void>;
  /** Work that the first person would otherwise wait for. */
  warmUp(): Promise<void>;
  /** Other processes of this installation ended by themselves. */
  ends(ends: readonly ProcessEnd[]): void;
}

export interface RunOptions {
  gatewayed?: Gatewayed;
  onMigrated?: () => void;
  /** Ends the process at once: another node writes to the database, and a gentle stop would write, too. */
  giveUp: (sentence: string) => void;
}

/** The listeners for the outside, where TLS is ours. */
async function startFront(
  { config, addresses, log }: Needs<"addresses" | "config" | "log">,
  { hosts, exchange }: HttpServer,
  certificates: Awaited<ReturnType<typeof acmeCertificates>>,
): Promise<AsyncDisposable | null> {
  if (config.tls === null || certificates === null) return null;
  const { host, port, httpPort } = config.tls;
  const publicPort = Number(new URL(addresses.appUrl).port) || null;
  const proxies = trustedProxies(config.trustedProxies);
  return startTlsFront({ host, port, httpPort, publicPort, hosts, exchange, certificates, log, proxies });
}

async function answersOverHttp(config: Config, port: number): Promise<void> {
  const anyAddress = ["0.0.0.0", "::", "127.0.0.1", "localhost"].includes(config.host);
  // Other addresses are names of the app only when SLIPWAY_URL says so; the gateway has bound the port in any case.
  if (!anyAddress) return;
  const response = await fetch(`http://127.0.0.1:${port}/readyz`);
  if (!response.ok) throw new Error(`the app answers ${response.status}: ${await response.text()}`);
}

const certificatesThere = (gateway: RpcClient): Services["certificates"] => ({
  problem: (name) => gateway.call<CertificateProblem | null>("gateway.certificateProblem", { name }),
});

/** Names that the gateway process answers: they are served, and no request for them arrives here. */
function knowTraffic(hosts: HostTable, { addresses }: Needs<"addresses">, gateway: RpcClient): void {
  const elsewhere: HostHandler = {
    request: unknownName.request,
    serves: ({ hostname }) => gateway.call<boolean>("gateway.serves", { name: hostname }),
  };
  for (const pattern of [addresses.sitePattern, ...(addresses.cloud === null ? [] : [addresses.cloud.pattern])])
    hosts.set(pattern, elsewhere);
}

export async function runApp(config: Config, { gatewayed, onMigrated, giveUp }: RunOptions): Promise<RunningApp> {
  await using stack = new AsyncDisposableStack();
  const log = stack.use(
    createLog({ level: config.logLevel, file: join(config.dataDir, "logs", "server.log"), stderr: config.verbose }),
  );
  const hosts = createHostTable();
  hosts.setFallback(starting);
  // The port first: a taken one should not cost the start of a database.
  const listener =
    gatewayed === undefined
      ? await startGateway({ ...config, hosts, log, proxies: trustedProxies(config.trustedProxies) })
      : null;
  const certificates = gatewayed === undefined ? await acmeCertificates({ config, log }, hosts) : null;
  const { services, sandboxPrepared, builderReady } = stack.use(
    await createServices({
      config,
      hosts,
      port: listener?.port ?? gatewayed!.port,
      log,
      certificates:
        gatewayed !== undefined && config.tls !== null ? certificatesThere(gatewayed.gateway) : certificates,
      migrations: features.flatMap((feature) => feature.migrations),
      onLeaseLost(sentence) {
        log.error(sentence);
        giveUp(sentence);
      },
      ...(gatewayed === undefined ? {} : { gatewayed }),
    }).catch(async (error: unknown) => {
      await listener?.[Symbol.asyncDispose]();
      throw error;
    }),
  );
  onMigrated?.();
  if (certificates !== null) stack.use(certificates);
  const access = featureAccess(services);
  const { addresses, metrics } = services;
  const { authenticate } = access;
  const web = await loadWebApp(webFolder, { addresses, supportUrl: config.supportUrl, authenticate });
  if (web === null) log.warn("the web app is not built: only the API is served");
  const ends = countEnds(metrics, log);
  if (gatewayed !== undefined) {
    knowTraffic(hosts, services, gatewayed.gateway);
    services.metrics = exposeBoth(metrics, () => gatewayed.gateway.call<string>("gateway.figures"));
  }
  const app = stack.use(createApp({ services, features, access, web }));
  // Disposed in reverse: no new requests, then the features, then the engines.
  if (listener !== null) {
    const front = await startFront(services, listener, certificates);
    if (front !== null) stack.use(front);
    stack.use(listener);
  } else stack.use(await startInnerGateway({ path: gatewayed!.socketPath, hosts, log }));
  await app.start();
  stack.use(await scheduleBackups(services));
  hosts.setFallback(unknownName);
  if (listener !== null) await answersOverHttp(config, listener.port);
  await sandboxPrepared((sentence) => process.stderr.write(`${sentence}\n`));
  // Not before: a start holds the loop, and nobody is served yet.
  stack.use(startEventLoopMonitor({ log, metrics }));
  const owned = stack.move();
  const rehearsed = async () => {
    await Promise.all([prepareStarter(services), builderReady()]);
  };
  return {
    appUrl: addresses.appUrl,
    log,
    ends,
    drain(signal) {
      log.info("stopping", { signal });
      return drained(app.drain.bind(app), config, log);
    },
    warmUp: () =>
      rehearsed().catch((error: unknown) => log.warn("the first person will wait a moment longer", { error })),
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

async function drained(
  drain: (withinMs: number, say: (sentence: string) => void) => Promise<string>,
  { stopSeconds }: Config,
  log: Log,
): Promise<void> {
  const say = (sentence: string): void => {
    log.info(sentence);
    process.stderr.write(`${sentence}\n`);
  };
  const left = await drain(stopSeconds * 1000, say);
  if (left !== "") say(`Stopping now: ${left} left over; people see it and can try again.`);
}
