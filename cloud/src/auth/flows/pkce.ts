/**
 * Proof that the client that comes back is the one that started (RFC 7636), and the state an OAuth provider hands back.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { newUuid } from "@slipway/kernel/ids";
import { z } from "zod";
import type { BackendTransaction, Queries } from "../../backend/port.ts";
import { inTransaction, json, readFields, textField, type AuthCall, type AuthHandler } from "../auth-call.ts";
import { authError, validationFailed } from "../auth-error.ts";
import { issueSession, type Method } from "../sessions/sessions.ts";
import { findUser } from "../users/user-store.ts";

export interface Challenge {
  code_challenge: string;
  code_challenge_method: string;
}

export interface FlowState {
  id: string;
  user_id: string | null;
  auth_code: string | null;
  code_challenge: string | null;
  code_challenge_method: "s256" | "plain" | null;
  provider_type: string;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  authentication_method: string;
  auth_code_issued_at: Date | null;
  created_at: Date;
  invite_token: string | null;
  referrer: string | null;
  linking_target_id: string | null;
}

const LIFE_MS = 300_000;
const FLOWS_WHEN_FULL = 500;
/** The columns that the service reads. */
const COLUMNS = `id, user_id, auth_code, code_challenge, code_challenge_method, provider_type, provider_access_token,
  provider_refresh_token, authentication_method, auth_code_issued_at, created_at, invite_token, referrer, linking_target_id`;

export function checkChallenge({ code_challenge: challenge, code_challenge_method: method }: Challenge): void {
  if ((challenge === "") !== (method === "")) {
    throw validationFailed("PKCE flow requires code_challenge_method and code_challenge");
  }
  if (challenge === "") return;
  if (challenge.length < 43 || challenge.length > 128) {
    throw validationFailed("code challenge has to be between 43 and 128 characters");
  }
  if (!/^[a-zA-Z._~0-9-]+$/.test(challenge)) {
    throw validationFailed(
      "code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes",
    );
  }
  if (!["s256", "plain"].includes(method.toLowerCase())) {
    throw validationFailed("Invalid code_challenge_method");
  }
}

interface NewFlow extends Challenge {
  provider: string;
  method: string;
  userId?: string;
  referrer?: string;
  inviteToken?: string;
  linkingTargetId?: string;
}

/** Answers its id. A flow without a challenge has no code to exchange and ends with tokens in the fragment. */
export async function startFlow(call: AuthCall, db: BackendTransaction, flow: NewFlow): Promise<string> {
  const id = newUuid();
  const hasChallenge = flow.code_challenge !== "";
  await db.query("delete from auth.flow_state where created_at < $1", [new Date(call.now - 24 * 3_600_000)]);
  // Anybody may begin a flow, so a database without room keeps only a few.
  if (db.isFull) {
    await db.query(
      "delete from auth.flow_state where id in (select id from auth.flow_state order by created_at desc offset $1)",
      [FLOWS_WHEN_FULL],
    );
  }
  await db.query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge, code_challenge_method, provider_type,
       authentication_method, referrer, invite_token, linking_target_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      id,
      flow.userId ?? null,
      hasChallenge ? newUuid() : null,
      hasChallenge ? flow.code_challenge : null,
      hasChallenge ? flow.code_challenge_method.toLowerCase() : null,
      flow.provider,
      flow.method,
      flow.referrer ?? null,
      flow.inviteToken ?? null,
      flow.linkingTargetId ?? null,
      new Date(call.now),
    ],
  );
  return id;
}

/** For a mail: only where the client asked for PKCE. */
export async function startMailFlow(
  call: AuthCall,
  db: BackendTransaction,
  { challenge, method, userId }: { challenge: Challenge; method: string; userId: string },
): Promise<void> {
  if (challenge.code_challenge === "") return;
  await startFlow(call, db, { ...challenge, provider: method, method, userId });
}

export const findFlow = async (db: Queries, id: string): Promise<FlowState | null> =>
  (await db.query<FlowState>(`select ${COLUMNS} from auth.flow_state where id = $1`, [id])).rows[0] ?? null;

/** Locks the flow, so that its state is used once. */
export const lockFlow = async (tx: BackendTransaction, id: string): Promise<FlowState | null> =>
  (await tx.query<FlowState>(`select ${COLUMNS} from auth.flow_state where id = $1 for update`, [id])).rows[0] ?? null;

export const isFlowOver = (flow: FlowState, now: number): boolean =>
  now > (flow.auth_code_issued_at ?? flow.created_at).getTime() + LIFE_MS;

/** Makes the code that a mail's link brings back to the app. */
export async function issueAuthCode(
  call: AuthCall,
  db: Queries,
  { userId, method }: { userId: string; method: string },
): Promise<string> {
  const { rows } = await db.query<{ auth_code: string }>(
    `update auth.flow_state set auth_code_issued_at = $3, updated_at = $3 where id = (
       select id from auth.flow_state where user_id = $1 and authentication_method = $2 and auth_code is not null
       order by created_at desc limit 1)
     returning auth_code`,
    [userId, method, new Date(call.now)],
  );
  const code = rows[0]?.auth_code;
  if (code === undefined) {
    throw authError(400, "flow_state_not_found", "No associated flow state found. No valid flow state found for user.");
  }
  return code;
}

function isVerifierOf({ code_challenge, code_challenge_method }: FlowState, verifier: string): boolean {
  const shown = code_challenge_method === "s256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
  const expected = Buffer.from(code_challenge ?? "");
  const actual = Buffer.from(shown);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

const METHODS: Record<string, Method> = {
  "email/signup": "otp",
  magiclink: "otp",
  recovery: "recovery",
  invite: "invite",
  email_change: "email_change",
  oauth: "oauth",
};

const schema = z.object({ auth_code: textField, code_verifier: textField });

export const pkceGrant: AuthHandler = async (call) => {
  const { auth_code: code, code_verifier: verifier } = readFields(call, schema);
  if (code === "" || verifier === "") {
    throw validationFailed("invalid request: both auth code and code verifier should be non-empty");
  }
  const session = await inTransaction(
    call,
    async (tx) => {
      const { rows } = await tx.query<FlowState>(
        `select ${COLUMNS} from auth.flow_state where auth_code = $1 and user_id is not null for update`,
        [code],
      );
      const flow = rows[0];
      const user = flow === undefined ? null : await findUser(tx, flow.user_id!);
      // A code's lifetime begins when its link is opened, not when the mail is requested.
      if (flow === undefined || user === null || flow.auth_code_issued_at === null) {
        throw authError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");
      }
      if (isFlowOver(flow, call.now)) {
        throw authError(422, "flow_state_expired", "invalid flow state, flow state has expired");
      }
      if (!isVerifierOf(flow, verifier)) {
        throw authError(400, "bad_code_verifier", "code challenge does not match previously saved code verifier");
      }
      await tx.query("delete from auth.flow_state where id = $1", [flow.id]);
      const issued = await issueSession(call, tx, { user, method: METHODS[flow.authentication_method] ?? "otp" });
      return {
        ...issued,
        ...(flow.provider_access_token === null ? {} : { provider_token: flow.provider_access_token }),
        ...(flow.provider_refresh_token === null ? {} : { provider_refresh_token: flow.provider_refresh_token }),
      };
    },
    "signs_in",
  );
  return json(session);
};
