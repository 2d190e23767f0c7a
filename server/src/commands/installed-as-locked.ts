/**
 * Whether node_modules holds exactly what package-lock.json asks for (exit status 0), so that the launcher need not
 * install again what a hand-made `npm install` already put there. Runs before any dependency exists: node built-ins only.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

interface LockedPackage {
  version?: string;
  link?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  integrity?: string;
}

export type LockedPackages = Record<string, LockedPackage>;

/** Paths that differ. npm writes the second list when an install has finished; optional packages of other machines are absent there. */
export function differences(locked: LockedPackages, installed: LockedPackages): string[] {
  const wanted = Object.entries(locked).filter(([path]) => path.includes("node_modules/"));
  const missing = wanted
    .filter(([path, entry]) => {
      const found = installed[path];
      if (!found) return entry.optional !== true && entry.devOptional !== true;
      return found.version !== entry.version || found.integrity !== entry.integrity;
    })
    .map(([path]) => path);
  const surplus = Object.keys(installed).filter((path) => path.includes("node_modules/") && !(path in locked));
  return [...missing, ...surplus];
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

function read(path: string): LockedPackages {
  const lock: { packages: LockedPackages } = JSON.parse(readFileSync(join(ROOT, path), "utf8"));
  return lock.packages;
}

/** Paths npm lists and the disk lacks: a copied checkout may have come without the nested folders of its rooms. */
export const absent = (installed: LockedPackages, root: string): string[] =>
  Object.keys(installed).filter((path) => path.includes("node_modules/") && !existsSync(join(root, path)));

if (import.meta.main) {
  try {
    const installed = read("node_modules/.package-lock.json");
    const found = [...differences(read("package-lock.json"), installed), ...absent(installed, ROOT)];
    process.exitCode = found.length === 0 ? 0 : 1;
  } catch {
    process.exitCode = 1;
  }
}
