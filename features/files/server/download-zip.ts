import { AppError } from "@slipway/kernel/errors";
import { isProjectPath, type ProjectPath } from "@slipway/kernel/project-path";
import type { Repository } from "@slipway/platform/git/port";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { lockFiles } from "./project-lock.ts";
import { commitOf } from "./read-files.ts";

/** The lock where it is not that of the manifest: people write package.json too. Without a registry the zip is as the files are. */
async function missingLock(services: Needs<"log" | "sandbox" | "templateDir">, repository: Repository, sha: string) {
  const read = (path: ProjectPath) => repository.read(sha, path);
  try {
    return await lockFiles(services, read);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    services.log.info("a project was downloaded without a lock of its packages", { error });
    return new Map<ProjectPath, string>();
  }
}

/** `git archive` of the newest commit below one folder, with a lock that `npm ci` takes. [F8] */
export async function downloadZip(
  services: Needs<"database" | "git" | "log" | "sandbox" | "templateDir">,
  projectId: string,
): Promise<Response> {
  const { name } = await getProject(services, projectId);
  const repository = await services.git.open(projectId);
  const folder = isProjectPath(name) ? name : `project-${projectId}`;
  const sha = await commitOf(repository, undefined);
  const zip = await repository.zip(sha, folder, await missingLock(services, repository, sha));
  return new Response(zip, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${folder.replace(/[^A-Za-z0-9._-]/g, "-")}.zip"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
