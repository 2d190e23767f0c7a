/** Requests of other applications for access, from the request until a person has decided and the code is exchanged. */
import { randomBytes } from "node:crypto";
import { newUuid, randomText } from "@slipway/kernel/ids";
import type { BackendTransaction, Queries } from "../../backend/port.ts";
import type { SessionRow } from "../sessions/sessions.ts";
import { hashOf } from "./clients.ts";

export interface AuthorizationRow {
  id: string;
  authorization_id: string;
  client_id: string;
  user_id: string | null;
  redirect_uri: string;
  scope: string;
  state: string | null;
  resource: string | null;
  nonce: string | null;
  asks_again: boolean;
  code_challenge: string;
  status: "pending" | "approved" | "exchanged";
  authenticated_at: Date | null;
  session_id: string | null;
  expires_at: Date;
}

/** The person may have to sign up first and to open a mail. */
const PENDING_MS = 30 * 60_000;
/** Time for one redirect. At most 10 minutes (RFC 6749, 4.1.2). */
const CODE_MS = 5 * 60_000;
/** 160 bits. */
const ID_LENGTH = 32;
const CODE_BYTES = 32;
/** Anybody may ask, so a database without room keeps only this many. */
const MAX_WHEN_FULL = 500;

export type NewAuthorization = Pick<
  AuthorizationRow,
  "client_id" | "redirect_uri" | "scope" | "state" | "resource" | "nonce" | "asks_again" | "code_challenge"
>;

/** Answers the id that the consent page is opened with. */
export async function insertAuthorization(tx: BackendTransaction, wanted: NewAuthorization, now: number) {
  const id = randomText(ID_LENGTH);
  await tx.query("delete from auth.oauth_authorizations where expires_at < $1", [new Date(now)]);
  if (tx.isFull) {
    await tx.query(
      `delete from auth.oauth_authorizations where id in (
         select id from auth.oauth_authorizations order by created_at desc, id offset $1)`,
      [MAX_WHEN_FULL],
    );
  }
  await tx.query(
    `insert into auth.oauth_authorizations (id, authorization_id, client_id, redirect_uri, scope, state, resource, nonce,
       asks_again, code_challenge, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      newUuid(),
      id,
      wanted.client_id,
      wanted.redirect_uri,
      wanted.scope,
      wanted.state,
      wanted.resource,
      wanted.nonce,
      wanted.asks_again,
      wanted.code_challenge,
      new Date(now),
      new Date(now + PENDING_MS),
    ],
  );
  return id;
}

/** Locks a request that nobody has decided yet, so that two decisions at once follow each other. */
export async function lockPending(tx: BackendTransaction, id: string, now: number): Promise<AuthorizationRow | null> {
  const { rows } = await tx.query<AuthorizationRow>(
    `select * from auth.oauth_authorizations where authorization_id = $1 and status = 'pending' and expires_at >= $2
     for update`,
    [id, new Date(now)],
  );
  return rows[0] ?? null;
}

/**
 * Answers the code, of which the database keeps the hash. It is valid as long as the session that agreed: signing out
 * revokes it.
 */
export async function approve(
  tx: BackendTransaction,
  row: AuthorizationRow,
  { session, now }: { session: SessionRow; now: number },
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString("base64url");
  await tx.query(
    `update auth.oauth_authorizations set status = 'approved', user_id = $2, authorization_code_hash = $3,
       authenticated_at = $4, session_id = $5, approved_at = $6, expires_at = $7 where id = $1`,
    [row.id, session.user_id, hashOf(code), session.created_at, session.id, new Date(now), new Date(now + CODE_MS)],
  );
  return code;
}

export const removeAuthorization = (db: Queries, id: string) =>
  db.query("delete from auth.oauth_authorizations where id = $1", [id]);

export async function lockCode(tx: BackendTransaction, code: string): Promise<AuthorizationRow | null> {
  const { rows } = await tx.query<AuthorizationRow>(
    "select * from auth.oauth_authorizations where authorization_code_hash = $1 for update",
    [hashOf(code)],
  );
  return rows[0] ?? null;
}

/** The row stays until it expires, so that a second use is recognised. */
export const exchange = (tx: BackendTransaction, id: string, sessionId: string) =>
  tx.query("update auth.oauth_authorizations set status = 'exchanged', session_id = $2 where id = $1", [id, sessionId]);

export interface Consent {
  userId: string;
  clientId: string;
}

export async function consentedScopes(db: Queries, { userId, clientId }: Consent): Promise<string[] | null> {
  const { rows } = await db.query<{ scopes: string }>(
    "select scopes from auth.oauth_consents where user_id = $1 and client_id = $2 and revoked_at is null",
    [userId, clientId],
  );
  return rows[0] === undefined ? null : rows[0].scopes.split(" ");
}

/** Earlier consent is kept and extended. */
export async function saveConsent(
  db: Queries,
  { userId, clientId }: Consent,
  { scopes, now }: { scopes: readonly string[]; now: number },
): Promise<void> {
  const before = (await consentedScopes(db, { userId, clientId })) ?? [];
  await db.query(
    `insert into auth.oauth_consents (user_id, client_id, scopes, granted_at) values ($1, $2, $3, $4)
     on conflict (user_id, client_id) do update set scopes = excluded.scopes, granted_at = excluded.granted_at, revoked_at = null`,
    [userId, clientId, [...new Set([...before, ...scopes])].join(" "), new Date(now)],
  );
}

/** Ends what the application has of this person: consent, codes under way and sessions. False where there was no consent. */
export async function revokeConsent(db: Queries, { userId, clientId }: Consent, now: number): Promise<boolean> {
  const { count } = await db.query(
    "update auth.oauth_consents set revoked_at = $3 where user_id = $1 and client_id = $2 and revoked_at is null",
    [userId, clientId, new Date(now)],
  );
  await db.query("delete from auth.oauth_authorizations where user_id = $1 and client_id = $2", [userId, clientId]);
  await db.query("delete from auth.sessions where user_id = $1 and oauth_client_id = $2", [userId, clientId]);
  return count > 0;
}
