/** Settings opened over a project are those of its workspace; anywhere else those of the chosen one. */
import { useRoute } from "@slipway/ui/api/use-route";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { projectsContract } from "../../projects/contract/index.ts";
import { workspacesContract } from "../../workspaces/contract/index.ts";

export function useToolsWorkspace(projectId: string | null) {
  const list = useRoute(workspacesContract.list, {}, { staleTime: 30_000 });
  const chosen = useChosenWorkspace((state) => state.id);
  const input = { params: { id: projectId ?? "" } };
  const details = useRoute(projectsContract.details, input, { enabled: projectId !== null, staleTime: 30_000 });
  const home = details.data !== undefined && "workspace_id" in details.data ? details.data.workspace_id : null;
  const all = list.data?.workspaces ?? [];
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
