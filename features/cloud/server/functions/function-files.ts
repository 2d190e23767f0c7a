/** The files of a project that make up its functions, at the newest commit. */
import { createHash } from "node:crypto";
import { isFunctionFile } from "@slipway/cloud/functions/deploy/project-functions";
import type { Repository, TreeEntry } from "@slipway/platform/git/port";
import type { Needs } from "../../../services.ts";

export interface FunctionTree {
  sha: string;
  /** Stays the same while none of the files changes. */
  key: string;
  read(): Promise<Map<string, Uint8Array>>;
}

const keyOf = (entries: readonly TreeEntry[]): string =>
  createHash("sha256")
    .update(JSON.stringify(entries.map(({ path, id }) => [path, id])))
    .digest("hex");

async function readAll(repository: Repository, sha: string, entries: readonly TreeEntry[]) {
  const files = new Map<string, Uint8Array>();
  for (const { path } of entries) {
    const bytes = await repository.read(sha, path);
    if (bytes !== null) files.set(path, bytes);
  }
  return files;
}

/** Null before the first commit. */
export async function functionTree(services: Needs<"git">, projectId: string): Promise<FunctionTree | null> {
  const repository = await services.git.open(projectId);
  const sha = await repository.head();
  if (sha === null) return null;
  const entries = (await repository.tree(sha)).filter(({ path }) => isFunctionFile(path));
  return { sha, key: keyOf(entries), read: () => readAll(repository, sha, entries) };
}
