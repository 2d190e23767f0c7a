/** The workspace that this browser shows. An id that no longer belongs to the person is ignored by `pickWorkspace`. */
import { create } from "zustand";
import { persist } from "zustand/middleware";

interface Chosen {
  id: string | null;
}

export const useChosenWorkspace = create<Chosen>()(
  persist((): Chosen => ({ id: null }), { name: "slipway-workspace" }),
);

export const chooseWorkspace = (id: string): void => {
  useChosenWorkspace.setState({ id });
};

/** The chosen one, else the first. */
export const pickWorkspace = <W extends { id: string }>(
  workspaces: readonly W[],
  chosen: string | null,
): W | undefined => workspaces.find((workspace) => workspace.id === chosen) ?? workspaces[0];
