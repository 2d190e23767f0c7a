/** Members of a workspace: invite, change role, remove, leave. (fill-ins: workspace roles) */
import { conflict, forbidden, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import {
  canInWorkspace,
  type WorkspaceFacts,
  type WorkspacePermission,
  type WorkspaceRole,
} from "@slipway/kernel/permissions";
import type { InviteInput } from "../../accounts/server/index.ts";
import type { Actor } from "../../feature.ts";
import type { Needs, Services } from "../../services.ts";
import type { Member } from "../contract/index.ts";
import { getWorkspace } from "./workspaces.ts";

/** Giving or taking a role needs the right for exactly that role. */
const NEEDED: Record<WorkspaceRole, WorkspacePermission> = {
  viewer: "AddWorkspaceViewers",
  editor: "AddWorkspaceEditors",
  admin: "AddWorkspaceAdmins",
  owner: "AddWorkspaceOwners",
};

function requireRightFor(facts: WorkspaceFacts, role: WorkspaceRole): void {
  if (!canInWorkspace(facts, NEEDED[role]))
    throw forbidden(`Your role in this workspace does not allow you to manage the role ${role}.`);
}

interface MemberRow {
  id: string;
  user_id: string | null;
  display_name: string | null;
  email: string;
  role: WorkspaceRole;
  joined_at: Date | null;
  invitation_id: string | null;
}

const SELECT = `select m.id, m.user_id, u.name as display_name, coalesce(u.email, m.email) as email, m.role, m.joined_at, m.invitation_id
  from workspace_members m left join users u on u.id = m.user_id`;

const memberOf = ({ invitation_id: _internal, joined_at, ...row }: MemberRow): Member => ({
  ...row,
  joined_at: joined_at?.toISOString() ?? null,
});

/** Owners, admins, editors, viewers; by e-mail within a role. */
export async function listMembers({ database }: Needs<"database">, workspaceId: string): Promise<Member[]> {
  const { rows } = await database.pool.query<MemberRow>(
    `${SELECT} where m.workspace_id = $1
     order by array_position(array['owner', 'admin', 'editor', 'viewer'], m.role), lower(coalesce(u.email, m.email)), m.id`,
    [workspaceId],
  );
  return rows.map(memberOf);
}

/** By row id or user id. */
async function findMember(
  { database }: Needs<"database">,
  workspaceId: string,
  idOrUserId: string,
): Promise<MemberRow> {
  const { rows } = await database.pool.query<MemberRow>(
    `${SELECT} where m.workspace_id = $1 and (m.id = $2 or m.user_id = $2)`,
    [workspaceId, idOrUserId],
  );
  if (rows[0] === undefined) throw notFound("This member");
  return rows[0];
}

export interface WorkspaceCall {
  workspaceId: string;
  facts: WorkspaceFacts;
  actor: Actor;
}

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
  services: Needs<"accounts" | "database">,
  { workspaceId, facts, actor }: WorkspaceCall,
  { email, role }: { email: string; role: WorkspaceRole },
): Promise<Member & { invite_url: string | null }> {
  requireRightFor(facts, role);
  const invite = await inviteTo(services, { workspaceId, actor }, email);
  const id = newId("wm");
  const admitted = await services.accounts.admitByEmail(invite, async ({ userId, joinedAt, invitationId }) => {
    const { rowCount } = await services.database.pool.query(
      `insert into workspace_members (id, workspace_id, user_id, email, role, joined_at, invitation_id)
       select $1, $2, $3, $4, $5, $6::timestamptz, $7
       where not exists (select from workspace_members m join users u on u.id = m.user_id where m.workspace_id = $2 and u.email = $4)
       on conflict (workspace_id, email) do nothing`,
      [id, workspaceId, userId, email, role, joinedAt, invitationId],
    );
    return rowCount === 1;
  });
  if (admitted === null) throw conflict("already_member", `${email} is a member of this workspace or invited already.`);
  return { ...memberOf(await findMember(services, workspaceId, id)), invite_url: admitted.inviteUrl };
}

/** The link with which a pending member joins. Throws 409 `already_member` for somebody who has joined. */
export async function memberInviteLink(
  services: Needs<"accounts" | "database">,
  call: WorkspaceCall,
  idOrUserId: string,
): Promise<string> {
  const member = await findMember(services, call.workspaceId, idOrUserId);
  requireRightFor(call.facts, member.role);
  if (member.user_id !== null) throw conflict("already_member", `${member.email} has joined this workspace already.`);
  const input = await inviteTo(services, call, member.email);
  return services.accounts.inviteLink({ invitationId: member.invitation_id, input }, async (invitationId) => {
    await services.database.pool.query("update workspace_members set invitation_id = $2 where id = $1", [
      member.id,
      invitationId,
    ]);
  });
}

/** Throws 409 `last_owner` when nobody else owns the workspace. Locks the owners until the transaction ends. */
async function requireAnotherOwner(
  client: { query: Services["database"]["pool"]["query"] },
  workspaceId: string,
  member: MemberRow,
): Promise<void> {
  if (member.role !== "owner" || member.user_id === null) return;
  const { rows } = await client.query<{ id: string }>(
    "select id from workspace_members where workspace_id = $1 and role = 'owner' and user_id is not null order by id for update",
    [workspaceId],
  );
  if (!rows.some(({ id }) => id !== member.id))
    throw conflict("last_owner", "A workspace needs an owner. Make somebody else owner first.");
}

export async function updateMember(
  services: Needs<"database">,
  { workspaceId, facts }: WorkspaceCall,
  { idOrUserId, role }: { idOrUserId: string; role: WorkspaceRole },
): Promise<Member> {
  const member = await findMember(services, workspaceId, idOrUserId);
  requireRightFor(facts, member.role);
  requireRightFor(facts, role);
  await services.database.transaction(async ({ client }) => {
    if (role !== "owner") await requireAnotherOwner(client, workspaceId, member);
    await client.query("update workspace_members set role = $2 where id = $1", [member.id, role]);
  });
  return memberOf(await findMember(services, workspaceId, member.id));
}

/** Everybody may leave; removing others takes the right for their role. */
export async function removeMember(
  services: Needs<"accounts" | "database">,
  { workspaceId, facts, actor }: WorkspaceCall,
  idOrUserId: string,
): Promise<void> {
  const member = await findMember(services, workspaceId, idOrUserId);
  if (member.user_id !== actor.userId) requireRightFor(facts, member.role);
  await services.database.transaction(async ({ client }) => {
    await requireAnotherOwner(client, workspaceId, member);
    await client.query("delete from workspace_members where id = $1", [member.id]);
  });
  if (member.user_id === null && member.invitation_id !== null)
    await services.accounts.cancelInvitation(member.invitation_id);
}

/** Whether the account with this address is a member that has joined. */
export async function isMemberByEmail(
  { database }: Needs<"database">,
  workspaceId: string,
  email: string,
): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    "select from workspace_members m join users u on u.id = m.user_id where m.workspace_id = $1 and u.email = $2",
    [workspaceId, email],
  );
  return (rowCount ?? 0) > 0;
}

/** Removes everybody else from the workspace of a reclaimed account, because its new owner did not choose them. */
export async function removeOthers({ database }: Needs<"database">, userId: string): Promise<void> {
  await database.pool.query(
    `delete from workspace_members m using workspaces w
     where w.id = m.workspace_id and w.personal_of = $1 and m.user_id is distinct from $1`,
    [userId],
  );
}
