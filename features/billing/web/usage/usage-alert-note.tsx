/** Cloud and AI usage near its limit, or at it. [T4.15] [T6.07] [T8.22] [B4] [WS4] */
import { Button } from "@mantine/core";
import type { Plan } from "@slipway/kernel/permissions";
import { useRoute } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { billingContract } from "../../contract/index.ts";
import { usageAlert, usageState } from "../../contract/usage-alert.ts";
import type { BillingWorkspace } from "../use-billing-workspace.ts";
import classes from "../billing.module.css";

interface UsageAlertNoteProps {
  workspaceId: string;
  plan: Plan;
  home: Pick<BillingWorkspace, "mayManage" | "buysNothing">;
}

export function UsageAlertNote({ workspaceId, plan, home }: UsageAlertNoteProps) {
  const usage = useRoute(billingContract.cloudUsage, { params: { workspaceId } }, { staleTime: 30_000 });
  const { openSettings } = useNavigation();
  if (usage.data === undefined) return null;
  const { cloud_usage, ai_gateway_usage, available_balance } = usage.data;
  const alert = usageAlert({
    cloud: usageState(cloud_usage, available_balance),
    ai: usageState(ai_gateway_usage, available_balance),
    plan,
    mayManage: home.mayManage,
  });
  if (alert === null) return null;
  return (
    <div className={classes.alert} data-tone={alert.tone} role="alert">
      <div>
        <strong>{alert.title}</strong>
        {!home.buysNothing && <p>{alert.message}</p>}
      </div>
      {!home.buysNothing && alert.action === "turn-pro" && (
        <Button onClick={() => openSettings("billing")}>Turn Pro</Button>
      )}
      {!home.buysNothing && alert.action === "top-up" && (
        <Button onClick={() => openSettings("usage", { openTopUp: "1" })}>Top up</Button>
      )}
    </div>
  );
}
