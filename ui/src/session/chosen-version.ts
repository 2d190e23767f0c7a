/** The version that the tools beside the chat are about: chosen in the list of versions, or on a card of the chat. */
import { create } from "zustand";

interface Chosen {
  projectId: string | null;
  editId: string | null;
}

const useChosen = create<Chosen>(() => ({ projectId: null, editId: null }));

/** Id of the edit; null while nobody has chosen one since the project was opened. */
export const useChosenVersion = (projectId: string): string | null =>
  useChosen((state) => (state.projectId === projectId ? state.editId : null));

export const chooseVersion = (projectId: string, editId: string): void => useChosen.setState({ projectId, editId });
