/** Elements of the preview that are sent with the next message of the chat. [W3.02] */
import { create } from "zustand";

/** A type alias, because a message's fields are open to more, which an interface would not match. */
export type SelectedElement = {
  tag_name: string;
  text: string;
  /** Unknown for what a comment is pinned to. */
  file_path?: string;
  line?: number;
  column?: number;
  selector?: string;
  /** Path of its page in the app, where it may be another one than the page on screen. */
  page?: string;
};

/** The maximum that a message takes. The newest elements stand first; the oldest ones go when more are added. */
const MAX_ELEMENTS = 20;
const NONE: readonly SelectedElement[] = [];

const useSelected = create<{ projects: Readonly<Record<string, readonly SelectedElement[]>> }>(() => ({
  projects: {},
}));

export const useSelectedElements = (projectId: string): readonly SelectedElement[] =>
  useSelected(({ projects }) => projects[projectId] ?? NONE);

const selectedElements = (projectId: string): readonly SelectedElement[] =>
  useSelected.getState().projects[projectId] ?? NONE;

export const setSelectedElements = (projectId: string, elements: readonly SelectedElement[]): void =>
  useSelected.setState(({ projects }) => ({ projects: { ...projects, [projectId]: elements.slice(0, MAX_ELEMENTS) } }));

const isSame = (one: SelectedElement, other: SelectedElement): boolean =>
  one.file_path === other.file_path &&
  one.line === other.line &&
  one.column === other.column &&
  one.text === other.text &&
  (one.file_path !== undefined || one.selector === other.selector);

/** Elements that are selected already move to the front. */
export function addSelectedElements(projectId: string, elements: readonly SelectedElement[]): void {
  const others = selectedElements(projectId).filter((other) => !elements.some((element) => isSame(element, other)));
  setSelectedElements(projectId, [...elements, ...others]);
}

/** Takes the elements for a message, which leaves none selected. */
export function takeSelectedElements(projectId: string): readonly SelectedElement[] {
  const taken = selectedElements(projectId);
  if (taken.length > 0) setSelectedElements(projectId, []);
  return taken;
}
