/** Somebody whom the workspace's identity provider took out has no access to its projects, by whatever way they had it. */
import { and, asc, eq } from "drizzle-orm";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Transaction } from "@slipway/platform/database/port";
import { type AuditActor, recordOnProject } from "../../../audit/server/index.ts";
import type { Needs } from "../../../services.ts";
import { leaveProjects, lockPeople, projectsWithPerson } from "../../../sharing/server/index.ts";
import { firstOwner } from "../../../workspaces/server/index.ts";
import { projects } from "../projects-tables.ts";

export interface TakenOut {
  workspaceId: string;
  userId: string;
  email: string;
  actor: AuditActor;
}

/** The workspace's first owner takes over projects that the person owned. Answers the projects that they lost. */
export async function takeOutOfProjects(
  services: Needs<"clock">,
  tx: Transaction,
  { workspaceId, userId, email, actor }: TakenOut,
): Promise<string[]> {
  const heir = await firstOwner(tx, workspaceId);
  const isHere = eq(projects.workspaceId, workspaceId);
  const here = await tx.sql.select({ id: projects.id }).from(projects).where(isHere);
  const theirs = await projectsWithPerson(tx, { userId, email, projectIds: here.map(({ id }) => id) });
  if (theirs.length === 0) return [];
  await lockPeople(tx, theirs);
  // One may have been moved elsewhere meanwhile.
  const rows = await tx.sql
    .select()
    .from(projects)
    .where(and(isHere, isAnyOf(projects.id, theirs)))
    .orderBy(asc(projects.id))
    .for("update");
  const projectIds = rows.map(({ id }) => id);
  const { left, handedOver } = await leaveProjects(tx, services, { userId, email, projectIds, heir });
  if (heir !== null && handedOver.length > 0) {
    const isMeant = and(isAnyOf(projects.id, handedOver), eq(projects.userId, userId));
    await tx.sql.update(projects).set({ userId: heir.userId }).where(isMeant);
    for (const row of rows.filter(({ id }) => handedOver.includes(id)))
      await recordOnProject(tx, row, { actor, action: "project.owner-changed", person: heir.email });
  }
  return left;
}
