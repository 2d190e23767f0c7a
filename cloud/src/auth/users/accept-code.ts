/** Applies an accepted code to its person. */
import type { Queries } from "../../backend/port.ts";
import type { AuthCall } from "../auth-call.ts";
import { dropPlanted } from "../flows/claims.ts";
import type { FoundCode } from "../flows/find-code.ts";
import { clearTokens } from "../messages/one-time-codes.ts";
import { confirmEmail, confirmEmailChange, confirmPhone, confirmPhoneChange } from "./confirmation.ts";
import { hashOfNobody } from "./passwords.ts";
import { emailOf, hasPassword, isConfirmed, type User } from "./user-record.ts";
import { loadUser, updateUser } from "./user-store.ts";

async function acceptRecovery(call: AuthCall, db: Queries, user: User): Promise<User> {
  await updateUser(db, user.id, { recovery_token: "" });
  await clearTokens(db, user.id);
  const recovered = await loadUser(db, user.id);
  if (isConfirmed(recovered)) return recovered;
  // Whoever asks for such a code has typed no password: one that is there may be of somebody who waits for the owner.
  await dropPlanted(db, recovered);
  return confirmEmail(call, db, await loadUser(db, user.id));
}

async function acceptSignup(call: AuthCall, db: Queries, user: User): Promise<User> {
  if (!hasPassword(user) && user.invited_at !== null) {
    // Nobody knows this password: the app asks an invited person to choose one.
    await updateUser(db, user.id, { encrypted_password: hashOfNobody() });
  }
  return confirmEmail(call, db, user);
}

/** Null after the first of two addresses agreed. */
async function acceptEmailChange(call: AuthCall, db: Queries, { user, hash }: FoundCode): Promise<User | null> {
  const isNewAlone = hash === user.email_change_token_new && (user.email_change_token_current ?? "") === "";
  const needsBoth =
    call.settings.mailer_secure_email_change_enabled &&
    !call.settings.mailer_autoconfirm &&
    emailOf(user) !== "" &&
    user.email_change_confirm_status === 0 &&
    !isNewAlone;
  if (!needsBoth) return confirmEmailChange(call, db, user);
  const isCurrent = hash === user.email_change_token_current;
  await updateUser(db, user.id, {
    email_change_confirm_status: 1,
    ...(isCurrent ? { email_change_token_current: "" } : { email_change_token_new: "" }),
  });
  await clearTokens(db, user.id, isCurrent ? "email_change_token_current" : "email_change_token_new");
  return null;
}

export async function acceptCode(call: AuthCall, db: Queries, found: FoundCode): Promise<User | null> {
  const { user, type } = found;
  const accepted = await {
    signup: () => acceptSignup(call, db, user),
    invite: () => acceptSignup(call, db, user),
    recovery: () => acceptRecovery(call, db, user),
    magiclink: () => acceptRecovery(call, db, user),
    email_change: () => acceptEmailChange(call, db, found),
    sms: () => confirmPhone(call, db, user),
    phone_change: () => confirmPhoneChange(call, db, user),
  }[type]();
  if (accepted === null || !accepted.is_anonymous) return accepted;
  await updateUser(db, user.id, { is_anonymous: false });
  return loadUser(db, user.id);
}
