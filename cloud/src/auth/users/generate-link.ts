/** POST /admin/generate_link: the link a mail would hold, for servers that send mails of their own. */
import { randomText } from "@slipway/kernel/ids";
import { z } from "zod";
import type { Queries } from "../../backend/port.ts";
import {
  inTransaction,
  json,
  metadataField,
  readFields,
  redirectOf,
  siteUrlOf,
  textField,
  type AuthCall,
  type AuthHandler,
} from "../auth-call.ts";
import { authError, emailExists, validationFailed } from "../auth-error.ts";
import { claimOf, leaveNoPassword, settleClaim, type Claim } from "../flows/claims.ts";
import { createPerson } from "../flows/signup.ts";
import { hashCode, newCode, saveToken } from "../messages/one-time-codes.ts";
import { actionLink } from "../messages/send-mail.ts";
import { requireAdmin } from "../sessions/authentication.ts";
import { validEmail } from "../settings/contact-rules.ts";
import { checkPassword } from "../settings/password-rules.ts";
import { isAllowedRedirect } from "../settings/redirect-urls.ts";
import { isConfirmed, userView, type User } from "./user-record.ts";
import { findUserByEmail, loadUser, mergeMetadata, updateUser } from "./user-store.ts";

const TYPES = ["signup", "invite", "magiclink", "recovery", "email_change_current", "email_change_new"] as const;
type LinkType = (typeof TYPES)[number];

const schema = z.object({
  type: textField,
  email: textField,
  new_email: textField,
  password: textField,
  data: metadataField,
  redirect_to: textField,
});
type Fields = z.output<typeof schema>;

interface Order {
  type: LinkType;
  email: string;
  newEmail: string;
  fields: Fields;
  code: string;
  claim: Claim;
}

const NO_CLAIM: Claim = { passwordHash: "", met: null, isFirst: false };

async function confirmationLink(call: AuthCall, tx: Queries, order: Order & { known: User | null }): Promise<string> {
  const { type, email, fields, code, known, claim } = order;
  if (known !== null && isConfirmed(known)) throw emailExists();
  const person = {
    provider: "email" as const,
    contact: email,
    passwordHash: claim.passwordHash,
    metadata: fields.data ?? {},
  };
  if (known !== null && type === "invite") await leaveNoPassword(tx, known);
  else if (known !== null) await settleClaim(tx, known, { ...claim, metadata: known.raw_user_meta_data ?? {} });
  const user = known ?? (await createPerson(tx, person));
  const hash = hashCode(email, code);
  const now = new Date(call.now);
  await updateUser(tx, user.id, {
    confirmation_token: hash,
    confirmation_sent_at: now,
    ...(type === "invite" ? { invited_at: now } : {}),
    ...(known === null || fields.data == null
      ? {}
      : { raw_user_meta_data: mergeMetadata(known.raw_user_meta_data, fields.data) }),
  });
  await saveToken(tx, { userId: user.id, type: "confirmation_token", contact: email, hash });
  return user.id;
}

async function changeLink(call: AuthCall, tx: Queries, order: Order & { user: User }): Promise<void> {
  const { type, email, newEmail, code, user } = order;
  if (type === "email_change_current" && !call.settings.mailer_secure_email_change_enabled) {
    throw validationFailed("Enable secure email change to generate link for current email");
  }
  const taken = await findUserByEmail(tx, newEmail);
  if (taken !== null && taken.id !== user.id) throw emailExists();
  const isCurrent = type === "email_change_current";
  const hash = hashCode(isCurrent ? email : newEmail, code);
  await updateUser(tx, user.id, {
    email_change: newEmail,
    email_change_sent_at: new Date(call.now),
    ...(user.email_change === newEmail ? {} : { email_change_confirm_status: 0 }),
    ...(isCurrent ? { email_change_token_current: hash } : { email_change_token_new: hash }),
  });
  const tokenType = isCurrent ? "email_change_token_current" : "email_change_token_new";
  await saveToken(tx, { userId: user.id, type: tokenType, contact: isCurrent ? email : newEmail, hash });
}

/** The person's id. */
async function prepare(call: AuthCall, tx: Queries, order: Order): Promise<string> {
  const known = await findUserByEmail(tx, order.email);
  if (order.type === "signup" || order.type === "invite") return confirmationLink(call, tx, { ...order, known });
  if (known === null) throw authError(404, "user_not_found", "User with this email not found");
  if (order.type.startsWith("email_change")) {
    await changeLink(call, tx, { ...order, user: known });
    return known.id;
  }
  const hash = hashCode(order.email, order.code);
  await updateUser(tx, known.id, { recovery_token: hash, recovery_sent_at: new Date(call.now) });
  await saveToken(tx, { userId: known.id, type: "recovery_token", contact: order.email, hash });
  return known.id;
}

async function orderOf(call: AuthCall, fields: Fields): Promise<Order> {
  const email = validEmail(fields.email);
  if (!(TYPES as readonly string[]).includes(fields.type)) {
    throw validationFailed(`Invalid email action link type requested: ${fields.type.slice(0, 40)}`);
  }
  let type = fields.type as LinkType;
  let password = fields.password;
  const known = await findUserByEmail(call.db, email);
  const isKnown = known !== null;
  if (type === "magiclink" && !isKnown) {
    type = "signup";
    password = randomText(64);
  } else if (type === "signup" && !isKnown) {
    if (password === "") throw validationFailed("Signup requires a valid password");
    await checkPassword(password, call.settings, call.tools.fetch);
  }
  const claim = type === "signup" ? await claimOf(call, known, password === "" ? randomText(64) : password) : NO_CLAIM;
  const newEmail = type.startsWith("email_change") ? validEmail(fields.new_email) : "";
  return { type, email, newEmail, fields, code: newCode(call.settings.mailer_otp_length), claim };
}

export const generateLink: AuthHandler = async (call) => {
  await requireAdmin(call);
  const fields = readFields(call, schema);
  const order = await orderOf(call, fields);
  const user = await inTransaction(call, async (tx) => loadUser(tx, await prepare(call, tx, order)), "signs_in");
  const allowed = { siteUrl: siteUrlOf(call), allowList: call.settings.uri_allow_list };
  const redirect = isAllowedRedirect(fields.redirect_to, allowed) ? fields.redirect_to : redirectOf(call);
  const hash = hashCode(order.type === "email_change_new" ? order.newEmail : order.email, order.code);
  const linkType = order.type.startsWith("email_change") ? "email_change" : order.type;
  return json({
    ...userView(user),
    action_link: actionLink(call, { hash, type: linkType, redirect }),
    email_otp: order.code,
    hashed_token: hash,
    verification_type: order.type,
    redirect_to: redirect,
  });
};
