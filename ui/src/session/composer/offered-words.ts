/** Words that another part of the page puts into the chat box, for the person to send. */
import { create } from "zustand";

const useOffered = create<{ projectId: string; text: string | null }>(() => ({ projectId: "", text: null }));

export const offerWords = (projectId: string, text: string): void => useOffered.setState({ projectId, text });

export const useOfferedWords = (projectId: string): string | null =>
  useOffered((state) => (state.projectId === projectId ? state.text : null));

export const takeOfferedWords = (): void => useOffered.setState({ text: null });
