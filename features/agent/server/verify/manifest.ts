/** package.json of the run's files, changed only where a dependency is added. */
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

/** Sorted by name, as npm writes it. */
export function withDependency(overlay: Overlay, name: string, version: string): void {
  const manifest = manifestOf(overlay);
  const dependencies = Object.entries({ ...recordOf(manifest["dependencies"]), [name]: version }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  overlay.replaceManifest(
    `${JSON.stringify({ ...manifest, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`,
  );
}
