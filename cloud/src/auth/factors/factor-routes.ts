/** /factors: a second proof of who somebody is, by an app on their phone. Sessions with it have `aal2` in their tokens. */
import { newUuid } from "@slipway/kernel/ids";
import { isIP } from "node:net";
import { z } from "zod";
import type { Queries } from "../../backend/port.ts";
import {
  inTransaction,
  json,
  limitAddress,
  readFields,
  siteUrlOf,
  textField,
  type AuthCall,
  type AuthHandler,
} from "../auth-call.ts";
import { authError, validationFailed } from "../auth-error.ts";
import { requireUser, type SignedIn } from "../sessions/authentication.ts";
import { raiseSession, type SessionRow } from "../sessions/sessions.ts";
import { requestLimitReached } from "../settings/rate-limits.ts";
import { emailOf, hasVerifiedFactor, phoneOf, type FactorRow } from "../users/user-record.ts";
import { isUuid } from "../users/user-store.ts";
import { qrPicture } from "./qr-code.ts";
import { isTotp, newTotpSecret, TOTP_LIFE_MS, totpAddress } from "./totp.ts";

const MOST_FACTORS = 10;
const LONGEST_NAME = 255;
const CHALLENGE_MS = 300_000;
/** Of one factor: who asks for another forgets the oldest. */
const MOST_CHALLENGES = 5;

interface Caller extends SignedIn {
  session: SessionRow;
}

async function requireSession(call: AuthCall): Promise<Caller> {
  const caller = await requireUser(call);
  if (caller.session === null) throw authError(403, "session_not_found", "A session is required for this");
  return { ...caller, session: caller.session };
}

const isTwice = ({ session }: Caller): boolean => session.aal === "aal2";

const NOT_OFFERED: Record<string, string> = { phone: "Phone", webauthn: "WebAuthn" };

const enrollment = z.object({ factor_type: textField, friendly_name: textField, issuer: textField });

function checkEnrollment({ factor_type: type, friendly_name: name, issuer }: z.output<typeof enrollment>): void {
  const other = NOT_OFFERED[type];
  if (other !== undefined)
    throw authError(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${other}`);
  if (type !== "totp") throw validationFailed("factor_type needs to be totp, phone, or webauthn");
  if (name.length > LONGEST_NAME) throw validationFailed(`friendly_name has more than ${LONGEST_NAME} characters`);
  if (issuer.length > LONGEST_NAME) throw validationFailed(`issuer has more than ${LONGEST_NAME} characters`);
}

async function insertFactor(
  call: AuthCall,
  db: Queries,
  { userId, name, secret }: { userId: string; name: string; secret: string },
): Promise<string> {
  // Two who enroll at the same time wait for each other here.
  await db.query("select 1 from auth.users where id = $1 for update", [userId]);
  await db.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified' and created_at < $2", [
    userId,
    new Date(call.now - CHALLENGE_MS),
  ]);
  const { rows } = await db.query<{ friendly_name: string | null }>(
    "select friendly_name from auth.mfa_factors where user_id = $1",
    [userId],
  );
  if (rows.length >= MOST_FACTORS) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw authError(422, "too_many_enrolled_mfa_factors", message);
  }
  if (name.trim() !== "" && rows.some((row) => row.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw authError(422, "mfa_factor_name_conflict", message);
  }
  const id = newUuid();
  await db.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
     values ($1, $2, $3, 'totp', 'unverified', $4, $4, $5)`,
    [id, userId, name, new Date(call.now), secret],
  );
  return id;
}

