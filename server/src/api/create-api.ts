/** Mounts every contract below `/api`: trace, authentication, origin, policy, validation, handler, one error body. */
import type { BlockList } from "node:net";
import { Hono, type Context } from "hono";
import type { Actor, Call, MountedFeature } from "@slipway/features/feature.ts";
import { AppError, invalidRequest } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import type { RouteDefinition } from "@slipway/kernel/contract/route";
import type { Addresses } from "@slipway/platform/http/port";
import type { Log } from "@slipway/platform/log/port";
import { newTraceId, withTrace } from "@slipway/platform/log/pino-log";
import { checkAnswer } from "./answer-check.ts";
import { decide, type FactSources, type Granted } from "./guards/authorization.ts";
import { callerOf, type NodeBindings } from "./guards/caller.ts";
import { errorResponse, type FailureContext } from "./error-response.ts";
import { openApiDocument } from "./openapi.ts";
import { refuseForeignOrigin } from "./guards/origin-guard.ts";
import { boundedRequest, readJson } from "./request-body.ts";
import { apiHeaders } from "./guards/security-headers.ts";
import { readyAnswer } from "./ready-answer.ts";
import { parseBody, parseParams, parseQuery } from "./validation/validation.ts";

/** Supplied by the features: who is calling, and facts about the things a call names. */
export interface ApiAccess extends FactSources {
  authenticate(request: Request): Promise<Actor | null>;
  /** The sign-in library's own paths below `/api/auth/`. */
  authHandler?(request: Request, ip: string): Promise<Response>;
}

export interface ObservedRoute {
  method: string;
  path: string;
}

export interface ApiOptions extends ApiAccess {
  features: readonly MountedFeature[];
  addresses: Addresses;
  log: Log;
  /** Proxies whose `X-Forwarded-For` header is trusted. */
  proxies: BlockList;
  /** May throw before a handler runs: too many calls, no disk space, stopping. */
  admit?(definition: RouteDefinition, caller: string): Promise<void>;
  /** Names of the people who have been told that the disk lacks space. */
  told?(): readonly string[];
  /** Called for every answer; may put a span around its making. `route` is a pattern, never an address. */
  observe?(route: ObservedRoute, work: () => Promise<Response>): Promise<Response>;
  /** Tests only: answers are checked against their contracts. */
  checkAnswers: boolean;
}

type ApiContext = Context<{ Bindings: NodeBindings }>;

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** A caller can make up methods, and a metric has room for few. */
const methodOf = (method: string): string => (METHODS.has(method) ? method : "other");

/** An answer being made. */
interface Answering {
  traceId: string;
  /** The caller; null until the route's policy has admitted them. */
  caller: Actor | null;
}

interface MountedRoute {
  definition: RouteDefinition;
  handler: (input: never, call: Call) => Promise<unknown>;
}

/** Sorts fixed words before parameters, so that `/projects/shared` is not taken for a project. */
const specificity = (path: string): string => path.replace(/\{\w+\}/g, "~");

const allRoutes = (features: readonly MountedFeature[]): MountedRoute[] =>
  features
    .flatMap(({ name, contract, handlers }) =>
      Object.entries(contract).map(([key, definition]) => {
        const handler = handlers[key];
        if (handler === undefined) throw new Error(`${name}: the route ${key} has no handler`);
        return { definition: definition as RouteDefinition, handler };
      }),
    )
    .toSorted((a, b) => (specificity(a.definition.path) < specificity(b.definition.path) ? -1 : 1));

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");

/** Registers declared routes first, then the sign-in library's, then what is left: 405 and 404. */
export function createApi(options: ApiOptions): Hono<{ Bindings: NodeBindings }> {
  const api = new Hono<{ Bindings: NodeBindings }>();
  const routes = allRoutes(options.features);

  /** Makes every answer, so that trace id, headers and error body are the same for all. */
  const answer = (
    context: ApiContext,
    name: string,
    work: (answering: Answering) => Promise<Response>,
  ): Promise<Response> => {
    const traceId = newTraceId();
    const answering: Answering = { traceId, caller: null };
    const path = name.slice(name.indexOf("/")).replace(/:(\w+)/g, "{$1}");
    const route = { method: methodOf(context.req.method), path: path.startsWith("/") ? path : "other" };
    const make = async (): Promise<Response> => {
      const request = context.req.raw;
      const failure = {
        log: options.log,
        traceId,
        route: name,
        get aborted() {
          return request.signal.aborted;
        },
        get told() {
          return options.told?.() ?? [];
        },
        get caller() {
          return answering.caller;
        },
      };
      const response = await work(answering).catch((error: unknown) => errorResponse(error, failure));
      return apiHeaders(response, traceId, options.addresses.secure);
    };
    return withTrace(traceId, () => options.observe?.(route, make) ?? make(), `${route.method} ${route.path}`);
  };

  for (const route of routes) {
    const { method, path } = route.definition;
    api.on(method, honoPath(path), (context) =>
      answer(context, `${method} ${path}`, (answering) => serve(route, { context, answering }, options)),
    );
  }

  // Made when it is first asked for: converting the schemas of all routes takes a third of a start's processor time.
  let document: string | null = null;
  api.get("/openapi.json", (context) =>
    answer(context, "GET /openapi.json", () => {
      const definitions = routes.map((route) => route.definition);
      document ??= JSON.stringify(openApiDocument(definitions, options.addresses.appUrl));
      return Promise.resolve(new Response(document, { headers: { "content-type": "application/json" } }));
    }),
  );

  const { authHandler } = options;
  if (authHandler !== undefined) {
    api.all("/auth/*", (context) =>
      answer(context, "/auth/*", async () => {
        const request = context.req.raw;
        return authHandler(
          boundedRequest(request, limits.jsonBodyBytes),
          callerOf(request, context.env, options.proxies),
        );
      }),
    );
  }

  const methods = Map.groupBy(routes, (route) => honoPath(route.definition.path));
  for (const [path, siblings] of methods) {
    const allow = siblings
      .map((route) => route.definition.method)
      .toSorted()
      .join(", ");
    api.all(path, (context) => {
      const name = `${context.req.method} ${path}`;
      return answer(context, name, ({ traceId }) =>
        Promise.resolve(notAllowed(allow, { log: options.log, traceId, route: name, aborted: false })),
      );
    });
  }
  api.all("*", (context) =>
    answer(context, "unknown path", async () => {
      throw new AppError({ code: "not_found", status: 404, userMessage: "There is no such call." });
    }),
  );
  return api;
}

