/** People of a project. [W3.06] [W7.14] [W7.15] [W7.16] [W7.17] */
import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import { type AppError, conflict, notFound, ssoRequired } from "@slipway/kernel/errors";
import { newId } from "@slipway/kernel/ids";
import { type AccessLevel, levelAtLeast, type ProjectFacts } from "@slipway/kernel/permissions";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Transaction } from "@slipway/platform/database/port";
import { people, type InviteInput, type Joined, type WaitingPerson } from "../../accounts/server/index.ts";
import { recordOnProject } from "../../audit/server/index.ts";
import type { Actor } from "../../feature.ts";
import type { Needs } from "../../services.ts";
import { getWorkspace, isMemberByEmail } from "../../workspaces/server/index.ts";
import { accessReduced, collaboratorInvited } from "../contract/events.ts";
import type { Collaborator } from "../contract/index.ts";
import { collaborators } from "./collaborators-table.ts";
import type { KnownProjects } from "./known-projects.ts";
import { lockPeople } from "./lock-people.ts";
import { endLinksOf } from "./links/invite-links.ts";
import { magicCodes } from "./links/links-table.ts";
import { accessRequests } from "./requests/requests-table.ts";
import type { SharedProject } from "./sharing.ts";
import { checkLevel, type GivenLevel, membersOnly, requireRightFor } from "./level-rules.ts";

const email = sql<string>`coalesce(${people.email}, ${collaborators.email})`;

const selectCollaborators = ({ sql: from }: Pick<Transaction, "sql">) =>
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
): Promise<Collaborator> => collaboratorOf(await findCollaborator(services.database, projectId, id));

