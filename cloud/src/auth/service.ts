/** The service behind `/auth/v1`: GoTrue's dialect over the project's own schema auth. */
import type { Backend } from "../backend/port.ts";
import { headerOf } from "../gateway/body.ts";
import type { Service, ServiceRequest, ServiceResponse } from "../gateway/service.ts";
import { readBody, type AuthCall, type AuthTools } from "./auth-call.ts";
import { API_VERSION_HEADER, asFailure, authError, failureResponse } from "./auth-error.ts";
import { routeOf } from "./auth-routes.ts";
import { GOOGLE, GOOGLE_ORIGINS, type GoogleEndpoints } from "./external/google.ts";
import { SMS_ORIGINS } from "./messages/sms-providers.ts";
import { OPEN_OAUTH_PATHS } from "./oauth-server/oauth-routes.ts";
import { authSettingsOf } from "./settings/auth-settings.ts";
import { createRateLimits } from "./settings/rate-limits.ts";

/** Everywhere this service connects to. */
const ORIGINS: readonly string[] = [...GOOGLE_ORIGINS, ...SMS_ORIGINS, "https://api.pwnedpasswords.com"];

/** Nothing that a project saves can make this service call anybody else. */
function fetchWithin(fetch: typeof globalThis.fetch, { token, keys }: GoogleEndpoints): typeof globalThis.fetch {
  const allowed = new Set([...ORIGINS, new URL(token).origin, new URL(keys).origin]);
  return async (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input);
    if (!allowed.has(origin)) throw new Error(`${origin} is no service that sign-in uses`);
    return fetch(input, init);
  };
}

export type AuthServiceOptions = Pick<AuthTools, "mail" | "fetch"> & Partial<Pick<AuthTools, "google">>;

/** Opened by people from a mail, or on the way back from their provider: no program is there to add a key. */
const OPEN_PATHS = new Set([
  ...["/verify", "/callback", "/authorize", "/.well-known/jwks.json", "/health"],
  ...OPEN_OAUTH_PATHS,
]);

async function callOf(request: ServiceRequest, backend: Backend, tools: AuthTools): Promise<AuthCall> {
  return {
    request,
    backend,
    tools,
    settings: authSettingsOf(await backend.settings.read("auth")),
    query: new URLSearchParams(request.query),
    body: null,
    now: backend.clock.now(),
    db: backend.database.as("supabase_auth_admin"),
    outbox: [],
    params: {},
  };
}

async function answer(request: ServiceRequest, backend: Backend, tools: AuthTools): Promise<ServiceResponse> {
  const route = routeOf(request.method, request.path);
  if (route === "path") throw authError(404, "not_found", "404: Route not found");
  if (route === "method") throw authError(405, "method_not_allowed", "405: Method not allowed");
  const call = await callOf(request, backend, tools);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return route.handler({ ...call, params: route.params, body: hasBody ? await readBody(request) : null });
}

export function createAuthService(options: AuthServiceOptions): Service {
  const google = options.google ?? GOOGLE;
  const fetch = fetchWithin(options.fetch, google);
  const tools: AuthTools = { mail: options.mail, google, fetch, limits: createRateLimits() };
  return {
    prefix: "/auth/v1",
    isOpen: (path) => OPEN_PATHS.has(path),
    async handle(request, backend) {
      try {
        return await answer(request, backend, tools);
      } catch (error) {
        const failure = asFailure(error);
        if (failure.status >= 500 && failure.kind === "system")
          backend.log.error("auth call failed", { path: request.path, error: failure.cause ?? error });
        return failureResponse(failure, headerOf(request, API_VERSION_HEADER));
      }
    },
  };
}
