/**
 * Remaining credits in the top bar: quiet while there is enough, amber near the end, red at it. [W9.07] [W4.19] [W6.07]
 */
import { Button } from "@mantine/core";
import { Popover } from "@slipway/ui/layers/popover.tsx";
import { isPaid, type Plan } from "@slipway/kernel/permissions";
import { useRoute, useRouteOrNull } from "@slipway/ui/api/use-route";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { buysNothing } from "@slipway/ui/page/buys-nothing";
import type { ProjectSlotProps } from "@slipway/ui/slots/slots";
import { Coins } from "lucide-react";
import { useEffect, useState } from "react";
import { accountsContract } from "../../accounts/contract/index.ts";
import { projectsContract } from "../../projects/contract/index.ts";
import { billingContract, creditsInWords, inTenths, type CreditState } from "../contract/index.ts";
import { useBillingWorkspace } from "./use-billing-workspace.ts";
import { askTo, leftInWords, STATE_WORDS } from "./words.ts";
import classes from "./pill.module.css";

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
  if (credits.data === undefined || !credits.data.priced) return null;
  const { data } = credits;
  const workspace = details.data !== undefined && "workspace" in details.data ? details.data.workspace : null;
  return (
    <Pill
      remaining={data.remaining}
      state={data.state}
      plan={data.plan}
      workspace={data.workspace_name}
      mayManage={data.may_manage}
      buysNothing={buysNothing(user.data, workspace)}
    />
  );
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

interface PillProps {
  remaining: number;
  state: CreditState;
  plan: Plan;
  workspace: string | null;
  mayManage: boolean;
  buysNothing: boolean;
}

function Pill(props: PillProps) {
  const { remaining, state } = props;
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} width={248} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.pill}
          data-state={state}
          aria-label={`${creditsInWords(remaining)} left${state === "ok" ? "" : `. ${STATE_WORDS[state]}`}`}
          onClick={() => setOpened(!opened)}
        >
          <Coins size={14} aria-hidden="true" />
          {inTenths(remaining).toLocaleString("en-US")}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Credits">
        <Note {...props} onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Note({
  remaining,
  state,
  plan,
  workspace,
  mayManage,
  buysNothing,
  onDone,
}: PillProps & { onDone: () => void }) {
  const { openSettings } = useNavigation();
  const go = (section: string, query?: Record<string, string>) => () => {
    onDone();
    openSettings(section, query);
  };
  return (
    <div className={classes.note}>
      {state !== "ok" && <strong data-state={state}>{STATE_WORDS[state]}</strong>}
      <p>{leftInWords(remaining, workspace)}</p>
      {!buysNothing && !mayManage && state !== "ok" && <p>{askTo(plan)}</p>}
      {!buysNothing && mayManage && (
        <div className={classes.ways}>
          {isPaid(plan) ? (
            <Button variant="filled" onClick={go("usage", { openTopUp: "1" })}>
              Top up
            </Button>
          ) : (
            <Button variant="filled" onClick={go("billing")}>
              Upgrade
            </Button>
          )}
          <Button onClick={go("usage")}>Usage</Button>
        </div>
      )}
    </div>
  );
}
