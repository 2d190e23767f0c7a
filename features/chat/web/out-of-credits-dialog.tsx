/**
 * The message is back in the box. Ways on: more credits, people who can add them, or the free builder. [W8.01] [W2.32]
 * [CH12]
 */
import { Button, Group } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { isPaid, type Plan } from "@slipway/kernel/permissions";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { buysNothing } from "@slipway/ui/page/buys-nothing";
import { accountsContract } from "../../accounts/contract/index.ts";
import { billingContract, type AutomaticState } from "../../billing/contract/index.ts";
import { useOutOfCredits } from "./use-send.ts";

const close = (): void => useOutOfCredits.setState({ open: false, refused: null });

interface Home {
  plan: Plan;
  workspace_is_temporary_edu?: boolean;
}

export function OutOfCreditsDialog({ workspace }: { workspace: Home | undefined }) {
  const { open, refused } = useOutOfCredits();
  const projectId = refused?.projectId ?? "";
  const user = useRouteOrNull(accountsContract.user, {});
  const credits = useRoute(
    billingContract.projectCredits,
    { params: { projectId }, query: {} },
    { enabled: open && projectId !== "", staleTime: 0 },
  );
  const plan = credits.data?.plan ?? workspace?.plan;
  const offersNothing = buysNothing(user.data, workspace);
  const mayManage = credits.data?.may_manage === true && !offersNothing;
  const paid = plan !== undefined && isPaid(plan);
  const asked = mayManage || offersNothing ? "" : `Ask your workspace admin to ${paid ? "top up" : "upgrade"}. `;
  const withOffline = () => {
    close();
    refused?.again();
  };
  return (
    <Dialog opened={open} onClose={close} title="You are out of credits">
      <p>{asked}Your message is back in the box, nothing was lost.</p>
      {mayManage && <Automatic state={credits.data?.automatic_top_up ?? null} paid={paid} />}
      <Group justify="flex-end" gap={8} mt={20}>
        <Button variant="subtle" onClick={close}>
          Dismiss
        </Button>
        {refused !== null && <Button onClick={withOffline}>Use the offline builder, free</Button>}
        {mayManage && <Way paid={paid} />}
      </Group>
    </Dialog>
  );
}

/** Offers to prevent this next time. People who cannot top up by hand are led to a plan instead. */
function Automatic({ state, paid }: { state: AutomaticState | null; paid: boolean }) {
  const { openSettings } = useNavigation();
  if (state !== "cap_reached" && (state !== "off" || !paid)) return null;
  const isReached = state === "cap_reached";
  const go = () => {
    close();
    openSettings("billing", { openAutomaticTopUp: "1" });
  };
  return (
    <Group justify="space-between" gap={8} mt={12}>
      <span>
        {isReached
          ? "Automatic top-up has reached its cap of this month."
          : "More can be added automatically when few are left."}
      </span>
      <Button onClick={go}>{isReached ? "Change the cap" : "Automatic top-up"}</Button>
    </Group>
  );
}

function Way({ paid }: { paid: boolean }) {
  const { openSettings } = useNavigation();
  const go = () => {
    close();
    if (paid) openSettings("usage", { openTopUp: "1" });
    else openSettings("billing");
  };
  return (
    <Button variant="filled" data-autofocus onClick={go}>
      {paid ? "Top up" : "Upgrade"}
    </Button>
  );
}
