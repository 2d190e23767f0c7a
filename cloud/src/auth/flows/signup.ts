/** POST /signup: by email, by phone, or as nobody in particular. */
import { isTaken } from "../../backend/data-error.ts";
import { newUuid } from "@slipway/kernel/ids";
import { z } from "zod";
import type { BackendTransaction, Queries } from "../../backend/port.ts";
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
import { authError, signupDisabled, validationFailed } from "../auth-error.ts";
import { flowOf } from "../messages/one-time-codes.ts";
import { sendCode } from "../messages/send-mail.ts";
import { channelOf, sendPhoneCode } from "../messages/send-sms.ts";
import { issueSession, type IssuedSession } from "../sessions/sessions.ts";
import { validEmail, validPhone } from "../settings/contact-rules.ts";
import { checkPassword } from "../settings/password-rules.ts";
import { confirmEmail, confirmPhone } from "../users/confirmation.ts";
import {
  emailOf,
  identityOf,
  isConfirmed,
  isPhoneConfirmed,
  userView,
  type Metadata,
  type User,
} from "../users/user-record.ts";
import { findUserByEmail, findUserByPhone, insertIdentity, insertUser, loadUser } from "../users/user-store.ts";
import { claimOf, settleClaim, type Claim } from "./claims.ts";
import { checkChallenge, startMailFlow } from "./pkce.ts";

const schema = z.object({
  email: textField,
  phone: textField,
  password: textField,
  data: metadataField,
  channel: textField,
  ...pkceFields,
});
type Fields = z.output<typeof schema>;

interface NewPerson {
  provider: "email" | "phone";
  contact: string;
  passwordHash: string;
  metadata: Metadata;
}

/** Inserts an unconfirmed person with the identity of the contact. */
export async function createPerson(db: Queries, person: NewPerson): Promise<User> {
  const { provider, contact, passwordHash, metadata } = person;
  const contacts = provider === "email" ? { email: contact } : { phone: contact };
  const user = await insertUser(db, {
    ...contacts,
    passwordHash,
    userMetadata: metadata,
    appMetadata: { provider, providers: [provider] },
  });
  const proof = { email_verified: false, phone_verified: false };
  await insertIdentity(db, { userId: user.id, provider, data: { ...metadata, ...proof, sub: user.id, ...contacts } });
  return loadUser(db, user.id);
}

function checkProvider({ settings }: AuthCall, { email, phone }: Fields): "email" | "phone" {
  const offered = { email: settings.external_email_enabled, phone: settings.external_phone_enabled };
  if (email !== "") {
    if (!offered.email) throw authError(400, "email_provider_disabled", "Email signups are disabled");
    return "email";
  }
  if (phone !== "") {
    if (!offered.phone) throw authError(400, "phone_provider_disabled", "Phone signups are disabled");
    return "phone";
  }
  const names = (["email", "phone"] as const).filter((name) => offered[name]).join(" or ");
  throw validationFailed(
    names === "" ? "Sign up with this provider not possible" : `Sign up only available with ${names} provider`,
  );
}

