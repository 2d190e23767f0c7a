/** Whether elements of the preview are being picked and changed; the tools beside it rest meanwhile. [PB9] */
import { create } from "zustand";

/** Said by what has to wait for it. [PB9] */
export const EXIT_VISUAL_EDITS = "Exit visual edits first";

const useEditing = create<{ projectId: string | null }>(() => ({ projectId: null }));

export const useIsVisualEditing = (projectId: string): boolean => useEditing((state) => state.projectId === projectId);

export const setVisualEditing = (projectId: string, on: boolean): void =>
  useEditing.setState((state) => (on ? { projectId } : state.projectId === projectId ? { projectId: null } : state));
