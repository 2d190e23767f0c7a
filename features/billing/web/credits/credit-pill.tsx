/**
 * Remaining credits in the top bar: quiet while there is enough, amber near the end, red at it. Beside them "Upgrade" for
 * people who may change a free plan. [W2.19] [W9.07] [W4.19] [W6.07] [B7]
 */
import { Button } from "@mantine/core";
import { isPaid } from "@slipway/kernel/permissions";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { buysNothing } from "@slipway/ui/page/buys-nothing";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { lazyNamed } from "@slipway/ui/slots/lazy-named";
import type { ProjectSlotProps } from "@slipway/ui/slots/slots";
import { useEffect } from "react";
import { accountsContract } from "../../../accounts/contract/index.ts";
import { projectsContract } from "../../../projects/contract/index.ts";
import { billingContract } from "../../contract/index.ts";
import { useBillingWorkspace } from "../use-billing-workspace.ts";

/** Loaded where credits have a price, which they have not by default. */
const Pill = lazyNamed(() => import("./pill.tsx"), "Pill");

const POLL_MS = 60_000;

export function ProjectCredits({ projectId }: ProjectSlotProps) {
  const user = useRouteOrNull(accountsContract.user, {});
  const details = useRoute(projectsContract.details, { params: { id: projectId } }, { staleTime: 30_000 });
  const mayAsk = details.data?.permissions.includes("EditProject") ?? false;
  const credits = useRoute(
    billingContract.projectCredits,
    { params: { projectId }, query: {} },
    { enabled: mayAsk, pollEvery: POLL_MS },
  );
  // A run locks the project. Its credits are settled when the lock is released.
  const held = details.data !== undefined && "locked_at" in details.data ? details.data.locked_at : null;
  const { refetch } = credits;
  useEffect(() => {
    if (mayAsk) void refetch();
  }, [held, mayAsk, refetch]);
  const isMobile = useIsMobile();
  if (credits.data === undefined) return null;
  const { data } = credits;
  const workspace = details.data !== undefined && "workspace" in details.data ? details.data.workspace : null;
  const offersNothing = user.isPending || buysNothing(user.data, workspace);
  return (
    <>
      {data.priced && (
        <Pill
          remaining={data.remaining}
          state={data.state}
          plan={data.plan}
          workspace={data.workspace_name}
          mayManage={data.may_manage}
          buysNothing={offersNothing}
        />
      )}
      {/* A phone has no room for it; there the credits open the same offer. */}
      {!isMobile && !offersNothing && data.may_manage && !isPaid(data.plan) && <Upgrade />}
    </>
  );
}

function Upgrade() {
  const { openSettings } = useNavigation();
  return <Button onClick={() => openSettings("billing")}>Upgrade</Button>;
}

export function WorkspaceCredits() {
  const { workspace, mayManage, buysNothing } = useBillingWorkspace(null);
  const id = workspace?.id ?? "";
  const billing = useRoute(billingContract.billing, { params: { id } }, { enabled: id !== "", pollEvery: POLL_MS });
  if (billing.data === undefined || !billing.data.priced || workspace === undefined) return null;
  const { remaining, state, plan } = billing.data;
  return (
    <Pill
      remaining={remaining}
      state={state}
      plan={plan}
      workspace={workspace.name}
      mayManage={mayManage}
      buysNothing={buysNothing}
    />
  );
}
