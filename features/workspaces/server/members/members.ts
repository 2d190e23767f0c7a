/** Members of a workspace: invite, change role, remove, leave. (fill-ins: workspace roles) */
import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type AppError, conflict, forbidden, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import {
  canInWorkspace,
  needsSso,
  type WorkspaceFacts,
  type WorkspacePermission,
  type WorkspaceRole,
} from "@slipway/kernel/permissions";
import type { InviteInput, WaitingPerson } from "../../../accounts/server/index.ts";
import type { Caller } from "../../../actor.ts";
import type { Actor } from "../../../feature.ts";
import type { Sql, Transaction } from "@slipway/platform/database/port";
import { people } from "../../../accounts/server/index.ts";
import { recordAudit } from "../../../audit/server/index.ts";
import type { Needs } from "../../../services.ts";
import { memberAdded } from "../../contract/events.ts";
import type { Member } from "../../contract/index.ts";
import { workspaceMembers as members, workspaces } from "../workspace-tables.ts";
import { getWorkspace, ownWorkspaceOf, type WorkspacesState } from "../own-workspaces.ts";
import { factsNow } from "./rights-now.ts";
import type { RoleLowered } from "../workspaces.ts";

/** Giving or taking a role needs the right for exactly that role. */
export const NEEDED: Record<WorkspaceRole, WorkspacePermission> = {
  viewer: "AddWorkspaceViewers",
  editor: "AddWorkspaceEditors",
  admin: "AddWorkspaceAdmins",
  owner: "AddWorkspaceOwners",
};

export function requireRightFor(facts: WorkspaceFacts, role: WorkspaceRole): void {
  if (!canInWorkspace(facts, NEEDED[role]))
    throw forbidden(`Your role in this workspace does not allow you to manage the role ${role}.`);
}

const email = sql<string>`coalesce(${people.email}, ${members.email})`;

const selectMembers = ({ sql: from }: Pick<Transaction, "sql">) =>
  from
    .select({
      id: members.id,
      userId: members.userId,
      displayName: people.name,
      email,
      role: members.role,
      joinedAt: members.joinedAt,
      invitationId: members.invitationId,
    })
    .from(members)
    .leftJoin(people, eq(people.id, members.userId))
    .$dynamic();

type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

const memberOf = (row: MemberRow): Member => ({
  id: row.id,
  user_id: row.userId,
  display_name: row.displayName,
  email: row.email,
  role: row.role,
  joined_at: row.joinedAt?.toISOString() ?? null,
});

/** Owners, admins, editors, viewers; by e-mail within a role. */
export async function listMembers({ database }: Needs<"database">, workspaceId: string): Promise<Member[]> {
  const rank = sql`array_position(array['owner', 'admin', 'editor', 'viewer'], ${members.role})`;
  const rows = await selectMembers(database)
    .where(eq(members.workspaceId, workspaceId))
    .orderBy(rank, sql`lower(${email})`, asc(members.id));
  return rows.map(memberOf);
}

/** By row id or user id. */
async function findMember(from: Pick<Transaction, "sql">, workspaceId: string, idOrUserId: string): Promise<MemberRow> {
  const isMeant = or(eq(members.id, idOrUserId), eq(members.userId, idOrUserId));
  const [row] = await selectMembers(from).where(and(eq(members.workspaceId, workspaceId), isMeant));
  if (row === undefined) throw notFound("This member");
  return row;
}

export interface WorkspaceCall {
  workspaceId: string;
  facts: WorkspaceFacts;
  actor: Actor;
}

/**
 * Changes of a workspace's members happen one after another, and each is judged by the role that the caller has by then: of two
 * admins who remove each other, the second is no admin any more.
 */
export const changeMembers = <T>(
  { database }: Needs<"database">,
  { workspaceId, actor }: Pick<WorkspaceCall, "workspaceId" | "actor">,
  work: (tx: Transaction, facts: WorkspaceFacts) => Promise<T>,
): Promise<T> => database.transaction(async (tx) => work(tx, await factsNow(tx, { workspaceId, actor })));

async function inviteTo(
  services: Needs<"database">,
  { workspaceId, actor }: Pick<WorkspaceCall, "workspaceId" | "actor">,
  email: string,
): Promise<InviteInput> {
  const workspace = await getWorkspace(services, workspaceId);
  if (workspace === null) throw notFound("This workspace");
  return {
    email,
    invitedBy: actor,
    what: `the workspace "${workspace.name}"`,
    joins: workspace.name,
    nextPath: `/?workspace=${workspaceId}`,
  };
}

