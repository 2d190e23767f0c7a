/** Records of a project's functions, besides the deployed files. */
import { and, asc, eq, sql } from "drizzle-orm";
import { newUuid } from "@slipway/kernel/ids";
import type { DeployedFunction } from "@slipway/cloud/functions/functions";
import { knownProjects } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import { cloudFunctions, cloudProjects, type CloudFunctionRow, type DeployFailure } from "../cloud-tables.ts";

export async function functionRows(
  { database }: Needs<"database">,
  projectId: string,
): Promise<Map<string, CloudFunctionRow>> {
  const rows = await database.sql.select().from(cloudFunctions).where(eq(cloudFunctions.projectId, projectId));
  return new Map(rows.map((row) => [row.slug, row]));
}

const at = (projectId: string, slug: string) =>
  and(eq(cloudFunctions.projectId, projectId), eq(cloudFunctions.slug, slug));

export interface Attempt {
  projectId: string;
  slug: string;
  source: string;
}

/** A function's id stays the same from its first attempt on. */
export async function beginTry(
  { database, clock }: Needs<"clock" | "database">,
  { projectId, slug, source }: Attempt,
): Promise<CloudFunctionRow> {
  const now = clock.now();
  const tried = { state: "deploying" as const, triedSource: source, triedAt: now };
  const [row] = await database.sql
    .insert(cloudFunctions)
    .values({ projectId, slug, id: newUuid(), version: 0, createdAt: now, failure: null, ...tried })
    .onConflictDoUpdate({ target: [cloudFunctions.projectId, cloudFunctions.slug], set: tried })
    .returning();
  return row!;
}

/** Records what the store has deployed, also after a kill between the two. */
export async function noteDeployed(
  { database, clock }: Needs<"clock" | "database">,
  projectId: string,
  deployed: DeployedFunction,
) {
  const { slug, id, version, created_at: createdAt, source } = deployed;
  const known = { id, version, createdAt, state: "deployed" as const, triedSource: source, failure: null };
  await database.sql
    .insert(cloudFunctions)
    .values({ projectId, slug, ...known, triedAt: clock.now() })
    .onConflictDoUpdate({ target: [cloudFunctions.projectId, cloudFunctions.slug], set: known });
}

export async function noteFailed(
  { database }: Needs<"database">,
  { projectId, slug }: Attempt,
  failure: DeployFailure,
) {
  await database.sql.update(cloudFunctions).set({ state: "failed", failure }).where(at(projectId, slug));
}

export async function forgetFunction({ database }: Needs<"database">, projectId: string, slug: string): Promise<void> {
  await database.sql.delete(cloudFunctions).where(at(projectId, slug));
}

export interface Looked {
  functionsSha: string | null;
  functionsTree: string | null;
}

export async function lookedAt({ database }: Needs<"database">, projectId: string): Promise<Looked> {
  const [row] = await database.sql
    .select({ functionsSha: cloudProjects.functionsSha, functionsTree: cloudProjects.functionsTree })
    .from(cloudProjects)
    .where(eq(cloudProjects.projectId, projectId));
  return row ?? { functionsSha: null, functionsTree: null };
}

export async function noteLooked({ database }: Needs<"database">, projectId: string, looked: Looked): Promise<void> {
  await database.sql.update(cloudProjects).set(looked).where(eq(cloudProjects.projectId, projectId));
}

/** Backends whose project has moved on since its functions were looked at, and those that have functions, which may be lost. */
export async function toLookAt(services: Needs<"database">): Promise<string[]> {
  const { sql: database } = services.database;
  const withFunctions = database
    .selectDistinct({ projectId: cloudFunctions.projectId })
    .from(cloudFunctions)
    .as("with_functions");
  const rows = await database
    .select({
      id: cloudProjects.projectId,
      sha: cloudProjects.functionsSha,
      hasFunctions: sql<boolean>`${withFunctions.projectId} is not null`,
    })
    .from(cloudProjects)
    .leftJoin(withFunctions, eq(withFunctions.projectId, cloudProjects.projectId))
    .orderBy(asc(cloudProjects.projectId));
  const projects = await knownProjects(
    services,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, sha, hasFunctions }) => {
    const project = projects.get(id);
    if (project === undefined || project.isInTrash) return [];
    return hasFunctions || sha !== project.latestCommitSha ? [id] : [];
  });
}
