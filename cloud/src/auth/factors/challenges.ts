/** Challenges to second factors and how long each may be answered: `auth.mfa_challenges`. */
import { isIP } from "node:net";
import type { Queries } from "../../backend/port.ts";
import type { AuthCall } from "../auth-call.ts";
import { authError } from "../auth-error.ts";
import { openCeremonySchema, type OpenCeremony } from "../webauthn/ceremonies.ts";

export const CHALLENGE_MS = 300_000;
/** A factor has this many open challenges; another one replaces the oldest. */
const MAX_CHALLENGES = 5;

export interface NewChallenge {
  id: string;
  factorId: string;
  /** Set for a code that was sent. */
  codeHash: string | null;
  /** Set for a challenge to a key. */
  ceremony: OpenCeremony | null;
}

export async function insertChallenge(call: AuthCall, tx: Queries, made: NewChallenge): Promise<void> {
  await tx.query(
    `delete from auth.mfa_challenges where factor_id = $1 and (created_at < $2 or verified_at is null and id not in (
       select id from auth.mfa_challenges where factor_id = $1 order by created_at desc limit $3))`,
    [made.factorId, new Date(call.now - CHALLENGE_MS), MAX_CHALLENGES - 1],
  );
  const { address } = call.request;
  const ip = isIP(address) === 0 ? "::" : address;
  await tx.query(
    "insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code) values ($1, $2, $3, $4, $5)",
    [made.id, made.factorId, new Date(call.now), ip, made.codeHash],
  );
  if (made.ceremony === null) return;
  await tx.query("update auth.mfa_challenges set web_authn_session_data = $2 where id = $1", [
    made.id,
    JSON.stringify(made.ceremony),
  ]);
}

export interface OpenChallenge extends NewChallenge {
  createdAt: Date;
}

interface Row {
  created_at: Date;
  verified_at: Date | null;
  otp_code: string | null;
  /** The whole row as JSON: a database with the earlier schema has no column for keys. */
  challenge: Record<string, unknown>;
}

/** Locks the factor's row, so that one answer is checked at a time. */
const CHALLENGE = `select c.created_at, c.verified_at, c.otp_code, to_jsonb(c) as challenge
  from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id where c.id = $1 and f.id = $2 for update of f`;

/** Throws when the factor has no such challenge, or when it was answered or is too old. */
export async function openChallenge(
  call: AuthCall,
  tx: Queries,
  { factorId, id }: { factorId: string; id: string },
): Promise<OpenChallenge> {
  const { rows } = await tx.query<Row>(CHALLENGE, [id, factorId]);
  const [found] = rows;
  if (found === undefined) {
    throw authError(404, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  }
  if (found.verified_at !== null) {
    throw authError(422, "mfa_verification_rejected", "MFA challenge was verified before, create a new challenge.");
  }
  if (found.created_at.getTime() < call.now - CHALLENGE_MS) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw authError(422, "mfa_challenge_expired", message);
  }
  const ceremony = found.challenge["web_authn_session_data"] ?? null;
  return {
    id,
    factorId,
    createdAt: found.created_at,
    codeHash: found.otp_code,
    ceremony: ceremony === null ? null : openCeremonySchema.parse(ceremony),
  };
}
