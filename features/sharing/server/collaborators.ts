/** People of a project. [W3.06] [W7.14] [W7.15] [W7.16] [W7.17] */
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { conflict, notFound } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { type AccessLevel, levelAtLeast, type ProjectFacts } from "@slipway/kernel/permissions";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Transaction } from "@slipway/platform/database/port";
import { people, type InviteInput } from "../../accounts/server/index.ts";
import { recordOnProject } from "../../audit/server/index.ts";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { getWorkspace, isMemberByEmail } from "../../workspaces/server/index.ts";
import { accessReduced, collaboratorInvited } from "../contract/events.ts";
import type { Collaborator } from "../contract/index.ts";
import { collaborators } from "./collaborators-table.ts";
import type { KnownProjects } from "./known-projects.ts";
import { endLinksOf } from "./links/invite-links.ts";
import { magicCodes } from "./links/links-table.ts";
import { accessRequests } from "./requests/requests-table.ts";
import type { SharedProject } from "./sharing.ts";
import { checkLevel, type GivenLevel, requireRightFor } from "./level-rules.ts";

const email = sql<string>`coalesce(${people.email}, ${collaborators.email})`;

const selectCollaborators = ({ sql: from }: Needs<"database">["database"]) =>
  from
    .select({
      id: collaborators.id,
      userId: collaborators.userId,
      displayName: people.name,
      email,
      accessLevel: collaborators.accessLevel,
      joinedAt: collaborators.joinedAt,
      invitationId: collaborators.invitationId,
    })
    .from(collaborators)
    .leftJoin(people, eq(people.id, collaborators.userId))
    .$dynamic();

type CollaboratorRow = Awaited<ReturnType<typeof selectCollaborators>>[number];

const collaboratorOf = (row: CollaboratorRow): Collaborator => ({
  id: row.id,
  user_id: row.userId,
  display_name: row.displayName,
  email: row.email,
  access_level: row.accessLevel,
  joined_at: row.joinedAt?.toISOString() ?? null,
});

/** The owner, then admins, then all others, each by email. Pending people are sorted by their level. [T6.05] [S10] */
export async function listCollaborators({ database }: Needs<"database">, projectId: string): Promise<Collaborator[]> {
  const rank = sql`case ${collaborators.accessLevel} when 'owner' then 0 when 'admin' then 1 else 2 end`;
  const rows = await selectCollaborators(database)
    .where(eq(collaborators.projectId, projectId))
    .orderBy(rank, sql`lower(${email})`, asc(collaborators.id));
  return rows.map(collaboratorOf);
}

/** One of the list. Throws AppError 404. */
export const getCollaborator = async (
  services: Needs<"database">,
  projectId: string,
  id: string,
): Promise<Collaborator> => collaboratorOf(await findCollaborator(services, projectId, id));

/** Another project's id is as unknown as one that never was. */
async function findCollaborator(
  { database }: Needs<"database">,
  projectId: string,
  id: string,
): Promise<CollaboratorRow> {
  const [row] = await selectCollaborators(database).where(
    and(eq(collaborators.projectId, projectId), eq(collaborators.id, id)),
  );
  if (row === undefined) throw notFound("This collaborator");
  return row;
}

/** Inviting and changing people need these. */
export type SharingPorts = Needs<"accounts" | "clock" | "database" | "events"> & { directory: KnownProjects };

export interface SharingCall {
  projectId: string;
  facts: ProjectFacts;
  actor: Actor;
}

