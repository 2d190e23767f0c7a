/** The diagram of the chat that somebody wants to see: the output of the tool that drew it. [IN3] */
import { create } from "zustand";

interface Chosen {
  projectId: string | null;
  data: unknown;
}

const useChosen = create<Chosen>(() => ({ projectId: null, data: null }));

/** Null while nobody has chosen one since the project was opened. */
export const useChosenDiagram = (projectId: string): unknown =>
  useChosen((state) => (state.projectId === projectId ? state.data : null));

/** `data`: `{ code }`. Go to the tool `mermaid` afterwards. */
export const chooseDiagram = (projectId: string, data: unknown): void => useChosen.setState({ projectId, data });
