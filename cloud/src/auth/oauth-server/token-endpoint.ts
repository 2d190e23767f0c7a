/** POST /oauth/token: codes and refresh tokens of other applications. Refusals are those of RFC 6749, section 5.2. */
import { createHash, timingSafeEqual } from "node:crypto";
import { AppError } from "@slipway/kernel/errors";
import { newUuid } from "@slipway/kernel/ids";
import { z } from "zod";
import type { BackendTransaction } from "../../backend/port.ts";
import {
  inTransaction,
  json,
  limitAddress,
  readFields,
  textField,
  type AuthCall,
  type AuthHandler,
} from "../auth-call.ts";
import { asFailure, isInOAuthWords, oauthError, oauthRefusal } from "../auth-error.ts";
import { refreshSession } from "../sessions/refresh.ts";
import { issueSession, type IssuedSession } from "../sessions/sessions.ts";
import { isBanned } from "../users/user-record.ts";
import { findUser } from "../users/user-store.ts";
import { exchange, lockCode, type AuthorizationRow } from "./authorizations.ts";
import { checkGuesses, countGuess, requireClient } from "./client-authentication.ts";
import { grantsOf, type ClientRow } from "./clients.ts";
import { idTokenOf } from "./person-claims.ts";

const schema = z.object({
  grant_type: textField,
  client_id: textField,
  client_secret: textField,
  code: textField,
  redirect_uri: textField,
  code_verifier: textField,
  refresh_token: textField,
  scope: textField,
  resource: textField,
});
type Fields = z.output<typeof schema>;

interface Grant {
  fields: Fields;
  client: ClientRow;
}

const invalidGrant = (message: string): AppError => oauthError("invalid_grant", message);
/** One sentence for all failures, so that guessing a code reveals no reason. */
const badCode = (): AppError =>
  invalidGrant("The authorization code is not valid, was used before, or is another client's");

function isVerified({ code_challenge: challenge }: AuthorizationRow, verifier: string): boolean {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false;
  const expected = Buffer.from(challenge);
  const shown = Buffer.from(createHash("sha256").update(verifier).digest("base64url"));
  return expected.length === shown.length && timingSafeEqual(expected, shown);
}

function tokens({ client }: Grant, issued: IssuedSession, extra: Record<string, unknown>): Record<string, unknown> {
  const isRefreshed = grantsOf(client).includes("refresh_token");
  return {
    access_token: issued.access_token,
    token_type: "bearer",
    expires_in: issued.expires_in,
    ...(isRefreshed ? { refresh_token: issued.refresh_token } : {}),
    ...extra,
  };
}

/** A failure is an answer here: ending the session of a code that came twice must stand although the client is refused. */
async function exchanged(call: AuthCall, tx: BackendTransaction, grant: Grant) {
  const { fields, client } = grant;
  const row = await lockCode(tx, fields.code);
  if (row === null || row.client_id !== client.id || row.user_id === null) return badCode();
  if (row.status === "exchanged") {
    // Somebody else has the code, too, so the session it was exchanged for ends (RFC 6749, 4.1.2).
    await tx.query("delete from auth.sessions where id = $1", [row.session_id]);
    return badCode();
  }
  if (row.expires_at.getTime() < call.now || row.session_id === null) return badCode();
  if (row.redirect_uri !== fields.redirect_uri) {
    return invalidGrant("redirect_uri is not the one that the code was asked with");
  }
  if (!isVerified(row, fields.code_verifier)) return invalidGrant("code_verifier does not fit the code_challenge");
  if (fields.resource !== "" && fields.resource !== row.resource) {
    return oauthError("invalid_target", "resource is not the one that the code was asked for");
  }
  const user = await findUser(tx, row.user_id);
  if (user === null || isBanned(user, call.now)) return badCode();
  const sessionId = newUuid();
  const method = "oauth_provider/authorization_code";
  const owner = { clientId: client.id, sessionId, scopes: row.scope };
  const issued = await issueSession(call, tx, { user, method, client: owner });
  await exchange(tx, row.id, sessionId);
  const scopes = row.scope.split(" ");
  const told = {
    user,
    clientId: client.id,
    scopes,
    nonce: row.nonce,
    sessionId,
    authenticatedAt: row.authenticated_at,
  };
  const idToken = scopes.includes("openid") ? { id_token: await idTokenOf(call, told) } : {};
  return tokens(grant, issued, { scope: row.scope, ...idToken });
}

async function codeGrant(call: AuthCall, grant: Grant): Promise<Record<string, unknown>> {
  for (const name of ["code", "redirect_uri", "code_verifier"] as const) {
    if (grant.fields[name] === "") throw oauthError("invalid_request", `${name} is required`);
  }
  const result = await inTransaction(call, (tx) => exchanged(call, tx, grant), "signs_in");
  if (result instanceof AppError) throw result;
  return result;
}

async function refreshGrant(call: AuthCall, grant: Grant): Promise<Record<string, unknown>> {
  const { fields, client } = grant;
  if (!grantsOf(client).includes("refresh_token")) {
    throw oauthError("unauthorized_client", "This client is not registered for refresh_token");
  }
  if (fields.refresh_token === "") throw oauthError("invalid_request", "refresh_token is required");
  const order = { token: fields.refresh_token, clientId: client.id };
  const result = await inTransaction(call, (tx) => refreshSession(call, tx, order), "signs_in");
  if (result instanceof AppError) throw invalidGrant(result.userMessage);
  const scope = result.session.scopes ?? "";
  return tokens(grant, result.issued, { scope });
}

const GRANTS: Readonly<Record<string, (call: AuthCall, grant: Grant) => Promise<Record<string, unknown>>>> = {
  authorization_code: codeGrant,
  refresh_token: refreshGrant,
};

async function granted(call: AuthCall): Promise<Record<string, unknown>> {
  await checkGuesses(call);
  const fields = readFields(call, schema);
  if (fields.grant_type === "") throw oauthError("invalid_request", "grant_type is required");
  const grant = Object.hasOwn(GRANTS, fields.grant_type) ? GRANTS[fields.grant_type]! : null;
  if (grant === null) {
    throw oauthError("unsupported_grant_type", "grant_type must be authorization_code or refresh_token");
  }
  const client = await requireClient(call, fields);
  if (client.client_type === "confidential") return grant(call, { fields, client });
  // A client without a secret can be anybody, so it is limited by address.
  await limitAddress(call, "token_refresh", "oauth");
  return grant(call, { fields, client }).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === "invalid_grant") await countGuess(call);
    throw error;
  });
}

const OTHER_WORDS: Readonly<Record<number, string>> = {
  429: "temporarily_unavailable",
  503: "temporarily_unavailable",
};

export const postOAuthToken: AuthHandler = async (call) => {
  try {
    return json(await granted(call), { pragma: "no-cache" });
  } catch (error) {
    const failure = asFailure(error);
    if (isInOAuthWords(failure)) throw failure;
    if (failure.kind === "system")
      call.backend.log.error("a token could not be issued", { error: failure.cause ?? error });
    const name = OTHER_WORDS[failure.status] ?? (failure.status >= 500 ? "server_error" : "invalid_request");
    throw oauthRefusal(failure.status, name, { message: failure.userMessage });
  }
};
