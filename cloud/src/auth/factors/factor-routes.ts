/** /factors: a second proof of who somebody is. Sessions with it have `aal2` in their tokens. */
import { newUuid } from "@slipway/kernel/ids";
import type { Queries } from "../../backend/port.ts";
import { textArray } from "../../backend/text-array.ts";
import { inTransaction, json, limitAddress, readFields, type AuthCall, type AuthHandler } from "../auth-call.ts";
import { authError, validationFailed } from "../auth-error.ts";
import { isTwice, requireSession, type Caller } from "../sessions/authentication.ts";
import { raiseSession } from "../sessions/sessions.ts";
import { requestLimitReached } from "../settings/rate-limits.ts";
import { hasVerifiedFactor, type FactorRow } from "../users/user-record.ts";
import { isUuid } from "../users/user-store.ts";
import { CHALLENGE_MS, insertChallenge, openChallenge } from "./challenges.ts";
import { enrollmentSchema, proofSchema, type Enrollment, type FactorKind } from "./factor-kind.ts";
import { phoneFactor } from "./phone-factor.ts";
import { totpFactor } from "./totp-factor.ts";
import { webauthnFactor } from "../webauthn/webauthn-factor.ts";

const MAX_FACTORS = 10;
const LONGEST_NAME = 255;

const KINDS: Readonly<Record<FactorRow["factor_type"], FactorKind>> = {
  totp: totpFactor,
  phone: phoneFactor,
  webauthn: webauthnFactor,
};

function checkEnrollment(fields: Enrollment): FactorRow["factor_type"] {
  const { factor_type: type, friendly_name: name, issuer } = fields;
  if (!Object.hasOwn(KINDS, type)) throw validationFailed("factor_type needs to be totp, phone, or webauthn");
  if (name.length > LONGEST_NAME) throw validationFailed(`friendly_name has more than ${LONGEST_NAME} characters`);
  if (issuer.length > LONGEST_NAME) throw validationFailed(`issuer has more than ${LONGEST_NAME} characters`);
  return type as FactorRow["factor_type"];
}

interface NewFactor {
  userId: string;
  name: string;
  type: FactorRow["factor_type"];
  kept: { secret?: string; phone?: string };
}

async function insertFactor(call: AuthCall, db: Queries, { userId, name, type, kept }: NewFactor): Promise<string> {
  // Two enrolments at the same time wait for each other here.
  await db.query("select 1 from auth.users where id = $1 for update", [userId]);
  await db.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2", [
    userId,
    new Date(call.now - CHALLENGE_MS),
  ]);
  const { rows } = await db.query<{ friendly_name: string | null }>(
    "select friendly_name from auth.mfa_factors where user_id = $1",
    [userId],
  );
  if (rows.length >= MAX_FACTORS) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw authError(422, "too_many_enrolled_mfa_factors", message);
  }
  if (name.trim() !== "" && rows.some((row) => row.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw authError(422, "mfa_factor_name_conflict", message);
  }
  const id = newUuid();
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone)
     values ($1, $2, $3, $4, 'unverified', $5, $5, $6, $7)`,
    [id, userId, name, type, new Date(call.now), kept.secret ?? null, kept.phone ?? null],
  );
  return id;
}

export const enrollFactor: AuthHandler = async (call) => {
  const caller = await requireSession(call);
  const { user } = caller;
  const fields = readFields(call, enrollmentSchema);
  const type = checkEnrollment(fields);
  if (hasVerifiedFactor(user) && !isTwice(caller)) {
    throw authError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  const { kept, answer } = KINDS[type].enroll(call, { fields, user });
  const name = fields.friendly_name;
  const id = await inTransaction(call, (tx) => insertFactor(call, tx, { userId: user.id, name, type, kept }));
  return json({ id, type, friendly_name: name, ...answer });
};

function factorOf(call: AuthCall, { user }: Caller): FactorRow {
  const factor = user.factors.find(({ id }) => id === call.params["id"]);
  if (factor === undefined) throw authError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

export const challengeFactor: AuthHandler = async (call) => {
  const caller = await requireSession(call);
  const factor = factorOf(call, caller);
  const id = newUuid();
  const answer = await inTransaction(
    call,
    async (tx) => {
      const asked = await KINDS[factor.factor_type].ask(call, tx, { factor, user: caller.user });
      await insertChallenge(call, tx, { id, factorId: factor.id, codeHash: null, ceremony: null, ...asked.kept });
      return asked.answer;
    },
    "signs_in",
  );
  return json({ id, type: factor.factor_type, expires_at: Math.floor((call.now + CHALLENGE_MS) / 1000), ...answer });
};

/** Counts per factor as well, so that guessing from many machines is no faster than from one. */
async function limitGuesses(call: AuthCall, factorId: string): Promise<void> {
  await limitAddress(call, "token_verifications");
  const key = `${call.backend.ref} factor ${factorId}`;
  const max = call.settings.rate_limits.token_verifications;
  if (!(await call.tools.limits.allow("token_verifications", { key, max }))) throw requestLimitReached();
}

async function noteProof(
  call: AuthCall,
  tx: Queries,
  { factor, challengeId, code }: { factor: FactorRow; challengeId: string; code: string | null },
): Promise<void> {
  const now = new Date(call.now);
  await tx.query("update auth.mfa_challenges set verified_at = $2, otp_code = $3 where id = $1", [
    challengeId,
    now,
    code,
  ]);
  if (factor.status === "verified") return;
  const { rows } = await tx.query<{ user_id: string }>(
    "update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1 returning user_id",
    [factor.id, now],
  );
  await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [rows[0]!.user_id]);
}

export const verifyFactor: AuthHandler = async (call) => {
  const caller = await requireSession(call);
  const factor = factorOf(call, caller);
  const proof = readFields(call, proofSchema);
  const { challenge_id: challengeId } = proof;
  if (!isUuid(challengeId)) throw validationFailed("challenge_id must be an UUID");
  await limitGuesses(call, factor.id);
  const { user, session } = caller;
  const kind = KINDS[factor.factor_type];
  const issued = await inTransaction(
    call,
    async (tx) => {
      const challenge = await openChallenge(call, tx, { factorId: factor.id, id: challengeId });
      const { code } = await kind.prove(call, tx, { factor, challenge, proof });
      await noteProof(call, tx, { factor, challengeId, code });
      // Sessions with only one proof end; their owners sign in again.
      await tx.query("delete from auth.sessions where user_id = $1 and id <> $2 and (aal is null or aal = 'aal1')", [
        user.id,
        session.id,
      ]);
      return raiseSession(call, tx, { session, factorId: factor.id, method: kind.method });
    },
    "signs_in",
  );
  return json(issued);
};

const METHODS = Object.values(KINDS).map(({ method }) => method);

/** Sessions that this factor raised fall back to the earlier level. */
export async function removeFactor(db: Queries, factorId: string): Promise<void> {
  await db.query(
    `delete from auth.mfa_amr_claims where authentication_method = any($2::text[])
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factorId, textArray(METHODS)],
  );
  await db.query("update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1", [factorId]);
  await db.query("delete from auth.mfa_factors where id = $1", [factorId]);
}

export const unenrollFactor: AuthHandler = async (call) => {
  const caller = await requireSession(call);
  const factor = factorOf(call, caller);
  if (factor.status === "verified" && !isTwice(caller)) {
    throw authError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
  }
  await inTransaction(call, (tx) => removeFactor(tx, factor.id), "removes");
  return json({ id: factor.id });
};
