import { notFound } from "@slipway/kernel/errors";
import type { Actor } from "../../feature.ts";
import { keptJourney } from "../../agent/server/index.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";

interface RecordedJourney {
  projectId: string;
  actor: Actor;
  title: string;
  /** The path of the app where it begins. */
  at: string;
  /** Lines of the format. */
  steps: readonly string[];
}

/**
 * Commits the journey as a version of the project. AppError 400 `journey_invalid` with the line and its rule, 404 for a
 * project without files.
 */
export async function keepJourney(
  services: Needs<"database" | "edits" | "git">,
  { projectId, actor, ...text }: RecordedJourney,
): Promise<{ path: string; sha: string }> {
  const { latestCommitSha: baseSha } = await getProject(services, projectId);
  if (baseSha === null) throw notFound("The project's app");
  const repository = await services.git.open(projectId);
  const { path, content } = keptJourney(text, await repository.files(baseSha));
  const { sha } = await services.edits.commit({
    projectId,
    author: { userId: actor.userId, displayName: actor.displayName, email: actor.email },
    baseSha,
    changes: [{ path, content }],
    message: `Keep the journey “${text.title}”`,
    type: "manual_update",
  });
  return { path, sha };
}
