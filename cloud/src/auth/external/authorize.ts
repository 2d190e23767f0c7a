/** GET /authorize and /callback: to the provider and back. */
import { inTransaction, redirectOf, siteUrlOf, type AuthCall, type AuthHandler } from "../auth-call.ts";
import { asFailure, authError, redirectErrorName, validationFailed } from "../auth-error.ts";
import { checkChallenge, findFlow, isFlowOver, lockFlow, startFlow, type FlowState } from "../flows/pkce.ts";
import { sessionFragment } from "../flows/verify.ts";
import { findUserByToken } from "../messages/one-time-codes.ts";
import { issueSession } from "../sessions/sessions.ts";
import { googleClientIds } from "../settings/auth-settings.ts";
import { isAllowedRedirect, redirectAddress } from "../settings/redirect-urls.ts";
import { emailOf, isConfirmed } from "../users/user-record.ts";
import { findUser, isUuid } from "../users/user-store.ts";
import { exchangeCode, verifyIdToken, type ExternalPerson, type ExternalTokens } from "./google.ts";
import { enterFromOutside, linkFromOutside, needsVerification } from "./linking.ts";

/** The service decides these; whatever a client adds under such a name is left out. */
const RESERVED = new Set([
  "apikey",
  "client_id",
  "client_secret",
  "code_challenge",
  "code_challenge_method",
  "invite_token",
  "provider",
  "redirect_to",
  "redirect_uri",
  "response_type",
  "scope",
  "scopes",
  "skip_http_redirect",
  "state",
]);

const callbackUrl = (call: AuthCall): string => `${call.request.baseUrl}/callback`;

function checkProvider({ settings }: AuthCall, name: string): void {
  if (name !== "google") {
    throw validationFailed(`Unsupported provider: Provider ${name.slice(0, 40)} could not be found`);
  }
  if (!settings.external_google_enabled) throw validationFailed("Unsupported provider: provider is not enabled");
  if (googleClientIds(settings).length === 0 || settings.external_google_secret === "") {
    throw validationFailed("Unsupported provider: missing OAuth client ID or secret");
  }
}

/** `linkTo`: the id of a person who adds another way of signing in. */
export async function authorizeUrl(call: AuthCall, linkTo: string | null): Promise<string> {
  const { query } = call;
  const provider = (query.get("provider") ?? "").toLowerCase();
  checkProvider(call, provider);
  const challenge = {
    code_challenge: query.get("code_challenge") ?? "",
    code_challenge_method: query.get("code_challenge_method") ?? "",
  };
  checkChallenge(challenge);
  const inviteToken = query.get("invite_token") ?? "";
  if (inviteToken !== "" && (await findUserByToken(call.db, inviteToken, ["confirmation_token"])) === null) {
    throw authError(404, "user_not_found", "User identified by token not found");
  }
  const flow = {
    ...challenge,
    provider,
    method: "oauth",
    referrer: redirectOf(call),
    ...(inviteToken === "" ? {} : { inviteToken }),
    ...(linkTo === null ? {} : { linkingTargetId: linkTo }),
  };
  const state = await inTransaction(call, (tx) => startFlow(call, tx, flow), "signs_in");
  const url = new URL(call.tools.google.authorize);
  for (const [name, value] of query) if (!RESERVED.has(name.toLowerCase())) url.searchParams.set(name, value);
  const scopes = new Set(["email", "profile", "openid", ...(query.get("scopes") ?? "").split(/[\s,]+/)]);
  scopes.delete("");
  url.searchParams.set("client_id", googleClientIds(call.settings)[0]!);
  url.searchParams.set("redirect_uri", callbackUrl(call));
  url.searchParams.set("response_type", "code");
  url.searchParams.set("scope", [...scopes].join(" "));
  url.searchParams.set("state", state);
  return url.href;
}

const found = (location: string) => ({
  status: 302,
  headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
});

export const getAuthorize: AuthHandler = async (call) => found(await authorizeUrl(call, null));

async function flowOfState(call: AuthCall): Promise<FlowState> {
  const state = call.query.get("state") ?? "";
  if (state === "") throw authError(400, "bad_oauth_callback", "OAuth state parameter missing");
  if (!isUuid(state)) throw authError(400, "bad_oauth_state", "OAuth state parameter is invalid");
  const flow = await findFlow(call.db, state);
  if (flow === null || flow.authentication_method !== "oauth") {
    throw authError(400, "bad_oauth_state", "OAuth state not found or expired");
  }
  if (isFlowOver(flow, call.now)) throw authError(400, "bad_oauth_state", "OAuth state has expired");
  if (flow.user_id !== null) throw authError(400, "flow_state_already_used", "State has already been used");
  return flow;
}

