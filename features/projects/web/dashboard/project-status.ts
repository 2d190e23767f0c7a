import { limits } from "@slipway/kernel/limits";
import type { Tone } from "@slipway/ui/kit/status-dot.tsx";
import type { ProjectSummary } from "../../contract/index.ts";

export interface ProjectStatus {
  tone: Tone;
  word: string;
  pulse?: boolean;
}

type StatusFacts = Pick<ProjectSummary, "locked_at" | "deleted_at" | "is_published" | "has_unpublished_changes">;

/** Somebody's run or restore holds the project when the lock is younger than a minute. [W4.17] */
const isLocked = (lockedAt: string | null, now: number): boolean =>
  lockedAt !== null && now - Date.parse(lockedAt) < limits.lockWindowMs;

export function projectStatus(project: StatusFacts, now: number): ProjectStatus {
  if (project.deleted_at !== null) return { tone: "quiet", word: "In Trash" };
  if (isLocked(project.locked_at, now)) return { tone: "accent", word: "Building", pulse: true };
  if (!project.is_published) return { tone: "quiet", word: "Draft" };
  return project.has_unpublished_changes
    ? { tone: "warn", word: "Live, changes not published" }
    : { tone: "ok", word: "Live" };
}

/** Whole days until a project in Trash is gone for ever. */
export function daysLeftInTrash(deletedAt: string, now: number): number {
  const gone = Date.parse(deletedAt) + limits.trashDays * 86_400_000;
  return Math.max(0, Math.ceil((gone - now) / 86_400_000));
}
