/** Passkeys of people and the challenges they answer: `auth.webauthn_credentials`, `auth.webauthn_challenges`. */
import { newUuid } from "@slipway/kernel/ids";
import type { Queries } from "../../backend/port.ts";
import { openCeremonySchema, type OpenCeremony, type StoredKey } from "./ceremonies.ts";

export interface Passkey {
  id: string;
  user_id: string;
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
  key: StoredKey;
}

interface Row extends Omit<Passkey, "key"> {
  credential_id: Buffer;
  public_key: Buffer;
  sign_count: string;
  transports: string[];
  aaguid: string | null;
  backup_eligible: boolean;
  backed_up: boolean;
}

const COLUMNS = `id, user_id, friendly_name, created_at, last_used_at, credential_id, public_key, sign_count, transports, aaguid,
  backup_eligible, backed_up`;

const bytesOf = (text: string): Buffer => Buffer.from(text, "base64url");

const passkeyOf = (row: Row): Passkey => ({
  id: row.id,
  user_id: row.user_id,
  friendly_name: row.friendly_name,
  created_at: row.created_at,
  last_used_at: row.last_used_at,
  key: {
    id: row.credential_id.toString("base64url"),
    publicKey: row.public_key.toString("base64url"),
    signCount: Number(row.sign_count),
    transports: row.transports,
    aaguid: row.aaguid,
    mayBeBackedUp: row.backup_eligible,
    isBackedUp: row.backed_up,
  },
});

/** Oldest first. */
export async function passkeysOf(db: Queries, userId: string): Promise<Passkey[]> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from auth.webauthn_credentials where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows.map(passkeyOf);
}

/** `keyId`: as its authenticator names it. Its row is held until the transaction ends. */
export async function passkeyByKey(db: Queries, keyId: string): Promise<Passkey | null> {
  const { rows } = await db.query<Row>(
    `select ${COLUMNS} from auth.webauthn_credentials where credential_id = $1 for update`,
    [bytesOf(keyId)],
  );
  return rows[0] === undefined ? null : passkeyOf(rows[0]);
}

/** Null when somebody has this key already. */
export async function insertPasskey(
  db: Queries,
  { userId, key, now }: { userId: string; key: StoredKey; now: Date },
): Promise<Passkey | null> {
  const { rows } = await db.query<Row>(
    `insert into auth.webauthn_credentials (id, user_id, credential_id, public_key, attestation_type, aaguid, sign_count,
       transports, backup_eligible, backed_up, created_at, updated_at)
     values ($1, $2, $3, $4, 'none', $5, $6, $7, $8, $9, $10, $10) on conflict (credential_id) do nothing returning ${COLUMNS}`,
    [
      newUuid(),
      userId,
      bytesOf(key.id),
      bytesOf(key.publicKey),
      key.aaguid,
      key.signCount,
      JSON.stringify(key.transports),
      key.mayBeBackedUp,
      key.isBackedUp,
      now,
    ],
  );
  return rows[0] === undefined ? null : passkeyOf(rows[0]);
}

export async function notePasskeyUse(
  db: Queries,
  id: string,
  { signCount, isBackedUp, now }: Pick<StoredKey, "signCount" | "isBackedUp"> & { now: Date },
): Promise<void> {
  await db.query(
    `update auth.webauthn_credentials set sign_count = $2, backed_up = $3, last_used_at = $4, updated_at = $4 where id = $1`,
    [id, signCount, isBackedUp, now],
  );
}

/** Null when the person has no such passkey. */
export async function namePasskey(
  db: Queries,
  { userId, id, name, now }: { userId: string; id: string; name: string; now: Date },
): Promise<Passkey | null> {
  const { rows } = await db.query<Row>(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4 where id = $1 and user_id = $2 returning ${COLUMNS}`,
    [id, userId, name, now],
  );
  return rows[0] === undefined ? null : passkeyOf(rows[0]);
}

/** False when the person has no such passkey. */
export async function deletePasskey(db: Queries, { userId, id }: { userId: string; id: string }): Promise<boolean> {
  const { rows } = await db.query("delete from auth.webauthn_credentials where id = $1 and user_id = $2 returning id", [
    id,
    userId,
  ]);
  return rows.length === 1;
}

export async function removeAllPasskeys(db: Queries, userId: string): Promise<void> {
  await db.query("delete from auth.webauthn_credentials where user_id = $1", [userId]);
}

type ChallengeType = "registration" | "authentication";

export interface NewChallenge {
  type: ChallengeType;
  /** Null lets anybody answer it. */
  userId: string | null;
  ceremony: OpenCeremony;
  now: number;
  lifeMs: number;
  /** One person has at most this many open challenges; another one replaces the oldest. */
  max: number;
}

/** Deletes those above the bound. Answers the id of the new one. */
export async function openChallenge(db: Queries, made: NewChallenge): Promise<string> {
  const id = newUuid();
  await db.query("delete from auth.webauthn_challenges where expires_at < $1", [new Date(made.now)]);
  await db.query(
    `delete from auth.webauthn_challenges where user_id = $1 and id not in (
       select id from auth.webauthn_challenges where user_id = $1 order by created_at desc, id limit $2)`,
    [made.userId, made.max - 1],
  );
  await db.query(
    `insert into auth.webauthn_challenges (id, user_id, challenge_type, session_data, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, made.userId, made.type, JSON.stringify(made.ceremony), new Date(made.now), new Date(made.now + made.lifeMs)],
  );
  return id;
}

export interface TakenChallenge {
  ceremony: OpenCeremony;
  expiresAt: Date;
}

/** Takes a challenge once: a second call finds nothing. `userId` has to be the one it was opened with. */
export async function takeChallenge(
  db: Queries,
  { id, type, userId }: { id: string; type: ChallengeType; userId: string | null },
): Promise<TakenChallenge | null> {
  const { rows } = await db.query<{ session_data: unknown; expires_at: Date }>(
    `delete from auth.webauthn_challenges where id = $1 and challenge_type = $2 and user_id is not distinct from $3
     returning session_data, expires_at`,
    [id, type, userId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return { ceremony: openCeremonySchema.parse(row.session_data), expiresAt: row.expires_at };
}
