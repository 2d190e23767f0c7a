/**
 * Finds the account of somebody who signed in elsewhere: their linked one, the one with the same proven address, or a
 * new one.
 */
import type { Queries } from "../../backend/port.ts";
import type { AuthCall } from "../auth-call.ts";
import { authError, signupDisabled, userBanned } from "../auth-error.ts";
import { sendCode } from "../messages/send-mail.ts";
import { confirmEmail } from "../users/confirmation.ts";
import { emailOf, isBanned, isConfirmed, type User } from "../users/user-record.ts";
import {
  dropUnconfirmed,
  findUser,
  findUserByEmail,
  insertIdentity,
  insertUser,
  loadUser,
  mergeMetadata,
  refreshProviders,
  updateIdentity,
  updateUser,
} from "../users/user-store.ts";
import type { ExternalPerson } from "./google.ts";

interface KnownIdentity {
  id: string;
  user_id: string;
}

const findIdentity = async (db: Queries, { provider, subject }: ExternalPerson): Promise<KnownIdentity | null> =>
  (
    await db.query<KnownIdentity>("select id, user_id from auth.identities where provider = $1 and provider_id = $2", [
      provider,
      subject,
    ])
  ).rows[0] ?? null;

/**
 * An address that the provider vouches for belongs to the account that has it; an address without that vouching signs
 * in to nothing.
 */
async function accountOf(call: AuthCall, db: Queries, person: ExternalPerson): Promise<User> {
  const namesake = person.email === "" ? null : await findUserByEmail(db, person.email);
  if (person.isEmailVerified && namesake !== null) return namesake;
  if (call.settings.disable_signup) throw signupDisabled();
  const isFree = person.email !== "" && namesake === null;
  return insertUser(db, {
    ...(isFree ? { email: person.email } : {}),
    userMetadata: person.data,
    appMetadata: { provider: person.provider, providers: [person.provider] },
  });
}

async function confirmOrAsk(
  call: AuthCall,
  db: Queries,
  { user, person }: { user: User; person: ExternalPerson },
): Promise<User> {
  if (isConfirmed(user)) return user;
  const keep = { provider: person.provider, providerId: person.subject, data: person.data };
  await dropUnconfirmed(db, user, keep);
  const cleaned = await loadUser(db, user.id);
  if (person.isEmailVerified || call.settings.mailer_autoconfirm) return confirmEmail(call, db, cleaned);
  if (emailOf(cleaned) !== "") await sendCode(call, db, { user: cleaned, kind: "signup" });
  return cleaned;
}

/** A refusal that is thrown after the commit, because the confirmation mail refers to the account that was made. */
export const needsVerification = (provider: string) =>
  authError(
    422,
    "provider_email_needs_verification",
    `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
  );

/** Answers the account, confirmed or not. Only a confirmed one may be signed in to. */
export async function enterFromOutside(call: AuthCall, db: Queries, person: ExternalPerson): Promise<User> {
  const known = await findIdentity(db, person);
  const account = known === null ? null : await findUser(db, known.user_id);
  let user: User;
  if (known !== null && account !== null) {
    user = account;
    await updateIdentity(db, known.id, person.data);
    await db.query("update auth.identities set last_sign_in_at = $2 where id = $1", [known.id, new Date(call.now)]);
  } else {
    user = await accountOf(call, db, person);
    await insertIdentity(db, { userId: user.id, provider: person.provider, data: person.data });
  }
  if (isBanned(user, call.now)) throw userBanned(403);
  await updateUser(db, user.id, { raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, person.data) });
  await refreshProviders(db, user.id);
  return confirmOrAsk(call, db, { user: await loadUser(db, user.id), person });
}

/** Adds another way of signing in to the account of somebody who is signed in. */
export async function linkFromOutside(
  call: AuthCall,
  db: Queries,
  { person, userId }: { person: ExternalPerson; userId: string },
): Promise<User> {
  const known = await findIdentity(db, person);
  if (known !== null) {
    const whose =
      known.user_id === userId ? "Identity is already linked" : "Identity is already linked to another user";
    throw authError(422, "identity_already_exists", whose);
  }
  await insertIdentity(db, { userId, provider: person.provider, data: person.data });
  const user = await refreshProviders(db, userId);
  if (emailOf(user) !== "" || person.email === "") return user;
  if ((await findUserByEmail(db, person.email)) !== null) {
    throw authError(400, "email_exists", "A user with this email address has already been registered");
  }
  await updateUser(db, userId, { email: person.email, is_anonymous: user.is_anonymous && !person.isEmailVerified });
  const withEmail = await loadUser(db, userId);
  if (person.isEmailVerified) return confirmEmail(call, db, withEmail);
  await sendCode(call, db, { user: withEmail, kind: "signup" });
  return loadUser(db, userId);
}