export async function addMember(
  services: Needs<"accounts" | "database" | "events">,
  { workspaceId, facts, actor }: WorkspaceCall,
  { email, role }: { email: string; role: WorkspaceRole },
): Promise<Member & { invite_url: string | null; mailed: boolean }> {
  requireRightFor(facts, role);
  const invite = await inviteTo(services, { workspaceId, actor }, email);
  const id = newId("wm");
  const joined: string[] = [];
  const admitted = await services.accounts.admitByEmail(invite, async ({ userId, joinedAt, invitationId }) => {
    if (await isMemberByEmail(services, workspaceId, email)) return false;
    if (userId !== null) joined.push(userId);
    return changeMembers(services, { workspaceId, actor }, async (tx, factsOfCaller) => {
      requireRightFor(factsOfCaller, role);
      const { rowCount } = await tx.sql
        .insert(members)
        .values({ id, workspaceId, userId, email, role, joinedAt, invitationId })
        .onConflictDoNothing({ target: [members.workspaceId, members.email] });
      if (rowCount === 0) return false;
      await recordAudit(tx, { workspaceId, actor, action: "member.invited", about: { person: email, to: role } });
      return true;
    });
  });
  if (admitted === null) throw conflict("already_member", `${email} is a member of this workspace or invited already.`);
  for (const userId of joined)
    await services.events.emit(memberAdded, {
      ...{ workspaceId, memberId: id, userId },
      workspaceName: invite.joins ?? "",
      invitedBy: actor.displayName,
    });
  const { inviteUrl, mailed } = admitted;
  return { ...memberOf(await findMember(services.database, workspaceId, id)), invite_url: inviteUrl, mailed };
}

/** The link with which a pending member joins. Throws 409 `already_member` for somebody who has joined. */
export const memberInviteLink = (
  services: Needs<"accounts" | "database">,
  call: WorkspaceCall,
  idOrUserId: string,
): Promise<string> =>
  withInvitation(services, call, { idOrUserId, use: (...args) => services.accounts.inviteLink(...args) });

/** Mails it once more. Answers whether the mail went out. Throws as `memberInviteLink` does. */
export const resendMemberInvitation = (
  services: Needs<"accounts" | "database">,
  call: WorkspaceCall,
  idOrUserId: string,
): Promise<boolean> =>
  withInvitation(services, call, { idOrUserId, use: (...args) => services.accounts.mailInvitationAgain(...args) });

type UseOfInvitation<T> = (waiting: WaitingPerson, enter: (invitationId: string) => Promise<void>) => Promise<T>;

async function withInvitation<T>(
  services: Needs<"database">,
  call: WorkspaceCall,
  { idOrUserId, use }: { idOrUserId: string; use: UseOfInvitation<T> },
): Promise<T> {
  const member = await changeMembers(services, call, async (tx, facts) => {
    const found = await findMember(tx, call.workspaceId, idOrUserId);
    requireRightFor(facts, found.role);
    return found;
  });
  if (member.userId !== null) throw conflict("already_member", `${member.email} has joined this workspace already.`);
  const input = await inviteTo(services, call, member.email);
  return use({ invitationId: member.invitationId, input }, async (invitationId) => {
    await services.database.sql.update(members).set({ invitationId }).where(eq(members.id, member.id));
  });
}

/** Throws 409 `last_owner` when nobody else owns the workspace. Locks the owners until the transaction ends. */
export async function requireAnotherOwner(
  tx: Sql,
  workspaceId: string,
  member: Pick<MemberRow, "id" | "role" | "userId">,
): Promise<void> {
  if (member.role !== "owner" || member.userId === null) return;
  const owners = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.role, "owner"), isNotNull(members.userId)))
    .orderBy(asc(members.id))
    .for("update");
  if (!owners.some(({ id }) => id !== member.id))
    throw conflict("last_owner", "A workspace needs an owner. Make somebody else owner first.");
}

const ROLES: readonly WorkspaceRole[] = ["viewer", "editor", "admin", "owner"];
const isLower = (role: WorkspaceRole, before: WorkspaceRole): boolean => ROLES.indexOf(role) < ROLES.indexOf(before);

async function tellLowered(
  { roleLowered }: Pick<WorkspacesState, "roleLowered">,
  tx: Transaction,
  { workspaceId, userId, email, role, actor }: Parameters<RoleLowered>[1],
): Promise<void> {
  for (const work of roleLowered) await work(tx, { workspaceId, userId, email, role, actor });
}

export async function updateMember(
  services: Needs<"database"> & Pick<WorkspacesState, "roleLowered">,
  call: WorkspaceCall,
  { idOrUserId, role }: { idOrUserId: string; role: WorkspaceRole },
): Promise<Member> {
  const { workspaceId, actor } = call;
  return changeMembers(services, call, async (tx, facts) => {
    const member = await findMember(tx, workspaceId, idOrUserId);
    requireRightFor(facts, member.role);
    requireRightFor(facts, role);
    if (role !== "owner") await requireAnotherOwner(tx.sql, workspaceId, member);
    await tx.sql.update(members).set({ role }).where(eq(members.id, member.id));
    if (member.userId !== null && isLower(role, member.role))
      await tellLowered(services, tx, { ...member, userId: member.userId, workspaceId, role, actor });
    if (role !== member.role) {
      const about = { person: member.email, from: member.role, to: role };
      await recordAudit(tx, { workspaceId, actor, action: "member.role-changed", about });
    }
    return memberOf({ ...member, role });
  });
}

