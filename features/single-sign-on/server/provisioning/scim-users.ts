/** Users of a workspace's identity provider. Each names a member, or somebody who becomes one by signing in. */
import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import type { Transaction } from "@slipway/platform/database/port";
import { endVouchedAccess, findUserByEmail } from "../../../accounts/server/index.ts";
import { type AuditActor, recordAudit } from "../../../audit/server/index.ts";
import { neverJoinByDomain, workspaceOfDomain } from "../../../email-domains/server/index.ts";
import { takeOutOfProjects } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { accessReduced } from "../../../sharing/contract/events.ts";
import { enterProvisioned, leaveProvisioned, lockMembers, memberEmails } from "../../../workspaces/server/index.ts";
import { neverJoinBySso } from "../connection.ts";
import { connections } from "../sso-tables.ts";
import { recordLostMaker } from "./end-tokens.ts";
import type { Shown } from "./scim-answers.ts";
import type { ScimUser } from "./scim-attributes.ts";
import { invalidValue, noSuchUser, scimRefusal } from "./scim-refusals.ts";
import { type ScimRow, scimUsers } from "./scim-tables.ts";

export type ScimPorts = Needs<"accounts" | "clock" | "database" | "events">;

const MAX_USERS = 10_000;
/** In the log of what people did, a provider is nobody's account. */
const PROVIDER: AuditActor = { userId: "scim", displayName: "Identity provider", email: "SCIM" };

async function findRow({ database }: Needs<"database">, workspaceId: string, id: string): Promise<ScimRow> {
  const isMeant = and(eq(scimUsers.workspaceId, workspaceId), eq(scimUsers.id, id));
  const [row] = await database.sql.select().from(scimUsers).where(isMeant);
  if (row === undefined) throw noSuchUser();
  return row;
}

/** Somebody counts as active who is a member, or is about to become one. */
async function shown(services: Needs<"database">, rows: readonly ScimRow[]): Promise<Shown[]> {
  if (rows.length === 0) return [];
  const emails = rows.map(({ email }) => email);
  const members = await memberEmails(services, rows[0]!.workspaceId, emails);
  return rows.map((row) => ({ row, active: members.has(row.email) }));
}

export async function readUser(services: Needs<"database">, workspaceId: string, id: string): Promise<Shown> {
  return (await shown(services, [await findRow(services, workspaceId, id)]))[0]!;
}

export interface Page {
  where: SQL | undefined;
  /** From 1. */
  startIndex: number;
  count: number;
}

export async function listUsers(
  services: Needs<"database">,
  workspaceId: string,
  { where, startIndex, count }: Page,
): Promise<{ total: number; users: Shown[] }> {
  const isMeant = and(eq(scimUsers.workspaceId, workspaceId), where);
  const [total, rows] = await Promise.all([
    services.database.sql.$count(scimUsers, isMeant),
    services.database.sql
      .select()
      .from(scimUsers)
      .where(isMeant)
      .orderBy(asc(scimUsers.createdAt), asc(scimUsers.id))
      .offset(startIndex - 1)
      .limit(count),
  ]);
  return { total, users: await shown(services, rows) };
}

const sameName = (userName: string): SQL => sql`lower(${scimUsers.userName}) = lower(${userName})`;
const taken = () => scimRefusal(409, "A user with this userName or address is there already.", "uniqueness");

/** The provider may speak for people at the workspace's proven domains, and for nobody else. */
async function requireOwnDomain(services: Needs<"database">, workspaceId: string, email: string): Promise<void> {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  if ((await workspaceOfDomain(services, domain)) !== workspaceId)
    throw invalidValue(`${domain} is not a domain that this workspace has proven.`);
}

const columnsOf = ({ userName, externalId, displayName, givenName, familyName }: Omit<ScimUser, "active">) => ({
  ...{ userName, externalId, displayName, givenName, familyName },
});

export async function createUser(services: ScimPorts, workspaceId: string, user: ScimUser): Promise<Shown> {
  const { email } = user;
  await requireOwnDomain(services, workspaceId, email);
  const now = new Date(services.clock.now());
  const row: ScimRow = { id: newId("scu"), workspaceId, email, ...columnsOf(user), createdAt: now, updatedAt: now };
  await changing(services, workspaceId, async (tx) => {
    if ((await tx.sql.$count(scimUsers, eq(scimUsers.workspaceId, workspaceId))) >= MAX_USERS)
      throw scimRefusal(403, `A workspace has at most ${MAX_USERS} provisioned users.`, "tooMany");
    const { rowCount } = await tx.sql.insert(scimUsers).values(row).onConflictDoNothing();
    if (rowCount === 0) throw taken();
    return (user.active ? activate : deactivate)(services, tx, row);
  });
  return readUser(services, workspaceId, row.id);
}

