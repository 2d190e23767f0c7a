/** Checks whether a project's files could be deployed, before they are a version. */
import { projectFunctions, type ProjectFunction } from "@slipway/cloud/functions/deploy/project-functions";
import { AppError } from "@slipway/kernel/errors";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { Keeps } from "../cloud-state.ts";
import type { CheckedFunctions } from "../cloud.ts";
import { requireBackend } from "../backend/backends.ts";

const MAX_REMEMBERED = 1000;
export const rememberGoodSources = (): RecentMap<true> => new RecentMap(MAX_REMEMBERED);

async function reasonOf(
  services: Keeps<"goodSources" | "traffic">,
  ref: string,
  one: ProjectFunction,
): Promise<string | null> {
  const { goodSources } = services;
  if (goodSources.get(one.source) !== undefined) return null;
  try {
    if (one.problem !== null) throw one.problem;
    await services.traffic.checkFunction(ref, one);
    goodSources.set(one.source, true);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "function_deploy_failed") throw error;
    return typeof error.details === "string" ? error.details : error.userMessage;
  }
}

/** Throws 404 `cloud_not_enabled`, 503 `functions_unavailable`. */
export async function checkFunctions(
  services: Keeps<"backends" | "goodSources" | "traffic">,
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
