/** Deletes a backend together with its project. */
import { eq } from "drizzle-orm";
import { knownProjects } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { Keeps } from "../cloud-state.ts";
import { hasRow } from "../backend/backends.ts";
import { filesPrefix } from "../backend/cloud-room.ts";
import { cloudProjects } from "../cloud-tables.ts";

/** Every step may run again; the row goes last, so that an interrupted one is found. */
export async function removeBackend(
  services: Needs<"clusters" | "database" | "objects"> & Keeps<"cloudLogs" | "deployer" | "traffic">,
  projectId: string,
): Promise<void> {
  if (!(await hasRow(services, projectId))) return;
  const ref = projectId;
  const traffic = services.traffic;
  await traffic.closeRealtime(ref, "This backend is gone");
  await services.deployer.ended(projectId);
  await services.clusters.remove(ref);
  await traffic.removeFunctions(ref);
  await services.cloudLogs.remove(ref);
  for await (const { key } of services.objects.list(filesPrefix(ref))) await services.objects.delete(key);
  await services.database.sql.delete(cloudProjects).where(eq(cloudProjects.projectId, projectId));
  await traffic.forget(projectId);
}

/**
 * Finishes projects that were deleted for good while their backend could not be removed. A database without a row is
 * left alone: this may be the wrong platform database, and a deleted one cannot be brought back.
 */
export async function removeLeftovers(
  services: Needs<"clusters" | "database" | "objects"> & Keeps<"cloudLogs" | "deployer" | "traffic">,
): Promise<void> {
  const rows = await services.database.sql.select({ projectId: cloudProjects.projectId }).from(cloudProjects);
  const ids = rows.map(({ projectId }) => projectId);
  const known = await knownProjects(services, ids);
  for (const projectId of ids) if (!known.has(projectId)) await removeBackend(services, projectId);
}
