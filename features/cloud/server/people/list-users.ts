/** People of the project's app, as its owner sees them. [C3.11] [CU1] */
import type { Queries } from "@slipway/cloud/backend/port";
import type { CloudUser } from "../../contract/index.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { isoInstant, MAX_SHOWN_BYTES, shown } from "../database/shown-values.ts";

interface UserRow {
  id: string;
  email: string | null;
  phone: string | null;
  display_name: string | null;
  created_at: Date;
  updated_at: Date;
  last_sign_in_at: Date | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  is_sso_user: boolean;
  providers: string[];
}

/** `infinity` arrives as a number. */
const iso = (date: Date | null): string | null => (date === null ? null : isoInstant(date));

const userOf = (row: UserRow): CloudUser => ({
  id: row.id,
  display_name: row.display_name,
  created_at: isoInstant(row.created_at),
  updated_at: isoInstant(row.updated_at),
  last_sign_in_at: iso(row.last_sign_in_at),
  is_sso_user: row.is_sso_user,
  providers: row.providers,
  email_data:
    row.email === null || row.email === ""
      ? null
      : {
          email: row.email,
          confirmed_at: iso(row.email_confirmed_at),
          confirmation_sent_at: iso(row.confirmation_sent_at),
          email_verified: row.email_confirmed_at !== null,
        },
  phone_data:
    row.phone === null || row.phone === "" ? null : { phone: row.phone, confirmed_at: iso(row.phone_confirmed_at) },
});

/** People choose it themselves. */
const MAX_NAME = 500;

const COLUMNS = `u.id, u.email, u.phone, u.created_at, u.updated_at, u.last_sign_in_at, u.email_confirmed_at, u.phone_confirmed_at,
  u.confirmation_sent_at, u.is_sso_user,
  left(coalesce(u.raw_user_meta_data ->> 'full_name', u.raw_user_meta_data ->> 'name', u.raw_user_meta_data ->> 'display_name'), ${MAX_NAME}) as display_name,
  coalesce((select json_agg(i.provider order by i.provider) from auth.identities i where i.user_id = u.id), '[]') as providers`;

const FOUND = `u.deleted_at is null and ($1 = '' or strpos(lower(coalesce(u.email, '')), lower($1)) > 0
  or strpos(coalesce(u.phone, ''), $1) > 0 or strpos(u.id::text, lower($1)) > 0)
  and ($2::timestamptz is null or u.created_at >= $2) and ($3::timestamptz is null or u.created_at < $3)`;

const authDatabase = async (services: Keeps<"backends">, projectId: string): Promise<Queries> =>
  (await requireBackend(services, projectId)).backend.database.as("supabase_auth_admin");

interface UsersWanted {
  limit: number;
  offset: number;
  search?: string | undefined;
  /** ISO 8601. */
  created_from?: string | undefined;
  created_before?: string | undefined;
}

export async function listUsers(
  services: Keeps<"backends">,
  projectId: string,
  { limit, offset, ...wanted }: UsersWanted,
): Promise<{ users: CloudUser[]; total: number }> {
  const database = await authDatabase(services, projectId);
  const found = [wanted.search ?? "", wanted.created_from ?? null, wanted.created_before ?? null];
  const { rows: totals } = await database.query<{ total: number }>(
    `select count(*)::int as total from auth.users u where ${FOUND}`,
    found,
  );
  const { rows } = await shown(
    database.query<UserRow>(
      `select ${COLUMNS} from auth.users u where ${FOUND} order by u.created_at desc, u.id limit $4 offset $5`,
      [...found, limit, offset],
      { maxBytes: MAX_SHOWN_BYTES },
    ),
  );
  return { users: rows.map(userOf), total: totals[0]!.total };
}

export async function readUser(services: Keeps<"backends">, projectId: string, id: string): Promise<CloudUser> {
  const database = await authDatabase(services, projectId);
  const { rows } = await database.query<UserRow>(`select ${COLUMNS} from auth.users u where u.id = $1::uuid`, [id]);
  if (rows[0] === undefined) throw new Error("a new account is not there");
  return userOf(rows[0]);
}