function notAllowed(allow: string, failure: FailureContext): Response {
  const error = new AppError({ code: "method_not_allowed", status: 405, userMessage: `Use one of: ${allow}.` });
  const response = errorResponse(error, failure);
  response.headers.set("allow", allow);
  return response;
}

interface Named {
  params: Record<string, string>;
  body: () => Promise<unknown>;
}

/** Finds the policy's id: in the path, or in the body field that `from` names. */
async function policyId(definition: RouteDefinition, kind: string, { params, body }: Named): Promise<string> {
  const { policy } = definition;
  const from = typeof policy === "object" && "workspace" in policy ? policy.from : undefined;
  if (from === undefined) {
    const id = params[`${kind}Id`] ?? params["id"];
    if (id === undefined) throw new Error(`${definition.path} has a ${kind} policy and no ${kind} in its path`);
    return id;
  }
  return idInBody(from, await body());
}

/**
 * The whole body is validated after the policy; a fault of this one field is reported before, with the same message.
 */
function idInBody(field: string, body: unknown): string {
  const refused = (name: string, rule: string) => invalidRequest(`${name}: ${rule}`, { field: name, rule, in: "body" });
  // An empty body counts as `{}`.
  const fields = body === undefined ? {} : body;
  if (typeof fields !== "object" || fields === null || Array.isArray(fields))
    throw refused("body", "must be a JSON object");
  const id = (fields as Record<string, unknown>)[field];
  if (id === undefined) throw refused(field, "is required");
  if (typeof id !== "string") throw refused(field, "must be a string");
  if (id === "") throw refused(field, "must not be empty");
  return id;
}

const SENDS_JSON = /^\s*application\/json\s*(;|$)/i;

async function serve(
  { definition, handler }: MountedRoute,
  { context, answering }: { context: ApiContext; answering: Answering },
  options: ApiOptions,
): Promise<Response> {
  const request = context.req.raw;
  const params = { ...context.req.param() } as Record<string, string>;
  const maxBytes = definition.maxBodyBytes ?? limits.jsonBodyBytes;
  let pending: Promise<unknown> | undefined;
  const jsonBody = (): Promise<unknown> => (pending ??= readJson(request, maxBytes));

  const actor = await options.authenticate(request);
  if (actor?.via === "session") refuseForeignOrigin(request, options.addresses);
  const idOf = (kind: string): Promise<string> => policyId(definition, kind, { params, body: jsonBody });
  const verdict = await decide({ policy: definition.policy, idOf }, actor, options);
  if (!verdict.allowed) throw verdict.error;
  answering.caller = actor;
  const ip = callerOf(request, context.env, options.proxies);
  await options.admit?.(definition, actor?.userId ?? ip);

  const isBytes = definition.bodyKind === "bytes";
  // A broken or too large body is refused even by routes without one, because the caller meant something else.
  if (definition.body === undefined && !isBytes && SENDS_JSON.test(request.headers.get("content-type") ?? ""))
    await jsonBody();
  const input = {
    params: parseParams(definition, params),
    query: parseQuery(definition, request.url),
    body: isBytes || definition.body === undefined ? undefined : parseBody(definition, await jsonBody()),
  };
  const headers = new Headers();
  const call = callOf({ context, actor, granted: verdict.granted, ip, traceId: answering.traceId, headers });
  if (isBytes) call.request = boundedRequest(request, maxBytes);
  const result = await handler(input as never, call);
  if (options.checkAnswers && definition.resultKind !== "bytes") checkAnswer(definition, result);
  return toResponse(definition, result, headers);
}

interface CallParts {
  context: ApiContext;
  actor: Actor | null;
  granted: Granted;
  ip: string;
  traceId: string;
  headers: Headers;
}

const callOf = ({ context, actor, granted, ip, traceId, headers }: CallParts): Call => ({
  actor,
  ...granted,
  traceId,
  // Made on demand, because few handlers ask for it.
  get signal() {
    return context.req.raw.signal;
  },
  request: context.req.raw,
  ip,
  headers,
});

function toResponse(definition: RouteDefinition, result: unknown, headers: Headers): Response {
  if (definition.resultKind === "bytes") {
    const response = result as Response;
    for (const [name, value] of headers) response.headers.append(name, value);
    return response;
  }
  headers.set("content-type", "application/json");
  return readyAnswer(JSON.stringify(result ?? {}), { headers, status: definition.status ?? 200 });
}
