/**
 * The refresh_token grant. A token works once; using it again ends the session, except within the short time that two
 * tabs need.
 */
import { z } from "zod";
import type { AppError } from "@slipway/kernel/errors";
import type { BackendTransaction } from "../../backend/port.ts";
import { inTransaction, json, readFields, textField, type AuthCall, type AuthHandler } from "../auth-call.ts";
import { authError, oauthError, userBanned } from "../auth-error.ts";
import { findUser } from "../users/user-store.ts";
import { isBanned } from "../users/user-record.ts";
import { findSession, insertRefreshToken, tokensOf, type IssuedSession, type SessionRow } from "./sessions.ts";

interface TokenRow {
  id: string;
  token: string;
  revoked: boolean | null;
  updated_at: Date;
  session_id: string | null;
}

const TOKENS_WHEN_FULL = 5;

const schema = z.object({ refresh_token: textField });

const refused = (code: string, reason: string): AppError => authError(400, code, `Invalid Refresh Token: ${reason}`);

/** Decides about a token that was used before. Answers its unused successor, null for a new token, or the reason to refuse it. */
async function reuseOf(call: AuthCall, tx: BackendTransaction, row: TokenRow): Promise<string | null | AppError> {
  const { rows } = await tx.query<{ token: string; parent: string | null }>(
    "select token, parent from auth.refresh_tokens where session_id = $1 and revoked is not true order by id desc limit 1",
    [row.session_id],
  );
  const active = rows[0];
  // The client never got the last answer, so it gets the same token again.
  if (active !== undefined && active.parent === row.token) return active.token;
  const until = row.updated_at.getTime() + call.settings.security_refresh_token_reuse_interval * 1000;
  if (call.now <= until) return null;
  // Somebody else holds the token too. Nobody can tell which of the two is the thief, so the session ends for both.
  await tx.query("delete from auth.sessions where id = $1", [row.session_id]);
  return refused("refresh_token_already_used", "Already Used");
}

async function nextToken(call: AuthCall, tx: BackendTransaction, use: { row: TokenRow; session: SessionRow }) {
  const { row, session } = use;
  if (row.revoked === true) {
    const reuse = await reuseOf(call, tx, row);
    if (reuse !== null) return reuse;
  } else {
    await tx.query("update auth.refresh_tokens set revoked = true, updated_at = $2 where id = $1", [
      row.id,
      new Date(call.now),
    ]);
  }
  if (tx.isFull) await dropOldTokens(tx, row);
  return insertRefreshToken(call, tx, { session, parent: row.token });
}

/** Deletes tokens that were used long ago when there is no room; they are then refused as unknown. */
async function dropOldTokens(tx: BackendTransaction, row: TokenRow): Promise<void> {
  await tx.query(
    `delete from auth.refresh_tokens where session_id = $1 and revoked and id <> $2 and id in (
       select id from auth.refresh_tokens where session_id = $1 order by id desc offset $3)`,
    [row.session_id, row.id, TOKENS_WHEN_FULL],
  );
}

interface Refresh {
  token: string;
  /** The application that asks; null for the project's own app. */
  clientId: string | null;
}

/** Answers failures instead of throwing: ending the session must commit although the client is refused. */
export async function refreshSession(
  call: AuthCall,
  tx: BackendTransaction,
  { token, clientId }: Refresh,
): Promise<{ issued: IssuedSession; session: SessionRow } | AppError> {
  // Two tabs wait for each other at the session's row.
  const found = await tx.query<{ session_id: string | null }>(
    "select session_id from auth.refresh_tokens where token = $1",
    [token],
  );
  const sessionId = found.rows[0]?.session_id;
  if (sessionId === undefined) return refused("refresh_token_not_found", "Refresh Token Not Found");
  if (sessionId === null) return refused("session_not_found", "No Valid Session Found");
  await tx.query("select 1 from auth.sessions where id = $1 for update", [sessionId]);
  const { rows } = await tx.query<TokenRow>(
    "select id, token, revoked, updated_at, session_id from auth.refresh_tokens where token = $1",
    [token],
  );
  const row = rows[0];
  const session = await findSession(tx, sessionId);
  const user = session === null ? null : await findUser(tx, session.user_id);
  if (row === undefined || session === null || user === null) {
    return refused("session_not_found", "No Valid Session Found");
  }
  // A token belongs to one client: a session cannot change to another application, or to none.
  if ((session.oauth_client_id ?? null) !== clientId) {
    return refused("refresh_token_not_found", "Refresh Token Not Found");
  }
  if (isBanned(user, call.now)) return userBanned(400, "Invalid Refresh Token: User Banned");
  if (session.not_after !== null && session.not_after.getTime() < call.now) {
    return refused("session_expired", "Session Expired");
  }
  const next = await nextToken(call, tx, { row, session });
  if (typeof next !== "string") return next;
  await tx.query(
    "update auth.sessions set refreshed_at = $2::timestamptz at time zone 'utc', updated_at = $2 where id = $1",
    [session.id, new Date(call.now)],
  );
  return { issued: await tokensOf(call, tx, { user, session, refreshToken: next }), session };
}

export const refreshGrant: AuthHandler = async (call) => {
  const { refresh_token: token } = readFields(call, schema);
  if (token === "") throw oauthError("invalid_request", "refresh_token required");
  const result = await inTransaction(call, (tx) => refreshSession(call, tx, { token, clientId: null }), "signs_in");
  if (result instanceof Error) throw result;
  return json(result.issued);
};
