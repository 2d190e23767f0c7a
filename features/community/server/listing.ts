/** A project's place in the community: its owner's choice, and what ends it. */
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { AppError, conflict, forbidden } from "@slipway/kernel/errors";
import type { Database } from "@slipway/platform/database/port";
import type { Actor } from "../../actor.ts";
import { people } from "../../accounts/server/index.ts";
import { recordOnProject } from "../../audit/server/index.ts";
import {
  activeProjects,
  getProject,
  knownProjects,
  type ProjectRow,
  requireOnProject,
} from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { Category, Listing } from "../contract/index.ts";
import { listings, remixes, reports, templates } from "./community-tables.ts";

const MAX_NOTICES = 20;

function missingOf(project: ProjectRow): Listing["missing"] {
  if (!project.isPublished) return "not_published";
  if (project.publishVisibility !== "public") return "site_private";
  return project.visibility === "public" ? null : "not_public";
}

const takenDownOf = (row: { takenDownAt: Date | null; takeDownReason: string | null } | undefined) =>
  row?.takenDownAt ? { reason: row.takeDownReason ?? "", at: row.takenDownAt.toISOString() } : null;

async function read({ database }: { database: Pick<Database, "sql"> }, projectId: string) {
  const [row] = await database.sql.select().from(listings).where(eq(listings.projectId, projectId));
  return row;
}

export async function getListing(
  services: Needs<"database">,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<Listing> {
  const [project, row] = await Promise.all([getProject(services, projectId), read(services, projectId)]);
  const [owner] = await services.database.sql
    .select({ name: people.name })
    .from(people)
    .where(eq(people.id, project.userId));
  return {
    is_listed: row !== undefined && row.isWanted && row.listedBy === project.userId && row.takenDownAt === null,
    category: row?.category ?? null,
    missing: missingOf(project),
    owner_name: owner?.name ?? "",
    is_owner: project.userId === userId,
    taken_down: takenDownOf(row),
  };
}

const takenDown = (reason: string): AppError =>
  new AppError({
    code: "taken_down",
    status: 403,
    userMessage: `This project was taken out of the community: ${reason}`,
  });

/**
 * AppError 403 `forbidden` for everybody but the owner, 403 `taken_down` while staff keep it out, 409 `not_open` unless
 * everybody may see the project and open its site.
 */
export async function list(
  services: Needs<"clock" | "database">,
  { projectId, actor, category }: { projectId: string; actor: Actor; category?: Category },
): Promise<void> {
  const remixCount = sql<number>`(select count(*)::integer from ${remixes} where ${remixes.projectId} = ${projectId})`;
  const { userId } = actor;
  await services.database.transaction(async (tx) => {
    const { project } = await requireOnProject(tx, { projectId, actor }, "DeployProject");
    if (project.userId !== userId) throw forbidden("Only the project's owner can show it in the community.");
    const before = await read({ database: tx }, projectId);
    const removed = takenDownOf(before);
    if (removed !== null) throw takenDown(removed.reason);
    if (missingOf(project) !== null)
      throw conflict("not_open", "Publish the project for everybody and make it public first.");
    await tx.sql
      .insert(listings)
      .values({
        projectId,
        listedBy: userId,
        category: category ?? "other",
        isWanted: true,
        remixCount,
        listedAt: new Date(services.clock.now()),
      })
      .onConflictDoUpdate({ target: listings.projectId, set: { listedBy: userId, isWanted: true, category } });
    if (before?.isWanted !== true || before.listedBy !== userId)
      await recordOnProject(tx, project, { actor, action: "listing.shown" });
  });
}

/** By somebody's choice. */
export async function unlistBy(
  { database }: Needs<"database">,
  call: { projectId: string; actor: Actor },
): Promise<void> {
  await database.transaction(async (tx) => {
    const { project } = await requireOnProject(tx, call, "DeployProject");
    const { rowCount } = await tx.sql.update(listings).set({ isWanted: false }).where(isShown(call.projectId));
    if (rowCount === 1) await recordOnProject(tx, project, { actor: call.actor, action: "listing.ended" });
  });
}

const isShown = (projectId: string) => and(eq(listings.projectId, projectId), listings.isWanted);

/** The project is not open any more. Opening it again does not show it again. */
export async function unlist({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.sql.update(listings).set({ isWanted: false }).where(isShown(projectId));
}

/** The account's owner took it back from somebody else, who had made the choices. */
export async function unlistAllOf({ database }: Needs<"database">, userId: string): Promise<void> {
  await database.sql.update(listings).set({ isWanted: false }).where(eq(listings.listedBy, userId));
}

export async function forgetProject({ database }: Needs<"database">, projectId: string): Promise<void> {
  for (const table of [reports, listings, remixes, templates])
    await database.sql.delete(table).where(eq(table.projectId, projectId));
}

/** Counts people of other workspaces, each once: copies that somebody makes of their own work say nothing. */
export async function countRemix(
  services: Needs<"database">,
  { projectId, sourceId }: { projectId: string; sourceId: string },
): Promise<void> {
  const known = await knownProjects(services, [projectId, sourceId]);
  const [copy, source] = [known.get(projectId), known.get(sourceId)];
  if (copy === undefined || source === undefined || copy.workspaceId === source.workspaceId) return;
  const [{ createdBy }, origin] = [await getProject(services, projectId), await getProject(services, sourceId)];
  if (createdBy === origin.userId) return;
  await services.database.transaction(async ({ sql: tx }) => {
    const { rowCount } = await tx
      .insert(remixes)
      .values({ projectId: sourceId, userId: createdBy })
      .onConflictDoNothing();
    if (rowCount === 0) return;
    await tx
      .update(listings)
      .set({ remixCount: sql`${listings.remixCount} + 1` })
      .where(eq(listings.projectId, sourceId));
  });
}

/** The newest, for the present owner. */
export async function ownNotices(services: Needs<"database">, userId: string) {
  const { takenDownAt, takeDownReason, projectId } = listings;
  const rows = await services.database.sql
    .select({ projectId, takenDownAt, takeDownReason, displayName: activeProjects.displayName })
    .from(listings)
    .innerJoin(activeProjects, eq(activeProjects.id, projectId))
    .where(and(eq(activeProjects.ownerId, userId), isNotNull(takenDownAt)))
    .orderBy(desc(takenDownAt))
    .limit(MAX_NOTICES);
  return rows.map((row) => ({ project_id: row.projectId, display_name: row.displayName, ...takenDownOf(row)! }));
}
