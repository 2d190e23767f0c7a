/**
 * Remembers which states of files passed the compiler: a change of colours, texts or pictures needs no second check.
 */
import { createHash } from "node:crypto";
import { RecentMap } from "@slipway/kernel/recent-map";
import type { DependencySet } from "@slipway/sandbox/port";
import type { Services } from "../../../services.ts";

/** States of files, for all projects. A forgotten one is checked again. */
const MAX_TYPES = 2_000;
/** Files that TypeScript reads; of all others only their existence matters. */
const READ = /\.(?:[cm]?[jt]sx?|json)$/;

const passed = new WeakMap<Services, RecentMap<true>>();

/** A key of everything that a type check of these files depends on. */
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

export const hasPassed = (services: Services, key: string): boolean => passed.get(services)?.has(key) === true;

export function notePassed(services: Services, key: string): void {
  const known = passed.get(services) ?? new RecentMap<true>(MAX_TYPES);
  passed.set(services, known);
  known.set(key, true);
}
