/** /admin/users: for the project's own servers and its owner's screen. */
import { z } from "zod";
import type { Queries } from "../../backend/port.ts";
import {
  inTransaction,
  json,
  metadataField,
  readFields,
  textField,
  type AuthCall,
  type AuthHandler,
} from "../auth-call.ts";
import { authError, emailExists, phoneExists, userNotFound, validationFailed } from "../auth-error.ts";
import { removeFactor } from "../factors/factor-routes.ts";
import { pageHeaders, pageOf } from "../paging.ts";
import { removeAllPasskeys } from "../webauthn/passkey-store.ts";
import { requireAdmin } from "../sessions/authentication.ts";
import { validEmail, validPhone } from "../settings/contact-rules.ts";
import { checkPassword } from "../settings/password-rules.ts";
import { confirmEmail, confirmPhone, setPassword } from "./confirmation.ts";
import { HASH_RULE, hashOfNobody, hashPassword, isUsableHash } from "./passwords.ts";
import { factorView, identityOf, userView, type User } from "./user-record.ts";
import {
  AUDIENCE,
  findUser,
  findUserByEmail,
  findUserByPhone,
  findUsers,
  insertIdentity,
  insertUser,
  isUuid,
  loadUser,
  mergeMetadata,
  refreshProviders,
  updateIdentity,
  updateUser,
} from "./user-store.ts";

const schema = z.object({
  id: textField,
  aud: textField,
  role: textField,
  email: textField,
  phone: textField,
  password: z.string().nullish(),
  password_hash: textField,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadataField,
  app_metadata: metadataField,
  ban_duration: textField,
});
type Fields = z.output<typeof schema>;

const UNIT_MS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const NIL = "00000000-0000-0000-0000-000000000000";

/** Go's notation: `1h30m`, `300ms`; `none` lifts a ban. Null where nothing was said. */
function banEnd(text: string, now: number): Date | null | undefined {
  if (text === "") return undefined;
  if (text === "none") return null;
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) {
    throw validationFailed(`invalid format for ban duration: time: invalid duration "${text.slice(0, 40)}"`);
  }
  let length = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g))
    length += Number(amount) * UNIT_MS[unit!]!;
  return new Date(Math.min(now + length, 8.64e15));
}

export async function personOf(call: AuthCall): Promise<User> {
  await requireAdmin(call);
  const id = call.params.id ?? "";
  if (!isUuid(id)) throw authError(404, "validation_failed", "user_id must be an UUID");
  const user = await findUser(call.db, id);
  if (user === null) throw userNotFound();
  return user;
}

export const getAdminUser: AuthHandler = async (call) => json(userView(await personOf(call)));

export const listAdminUsers: AuthHandler = async (call) => {
  await requireAdmin(call);
  const { page, perPage } = pageOf(call);
  const filter = call.query.get("filter") ?? "";
  const condition = `u.aud = $1 and ($2 = '' or strpos(lower(coalesce(u.email, '')), lower($2)) > 0
    or strpos(lower(coalesce(u.raw_user_meta_data ->> 'full_name', '')), lower($2)) > 0)`;
  const { rows: totals } = await call.db.query<{ total: string }>(
    `select count(*) as total from auth.users u where ${condition}`,
    [AUDIENCE, filter],
  );
  const total = Number(totals[0]!.total);
  const { rows } = await call.db.query<{ id: string }>(
    `select u.id from auth.users u where ${condition} order by u.created_at desc, u.id desc limit $3 offset $4`,
    [AUDIENCE, filter, perPage, (page - 1) * perPage],
  );
  const users = await findUsers(
    call.db,
    rows.map(({ id }) => id),
  );
  return json({ users: users.map(userView), aud: AUDIENCE }, pageHeaders(call, { page, perPage, total }));
};

