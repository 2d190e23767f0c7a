import { notFound } from "@slipway/kernel/errors";
import { pathProblem, projectPath, type ProjectPath } from "@slipway/kernel/project-path";
import type { TriedJourney } from "../../agent/server/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";

/** Bound of a run with its build and its copy of the backend. */
const MAX_RUN_MS = 120_000;

type RunNeeds = Needs<"agent" | "database" | "git">;

/** Runs a journey of the project's newest version. AppError 404 where that has no such file. */
export async function runJourney(
  services: RunNeeds,
  { projectId, path }: { projectId: string; path: string },
): Promise<TriedJourney> {
  if (pathProblem(path) !== null) throw notFound("This journey");
  const [tried] = await tryNewest(services, projectId, projectPath(path));
  if (tried === undefined) throw notFound("This journey");
  return tried;
}

/** Runs all journeys of the project's newest version. */
export const runAllJourneys = (services: RunNeeds, projectId: string): Promise<TriedJourney[]> =>
  tryNewest(services, projectId, null);

async function tryNewest(services: RunNeeds, projectId: string, path: ProjectPath | null): Promise<TriedJourney[]> {
  const { latestCommitSha: sha, workspaceId: tenant } = await getProject(services, projectId);
  if (sha === null) return [];
  const repository = await services.git.open(projectId);
  const files = await repository.files(sha);
  return services.agent.tryJourneys({ projectId, tenant, files, path, signal: AbortSignal.timeout(MAX_RUN_MS) });
}
