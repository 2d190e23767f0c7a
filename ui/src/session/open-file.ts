/** A file of the project that somebody wants to see in the code editor: an error's line, a version's file, a function's source. */
import { create } from "zustand";

export interface FilePlace {
  path: string;
  /** From 1; left out: wherever the file was last read. */
  line?: number;
  /** From 1. */
  column?: number;
}

interface Asked {
  projectId: string;
  place: FilePlace;
}

const useAsked = create<{ asked: Asked | null }>(() => ({ asked: null }));

/** Go to the tool `codeEditor` afterwards; the editor takes the wish when it stands. */
export const askForFile = (projectId: string, place: FilePlace): void =>
  useAsked.setState({ asked: { projectId, place } });

/** The wish for this project, until it is taken. */
export const useAskedFile = (projectId: string): FilePlace | null =>
  useAsked(({ asked }) => (asked?.projectId === projectId ? asked.place : null));

export const takeAskedFile = (): void => useAsked.setState({ asked: null });
