/** /passkeys: signing in with a key that a device keeps, without a password or a user name. */
import { z } from "zod";
import {
  inTransaction,
  json,
  limitAddress,
  readFields,
  textField,
  type AuthCall,
  type AuthHandler,
} from "../auth-call.ts";
import { authError, userBanned, validationFailed } from "../auth-error.ts";
import { isTwice, requireSession, type Caller } from "../sessions/authentication.ts";
import { issueSession } from "../sessions/sessions.ts";
import { personOf } from "../users/admin-users.ts";
import { hasVerifiedFactor, isBanned, isConfirmed, isPhoneConfirmed, type User } from "../users/user-record.ts";
import { findUser, isUuid } from "../users/user-store.ts";
import { askForKnownKey, askForNewKey, provenKnownKey, provenNewKey, readAnswer } from "./ceremonies.ts";
import { relyingPartyOf } from "./relying-party.ts";
import {
  deletePasskey,
  insertPasskey,
  namePasskey,
  notePasskeyUse,
  openChallenge,
  passkeyByKey,
  passkeysOf,
  takeChallenge,
  type Passkey,
} from "./passkey-store.ts";

const CHALLENGE_MS = 300_000;
const MAX_CHALLENGES = 5;
const MAX_PASSKEYS = 10;
const LONGEST_NAME = 120;

const notFound = () => authError(404, "webauthn_credential_not_found", "Passkey not found");
const refused = () => authError(400, "webauthn_verification_failed", "The passkey could not be verified");

const view = ({ id, friendly_name: name, created_at, last_used_at }: Passkey) => ({
  id,
  ...(name === "" ? {} : { friendly_name: name }),
  created_at,
  ...(last_used_at === null ? {} : { last_used_at }),
});

function requireOffer({ settings }: AuthCall): void {
  if (!settings.passkey_enabled) throw authError(404, "passkey_disabled", "Passkeys are disabled");
}

/** A confirmed mail address or number restores access when the device is lost. */
function requireConfirmed(user: User): void {
  if (isConfirmed(user) || isPhoneConfirmed(user)) return;
  if (user.is_anonymous) {
    throw authError(422, "validation_failed", "Somebody anonymous needs an email address or a phone number first");
  }
  if ((user.email ?? "") !== "") throw authError(422, "email_not_confirmed", "Email not confirmed");
  throw authError(422, "phone_not_confirmed", "Phone not confirmed");
}

/** Requires a session that may change how its person signs in. */
async function requireOwner(call: AuthCall): Promise<Caller> {
  const caller = await requireSession(call);
  if (hasVerifiedFactor(caller.user) && !isTwice(caller)) {
    throw authError(403, "insufficient_aal", "AAL2 required to change passkeys");
  }
  return caller;
}

export const offerNewPasskey: AuthHandler = async (call) => {
  requireOffer(call);
  const { user } = await requireOwner(call);
  requireConfirmed(user);
  const known = await passkeysOf(call.db, user.id);
  checkRoom(known.length);
  const party = relyingPartyOf(call);
  const { options, ceremony } = await askForNewKey(party, { user, known: known.map(({ key }) => key), use: "passkey" });
  return opened(call, { type: "registration", userId: user.id, ceremony, options });
};

function checkRoom(count: number): void {
  if (count < MAX_PASSKEYS) return;
  throw authError(
    422,
    "too_many_passkeys",
    `Maximum number of passkeys (${MAX_PASSKEYS}) reached, delete one to continue`,
  );
}

async function opened(
  call: AuthCall,
  {
    options,
    ...challenge
  }: Pick<Parameters<typeof openChallenge>[1], "type" | "userId" | "ceremony"> & { options: unknown },
) {
  const made = { ...challenge, now: call.now, lifeMs: CHALLENGE_MS, max: MAX_CHALLENGES };
  const id = await inTransaction(call, (tx) => openChallenge(tx, made), "signs_in");
  return json({ challenge_id: id, options, expires_at: Math.floor((call.now + CHALLENGE_MS) / 1000) });
}

const answered = z.object({ challenge_id: textField, credential: z.unknown() });

