/** A person's own data, and everybody's as staff see it. [W3.13] [AC2] */
import { conflict, notFound } from "@slipway/kernel/errors";
import type { Needs } from "../../services.ts";
import { accountDeactivated, type User } from "../contract/index.ts";
import { type AccountsState, homeIn } from "./accounts-state.ts";
import { IS_STAFF } from "./access/authenticate.ts";
import { randomText } from "@slipway/kernel/ids";
import { endEveryAccess } from "./access/end-access.ts";
import { resetUrl } from "./sign-in/mails.ts";

interface UserRow {
  id: string;
  email: string;
  email_verified: boolean;
  name: string;
  is_staff: boolean;
  is_temporary_edu: boolean;
  created_at: Date;
  deactivated_at: Date | null;
}

const COLUMNS = `u.id, u.email, u.email_verified, u.name, ${IS_STAFF} as is_staff, u.is_temporary_edu, u.created_at, u.deactivated_at`;
const staffEmails = ({ config }: Needs<"config">): string[] => config.staffEmails.map((email) => email.toLowerCase());

const readUser = (services: Needs<"config" | "database">, userId: string): Promise<UserRow[]> =>
  services.database.read<UserRow>({
    name: "accounts-user",
    text: `select ${COLUMNS} from users u where u.id = $1`,
    values: [userId, staffEmails(services)],
  });

/** Reading a person needs these. */
type UserPorts = Needs<"config" | "database"> & Pick<AccountsState, "home">;

export async function getUser(services: UserPorts, userId: string): Promise<User> {
  const home = homeIn(services);
  const [[row], memberships] = await Promise.all([readUser(services, userId), home.workspacesOf(userId)]);
  if (row === undefined) throw notFound("This account");
  let workspaces = memberships;
  if (workspaces.length === 0) {
    // The process may have ended between making the account and its workspace.
    await home.ensureWorkspace({ userId, email: row.email, displayName: row.name });
    workspaces = await home.workspacesOf(userId);
  }
  return {
    id: row.id,
    email: row.email,
    email_verified: row.email_verified,
    is_staff: row.is_staff,
    attributes: { display_name: row.name },
    user_is_temporary_edu: row.is_temporary_edu,
    workspaces,
  };
}

export async function updateDisplayName(services: UserPorts, userId: string, displayName: string): Promise<User> {
  await services.database.pool.query("update users set name = $2, updated_at = now() where id = $1", [
    userId,
    displayName,
  ]);
  return getUser(services, userId);
}

/** For other features: the active account with this address. `email` is in lower case. */
export async function findUserByEmail(
  { database }: Needs<"database">,
  email: string,
): Promise<{ userId: string; displayName: string; emailVerified: boolean } | null> {
  const { rows } = await database.pool.query<{ id: string; name: string; email_verified: boolean }>(
    "select id, name, email_verified from users where email = $1 and deactivated_at is null",
    [email],
  );
  const row = rows[0];
  return row === undefined ? null : { userId: row.id, displayName: row.name, emailVerified: row.email_verified };
}

const GIVEN_BY_STAFF = "given-";

/** A mailed link proves that its user reads the address's mail; a link that staff hand over does not. */
export const isMailedReset = (token: string): boolean => !token.startsWith(GIVEN_BY_STAFF);

export async function createResetLink(
  services: Needs<"addresses" | "database"> & Pick<AccountsState, "signIn">,
  email: string,
): Promise<string | null> {
  const user = await findUserByEmail(services, email.trim().toLowerCase());
  if (user === null) return null;
  const { library } = await services.signIn.open();
  const { internalAdapter } = await library.$context;
  const token = GIVEN_BY_STAFF + randomText(32);
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: user.userId,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return resetUrl(services, token);
}

const adminUser = (row: UserRow) => ({
  id: row.id,
  email: row.email,
  email_verified: row.email_verified,
  display_name: row.name,
  is_staff: row.is_staff,
  created_at: row.created_at.toISOString(),
  deactivated_at: row.deactivated_at?.toISOString() ?? null,
});

/** Sorted by email; the cursor is the last address. */
export async function listUsers(
  services: Needs<"config" | "database">,
  { limit, cursor, q }: { limit: number; cursor?: string; q?: string },
) {
  const { rows } = await services.database.pool.query<UserRow>(
    `select ${COLUMNS} from users u
     where u.email > $1 and ($3 = '' or position($3 in lower(u.email || ' ' || u.name)) > 0) order by u.email limit $4`,
    [cursor ?? "", staffEmails(services), (q ?? "").toLowerCase(), limit + 1],
  );
  const page = rows.slice(0, limit);
  return { users: page.map(adminUser), next_cursor: rows.length > limit ? page.at(-1)!.email : null };
}

const MAX_STAFF = 3;

/** Oldest account first, because the person who set this installation up is the one to ask. */
export async function staffPeople(services: Needs<"config" | "database">): Promise<{ name: string; email: string }[]> {
  const { rows } = await services.database.pool.query<{ name: string; email: string }>(
    `select u.name, u.email from users u where ${IS_STAFF} and u.deactivated_at is null order by u.created_at, u.id limit $1`,
    [MAX_STAFF, staffEmails(services)],
  );
  return rows;
}

export const staffNames = async (services: Needs<"config" | "database">): Promise<string[]> =>
  (await staffPeople(services)).map(({ name }) => name);

export async function userForStaff(services: Needs<"config" | "database">, userId: string) {
  const [row] = await readUser(services, userId);
  if (row === undefined) throw notFound("This account");
  return adminUser(row);
}

export interface StaffChange {
  isActive?: boolean;
  isStaff?: boolean;
}

/** Deactivated: sessions and tokens are gone in the same transaction, so the next request finds nobody. */
export async function updateUserAsStaff(
  services: Needs<"config" | "database" | "events">,
  { actorId, userId, change }: { actorId: string; userId: string; change: StaffChange },
) {
  if (actorId === userId && (change.isActive === false || change.isStaff === false)) {
    throw conflict("own_account", "You cannot take your own account away. Ask another person of the staff.");
  }
  await userForStaff(services, userId);
  await services.database.transaction(async ({ client }) => {
    if (change.isStaff !== undefined)
      await client.query("update users set is_staff = $2 where id = $1", [userId, change.isStaff]);
    // Also when access is returned, so that a session created while access was being removed does not become valid.
    if (change.isActive !== undefined) await endEveryAccess(client, userId);
    if (change.isActive === true) await client.query("update users set deactivated_at = null where id = $1", [userId]);
    if (change.isActive === false)
      await client.query("update users set deactivated_at = coalesce(deactivated_at, now()) where id = $1", [userId]);
  });
  if (change.isActive === false) await services.events.emit(accountDeactivated, { userId });
  return userForStaff(services, userId);
}
