/**
 * The lock of a project: what its manifest asks for, with the packages of every platform, so that `npm ci` installs it on any machine.
 * npm writes it without looking at a folder of packages: beside one it keeps those of this machine alone.
 */
import { chmod, lstat, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { invalidRequest } from "@slipway/kernel/errors";
import type { ProjectLock } from "../../port.ts";
import type { PreparedSet } from "./dependency-set.ts";
import type { DependencySetsOptions } from "./dependency-sets.ts";
import { checkLockfile, runNpm } from "./install-set.ts";
import { dependencyUnavailable } from "./registry-relay.ts";
import { stagingFolder } from "../layout.ts";

/** A manifest of two hundred packages is 10 kB. */
const MAX_MANIFEST_BYTES = 256 * 1024;
/** The starter's lock is 60 kB; one of a thousand packages is below two megabytes. */
const MAX_LOCK_BYTES = 8 * 1024 ** 2;

/**
 * `set` holds what previews and builds run with: its lock is where npm begins, so that the versions are the same. Throws AppError
 * `dependency_refused` or `dependency_unavailable`, and `invalid_request` for what is no manifest.
 */
export async function lockProject(
  options: DependencySetsOptions,
  set: PreparedSet,
  packageJson: string,
): Promise<ProjectLock> {
  const manifest = manifestOf(packageJson);
  const staging = stagingFolder(options.machine.layout);
  await mkdir(staging);
  await chmod(staging, 0o755);
  try {
    await writeFile(join(staging, "package.json"), JSON.stringify(manifest, null, 2));
    await writeFile(join(staging, "package-lock.json"), set.packageLock);
    const { asksForLegacyPeers } = await runNpm(options, staging, {
      names: Object.keys(set.versions),
      command: ["install", "--package-lock-only"],
    });
    const entry = await lstat(join(staging, "package-lock.json"));
    if (!entry.isFile() || entry.size > MAX_LOCK_BYTES) throw dependencyUnavailable("Its lock is too large.");
    await checkLockfile(staging);
    return { packageLock: await readFile(join(staging, "package-lock.json"), "utf8"), asksForLegacyPeers };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Without what would run or look at other folders; the lock repeats none of it. */
function manifestOf(packageJson: string): object {
  const wrong = (): Error => invalidRequest("package.json is not valid JSON.");
  if (Buffer.byteLength(packageJson) > MAX_MANIFEST_BYTES) throw wrong();
  let manifest: unknown;
  try {
    manifest = JSON.parse(packageJson.replace(/^\uFEFF/, ""));
  } catch {
    throw wrong();
  }
  if (typeof manifest !== "object" || manifest === null || Array.isArray(manifest)) throw wrong();
  const { scripts: _scripts, workspaces: _workspaces, ...rest } = manifest as Record<string, unknown>;
  return rest;
}
