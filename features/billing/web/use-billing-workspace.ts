import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { buysNothing } from "@slipway/ui/page/buys-nothing";
import { accountsContract } from "../../accounts/contract/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { workspacesContract, type OwnWorkspace } from "../../workspaces/contract/index.ts";

export interface BillingWorkspace {
  workspace: OwnWorkspace | undefined;
  mayManage: boolean;
  maySeeUsage: boolean;
  /** Temporary education accounts and apps of a phone are offered no plan and no credits to buy. [WS4] [V3] */
  buysNothing: boolean;
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** Inside a project its workspace, anywhere else the chosen one. Undefined for people who are not members of it. */
export function useBillingWorkspace(projectId: string | null): BillingWorkspace {
  const user = useRouteOrNull(accountsContract.user, {});
  const list = useRoute(workspacesContract.list, {}, { enabled: !!user.data, staleTime: 30_000 });
  const details = useRoute(
    projectsContract.details,
    { params: { id: projectId ?? "" } },
    { enabled: projectId !== null, staleTime: 30_000 },
  );
  const chosen = useChosenWorkspace((state) => state.id);
  const all = list.data?.workspaces ?? [];
  const home = details.data !== undefined && "workspace_id" in details.data ? details.data.workspace_id : null;
  const workspace = projectId === null ? pickWorkspace(all, chosen) : all.find(({ id }) => id === home);
  return {
    workspace,
    mayManage: workspace?.permissions.includes("ManageWorkspaceBilling") ?? false,
    maySeeUsage: workspace?.permissions.includes("ViewWorkspaceUsage") ?? false,
    buysNothing: buysNothing(user.data, workspace),
    isPending: user.isPending || list.isPending || (projectId !== null && details.isPending),
    error: list.error ?? details.error,
    retry: () => {
      void list.refetch();
      if (projectId !== null) void details.refetch();
    },
  };
}
