/** An honest word about who can open the address. (product page, item 7) */
import { useRoute } from "@slipway/ui/api/use-route";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { isThisComputerOnly } from "../publish-state.ts";
import styles from "./publish-panel.module.css";

export function ReachChip({ url }: { url: string }) {
  const user = useRoute(accountsContract.user, {}, { staleTime: Infinity });
  if (!isThisComputerOnly(url)) return null;
  return (
    <div className={styles.reach}>
      <span className={styles.chip}>This computer only</span>
      <span className={styles.quiet}>
        {user.data?.is_staff
          ? "Start Slipway with SLIPWAY_URL set to an address others can reach; the README says how."
          : "Ask the person who runs this Slipway to make it reachable."}
      </span>
    </div>
  );
}
