import { archetypeById } from "../archetypes/registry.ts";
import type { SourceFile } from "../archetypes/archetype.ts";
import type { DraftPlan, Plan, PlannedPage } from "../plan/plan.ts";
import { applyChanges } from "./line-diff.ts";
import type { ProjectEdit } from "./project-edit.ts";

/** Pages an operation wrote: the archetype knows nothing of them. */
export function isAdded(plan: DraftPlan, page: PlannedPage): boolean {
  return addedPages(plan).includes(page.component);
}

export function addedPages(plan: DraftPlan): string[] {
  const list = plan.options["addedPages"];
  return Array.isArray(list) ? list : [];
}

/** What the archetype writes for a plan; null when this version has no such archetype or cannot write the plan. */
export function emitted(plan: DraftPlan): Map<string, string> | null {
  const archetype = archetypeById(plan.archetype);
  if (!archetype) return null;
  const own = { ...plan, pages: plan.pages.filter((page) => !isAdded(plan, page)) };
  const project = archetype.emit(own);
  const files: SourceFile[] = [
    ...project.shell,
    ...project.pages.flatMap((entry) => entry.files),
    project.app(own.pages),
  ];
  return new Map(files.map((file) => [file.path, file.content]));
}

/** Paths whose content depends on what differs between the plans. */
export function pathsThatDiffer(before: DraftPlan, after: DraftPlan): string[] {
  const old = emitted(before);
  const now = emitted(after);
  if (!old || !now) return [];
  return [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
}

export interface Merged {
  changed: string[];
  /** Files where a place had been edited by hand and was left as it is. */
  kept: string[];
}

/**
 * Brings the files in line with a changed plan without writing any of them anew: the differences between what the two
 * plans generate are applied to the files as they are, so edits by hand and by earlier operations stay.
 */
export function mergePlan(
  project: ProjectEdit,
  after: DraftPlan,
  except: (path: string) => boolean = () => false,
): Merged {
  const before: Plan = project.plan;
  const old = emitted(before) ?? new Map<string, string>();
  const now = emitted(after) ?? new Map<string, string>();
  const merged: Merged = { changed: [], kept: [] };
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const [from, to] = [old.get(path), now.get(path)];
    if (from === to || except(path)) continue;
    const current = project.text(path);
    if (to === undefined) {
      if (current === null) continue;
      if (!project.isOurs(path)) merged.kept.push(path);
      else project.remove(path);
    } else if (current === null || from === undefined) {
      if (current === null) project.write(path, to);
      else merged.kept.push(path);
    } else {
      const { text, missed } = applyChanges(current, from, to);
      if (missed > 0) merged.kept.push(path);
      if (text !== current) project.write(path, text);
      else continue;
    }
    merged.changed.push(path);
  }
  return merged;
}
