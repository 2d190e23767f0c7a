/** A project's size is bounded where every write passes: people's saves, the agent's turns, details of a site. */
import { tooLarge } from "@slipway/kernel/errors";
import { limits } from "@slipway/kernel/limits";
import type { CommitChange, TreeEntry } from "@slipway/platform/git/port";

/** Throws AppError `too_large` when the project would hold too many files or bytes. */
export function requireRoom(tree: readonly TreeEntry[], changes: readonly CommitChange[]): void {
  const sizes = new Map<string, number>(tree.map((entry) => [entry.path, entry.size]));
  for (const { path, content } of changes) {
    if (content === null) sizes.delete(path);
    else sizes.set(path, Buffer.byteLength(content));
  }
  if (sizes.size > limits.filesPerProject) throw tooLarge(`A project holds at most ${limits.filesPerProject} files.`);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (total > limits.projectBytes) throw tooLarge(`A project holds at most ${limits.projectBytes / 1_048_576} MB.`);
}
