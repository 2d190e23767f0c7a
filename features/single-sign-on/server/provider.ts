/**
 * Speaks OpenID Connect to one provider through the guarded egress: discovery, code flow with PKCE, ID tokens checked by the
 * provider's keys. Everything from it is bounded in bytes and time.
 */
import * as oidc from "openid-client";
import { AppError } from "@slipway/kernel/errors";
import { boundedResponse } from "@slipway/platform/egress/bounded-response";
import { createEgress, type EgressOptions } from "@slipway/platform/egress/connector";
import type { Needs } from "../../services.ts";

/** Size of one answer: discovery documents of large providers have about 10 KB, key sets 20 KB. */
const MAX_BYTES = 262_144;
const MAX_SECONDS = 10;

export interface ProviderNetwork extends EgressOptions {
  /** Seconds that one answer may take. */
  seconds?: number;
}

export type ProviderPorts = Needs<"config"> & { network: ProviderNetwork };

export interface ProviderSettings {
  issuer: string;
  clientId: string;
  secret: string;
}

export interface Provider extends AsyncDisposable {
  /** The page to open in the browser. */
  signInPage(parameters: { redirectUrl: string; state: string; nonce: string; verifier: string }): Promise<URL>;
  /** Exchanges the code of `url`. Throws `Refused` for everything that is not a valid token for us. */
  claimsOf(url: URL, expected: { state: string; nonce: string; verifier: string }): Promise<Record<string, unknown>>;
}

/** A field of the settings, and the rule that it breaks. */
const unusable = (rule: string, cause?: unknown): AppError =>
  new AppError({
    code: "provider_unusable",
    status: 400,
    userMessage: `issuer: ${rule}`,
    details: { field: "issuer", rule },
    ...(cause instanceof Error ? { message: `issuer: ${rule} ${cause.message.slice(0, 300)}` } : {}),
  });

/** The provider's answer does not let anybody in. `reason` names no value of the answer. */
export class Refused extends Error {
  readonly problem: "cancelled" | "provider_failed" | "token_refused";

  constructor(problem: Refused["problem"], cause: unknown) {
    super(cause instanceof Error ? cause.message.slice(0, 300) : problem, { cause });
    this.problem = problem;
  }
}

/** By the provider's preference: HTTP Basic is the default of the protocol. */
const clientAuth =
  (secret: string): oidc.ClientAuth =>
  (...call) => {
    const methods = call[0].token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
    const auth = methods.includes("client_secret_basic") ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    auth(secret)(...call);
  };

/** Origins that the operator allows may be anywhere; others have to be public. */
function guardedFetch({ config, network }: ProviderPorts, stack: AsyncDisposableStack): oidc.CustomFetch {
  const inside = stack.use(createEgress({ kind: "operator", origins: config.ssoOrigins }, network));
  const outside = stack.use(createEgress({ kind: "workspace" }, network));
  return async (url, init) => {
    const egress = config.ssoOrigins.includes(new URL(url).origin) ? inside : outside;
    return boundedResponse(await egress.fetch(url, init as RequestInit), MAX_BYTES);
  };
}

function checkedIssuer({ config }: Needs<"config">, issuer: string): URL {
  const url = new URL(issuer);
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "")
    throw unusable("must be an address without a password, a query or a fragment");
  const isAllowed = url.protocol === "https:" || (url.protocol === "http:" && config.ssoOrigins.includes(url.origin));
  if (!isAllowed) throw unusable("must be an https address");
  return url;
}

/** Why discovery failed, as a rule of the field. An address that the egress refuses is one of them. */
function discoveryProblem(error: unknown): AppError {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof AppError)
      return unusable("must be a public address, or one that the people who run this Slipway allow", at);
    if (at.name === "ResponseTooLong") return unusable("has a discovery document that is longer than is read", at);
    if (at.name === "TimeoutError" || at.name === "AbortError") return unusable("did not answer in time", at);
  }
  return unusable("has no discovery document at /.well-known/openid-configuration that names this issuer", error);
}

/** AppError `provider_unusable` where the discovery document cannot be read or does not fit. */
export async function openProvider(services: ProviderPorts, settings: ProviderSettings): Promise<Provider> {
  const { issuer, clientId, secret } = settings;
  const url = checkedIssuer(services, issuer);
  await using stack = new AsyncDisposableStack();
  const isPlain = url.protocol === "http:";
  let configuration: oidc.Configuration;
  try {
    configuration = await oidc.discovery(url, clientId, undefined, clientAuth(secret), {
      [oidc.customFetch]: guardedFetch(services, stack),
      timeout: services.network.seconds ?? MAX_SECONDS,
      // The signature is checked although the token comes straight from the provider.
      execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
    });
  } catch (error) {
    throw discoveryProblem(error);
  }
  checkMetadata(configuration.serverMetadata());
  const owned = stack.move();
  return {
    async signInPage({ redirectUrl, state, nonce, verifier }) {
      const challenge = await oidc.calculatePKCECodeChallenge(verifier);
      return oidc.buildAuthorizationUrl(configuration, {
        ...{ redirect_uri: redirectUrl, scope: "openid email profile", state, nonce },
        ...{ code_challenge: challenge, code_challenge_method: "S256" },
      });
    },
    async claimsOf(callback, { state, nonce, verifier }) {
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      try {
        const answer = await oidc.authorizationCodeGrant(configuration, callback, checks);
        const token = answer.claims()!;
        if (token["email"] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined)
          return token;
        // Strict providers tell the address only there; the answer has to be about the token's subject.
        return { ...(await oidc.fetchUserInfo(configuration, answer.access_token, token.sub)), sub: token.sub };
      } catch (error) {
        throw refusalOf(error);
      }
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

const ENDPOINTS = ["authorization_endpoint", "token_endpoint", "jwks_uri"] as const;

function checkMetadata(metadata: oidc.ServerMetadata): void {
  for (const name of ENDPOINTS)
    if (!/^https?:$/.test(URL.parse(metadata[name] ?? "")?.protocol ?? ""))
      throw unusable(`has a discovery document without an address as ${name}`);
}

function refusalOf(error: unknown): Refused {
  if (error instanceof oidc.AuthorizationResponseError)
    return new Refused(error.error === "access_denied" ? "cancelled" : "provider_failed", error);
  if (error instanceof oidc.ResponseBodyError) return new Refused("provider_failed", error);
  for (let at = error; at instanceof Error; at = at.cause)
    if (at instanceof AppError || ["ResponseTooLong", "TimeoutError", "AbortError"].includes(at.name))
      return new Refused("provider_failed", error);
  return new Refused("token_refused", error);
}
