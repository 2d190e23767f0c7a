/**
 * Pausing, waking and resizing. The engine keeps the states; this file decides who may ask and when it answers. [C4.10]
 * [C7.07] [C7.19] [CI4] [CI5]
 */
import { cloudChanging, cloudPaused, sameSize } from "@slipway/cloud/clusters/refusals";
import { planRequired } from "@slipway/kernel/errors";
import { isPaid, type Plan } from "@slipway/kernel/permissions";
import type { Needs } from "../../../services.ts";
import { instanceStatus, isTransitional, type CloudStatus, type InstanceType } from "../../contract/index.ts";
import type { Keeps } from "../cloud-state.ts";
import { requireBackend } from "../backend/backends.ts";
import { requireFunds } from "../usage/require-funds.ts";
import { notEnabled, otherProject } from "../refusals.ts";

/** Wakes nothing. */
export async function readStatus(
  services: Needs<"clusters"> & Keeps<"backends">,
  projectId: string,
): Promise<{ status: CloudStatus; is_asleep: boolean }> {
  const found = await services.backends.of(projectId);
  if (found === null) return { status: "REMOVED", is_asleep: false };
  const { ref } = found.backend;
  const status = await services.clusters.status(ref);
  const isAsleep = status === "ACTIVE_HEALTHY" && !(await services.clusters.awake()).includes(ref);
  return { status, is_asleep: isAsleep };
}

/** The reference of a path has to be the project's own. [CI4] */
export async function requireRef(services: Keeps<"backends">, projectId: string, ref: string): Promise<void> {
  if ((await requireBackend(services, projectId)).backend.ref !== ref) throw otherProject();
}

/** AppError 402 `usage_limit`. The reference of a backend is its project's id. [B5] */
export async function wake(
  services: Needs<"clock" | "clusters" | "config" | "database">,
  ref: string,
): Promise<CloudStatus> {
  await requireFunds(services, ref);
  await services.clusters.wake(ref);
  return services.clusters.status(ref);
}

export async function pause(services: Needs<"clusters"> & Keeps<"traffic">, ref: string): Promise<CloudStatus> {
  await services.traffic.closeRealtime(ref, "This backend is paused");
  await services.clusters.pause(ref);
  return services.clusters.status(ref);
}

export async function sizeOf(
  services: Needs<"clusters"> & Keeps<"backends">,
  projectId: string,
): Promise<InstanceType> {
  const size = await services.clusters.size((await requireBackend(services, projectId)).backend.ref);
  if (size === null) throw notEnabled();
  return size;
}

/** Answers once the change has begun. Its result is in the status. */
export async function resize(
  services: Needs<"clusters" | "log"> & Keeps<"backends">,
  { projectId, size, plan }: { projectId: string; size: InstanceType; plan: Plan },
): Promise<void> {
  if (!isPaid(plan))
    throw planRequired("pro", "PRO_INSTANCE_SIZE", "You need to upgrade your plan to change the instance size");
  const before = await sizeOf(services, projectId);
  if (before === size) throw sameSize();
  const { ref } = (await requireBackend(services, projectId)).backend;
  const status = await services.clusters.status(ref);
  if (isTransitional(status)) throw cloudChanging(status);
  if (instanceStatus(status) === "INACTIVE") throw cloudPaused();
  services.clusters.resize(ref, size).catch((error: unknown) => {
    services.log.error("a backend was not resized", { projectId, size, error });
  });
}
