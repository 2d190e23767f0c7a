import { limits } from "@slipway/kernel/limits";
import { isLocked } from "@slipway/kernel/project-lock";
import type { Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import { MAX_CHANGES_COUNTED, type ProjectSummary } from "../../../contract/index.ts";

export interface ProjectStatus {
  tone: Tone;
  word: string;
  pulse?: boolean;
}

type StatusFacts = Pick<
  ProjectSummary,
  "locked_at" | "deleted_at" | "is_published" | "has_unpublished_changes" | "unpublished_changes"
>;

/** "2 unpublished changes"; without a number if they could not be counted. */
function unpublished(count: number): string {
  if (count === 0) return "unpublished changes";
  if (count >= MAX_CHANGES_COUNTED) return `${MAX_CHANGES_COUNTED}+ unpublished changes`;
  return count === 1 ? "1 unpublished change" : `${count} unpublished changes`;
}

export function projectStatus(project: StatusFacts, now: number): ProjectStatus {
  if (project.deleted_at !== null) return { tone: "quiet", word: "In Trash" };
  if (isLocked(project.locked_at, now)) return { tone: "accent", word: "Building", pulse: true };
  if (!project.is_published) return { tone: "quiet", word: "Draft" };
  return project.has_unpublished_changes
    ? { tone: "warn", word: `Live · ${unpublished(project.unpublished_changes)}` }
    : { tone: "ok", word: "Live" };
}

/** Whole days until a project in Trash is deleted for good. */
export function daysLeftInTrash(deletedAt: string, now: number): number {
  const gone = Date.parse(deletedAt) + limits.trashDays * 86_400_000;
  return Math.max(0, Math.ceil((gone - now) / 86_400_000));
}
