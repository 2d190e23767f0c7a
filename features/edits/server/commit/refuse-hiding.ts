/** A file in a folder's place would take away everything below it, and nobody asked for that. */
import { invalidRequest } from "@slipway/kernel/errors";
import { foldersOf } from "@slipway/kernel/project-path";
import type { CommitChange, Repository } from "@slipway/platform/git/port";

/** Throws AppError `invalid_request` for a file that hides a folder, one below a file, and the deletion of a folder's name. */
export async function refuseHiding(
  repository: Repository,
  head: string,
  changes: readonly CommitChange[],
): Promise<void> {
  const before = new Set<string>((await repository.tree(head)).map((entry) => entry.path));
  const after = new Set(before);
  for (const { path, content } of changes) if (content === null) after.delete(path);
  for (const { path, content } of changes) if (content !== null) after.add(path);
  const folders = foldersOf(after);
  for (const { path, content } of changes) {
    if (content === null && !before.has(path) && folders.has(path))
      throw refused(path, "is a folder: delete its files one by one");
  }
  const both = [...after].find((path) => folders.has(path));
  if (both !== undefined) throw refused(both, "cannot be a file and a folder");
}

const refused = (path: string, rule: string): Error =>
  invalidRequest(`The path ${JSON.stringify(path)} ${rule}.`, { field: "path", rule });
