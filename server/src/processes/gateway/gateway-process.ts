/** The gateway process: every connection arrives here. Backends, sites and dev servers are spoken to here, the rest is passed on to the app. */
import { join } from "node:path";
import { openBackendTraffic } from "@slipway/features/cloud/server/traffic/open-traffic.ts";
import type { OpenTraffic } from "@slipway/features/feature.ts";
import { openSiteTraffic } from "@slipway/features/publish/server/site/traffic.ts";
import { servedClusters } from "@slipway/cloud/clusters/remote/served-clusters";
import { trustedProxies } from "@slipway/platform/http/client-address";
import { startHandedGateway } from "@slipway/platform/http/gateway-server";
import { createHostTable } from "@slipway/platform/http/host-table";
import { startHandedTlsFront } from "@slipway/platform/http/tls-front";
import { createLog } from "@slipway/platform/log/pino-log";
import type { RpcMethods } from "@slipway/platform/rpc/port";
import { serveRpc } from "@slipway/platform/rpc/socket-rpc";
import { startEventLoopMonitor } from "../../observation/event-loop-monitor.ts";
import { appForward, giveToApp, previewForward } from "./app-forward.ts";
import { runChild, type RunningChild, type Supervisor } from "../child.ts";
import { createGatewayServices } from "./gateway-services.ts";
import type { ChildSetting } from "../messages.ts";

/** These files load what they need and not whole features. Each feature names its own, for a single process. */
const traffic: readonly OpenTraffic[] = [openBackendTraffic, openSiteTraffic];

async function start(setting: ChildSetting, supervisor: Supervisor): Promise<RunningChild> {
  const { config, sockets, databaseUrl, port } = setting;
  await using stack = new AsyncDisposableStack();
  const log = stack.use(
    createLog({ level: config.logLevel, file: join(config.dataDir, "logs", "gateway.log"), stderr: config.verbose }),
  );
  process.on("unhandledRejection", (error) => log.error("a promise was rejected and nobody looked", { error }));
  const hosts = createHostTable();
  const app = stack.use(appForward(sockets.app));
  hosts.setFallback(app);
  await supervisor.migrated;
  const { services, certificates } = stack.use(await createGatewayServices({ config, hosts, databaseUrl, port, log }));
  const methods: Record<string, RpcMethods[string]> = {
    ...servedClusters(services.clusters),
    "gateway.serves": async ({ name }: { name: string }) => hosts.serves(name),
    "gateway.certificateProblem": async ({ name }: { name: string }) => certificates?.problem(name) ?? null,
    "gateway.figures": async () => (await services.metrics.expose()).text,
  };
  for (const open of traffic) Object.assign(methods, stack.use(await open(services)).methods);
  giveToApp(hosts, services.addresses, app);
  hosts.set(services.addresses.previewPattern, stack.use(previewForward(services, sockets.app)));
  stack.use(await serveRpc({ path: sockets.calls, methods, log }));
  const proxies = trustedProxies(config.trustedProxies);
  const http = stack.use(await startHandedGateway({ path: sockets.doors.http, hosts, log, proxies }));
  const publicPort = Number(new URL(services.addresses.appUrl).port) || null;
  const { exchange } = http;
  const tls =
    certificates === null
      ? null
      : stack.use(
          await startHandedTlsFront({ paths: sockets.doors, hosts, exchange, publicPort, certificates, log, proxies }),
        );
  stack.use(startEventLoopMonitor({ log, metrics: services.metrics }));
  const owned = stack.move();
  return {
    appUrl: services.addresses.appUrl,
    connection(socket, door) {
      if (door === "http") http.take(socket);
      else if (tls !== null) tls.take(socket, door);
      else socket.destroy();
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

runChild("gateway", start);
