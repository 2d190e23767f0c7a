/**
 * Remembers which states of files passed the compiler: a change of colours, texts or pictures needs no second check.
 */
import { createHash } from "node:crypto";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { DependencySet } from "@slipway/sandbox/port";

/** States of files, over all projects. A forgotten one is checked again. */
const MAX_STATES = 2_000;
/** TypeScript reads the contents of these files; of all others only their names count. */
const READ = /\.(?:[cm]?[jt]sx?|json)$/;

/** Names what a type check of these files depends on. */
export function typesKey(
  projectId: string,
  { files, dependencies }: { files: ReadonlyMap<string, Uint8Array>; dependencies: DependencySet },
): string {
  const hash = createHash("sha256").update(JSON.stringify(Object.entries(dependencies).toSorted()));
  for (const path of [...files.keys()].toSorted()) {
    if (path.startsWith("public/") || path.startsWith(".slipway/")) continue;
    hash.update(`\0${path}\0`);
    if (READ.test(path)) hash.update(createHash("sha256").update(files.get(path)!).digest());
  }
  return `${projectId} ${hash.digest("hex")}`;
}

export class KnownTypes {
  readonly #passed = new RecentMap<true>(MAX_STATES);

  hasPassed(key: string): boolean {
    return this.#passed.has(key);
  }

  notePassed(key: string): void {
    this.#passed.set(key, true);
  }
}
