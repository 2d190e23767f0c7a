/** Opens the hosts of projects' backends. */
import type { OpenTraffic } from "../../../feature.ts";
import { createBackendHost } from "../backend/backend-host.ts";
import { isOffered } from "../backend/backends.ts";
import { closeCloudLogs } from "../backend/cloud-logs.ts";
import { cloudServices, closeCloudServices } from "../backend/cloud-services.ts";
import { followPostgres } from "../backend/postgres-logs.ts";
import { trafficMethods } from "./backend-traffic.ts";
import { watchRoom } from "../backend/watch-room.ts";
import { keepMeter } from "../usage/meter.ts";

export const openBackendTraffic: OpenTraffic = async (services) => {
  await using stack = new AsyncDisposableStack();
  stack.defer(() => closeCloudLogs(services));
  stack.defer(followPostgres(services));
  stack.use(keepMeter(services));
  stack.defer(() => closeCloudServices(services));
  if (!services.config.testing) stack.use(watchRoom(services));
  const { cloud } = services.addresses;
  if (isOffered(services) && cloud !== null)
    stack.defer(services.hosts.set(cloud.pattern, createBackendHost(services, cloudServices(services).gateway)));
  const owned = stack.move();
  return { methods: trafficMethods(services), [Symbol.asyncDispose]: () => owned.disposeAsync() };
};
