/** Deletes a backend together with its project. */
import { eq } from "drizzle-orm";
import type { Services } from "../../../services.ts";
import { hasRow } from "../backend/backends.ts";
import { filesPrefix } from "../backend/cloud-room.ts";
import { cloudLogs } from "../backend/cloud-logs.ts";
import { trafficOf } from "../traffic/backend-traffic.ts";
import { cloudProjects } from "../cloud-tables.ts";
import { functionDeployer } from "../functions/function-deployer.ts";

/** Every step can be repeated. The row is deleted last, so that an interrupted deletion is found. */
export async function removeBackend(services: Services, projectId: string): Promise<void> {
  if (!(await hasRow(services, projectId))) return;
  const ref = projectId;
  const traffic = trafficOf(services);
  await traffic.closeRealtime(ref, "This backend is gone");
  await functionDeployer(services).ended(projectId);
  await services.clusters.remove(ref);
  await traffic.removeFunctions(ref);
  await cloudLogs(services).remove(ref);
  for await (const { key } of services.objects.list(filesPrefix(ref))) await services.objects.delete(key);
  await services.database.sql.delete(cloudProjects).where(eq(cloudProjects.projectId, projectId));
  await traffic.forget(projectId);
}

/**
 * Finishes projects that were deleted for good while their backend could not be removed. A database without a row is
 * left alone: this may be the wrong platform database, and a deleted one cannot be brought back.
 */
export async function removeLeftovers(services: Services): Promise<void> {
  const { rows } = await services.database.pool.query<{ project_id: string }>(
    "select project_id from cloud_projects c where not exists (select from projects p where p.id = c.project_id)",
  );
  for (const { project_id: projectId } of rows) await removeBackend(services, projectId);
}
