/** Refuses paths that conflict, here or in a clone on a case-insensitive file system. */
import { invalidRequest } from "@slipway/kernel/errors";
import { foldersOf } from "@slipway/kernel/project-path";
import type { CommitChange, TreeEntry } from "@slipway/platform/git/port";

/**
 * Throws AppError `invalid_request` for a file that hides a folder, a file below a file, the deletion of a folder's
 * name, and a new file whose path differs from another only in case. Conflicts from before the change are not refused.
 */
export function refuseClashes(tree: readonly TreeEntry[], changes: readonly CommitChange[]): void {
  const before = new Set<string>(tree.map((entry) => entry.path));
  const after = new Set(before);
  for (const { path, content } of changes) if (content === null) after.delete(path);
  for (const { path, content } of changes) if (content !== null) after.add(path);
  refuseHiding(changes, before, after);
  refuseSameButCase(before, after);
}

/** A file in a folder's place would take away everything below it, and nobody asked for that. */
function refuseHiding(changes: readonly CommitChange[], before: ReadonlySet<string>, after: ReadonlySet<string>): void {
  const folders = foldersOf(after);
  for (const { path, content } of changes) {
    if (content === null && !before.has(path) && folders.has(path))
      throw refused(path, "is a folder: delete its files one by one");
  }
  const both = [...after].find((path) => folders.has(path));
  if (both !== undefined) throw refused(both, "cannot be a file and a folder");
}

/** Windows and macOS keep one of the two and lose the other's text: on a clone, and again in its next commit. */
function refuseSameButCase(before: ReadonlySet<string>, after: ReadonlySet<string>): void {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  // The set keeps earlier paths first, so the refusal names the new path, then the one in its way.
  for (const path of after) {
    const name = folded(path);
    const parents = [...foldersOf([name])];
    const other = files.get(name) ?? folders.get(name) ?? files.get(parents.find((parent) => files.has(parent)) ?? "");
    if (other !== undefined && !before.has(path)) throw sameButCase(path, other);
    files.set(name, path);
    for (const parent of parents) folders.set(parent, path);
  }
}

/** Full case folding (ß is ss, Σ is σ); the dotless ı stays itself, as it does on the file systems that fold. */
const folded = (path: string): string =>
  path
    .split("ı")
    .map((part) => part.toUpperCase().toLowerCase())
    .join("ı");

function sameButCase(path: string, other: string): Error {
  const rule = `cannot stand beside ${JSON.stringify(other)}: Windows and macOS take no notice of case`;
  return invalidRequest(`The path ${JSON.stringify(path)} ${rule}.`, { field: "path", rule, paths: [path, other] });
}

const refused = (path: string, rule: string): Error =>
  invalidRequest(`The path ${JSON.stringify(path)} ${rule}.`, { field: "path", rule });
