/** The line of code at which this person is; the code editor's status line tells it. */
import { create } from "zustand";
import type { CodePlace } from "../contract/index.ts";

const useStore = create<{ projectId: string; place: CodePlace | null }>(() => ({ projectId: "", place: null }));

export const tellOwnPlace = (projectId: string, place: CodePlace | null): void =>
  useStore.setState({ projectId, place });

export const useOwnPlace = (projectId: string): CodePlace | null =>
  useStore((state) => (state.projectId === projectId ? state.place : null));