/**
 * `change` gets the user as it is, and answers it as it shall be; `active` is null where the message does not say it. Who
 * is said to be inactive is taken out even if they are no member: they may still have projects and sign-ins.
 */
export async function changeUser(
  services: ScimPorts,
  { workspaceId, id }: { workspaceId: string; id: string },
  change: (user: ScimUser<null>) => ScimUser<boolean | null>,
): Promise<Shown> {
  const { row, active } = await readUser(services, workspaceId, id);
  const wanted = change({ ...row, active: null });
  if (wanted.email !== row.email)
    throw scimRefusal(400, "Addresses of accounts do not change. Delete this user and create another.", "mutability");
  await changing(services, workspaceId, async (tx) => {
    const { userName } = wanted;
    const isOther = and(eq(scimUsers.workspaceId, workspaceId), sameName(userName), ne(scimUsers.id, id));
    if ((await tx.sql.$count(scimUsers, isOther)) > 0) throw taken();
    const { rowCount } = await tx.sql
      .update(scimUsers)
      .set({ ...columnsOf(wanted), updatedAt: new Date(services.clock.now()) })
      .where(eq(scimUsers.id, id));
    if (rowCount === 0) throw noSuchUser();
    if (wanted.active === null || (wanted.active && active)) return [];
    return (wanted.active ? activate : deactivate)(services, tx, row);
  });
  return readUser(services, workspaceId, id);
}

/** Also takes the person out. Another user for the same person can be created afterwards. */
export async function deleteUser(services: ScimPorts, workspaceId: string, id: string): Promise<void> {
  const row = await findRow(services, workspaceId, id);
  await changing(services, workspaceId, async (tx) => {
    const { rowCount } = await tx.sql.delete(scimUsers).where(eq(scimUsers.id, id));
    if (rowCount === 0) throw noSuchUser();
    return deactivate(services, tx, row);
  });
}

interface Lost {
  userId: string;
  projectId: string;
}

/**
 * Changes of members wait for each other, so that two do not take the last two owners, and no deadlock keeps somebody in. Tells
 * open pages what was lost.
 */
async function changing(
  services: ScimPorts,
  workspaceId: string,
  work: (tx: Transaction) => Promise<Lost[]>,
): Promise<void> {
  const lost = await services.database.transaction(async (tx) => {
    await lockMembers(tx, workspaceId);
    return work(tx);
  });
  for (const each of lost) await services.events.emit(accessReduced, { ...each, level: null });
}

/** Who has an account that proved the address is in at once; others by their first sign-in. */
async function activate(services: ScimPorts, tx: Transaction, { workspaceId, email }: ScimRow): Promise<Lost[]> {
  await requireOwnDomain(services, workspaceId, email);
  const account = await findUserByEmail(services, email);
  const [connection] = await tx.sql
    .select({ role: connections.defaultRole })
    .from(connections)
    .where(eq(connections.workspaceId, workspaceId));
  const role = connection?.role ?? "viewer";
  const userId = account?.emailVerified === true ? account.userId : null;
  if (!(await enterProvisioned(tx, { workspaceId, email, userId, role }))) return [];
  const about = { person: email, to: role };
  await recordAudit(tx, { workspaceId, actor: PROVIDER, action: "member.provisioned", about });
  return [];
}

/** AppError 409 `last_owner`. */
async function deactivate(services: ScimPorts, tx: Transaction, { workspaceId, email }: ScimRow): Promise<Lost[]> {
  const member = await leaveProvisioned(tx, { workspaceId, email });
  const userId = member?.userId ?? (await findUserByEmail(services, email))?.userId ?? null;
  let projectIds: string[] = [];
  if (userId !== null) {
    // Neither an address nor a sign-in alone brings the person back.
    await neverJoinByDomain(tx, { workspaceId, userId });
    await neverJoinBySso(tx, { workspaceId, userId });
    projectIds = await takeOutOfProjects(services, tx, { workspaceId, userId, email, actor: PROVIDER });
    // Last: rows of people point to the account, so writing one waits for whoever holds it.
    await endVouchedAccess(tx, { userId, workspaceId });
  }
  if (member?.userId != null)
    await recordLostMaker(tx, { workspaceId, userId: member.userId, email, role: null, actor: PROVIDER });
  if (member !== null || projectIds.length > 0)
    await recordAudit(tx, { workspaceId, actor: PROVIDER, action: "member.deprovisioned", about: { person: email } });
  return userId === null ? [] : projectIds.map((projectId) => ({ userId, projectId }));
}
