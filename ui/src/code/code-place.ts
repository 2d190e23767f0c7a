/** The line of code at which this person is, as the code editor has it: others at the project are told. */
import { create } from "zustand";

export interface CodePlace {
  path: string;
  /** From 1. */
  line: number;
}

const useStore = create<{ projectId: string; place: CodePlace | null }>(() => ({ projectId: "", place: null }));

export const tellCodePlace = (projectId: string, place: CodePlace | null): void =>
  useStore.setState({ projectId, place });

/** Null outside the code editor. */
export const useCodePlace = (projectId: string): CodePlace | null =>
  useStore((state) => (state.projectId === projectId ? state.place : null));