export async function surroundings(services: SharingPorts, projectId: string, email: string) {
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

/** Whether the account with this address works on the project, also if it was invited by another address. */
async function isCollaboratorByEmail(
  { database }: Needs<"database">,
  projectId: string,
  email: string,
): Promise<boolean> {
  const found = await database.sql
    .select({ id: collaborators.id })
    .from(collaborators)
    .innerJoin(people, eq(people.id, collaborators.userId))
    .where(and(eq(collaborators.projectId, projectId), eq(people.email, email)));
  return found.length > 0;
}

export async function addCollaborator(
  services: SharingPorts,
  { projectId, facts, actor }: SharingCall,
  { email, level }: { email: string; level: GivenLevel },
): Promise<Collaborator & { invite_url: string | null }> {
  const { project, enforceSso, isWorkspaceMember } = await surroundings(services, projectId, email);
  checkLevel(facts, { level, isWorkspaceMember, enforceSso, isNew: true });
  const id = newId("col");
  const invite = inviteTo(project, actor, email);
  const joined: string[] = [];
  const admitted = await services.accounts.admitByEmail(invite, async ({ userId, joinedAt, invitationId }) => {
    if (await isCollaboratorByEmail(services, projectId, email)) return false;
    const person = {
      id,
      projectId,
      userId,
      email,
      accessLevel: level,
      invitedBy: actor.userId,
      joinedAt,
      invitationId,
    };
    if (userId !== null) joined.push(userId);
    return services.database.transaction(async (tx) => {
      const { rowCount } = await tx.sql
        .insert(collaborators)
        .values(person)
        .onConflictDoNothing({ target: [collaborators.projectId, collaborators.email] });
      if (rowCount === 1)
        await recordOnProject(tx, project, { actor, action: "collaborator.invited", person: email, to: level });
      return rowCount === 1;
    });
  });
  if (admitted === null)
    throw conflict("already_collaborator", `${email} works on this project or is invited already.`);
  for (const userId of joined)
    await services.events.emit(collaboratorInvited, {
      ...{ projectId, collaboratorId: id, userId },
      projectName: project.displayName,
      invitedBy: actor.displayName,
    });
  return { ...(await getCollaborator(services, projectId, id)), invite_url: admitted.inviteUrl };
}

/** The link with which a pending person joins. Throws 409 `already_collaborator` for somebody who has joined. */
export async function collaboratorInviteLink(
  services: SharingPorts,
  { projectId, facts, actor }: SharingCall,
  collaboratorId: string,
): Promise<string> {
  const person = await findCollaborator(services, projectId, collaboratorId);
  requireRightFor(facts, person.accessLevel);
  if (person.userId !== null)
    throw conflict("already_collaborator", `${person.email} has joined this project already.`);
  const { project } = await surroundings(services, projectId, person.email);
  const input = inviteTo(project, actor, person.email);
  return services.accounts.inviteLink({ invitationId: person.invitationId, input }, async (invitationId) => {
    await services.database.sql.update(collaborators).set({ invitationId }).where(eq(collaborators.id, person.id));
  });
}

export async function updateCollaborator(
  services: SharingPorts & Needs<"events">,
  { projectId, facts, actor }: SharingCall,
  { collaboratorId, level }: { collaboratorId: string; level: GivenLevel },
): Promise<void> {
  const person = await findCollaborator(services, projectId, collaboratorId);
  requireRightFor(facts, person.accessLevel);
  const { project, enforceSso, isWorkspaceMember } = await surroundings(services, projectId, person.email);
  checkLevel(facts, { level, isWorkspaceMember, enforceSso, isNew: false });
  const loser = levelAtLeast(level, person.accessLevel) ? null : person.userId;
  await services.database.transaction(async (tx) => {
    await tx.sql
      .update(collaborators)
      .set({ accessLevel: level })
      .where(and(eq(collaborators.id, person.id), ne(collaborators.accessLevel, "owner")));
    if (loser !== null) await endLinksOf(tx.sql, services, { userId: loser, projectId });
    if (level === person.accessLevel) return;
    const change = { person: person.email, from: person.accessLevel, to: level };
    await recordOnProject(tx, project, { actor, action: "collaborator.role-changed", ...change });
  });
  if (loser !== null) await services.events.emit(accessReduced, { userId: loser, projectId, level });
}

/** Everybody but the owner may leave; removing others takes the right for their level. Links that the person made end. */
export async function removeCollaborator(
  services: SharingPorts,
  { projectId, facts, actor }: SharingCall,
  collaboratorId: string,
): Promise<void> {
  const person = await findCollaborator(services, projectId, collaboratorId);
  if (person.accessLevel === "owner" || person.userId !== actor.userId) requireRightFor(facts, person.accessLevel);
  const project = await services.directory.find(projectId);
  const isOwn = person.userId === actor.userId;
  const action = isOwn ? "collaborator.left" : "collaborator.removed";
  await services.database.transaction(async (tx) => {
    const { rowCount } = await tx.sql.delete(collaborators).where(eq(collaborators.id, person.id));
    if (rowCount === 1 && project !== null) await recordOnProject(tx, project, { actor, action, person: person.email });
    if (person.userId !== null) await endLinksOf(tx.sql, services, { userId: person.userId, projectId });
  });
  if (person.userId !== null)
    await services.events.emit(accessReduced, { userId: person.userId, projectId, level: null });
  if (person.userId === null && person.invitationId !== null)
    await services.accounts.cancelInvitation(person.invitationId);
}

/** The owner's row, written with the project. */
export async function addOwner(
  tx: Transaction,
  { projectId, userId, email, at }: { projectId: string; userId: string; email: string; at: Date },
): Promise<void> {
  const owner = { id: newId("col"), projectId, userId, email, accessLevel: "owner", joinedAt: at } as const;
  await tx.sql.insert(collaborators).values(owner);
}

const level = lookup("sharing-level", (select) =>
  select
    .select({ accessLevel: collaborators.accessLevel })
    .from(collaborators)
    .where(
      and(
        eq(collaborators.userId, sql.placeholder("userId")),
        eq(collaborators.projectId, sql.placeholder("projectId")),
      ),
    ),
);

/** The granted level; null without an accepted invitation. What it allows depends on plan and role: `can`. */
export async function collaboratorLevel(
  { database }: Needs<"database">,
  projectId: string,
  userId: string,
): Promise<AccessLevel | null> {
  const [row] = await database.read(level, { userId, projectId });
  return row?.accessLevel ?? null;
}

export async function removeProjectSharing({ database }: Needs<"database">, projectId: string): Promise<void> {
  for (const table of [collaborators, magicCodes, accessRequests])
    await database.sql.delete(table).where(eq(table.projectId, projectId));
}

/** Whom an account let in while it may have been a stranger's. */
export async function removeInvitedBy({ database }: Needs<"database">, userId: string): Promise<void> {
  await database.sql
    .delete(collaborators)
    .where(and(eq(collaborators.invitedBy, userId), sql`${collaborators.userId} is distinct from ${userId}`));
}
