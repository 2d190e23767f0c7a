/** A person's own data, and everybody's as staff see it. [W3.13] [AC2] */
import { and, asc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { conflict, notFound } from "@slipway/kernel/errors";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Transaction } from "@slipway/platform/database/port";
import type { Needs } from "../../services.ts";
import { accountDeactivated, type User } from "../contract/index.ts";
import { type AccountsState, homeIn } from "./accounts-state.ts";
import { isStaff, users } from "./accounts-tables.ts";
import { randomText } from "@slipway/kernel/ids";
import { endEveryAccess } from "./access/end-access.ts";
import { resetUrl } from "./sign-in/mails.ts";

const columns = (staffEmails: Parameters<typeof isStaff>[0]) => ({
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  name: users.name,
  username: users.username,
  image: users.image,
  isStaff: isStaff(staffEmails),
  isTemporaryEdu: users.isTemporaryEdu,
  createdAt: users.createdAt,
  deactivatedAt: users.deactivatedAt,
});

const byId = lookup("accounts-user", (select) =>
  select
    .select(columns(sql.placeholder("staffEmails")))
    .from(users)
    .where(eq(users.id, sql.placeholder("userId"))),
);

type UserRow = Awaited<ReturnType<typeof readUser>>[number];

const staffEmailsOf = ({ config }: Needs<"config">): string[] => config.staffEmails.map((email) => email.toLowerCase());

const readUser = (services: Needs<"config" | "database">, userId: string) =>
  services.database.read(byId, { userId, staffEmails: staffEmailsOf(services) });

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
    email_verified: row.emailVerified,
    is_staff: row.isStaff,
    attributes: { display_name: row.name },
    username: row.username,
    photo_url: row.image,
    user_is_temporary_edu: row.isTemporaryEdu,
    workspaces,
  };
}

export async function updateDisplayName(services: UserPorts, userId: string, displayName: string): Promise<User> {
  await services.database.sql
    .update(users)
    .set({ name: displayName, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  return getUser(services, userId);
}

/** For other features: the active account with this address. `email` is in lower case. */
export async function findUserByEmail(
  { database }: Needs<"database">,
  email: string,
): Promise<{ userId: string; displayName: string; emailVerified: boolean } | null> {
  const [found] = await database.sql
    .select({ userId: users.id, displayName: users.name, emailVerified: users.emailVerified })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deactivatedAt)));
  return found ?? null;
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
  email_verified: row.emailVerified,
  display_name: row.name,
  is_staff: row.isStaff,
  user_is_temporary_edu: row.isTemporaryEdu,
  created_at: row.createdAt.toISOString(),
  deactivated_at: row.deactivatedAt?.toISOString() ?? null,
});

/** Sorted by email; the cursor is the last address. */
export async function listUsers(
  services: Needs<"config" | "database">,
  { limit, cursor, q }: { limit: number; cursor?: string; q?: string },
) {
  const words = (q ?? "").toLowerCase();
  const rows = await services.database.sql
    .select(columns(staffEmailsOf(services)))
    .from(users)
    .where(
      and(
        gt(users.email, cursor ?? ""),
        words === "" ? undefined : sql`position(${words} in lower(${users.email} || ' ' || ${users.name})) > 0`,
      ),
    )
    .orderBy(asc(users.email))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { users: page.map(adminUser), next_cursor: rows.length > limit ? page.at(-1)!.email : null };
}

const MAX_STAFF = 3;

/** Oldest account first, because the person who set this installation up is the one to ask. */
export async function staffPeople(
  services: Needs<"config" | "database">,
): Promise<{ id: string; name: string; email: string }[]> {
  return services.database.sql
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(isStaff(staffEmailsOf(services)), isNull(users.deactivatedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(MAX_STAFF);
}

export const staffNames = async (services: Needs<"config" | "database">): Promise<string[]> =>
  (await staffPeople(services)).map(({ name }) => name);

export async function userForStaff(services: Needs<"config" | "database">, userId: string) {
  const [row] = await readUser(services, userId);
  if (row === undefined) throw notFound("This account");
  return adminUser(row);
}

/** False: the account was marked so already. */
export async function setEducation(
  { sql: tx }: Pick<Transaction, "sql">,
  userId: string,
  isEducation: boolean,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(users)
    .set({ isTemporaryEdu: isEducation, updatedAt: sql`now()` })
    .where(and(eq(users.id, userId), ne(users.isTemporaryEdu, isEducation)));
  return rowCount === 1;
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
  const isUser = eq(users.id, userId);
  await services.database.transaction(async ({ sql: tx }) => {
    if (change.isStaff !== undefined) await tx.update(users).set({ isStaff: change.isStaff }).where(isUser);
    // Also when access is returned, so that a session created while access was being removed does not become valid.
    if (change.isActive !== undefined) await endEveryAccess(tx, userId);
    if (change.isActive === true) await tx.update(users).set({ deactivatedAt: null }).where(isUser);
    if (change.isActive === false)
      await tx
        .update(users)
        .set({ deactivatedAt: sql`coalesce(${users.deactivatedAt}, now())` })
        .where(isUser);
  });
  if (change.isActive === false) await services.events.emit(accountDeactivated, { userId });
  return userForStaff(services, userId);
}
