/** Reports folders that changed as a whole as one change, because git knows only files. [T3.04] */
import type { FileDiff } from "@slipway/platform/git/port";

export interface FolderChange {
  action: "rename_directory" | "delete_directory";
  path: string;
  /** Former path of a renamed folder. */
  from: string | null;
  /** Paths below the folder, in order. */
  names: string[];
}

interface Grouped {
  folders: FolderChange[];
  /** Changes that no folder covers. */
  files: FileDiff[];
}

const foldersAbove = (path: string): string[] => {
  const parts = path.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
};
const isIn = (folder: string, path: string): boolean => path.startsWith(`${folder}/`);
const wasMoved = ({ action, oldPath, oldContent, newContent, binary }: FileDiff): boolean =>
  action === "rename" && oldPath !== null && !binary && oldContent === newContent;

/** The folder that everything moved to; null if the files went to several places, or changed. */
function targetOf(folder: string, gone: readonly FileDiff[]): string | null {
  const first = gone[0]!;
  const rest = first.oldPath!.slice(folder.length);
  if (!first.path.endsWith(rest)) return null;
  const target = first.path.slice(0, -rest.length);
  return gone.every(({ path, oldPath }) => path === target + oldPath!.slice(folder.length)) ? target : null;
}

function folderChange(folder: string, gone: readonly FileDiff[], after: readonly string[]): FolderChange | null {
  const names = gone.map(({ oldPath, path }) => (oldPath ?? path).slice(folder.length + 1)).toSorted();
  if (gone.every(({ action }) => action === "delete"))
    return { action: "delete_directory", path: folder, from: null, names };
  if (!gone.every(wasMoved)) return null;
  const target = targetOf(folder, gone);
  // If the folder existed before, its files are listed one by one.
  if (target === null || after.filter((path) => isIn(target, path)).length !== gone.length) return null;
  return { action: "rename_directory", path: target, from: folder, names };
}

/** `before` and `after` are the paths of both trees. A folder with one file is listed as the file. */
export function groupFolders(diffs: readonly FileDiff[], before: readonly string[], after: readonly string[]): Grouped {
  const left = new Set(diffs);
  const folders: FolderChange[] = [];
  const oldPathOf = ({ action, path, oldPath }: FileDiff): string | null =>
    action === "delete" ? path : action === "rename" ? oldPath : null;
  const candidates = new Set(diffs.flatMap((diff) => foldersAbove(oldPathOf(diff) ?? "")));
  // The outermost folder first: it covers everything below it.
  for (const folder of [...candidates].toSorted()) {
    const gone = [...left].filter((diff) => isIn(folder, oldPathOf(diff) ?? ""));
    if (gone.length < 2 || gone.length !== before.filter((path) => isIn(folder, path)).length) continue;
    if (after.some((path) => isIn(folder, path))) continue;
    const change = folderChange(folder, gone, after);
    if (change === null) continue;
    folders.push(change);
    for (const diff of gone) left.delete(diff);
  }
  return { folders, files: [...left] };
}
