/** People of a project. [W3.06] [W7.14] [W7.15] [W7.16] [W7.17] */
import { conflict, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import type { AccessLevel, ProjectFacts } from "@slipway/kernel/permissions";
import type { Transaction } from "@slipway/platform/database/port";
import type { InviteInput } from "../../accounts/server/index.ts";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { getWorkspace, isMemberByEmail } from "../../workspaces/server/index.ts";
import type { Collaborator } from "../contract/index.ts";
import type { KnownProjects } from "./known-projects.ts";
import type { SharedProject } from "./sharing.ts";
import { checkLevel, type GivenLevel, requireRightFor } from "./level-rules.ts";

interface CollaboratorRow {
  id: string;
  user_id: string | null;
  display_name: string | null;
  email: string;
  access_level: AccessLevel;
  joined_at: Date | null;
  invitation_id: string | null;
}

const SELECT = `select c.id, c.user_id, u.name as display_name, coalesce(u.email, c.email) as email, c.access_level, c.joined_at, c.invitation_id
  from collaborators c left join users u on u.id = c.user_id`;

const collaboratorOf = ({ invitation_id: _internal, joined_at, ...row }: CollaboratorRow): Collaborator => ({
  ...row,
  joined_at: joined_at?.toISOString() ?? null,
});

/** The owner, then admins, then all others, each by email. Pending people are sorted by their level. [T6.05] [S10] */
export async function listCollaborators({ database }: Needs<"database">, projectId: string): Promise<Collaborator[]> {
  const { rows } = await database.pool.query<CollaboratorRow>(
    `${SELECT} where c.project_id = $1
     order by case c.access_level when 'owner' then 0 when 'admin' then 1 else 2 end, lower(coalesce(u.email, c.email)), c.id`,
    [projectId],
  );
  return rows.map(collaboratorOf);
}

/** Another project's id is as unknown as one that never was. */
async function findCollaborator(
  { database }: Needs<"database">,
  projectId: string,
  id: string,
): Promise<CollaboratorRow> {
  const { rows } = await database.pool.query<CollaboratorRow>(`${SELECT} where c.project_id = $1 and c.id = $2`, [
    projectId,
    id,
  ]);
  if (rows[0] === undefined) throw notFound("This collaborator");
  return rows[0];
}

/** Inviting and changing people need these. */
export type SharingPorts = Needs<"accounts" | "database"> & { directory: KnownProjects };

export interface SharingCall {
  projectId: string;
  facts: ProjectFacts;
  actor: Actor;
}

async function surroundings(services: SharingPorts, projectId: string, email: string) {
  const project = (await services.directory.describe([projectId]))[0];
  const workspace = project === undefined ? null : await getWorkspace(services, project.workspaceId);
  if (project === undefined || workspace === null) throw notFound("This project");
  return {
    project,
    enforceSso: workspace.enforce_sso,
    isWorkspaceMember: await isMemberByEmail(services, workspace.id, email),
  };
}

const inviteTo = ({ id, displayName }: SharedProject, invitedBy: Actor, email: string): InviteInput => ({
  email,
  invitedBy,
  what: `the project "${displayName}"`,
  joins: displayName,
  nextPath: `/projects/${id}`,
});

export async function addCollaborator(
  services: SharingPorts,
  { projectId, facts, actor }: SharingCall,
  { email, level }: { email: string; level: GivenLevel },
): Promise<Collaborator & { invite_url: string | null }> {
  const { project, enforceSso, isWorkspaceMember } = await surroundings(services, projectId, email);
  checkLevel(facts, { level, isWorkspaceMember, enforceSso, isNew: true });
  const id = newId("col");
  const invite = inviteTo(project, actor, email);
  const admitted = await services.accounts.admitByEmail(invite, async ({ userId, joinedAt, invitationId }) => {
    const { rowCount } = await services.database.pool.query(
      `insert into collaborators (id, project_id, user_id, email, access_level, invited_by, joined_at, invitation_id)
       select $1, $2, $3, $4, $5, $6, $7::timestamptz, $8
       where not exists (select from collaborators c join users u on u.id = c.user_id where c.project_id = $2 and u.email = $4)
       on conflict (project_id, email) do nothing`,
      [id, projectId, userId, email, level, actor.userId, joinedAt, invitationId],
    );
    return rowCount === 1;
  });
  if (admitted === null)
    throw conflict("already_collaborator", `${email} works on this project or is invited already.`);
  return { ...collaboratorOf(await findCollaborator(services, projectId, id)), invite_url: admitted.inviteUrl };
}

/** The link with which a pending person joins. Throws 409 `already_collaborator` for somebody who has joined. */
export async function collaboratorInviteLink(
  services: SharingPorts,
  { projectId, facts, actor }: SharingCall,
  collaboratorId: string,
): Promise<string> {
  const person = await findCollaborator(services, projectId, collaboratorId);
  requireRightFor(facts, person.access_level);
  if (person.user_id !== null)
    throw conflict("already_collaborator", `${person.email} has joined this project already.`);
  const { project } = await surroundings(services, projectId, person.email);
  const input = inviteTo(project, actor, person.email);
  return services.accounts.inviteLink({ invitationId: person.invitation_id, input }, async (invitationId) => {
    await services.database.pool.query("update collaborators set invitation_id = $2 where id = $1", [
      person.id,
      invitationId,
    ]);
  });
}

export async function updateCollaborator(
  services: SharingPorts,
  { projectId, facts }: SharingCall,
  { collaboratorId, level }: { collaboratorId: string; level: GivenLevel },
): Promise<void> {
  const person = await findCollaborator(services, projectId, collaboratorId);
  requireRightFor(facts, person.access_level);
  const { enforceSso, isWorkspaceMember } = await surroundings(services, projectId, person.email);
  checkLevel(facts, { level, isWorkspaceMember, enforceSso, isNew: false });
  await services.database.pool.query(
    "update collaborators set access_level = $2 where id = $1 and access_level <> 'owner'",
    [person.id, level],
  );
}

/** Everybody but the owner may leave; removing others takes the right for their level. */
export async function removeCollaborator(
  services: Needs<"accounts" | "database">,
  { projectId, facts, actor }: SharingCall,
  collaboratorId: string,
): Promise<void> {
  const person = await findCollaborator(services, projectId, collaboratorId);
  if (person.access_level === "owner" || person.user_id !== actor.userId) requireRightFor(facts, person.access_level);
  await services.database.pool.query("delete from collaborators where id = $1", [person.id]);
  if (person.user_id === null && person.invitation_id !== null)
    await services.accounts.cancelInvitation(person.invitation_id);
}

/** The owner's row, written with the project. */
export async function addOwner(
  tx: Transaction,
  { projectId, userId, email, at }: { projectId: string; userId: string; email: string; at: Date },
): Promise<void> {
  await tx.client.query(
    "insert into collaborators (id, project_id, user_id, email, access_level, joined_at) values ($1, $2, $3, $4, 'owner', $5)",
    [newId("col"), projectId, userId, email, at],
  );
}

/** The granted level; null without an accepted invitation. What it allows depends on plan and role: `can`. */
export async function collaboratorLevel(
  { database }: Needs<"database">,
  projectId: string,
  userId: string,
): Promise<AccessLevel | null> {
  const [row] = await database.read<{ access_level: AccessLevel }>({
    name: "sharing-level",
    text: "select access_level from collaborators where user_id = $1 and project_id = $2",
    values: [userId, projectId],
  });
  return row?.access_level ?? null;
}

export async function removeProjectSharing({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.pool.query("delete from collaborators where project_id = $1", [projectId]);
}

/** Whom an account let in while it may have been a stranger's. */
export async function removeInvitedBy({ database }: Needs<"database">, userId: string): Promise<void> {
  await database.pool.query("delete from collaborators where invited_by = $1 and user_id is distinct from $1", [
    userId,
  ]);
}
