/** Paths of a project that is an OAuth server for other applications. Where the project has not said so, there is nothing. */
import type { AuthHandler } from "../auth-call.ts";
import { authError } from "../auth-error.ts";
import { getAuthorizationEndpoint } from "./authorize.ts";
import {
  changeClient,
  createClient,
  deleteClient,
  getClient,
  listAllClients,
  registerClient,
  renewSecret,
} from "./client-routes.ts";
import { getAuthorizationDetails, listGrants, postConsent, revokeGrant } from "./consent-routes.ts";
import { getOpenIdFacts, getServerFacts } from "./discovery.ts";
import { getUserInfo } from "./person-claims.ts";
import { postOAuthToken } from "./token-endpoint.ts";

type Methods = Partial<Record<"GET" | "POST" | "PUT" | "DELETE", AuthHandler>>;

const offered =
  (handler: AuthHandler): AuthHandler =>
  async (call) => {
    if (!call.settings.oauth_server_enabled) throw authError(404, "feature_disabled", "OAuth server is disabled");
    return handler(call);
  };

const ROUTES: readonly (readonly [path: string, methods: Methods])[] = [
  ["/.well-known/oauth-authorization-server", { GET: getServerFacts }],
  ["/.well-known/openid-configuration", { GET: getOpenIdFacts }],
  ["/oauth/authorize", { GET: getAuthorizationEndpoint }],
  ["/oauth/authorizations/:id", { GET: getAuthorizationDetails }],
  ["/oauth/authorizations/:id/consent", { POST: postConsent }],
  ["/oauth/token", { POST: postOAuthToken }],
  ["/oauth/userinfo", { GET: getUserInfo, POST: getUserInfo }],
  ["/oauth/clients/register", { POST: registerClient }],
  ["/user/oauth/grants", { GET: listGrants, DELETE: revokeGrant }],
  ["/admin/oauth/clients", { GET: listAllClients, POST: createClient }],
  ["/admin/oauth/clients/:id", { GET: getClient, PUT: changeClient, DELETE: deleteClient }],
  ["/admin/oauth/clients/:id/regenerate_secret", { POST: renewSecret }],
];

export const OAUTH_ROUTES = ROUTES.map(([path, methods]) => {
  const handlers = Object.entries(methods).map(([method, handler]) => [method, offered(handler)] as const);
  return [path, Object.fromEntries(handlers) as Methods] as const;
});

/** Called by programs that hold no key of the project. */
export const OPEN_OAUTH_PATHS: readonly string[] = [
  "/.well-known/oauth-authorization-server",
  "/.well-known/openid-configuration",
  "/oauth/authorize",
  "/oauth/token",
  "/oauth/userinfo",
  "/oauth/clients/register",
];
