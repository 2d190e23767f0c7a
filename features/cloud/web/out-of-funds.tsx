/**
 * No credits are left for a backend: what this means, and the way out for people who may take it. [B5] [C2.41] [C6.05]
 */
import { Button } from "@mantine/core";
import { isPaid } from "@slipway/kernel/permissions";
import { useRoute } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { hidesPurchases } from "@slipway/ui/page/embedded-device";
import { billingContract } from "../../billing/contract/index.ts";
import classes from "./cloud.module.css";

export function OutOfFunds({ projectId, children }: { projectId: string; children: string }) {
  const credits = useRoute(billingContract.projectCredits, { params: { projectId }, query: {} }, { staleTime: 0 });
  const { openSettings } = useNavigation();
  const known = credits.data;
  const isTopUp = known !== undefined && isPaid(known.plan);
  const mayAct = known?.may_manage === true && !hidesPurchases();
  return (
    <div className={classes.funds} role="alert">
      <div>
        <strong>Out of funds</strong>
        <p>{children}</p>
        {known?.may_manage === false && <p>Ask your workspace admin to {isTopUp ? "top up" : "upgrade the plan"}.</p>}
      </div>
      {mayAct && (
        <div className={classes.waysOut}>
          <Button variant={isTopUp ? "filled" : "default"} onClick={() => openSettings("usage", { openTopUp: "1" })}>
            Top up
          </Button>
          <Button variant={isTopUp ? "default" : "filled"} onClick={() => openSettings("billing")}>
            Upgrade plan
          </Button>
        </div>
      )}
    </div>
  );
}