/** Another project's id is as unknown as one that never was. */
async function findCollaborator(
  from: Pick<Transaction, "sql">,
  projectId: string,
  id: string,
): Promise<CollaboratorRow> {
  const [row] = await selectCollaborators(from).where(
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

/**
 * Changes of a project's people happen one after another, and each is judged by what the caller is by then: of two admins who
 * remove each other, the second is no admin any more.
 */
export const changePeople = <T>(
  services: Needs<"database"> & { directory: KnownProjects },
  { projectId, actor }: Pick<SharingCall, "projectId" | "actor">,
  work: (tx: Transaction, facts: ProjectFacts, project: SharedProject | null) => Promise<T>,
): Promise<T> =>
  services.database.transaction(async (tx) => {
    await lockPeople(tx, [projectId]);
    const facts = await services.directory.factsOf(projectId, actor, tx);
    if (facts === null) throw notFound("This project");
    if (facts.needsSsoOf !== undefined) throw ssoRequired(facts.needsSsoOf);
    return work(tx, facts, await services.directory.find(projectId, tx));
  });

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

/** Single sign-on may be enforced since the invitation. Nobody joins what is in the trash. [S8] */
export async function refusalToJoin(
  services: SharingPorts,
  projectId: string,
  email: string,
): Promise<AppError | null> {
  const project = await services.directory.find(projectId);
  const workspace = project === null ? null : await getWorkspace(services, project.workspaceId);
  if (workspace === null) return notFound("This project");
  return workspace.enforce_sso && !(await isMemberByEmail(services, workspace.id, email)) ? membersOnly() : null;
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
): Promise<Collaborator & { invite_url: string | null; mailed: boolean }> {
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
    return changePeople(services, { projectId, actor }, async (tx, factsNow) => {
      checkLevel(factsNow, { level, isWorkspaceMember, enforceSso, isNew: true });
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
  const { inviteUrl, mailed } = admitted;
  return { ...(await getCollaborator(services, projectId, id)), invite_url: inviteUrl, mailed };
}

/** The link with which a pending person joins. Throws 409 `already_collaborator` for somebody who has joined. */
export const collaboratorInviteLink = (services: SharingPorts, call: SharingCall, id: string): Promise<string> =>
  withInvitation(services, call, { id, use: (...args) => services.accounts.inviteLink(...args) });

/** Mails it once more. Answers whether the mail went out. Throws as `collaboratorInviteLink` does. */
export const resendInvitation = (services: SharingPorts, call: SharingCall, id: string): Promise<boolean> =>
  withInvitation(services, call, { id, use: (...args) => services.accounts.mailInvitationAgain(...args) });

type UseOfInvitation<T> = (waiting: WaitingPerson, enter: (invitationId: string) => Promise<void>) => Promise<T>;

async function withInvitation<T>(
  services: SharingPorts,
  { projectId, actor }: SharingCall,
  { id: collaboratorId, use }: { id: string; use: UseOfInvitation<T> },
): Promise<T> {
  const person = await changePeople(services, { projectId, actor }, async (tx, facts) => {
    const found = await findCollaborator(tx, projectId, collaboratorId);
    requireRightFor(facts, found.accessLevel);
    return found;
  });
  if (person.userId !== null)
    throw conflict("already_collaborator", `${person.email} has joined this project already.`);
  const { project } = await surroundings(services, projectId, person.email);
  const input = inviteTo(project, actor, person.email);
  return use({ invitationId: person.invitationId, input }, async (invitationId) => {
    await services.database.sql.update(collaborators).set({ invitationId }).where(eq(collaborators.id, person.id));
  });
}

export async function updateCollaborator(
  services: SharingPorts & Needs<"events">,
  call: SharingCall,
  { collaboratorId, level }: { collaboratorId: string; level: GivenLevel },
): Promise<void> {
  const { projectId, actor } = call;
  const { email } = await findCollaborator(services.database, projectId, collaboratorId);
  const { project, enforceSso, isWorkspaceMember } = await surroundings(services, projectId, email);
  const loser = await changePeople(services, call, async (tx, facts) => {
    const person = await findCollaborator(tx, projectId, collaboratorId);
    requireRightFor(facts, person.accessLevel);
    checkLevel(facts, { level, isWorkspaceMember, enforceSso, isNew: false });
    await tx.sql.update(collaborators).set({ accessLevel: level }).where(eq(collaborators.id, person.id));
    const isLess = !levelAtLeast(level, person.accessLevel);
    if (isLess && person.userId !== null) await endLinksOf(tx.sql, services, { userId: person.userId, projectId });
    if (level !== person.accessLevel) {
      const change = { person: person.email, from: person.accessLevel, to: level };
      await recordOnProject(tx, project, { actor, action: "collaborator.role-changed", ...change });
    }
    return isLess ? person.userId : null;
  });
  if (loser !== null) await services.events.emit(accessReduced, { userId: loser, projectId, level });
}

/** Everybody but the owner may leave; removing others takes the right for their level. Links that the person made end. */
export async function removeCollaborator(
  services: SharingPorts,
  call: SharingCall,
  collaboratorId: string,
): Promise<void> {
  const { projectId, actor } = call;
  const person = await changePeople(services, call, async (tx, facts, project) => {
    const row = await findCollaborator(tx, projectId, collaboratorId);
    const isOwn = row.userId === actor.userId;
    if (row.accessLevel === "owner" || !isOwn) requireRightFor(facts, row.accessLevel);
    await tx.sql.delete(collaborators).where(eq(collaborators.id, row.id));
    const action = isOwn ? "collaborator.left" : "collaborator.removed";
    if (project !== null) await recordOnProject(tx, project, { actor, action, person: row.email });
    if (row.userId !== null) await endLinksOf(tx.sql, services, { userId: row.userId, projectId });
    return row;
  });
  if (person.userId !== null)
    await services.events.emit(accessReduced, { userId: person.userId, projectId, level: null });
  if (person.userId === null && person.invitationId !== null)
    await services.accounts.cancelInvitation(person.invitationId);
}

/** That somebody who was invited has joined. */
export async function recordJoining(
  { directory }: Pick<SharingPorts, "directory">,
  tx: Pick<Transaction, "sql">,
  { home, role: to, person: actor }: Joined,
): Promise<void> {
  const project = await directory.find(home, tx);
  if (project !== null) await recordOnProject(tx, project, { actor, action: "collaborator.joined", to });
}

/** The owner's row, written with the project. */
export async function addOwner(
  tx: Transaction,
  { projectId, userId, email, at }: { projectId: string; userId: string; email: string; at: Date },
): Promise<void> {
  const owner = { id: newId("col"), projectId, userId, email, accessLevel: "owner", joinedAt: at } as const;
  await tx.sql.insert(collaborators).values(owner);
}

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

export interface Leaving {
  userId: string;
  email: string;
  projectIds: readonly string[];
  /** Takes over what the person owns; null where nobody is there to. */
  heir: { userId: string; email: string } | null;
}

const isRowOf = ({ userId, email: address }: Pick<Leaving, "userId" | "email">) =>
  or(eq(collaborators.userId, userId), and(isNull(collaborators.userId), eq(collaborators.email, address)));

/** Those of the projects that the person is in or invited to. */
export async function projectsWithPerson(
  { sql: tx }: Pick<Transaction, "sql">,
  { projectIds, ...person }: Pick<Leaving, "userId" | "email" | "projectIds">,
): Promise<string[]> {
  const rows = await tx
    .select({ id: collaborators.projectId })
    .from(collaborators)
    .where(and(isRowOf(person), isAnyOf(collaborators.projectId, projectIds)));
  return rows.map(({ id }) => id);
}

/** Takes somebody out of projects, with links that they made. Answers the projects that they had access to or owned. */
export async function leaveProjects(
  tx: Transaction,
  services: Needs<"clock">,
  { userId, email: address, projectIds, heir }: Leaving,
): Promise<{ left: string[]; handedOver: string[] }> {
  const gone = await tx.sql
    .delete(collaborators)
    .where(and(isRowOf({ userId, email: address }), isAnyOf(collaborators.projectId, projectIds)))
    .returning({ projectId: collaborators.projectId, level: collaborators.accessLevel });
  const left = gone.map(({ projectId }) => projectId);
  const owned = gone.filter((row) => row.level === "owner").map(({ projectId }) => projectId);
  for (const projectId of left) await endLinksOf(tx.sql, services, { userId, projectId });
  if (heir === null || owned.length === 0) return { left, handedOver: [] };
  await tx.sql
    .delete(collaborators)
    .where(and(eq(collaborators.userId, heir.userId), isAnyOf(collaborators.projectId, owned)));
  const at = new Date(services.clock.now());
  for (const projectId of owned) await addOwner(tx, { projectId, ...heir, at });
  return { left, handedOver: owned };
}

/** Whom an account let in while it may have been a stranger's. */
export async function removeInvitedBy({ database }: Needs<"database">, userId: string): Promise<void> {
  await database.sql
    .delete(collaborators)
    .where(and(eq(collaborators.invitedBy, userId), sql`${collaborators.userId} is distinct from ${userId}`));
}
