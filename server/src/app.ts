/** The app's own host: API, live socket, health and the web app, over the features it is given. */
import { getRequestListener, type HttpBindings, RequestError } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import type { Feature, MountedFeature } from "@slipway/features/feature.ts";
import type { Needs, Services } from "@slipway/features/services.ts";
import { AppError, invalidRequest } from "@slipway/kernel/errors";
import type { HostHandler } from "@slipway/platform/http/port";
import { newTraceId } from "@slipway/platform/log/pino-log";
import { type ApiAccess, createApi } from "./api/create-api.ts";
import { createAdmission } from "./api/guards/admission.ts";
import { trustedProxies } from "@slipway/platform/http/client-address";
import { callerOf, type NodeBindings } from "./api/guards/caller.ts";
import { createLiveEndpoint } from "./api/live-endpoint.ts";
import { canonicalHost, withoutForeignCookies } from "./api/app-hosts.ts";
import { errorResponse } from "./api/error-response.ts";
import { sendReady } from "./api/ready-answer.ts";
import { apiHeaders, commonHeaders } from "./api/guards/security-headers.ts";
import { serveMetrics } from "./observation/metrics-endpoint.ts";
import { readiness } from "./observation/readiness.ts";
import type { WebApp } from "./api/web-app.ts";
import { drain } from "./drain.ts";
import { mountFeatures } from "./mount-features.ts";
import { observeRequests } from "./observation/observe-requests.ts";

export interface AppOptions {
  services: Services;
  features: readonly Feature[];
  /** Identity and permissions of the caller; by default as the features declare. */
  access: ApiAccess;
  /** Null: API only. */
  web: WebApp | null;
}

export interface App extends AsyncDisposable {
  readonly mounted: readonly MountedFeature[];
  readonly handler: HostHandler;
  /** The whole app without a socket, for tests. */
  fetch(request: Request): Promise<Response>;
  /** Start-up work of the features, in order; before it the app answers `/readyz` and every call with 503. */
  start(): Promise<void>;
  /**
   * The first half of a stop: `/readyz` turns 503, writes are refused, what runs may end. `say` gets sentences; resolves with
   * what was left over in words, empty when nothing was.
   */
  drain(withinMs: number, say: (sentence: string) => void): Promise<string>;
}

/** A failure outside the API and its pages has the same body as one of the API. [K3] */
function failure({ addresses, log }: Needs<"addresses" | "log">, error: unknown): Response {
  const traceId = newTraceId();
  const answer = errorResponse(error, { log, traceId, route: "no route", aborted: false });
  return apiHeaders(answer, traceId, addresses.secure);
}

const nothingHere = (services: Needs<"addresses" | "log">): Response =>
  failure(services, new AppError({ code: "not_found", status: 404, userMessage: "There is nothing here." }));

/** No browser sends them and no `Request` can carry them. */
const UNANSWERED: ReadonlySet<string> = new Set(["TRACE", "TRACK", "CONNECT"]);
const methodRefused = (): AppError =>
  new AppError({ code: "method_not_allowed", status: 405, userMessage: "There is no such method here." });

/** Addresses that no URL can be made of; anything else that reaches this is ours to fix. */
function malformed(services: Needs<"addresses" | "log">, error: unknown): Response {
  const rule = "is not an address";
  const isTheirs = error instanceof RequestError;
  return failure(services, isTheirs ? invalidRequest(`url: ${rule}`, { field: "url", rule }) : error);
}

/** A call that comes before what a crash left behind was looked into would write over it. */
const starting = (): AppError =>
  new AppError({
    code: "starting",
    status: 503,
    kind: "user",
    userMessage: "Slipway is starting. Please try again in a moment.",
    retryAfter: 2,
  });

/** Names the app answers to beside its own; cookies count on its own only. */
const OTHER_NAMES = ["localhost", "127.0.0.1", "[::1]"];

export function createApp({ services, features, access, web }: AppOptions): App {
  const { addresses, config, log, hosts } = services;
  const mounted = mountFeatures(services, features);
  let ready = false;
  let stopping = false;

  const root = new Hono<{ Bindings: NodeBindings }>();
  const plain = (body: object, status = 200): Response => {
    const response = Response.json(body, { status, headers: { "cache-control": "no-store" } });
    commonHeaders(response.headers, addresses.secure);
    return response;
  };
  root.get("/healthz", () => plain({ status: "ok" }));
  root.get("/readyz", async () => {
    const state = await readiness(services, { isStarted: ready, isStopping: stopping });
    return plain(state, state.status === "ready" ? 200 : 503);
  });
  const proxies = trustedProxies(config.trustedProxies);
  root.get("/metrics", async (context) => {
    const ip = callerOf(context.req.raw, context.env, proxies);
    return serveMetrics(services, access, { request: context.req.raw, ip }).then(
      (response) => {
        commonHeaders(response.headers, addresses.secure);
        return response;
      },
      (error: unknown) => failure(services, error),
    );
  });
  const api = createApi({
    features: mounted,
    ...access,
    addresses,
    log,
    proxies,
    admit: createAdmission(services, () => stopping),
    observe: observeRequests(services),
    told: () => services.disk.told,
    checkAnswers: config.testing,
  });
  root.route("/api", api);
  if (web !== null)
    root.get(
      "*",
      async (context) => canonicalHost(context.req.raw, addresses, config.url) ?? (await web.serve(context.req.raw)),
    );
  root.notFound(() => nothingHere(services));

  const fetch = async (request: Request, bindings?: NodeBindings): Promise<Response> => {
    if (UNANSWERED.has(request.method)) return failure(services, methodRefused());
    if (!ready && new URL(request.url).pathname.startsWith("/api/")) return failure(services, starting());
    return root.fetch(withoutForeignCookies(request, addresses), bindings);
  };
  const listener = getRequestListener(
    async (request, bindings) => {
      const response = await fetch(request, bindings as NodeBindings);
      return sendReady(response, (bindings as HttpBindings).outgoing) ? RESPONSE_ALREADY_SENT : response;
    },
    { overrideGlobalObjects: false, errorHandler: (error) => malformed(services, error) },
  );
  const live = createLiveEndpoint({ services, mounted, access, isReady: () => ready });
  const handler: HostHandler = {
    request: (incoming, response) => listener(incoming, response),
    upgrade: (request) => live.upgrade(request),
  };
  const names = new Set([addresses.appHost, ...OTHER_NAMES]);
  const entries = [...names].map((name) => hosts.set(name, handler));

  const traffic = new AsyncDisposableStack();
  return {
    mounted,
    handler,
    fetch: (request) => fetch(request),
    async start() {
      for (const feature of mounted) await feature.start?.();
      // Where there is a gateway process, visitors' requests arrive there.
      if (services.gateway === null)
        for (const { openTraffic } of mounted) if (openTraffic) traffic.use(await openTraffic());
      ready = true;
    },
    async drain(withinMs, say) {
      stopping = true;
      for (const feature of mounted) feature.drain?.();
      const pending = () => mounted.flatMap((feature) => feature.pending?.() ?? []);
      return drain({ pending, withinMs, say });
    },
    async [Symbol.asyncDispose]() {
      ready = false;
      for (const remove of entries) remove();
      live.close();
      for (const feature of mounted.toReversed()) {
        await feature
          .stop?.()
          .catch((error: unknown) => log.error("a feature did not stop cleanly", { feature: feature.name, error }));
      }
      await traffic
        .disposeAsync()
        .catch((error: unknown) => log.error("backends and sites did not stop cleanly", { error }));
    },
  };
}