async function hashOf({ backend }: AuthCall, { password, password_hash: hash }: Fields): Promise<string> {
  if (password !== null && password !== undefined && hash !== "") {
    throw validationFailed("Only a password or a password hash should be provided");
  }
  if (hash !== "") {
    if (!isUsableHash(hash)) throw validationFailed(HASH_RULE);
    return hash;
  }
  if (Buffer.byteLength(password ?? "") > 72) throw validationFailed("Password cannot be longer than 72 characters");
  return (password ?? "") === "" ? hashOfNobody() : hashPassword(backend.ref, password!);
}

function newIdOf({ id }: Fields): { id?: string } {
  if (id === "") return {};
  if (!isUuid(id)) throw validationFailed("ID must conform to the uuid v4 format");
  if (id === NIL) throw validationFailed("ID cannot be a nil uuid");
  return { id };
}

async function addContact(db: Queries, { user, provider }: { user: User; provider: "email" | "phone" }): Promise<void> {
  const contact = provider === "email" ? { email: user.email! } : { phone: user.phone! };
  const proof = { email_verified: false, phone_verified: false };
  await insertIdentity(db, { userId: user.id, provider, data: { ...proof, sub: user.id, ...contact } });
}

export const createAdminUser: AuthHandler = async (call) => {
  await requireAdmin(call);
  const fields = readFields(call, schema);
  if (fields.email === "" && fields.phone === "") {
    throw validationFailed("Cannot create a user without either an email or phone");
  }
  const email = fields.email === "" ? undefined : validEmail(fields.email);
  const phone = fields.phone === "" ? undefined : validPhone(fields.phone);
  if (email !== undefined && (await findUserByEmail(call.db, email)) !== null) throw emailExists();
  if (phone !== undefined && (await findUserByPhone(call.db, phone)) !== null) {
    throw phoneExists("Phone number already registered by another user");
  }
  const providers = [...(email === undefined ? [] : ["email"]), ...(phone === undefined ? [] : ["phone"])];
  const passwordHash = await hashOf(call, fields);
  const ban = banEnd(fields.ban_duration, call.now);
  const user = await inTransaction(
    call,
    async (tx) => {
      let made = await insertUser(tx, {
        ...newIdOf(fields),
        ...(email === undefined ? {} : { email }),
        ...(phone === undefined ? {} : { phone }),
        ...(fields.role === "" ? {} : { role: fields.role }),
        ...(fields.aud === "" ? {} : { audience: fields.aud }),
        passwordHash,
        userMetadata: fields.user_metadata ?? {},
        appMetadata: { ...fields.app_metadata, provider: providers[0], providers },
      });
      if (email !== undefined) await addContact(tx, { user: made, provider: "email" });
      if (phone !== undefined) await addContact(tx, { user: made, provider: "phone" });
      made = await loadUser(tx, made.id);
      if (fields.email_confirm === true && email !== undefined) made = await confirmEmail(call, tx, made);
      if (fields.phone_confirm === true && phone !== undefined) made = await confirmPhone(call, tx, made);
      if (ban instanceof Date) await updateUser(tx, made.id, { banned_until: ban });
      return loadUser(tx, made.id);
    },
    "signs_in",
  );
  return json(userView(user));
};

async function changeContact(
  db: Queries,
  {
    user,
    provider,
    value,
    isVerified,
  }: { user: User; provider: "email" | "phone"; value: string; isVerified: boolean },
): Promise<void> {
  const identity = identityOf(user, provider);
  const data = { [provider]: value, [`${provider}_verified`]: isVerified };
  if (identity === undefined) await insertIdentity(db, { userId: user.id, provider, data: { ...data, sub: user.id } });
  else await updateIdentity(db, identity.id, data);
  await updateUser(db, user.id, {
    ...(provider === "email" ? { email: value } : { phone: value }),
    ...(isVerified ? { is_anonymous: false } : {}),
  });
}