/** Any answer uses up the challenge. */
async function answerTo(
  call: AuthCall,
  { type, userId }: { type: "registration" | "authentication"; userId: string | null },
) {
  const { challenge_id: id, credential } = readFields(call, answered);
  if (!isUuid(id)) throw validationFailed("challenge_id must be an UUID");
  const answer = readAnswer(credential);
  const taken = await inTransaction(call, (tx) => takeChallenge(tx, { id, type, userId }), "removes");
  if (taken === null) {
    throw authError(400, "webauthn_challenge_not_found", "The challenge was not found, or is used already");
  }
  if (taken.expiresAt.getTime() < call.now) {
    throw authError(400, "webauthn_challenge_expired", "The challenge has expired, ask for a new one");
  }
  return { answer, asked: taken.ceremony };
}

export const registerPasskey: AuthHandler = async (call) => {
  requireOffer(call);
  const { user } = await requireOwner(call);
  requireConfirmed(user);
  const { answer, asked } = await answerTo(call, { type: "registration", userId: user.id });
  const key = await provenNewKey(answer, asked);
  if (key === null) throw refused();
  const made = await inTransaction(call, async (tx) => {
    // Two registrations at the same time wait for each other here.
    await tx.query("select 1 from auth.users where id = $1 for update", [user.id]);
    checkRoom((await passkeysOf(tx, user.id)).length);
    return insertPasskey(tx, { userId: user.id, key, now: new Date(call.now) });
  });
  if (made === null) throw authError(422, "webauthn_credential_exists", "This passkey is registered already");
  return json(view(made));
};

export const askForPasskey: AuthHandler = async (call) => {
  requireOffer(call);
  await limitAddress(call, "sign_in_sign_ups");
  const { options, ceremony } = await askForKnownKey(relyingPartyOf(call), { known: null, use: "passkey" });
  return opened(call, { type: "authentication", userId: null, ceremony, options });
};

/** Throws unless the person may sign in. Others do not learn whose key it is. */
function checkMayEnter(call: AuthCall, user: User): void {
  if (isBanned(user, call.now)) throw userBanned(403);
  requireConfirmed(user);
}

export const signInWithPasskey: AuthHandler = async (call) => {
  requireOffer(call);
  await limitAddress(call, "token_verifications");
  const { answer, asked } = await answerTo(call, { type: "authentication", userId: null });
  const session = await inTransaction(
    call,
    async (tx) => {
      const passkey = await passkeyByKey(tx, answer.id);
      if (passkey === null) return null;
      const proven = await provenKnownKey(answer, { asked, key: passkey.key });
      const handle = answer.response.userHandle;
      const isTheirs = handle === undefined || Buffer.from(handle, "base64url").toString() === passkey.user_id;
      const user = proven === null || !isTheirs ? null : await findUser(tx, passkey.user_id);
      if (proven === null || user === null) return null;
      checkMayEnter(call, user);
      await notePasskeyUse(tx, passkey.id, { ...proven, now: new Date(call.now) });
      return issueSession(call, tx, { user, method: "passkey" });
    },
    "signs_in",
  );
  if (session === null) throw refused();
  return json(session);
};

export const listPasskeys: AuthHandler = async (call) => {
  requireOffer(call);
  const { user } = await requireSession(call);
  return json((await passkeysOf(call.db, user.id)).map(view));
};

function idIn(call: AuthCall, name: string): string {
  const id = call.params[name] ?? "";
  if (!isUuid(id)) throw notFound();
  return id;
}

const naming = z.object({ friendly_name: textField });

export const renamePasskey: AuthHandler = async (call) => {
  requireOffer(call);
  const { user } = await requireOwner(call);
  const name = readFields(call, naming).friendly_name.trim();
  if (name === "" || name.length > LONGEST_NAME) {
    throw validationFailed(`friendly_name must have 1 to ${LONGEST_NAME} characters`);
  }
  const id = idIn(call, "id");
  const named = await namePasskey(call.db, { userId: user.id, id, name, now: new Date(call.now) });
  if (named === null) throw notFound();
  return json(view(named));
};

async function remove(call: AuthCall, { userId, id }: { userId: string; id: string }) {
  if (!(await inTransaction(call, (tx) => deletePasskey(tx, { userId, id }), "removes"))) throw notFound();
  return json({});
}

export const removePasskey: AuthHandler = async (call) => {
  requireOffer(call);
  const { user } = await requireOwner(call);
  return remove(call, { userId: user.id, id: idIn(call, "id") });
};

export const listAdminPasskeys: AuthHandler = async (call) =>
  json((await passkeysOf(call.db, (await personOf(call)).id)).map(view));

/** Lets an administrator help somebody who lost their device. */
export const deleteAdminPasskey: AuthHandler = async (call) => {
  const { id: userId } = await personOf(call);
  return remove(call, { userId, id: idIn(call, "passkeyId") });
};
