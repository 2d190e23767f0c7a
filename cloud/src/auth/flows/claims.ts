/**
 * Decides whose password an account has once its address is proven. Anybody can type an address; whoever proves it may be somebody else. A code
 * confirms the password it was asked for with. Once a second person has asked for one, with another password or with none, nobody can
 * tell whose the address is, so no password is left: whoever proves the address is signed in and sets one.
 */
import type { Queries } from "../../backend/port.ts";
import type { AuthCall } from "../auth-call.ts";
import { emailCodeSeconds } from "../settings/auth-settings.ts";
import { hashOfNobody, hashPassword, isPasswordOf } from "../users/passwords.ts";
import { hasPassword, isConfirmed, isPhoneConfirmed, type Metadata, type User } from "../users/user-record.ts";
import { updateUser } from "../users/user-store.ts";

/** Left on an account that waits for its proof by a person who types the address. */
export interface Claim {
  passwordHash: string;
  /** The account's password when this one was hashed. */
  met: string | null;
  /** Nobody can prove the address by an earlier code any more: the account begins anew. */
  isFirst: boolean;
}

/** Nobody has a way in: what is on the account was typed by whoever came first. */
const waitsForProof = (user: User): boolean =>
  !isConfirmed(user) &&
  !isPhoneConfirmed(user) &&
  !user.is_anonymous &&
  user.identities.every(({ provider }) => provider === "email" || provider === "phone");

function hasOpenCode({ settings, now }: AuthCall, user: User): boolean {
  if ((user.confirmation_token ?? "") === "" || user.confirmation_sent_at === null) return false;
  const seconds = user.email === null ? settings.sms_otp_exp : emailCodeSeconds(settings);
  return now <= user.confirmation_sent_at.getTime() + seconds * 1000;
}

/** One password is worked out in each case: how long it takes tells nobody who has an account. Outside of transactions. */
export async function claimOf(call: AuthCall, known: User | null, password: string): Promise<Claim> {
  const { ref } = call.backend;
  const met = known?.encrypted_password ?? null;
  if (known === null || !waitsForProof(known) || !hasOpenCode(call, known))
    return { passwordHash: await hashPassword(ref, password), met, isFirst: true };
  const isSame = await isPasswordOf(ref, met, password);
  return { passwordHash: isSame ? met! : hashOfNobody(), met, isFirst: false };
}

/** Claims an existing account. One with a proven way in stays as it is. */
export async function settleClaim(
  db: Queries,
  user: User,
  { passwordHash, met, isFirst, metadata }: Claim & { metadata: Metadata },
): Promise<void> {
  if (!waitsForProof(user) || user.encrypted_password === passwordHash) return;
  await dropPlanted(db, user);
  // Another one: somebody else came in the same moment.
  if (isFirst && user.encrypted_password === met)
    await updateUser(db, user.id, { encrypted_password: passwordHash, raw_user_meta_data: metadata });
}

/** The password of an account that nobody had proven, and what it opened. */
export async function dropPlanted(db: Queries, user: User): Promise<void> {
  if (hasPassword(user)) await updateUser(db, user.id, { encrypted_password: hashOfNobody() });
  for (const table of ["auth.sessions", "auth.mfa_factors"])
    await db.query(`delete from ${table} where user_id = $1`, [user.id]);
}

/** A code that is asked for without a password: by an invitation, or by a server of the project's. */
export async function leaveNoPassword(db: Queries, user: User): Promise<void> {
  if (waitsForProof(user)) await dropPlanted(db, user);
}
