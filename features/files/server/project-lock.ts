/** The package-lock.json that belongs to a project's package.json. */
import { projectPath, type ProjectPath } from "@slipway/kernel/project-path";
import { isLocked } from "@slipway/sandbox/lock-state";
import type { Services } from "../../services.ts";
import { dependenciesOf } from "./dependencies.ts";

const MANIFEST = projectPath("package.json");
const LOCK = projectPath("package-lock.json");
const SETTINGS = projectPath(".npmrc");
/** Line by line: one pattern over all of it reads the blank lines from each of them anew. */
export const asksForLegacyPeersIn = (settings: string): boolean =>
  settings.split("\n").some((line) => {
    const [name, value, ...more] = line.split("=", 3);
    return name!.trim() === "legacy-peer-deps" && value?.trim() === "true" && more.length === 0;
  });

export type ReadFile = (path: ProjectPath) => Promise<Uint8Array | null>;

/**
 * The files that `npm ci` needs and that are missing or outdated: none if the lock matches the manifest. Throws the
 * sandbox's AppErrors `dependency_refused` and `dependency_unavailable`, and `invalid_request` if the manifest is
 * malformed.
 */
export async function lockFiles(
  services: Pick<Services, "sandbox" | "templateDir">,
  read: ReadFile,
): Promise<Map<ProjectPath, string>> {
  const manifest = await read(MANIFEST);
  if (manifest === null) return new Map();
  const packageJson = new TextDecoder().decode(manifest);
  const old = await read(LOCK);
  if (old !== null && isLocked(packageJson, new TextDecoder().decode(old))) return new Map();
  const dependencies = await dependenciesOf(services, new Map([[MANIFEST, manifest]]));
  const { packageLock, asksForLegacyPeers } = await services.sandbox.lock(packageJson, dependencies);
  const files = new Map([[LOCK, packageLock]]);
  if (!asksForLegacyPeers) return files;
  const settings = new TextDecoder().decode((await read(SETTINGS)) ?? new Uint8Array());
  if (!asksForLegacyPeersIn(settings))
    files.set(SETTINGS, `${settings}${settings === "" || settings.endsWith("\n") ? "" : "\n"}legacy-peer-deps=true\n`);
  return files;
}
