/** The consent page's requests (/oauth/authorizations), and the consent a person has given (/user/oauth/grants). */
import { z } from "zod";
import type { BackendTransaction } from "../../backend/port.ts";
import { inTransaction, json, readFields, textField, type AuthCall, type AuthHandler } from "../auth-call.ts";
import { authError, validationFailed } from "../auth-error.ts";
import { isTwice, requireSession, requireUser, type Caller } from "../sessions/authentication.ts";
import { emailOf, hasVerifiedFactor } from "../users/user-record.ts";
import { isUuid } from "../users/user-store.ts";
import {
  approve,
  consentedScopes,
  lockPending,
  removeAuthorization,
  revokeConsent,
  saveConsent,
  type AuthorizationRow,
} from "./authorizations.ts";
import { answerAddress } from "./authorize.ts";
import { isClaimed, isRegistered } from "./client-rules.ts";
import { clientFace, findClient, redirectsOf, type ClientRow } from "./clients.ts";

interface Question {
  row: AuthorizationRow;
  client: ClientRow;
}

async function questionOf(call: AuthCall, tx: BackendTransaction): Promise<Question> {
  const row = await lockPending(tx, call.params["id"] ?? "", call.now);
  const client = row === null ? null : await findClient(tx, row.client_id);
  // The client's addresses may have changed since.
  const isGood =
    row !== null &&
    client !== null &&
    isRegistered(row.redirect_uri, { type: client.client_type, uris: redirectsOf(client) });
  if (!isGood) throw authError(404, "oauth_authorization_not_found", "Authorization request not found or expired");
  return { row, client };
}

/** An application gets lasting access, so a person with a second factor has to have used it. */
function checkLevel(caller: Caller): void {
  if (hasVerifiedFactor(caller.user) && !isTwice(caller)) {
    throw authError(403, "insufficient_aal", "AAL2 session is required to let an application in when MFA is enabled.");
  }
}

async function letIn(
  call: AuthCall,
  tx: BackendTransaction,
  { row, caller }: { row: AuthorizationRow; caller: Caller },
) {
  const consent = { userId: caller.user.id, clientId: row.client_id };
  await saveConsent(tx, consent, { scopes: row.scope.split(" "), now: call.now });
  const code = await approve(tx, row, { session: caller.session, now: call.now });
  return { redirect_url: answerAddress(call, row, { code }) };
}

/** Whether the person has agreed to all of this before, for an application that no other can impersonate. */
async function isAgreed(tx: BackendTransaction, { row, client }: Question, { user }: Caller): Promise<boolean> {
  if (row.asks_again || (client.client_type === "public" && !isClaimed(row.redirect_uri))) return false;
  const scopes = await consentedScopes(tx, { userId: user.id, clientId: client.id });
  return scopes !== null && row.scope.split(" ").every((scope) => scopes.includes(scope));
}

export const getAuthorizationDetails: AuthHandler = async (call) => {
  const caller = await requireSession(call);
  const answer = await inTransaction(
    call,
    async (tx) => {
      const question = await questionOf(call, tx);
      const { row, client } = question;
      if (await isAgreed(tx, question, caller)) {
        checkLevel(caller);
        return letIn(call, tx, { row, caller });
      }
      return {
        authorization_id: row.authorization_id,
        redirect_uri: row.redirect_uri,
        client: clientFace(client),
        user: { id: caller.user.id, email: emailOf(caller.user) },
        scope: row.scope,
      };
    },
    "signs_in",
  );
  return json(answer);
};

const decision = z.object({ action: textField });

export const postConsent: AuthHandler = async (call) => {
  const caller = await requireSession(call);
  const { action } = readFields(call, decision);
  if (action !== "approve" && action !== "deny") throw validationFailed("action must be approve or deny");
  if (action === "approve") checkLevel(caller);
  const answer = await inTransaction(
    call,
    async (tx) => {
      const { row } = await questionOf(call, tx);
      if (action === "approve") return letIn(call, tx, { row, caller });
      await removeAuthorization(tx, row.id);
      const refusal = { error: "access_denied", error_description: "The person did not agree" };
      return { redirect_url: answerAddress(call, row, refusal) };
    },
    "signs_in",
  );
  return json(answer);
};

interface GrantRow extends Pick<ClientRow, "id" | "client_name" | "client_uri" | "logo_uri"> {
  scopes: string;
  granted_at: Date;
}

export const listGrants: AuthHandler = async (call) => {
  const { user } = await requireUser(call);
  const { rows } = await call.db.query<GrantRow>(
    `select c.id, c.client_name, c.client_uri, c.logo_uri, o.scopes, o.granted_at
     from auth.oauth_consents o join auth.oauth_clients c on c.id = o.client_id
     where o.user_id = $1 and o.revoked_at is null order by o.granted_at desc, c.id`,
    [user.id],
  );
  return json(
    rows.map((row) => ({ client: clientFace(row), scopes: row.scopes.split(" "), granted_at: row.granted_at })),
  );
};

export const revokeGrant: AuthHandler = async (call) => {
  const { user } = await requireUser(call);
  const clientId = call.query.get("client_id") ?? "";
  if (!isUuid(clientId)) throw validationFailed("client_id must be an UUID");
  const order = { userId: user.id, clientId };
  const wasThere = await inTransaction(call, (tx) => revokeConsent(tx, order, call.now), "removes");
  if (!wasThere) throw authError(404, "oauth_consent_not_found", "No active grant found for this client");
  return { status: 204 };
};