async function applyChange(
  call: AuthCall,
  tx: Queries,
  { user, fields }: { user: User; fields: Fields },
): Promise<void> {
  const { id } = user;
  if (fields.role !== "") await updateUser(tx, id, { role: fields.role });
  if (fields.email !== "") {
    const isVerified = fields.email_confirm === true;
    await changeContact(tx, { user, provider: "email", value: validEmail(fields.email), isVerified });
  }
  if (fields.phone !== "") {
    const isVerified = fields.phone_confirm === true;
    await changeContact(tx, { user, provider: "phone", value: validPhone(fields.phone), isVerified });
  }
  if (fields.email_confirm === true) await confirmEmail(call, tx, await loadUser(tx, id));
  if (fields.phone_confirm === true) await confirmPhone(call, tx, await loadUser(tx, id));
  const current = await refreshProviders(tx, id);
  const ban = banEnd(fields.ban_duration, call.now);
  await updateUser(tx, id, {
    ...(fields.app_metadata == null
      ? {}
      : { raw_app_meta_data: mergeMetadata(current.raw_app_meta_data, fields.app_metadata) }),
    ...(fields.user_metadata == null
      ? {}
      : { raw_user_meta_data: mergeMetadata(current.raw_user_meta_data, fields.user_metadata) }),
    ...(ban === undefined ? {} : { banned_until: ban }),
  });
}

export const updateAdminUser: AuthHandler = async (call) => {
  const user = await personOf(call);
  const fields = readFields(call, schema);
  const email = fields.email === "" ? "" : validEmail(fields.email);
  const phone = fields.phone === "" ? "" : validPhone(fields.phone);
  const namesake = email === "" ? null : await findUserByEmail(call.db, email);
  if (namesake !== null && namesake.id !== user.id) throw emailExists();
  const sharer = phone === "" ? null : await findUserByPhone(call.db, phone);
  if (sharer !== null && sharer.id !== user.id) throw phoneExists();
  let hash: string | null = null;
  if (fields.password !== null && fields.password !== undefined) {
    await checkPassword(fields.password, call.settings, call.tools.fetch);
    hash = await hashPassword(call.backend.ref, fields.password);
  }
  const changed = await inTransaction(call, async (tx) => {
    if (hash !== null) await setPassword(tx, { userId: user.id, hash, keepSession: null });
    await applyChange(call, tx, { user, fields });
    return loadUser(tx, user.id);
  });
  return json(userView(changed));
};

const deleteSchema = z.object({ should_soft_delete: z.boolean().nullish() });

export const deleteAdminUser: AuthHandler = async (call) => {
  const user = await personOf(call);
  const { should_soft_delete: isSoft } = readFields(call, deleteSchema);
  if (isSoft !== true) {
    await inTransaction(call, (tx) => tx.query("delete from auth.users where id = $1", [user.id]), "removes");
    return json({});
  }
  await inTransaction(call, async (tx) => {
    // The id stays for what refers to it; nothing that names the person does.
    await setPassword(tx, { userId: user.id, hash: "", keepSession: null });
    await tx.query("delete from auth.identities where user_id = $1", [user.id]);
    await tx.query("delete from auth.mfa_factors where user_id = $1", [user.id]);
    await removeAllPasskeys(tx, user.id);
    await updateUser(tx, user.id, {
      email: user.email === null ? null : `${user.id}@deleted.invalid`,
      phone: null,
      email_change: "",
      phone_change: "",
      raw_app_meta_data: {},
      raw_user_meta_data: {},
      deleted_at: new Date(call.now),
    });
  });
  return json({});
};

export const listAdminFactors: AuthHandler = async (call) => json((await personOf(call)).factors.map(factorView));

/** For somebody who lost their phone. */
export const deleteAdminFactor: AuthHandler = async (call) => {
  const { factors } = await personOf(call);
  const factor = factors.find(({ id }) => id === call.params["factorId"]);
  if (factor === undefined) throw authError(404, "mfa_factor_not_found", "Factor not found");
  await inTransaction(call, (tx) => removeFactor(tx, factor.id), "removes");
  return json(factorView(factor));
};
