/** From "this computer only" to an address others can open. (product page, item 7) */
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { writeClipboard } from "@slipway/ui/kit/copying/clipboard";
import { showToast } from "@slipway/ui/kit/status/toast";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { askNames } from "@slipway/ui/page/ask-names";
import { accountsContract } from "../../accounts/contract/index.ts";
import { isThisComputerOnly } from "./publish-state.ts";

export interface WayToReach {
  label: string;
  go: () => void;
}

/**
 * Staff are led to the addresses; everybody else gets a text for them. Null if others can open the site already, or
 * while the person is unknown.
 */
export function useWayToReach(url: string): WayToReach | null {
  const { openSettings } = useNavigation();
  const here = isThisComputerOnly(url);
  const user = useRouteOrNull(accountsContract.user, {}, { enabled: here, staleTime: Infinity });
  const isStaff = here ? user.data?.is_staff : undefined;
  const staff = useRoute(accountsContract.staffNames, {}, { enabled: isStaff === false, staleTime: Infinity });
  if (isStaff === true) return { label: "Make it reachable", go: () => openSettings("staff-addresses") };
  const names = staff.data?.names;
  if (!here || names === undefined || names.length === 0) return null;
  const ask = askNames(names);
  const copyQuestion = async () => {
    const question = `My site is at ${url}, which only opens on the computer that runs Slipway. Can you make it reachable for others? It is in Settings, Addresses.`;
    showToast(
      (await writeClipboard(question))
        ? { tone: "ok", title: "Your question is copied", message: "Send it the way you usually write to each other." }
        : { tone: "info", title: `${ask} to make it reachable`, message: "It is in their Settings, under Addresses." },
    );
  };
  return { label: ask, go: () => void copyQuestion() };
}
