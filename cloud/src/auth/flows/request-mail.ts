/** Routes that make the service write to somebody: /recover, /otp, /magiclink, /resend, /reauthenticate, /invite. */
import { randomText } from "@slipway/kernel/ids";
import { z } from "zod";
import {
  inTransaction,
  json,
  limitAddress,
  metadataField,
  pkceFields,
  readFields,
  textField,
  type AuthCall,
  type AuthHandler,
} from "../auth-call.ts";
import { authError, emailExists, validationFailed } from "../auth-error.ts";
import { flowOf } from "../messages/one-time-codes.ts";
import { sendCode, sendEmailChange } from "../messages/send-mail.ts";
import { channelOf, sendPhoneCode } from "../messages/send-sms.ts";
import { requireAdmin, requireUser } from "../sessions/authentication.ts";
import { validEmail, validPhone } from "../settings/contact-rules.ts";
import { characterSets } from "../settings/password-rules.ts";
import { emailOf, isConfirmed, isPhoneConfirmed, phoneOf, userView, type User } from "../users/user-record.ts";
import { findUserByEmail, findUserByPhone, loadUser } from "../users/user-store.ts";
import { leaveNoPassword } from "./claims.ts";
import { checkChallenge, startMailFlow, type Challenge } from "./pkce.ts";
import { createPerson, signUp } from "./signup.ts";

/** The answer is the same whether or not the person exists. */
const done = () => json({});
const messageAnswer = (sent: { id: string }) => json(sent.id === "" ? {} : { message_id: sent.id });

const recoverSchema = z.object({ email: textField, ...pkceFields });

export const postRecover: AuthHandler = async (call) => {
  const fields = readFields(call, recoverSchema);
  if (fields.email === "") throw validationFailed("Password recovery requires an email");
  const email = validEmail(fields.email);
  checkChallenge(fields);
  await limitAddress(call, "sign_in_sign_ups");
  const user = await findUserByEmail(call.db, email);
  if (user === null) return done();
  await inTransaction(
    call,
    async (tx) => {
      await startMailFlow(call, tx, { challenge: fields, method: "recovery", userId: user.id });
      await sendCode(call, tx, { user, kind: "recovery", flow: flowOf(fields.code_challenge) });
    },
    "signs_in",
  );
  return done();
};

const otpSchema = z.object({
  email: textField,
  phone: textField,
  create_user: z.boolean().nullish(),
  data: metadataField,
  channel: textField,
  ...pkceFields,
});
type OtpFields = z.output<typeof otpSchema>;

/** Satisfies every password rule that a project can set; nobody ever learns it. */
const temporaryPassword = (call: AuthCall): string => {
  const sets = characterSets(call.settings.password_required_characters);
  const start = sets.map((set) => [...set][0] ?? "").join("");
  return `${start}${randomText(72)}`.slice(0, Math.max(40, Math.min(72, call.settings.password_min_length)));
};

async function magicLink(call: AuthCall, fields: OtpFields) {
  if (!call.settings.external_email_enabled) {
    throw authError(422, "email_provider_disabled", "Email logins are disabled");
  }
  const email = validEmail(fields.email);
  let user = await findUserByEmail(call.db, email);
  if (user === null || !isConfirmed(user)) {
    if (call.settings.disable_signup) throw authError(422, "signup_disabled", "Signups not allowed for this instance");
    const password = temporaryPassword(call);
    const made = await signUp(call, { ...fields, email, phone: "", password, channel: "" });
    // The confirmation mail already holds a link that signs in.
    if (made.kind !== "session") return done();
    user = await findUserByEmail(call.db, email);
  }
  const person = user!;
  await inTransaction(
    call,
    async (tx) => {
      await startMailFlow(call, tx, { challenge: fields, method: "magiclink", userId: person.id });
      await sendCode(call, tx, { user: person, kind: "magiclink", flow: flowOf(fields.code_challenge) });
    },
    "signs_in",
  );
  return done();
}

async function smsOtp(call: AuthCall, fields: OtpFields) {
  if (!call.settings.external_phone_enabled) {
    throw authError(400, "phone_provider_disabled", "Unsupported phone provider");
  }
  const phone = validPhone(fields.phone);
  const channel = channelOf(call, fields.channel);
  let user = await findUserByPhone(call.db, phone);
  if (user === null || !isPhoneConfirmed(user)) {
    if (call.settings.disable_signup) throw authError(422, "signup_disabled", "Signups not allowed for this instance");
    const noChallenge: Challenge = { code_challenge: "", code_challenge_method: "" };
    const made = await signUp(call, { ...fields, ...noChallenge, email: "", phone, password: temporaryPassword(call) });
    if (made.kind !== "session") return done();
    user = await findUserByPhone(call.db, phone);
  }
  const person = user!;
  const sent = { id: "" };
  await inTransaction(
    call,
    (tx) => sendPhoneCode(call, tx, { user: person, phone, purpose: "confirmation", channel, sent }),
    "signs_in",
  );
  return messageAnswer(sent);
}

