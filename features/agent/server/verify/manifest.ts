/** package.json of the run's files, changed only where a dependency is added or removed. */
import { invalidRequest } from "@slipway/kernel/errors";
import type { ProjectPath } from "@slipway/kernel/project-path";
import type { Overlay } from "../overlay/overlay.ts";

const MANIFEST = "package.json" as ProjectPath;

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

function manifestOf(overlay: Overlay): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(overlay.peek(MANIFEST) ?? "{}"));
  } catch {
    throw invalidRequest("package.json is not valid JSON.");
  }
}

const written = (overlay: Overlay, manifest: Record<string, unknown>): void =>
  overlay.replaceManifest(`${JSON.stringify(manifest, null, 2)}\n`);

/** False where the project has no such dependency. */
export function withoutDependency(overlay: Overlay, name: string): boolean {
  const manifest = manifestOf(overlay);
  const lists = ["dependencies", "devDependencies"].filter((list) => Object.hasOwn(recordOf(manifest[list]), name));
  for (const list of lists) {
    const { [name]: _removed, ...rest } = recordOf(manifest[list]);
    manifest[list] = rest;
  }
  if (lists.length > 0) written(overlay, manifest);
  return lists.length > 0;
}

/** Sorted by name, as npm writes it. */
export function withDependency(overlay: Overlay, name: string, version: string): void {
  const manifest = manifestOf(overlay);
  const dependencies = Object.entries({ ...recordOf(manifest["dependencies"]), [name]: version }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  written(overlay, { ...manifest, dependencies: Object.fromEntries(dependencies) });
}
