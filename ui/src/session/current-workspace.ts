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

const PARAMETER = "workspace";

/** The workspace that an address names, as links of invitations do: `/?workspace=…`. */
export const workspaceInAddress = (search: string): string | null => new URLSearchParams(search).get(PARAMETER);

export function withoutWorkspace({ pathname, search, hash }: Location): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  return pathname + (query.size === 0 ? "" : `?${query}`) + hash;
}

/** The chosen one, else the first. */
export const pickWorkspace = <W extends { id: string }>(
  workspaces: readonly W[],
  chosen: string | null,
): W | undefined => workspaces.find((workspace) => workspace.id === chosen) ?? workspaces[0];
