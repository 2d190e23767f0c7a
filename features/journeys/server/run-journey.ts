import { notFound } from "@slipway/kernel/errors";
import { pathProblem, projectPath } from "@slipway/kernel/project-path";
import type { TriedJourney } from "../../agent/server/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";

/** Bound of a run with its build and its copy of the backend. */
const MAX_RUN_MS = 120_000;

/** Runs a journey of the project's newest version. AppError 404 where that has no such file. */
export async function runJourney(
  services: Needs<"agent" | "database" | "git">,
  { projectId, path }: { projectId: string; path: string },
): Promise<TriedJourney> {
  const { latestCommitSha: sha, workspaceId: tenant } = await getProject(services, projectId);
  if (sha === null || pathProblem(path) !== null) throw notFound("This journey");
  const repository = await services.git.open(projectId);
  const files = await repository.files(sha);
  const signal = AbortSignal.timeout(MAX_RUN_MS);
  return services.agent.tryJourney({ projectId, tenant, files, path: projectPath(path), signal });
}
