/** The protocols of a backend, one of each for all projects of this process. */
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { aiService } from "@slipway/cloud/ai/ai-service";
import { createAuthService } from "@slipway/cloud/auth/service";
import { openFunctions, type Functions } from "@slipway/cloud/functions/functions";
import { cloudGateway, type CloudGateway } from "@slipway/cloud/gateway/gateway";
import type { Service } from "@slipway/cloud/gateway/service";
import { createRealtimeService, type RealtimeService } from "@slipway/cloud/realtime/service";
import { restService } from "@slipway/cloud/rest/rest-service";
import { createStorageService } from "@slipway/cloud/storage/service";
import { clientAddress, trustedProxies } from "@slipway/platform/http/client-address";
import type { Needs } from "../../../services.ts";
import { aiHost } from "../ai/ai-host.ts";
import { ServedCopies, type ServingPorts } from "../copies/served-copies.ts";
import { openSecrets } from "../settings/secrets.ts";
import type { Backends } from "./backends.ts";

export interface CloudServices extends AsyncDisposable {
  /** Below which a backend answers: `/rest/v1`, ... */
  prefixes: readonly string[];
  auth: Service;
  rest: Service;
  realtime: RealtimeService;
  functions: Functions;
  copies: ServedCopies;
  gateway: CloudGateway;
}

type CloudServicesPorts = Needs<"clock" | "config" | "database" | "log" | "mail" | "models"> &
  ServingPorts & {
    backends: Backends;
  };

/** Its functions and channels end with it. */
export function createCloudServices(services: CloudServicesPorts): CloudServices {
  const rest = restService();
  const auth = createAuthService({ mail: services.mail, fetch: (input, init) => fetch(input, init) });
  const realtime = createRealtimeService();
  /** Connections of functions have no client address, so their requests are counted by the address they act for. */
  const askedByFunctions = new WeakMap<IncomingMessage, string>();
  const functions = openFunctions({
    folder: join(services.config.dataDir, "functions"),
    log: services.log.child({ part: "functions" }),
    // The reference of a backend is its project's id.
    secretsOf: ({ ref }) => openSecrets(services, ref),
    own(incoming, response, { backend, address }) {
      askedByFunctions.set(incoming, address);
      return gateway.request(incoming, response, backend);
    },
  });
  const proxies = trustedProxies(services.config.trustedProxies);
  const all = [rest, auth, createStorageService(), realtime, functions.service, aiService(aiHost(services))];
  const gateway = cloudGateway({
    services: all,
    requiresKey: true,
    addressOf(incoming) {
      const { socket, headers } = incoming;
      const arrival = { peer: socket.remoteAddress ?? "", forwardedFor: headers["x-forwarded-for"]?.toString() };
      return askedByFunctions.get(incoming) ?? clientAddress(arrival, proxies);
    },
  });
  const copies = new ServedCopies(services, { rest, realtime });
  return {
    prefixes: all.map(({ prefix }) => prefix),
    auth,
    rest,
    realtime,
    functions,
    gateway,
    copies,
    async [Symbol.asyncDispose]() {
      await copies[Symbol.asyncDispose]();
      await Promise.all([realtime[Symbol.asyncDispose](), functions[Symbol.asyncDispose]()]);
      rest[Symbol.dispose]();
    },
  };
}
