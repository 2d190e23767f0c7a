/** Which parts of the workspace hold what a person typed into a project and has not saved: publishing waits for them. [W4.03] */
import { create } from "zustand";

type Parts = readonly string[];

const NONE: Parts = [];
const useParts = create<{ projects: Readonly<Record<string, Parts>> }>(() => ({ projects: {} }));

/** Names of the parts, as people know them. */
export const useUnsavedParts = (projectId: string): Parts => useParts(({ projects }) => projects[projectId] ?? NONE);

/** What was typed may outlive the screen it was typed on: whoever keeps it says when it is over. */
export function noteUnsaved(projectId: string, part: string, unsaved: boolean): void {
  const before = useParts.getState().projects[projectId] ?? NONE;
  if (before.includes(part) === unsaved) return;
  const after = unsaved ? [...before, part] : before.filter((one) => one !== part);
  useParts.setState(({ projects }) => ({ projects: { ...projects, [projectId]: after } }));
}
