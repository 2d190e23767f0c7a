/** From "this computer only" to an address others can open. (product page, item 7) */
import { useRoute, useRouteMutation, useRouteOrNull } from "@slipway/ui/api/use-route";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { askNames } from "@slipway/ui/page/ask-names";
import { accountsContract } from "../../accounts/contract/index.ts";
import { publishContract } from "../contract/index.ts";
import { isThisComputerOnly } from "./publish-state.ts";

export interface PublicAddressAction {
  label: string;
  /** Null once the note is on its way. */
  go: (() => void) | null;
  busy: boolean;
  /** It leads to another page. */
  leaves: boolean;
}

const allOf = new Intl.ListFormat("en");

/**
 * Staff are led to the addresses; everybody else writes to them with one press. Null if others can open the site already, or
 * while the person is unknown.
 */
export function usePublicAddressAction(projectId: string, url: string): PublicAddressAction | null {
  const { openSettings } = useNavigation();
  const here = isThisComputerOnly(url);
  const user = useRouteOrNull(accountsContract.user, {}, { enabled: here, staleTime: Infinity });
  const isStaff = here ? user.data?.is_staff : undefined;
  const staff = useRoute(accountsContract.staffNames, {}, { enabled: isStaff === false, staleTime: Infinity });
  const ask = useRouteMutation(publishContract.askStaff, {
    onSuccess: ({ names: asked }) =>
      showToast({ tone: "ok", title: `Sent to ${allOf.format(asked)}`, message: "They find your note in Slipway." }),
  });
  if (isStaff === true)
    return { label: "Make it reachable", go: () => openSettings("staff-addresses"), busy: false, leaves: true };
  const names = staff.data?.names;
  if (!here || names === undefined || names.length === 0) return null;
  if (ask.isSuccess) return { label: "Asked", go: null, busy: false, leaves: false };
  return {
    label: askNames(names),
    go: () => ask.mutate({ params: { id: projectId } }),
    busy: ask.isPending,
    leaves: false,
  };
}
