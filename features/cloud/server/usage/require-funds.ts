/** Backends of a workspace without credits are refused, and paused with everything they hold. [B5] [C2.41] [C6.05] */
import { AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import { isOutOfFunds } from "../../../billing/server/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";

export const OUT_OF_FUNDS =
  "Out of funds: this workspace has no credits left for Cloud. Nothing that is stored is lost. Top up or upgrade the plan, or ask the workspace admin.";

export const usageLimit = (): AppError =>
  new AppError({ code: "usage_limit", status: 402, kind: "user", userMessage: OUT_OF_FUNDS });

export async function isProjectOutOfFunds(
  services: Needs<"clock" | "config" | "database">,
  projectId: string,
): Promise<boolean> {
  if (services.config.cloudPrices === null) return false;
  return isOutOfFunds(services, (await getProject(services, projectId)).workspaceId);
}

/** AppError 402 `usage_limit`. */
export async function requireFunds(services: Needs<"clock" | "config" | "database">, projectId: string): Promise<void> {
  if (await isProjectOutOfFunds(services, projectId)) throw usageLimit();
}

const KEPT_MS = 5_000;
const MAX_KEPT = 1000;

/** For answers to visitors, who may be many: a few seconds old. */
export class KnownFunds {
  readonly #ports: Needs<"clock" | "config" | "database">;
  readonly #known = new RecentMap<{ at: number; isOut: Promise<boolean> }>(MAX_KEPT);

  constructor(ports: Needs<"clock" | "config" | "database">) {
    this.#ports = ports;
  }

  areOut(projectId: string): Promise<boolean> {
    const now = this.#ports.clock.now();
    const known = this.#known.get(projectId);
    if (known !== undefined && now - known.at < KEPT_MS) return known.isOut;
    const isOut = isProjectOutOfFunds(this.#ports, projectId);
    isOut.catch(() => this.#known.delete(projectId));
    this.#known.set(projectId, { at: now, isOut });
    return isOut;
  }
}
