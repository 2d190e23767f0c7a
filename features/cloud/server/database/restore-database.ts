/** Going back to the database that an earlier version had. [T4.08] [E4] */
import { entryOf, setEntry } from "@slipway/kernel/text/named-entries";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Queries } from "@slipway/cloud/backend/port";
import type { DatabaseRestored } from "../../../edits/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { cloudMigrations } from "../cloud-tables.ts";
import { forgetFrom, settleRestores } from "./settle-left.ts";

const COUNT_MS = 3000;
const MAX_COUNTED = 200;

/** Null if there are too many tables or rows to count: a restore is then not checked by them. */
export async function countRows(database: {
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
}): Promise<Record<string, number> | null> {
  const work = database.transaction(async (tx) => {
    await tx.query(`set local statement_timeout = ${COUNT_MS}`);
    const { rows: tables } = await tx.query<{ name: string; text: string }>(
      `select c.relname::text as name, pg_catalog.format('select count(*)::float8 as rows from public.%I', c.relname) as text
       from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by c.relname limit ${MAX_COUNTED + 1}`,
    );
    if (tables.length > MAX_COUNTED) return null;
    const counts: Record<string, number> = {};
    for (const { name, text } of tables) setEntry(counts, name, (await tx.query<{ rows: number }>(text)).rows[0]!.rows);
    return counts;
  });
  return work.catch(() => null);
}

const NOTHING_TO_RESTORE = "This project has no database to restore.";
const NOTHING_RAN = "Nothing has changed the database since this version.";
const NOT_KEPT = "The database of that time is not kept any more.";

export async function pointAfter(
  services: Needs<"clusters" | "database"> & Keeps<"backends">,
  projectId: string,
  since: Date,
): Promise<{ id: string } | { id: null; reason: string }> {
  const found = await services.backends.of(projectId);
  if (found === null) return { id: null, reason: NOTHING_TO_RESTORE };
  const mine = eq(cloudMigrations.projectId, projectId);
  const [first] = await services.database.sql
    .select()
    .from(cloudMigrations)
    .where(and(mine, eq(cloudMigrations.state, "succeeded"), gt(cloudMigrations.startedAt, since.getTime())))
    .orderBy(asc(cloudMigrations.version))
    .limit(1);
  if (first === undefined) return { id: null, reason: NOTHING_RAN };
  const points = await services.clusters.restorePoints(found.backend.ref);
  const point = points.find(({ id }) => id === first.restorePointId);
  return point === undefined ? { id: null, reason: NOT_KEPT } : { id: point.id };
}

/** Migrations that came after the point have not run in the database that is there now. */
export async function restoreDatabase(
  services: Needs<"clock" | "clusters" | "database" | "log"> & Keeps<"backends" | "traffic">,
  projectId: string,
  pointId: string,
): Promise<DatabaseRestored> {
  const { backend } = await requireBackend(services, projectId);
  const mine = eq(cloudMigrations.projectId, projectId);
  const [taken] = await services.database.sql
    .select()
    .from(cloudMigrations)
    .where(and(mine, eq(cloudMigrations.restorePointId, pointId)));
  // If the process ends before it records the outcome, the next start looks it up.
  if (taken !== undefined)
    await services.database.sql
      .update(cloudMigrations)
      .set({ restoringAt: services.clock.now() })
      .where(and(mine, eq(cloudMigrations.version, taken.version)));
  try {
    await services.clusters.restore(backend.ref, pointId);
  } catch (error) {
    // It may have failed after the other database took its place.
    await settleRestores(services, projectId).catch((failure: unknown) =>
      services.log.warn("a restore is not settled yet", { projectId, error: failure }),
    );
    throw error;
  }
  await services.traffic.forget(projectId);
  if (taken !== undefined) await forgetFrom(services, taken);
  const wanted = taken?.rowCounts ?? {};
  const now = (await countRows(backend.database.as("postgres"))) ?? {};
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(now)])];
  return {
    tables: names.length,
    tablesMatched: names.filter((name) => entryOf(wanted, name) === entryOf(now, name)).length,
  };
}
