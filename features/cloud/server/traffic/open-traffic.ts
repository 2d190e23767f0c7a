/** Answers on the hosts of projects' backends. */
import type { OpenTraffic, Traffic } from "../../../feature.ts";
import type { Needs } from "../../../services.ts";
import { createBackendHost } from "../backend/backend-host.ts";
import { isOffered } from "../backend/backends.ts";
import { createCloudServices, type CloudServices } from "../backend/cloud-services.ts";
import { keepBackends, type BackendEngines } from "../backend/keep-backends.ts";
import { followPostgres } from "../backend/postgres-logs.ts";
import { watchRoom } from "../backend/watch-room.ts";
import type { Keeps } from "../cloud-state.ts";
import { keepMeter, Meter } from "../usage/meter.ts";
import { KnownFunds } from "../usage/require-funds.ts";
import { trafficHere, trafficMethods } from "./here-or-there.ts";

type AnsweringPorts = BackendEngines & Needs<"hosts" | "models"> & Keeps<"backends" | "cloudLogs" | "room">;

/** Answers visitors of all projects. */
export interface Answering {
  protocols: CloudServices;
  meter: Meter;
  funds: KnownFunds;
}

export const prepareAnswers = (ports: AnsweringPorts): Answering => ({
  protocols: createCloudServices(ports),
  meter: new Meter(ports),
  funds: new KnownFunds(ports),
});

/** Answers until the traffic ends; then protocols and logs end, too. */
export async function answerBackends(ports: AnsweringPorts & Answering): Promise<Traffic> {
  const { addresses, cloudLogs, config, hosts, meter, protocols } = ports;
  await using stack = new AsyncDisposableStack();
  stack.use(cloudLogs);
  stack.defer(followPostgres(ports));
  stack.use(keepMeter(ports, meter));
  stack.use(protocols);
  if (!config.testing) stack.use(watchRoom(ports));
  if (isOffered(ports) && addresses.cloud !== null)
    stack.defer(hosts.set(addresses.cloud.pattern, createBackendHost(ports, protocols.gateway)));
  const owned = stack.move();
  return { methods: trafficMethods(trafficHere(ports, protocols)), [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

export const openBackendTraffic: OpenTraffic = (engines) => {
  const ports = { ...engines, ...keepBackends(engines) };
  return answerBackends({ ...ports, ...prepareAnswers(ports) });
};
