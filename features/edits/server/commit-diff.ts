import { AppError, notFound } from "@slipway/kernel/errors";
import type { FileDiff, Repository } from "@slipway/platform/git/port";
import type { Needs } from "../../services.ts";
import type { DiffEntry } from "../contract/index.ts";
import type { EditRow } from "./edits-table.ts";
import { versionsOf } from "./list-edits.ts";
import { groupFolders, type FolderChange } from "./commit-folders.ts";

/** The eight endings that decide "is an image". [T5.12] [K14] */
const IMAGE = /\.(png|jpe?g|gif|webp|svg|ico|bmp)$/i;
/** Text of one file above this is left out and the entry marked incomplete. */
const SHOWN_CHARACTERS = 400_000;

/** Differences of a commit against its first parent; everything is new in the first commit. [T7.06] [E1] */
export async function commitDiff(services: Needs<"git">, projectId: string, sha: string): Promise<DiffEntry[]> {
  const repository = await services.git.open(projectId);
  const [commit, parent] = await repository.log(sha, 2).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") throw commitNotFound();
    throw error;
  });
  if (commit === undefined) throw commitNotFound();
  const diffs = await repository.diff(parent?.sha ?? null, sha);
  if (parent === undefined || !diffs.some(({ action }) => action === "delete" || action === "rename"))
    return diffs.map(diffEntry);
  const [before, after] = await Promise.all([parent.sha, sha].map(async (at) => await pathsAt(repository, at)));
  const { folders, files } = groupFolders(diffs, before!, after!);
  return [...folders.map(folderEntry), ...files.map(diffEntry)].toSorted((one, other) =>
    one.file_path < other.file_path ? -1 : 1,
  );
}

/** Without `from`, what the version itself changed. */
export async function changesBetween(
  services: Needs<"database" | "git">,
  { projectId, from, to }: { projectId: string; from?: number | undefined; to: number },
): Promise<FileDiff[]> {
  const rows = await versionsOf(services, projectId, from === undefined ? [to] : [from, to]);
  const at = (version: number): EditRow => {
    const row = rows.find((each) => each.version === version);
    if (row === undefined) throw notFound(`Version ${version}`);
    return row;
  };
  const repository = await services.git.open(projectId);
  const { commitSha, parentSha } = at(to);
  return repository.diff(from === undefined ? parentSha : at(from).commitSha, commitSha);
}

const pathsAt = async (repository: Repository, sha: string): Promise<string[]> =>
  (await repository.tree(sha)).map(({ path }) => path);

/** Its contents are the names of its files. */
function folderEntry({ action, path, from, names }: FolderChange): DiffEntry {
  const content = `${names.join("\n")}\n`;
  return {
    file_path: path,
    original_file_path: from,
    action,
    old_content: content,
    new_content: action === "rename_directory" ? content : null,
    is_image: false,
    is_incomplete: false,
  };
}

const commitNotFound = (): AppError =>
  new AppError({
    code: "commit_not_found",
    status: 404,
    userMessage: "Unable to load diff. The commit may no longer exist.",
  });

function diffEntry(diff: FileDiff): DiffEntry {
  const tooLong = [diff.oldContent, diff.newContent].some((text) => text !== null && text.length > SHOWN_CHARACTERS);
  return {
    file_path: diff.path,
    original_file_path: diff.oldPath,
    action: diff.path === "package.json" && diff.action === "edit" ? "add_dependency" : diff.action,
    old_content: tooLong ? null : diff.oldContent,
    new_content: tooLong ? null : diff.newContent,
    is_image: IMAGE.test(diff.path),
    is_incomplete: tooLong,
  };
}
