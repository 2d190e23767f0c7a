/**
 * Identifies the caller: a signed-in person by their access token, or the project's own servers by a token of an admin
 * role.
 */
import { headerOf } from "../../gateway/body.ts";
import { TokenProblem, type TokenClaims, type TokenReason } from "../../tokens/token-text.ts";
import type { AuthCall } from "../auth-call.ts";
import { authError, userBanned } from "../auth-error.ts";
import { findUser, isUuid } from "../users/user-store.ts";
import { isBanned, type User } from "../users/user-record.ts";
import { findSession, type SessionRow } from "./sessions.ts";

const ADMIN_ROLES = new Set(["service_role", "supabase_admin"]);
const BEARER = /^[Bb]earer (\S+)$/;

const REASONS: Record<TokenReason, string> = {
  empty: "token is malformed: token contains an invalid number of segments",
  parts: "token is malformed: token contains an invalid number of segments",
  malformed: "token is malformed",
  algorithm: "token is unverifiable: signing method is not accepted",
  signature: "token signature is invalid",
  expired: "token has invalid claims: token is expired",
  not_yet_valid: "token has invalid claims: token is not valid yet",
  issued_in_future: "token has invalid claims: token used before issued",
};

async function claimsOf(call: AuthCall): Promise<TokenClaims> {
  const bearer = BEARER.exec(headerOf(call.request, "authorization") ?? "");
  if (bearer === null) throw authError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  try {
    return await call.backend.keys.verify(bearer[1]!, call.now);
  } catch (error) {
    if (!(error instanceof TokenProblem)) throw error;
    throw authError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${REASONS[error.reason]}`);
  }
}

export interface SignedIn {
  user: User;
  /** Null for a token made elsewhere that names none. */
  session: SessionRow | null;
  claims: TokenClaims;
}

/** Themselves, or another application on their behalf: for what says who they are and takes nothing over. */
export async function requireAnyone(call: AuthCall): Promise<SignedIn> {
  const claims = await claimsOf(call);
  if (typeof claims.sub !== "string" || claims.sub === "") {
    throw authError(403, "bad_jwt", "invalid claim: missing sub claim");
  }
  if (!isUuid(claims.sub)) throw authError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  const user = await findUser(call.db, claims.sub);
  if (user === null) throw authError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const session = await sessionOf(call, claims);
  if (isBanned(user, call.now)) throw userBanned(403);
  return { user, session, claims };
}

export interface Caller extends SignedIn {
  session: SessionRow;
}

/** As `requireUser`, with a session of this service. */
export async function requireSession(call: AuthCall): Promise<Caller> {
  const caller = await requireUser(call);
  if (caller.session === null) throw authError(403, "session_not_found", "A session is required for this");
  return { ...caller, session: caller.session };
}

/** Proved twice who they are. */
export const isTwice = ({ session }: Pick<Caller, "session">): boolean => session.aal === "aal2";

/** The person in the project's own app. Applications they have let in may neither change their account nor let in others. */
export async function requireUser(call: AuthCall): Promise<SignedIn> {
  const caller = await requireAnyone(call);
  if ((caller.session?.oauth_client_id ?? null) !== null || typeof caller.claims.client_id === "string") {
    throw authError(403, "insufficient_scope", "A token of another application may not do this");
  }
  return caller;
}

async function sessionOf(call: AuthCall, claims: TokenClaims): Promise<SessionRow | null> {
  const id = claims.session_id;
  if (typeof id !== "string" || id === "") return null;
  if (!isUuid(id)) throw authError(403, "bad_jwt", "invalid claim: session_id claim must be a UUID");
  const session = await findSession(call.db, id);
  if (session === null || session.user_id !== claims.sub) {
    throw authError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  return session;
}

export async function requireAdmin(call: AuthCall): Promise<void> {
  const { role } = await claimsOf(call);
  if (!ADMIN_ROLES.has(role ?? "")) throw authError(403, "not_admin", "User not allowed");
}
