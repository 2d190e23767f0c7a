/** Changes to a person who has proven that an address or a phone is theirs. */
import type { Queries } from "../../backend/port.ts";
import type { AuthCall } from "../auth-call.ts";
import { clearTokens } from "../messages/one-time-codes.ts";
import { identityOf, isConfirmed, type User } from "./user-record.ts";
import { insertIdentity, loadUser, mergeMetadata, updateIdentity, updateUser } from "./user-store.ts";

export async function confirmEmail(call: AuthCall, db: Queries, user: User): Promise<User> {
  await updateUser(db, user.id, {
    confirmation_token: "",
    email_confirmed_at: new Date(call.now),
    raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { email_verified: true }),
  });
  const own = user.identities.filter(({ email }) => email !== null && email === user.email?.toLowerCase());
  for (const { id } of own) await updateIdentity(db, id, { email_verified: true });
  await clearTokens(db, user.id);
  return loadUser(db, user.id);
}

export async function confirmPhone(call: AuthCall, db: Queries, user: User): Promise<User> {
  await updateUser(db, user.id, { confirmation_token: "", phone_confirmed_at: new Date(call.now) });
  const identity = identityOf(user, "phone");
  if (identity !== undefined) await updateIdentity(db, identity.id, { phone_verified: true });
  await clearTokens(db, user.id);
  return loadUser(db, user.id);
}

/** The address in `email_change` becomes the person's. */
export async function confirmEmailChange(call: AuthCall, db: Queries, user: User): Promise<User> {
  const email = user.email_change ?? "";
  const identity = identityOf(user, "email");
  if (identity === undefined) {
    const data = { sub: user.id, email, email_verified: true, phone_verified: false };
    await insertIdentity(db, { userId: user.id, provider: "email", data });
  } else await updateIdentity(db, identity.id, { email, email_verified: true });
  await updateUser(db, user.id, {
    email,
    email_change: "",
    email_change_token_current: "",
    email_change_token_new: "",
    email_change_confirm_status: 0,
    is_anonymous: false,
  });
  await clearTokens(db, user.id);
  const changed = await loadUser(db, user.id);
  return isConfirmed(changed) ? changed : confirmEmail(call, db, changed);
}

export async function confirmPhoneChange(call: AuthCall, db: Queries, user: User): Promise<User> {
  const phone = user.phone_change ?? "";
  const identity = identityOf(user, "phone");
  if (identity === undefined) {
    const data = { sub: user.id, phone, phone_verified: true, email_verified: false };
    await insertIdentity(db, { userId: user.id, provider: "phone", data });
  } else await updateIdentity(db, identity.id, { phone, phone_verified: true });
  await updateUser(db, user.id, {
    phone,
    phone_change: "",
    phone_change_token: "",
    phone_confirmed_at: new Date(call.now),
    is_anonymous: false,
  });
  await clearTokens(db, user.id);
  return loadUser(db, user.id);
}

/** A new password revokes what the old one gave access to: codes under way, and all sessions but `keepSession`. */
export async function setPassword(
  db: Queries,
  { userId, hash, keepSession }: { userId: string; hash: string; keepSession: string | null },
): Promise<void> {
  await updateUser(db, userId, {
    encrypted_password: hash,
    confirmation_token: "",
    confirmation_sent_at: null,
    recovery_token: "",
    recovery_sent_at: null,
    email_change_token_current: "",
    email_change_token_new: "",
    email_change_sent_at: null,
    phone_change_token: "",
    phone_change_sent_at: null,
    reauthentication_token: "",
    reauthentication_sent_at: null,
  });
  await clearTokens(db, userId);
  await db.query("delete from auth.sessions where user_id = $1 and ($2::uuid is null or id <> $2)", [
    userId,
    keepSession,
  ]);
}
