import type { ProjectFiles, SourceFile } from "../archetypes/archetype.ts";
import type { DraftPlan } from "../plan/plan.ts";
import { contentHash } from "../plan/plan-file.ts";

export function allFiles(project: ProjectFiles, plan: DraftPlan): SourceFile[] {
  return [...project.shell, ...project.pages.flatMap((entry) => entry.files), project.app(plan.pages)];
}

export function hashesOf(files: readonly SourceFile[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file.path, contentHash(file.content)]));
}
