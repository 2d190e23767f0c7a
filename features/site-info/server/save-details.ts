import { AppError, conflict, notFound } from "@slipway/kernel/errors";
import { projectPath } from "@slipway/kernel/project-path";
import type { Actor } from "../../feature.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { MAX_SITE_DETAILS, SITE_DETAILS_PATH } from "../contract/index.ts";
import { readDetails, replaceDetails, type DetailChange } from "./replace-details.ts";

/** The site's present details, which the chat's card shows instead of the original ones. */
export async function currentDetails(
  services: Needs<"database" | "git">,
  input: { projectId: string; commitSha?: string | undefined },
): Promise<DetailChange[]> {
  const sha = input.commitSha ?? (await getProject(services, input.projectId)).latestCommitSha;
  if (sha === null) return [];
  const repository = await services.git.open(input.projectId);
  const bytes = await repository.read(sha, projectPath(SITE_DETAILS_PATH));
  return bytes === null ? [] : readDetails(new TextDecoder().decode(bytes), MAX_SITE_DETAILS);
}

/** Another person's version may come between reading and saving. */
const TRIES = 4;

/**
 * One commit with the new facts on top of other people's saves. 409 `details_moved` if the file no longer holds one of
 * them.
 */
export async function saveDetails(services: Needs<"database" | "edits" | "git">, input: SaveDetails) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await saveOnce(services, input);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "file_changed") || tries === TRIES) throw error;
    }
  }
}

interface SaveDetails {
  projectId: string;
  actor: Actor;
  details: readonly DetailChange[];
}

async function saveOnce(services: Needs<"database" | "edits" | "git">, { projectId, actor, details }: SaveDetails) {
  const project = await getProject(services, projectId);
  const baseSha = project.latestCommitSha;
  const repository = await services.git.open(projectId);
  const path = projectPath(SITE_DETAILS_PATH);
  const bytes = baseSha === null ? null : await repository.read(baseSha, path);
  if (baseSha === null || bytes === null) throw notFound(SITE_DETAILS_PATH);
  const result = replaceDetails(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes), details);
  if (!result.ok) {
    throw conflict(
      "details_moved",
      `These details have moved in ${SITE_DETAILS_PATH}: ${result.missing.join(", ")}. Nothing was saved.`,
      {
        keys: result.missing,
      },
    );
  }
  return services.edits.commit({
    projectId,
    author: { userId: actor.userId, displayName: actor.displayName, email: actor.email },
    baseSha,
    changes: [{ path, content: result.source }],
    message: "Update your details",
    type: "manual_update",
  });
}
