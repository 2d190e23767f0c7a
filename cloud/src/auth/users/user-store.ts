/** Reading and writing people. Statements run as supabase_auth_admin, who owns the tables. */
import { newUuid } from "@slipway/kernel/ids";
import type { Queries } from "../../backend/port.ts";
import { textArray } from "../../backend/text-array.ts";
import type { Metadata, User, UserRow } from "./user-record.ts";

export const AUDIENCE = "authenticated";
const INSTANCE = "00000000-0000-0000-0000-000000000000";

const USER_WITH_PARTS = `
  select u.*,
    coalesce((select json_agg(i.* order by i.created_at, i.id) from auth.identities i where i.user_id = u.id), '[]') as identities,
    coalesce((select json_agg(f.* order by f.created_at, f.id) from auth.mfa_factors f where f.user_id = u.id), '[]') as factors
  from auth.users u`;

/** Columns a change may name. Values are parameters; names come from here and from nowhere else. */
const WRITABLE = [
  "aud",
  "role",
  "email",
  "encrypted_password",
  "email_confirmed_at",
  "invited_at",
  "confirmation_token",
  "confirmation_sent_at",
  "recovery_token",
  "recovery_sent_at",
  "email_change_token_new",
  "email_change",
  "email_change_sent_at",
  "last_sign_in_at",
  "raw_app_meta_data",
  "raw_user_meta_data",
  "phone",
  "phone_confirmed_at",
  "phone_change",
  "phone_change_token",
  "phone_change_sent_at",
  "email_change_token_current",
  "email_change_confirm_status",
  "banned_until",
  "reauthentication_token",
  "reauthentication_sent_at",
  "deleted_at",
  "is_anonymous",
] as const satisfies readonly (keyof UserRow)[];

export type UserChange = Partial<Pick<UserRow, (typeof WRITABLE)[number]>>;

