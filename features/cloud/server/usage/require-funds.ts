/** Backends of a workspace without credits are refused, and paused with everything they hold. [B5] [C2.41] [C6.05] */
import { AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import { isOutOfFunds } from "../../../billing/server/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs, Services } from "../../../services.ts";

export const OUT_OF_FUNDS =
  "Out of funds: this workspace has no credits left for Cloud. Nothing that is stored is lost. Top up or upgrade the plan, or ask the workspace admin.";

export const usageLimit = (): AppError =>
  new AppError({ code: "usage_limit", status: 402, kind: "user", userMessage: OUT_OF_FUNDS });

export async function isProjectOutOfFunds(
  services: Needs<"clock" | "config" | "database">,
  projectId: string,
): Promise<boolean> {
  if (services.config.cloudPrices === null) return false;
  return isOutOfFunds(services, (await getProject(services, projectId)).workspace_id);
}

/** AppError 402 `usage_limit`. */
export async function requireFunds(services: Needs<"clock" | "config" | "database">, projectId: string): Promise<void> {
  if (await isProjectOutOfFunds(services, projectId)) throw usageLimit();
}

const KEPT_MS = 5_000;
const known = new WeakMap<Services, RecentMap<{ at: number; isOut: Promise<boolean> }>>();

/** For answers to visitors, who may be many, so it may be a few seconds old. */
export function wasOutOfFunds(services: Services, projectId: string): Promise<boolean> {
  const entries = known.get(services) ?? new RecentMap<{ at: number; isOut: Promise<boolean> }>(1000);
  known.set(services, entries);
  const now = services.clock.now();
  const entry = entries.get(projectId);
  if (entry !== undefined && now - entry.at < KEPT_MS) return entry.isOut;
  const isOut = isProjectOutOfFunds(services, projectId);
  isOut.catch(() => entries.delete(projectId));
  entries.set(projectId, { at: now, isOut });
  return isOut;
}
