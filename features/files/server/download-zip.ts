import { AppError } from "@slipway/kernel/errors";
import { isProjectPath } from "@slipway/kernel/project-path";
import type { Call } from "../../feature.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Services } from "../../services.ts";
import { commitOf } from "./read-files.ts";

/** A page of another site could make the browser send its cookie; it cannot make it send a token. [K8] */
export function requireToken(call: Call): void {
  if (call.actor === null || call.actor.via === "session") {
    throw new AppError({ code: "not_signed_in", status: 401, userMessage: "No valid authentication token available" });
  }
}

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
