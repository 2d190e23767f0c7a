/** POST /token: one door for every way of signing in, and POST /logout. */
import { z } from "zod";
import { inTransaction, json, limitAddress, readFields, textField, type AuthHandler } from "../auth-call.ts";
import { authError, invalidCredentials, userBanned, validationFailed } from "../auth-error.ts";
import { idTokenGrant } from "../external/id-token.ts";
import { pkceGrant } from "../flows/pkce.ts";
import { plainPhone } from "../settings/contact-rules.ts";
import { checkPassword } from "../settings/password-rules.ts";
import { isPasswordOf } from "../users/passwords.ts";
import { hasPassword, isBanned, isConfirmed, isPhoneConfirmed } from "../users/user-record.ts";
import { findUserByEmail, findUserByPhone } from "../users/user-store.ts";
import { requireAnyone } from "./authentication.ts";
import { refreshGrant } from "./refresh.ts";
import { endSessions, issueSession, type LogoutScope } from "./sessions.ts";

const schema = z.object({ email: textField, phone: textField, password: textField });

/** A password that would be refused today still signs in; the answer says so. */
async function weaknessOf(password: string, check: (password: string) => Promise<void>) {
  try {
    await check(password);
    return {};
  } catch (error) {
    const failure = error as { userMessage?: string; details?: { reasons?: readonly string[] } };
    if (failure.details?.reasons === undefined) return {};
    return { weak_password: { message: failure.userMessage, reasons: failure.details.reasons } };
  }
}

const passwordGrant: AuthHandler = async (call) => {
  const { email, phone, password } = readFields(call, schema);
  const { settings } = call;
  if (email !== "" && phone !== "") {
    throw validationFailed("Only an email address or phone number should be provided on login.");
  }
  if (email === "" && phone === "") throw validationFailed("missing email or phone");
  if (email !== "" && !settings.external_email_enabled) {
    throw authError(422, "email_provider_disabled", "Email logins are disabled");
  }
  if (phone !== "" && !settings.external_phone_enabled) {
    throw authError(422, "phone_provider_disabled", "Phone logins are disabled");
  }
  const user = email === "" ? await findUserByPhone(call.db, plainPhone(phone)) : await findUserByEmail(call.db, email);
  const isGood = await isPasswordOf(call.backend.ref, user?.encrypted_password ?? null, password);
  if (user === null || !hasPassword(user)) throw invalidCredentials();
  if (isBanned(user, call.now)) throw userBanned(400);
  if (!isGood) throw invalidCredentials();
  if (email !== "" && !isConfirmed(user)) throw authError(400, "email_not_confirmed", "Email not confirmed");
  if (email === "" && !isPhoneConfirmed(user)) throw authError(400, "phone_not_confirmed", "Phone not confirmed");
  const session = await inTransaction(call, (tx) => issueSession(call, tx, { user, method: "password" }), "signs_in");
  const weakness = await weaknessOf(password, (text) => checkPassword(text, settings, call.tools.fetch));
  return json({ ...session, ...weakness });
};

const web3Grant: AuthHandler = async () => {
  throw authError(422, "web3_provider_disabled", "Web3 provider is disabled");
};

const GRANTS: Record<string, AuthHandler> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: web3Grant,
};

export const postToken: AuthHandler = async (call) => {
  const type = call.query.get("grant_type") ?? "";
  const grant = Object.hasOwn(GRANTS, type) ? GRANTS[type]! : null;
  if (grant === null) throw authError(400, "invalid_credentials", "unsupported_grant_type");
  await limitAddress(call, type === "refresh_token" ? "token_refresh" : "sign_in_sign_ups");
  return grant(call);
};

const SCOPES = ["global", "local", "others"];

export const postLogout: AuthHandler = async (call) => {
  const scope = call.query.get("scope") ?? "global";
  if (!SCOPES.includes(scope)) throw validationFailed(`Unsupported logout scope "${scope.slice(0, 40)}"`);
  const { user, session } = await requireAnyone(call);
  // Another application signs out of its own session, whatever it asks for.
  const isClients = (session?.oauth_client_id ?? null) !== null;
  const order = {
    userId: user.id,
    sessionId: session?.id ?? null,
    scope: isClients ? ("local" as const) : (scope as LogoutScope),
  };
  await call.db.transaction((tx) => endSessions(tx, order), undefined, { aim: "removes" });
  return { status: 204 };
};
