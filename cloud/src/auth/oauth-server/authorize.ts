/** GET /oauth/authorize: another application sends somebody here, and they go on to the page where they agree. */
import type { AppError } from "@slipway/kernel/errors";
import { inTransaction, issuerOf, limitAddress, siteUrlOf, type AuthCall, type AuthHandler } from "../auth-call.ts";
import { asFailure, isInOAuthWords, oauthError, oauthRefusal, redirectErrorName } from "../auth-error.ts";
import { redirectAddress } from "../settings/redirect-urls.ts";
import { insertAuthorization, type NewAuthorization } from "./authorizations.ts";
import { isRegistered, SCOPES } from "./client-rules.ts";
import { findClient, redirectsOf, type ClientRow } from "./clients.ts";

const LONGEST = { state: 4096, nonce: 1024, resource: 2048 } as const;
const USUAL_SCOPE = "email";

const found = (location: string) => ({
  status: 302,
  headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
});

/** Back to the application. It learns who answers, so that no other server's answer is taken for ours (RFC 9207). */
export function answerAddress(
  call: AuthCall,
  { redirect_uri, state }: Pick<NewAuthorization, "redirect_uri" | "state">,
  facts: Record<string, string>,
): string {
  const query = { ...facts, ...(state === null ? {} : { state }), iss: issuerOf(call) };
  return redirectAddress(redirect_uri, { query });
}

/** Each once (RFC 6749, 3.1). */
function single(query: URLSearchParams, name: string): string {
  const values = query.getAll(name);
  if (values.length > 1) throw oauthError("invalid_request", `${name} is there more than once`);
  return values[0] ?? "";
}

/** Before both are known to be good nobody is sent anywhere. */
async function destinationOf(call: AuthCall): Promise<{ client: ClientRow; redirect: string }> {
  const id = single(call.query, "client_id");
  if (id === "") throw oauthError("invalid_request", "client_id is required");
  const client = await findClient(call.db, id);
  if (client === null) throw oauthError("invalid_client", "There is no such client");
  const redirect = single(call.query, "redirect_uri");
  if (redirect === "") throw oauthError("invalid_request", "redirect_uri is required");
  if (!isRegistered(redirect, { type: client.client_type, uris: redirectsOf(client) })) {
    throw oauthError("invalid_request", "redirect_uri is not registered for this client");
  }
  return { client, redirect };
}

function scopeOf(query: URLSearchParams): string {
  const asked = single(query, "scope")
    .split(" ")
    .filter((name) => name !== "");
  if (asked.length === 0) return USUAL_SCOPE;
  const other = asked.find((name) => !SCOPES.includes(name as (typeof SCOPES)[number]));
  if (other !== undefined) throw oauthError("invalid_scope", `scope must be of ${SCOPES.join(", ")}`);
  return SCOPES.filter((name) => asked.includes(name)).join(" ");
}

/** RFC 8707: an absolute address without a fragment. */
function resourceOf(query: URLSearchParams): string | null {
  const text = single(query, "resource");
  if (text === "") return null;
  if (text.length > LONGEST.resource || !URL.canParse(text) || text.includes("#")) {
    throw oauthError("invalid_target", "resource must be an absolute URI without a fragment");
  }
  return text;
}

function checkProof(query: URLSearchParams): string {
  const challenge = single(query, "code_challenge");
  if (challenge === "") throw oauthError("invalid_request", "code_challenge is required");
  if (single(query, "code_challenge_method") !== "S256") {
    throw oauthError("invalid_request", "code_challenge_method must be S256");
  }
  // A SHA-256 in base64url, and nothing else.
  if (!/^[A-Za-z0-9_-]{43}$/.test(challenge)) {
    throw oauthError("invalid_request", "code_challenge must have 43 characters of base64url");
  }
  return challenge;
}

function promptOf(query: URLSearchParams): boolean {
  const prompts = single(query, "prompt").split(" ");
  if (prompts.includes("none")) throw oauthError("interaction_required", "People agree on a page of this app");
  return ["consent", "login", "select_account"].some((name) => prompts.includes(name));
}

function wantedOf(query: URLSearchParams): Omit<NewAuthorization, "client_id" | "redirect_uri" | "state"> {
  if (single(query, "response_type") !== "code") {
    throw oauthError("unsupported_response_type", "response_type must be code");
  }
  if (query.has("request")) throw oauthError("request_not_supported", "Request objects are not supported");
  if (query.has("request_uri")) throw oauthError("request_uri_not_supported", "Request objects are not supported");
  if (!["", "query"].includes(single(query, "response_mode"))) {
    throw oauthError("invalid_request", "response_mode must be query");
  }
  const nonce = single(query, "nonce");
  if (nonce.length > LONGEST.nonce) throw oauthError("invalid_request", "nonce is too long");
  return {
    scope: scopeOf(query),
    resource: resourceOf(query),
    nonce: nonce === "" ? null : nonce,
    asks_again: promptOf(query),
    code_challenge: checkProof(query),
  };
}

/** The path stands behind the whole of the site's address: a site may live in a folder. */
function pageAddress(call: AuthCall, id: string): string {
  const url = new URL(siteUrlOf(call));
  url.pathname = `${url.pathname.replace(/\/+$/, "")}${call.settings.oauth_server_authorization_path}`;
  url.search = "";
  url.hash = "";
  url.searchParams.set("authorization_id", id);
  return url.href;
}

const named = (failure: AppError): string => (isInOAuthWords(failure) ? failure.code : redirectErrorName(failure));

const getAuthorization: AuthHandler = async (call) => {
  // Apart from signing in: any page can make a browser come here.
  await limitAddress(call, "sign_in_sign_ups", "oauth");
  const { client, redirect } = await destinationOf(call);
  const states = call.query.getAll("state");
  const state = states.length === 1 && states[0]!.length <= LONGEST.state ? states[0]! : null;
  const home = { redirect_uri: redirect, state };
  try {
    if (states.length > 0 && state === null) throw oauthError("invalid_request", "state is too long or there twice");
    const wanted = { ...wantedOf(call.query), ...home, client_id: client.id };
    const id = await inTransaction(call, (tx) => insertAuthorization(tx, wanted, call.now), "signs_in");
    return found(pageAddress(call, id));
  } catch (error) {
    const failure = asFailure(error);
    // A broken server says so itself; what the application asked wrongly it hears.
    if (failure.status >= 500) throw error;
    return found(answerAddress(call, home, { error: named(failure), error_description: failure.userMessage }));
  }
};

/** Refusals of an address that is not to be trusted are shown here and lead nowhere. */
export const getAuthorizationEndpoint: AuthHandler = async (call) => {
  try {
    return await getAuthorization(call);
  } catch (error) {
    const failure = asFailure(error);
    if (isInOAuthWords(failure) || failure.status >= 500) throw failure;
    throw oauthRefusal(failure.status, redirectErrorName(failure), { message: failure.userMessage });
  }
};
