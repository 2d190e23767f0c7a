/** Checks whether a project's files could be deployed, before they are a version. */
import { projectFunctions, type ProjectFunction } from "@slipway/cloud/functions/deploy/project-functions";
import { AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Services } from "../../../services.ts";
import { requireBackend } from "../backend/backends.ts";
import { trafficOf } from "../traffic/backend-traffic.ts";

export interface CheckedFunctions {
  /** Names of all functions in the files. */
  slugs: string[];
  /** The compiler's messages, with places in the project. */
  problems: { slug: string; reason: string }[];
}

const MAX_REMEMBERED = 1000;
/** Sources that passed the check. A source's id covers everything the function is made of. */
const remembered = new WeakMap<Services, RecentMap<true>>();

async function reasonOf(services: Services, ref: string, one: ProjectFunction): Promise<string | null> {
  const known = remembered.get(services) ?? new RecentMap<true>(MAX_REMEMBERED);
  remembered.set(services, known);
  if (known.get(one.source) !== undefined) return null;
  try {
    if (one.problem !== null) throw one.problem;
    await trafficOf(services).checkFunction(ref, one);
    known.set(one.source, true);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "function_deploy_failed") throw error;
    return typeof error.details === "string" ? error.details : error.userMessage;
  }
}

/** Throws 404 `cloud_not_enabled`, 503 `functions_unavailable`. */
export async function checkFunctions(
  services: Services,
  projectId: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<CheckedFunctions> {
  const { ref } = (await requireBackend(services, projectId)).backend;
  const wanted = projectFunctions(files);
  const problems: CheckedFunctions["problems"] = [];
  for (const one of wanted) {
    const reason = await reasonOf(services, ref, one);
    if (reason !== null) problems.push({ slug: one.slug, reason });
  }
  return { slugs: wanted.map(({ slug }) => slug), problems };
}
