import { useRoute } from "@slipway/ui/api/use-route";
import { projectsContract } from "../../projects/contract/index.ts";
import { useCurrentWorkspace, type CurrentWorkspace } from "./use-current-workspace.ts";

/** Settings opened over a project are those of its workspace; anywhere else those of the chosen one. */
export function useSettingsWorkspace(projectId: string | null): CurrentWorkspace & { isOutsider: boolean } {
  const current = useCurrentWorkspace();
  const details = useRoute(
    projectsContract.details,
    { params: { id: projectId ?? "" } },
    { enabled: projectId !== null, staleTime: 30_000 },
  );
  if (projectId === null) return { ...current, isOutsider: false };
  const home = details.data !== undefined && "workspace_id" in details.data ? details.data.workspace_id : null;
  const workspace = current.all.find(({ id }) => id === home);
  return {
    ...current,
    workspace,
    isPending: current.isPending || details.isPending,
    error: current.error ?? details.error,
    retry: () => {
      current.retry();
      void details.refetch();
    },
    isOutsider: details.isSuccess && current.all.length > 0 && workspace === undefined,
  };
}