async function one(db: Queries, condition: string, values: readonly unknown[]): Promise<User | null> {
  const { rows } = await db.query<User>(`${USER_WITH_PARTS} where ${condition} limit 1`, values);
  return rows[0] ?? null;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
export const isUuid = (text: string): boolean => UUID.test(text);

/** `id` must be a UUID. */
export const findUser = (db: Queries, id: string): Promise<User | null> => one(db, "u.id = $1", [id]);

/** Newest first. */
export const findUsers = async (db: Queries, ids: readonly string[]): Promise<User[]> =>
  (
    await db.query<User>(`${USER_WITH_PARTS} where u.id = any($1::uuid[]) order by u.created_at desc, u.id desc`, [
      textArray(ids),
    ])
  ).rows;

export const findUserByEmail = (db: Queries, email: string, audience = AUDIENCE): Promise<User | null> =>
  one(db, "lower(u.email) = $1 and u.aud = $2 and not u.is_sso_user", [email.toLowerCase(), audience]);

export const findUserByPhone = (db: Queries, phone: string, audience = AUDIENCE): Promise<User | null> =>
  one(db, "u.phone = $1 and u.aud = $2 and not u.is_sso_user", [phone, audience]);

export const findUserByPhoneChange = (db: Queries, phone: string): Promise<User | null> =>
  one(db, "u.phone_change = $1 and u.aud = $2 and not u.is_sso_user", [phone, AUDIENCE]);

/** Finds a person whose change to or from this address is under way. */
export const findUserByEmailChange = (db: Queries, email: string, tokens: readonly string[]): Promise<User | null> =>
  one(
    db,
    `(lower(u.email) = $1 and u.email_change_token_current = any($2::text[])
      or lower(u.email_change) = $1 and u.email_change_token_new = any($2::text[])) and u.aud = $3 and not u.is_sso_user`,
    [email.toLowerCase(), textArray(tokens), AUDIENCE],
  );

/** Holds the row until the transaction ends: two uses of one code follow each other, and the second finds it used. */
export async function lockUser(db: Queries, id: string): Promise<User | null> {
  await db.query("select 1 from auth.users where id = $1 for update", [id]);
  return findUser(db, id);
}

export interface NewUser {
  id?: string;
  email?: string;
  phone?: string;
  passwordHash?: string;
  role?: string;
  audience?: string;
  isAnonymous?: boolean;
  appMetadata?: Metadata;
  userMetadata?: Metadata;
}

/** The row as triggers of the project left it. */
export async function insertUser(db: Queries, user: NewUser): Promise<User> {
  const id = user.id ?? newUuid();
  const metadata = [JSON.stringify(user.appMetadata ?? {}), JSON.stringify(user.userMetadata ?? {})];
  await db.query(
    `insert into auth.users (instance_id, id, aud, role, email, phone, encrypted_password, is_anonymous,
       raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      INSTANCE,
      id,
      user.audience ?? AUDIENCE,
      user.role ?? "authenticated",
      user.email ?? null,
      user.phone ?? null,
      user.passwordHash ?? "",
      user.isAnonymous ?? false,
      ...metadata,
    ],
  );
  return loadUser(db, id);
}

export async function updateUser(db: Queries, id: string, change: UserChange): Promise<void> {
  const names = WRITABLE.filter((name) => name in change);
  if (names.length === 0) return;
  const values = names.map((name) => (name.startsWith("raw_") ? JSON.stringify(change[name]) : change[name]));
  const assignments = names.map((name, index) => `${name} = $${index + 2}`).join(", ");
  await db.query(`update auth.users set ${assignments}, updated_at = now() where id = $1`, [id, ...values]);
}

/** For one that must be there. */
export async function loadUser(db: Queries, id: string): Promise<User> {
  const user = await findUser(db, id);
  if (user === null) throw new Error(`user ${id} vanished within its transaction`);
  return user;
}

/** Null removes a key, as clients expect of a partial update. */
export function mergeMetadata(current: Metadata | null, change: Metadata): Metadata {
  const merged = { ...current, ...change };
  for (const [key, value] of Object.entries(change)) if (value === null) delete merged[key];
  return merged;
}

/** First the provider of the oldest identity, then all of them. */
export async function refreshProviders(db: Queries, id: string): Promise<User> {
  const user = await loadUser(db, id);
  const providers = [...new Set(user.identities.map(({ provider }) => provider))];
  const [provider] = providers;
  if (provider === undefined) return user;
  await updateUser(db, id, { raw_app_meta_data: { ...user.raw_app_meta_data, provider, providers } });
  return loadUser(db, id);
}

export async function insertIdentity(
  db: Queries,
  { userId, provider, data }: { userId: string; provider: string; data: Metadata & { sub: string } },
): Promise<void> {
  const email = typeof data.email === "string" ? { email: data.email.toLowerCase() } : {};
  await db.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
     values ($1, $2, $3, $4, now())`,
    [data.sub, userId, JSON.stringify({ ...data, ...email }), provider],
  );
}

export async function updateIdentity(db: Queries, id: string, change: Metadata): Promise<void> {
  await db.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = now() where id = $1`,
    [id, JSON.stringify(change)],
  );
}

/**
 * Before an address is confirmed, a stranger may have left a password or a phone on the account. These are removed, so
 * that nobody waits in an account for its owner. The identity that proved the address stays.
 */
export async function dropUnconfirmed(
  db: Queries,
  user: User,
  keep: { provider: string; providerId: string; data: Metadata },
): Promise<void> {
  await db.query("delete from auth.identities where user_id = $1 and not (provider = $2 and provider_id = $3)", [
    user.id,
    keep.provider,
    keep.providerId,
  ]);
  const isPasswordKept = keep.provider === "email" || keep.provider === "phone";
  await updateUser(db, user.id, {
    raw_user_meta_data: keep.data,
    ...(isPasswordKept ? {} : { encrypted_password: "" }),
  });
  await refreshProviders(db, user.id);
}