async function personFromProvider(call: AuthCall): Promise<{ person: ExternalPerson; tokens: ExternalTokens }> {
  const refusal = call.query.get("error");
  if (refusal !== null) {
    const description = call.query.get("error_description") ?? refusal;
    throw authError(refusal === "access_denied" ? 403 : 400, "bad_oauth_callback", description.slice(0, 300));
  }
  const code = call.query.get("code") ?? "";
  if (code === "") throw authError(400, "bad_oauth_callback", "OAuth callback with missing authorization code missing");
  const { settings, tools } = call;
  checkProvider(call, "google");
  const clientIds = googleClientIds(settings);
  const endpoints = tools.google;
  const exchange = {
    code,
    redirectUri: callbackUrl(call),
    clientId: clientIds[0]!,
    secret: settings.external_google_secret,
  };
  const tokens = await exchangeCode(exchange, { endpoints, fetch: tools.fetch });
  const { person } = await verifyIdToken(tokens.idToken, { endpoints, fetch: tools.fetch, clientIds, now: call.now });
  if (person.email === "") {
    throw authError(500, "unexpected_failure", "Error getting user email from external provider");
  }
  return { person, tokens };
}

/** Accepts an invitation by mail for a person who signs in with a provider instead of a password. */
async function acceptInvite(call: AuthCall, inviteToken: string, person: ExternalPerson): Promise<void> {
  const invited = await findUserByToken(call.db, inviteToken, ["confirmation_token"]);
  if (invited === null || isConfirmed(invited)) throw authError(404, "invite_not_found", "Invite not found");
  if (emailOf(invited) !== person.email || !person.isEmailVerified) {
    throw validationFailed("Invited email does not match emails from external provider");
  }
}

async function comeBack(call: AuthCall, flow: FlowState, target: string) {
  const { person, tokens } = await personFromProvider(call);
  if (flow.invite_token !== null) await acceptInvite(call, flow.invite_token, person);
  const result = await inTransaction(
    call,
    async (tx) => {
      const current = await lockFlow(tx, flow.id);
      if (current === null || current.user_id !== null) {
        throw authError(400, "flow_state_already_used", "State has already been used");
      }
      const user =
        flow.linking_target_id === null
          ? await enterFromOutside(call, tx, person)
          : await linkFromOutside(call, tx, { person, userId: flow.linking_target_id });
      if (flow.linking_target_id === null && !isConfirmed(user)) return null;
      if (flow.auth_code === null) {
        await tx.query("delete from auth.flow_state where id = $1", [flow.id]);
        return { session: await issueSession(call, tx, { user, method: "oauth" }) };
      }
      await tx.query(
        `update auth.flow_state set user_id = $2, provider_access_token = $3, provider_refresh_token = $4,
         auth_code_issued_at = $5, updated_at = $5 where id = $1`,
        [
          flow.id,
          user.id,
          tokens.accessToken,
          tokens.refreshToken === "" ? null : tokens.refreshToken,
          new Date(call.now),
        ],
      );
      return { code: flow.auth_code };
    },
    "signs_in",
  );
  if (result === null) throw needsVerification(person.provider);
  if (result.code !== undefined) return found(redirectAddress(target, { query: { code: result.code } }));
  const fragment: Record<string, string> = { ...sessionFragment(result.session), provider_token: tokens.accessToken };
  if (tokens.refreshToken !== "") fragment.provider_refresh_token = tokens.refreshToken;
  return found(redirectAddress(target, { fragment }));
}

/** Refusals go home too: the person sits in a browser and not in front of an API. */
export const getCallback: AuthHandler = async (call) => {
  const allowed = { siteUrl: siteUrlOf(call), allowList: call.settings.uri_allow_list };
  let target = allowed.siteUrl;
  try {
    const flow = await flowOfState(call);
    // The list may have changed since the person left.
    if (flow.referrer !== null && isAllowedRedirect(flow.referrer, allowed)) target = flow.referrer;
    if (flow.linking_target_id !== null && (await findUser(call.db, flow.linking_target_id)) === null) {
      throw authError(422, "user_not_found", "Linking target user not found");
    }
    return await comeBack(call, flow, target);
  } catch (error) {
    const failure = asFailure(error);
    if (failure.status >= 500 && failure.cause !== undefined)
      call.backend.log.error("OAuth callback failed", { error });
    const facts = {
      error: redirectErrorName(failure),
      error_code: failure.code,
      error_description: failure.userMessage,
    };
    return found(redirectAddress(target, { query: facts, fragment: facts }));
  }
};
