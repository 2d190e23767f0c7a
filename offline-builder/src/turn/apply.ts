import { archetypeById } from "../archetypes/registry.ts";
import type { ProjectFiles, SourceFile } from "../archetypes/archetype.ts";
import type { DraftPlan, Plan } from "../plan/plan.ts";
import { contentHash } from "../plan/plan-file.ts";
import { fileContent, readFile, writeFile, type Step, type ToolCall, type ToolResult } from "../protocol/tools.ts";

export function emitProject(plan: DraftPlan): ProjectFiles {
  const archetype = archetypeById(plan.archetype);
  if (!archetype) throw new Error(`The plan names an unknown archetype: ${plan.archetype}`);
  return archetype.emit(plan);
}

export function allFiles(project: ProjectFiles, plan: DraftPlan): SourceFile[] {
  return [...project.shell, ...project.pages.flatMap((entry) => entry.files), project.app(plan.pages)];
}

export function hashesOf(files: readonly SourceFile[]): Record<string, string> {
  return Object.fromEntries(files.map((file) => [file.path, contentHash(file.content)]));
}

export interface PlanChange {
  plan: Plan;
  /** Files that a person edited and that were therefore left as they are. */
  kept: string[];
  written: string[];
}

/**
 * Brings the project's files in line with a changed plan: re-emits, reads what would change, writes files that are still
 * as generated and leaves those a person edited. Yields one reading step and one writing step.
 */
export function* changePlan(
  before: Plan,
  after: DraftPlan,
  text: string,
): Generator<Step, PlanChange, ToolResult[]> {
  const files = allFiles(emitProject(after), after);
  const next = hashesOf(files);
  const changed = files.filter((file) => before.files[file.path] !== next[file.path]);
  const gone = Object.keys(before.files).filter((path) => !(path in next));
  const known = [...changed.map((file) => file.path), ...gone].filter((path) => path in before.files);
  const results: ToolResult[] = known.length > 0 ? yield { text, calls: known.map(readFile) } : [];
  const edited = new Set(known.filter((path, index) => isEdited(before, path, results[index])));
  const kept = [...edited];
  const calls: ToolCall[] = [
    ...changed.filter((file) => !edited.has(file.path)).map((file) => writeFile(file.path, file.content)),
    ...gone.filter((path) => !edited.has(path)).map((path): ToolCall => ({ tool: "delete_file", input: { path } })),
  ];
  if (calls.length > 0) yield { text: known.length > 0 ? "" : text, calls };
  const hashes = { ...next };
  for (const path of kept) hashes[path] = before.files[path]!;
  const written = changed.map((file) => file.path).filter((path) => !edited.has(path));
  return { plan: { ...after, files: hashes }, kept, written };
}

function isEdited(plan: Plan, path: string, result: ToolResult | undefined): boolean {
  const content = fileContent(result);
  return content !== null && contentHash(content) !== plan.files[path];
}