/** A stranger gets the same answer for a taken address as for a free one. */
function stranger(call: AuthCall, { provider, contact, metadata }: Omit<NewPerson, "passwordHash">) {
  const now = new Date(call.now);
  return {
    id: newUuid(),
    aud: "authenticated",
    role: "",
    email: provider === "email" ? contact : "",
    phone: provider === "phone" ? contact : "",
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: metadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

async function askForConfirmation(
  call: AuthCall,
  db: BackendTransaction,
  { user, fields }: { user: User; fields: Fields },
) {
  const { code_challenge, code_challenge_method } = fields;
  if (emailOf(user) !== "" && fields.email !== "") {
    const challenge = { code_challenge, code_challenge_method };
    await startMailFlow(call, db, { challenge, method: "email/signup", userId: user.id });
    await sendCode(call, db, { user, kind: "signup", flow: flowOf(code_challenge) });
    return;
  }
  const channel = channelOf(call, fields.channel);
  await sendPhoneCode(call, db, { user, phone: user.phone!, purpose: "confirmation", channel, sent: { id: "" } });
}

const findBy = (db: Queries, { provider, contact }: Pick<NewPerson, "provider" | "contact">): Promise<User | null> =>
  provider === "email" ? findUserByEmail(db, contact) : findUserByPhone(db, contact);

type Outcome = { kind: "taken" } | { kind: "session"; session: IssuedSession } | { kind: "unconfirmed"; user: User };

async function join(
  call: AuthCall,
  tx: BackendTransaction,
  { person, claim, fields }: { person: NewPerson; claim: Claim; fields: Fields },
): Promise<Outcome> {
  const { provider, contact } = person;
  const isEmail = provider === "email";
  const known = await findBy(tx, person);
  if (known !== null && (isEmail ? isConfirmed(known) : isPhoneConfirmed(known))) return { kind: "taken" };
  // Another person may have typed the address first: a later sign-up does not change what they entered.
  const user = known ?? (await createPerson(tx, person));
  if (known !== null) await settleClaim(tx, known, { ...claim, metadata: person.metadata });
  if (known !== null && identityOf(known, provider) === undefined) {
    const contacts = isEmail ? { email: contact } : { phone: contact };
    await insertIdentity(tx, { userId: user.id, provider, data: { ...person.metadata, sub: user.id, ...contacts } });
  }
  const confirmsItself = isEmail ? call.settings.mailer_autoconfirm : call.settings.sms_autoconfirm;
  // A sign-up that meets an unconfirmed account has not proven to own it: only a new account is confirmed on the spot.
  if (confirmsItself && known === null) {
    const confirmed = isEmail ? await confirmEmail(call, tx, user) : await confirmPhone(call, tx, user);
    return { kind: "session", session: await issueSession(call, tx, { user: confirmed, method: "password" }) };
  }
  await askForConfirmation(call, tx, { user, fields });
  return { kind: "unconfirmed", user: await loadUser(tx, user.id) };
}

async function signUpAnonymously(call: AuthCall, fields: Fields) {
  if (!call.settings.external_anonymous_users_enabled) {
    throw authError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  await limitAddress(call, "anonymous_users");
  const session = await inTransaction(
    call,
    async (tx) => {
      const user = await insertUser(tx, { isAnonymous: true, userMetadata: fields.data ?? {} });
      return issueSession(call, tx, { user, method: "anonymous" });
    },
    "signs_in",
  );
  return json(session);
}

/**
 * `fields` have been checked for shape only. Also signs up people who use a one-time code before they have an account.
 */
export async function signUp(call: AuthCall, fields: Fields): Promise<Outcome & { person: NewPerson }> {
  if (fields.password === "") throw validationFailed("Signup requires a valid password");
  await checkPassword(fields.password, call.settings, call.tools.fetch);
  if (fields.email !== "" && fields.phone !== "") {
    throw validationFailed("Only an email address or phone number should be provided on signup.");
  }
  if (fields.phone !== "" && fields.code_challenge !== "") {
    throw validationFailed("PKCE not supported for phone signups");
  }
  checkChallenge(fields);
  const provider = checkProvider(call, fields);
  if (provider === "phone") channelOf(call, fields.channel);
  const contact = provider === "email" ? validEmail(fields.email) : validPhone(fields.phone);
  const joined = async (): Promise<Outcome & { person: NewPerson }> => {
    // Outside the transaction: hashing takes long, connections are few.
    const claim = await claimOf(call, await findBy(call.db, { provider, contact }), fields.password);
    const { passwordHash } = claim;
    const person: NewPerson = { provider, contact, passwordHash, metadata: fields.data ?? {} };
    const outcome = await inTransaction(call, (tx) => join(call, tx, { person, claim, fields }), "signs_in");
    return { ...outcome, person };
  };
  // Two who type the same address at once: the second one meets the first.
  return joined().catch((error: unknown) => {
    if (isTaken(error)) return joined();
    throw error;
  });
}

export const postSignup: AuthHandler = async (call) => {
  const fields = readFields(call, schema);
  if (call.settings.disable_signup) throw signupDisabled();
  if (fields.email === "" && fields.phone === "" && fields.password === "") return signUpAnonymously(call, fields);
  await limitAddress(call, "sign_in_sign_ups");
  const result = await signUp(call, fields);
  if (result.kind === "session") return json(result.session);
  if (result.kind === "unconfirmed") {
    const view = userView(result.user);
    return json(result.user.invited_at === null ? view : { ...view, user_metadata: {}, identities: [] });
  }
  if (call.settings.mailer_autoconfirm || call.settings.sms_autoconfirm) {
    throw authError(422, "user_already_exists", "User already registered");
  }
  return json(stranger(call, result.person));
};
