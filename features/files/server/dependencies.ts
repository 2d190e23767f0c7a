/** Finds the packages a project adds to those that every new project starts with. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectPath, type ProjectPath } from "@slipway/kernel/project-path";
import type { DependencySet } from "@slipway/sandbox/port";
import type { Services } from "../../services.ts";

const MANIFEST = projectPath("package.json");

function packagesIn(text: string): Record<string, string> {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    // A half-written manifest adds nothing; the build itself reports the error.
    return {};
  }
  const packages: Record<string, string> = {};
  for (const field of ["devDependencies", "dependencies"]) {
    const listed: unknown =
      typeof manifest === "object" && manifest !== null ? (manifest as Record<string, unknown>)[field] : null;
    if (typeof listed !== "object" || listed === null) continue;
    for (const [name, range] of Object.entries(listed)) if (typeof range === "string") packages[name] = range;
  }
  return packages;
}

const bases = new Map<string, Promise<Record<string, string>>>();

function basePackages(templateDir: string): Promise<Record<string, string>> {
  let base = bases.get(templateDir);
  if (base === undefined) {
    base = readFile(join(templateDir, MANIFEST), "utf8").then(packagesIn);
    bases.set(templateDir, base);
  }
  return base;
}

/** Whether each project has the package, listed or not: the sandbox brings what the template lists. */
export const isOfTemplate = async (services: Pick<Services, "templateDir">, name: string): Promise<boolean> =>
  Object.hasOwn(await basePackages(services.templateDir), name);

/** name -> range that package.json adds to the template; a template package with another range counts as added. */
export async function dependenciesOf(
  services: Pick<Services, "templateDir">,
  files: ReadonlyMap<ProjectPath, Uint8Array>,
): Promise<DependencySet> {
  const manifest = files.get(MANIFEST);
  if (manifest === undefined) return {};
  const base = await basePackages(services.templateDir);
  const asked = Object.entries(packagesIn(new TextDecoder().decode(manifest)));
  return Object.fromEntries(asked.filter(([name, range]) => base[name] !== range).sort(([a], [b]) => (a < b ? -1 : 1)));
}
