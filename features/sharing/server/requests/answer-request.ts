/** The list of people who ask for access, and the answers to them. [W3.07] [W7.21] [W2.22] [S3] */
import { and, asc, eq, isNull, notExists, sql } from "drizzle-orm";
import { notFound } from "@slipway/kernel/errors";
import { people } from "../../../accounts/server/index.ts";
import { recordOnProject } from "../../../audit/server/index.ts";
import type { Needs } from "../../../services.ts";
import { accessAnswered } from "../../contract/events.ts";
import type { AccessRequest, Collaborator } from "../../contract/index.ts";
import { collaborators } from "../collaborators-table.ts";
import { changePeople, getCollaborator, type SharingCall, surroundings } from "../collaborators.ts";
import { enterPerson } from "../enter-person.ts";
import type { KnownProjects } from "../known-projects.ts";
import { checkLevel, type GivenLevel, requireRightFor } from "../level-rules.ts";
import { accessRequests } from "./requests-table.ts";

export type AnswerPorts = Needs<"accounts" | "clock" | "database" | "events"> & {
  directory: KnownProjects;
};

/** Waiting requests of people who were not let in by another way meanwhile. */
function selectWaiting({ sql: from }: Needs<"database">["database"], projectId: string, id?: string) {
  const letIn = from
    .select({ one: sql`1` })
    .from(collaborators)
    .where(and(eq(collaborators.projectId, projectId), eq(collaborators.userId, accessRequests.userId)));
  return from
    .select({
      id: accessRequests.id,
      userId: accessRequests.userId,
      name: people.name,
      email: people.email,
      level: accessRequests.accessLevel,
      message: accessRequests.message,
    })
    .from(accessRequests)
    .innerJoin(people, eq(people.id, accessRequests.userId))
    .where(
      and(
        eq(accessRequests.projectId, projectId),
        id === undefined ? undefined : eq(accessRequests.id, id),
        isNull(accessRequests.declinedAt),
        isNull(people.deactivatedAt),
        notExists(letIn),
      ),
    )
    .orderBy(asc(accessRequests.createdAt), asc(accessRequests.id));
}

export async function listAccessRequests(
  services: Needs<"database"> & { directory: KnownProjects },
  projectId: string,
): Promise<AccessRequest[]> {
  const project = await services.directory.find(projectId);
  if (project === null) throw notFound("This project");
  return (await selectWaiting(services.database, projectId)).map(({ id, userId, name, email, level, message }) => ({
    id,
    project_id: projectId,
    workspace_id: project.workspaceId,
    user_id: userId,
    user_name: name,
    user_email: email,
    access_level: level,
    message,
  }));
}

async function findRequest({ database }: Needs<"database">, projectId: string, id: string) {
  const [request] = await selectWaiting(database, projectId, id);
  if (request === undefined) throw notFound("This request");
  return request;
}

/** The rules are those of an invitation with the level. */
export async function acceptAccessRequest(
  services: AnswerPorts,
  call: SharingCall,
  { requestId, level: chosen }: { requestId: string; level: GivenLevel | undefined },
): Promise<Collaborator> {
  const { projectId, facts, actor } = call;
  const { userId, email, ...request } = await findRequest(services, projectId, requestId);
  const level = chosen ?? request.level;
  const { project, enforceSso, isWorkspaceMember } = await surroundings(services, projectId, email);
  checkLevel(facts, { level, isWorkspaceMember, enforceSso, isNew: true });
  const at = new Date(services.clock.now());
  const entered = await changePeople(services, call, async (tx, factsNow) => {
    checkLevel(factsNow, { level, isWorkspaceMember, enforceSso, isNew: true });
    const isWaiting = and(eq(accessRequests.id, requestId), isNull(accessRequests.declinedAt));
    const { rowCount } = await tx.sql.delete(accessRequests).where(isWaiting);
    if (rowCount === 0) throw notFound("This request");
    await recordOnProject(tx, project, { actor, action: "request.accepted", person: email, to: level });
    return enterPerson(tx, { projectId, userId, email, level, invitedBy: actor.userId, at });
  });
  if (entered.cancelled !== null) await services.accounts.cancelInvitation(entered.cancelled);
  await services.events.emit(accessAnswered, {
    ...{ requestId, projectId, userId, accepted: true },
    at: at.getTime(),
    projectName: project.displayName,
    answeredBy: actor.displayName,
  });
  return getCollaborator(services, projectId, entered.id);
}

export async function declineAccessRequest(
  services: AnswerPorts,
  { projectId, facts, actor }: SharingCall,
  requestId: string,
): Promise<void> {
  const { userId, email, level } = await findRequest(services, projectId, requestId);
  requireRightFor(facts, level);
  const at = services.clock.now();
  const project = await changePeople(services, { projectId, actor }, async (tx, factsNow, found) => {
    requireRightFor(factsNow, level);
    const { rowCount } = await tx.sql
      .update(accessRequests)
      .set({ declinedAt: new Date(at) })
      .where(and(eq(accessRequests.id, requestId), isNull(accessRequests.declinedAt)));
    if (rowCount === 0) throw notFound("This request");
    if (found !== null) await recordOnProject(tx, found, { actor, action: "request.declined", person: email });
    return found;
  });
  await services.events.emit(accessAnswered, {
    ...{ requestId, projectId, userId, at, accepted: false },
    projectName: project?.displayName ?? "",
    answeredBy: actor.displayName,
  });
}

/** An account that ended, or that may have been a stranger's, asks for nothing any more. */
export async function forgetRequestsOf({ database }: Needs<"database">, userId: string): Promise<void> {
  await database.sql.delete(accessRequests).where(eq(accessRequests.userId, userId));
}
