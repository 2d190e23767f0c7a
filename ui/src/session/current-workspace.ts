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

/** The parts of a query that `useWorkspaceOfSettings` reads. */
interface Asked<Data> {
  data: Data | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

/**
 * Settings opened over a project are those of its workspace; anywhere else those of the chosen one. Undefined for people who
 * are no members of it. `details` of the project is asked only where there is one.
 */
export function useWorkspaceOfSettings<W extends { id: string }>(
  projectId: string | null,
  { list, details }: { list: Asked<{ workspaces: readonly W[] }>; details: Asked<object> },
) {
  const chosen = useChosenWorkspace((state) => state.id);
  const all = list.data?.workspaces ?? [];
  const home = details.data !== undefined && "workspace_id" in details.data ? details.data.workspace_id : null;
  return {
    workspace: projectId === null ? pickWorkspace(all, chosen) : all.find(({ id }) => id === home),
    isPending: list.isPending || (projectId !== null && details.isPending),
    error: list.error ?? details.error,
    retry: () => {
      void list.refetch();
      if (projectId !== null) void details.refetch();
    },
  };
}
