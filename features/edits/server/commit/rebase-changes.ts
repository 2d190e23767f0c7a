/** Changes made on one commit, carried over to a newer one. */
import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { conflict } from "@slipway/kernel/errors";
import type { CommitChange, Repository, TreeEntry } from "@slipway/platform/git/port";
import { mergeText } from "../text/merge-text.ts";

export interface RebaseInput {
  base: string;
  head: string;
  changes: readonly CommitChange[];
  /** True merges texts line by line; false refuses any file that both sides changed. [F1] */
  byLines: boolean;
}

/** AppError 409 `file_changed` `{ paths }` when a file changed on both sides in a way that has no one answer. */
export async function rebaseChanges(repository: Repository, input: RebaseInput): Promise<CommitChange[]> {
  const { kept, clashes } = await carriedOver(repository, input);
  if (clashes.length > 0) throw fileChanged(clashes);
  return kept;
}

/** The changes on the newer commit, and the paths that changed on both sides in a way that has no one answer. */
export async function carriedOver(
  repository: Repository,
  { base, head, changes, byLines }: RebaseInput,
): Promise<{ kept: CommitChange[]; clashes: string[] }> {
  if (base === head) return { kept: [...changes], clashes: [] };
  const changedThere = new Set(await repository.changedPaths(base, head));
  const kept: CommitChange[] = [];
  const clashes: string[] = [];
  for (const change of changes) {
    if (!changedThere.has(change.path)) {
      kept.push(change);
      continue;
    }
    const [before, theirs] = await Promise.all([
      repository.read(base, change.path),
      repository.read(head, change.path),
    ]);
    const ours = change.content === null ? null : Buffer.from(change.content);
    if (sameContent(ours, theirs)) continue;
    const merged =
      byLines && before !== null && theirs !== null && ours !== null ? mergeBytes(before, ours, theirs) : null;
    if (merged === null) clashes.push(change.path);
    else kept.push({ path: change.path, content: merged });
  }
  return { kept, clashes };
}

const fileChanged = (paths: readonly string[]): Error =>
  conflict("file_changed", "This file was changed since you opened it. Nothing was overwritten.", { paths });

const sameContent = (a: Uint8Array | null, b: Uint8Array | null): boolean =>
  a === null || b === null ? a === b : Buffer.compare(a, b) === 0;

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Null if it is not text: loose decoding would change bytes of lines that nobody touched. */
function mergeBytes(base: Uint8Array, ours: Uint8Array, theirs: Uint8Array): string | null {
  const all = [base, ours, theirs];
  if (!all.every((bytes) => isUtf8(bytes) && !bytes.includes(0))) return null;
  const [a, b, c] = all.map((bytes) => strictUtf8.decode(bytes));
  return mergeText(a!, b!, c!);
}

const SHA256_LENGTH = 64;

/** The changes that alter the tree. AppError 409 `nothing_changed` if there are none. */
export function realChanges(tree: readonly TreeEntry[], changes: readonly CommitChange[]): CommitChange[] {
  const present = new Map(tree.map(({ path, id }) => [path, id]));
  const real = changes.filter(({ path, content }) => {
    const id = present.get(path);
    return content === null ? id !== undefined : id === undefined || blobId(content, id.length) !== id;
  });
  if (real.length === 0)
    throw conflict("nothing_changed", "Nothing was saved: the files are like this already.", {
      paths: changes.map(({ path }) => path),
    });
  return real;
}

/** Computes git's name for a file's bytes; `length` is that of the repository's ids. */
function blobId(content: string | Uint8Array, length: number): string {
  const bytes = Buffer.from(content);
  const hash = createHash(length === SHA256_LENGTH ? "sha256" : "sha1");
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}
