/** Whether this person's preview shows unsaved code, whose errors are no errors of the project. [W7.38] */
import { create } from "zustand";
import { clearPageErrors } from "../preview-errors.ts";

export interface UnsavedCode {
  /** Files the preview shows as they were typed. */
  shown: number;
  /** Paths of edited files that the preview shows as they are saved. */
  leftOut: readonly string[];
}

const NONE: UnsavedCode = { shown: 0, leftOut: [] };

const useProjects = create<{ projects: Readonly<Record<string, UnsavedCode>> }>(() => ({ projects: {} }));

export const unsavedCodeOf = (projectId: string): UnsavedCode => useProjects.getState().projects[projectId] ?? NONE;

export const useUnsavedCode = (projectId: string): UnsavedCode =>
  useProjects(({ projects }) => projects[projectId] ?? NONE);

export function noteUnsavedCode(projectId: string, code: UnsavedCode): void {
  const before = unsavedCodeOf(projectId);
  const said = (one: UnsavedCode): string => [one.shown, ...one.leftOut].join("\n");
  if (said(before) === said(code)) return;
  useProjects.setState(({ projects }) => ({ projects: { ...projects, [projectId]: code } }));
  // Its errors came from code that is gone; later pages report them again if they remain.
  if (code.shown === 0) clearPageErrors(projectId);
}
