/** The history of deployments. Rows only change to get their picture. The project says which one is live. */
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, max, ne, sql } from "drizzle-orm";
import { newId } from "@slipway/kernel/ids";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import { lookup } from "@slipway/platform/database/queries/lookups";
import type { Transaction } from "@slipway/platform/database/port";
import type { Actor } from "../../actor.ts";
import { recordOnProject } from "../../audit/server/index.ts";
import {
  liveAmong,
  liveDeployments,
  lockProjectRow,
  type ProjectNow,
  requireOnProject,
  setPublished,
} from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { type Deployment, deployments } from "./publish-tables.ts";

export type { Deployment } from "./publish-tables.ts";

/** Deployments that are listed and can be rolled back to. */
const KEPT_DEPLOYMENTS = 10;
/** Deployments that are kept at all. */
const REMEMBERED_DEPLOYMENTS = 100;

export const listDeployments = ({ database }: Needs<"database">, projectId: string): Promise<Deployment[]> =>
  database.sql
    .select()
    .from(deployments)
    .where(eq(deployments.projectId, projectId))
    .orderBy(desc(deployments.number))
    .limit(KEPT_DEPLOYMENTS);

const projectId = sql.placeholder("projectId");

const byId = lookup("publish-deployment", (select) =>
  select
    .select()
    .from(deployments)
    .where(and(eq(deployments.id, sql.placeholder("id")), eq(deployments.projectId, projectId))),
);

/** Null for an unknown id, and for another project's. */
export async function findDeployment(
  { database }: Needs<"database">,
  projectId: string,
  id: string,
): Promise<Deployment | null> {
  const [deployment] = await database.read(byId, { id, projectId });
  return deployment ?? null;
}

const before = lookup("publish-deployment-before", (select) =>
  select
    .select()
    .from(deployments)
    .where(
      and(
        eq(deployments.projectId, projectId),
        lt(deployments.number, sql.placeholder("number")),
        ne(deployments.artefactId, sql.placeholder("artefactId")),
      ),
    )
    .orderBy(desc(deployments.number))
    .limit(1),
);

/** The previous deployment, for pages that are open while a new one goes live. */
export async function deploymentBefore(
  { database }: Needs<"database">,
  deployment: Deployment,
): Promise<Deployment | null> {
  const { projectId, number, artefactId } = deployment;
  const [previous] = await database.read(before, { projectId, number, artefactId });
  return previous ?? null;
}

/** Throws the AppError of what the person may do no more. */
export type MayStill = (tx: Pick<Transaction, "read">, now: ProjectNow) => Promise<void>;

export type NewDeployment = Omit<Deployment, "id" | "number" | "createdAt" | "shareImage">;

const makeLive = (
  services: Needs<"addresses" | "clock" | "live">,
  tx: Transaction,
  deployment: Deployment,
): Promise<void> =>
  setPublished(services, tx, {
    projectId: deployment.projectId,
    deployment: { deploymentId: deployment.id, commitSha: deployment.commitSha, number: deployment.number },
  });

/**
 * Records the deployment and makes it live in one transaction, so a crash leaves the old site or the new one. If the
 * same files have a picture already, it is reused.
 */
export async function insertLiveDeployment(
  services: Needs<"addresses" | "clock" | "database" | "live">,
  { actor, mayStill, ...input }: Omit<NewDeployment, "personName" | "userId"> & { actor: Actor; mayStill: MayStill },
): Promise<Deployment> {
  return services.database.transaction(async (tx) => {
    await tx.lock(`deployments ${input.projectId}`);
    const { project, facts } = await requireOnProject(tx, { projectId: input.projectId, actor }, "DeployProject");
    await mayStill(tx, { project, facts });
    const [newest] = await tx.sql
      .select({
        number: max(deployments.number),
        shareImage: sql<
          string | null
        >`max(${deployments.shareImage}) filter (where ${deployments.artefactId} = ${input.artefactId})`,
      })
      .from(deployments)
      .where(eq(deployments.projectId, input.projectId));
    const number = (newest!.number ?? 0) + 1;
    const { shareImage } = newest!;
    const [deployment] = await tx.sql
      .insert(deployments)
      .values({
        ...input,
        userId: actor.userId,
        personName: actor.displayName,
        id: newId("dep"),
        number,
        createdAt: new Date(services.clock.now()),
        shareImage,
      })
      .returning();
    await makeLive(services, tx, deployment!);
    await recordOnProject(tx, project, { actor, action: "site.published", to: String(number) });
    return deployment!;
  });
}

