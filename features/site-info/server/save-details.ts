import { AppError, conflict, invalidRequest, notFound } from "@slipway/kernel/errors";
import { projectPath, type ProjectPath } from "@slipway/kernel/project-path";
import type { Repository } from "@slipway/platform/git/port";
import type { Actor } from "../../feature.ts";
import { getProject } from "../../projects/server/index.ts";
import type { Needs } from "../../services.ts";
import { MAX_SITE_DETAILS, SITE_DETAILS_PATH } from "../contract/index.ts";
import { isNameKey, readDetail } from "../contract/read-detail.ts";
import { renameInSource, type Renaming } from "./rename-in-source.ts";
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

type Saving = Needs<"database" | "edits" | "git">;

/**
 * One commit with the new facts on top of other people's saves; new names are put wherever the site says the old ones.
 * 400 `invalid_request` with the problem of each key in `problems`,
 * 409 `details_moved` if the file no longer holds one of them.
 */
export async function saveDetails(services: Saving, input: SaveDetails) {
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

/** Every value as the site reads it. */
function checked(details: readonly DetailChange[], present: ReadonlyMap<string, string>): DetailChange[] {
  const problems: Record<string, string> = {};
  const read = details.flatMap(({ key, value }) => {
    const detail = readDetail(key, value, present.get(key) ?? "");
    if (!detail.ok) problems[key] = detail.problem;
    return detail.ok ? [{ key, value: detail.value }] : [];
  });
  const first = Object.entries(problems)[0];
  if (first !== undefined) throw invalidRequest(first[1], { problems });
  return read;
}

/** Other files say a name too: the page's head, the plan of the builder, texts written out. */
const RENAMED_FILES =
  /^(?:index\.html|README\.md|\.slipway\/plan\.json|public\/[^/]+\.(?:webmanifest|json|txt|svg)|src\/.+\.tsx?)$/u;
/** Files of this size are data or generated, and parsing one takes long. */
const MAX_RENAMED_BYTES = 200_000;

async function withNewNames(
  repository: Repository,
  sha: string,
  renamings: readonly Renaming[],
): Promise<{ path: ProjectPath; content: string }[]> {
  if (renamings.length === 0) return [];
  const files = await repository.files(sha);
  return [...files].flatMap(([path, bytes]) => {
    if (path === SITE_DETAILS_PATH || bytes.length > MAX_RENAMED_BYTES || !RENAMED_FILES.test(path)) return [];
    const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const content = renameInSource(path, before, renamings);
    return content === before ? [] : [{ path, content }];
  });
}

async function saveOnce(services: Saving, { projectId, actor, details }: SaveDetails) {
  const project = await getProject(services, projectId);
  const baseSha = project.latestCommitSha;
  const repository = await services.git.open(projectId);
  const path = projectPath(SITE_DETAILS_PATH);
  const bytes = baseSha === null ? null : await repository.read(baseSha, path);
  if (baseSha === null || bytes === null) throw notFound(SITE_DETAILS_PATH);
  const source = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const present = new Map(readDetails(source, MAX_SITE_DETAILS).map(({ key, value }) => [key, value]));
  const changes = checked(details, present);
  const renamings = changes.flatMap(({ key, value: to }) => {
    const from = present.get(key);
    return isNameKey(key) && from !== undefined && from !== to ? [{ key, from, to }] : [];
  });
  // The file itself may say a name twice: who can be booked is a list of its own.
  const result = replaceDetails(renameInSource(SITE_DETAILS_PATH, source, renamings), changes);
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
    changes: [{ path, content: result.source }, ...(await withNewNames(repository, baseSha, renamings))],
    message: "Update your details",
    type: "manual_update",
  });
}
