/** GET and PUT /user: what people see and change of themselves. */
import { z } from "zod";
import type { BackendTransaction } from "../../backend/port.ts";
import {
  inTransaction,
  json,
  metadataField,
  pkceFields,
  readFields,
  textField,
  type AuthCall,
  type AuthHandler,
} from "../auth-call.ts";
import { authError, emailExists, phoneExists, validationFailed } from "../auth-error.ts";
import { checkChallenge, startMailFlow } from "../flows/pkce.ts";
import { flowOf, hashCode, isCodeGood } from "../messages/one-time-codes.ts";
import { sendEmailChange } from "../messages/send-mail.ts";
import { channelOf, sendPhoneCode } from "../messages/send-sms.ts";
import { requireAnyone, requireUser, type SignedIn } from "../sessions/authentication.ts";
import { emailCodeSeconds } from "../settings/auth-settings.ts";
import { validEmail, validPhone } from "../settings/contact-rules.ts";
import { checkPassword } from "../settings/password-rules.ts";
import { confirmEmailChange, confirmPhoneChange, setPassword } from "./confirmation.ts";
import { hashPassword, isPasswordOf } from "./passwords.ts";
import { emailOf, hasPassword, hasVerifiedFactor, phoneOf, userView, type User } from "./user-record.ts";
import { findUserByEmail, findUserByPhone, loadUser, mergeMetadata, updateUser } from "./user-store.ts";

export const getUser: AuthHandler = async (call) => json(userView((await requireAnyone(call)).user));

const schema = z.object({
  email: textField,
  phone: textField,
  password: z.string().nullish(),
  nonce: textField,
  data: metadataField,
  app_metadata: metadataField,
  channel: textField,
  ...pkceFields,
});
type Fields = z.output<typeof schema>;

const RECENT_MS = 24 * 3_600_000;

/** Contacts in the form they are kept in; empty where nothing changes. */
interface Change {
  email: string;
  phone: string;
  passwordHash: string | null;
}

async function checkNonce(call: AuthCall, { user, nonce }: { user: User; nonce: string }): Promise<void> {
  if (nonce === "") throw authError(400, "reauthentication_needed", "Password update requires reauthentication");
  const email = emailOf(user);
  const lifeSeconds = email === "" ? call.settings.sms_otp_exp : emailCodeSeconds(call.settings);
  const isGood = isCodeGood(hashCode(email === "" ? phoneOf(user) : email, nonce), {
    expected: user.reauthentication_token,
    sentAt: user.reauthentication_sent_at,
    lifeSeconds,
    now: call.now,
  });
  if (!isGood) throw authError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
}

async function newPasswordHash(call: AuthCall, { user, session }: SignedIn, fields: Fields): Promise<string | null> {
  const { password } = fields;
  if (password === null || password === undefined) return null;
  await checkPassword(password, call.settings, call.tools.fetch);
  if (user.is_anonymous && fields.email === "" && fields.phone === "") {
    throw authError(
      422,
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
    );
  }
  const isRecent = session !== null && call.now - session.created_at.getTime() < RECENT_MS;
  if (call.settings.security_update_password_require_reauthentication && !isRecent) {
    await checkNonce(call, { user, nonce: fields.nonce });
  }
  if (hasPassword(user) && (await isPasswordOf(call.backend.ref, user.encrypted_password, password))) {
    throw authError(422, "same_password", "New password should be different from the old password.");
  }
  return hashPassword(call.backend.ref, password);
}

async function changeOf(call: AuthCall, caller: SignedIn, fields: Fields): Promise<Change> {
  const { user, session } = caller;
  const email = fields.email === "" ? "" : validEmail(fields.email);
  const phone = fields.phone === "" ? "" : validPhone(fields.phone);
  if (phone !== "") channelOf(call, fields.channel);
  checkChallenge(fields);
  if (fields.app_metadata !== null && fields.app_metadata !== undefined) {
    throw authError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  const isEmailNew = email !== "" && email !== emailOf(user);
  const isPhoneNew = phone !== "" && phone !== phoneOf(user);
  const touchesSignIn = isEmailNew || isPhoneNew || (fields.password ?? "") !== "";
  if (touchesSignIn && hasVerifiedFactor(user) && session?.aal !== "aal2") {
    throw authError(
      401,
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
    );
  }
  if (touchesSignIn && user.is_sso_user) {
    throw authError(422, "user_sso_managed", "Updating email, phone, password of a SSO account only possible via SSO");
  }
  if (isEmailNew && (await findUserByEmail(call.db, email)) !== null) throw emailExists();
  if (isPhoneNew && (await findUserByPhone(call.db, phone)) !== null) throw phoneExists();
  const passwordHash = await newPasswordHash(call, caller, { ...fields, email, phone });
  return { email: isEmailNew ? email : "", phone: isPhoneNew ? phone : "", passwordHash };
}

async function changeEmail(
  call: AuthCall,
  tx: BackendTransaction,
  { user, email, fields }: { user: User; email: string; fields: Fields },
) {
  if (user.is_anonymous && call.settings.mailer_autoconfirm) {
    await updateUser(tx, user.id, { email_change: email });
    await confirmEmailChange(call, tx, { ...user, email_change: email });
    return;
  }
  await startMailFlow(call, tx, { challenge: fields, method: "email_change", userId: user.id });
  await sendEmailChange(call, tx, { user, email, flow: flowOf(fields.code_challenge) });
}

async function changePhone(
  call: AuthCall,
  tx: BackendTransaction,
  { user, phone, fields }: { user: User; phone: string; fields: Fields },
) {
  if (call.settings.sms_autoconfirm) {
    await updateUser(tx, user.id, { phone_change: phone });
    await confirmPhoneChange(call, tx, { ...user, phone_change: phone });
    return;
  }
  const channel = channelOf(call, fields.channel);
  await sendPhoneCode(call, tx, { user, phone, purpose: "phone_change", channel, sent: { id: "" } });
}

export const putUser: AuthHandler = async (call) => {
  const caller = await requireUser(call);
  const fields = readFields(call, schema);
  if (fields.email !== "" && fields.email.length > 255) throw validationFailed("An email address is too long");
  const change = await changeOf(call, caller, fields);
  const { id } = caller.user;
  // Somebody who forgot their password gets in without room; what they say of themselves can wait.
  const isPasswordOnly = (fields.data ?? null) === null && change.email === "" && change.phone === "";
  const user = await inTransaction(
    call,
    async (tx) => {
      if (change.passwordHash !== null) {
        await setPassword(tx, { userId: id, hash: change.passwordHash, keepSession: caller.session?.id ?? null });
      }
      if (fields.data !== null && fields.data !== undefined) {
        await updateUser(tx, id, { raw_user_meta_data: mergeMetadata(caller.user.raw_user_meta_data, fields.data) });
      }
      if (change.email !== "")
        await changeEmail(call, tx, { user: await loadUser(tx, id), email: change.email, fields });
      if (change.phone !== "")
        await changePhone(call, tx, { user: await loadUser(tx, id), phone: change.phone, fields });
      return loadUser(tx, id);
    },
    isPasswordOnly ? "signs_in" : undefined,
  );
  return json(userView(user));
};