/** Before the member is deleted: whoever joins by themselves writes in these rows first, and then among the members. */
async function endWaysBack(
  { takenOut }: Pick<WorkspacesState, "takenOut">,
  tx: Transaction,
  person: { workspaceId: string; userId: string },
): Promise<void> {
  // Somebody without any workspace gets a new one, which takes that they are the person of no other.
  await tx.sql
    .update(workspaces)
    .set({ personalOf: null })
    .where(and(eq(workspaces.id, person.workspaceId), eq(workspaces.personalOf, person.userId)));
  for (const work of takenOut) await work(tx, person);
}

/** Everybody may leave; removing others takes the right for their role. */
export async function removeMember(
  services: Needs<"accounts" | "database"> & Pick<WorkspacesState, "roleLowered" | "takenOut">,
  call: WorkspaceCall,
  idOrUserId: string,
): Promise<void> {
  const { workspaceId, actor } = call;
  const member = await changeMembers(services, call, async (tx, facts) => {
    const row = await findMember(tx, workspaceId, idOrUserId);
    const isOwn = row.userId === actor.userId;
    if (!isOwn) requireRightFor(facts, row.role);
    await requireAnotherOwner(tx.sql, workspaceId, row);
    const action = isOwn ? "member.left" : row.userId === null ? "invitation.cancelled" : "member.removed";
    if (row.userId !== null) await endWaysBack(services, tx, { workspaceId, userId: row.userId });
    const { rowCount } = await tx.sql.delete(members).where(eq(members.id, row.id));
    if (rowCount === 1) await recordAudit(tx, { workspaceId, actor, action, about: { person: row.email } });
    if (row.userId !== null)
      await tellLowered(services, tx, { ...row, userId: row.userId, workspaceId, role: null, actor });
    return row;
  });
  if (member.userId === null && member.invitationId !== null)
    await services.accounts.cancelInvitation(member.invitationId);
}

/** For features that know why somebody belongs. False where they are a member already, or the workspace is deleted. */
export async function joinWorkspace(
  { sql: tx }: Pick<Transaction, "sql">,
  { workspaceId, userId, email, role }: { workspaceId: string; userId: string; email: string; role: WorkspaceRole },
): Promise<boolean> {
  const isOpen = and(eq(workspaces.id, workspaceId), isNull(workspaces.deletedAt));
  if ((await tx.$count(workspaces, isOpen)) === 0) return false;
  const row = { id: newId("wm"), workspaceId, userId, email, role, joinedAt: sql`now()` };
  const { rowCount } = await tx.insert(members).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Nobody joins a workspace while it is deleted. */
export async function refusalToJoin({ database }: Needs<"database">, workspaceId: string): Promise<AppError | null> {
  const isOpen = and(eq(workspaces.id, workspaceId), isNull(workspaces.deletedAt));
  return (await database.sql.$count(workspaces, isOpen)) === 0 ? notFound("This workspace") : null;
}

/** Whether the account with this address is a member that has joined. */
export async function isMemberByEmail(
  { database }: Needs<"database">,
  workspaceId: string,
  email: string,
): Promise<boolean> {
  const found = await database.sql
    .select({ id: members.id })
    .from(members)
    .innerJoin(people, eq(people.id, members.userId))
    .where(and(eq(members.workspaceId, workspaceId), eq(people.email, email)));
  return found.length > 0;
}

/** Roles of a person in the workspaces that are open to their sign-in, the oldest membership first. */
export async function rolesOf(
  { database }: Needs<"database">,
  { userId, ssoWorkspaceId }: Caller,
): Promise<{ workspaceId: string; role: WorkspaceRole }[]> {
  const rows = await database.sql
    .select({ workspaceId: members.workspaceId, role: members.role, enforceSso: workspaces.enforceSso })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.joinedAt), asc(members.id));
  return rows
    .filter((row) => !needsSso({ ...row, workspaceRole: row.role }, ssoWorkspaceId))
    .map(({ workspaceId, role }) => ({ workspaceId, role }));
}

/** Whether both are members of one workspace. */
export async function shareWorkspace(
  { database }: Needs<"database">,
  userId: string,
  otherId: string,
): Promise<boolean> {
  const others = alias(members, "others");
  const found = await database.sql
    .select({ id: members.id })
    .from(members)
    .innerJoin(others, eq(others.workspaceId, members.workspaceId))
    .where(and(eq(members.userId, userId), eq(others.userId, otherId)))
    .limit(1);
  return found.length > 0;
}

/** Removes everybody else from the workspace of a reclaimed account, because its new owner did not choose them. */
export async function removeOthers({ database }: Needs<"database">, userId: string): Promise<void> {
  const own = await ownWorkspaceOf({ database }, userId);
  if (own === null) return;
  await database.sql
    .delete(members)
    .where(and(eq(members.workspaceId, own), sql`${members.userId} is distinct from ${userId}`));
}
