/**
 * Settles migrations whose process died or whose end could not be written, by asking the database. Otherwise they would
 * block every later one, and their change would be in no file.
 */
import { and, eq, gte, isNotNull, lt, or, type SQL } from "drizzle-orm";
import type { Queries } from "@slipway/cloud/backend/port";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import type { MigrationRun } from "../cloud.ts";
import { cloudMigrations, type CloudMigrationRow } from "../cloud-tables.ts";
import { listMigrations, pointLabel, settle } from "./migration-rows.ts";

const CUT_OFF = { message: "It was cut off before it ended.", sqlstate: null, line: null };

/** A migration and those after it have not run in the database that is there. */
export async function forgetFrom(
  { database }: Needs<"database">,
  { projectId, version }: CloudMigrationRow,
): Promise<void> {
  await database.sql
    .delete(cloudMigrations)
    .where(and(eq(cloudMigrations.projectId, projectId), gte(cloudMigrations.version, version)));
}

/** Restores whose end nobody wrote down: they put the database back if the migration they go behind has not run in it. */
export async function settleRestores(
  services: Needs<"database"> & Keeps<"backends">,
  projectId: string,
): Promise<void> {
  const mine = eq(cloudMigrations.projectId, projectId);
  const begun = and(mine, isNotNull(cloudMigrations.restoringAt));
  const left = await services.database.sql.select().from(cloudMigrations).where(begun).orderBy(cloudMigrations.version);
  if (left.length === 0) return;
  const { backend } = await requireBackend(services, projectId);
  for (const row of left) {
    if (!(await backend.database.as("postgres").transaction((tx) => hasRun(tx, row)))) {
      await forgetFrom(services, row);
      break;
    }
    const same = and(mine, eq(cloudMigrations.version, row.version));
    await services.database.sql.update(cloudMigrations).set({ restoringAt: null }).where(same);
  }
}

/** At the start, before which nobody that lives began anything. Resolves when it is known where; the databases wake behind it. */
export async function settleAllLeft(
  services: Needs<"clock" | "clusters" | "database" | "log"> & Keeps<"backends">,
): Promise<{ done: Promise<void> }> {
  const before = lt(cloudMigrations.startedAt, services.clock.now());
  const open = or(and(eq(cloudMigrations.state, "running"), before), isNotNull(cloudMigrations.restoringAt));
  const left = await services.database.sql
    .selectDistinct({ projectId: cloudMigrations.projectId })
    .from(cloudMigrations)
    .where(open);
  const settleEach = async (): Promise<void> => {
    for (const { projectId } of left) {
      try {
        await settleRestores(services, projectId);
        await settleLeft(services, projectId, before);
      } catch (error) {
        // A later migration settles it, once the database answers.
        services.log.warn("what a database's last process left is not settled yet", { projectId, error });
      }
    }
  };
  return { done: settleEach() };
}

/** Only those that nobody works on may be asked about. */
export async function settleLeft(
  services: Needs<"clock" | "clusters" | "database"> & Keeps<"backends">,
  projectId: string,
  which: SQL | undefined,
): Promise<void> {
  const running = and(eq(cloudMigrations.projectId, projectId), eq(cloudMigrations.state, "running"), which);
  const left = await services.database.sql.select().from(cloudMigrations).where(running);
  if (left.length === 0) return;
  const { backend } = await requireBackend(services, projectId);
  const points = await services.clusters.restorePoints(backend.ref);
  for (const row of left) {
    const point = points.find(({ label }) => label === pointLabel(row));
    const applied = await backend.database.as("postgres").transaction((tx) => hasRun(tx, row));
    if (applied) await settle(services, row, { state: "succeeded", restorePointId: point?.id ?? null });
    else await settle(services, row, { state: "failed", failure: CUT_OFF });
  }
}

async function hasRun(tx: Queries, { version }: CloudMigrationRow): Promise<boolean> {
  const { rows } = await tx.query<{ there: boolean }>(
    "select pg_catalog.to_regclass('supabase_migrations.schema_migrations') is not null as there",
  );
  if (rows[0]?.there !== true) return false;
  const found = await tx.query("select 1 from supabase_migrations.schema_migrations where version = $1", [version]);
  return found.rows.length > 0;
}

/** Changes of the database by an ended turn, in their order. */
export async function migrationsOfTurn(
  services: Needs<"clock" | "clusters" | "database"> & Keeps<"backends">,
  projectId: string,
  aiMessageId: string,
): Promise<MigrationRun[]> {
  const ofTurn = eq(cloudMigrations.aiMessageId, aiMessageId);
  await settleLeft(services, projectId, ofTurn);
  const ran = await listMigrations(services, projectId, ofTurn);
  return ran.filter(({ state }) => state === "succeeded");
}
