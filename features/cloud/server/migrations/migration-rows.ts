/** Records of a project's migrations, outside its database. */
import { and, eq, type SQL } from "drizzle-orm";
import type { Needs } from "../../../services.ts";
import type { MigrationRun } from "../cloud.ts";
import { cloudMigrations, type CloudMigrationRow } from "../cloud-tables.ts";

const migrationPath = (version: string, name: string): string => `supabase/migrations/${version}_${name}.sql`;

export const runOf = (row: CloudMigrationRow): MigrationRun => ({
  version: row.version,
  name: row.name,
  sql: row.sql,
  state: row.state,
  path: migrationPath(row.version, row.name),
  restorePointId: row.restorePointId,
  aiMessageId: row.aiMessageId,
  startedAt: row.startedAt,
  failure: row.failure,
});

/** Label of the restore point taken before it runs. */
export const pointLabel = ({ version, name }: Pick<CloudMigrationRow, "version" | "name">): string =>
  `before ${version}_${name}`;

export async function listMigrations(
  { database }: Needs<"database">,
  projectId: string,
  which?: SQL,
): Promise<MigrationRun[]> {
  const rows = await database.sql
    .select()
    .from(cloudMigrations)
    .where(and(eq(cloudMigrations.projectId, projectId), which))
    .orderBy(cloudMigrations.version);
  return rows.map(runOf);
}

export async function settle(
  { database, clock }: Needs<"clock" | "database">,
  { projectId, version }: CloudMigrationRow,
  change: Partial<CloudMigrationRow>,
): Promise<CloudMigrationRow> {
  const [row] = await database.sql
    .update(cloudMigrations)
    .set({ ...change, endedAt: clock.now() })
    .where(and(eq(cloudMigrations.projectId, projectId), eq(cloudMigrations.version, version)))
    .returning();
  return row!;
}
