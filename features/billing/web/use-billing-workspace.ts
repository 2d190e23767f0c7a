import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useWorkspaceOfSettings } from "@slipway/ui/session/current-workspace";
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
  const found = useWorkspaceOfSettings(projectId, { list, details });
  const { workspace } = found;
  return {
    ...found,
    mayManage: workspace?.permissions.includes("ManageWorkspaceBilling") ?? false,
    maySeeUsage: workspace?.permissions.includes("ViewWorkspaceUsage") ?? false,
    buysNothing: buysNothing(user.data, workspace),
    isPending: user.isPending || found.isPending,
  };
}
