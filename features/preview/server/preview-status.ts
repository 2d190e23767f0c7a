import { projectPath, isProjectPath } from "@slipway/kernel/project-path";
import { can, type ProjectFacts } from "@slipway/kernel/permissions";
import { appRoutes } from "../../edits/server/index.ts";
import { getProject, screenshotUrl } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import type { RouteResult } from "@slipway/kernel/contract/route";
import type { previewContract } from "../contract/index.ts";

type PreviewStatus = RouteResult<typeof previewContract.status>;

const ROUTER_FILES = ["src/App.tsx", "src/App.jsx", "src/routes.tsx", "src/router.tsx", "src/main.tsx"];

/** Pages of the app at a commit. [V2] */
async function pathsAt(services: Needs<"git">, projectId: string, sha: string): Promise<string[]> {
  const repository = await services.git.open(projectId);
  const texts = new Map(
    await Promise.all(
      ROUTER_FILES.map(async (path): Promise<[string, string | null]> => {
        const bytes = await repository.read(sha, projectPath(path));
        return [path, bytes === null ? null : Buffer.from(bytes).toString("utf8")];
      }),
    ),
  );
  return appRoutes((path) => (isProjectPath(path) ? (texts.get(path) ?? null) : null));
}

/** People who get only the built site are told about that; the state of the dev server does not concern them. */
export async function previewStatus(
  services: Needs<"database" | "git" | "sandbox">,
  projectId: string,
  facts: ProjectFacts,
): Promise<PreviewStatus> {
  const project = await getProject(services, projectId);
  const mayEdit = can(facts, "EditProject");
  const sha = mayEdit ? project.latestCommitSha : project.previewBuildCommitSha;
  const live = mayEdit
    ? services.sandbox.previews.state(projectId)
    : { state: project.previewBuildCommitSha === null ? ("asleep" as const) : ("live" as const) };
  return {
    state: live.state,
    reason: "reason" in live ? live.reason : null,
    place: "place" in live ? live.place : null,
    preview_build_commit_sha: project.previewBuildCommitSha,
    // Outsiders of a public project see the built site, and nothing of the work on it. [P1]
    latest_commit_sha: can(facts, "ViewProjectCollaborators") ? project.latestCommitSha : null,
    screenshot_url: screenshotUrl(project),
    paths: sha === null ? ["/"] : await pathsAt(services, projectId, sha),
  };
}
