/** Sessions of people: the access token a client shows, and the refresh token it comes back with. */
import { newUuid, randomText } from "@slipway/kernel/ids";
import { isIP } from "node:net";
import type { BackendTransaction, Queries } from "../../backend/port.ts";
import { issuerOf, type AuthCall } from "../auth-call.ts";
import { AUDIENCE, loadUser, updateUser } from "../users/user-store.ts";
import { emailOf, phoneOf, userView, type User } from "../users/user-record.ts";

/** How somebody proved who they are: the `amr` of their tokens. */
export type Method =
  | "password"
  | "otp"
  | "oauth"
  | "oauth_provider/authorization_code"
  | "anonymous"
  | "totp"
  | "mfa/phone"
  | "mfa/webauthn"
  | "passkey"
  | "magiclink"
  | "recovery"
  | "invite"
  | "email/signup"
  | "email_change";

export interface SessionRow {
  id: string;
  user_id: string;
  aal: "aal1" | "aal2" | "aal3" | null;
  not_after: Date | null;
  created_at: Date;
  /** The application that it was given to; nobody's for the project's own app. */
  oauth_client_id?: string | null;
  /** The scopes that application was granted, separated by spaces. */
  scopes?: string | null;
}

/** A session for another application. */
export interface ClientSession {
  clientId: string;
  sessionId: string;
  /** Granted scopes, separated by spaces. */
  scopes: string;
}

export interface IssuedSession {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: Record<string, unknown>;
  [extra: string]: unknown;
}

/** 110 bits. */
const TOKEN_LENGTH = 22;

export const findSession = async (db: Queries, id: string): Promise<SessionRow | null> =>
  // All columns: a database whose schema could not follow still signs people in.
  (await db.query<SessionRow>("select * from auth.sessions where id = $1", [id])).rows[0] ?? null;

async function methodsOf(db: Queries, sessionId: string): Promise<{ method: string; timestamp: number }[]> {
  const { rows } = await db.query<{ authentication_method: string; updated_at: Date }>(
    "select authentication_method, updated_at from auth.mfa_amr_claims where session_id = $1 order by updated_at desc",
    [sessionId],
  );
  return rows.map((row) => ({
    method: row.authentication_method,
    timestamp: Math.floor(row.updated_at.getTime() / 1000),
  }));
}

async function addMethod(call: AuthCall, db: Queries, use: { sessionId: string; method: Method }): Promise<void> {
  await db.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at) values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [use.sessionId, use.method, new Date(call.now)],
  );
}

export async function insertRefreshToken(
  call: AuthCall,
  db: Queries,
  { session, parent }: { session: Pick<SessionRow, "id" | "user_id">; parent: string | null },
): Promise<string> {
  const token = randomText(TOKEN_LENGTH);
  await db.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, revoked, created_at, updated_at)
     values ($1, $2, $3, $4, false, $5, $5)`,
    [token, session.user_id, session.id, parent, new Date(call.now)],
  );
  return token;
}

/** Makes a token pair for an existing session. */
export async function tokensOf(
  call: AuthCall,
  db: Queries,
  {
    user,
    session,
    refreshToken,
  }: { user: User; session: Pick<SessionRow, "id" | "aal" | "oauth_client_id">; refreshToken: string },
): Promise<IssuedSession> {
  const issuedAt = Math.floor(call.now / 1000);
  const expiresIn = call.settings.jwt_exp;
  const clientId = session.oauth_client_id ?? null;
  const { keys } = call.backend;
  const claims = {
    iss: issuerOf(call),
    sub: user.id,
    aud: user.aud ?? AUDIENCE,
    exp: issuedAt + expiresIn,
    iat: issuedAt,
    email: emailOf(user),
    phone: phoneOf(user),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role ?? AUDIENCE,
    aal: session.aal ?? "aal1",
    amr: await methodsOf(db, session.id),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  return {
    access_token: await (clientId === null
      ? keys.sign(claims)
      : keys.signForOthers({ ...claims, client_id: clientId })),
    token_type: "bearer",
    expires_in: expiresIn,
    expires_at: issuedAt + expiresIn,
    refresh_token: refreshToken,
    user: userView(user),
  };
}

/** Raises a session after a second proof: its new tokens say so, and the earlier refresh token leads to the new one. */
export async function raiseSession(
  call: AuthCall,
  db: Queries,
  { session, factorId, method }: { session: SessionRow; factorId: string; method: Method },
): Promise<IssuedSession> {
  const now = new Date(call.now);
  await db.query("update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1", [
    session.id,
    factorId,
    now,
  ]);
  await addMethod(call, db, { sessionId: session.id, method });
  const { rows } = await db.query<{ token: string }>(
    `update auth.refresh_tokens set revoked = true, updated_at = $2
     where session_id = $1 and revoked is not true returning token, id`,
    [session.id, now],
  );
  const refreshToken = await insertRefreshToken(call, db, { session, parent: rows.at(-1)?.token ?? null });
  const user = await loadUser(db, session.user_id);
  return tokensOf(call, db, { user, session: { ...session, aal: "aal2" }, refreshToken });
}

/** A person keeps this many sessions in a database without room; the oldest are deleted. */
const SESSIONS_WHEN_FULL = 20;

async function dropOldSessions(db: Queries, userId: string): Promise<void> {
  await db.query(
    `delete from auth.sessions where id in (
       select id from auth.sessions where user_id = $1 order by coalesce(updated_at, created_at) desc, id offset $2)`,
    [userId, SESSIONS_WHEN_FULL - 1],
  );
}

/** Signs somebody in. Runs within a transaction, because the answer describes rows that exist only after the commit. */
export async function issueSession(
  call: AuthCall,
  db: BackendTransaction,
  { user, method, client }: { user: Pick<User, "id">; method: Method; client?: ClientSession },
): Promise<IssuedSession> {
  const now = new Date(call.now);
  if (db.isFull) await dropOldSessions(db, user.id);
  const id = client?.sessionId ?? newUuid();
  const session = { id, user_id: user.id, aal: "aal1" as const, oauth_client_id: client?.clientId ?? null };
  const agent = call.request.headers["user-agent"]?.slice(0, 500) ?? null;
  const address = isIP(call.request.address) === 0 ? null : call.request.address;
  await db.query(
    "insert into auth.sessions (id, user_id, aal, created_at, updated_at, user_agent, ip) values ($1, $2, 'aal1', $3, $3, $4, $5)",
    [session.id, user.id, now, agent, address],
  );
  if (client !== undefined) {
    await db.query("update auth.sessions set oauth_client_id = $2, scopes = $3 where id = $1", [
      session.id,
      client.clientId,
      client.scopes,
    ]);
  }
  await addMethod(call, db, { sessionId: session.id, method });
  const refreshToken = await insertRefreshToken(call, db, { session, parent: null });
  await updateUser(db, user.id, { last_sign_in_at: now });
  return tokensOf(call, db, { user: await loadUser(db, user.id), session, refreshToken });
}

export type LogoutScope = "global" | "local" | "others";

/** Access tokens of an ended session stop working at once where the service looks at the session; elsewhere when they expire. */
export async function endSessions(
  db: Queries,
  { userId, sessionId, scope }: { userId: string; sessionId: string | null; scope: LogoutScope },
): Promise<void> {
  if (sessionId === null || scope === "global") {
    await db.query("delete from auth.sessions where user_id = $1", [userId]);
  } else if (scope === "local") await db.query("delete from auth.sessions where id = $1", [sessionId]);
  else await db.query("delete from auth.sessions where user_id = $1 and id <> $2", [userId, sessionId]);
}
