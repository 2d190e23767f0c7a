/** Elements of the preview that go along with the next message of the chat. [W3.02] */
import { create } from "zustand";

/** An alias: what a message takes is open to more fields, and an interface could have some of its own. */
export type SelectedElement = {
  tag_name: string;
  text: string;
  file_path: string;
  line: number;
  column: number;
  selector: string;
};

/** As many as a message takes. */
const MOST = 20;
const NONE: readonly SelectedElement[] = [];

const useSelected = create<{ projects: Readonly<Record<string, readonly SelectedElement[]>> }>(() => ({
  projects: {},
}));

export const useSelectedElements = (projectId: string): readonly SelectedElement[] =>
  useSelected(({ projects }) => projects[projectId] ?? NONE);

const selectedElements = (projectId: string): readonly SelectedElement[] =>
  useSelected.getState().projects[projectId] ?? NONE;

export const setSelectedElements = (projectId: string, elements: readonly SelectedElement[]): void =>
  useSelected.setState(({ projects }) => ({ projects: { ...projects, [projectId]: elements.slice(0, MOST) } }));

const isSame = (one: SelectedElement, other: SelectedElement): boolean =>
  one.file_path === other.file_path &&
  one.line === other.line &&
  one.column === other.column &&
  one.text === other.text;

/** What is there already is not added again. */
export function addSelectedElements(projectId: string, elements: readonly SelectedElement[]): void {
  const before = selectedElements(projectId);
  const added = elements.filter((element) => !before.some((other) => isSame(element, other)));
  setSelectedElements(projectId, [...before, ...added]);
}

/** For a message that is sent with them: there are none any more. */
export function takeSelectedElements(projectId: string): readonly SelectedElement[] {
  const taken = selectedElements(projectId);
  if (taken.length > 0) setSelectedElements(projectId, []);
  return taken;
}
