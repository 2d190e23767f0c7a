/** Codes that are typed, and the hashes that links carry. The database keeps the hash alone. */
import { createHash, randomInt } from "node:crypto";
import type { Queries } from "../../backend/port.ts";
import { textArray } from "../../backend/text-array.ts";
import { findUser } from "../users/user-store.ts";
import type { User } from "../users/user-record.ts";

export type TokenType =
  | "confirmation_token"
  | "reauthentication_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "phone_change_token";

export type Flow = "implicit" | "pkce";
const PKCE_PREFIX = "pkce_";

export const newCode = (digits: number): string => Array.from({ length: digits }, () => String(randomInt(10))).join("");

/** The contact is part of it: a code is good for the address it was sent to and for no other. */
export const hashCode = (contact: string, code: string): string =>
  createHash("sha224").update(`${contact}${code}`).digest("hex");

/** Links of a PKCE flow come back with a code instead of tokens: the hash says which it is. */
export const flowHash = (hash: string, flow: Flow): string => (flow === "pkce" ? `${PKCE_PREFIX}${hash}` : hash);
export const isPkceHash = (hash: string): boolean => hash.startsWith(PKCE_PREFIX);
export const flowOf = (challenge: string): Flow => (challenge === "" ? "implicit" : "pkce");

/** One of a type per person: an older one stops working. */
export async function saveToken(
  db: Queries,
  token: { userId: string; type: TokenType; contact: string; hash: string },
): Promise<void> {
  await db.query(
    `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to) values ($1, $2, $3, $4)
     on conflict (user_id, token_type) do update
       set token_hash = excluded.token_hash, relates_to = excluded.relates_to, updated_at = now()`,
    [token.userId, token.type, token.hash, token.contact],
  );
}

export async function clearTokens(db: Queries, userId: string, type: TokenType | null = null): Promise<void> {
  await db.query(
    "delete from auth.one_time_tokens where user_id = $1 and ($2::text is null or token_type::text = $2)",
    [userId, type],
  );
}

export async function findUserByToken(db: Queries, hash: string, types: readonly TokenType[]): Promise<User | null> {
  const { rows } = await db.query<{ user_id: string }>(
    "select user_id from auth.one_time_tokens where token_hash = $1 and token_type::text = any($2::text[]) limit 1",
    [hash, textArray(types)],
  );
  return rows[0] === undefined ? null : findUser(db, rows[0].user_id);
}

/** `expected` as stored, of either flow. */
export function isCodeGood(
  hash: string,
  {
    expected,
    sentAt,
    lifeSeconds,
    now,
  }: { expected: string | null; sentAt: Date | null; lifeSeconds: number; now: number },
): boolean {
  if (expected === null || expected === "" || sentAt === null) return false;
  if (now > sentAt.getTime() + lifeSeconds * 1000) return false;
  return expected === hash || expected === `${PKCE_PREFIX}${hash}`;
}
