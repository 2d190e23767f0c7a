/**
 * A copy of a project gets its own backend with the same tables, but no rows, users, files, settings or secrets. [P7]
 */
import { eq } from "drizzle-orm";
import { isOffered } from "../backend/backends.ts";
import { cloudMigrations } from "../cloud-tables.ts";
import { enableCloud, type EnablePorts } from "./enable-cloud.ts";

/** A copy without a backend still works: its owner can enable it, and its migrations are files of the project. */
export async function copySchema(
  services: EnablePorts,
  { projectId, sourceId }: { projectId: string; sourceId: string },
): Promise<void> {
  if (!isOffered(services) || (await services.backends.of(sourceId)) === null) return;
  await enableCloud(services, { projectId, userId: null, schemaOf: sourceId });
  const rows = await services.database.sql
    .select()
    .from(cloudMigrations)
    .where(eq(cloudMigrations.projectId, sourceId));
  const ran = rows.filter(({ state }) => state === "succeeded");
  if (ran.length === 0) return;
  // The copy has run the same migrations, but has neither their restore points nor their conversation.
  const copies = ran.map((row) => ({
    ...row,
    projectId,
    restorePointId: null,
    rowCounts: null,
    aiMessageId: null,
    restoringAt: null,
  }));
  await services.database.sql.insert(cloudMigrations).values(copies).onConflictDoNothing();
}
