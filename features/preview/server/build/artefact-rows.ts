/** Records existing built sites, so that old ones can be deleted: pinned ones (deployments) and the newest stay. */
import { and, desc, eq, not, type SQL } from "drizzle-orm";
import { isAnyOf } from "@slipway/platform/database/queries/any-of";
import type { Sql } from "@slipway/platform/database/port";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../preview-state.ts";
import { artefacts } from "../preview-tables.ts";
import { whileRemoving } from "./artefact-lock.ts";

const KEPT_PER_PROJECT = 20;

export async function recordArtefact(
  { clock }: Needs<"clock">,
  database: Sql,
  { projectId, id, sha }: { projectId: string; id: string; sha: string },
): Promise<void> {
  const usedAt = new Date(clock.now());
  await database
    .insert(artefacts)
    .values({ projectId, id, commitSha: sha, createdAt: usedAt, usedAt })
    .onConflictDoUpdate({ target: [artefacts.projectId, artefacts.id], set: { usedAt } });
}

export async function markUsed(
  { database, clock }: Needs<"clock" | "database">,
  projectId: string,
  id: string,
): Promise<void> {
  await database.sql
    .update(artefacts)
    .set({ usedAt: new Date(clock.now()) })
    .where(and(eq(artefacts.projectId, projectId), eq(artefacts.id, id)));
}

/** Exactly these stay whatever their age; the rest of the project's are unpinned. */
export async function pinArtefacts(
  { database }: Needs<"database">,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  await database.sql
    .update(artefacts)
    .set({ pinned: isAnyOf(artefacts.id, ids) as SQL<boolean> })
    .where(eq(artefacts.projectId, projectId));
}

/** Old sites go: neither pinned nor among the newest. */
export async function pruneArtefacts(services: Needs<"database"> & Keeps<"store">, projectId: string): Promise<void> {
  await whileRemoving(services, projectId, async (sql) => {
    const rows = await sql
      .select({ id: artefacts.id, pinned: artefacts.pinned })
      .from(artefacts)
      .where(eq(artefacts.projectId, projectId))
      .orderBy(desc(artefacts.usedAt));
    const keep = new Set(rows.filter((row) => row.pinned).map((row) => row.id));
    for (const row of rows.slice(0, KEPT_PER_PROJECT)) keep.add(row.id);
    if (keep.size === rows.length) return;
    await sql.delete(artefacts).where(and(eq(artefacts.projectId, projectId), not(isAnyOf(artefacts.id, [...keep]))));
    await services.store.prune(projectId, keep);
  });
}

/** Deletes everything built for a deleted project. */
export async function dropArtefacts(services: Needs<"database"> & Keeps<"store">, projectId: string): Promise<void> {
  await whileRemoving(services, projectId, async (sql) => {
    await sql.delete(artefacts).where(eq(artefacts.projectId, projectId));
    await services.store.prune(projectId, new Set());
  });
}
