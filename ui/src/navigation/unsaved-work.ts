/** Parts of the workspace with unsaved input of a person in a project, which publishing waits for. [W4.03] */
import { create } from "zustand";

type Parts = readonly string[];

const NONE: Parts = [];
const useParts = create<{ projects: Readonly<Record<string, Parts>> }>(() => ({ projects: {} }));

/** Names of the parts, as people know them. */
export const useUnsavedParts = (projectId: string): Parts => useParts(({ projects }) => projects[projectId] ?? NONE);

/** Input may outlive its screen, so the code that keeps it has to report its end. */
export function noteUnsaved(projectId: string, part: string, unsaved: boolean): void {
  const before = useParts.getState().projects[projectId] ?? NONE;
  if (before.includes(part) === unsaved) return;
  const after = unsaved ? [...before, part] : before.filter((one) => one !== part);
  useParts.setState(({ projects }) => ({ projects: { ...projects, [projectId]: after } }));
}
