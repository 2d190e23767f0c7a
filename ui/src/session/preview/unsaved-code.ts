/** Whether this person's preview shows code that is not saved: what goes wrong in there is no error of the project. [W7.38] */
import { create } from "zustand";
import { clearPageErrors } from "../preview-errors.ts";

export interface UnsavedCode {
  /** Files the preview shows as they were typed. */
  shown: number;
  /** Paths of files that are typed into and shown as they are saved. */
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
  // What it met was of code that is gone, or is met again by the next page.
  if (code.shown === 0) clearPageErrors(projectId);
}