/**
 * Takes back a deployment that did not answer: the previous one is live again, or none. Later decisions of people stay.
 */
export async function withdraw(
  services: Needs<"addresses" | "clock" | "database" | "live">,
  failed: Deployment,
  previous: Deployment | null,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    await tx.sql.delete(deployments).where(eq(deployments.id, failed.id));
    const { publishedDeploymentId: live } = await lockProjectRow(tx.sql, failed.projectId);
    if (live !== failed.id) return;
    if (previous === null) await setPublished(services, tx, { projectId: failed.projectId, deployment: null });
    else await makeLive(services, tx, previous);
  });
}

export async function takeOffline(
  services: Needs<"addresses" | "clock" | "database" | "live">,
  projectId: string,
  actor: Actor,
): Promise<void> {
  await services.database.transaction(async (tx) => {
    const { project } = await requireOnProject(tx, { projectId, actor }, "DeployProject");
    await setPublished(services, tx, { projectId, deployment: null });
    await recordOnProject(tx, project, { actor, action: "site.unpublished" });
  });
}

/** Changes this deployment only, so another one's pages stay the same while they are read. */
export async function setShareImage({ database }: Needs<"database">, id: string, hash: string): Promise<void> {
  await database.sql.update(deployments).set({ shareImage: hash }).where(eq(deployments.id, id));
}

export async function shareImages({ database }: Needs<"database">, projectId: string): Promise<string[]> {
  const rows = await database.sql
    .selectDistinct({ hash: deployments.shareImage })
    .from(deployments)
    .where(and(eq(deployments.projectId, projectId), isNotNull(deployments.shareImage)));
  return rows.map(({ hash }) => hash!);
}

const MAX_UNPICTURED = 100;

/** Sites that went live within the last hour and have no picture, the oldest first. */
export async function unpicturedDeployments(
  services: Needs<"clock" | "database">,
): Promise<{ projectId: string; deploymentId: string }[]> {
  const isRecent = gt(deployments.createdAt, new Date(services.clock.now() - 3_600_000));
  const rows = await services.database.sql
    .select({ projectId: deployments.projectId, deploymentId: deployments.id })
    .from(deployments)
    .where(and(isNull(deployments.shareImage), isRecent))
    .orderBy(asc(deployments.createdAt));
  const live = await liveAmong(
    services,
    rows.map(({ deploymentId }) => deploymentId),
  );
  return rows.filter(({ deploymentId }) => live.has(deploymentId)).slice(0, MAX_UNPICTURED);
}

/** By id, where it was noted: what each of these deployments was built with. */
export async function backendsBuiltWith(
  { database }: Needs<"database">,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.sql
    .select({ id: deployments.id, builtWith: deployments.builtWith })
    .from(deployments)
    .where(and(isAnyOf(deployments.id, ids), isNotNull(deployments.builtWith)));
  return new Map(rows.map(({ id, builtWith }) => [id, builtWith!]));
}

export async function dropDeployments({ database }: Needs<"database">, projectId: string): Promise<void> {
  await database.sql.delete(deployments).where(eq(deployments.projectId, projectId));
}

export async function deployedArtefacts(services: Needs<"database">, projectId: string): Promise<Set<string>> {
  const live = await liveDeployments(services, projectId);
  const liveIds = live.map(({ deploymentId }) => deploymentId);
  const [kept, stillLive] = await Promise.all([
    listDeployments(services, projectId),
    services.database.sql
      .select({ artefactId: deployments.artefactId })
      .from(deployments)
      .where(isAnyOf(deployments.id, liveIds)),
  ]);
  return new Set([...kept, ...stillLive].map(({ artefactId }) => artefactId));
}

export async function trimDeployments(services: Needs<"database">): Promise<number> {
  const { sql: database } = services.database;
  const { id, projectId: project, number } = deployments;
  const place = sql<number>`row_number() over (partition by ${project} order by ${number} desc)`.as("place");
  const placed = database.select({ id, place }).from(deployments).as("placed");
  const rows = await database.select({ id: placed.id }).from(placed).where(gt(placed.place, REMEMBERED_DEPLOYMENTS));
  const old = rows.map(({ id }) => id);
  const live = await liveAmong(services, old);
  const dropped = old.filter((one) => !live.has(one));
  const { rowCount } = await database.delete(deployments).where(isAnyOf(id, dropped));
  return rowCount ?? 0;
}