export const postOtp: AuthHandler = async (call) => {
  const fields = readFields(call, otpSchema);
  if (fields.email !== "" && fields.phone !== "") {
    throw validationFailed("Only an email address or phone number should be provided");
  }
  if (fields.email !== "" && fields.channel !== "") {
    throw validationFailed("Channel should only be specified with Phone OTP");
  }
  if (fields.email === "" && fields.phone === "") throw validationFailed("One of email or phone must be set");
  checkChallenge(fields);
  await limitAddress(call, "sign_in_sign_ups");
  if (fields.create_user === false) {
    const known =
      fields.email === ""
        ? await findUserByPhone(call.db, validPhone(fields.phone))
        : await findUserByEmail(call.db, validEmail(fields.email));
    if (known === null) throw authError(422, "otp_disabled", "Signups not allowed for otp");
  }
  return fields.email === "" ? smsOtp(call, fields) : magicLink(call, fields);
};

export const postMagicLink: AuthHandler = async (call) => {
  const fields = readFields(call, otpSchema);
  if (fields.email === "") throw authError(422, "validation_failed", "Password recovery requires an email");
  checkChallenge(fields);
  await limitAddress(call, "sign_in_sign_ups");
  return magicLink(call, fields);
};

const resendSchema = z.object({ type: textField, email: textField, phone: textField, ...pkceFields });
type ResendFields = z.output<typeof resendSchema>;

async function personToResend(call: AuthCall, fields: ResendFields): Promise<User | null> {
  const { type, email, phone } = fields;
  if (!["signup", "email_change", "sms", "phone_change"].includes(type)) {
    throw validationFailed("Missing one of these types: signup, email_change, sms, phone_change");
  }
  checkChallenge(fields);
  if (email === "" && type === "signup") throw validationFailed("Type provided requires an email address");
  if (phone === "" && type === "sms") throw validationFailed("Type provided requires a phone number");
  if (email !== "" && phone !== "") throw validationFailed("Only an email address or phone number should be provided.");
  if (email === "" && phone === "") throw validationFailed("Missing email address or phone number");
  if (email !== "" && !call.settings.external_email_enabled) {
    throw authError(400, "email_provider_disabled", "Email logins are disabled");
  }
  if (phone !== "" && !call.settings.external_phone_enabled) {
    throw authError(400, "phone_provider_disabled", "Phone logins are disabled");
  }
  return email === "" ? findUserByPhone(call.db, validPhone(phone)) : findUserByEmail(call.db, validEmail(email));
}

export const postResend: AuthHandler = async (call) => {
  const fields = readFields(call, resendSchema);
  await limitAddress(call, "sign_in_sign_ups");
  const user = await personToResend(call, fields);
  if (user === null) return done();
  const flow = flowOf(fields.code_challenge);
  const sent = { id: "" };
  await inTransaction(
    call,
    async (tx) => {
      if (fields.type === "signup" && !isConfirmed(user)) {
        await startMailFlow(call, tx, { challenge: fields, method: "email/signup", userId: user.id });
        await sendCode(call, tx, { user, kind: "signup", flow });
      } else if (fields.type === "email_change" && (user.email_change ?? "") !== "") {
        await startMailFlow(call, tx, { challenge: fields, method: "email_change", userId: user.id });
        await sendEmailChange(call, tx, { user, email: user.email_change!, flow });
      } else if (fields.type === "sms" && !isPhoneConfirmed(user) && phoneOf(user) !== "") {
        await sendPhoneCode(call, tx, { user, phone: phoneOf(user), purpose: "confirmation", channel: "sms", sent });
      } else if (fields.type === "phone_change" && (user.phone_change ?? "") !== "") {
        await sendPhoneCode(call, tx, {
          user,
          phone: user.phone_change!,
          purpose: "phone_change",
          channel: "sms",
          sent,
        });
      }
    },
    "signs_in",
  );
  return messageAnswer(sent);
};

export const reauthenticate: AuthHandler = async (call) => {
  const { user } = await requireUser(call);
  const email = emailOf(user);
  const phone = phoneOf(user);
  if (email === "" && phone === "") {
    throw validationFailed("Reauthentication requires the user to have an email or a phone number");
  }
  if (email !== "" && !isConfirmed(user)) {
    throw authError(422, "email_not_confirmed", "Please verify your email first.");
  }
  if (email === "" && !isPhoneConfirmed(user)) {
    throw authError(422, "phone_not_confirmed", "Please verify your phone first.");
  }
  const sent = { id: "" };
  await inTransaction(
    call,
    (tx) =>
      email === ""
        ? sendPhoneCode(call, tx, { user, phone, purpose: "reauthentication", channel: "sms", sent })
        : sendCode(call, tx, { user, kind: "reauthentication" }),
    "signs_in",
  );
  return messageAnswer(sent);
};

const inviteSchema = z.object({ email: textField, data: metadataField });

export const postInvite: AuthHandler = async (call) => {
  await requireAdmin(call);
  const fields = readFields(call, inviteSchema);
  const email = validEmail(fields.email);
  const user = await inTransaction(
    call,
    async (tx) => {
      const known = await findUserByEmail(tx, email);
      if (known !== null && isConfirmed(known)) throw emailExists();
      const person = { provider: "email" as const, contact: email, passwordHash: "", metadata: fields.data ?? {} };
      if (known !== null) await leaveNoPassword(tx, known);
      const invited = known ?? (await createPerson(tx, person));
      await sendCode(call, tx, { user: invited, kind: "invite" });
      return loadUser(tx, invited.id);
    },
    "signs_in",
  );
  return json(userView(user));
};
