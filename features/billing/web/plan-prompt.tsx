/**
 * Shown when a plan does not allow something: the way to another plan, or whom to ask. [W5.21] [W6.14] [WS4] (product
 * page, item 4)
 */
import { Button, Group } from "@mantine/core";
import { Dialog } from "@slipway/ui/layers/dialog.tsx";
import { dismissPlanRequest, type PlanRequest } from "@slipway/ui/api/plan-gate";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { askNames } from "@slipway/ui/page/ask-names";
import { buysNothing } from "@slipway/ui/page/buys-nothing";
import { chooseWorkspace } from "@slipway/ui/session/current-workspace";
import { accountsContract } from "../../accounts/contract/index.ts";
import { workspacesContract, type OwnWorkspace } from "../../workspaces/contract/index.ts";
import { billingContract } from "../contract/index.ts";
import { ASK_TO_UPGRADE, CHANGING_IS_FREE } from "./words.ts";

export function PlanPrompt({ request }: { request: PlanRequest }) {
  const list = useRoute(workspacesContract.list, {}, { staleTime: 30_000 });
  const user = useRouteOrNull(accountsContract.user, {}, { staleTime: 30_000 });
  const workspace = list.data?.workspaces.find(({ id }) => id === request.workspaceId);
  const offersNothing = buysNothing(user.data, workspace);
  return (
    <Dialog opened onClose={dismissPlanRequest} title={request.title}>
      {!list.isPending && !offersNothing && workspace?.permissions.includes("ManageWorkspaceBilling") === true ? (
        <ChangePlan workspace={workspace} />
      ) : (
        <>
          {!list.isPending && !offersNothing && <WhomToAsk workspace={workspace} />}
          <Group justify="flex-end" mt={20}>
            <Button onClick={dismissPlanRequest}>Close</Button>
          </Group>
        </>
      )}
    </Dialog>
  );
}

function ChangePlan({ workspace }: { workspace: OwnWorkspace }) {
  const billing = useRoute(billingContract.billing, { params: { id: workspace.id } });
  const { openSettings, tool } = useNavigation();
  const change = () => {
    dismissPlanRequest();
    // Inside a project the settings show its workspace; anywhere else, the chosen one.
    if (tool === null) chooseWorkspace(workspace.id);
    openSettings("billing");
  };
  return (
    <>
      {billing.data?.payment === null && <p>{CHANGING_IS_FREE}</p>}
      <Group justify="flex-end" gap={8} mt={20}>
        <Button variant="subtle" onClick={dismissPlanRequest}>
          Not now
        </Button>
        <Button variant="primary" data-autofocus onClick={change}>
          {billing.data?.payment ? "See plans" : "Change plan"}
        </Button>
      </Group>
    </>
  );
}

/** Members see who owns the workspace; guests do not. [B7] */
function WhomToAsk({ workspace }: { workspace: OwnWorkspace | undefined }) {
  const params = { id: workspace?.id ?? "" };
  const members = useRoute(workspacesContract.listMembers, { params }, { enabled: workspace !== undefined });
  if (workspace !== undefined && members.isPending) return null;
  const owners = (members.data?.members ?? [])
    .filter(({ role, joined_at }) => role === "owner" && joined_at !== null)
    .map(({ display_name, email }) => display_name ?? email);
  return <p>{owners.length === 0 ? ASK_TO_UPGRADE : askNames(owners)}.</p>;
}