export const enrollFactor: AuthHandler = async (call) => {
  const caller = await requireSession(call);
  const { user } = caller;
  const fields = readFields(call, enrollment);
  checkEnrollment(fields);
  if (hasVerifiedFactor(user) && !isTwice(caller)) {
    throw authError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
  const secret = newTotpSecret();
  const name = fields.friendly_name;
  const id = await inTransaction(call, (tx) => insertFactor(call, tx, { userId: user.id, name, secret }));
  const issuer = fields.issuer || (URL.parse(siteUrlOf(call)) ?? new URL(call.backend.url)).host;
  const uri = totpAddress({ secret, issuer, account: emailOf(user) || phoneOf(user) || user.id });
  return json({ id, type: "totp", friendly_name: name, totp: { qr_code: qrPicture(uri), secret, uri } });
};

function factorOf(call: AuthCall, { user }: Caller): FactorRow {
  const factor = user.factors.find(({ id }) => id === call.params["id"]);
  if (factor === undefined) throw authError(404, "mfa_factor_not_found", "Factor not found");
  return factor;
}

export const challengeFactor: AuthHandler = async (call) => {
  const factor = factorOf(call, await requireSession(call));
  const id = newUuid();
  const { address } = call.request;
  await inTransaction(
    call,
    async (tx) => {
      await tx.query(
        `delete from auth.mfa_challenges where factor_id = $1 and (created_at < $2 or verified_at is null and id not in (
         select id from auth.mfa_challenges where factor_id = $1 order by created_at desc limit $3))`,
        [factor.id, new Date(call.now - CHALLENGE_MS), MOST_CHALLENGES - 1],
      );
      await tx.query(
        "insert into auth.mfa_challenges (id, factor_id, created_at, ip_address) values ($1, $2, $3, $4)",
        [id, factor.id, new Date(call.now), isIP(address) === 0 ? "::" : address],
      );
    },
    "signs_in",
  );
  return json({ id, type: factor.factor_type, expires_at: Math.floor((call.now + CHALLENGE_MS) / 1000) });
};

/** Of the factor, too: guessing from many machines is no faster than from one. */
function limitGuesses(call: AuthCall, factorId: string): void {
  limitAddress(call, "token_verifications");
  const key = `${call.backend.ref} factor ${factorId}`;
  const most = call.settings.rate_limits.token_verifications;
  if (!call.tools.limits.allow("token_verifications", { key, most, now: call.now })) throw requestLimitReached();
}

interface Challenge {
  created_at: Date;
  verified_at: Date | null;
  secret: string;
  /** The same code was good for this factor a moment ago. (RFC 6238, 5.2) */
  is_used: boolean;
}

const CHALLENGE = `select c.created_at, c.verified_at, f.secret, exists (
    select from auth.mfa_challenges u where u.factor_id = f.id and u.otp_code = $3 and u.verified_at > $4) as is_used
  from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id where c.id = $1 and f.id = $2 for update of f`;

async function checkChallenge(
  call: AuthCall,
  db: Queries,
  { factorId, challengeId, code }: { factorId: string; challengeId: string; code: string },
): Promise<void> {
  const since = new Date(call.now - TOTP_LIFE_MS);
  const { rows } = await db.query<Challenge>(CHALLENGE, [challengeId, factorId, code, since]);
  const found = rows[0];
  if (found === undefined) {
    throw authError(404, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  }
  if (found.verified_at !== null) {
    throw authError(422, "mfa_verification_rejected", "MFA challenge was verified before, create a new challenge.");
  }
  if (found.created_at.getTime() < call.now - CHALLENGE_MS) {
    const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    throw authError(422, "mfa_challenge_expired", message);
  }
  if (found.is_used || !isTotp(found.secret, code, call.now)) {
    throw authError(422, "mfa_verification_failed", "Invalid TOTP code entered");
  }
}

const verification = z.object({ challenge_id: textField, code: textField });

export const verifyFactor: AuthHandler = async (call) => {
  const caller = await requireSession(call);
  const factor = factorOf(call, caller);
  const { challenge_id: challengeId, code } = readFields(call, verification);
  if (!isUuid(challengeId)) throw validationFailed("challenge_id must be an UUID");
  limitGuesses(call, factor.id);
  const { user, session } = caller;
  const issued = await inTransaction(
    call,
    async (tx) => {
      await checkChallenge(call, tx, { factorId: factor.id, challengeId, code });
      const now = new Date(call.now);
      await tx.query("update auth.mfa_challenges set verified_at = $2, otp_code = $3 where id = $1", [
        challengeId,
        now,
        code,
      ]);
      if (factor.status === "unverified") {
        await tx.query("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [
          factor.id,
          now,
        ]);
        await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [user.id]);
      }
      // Who signed in with one proof alone does so again.
      await tx.query("delete from auth.sessions where user_id = $1 and id <> $2 and (aal is null or aal = 'aal1')", [
        user.id,
        session.id,
      ]);
      return raiseSession(call, tx, { session, factorId: factor.id });
    },
    "signs_in",
  );
  return json(issued);
};

/** Sessions that it raised are as they were before. */
export async function removeFactor(db: Queries, factorId: string): Promise<void> {
  await db.query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp'
       and session_id in (select id from auth.sessions where factor_id = $1)`,
    [factorId],
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
