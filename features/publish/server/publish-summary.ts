/** What publishing now would change. (product page, screen 4) */
import { projectPath } from "@slipway/kernel/project-path";
import { getProject } from "../../projects/server/index.ts";
import type { Services } from "../../services.ts";
import { z } from "zod";

const MOST_CHANGES = 50;
const PLAN = projectPath(".slipway/plan.json");

/** The part of the builder's plan that matters here: forms whose answers the owner should get, and those that are stored. */
const planSchema = z.object({ forms: z.array(z.unknown()).default([]), answers: z.array(z.unknown()).default([]) });

function ownerForms(plan: Uint8Array | null): number {
  if (plan === null) return 0;
  try {
    const { data } = planSchema.safeParse(JSON.parse(Buffer.from(plan).toString("utf8")));
    return Math.max(0, (data?.forms.length ?? 0) - (data?.answers.length ?? 0));
  } catch {
    return 0;
  }
}

export async function publishSummary(
  services: Services,
  projectId: string,
): Promise<{ changes: string[]; device_only_forms: number }> {
  const project = await getProject(services, projectId);
  const sha = project.latest_commit_sha;
  if (sha === null) return { changes: [], device_only_forms: 0 };
  const repository = await services.git.open(projectId);
  const plan = await repository.read(sha, PLAN);
  const history = await repository.log(sha, MOST_CHANGES);
  const live = history.findIndex((commit) => commit.sha === project.published_commit_sha);
  // The first commit is the starter project: no change of anybody's.
  const since = live < 0 ? history.slice(0, history.length < MOST_CHANGES ? -1 : undefined) : history.slice(0, live);
  const changes = since.map((commit) => commit.message.split("\n", 1)[0]!);
  return { changes, device_only_forms: ownerForms(plan) };
}
