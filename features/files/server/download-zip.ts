import { isProjectPath } from "@slipway/kernel/project-path";
import { getProject } from "../../projects/server/index.ts";
import type { Services } from "../../services.ts";
import { commitOf } from "./read-files.ts";

/** `git archive` of the newest commit below one folder. [F8] */
export async function downloadZip(services: Services, projectId: string): Promise<Response> {
  const { name } = await getProject(services, projectId);
  const repository = await services.git.open(projectId);
  const folder = isProjectPath(name) ? name : `project-${projectId}`;
  const zip = await repository.zip(await commitOf(repository, undefined), folder);
  return new Response(zip, {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${folder.replace(/[^A-Za-z0-9._-]/g, "-")}.zip"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
