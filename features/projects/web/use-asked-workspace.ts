/** `/?workspace=`, as the links of invitations have it: shows that workspace, and removes it from the address. */
import { useRouteOrNull } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { chooseWorkspace, withoutWorkspace, workspaceInAddress } from "@slipway/ui/session/current-workspace";
import { useLayoutEffect } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";

export function useAskedWorkspace(): void {
  const { go } = useNavigation();
  const user = useRouteOrNull(accountsContract.user, {});
  const asked = workspaceInAddress(window.location.search);
  const workspaces = user.data?.workspaces;
  const isMember = workspaces?.some(({ id }) => id === asked) === true;
  // The list of a person who has just joined may be on its way.
  const isKnown = workspaces !== undefined && (isMember || !user.isFetching);
  // Before anything is painted: the person never sees another workspace first.
  useLayoutEffect(() => {
    if (asked === null || !isKnown) return;
    if (isMember) chooseWorkspace(asked);
    else showToast({ tone: "info", title: "You are not a member of this workspace" });
    go(withoutWorkspace(window.location), { replace: true });
  }, [asked, isKnown, isMember, go]);
}
