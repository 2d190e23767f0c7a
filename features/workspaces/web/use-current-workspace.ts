import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { pickWorkspace, useChosenWorkspace } from "@slipway/ui/session/current-workspace";
import { accountsContract } from "../../accounts/contract/index.ts";
import { workspacesContract, type OwnWorkspace } from "../contract/index.ts";

export interface CurrentWorkspace {
  workspace: OwnWorkspace | undefined;
  all: readonly OwnWorkspace[];
  isPending: boolean;
  error: unknown;
  retry: () => void;
}

/** The list is fetched once it is known that somebody is signed in. */
export function useCurrentWorkspace(): CurrentWorkspace {
  const user = useRouteOrNull(accountsContract.user, {});
  const list = useRoute(workspacesContract.list, {}, { enabled: !!user.data, staleTime: 30_000 });
  const chosen = useChosenWorkspace((state) => state.id);
  const all = list.data?.workspaces ?? [];
  return {
    workspace: pickWorkspace(all, chosen),
    all,
    isPending: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
  };
}
