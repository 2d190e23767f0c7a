import { useRoute } from "@slipway/ui/api/use-route";
import { askNames } from "@slipway/ui/page/ask-names";
import { accountsContract } from "../../accounts/contract/index.ts";

/** Tells the owner of a project that was taken out what to do about it. */
export function WayBack() {
  const names = useRoute(accountsContract.staffNames, {}, { staleTime: 300_000 }).data?.names ?? [];
  if (names.length === 0) return null;
  return <p>Change what the reason names. {askNames(names)} to show it again.</p>;
}
