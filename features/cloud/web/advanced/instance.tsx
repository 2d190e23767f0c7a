/** Size of the backend, and changing it. [C2.38] [C4.10] [C6.02] [C8.21] [C9.10] */
import { Button, Select } from "@mantine/core";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import { isPaid } from "@slipway/kernel/permissions";
import { queryKey } from "@slipway/kernel/contract/client";
import { askForPlan } from "@slipway/ui/api/plan-gate";
import { useRoute, useRouteMutation } from "@slipway/ui/api/use-route";
import { askToConfirm } from "@slipway/ui/kit/dialogs/confirm.tsx";
import { ReasonTooltip } from "@slipway/ui/kit/reason-tooltip.tsx";
import { SettingsGroup, SettingsRow } from "@slipway/ui/kit/settings/settings-section.tsx";
import { SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { billingContract } from "../../../billing/contract/index.ts";
import {
  cloudContract,
  INSTANCE_NAMES,
  INSTANCE_TYPES,
  instanceStatus,
  isTransitional,
  pollMs,
  type CloudStatus,
  type InstanceType,
} from "../../contract/index.ts";
import classes from "../cloud.module.css";
import { SizeTable } from "./size-table.tsx";

const NEEDS_PLAN = "You need to upgrade your plan to change the instance size";
const COMPUTE_STALE_MS = 5 * 60_000;

/** Reasons why the size cannot be changed now. */
const MESSAGES: Partial<Record<ReturnType<typeof instanceStatus>, string>> = {
  RESIZING: "The instance is being resized. This usually takes less than 2 minutes.",
  UPGRADING: "The instance is being upgraded. Its size can be changed afterwards.",
  RESTARTING: "The instance is restarting. Its size can be changed afterwards.",
  COMING_UP: "The instance is starting. Its size can be changed afterwards.",
  RESTORING: "The instance is waking up. Its size can be changed afterwards.",
  UNHEALTHY: "The instance does not answer. Its size can be changed once it does.",
  INACTIVE: "The instance is paused. Wake it up to change its size.",
  PAUSING: "The instance is being paused. Wake it up to change its size.",
  UNKNOWN: "The state of the instance is not known. Its size can be changed once it is.",
};

/** The next larger size; the next smaller one for the largest. */
function suggestedSize(current: InstanceType): InstanceType {
  const at = INSTANCE_TYPES.indexOf(current);
  return INSTANCE_TYPES[at + 1] ?? INSTANCE_TYPES[at - 1]!;
}

/** The state, read as often as a change of the size needs it; the size is read again when a change has ended. */
function useInstance(projectId: string) {
  const cache = useQueryClient();
  const input = { params: { id: projectId } };
  const compute = useRoute(cloudContract.compute, input, { staleTime: COMPUTE_STALE_MS });
  const status = useRoute(cloudContract.status, input, {
    pollEvery: (last) => pollMs("instance", (last as { status: CloudStatus } | undefined)?.status ?? "UNKNOWN", false),
  });
  const current = status.data?.status ?? null;
  const before = useRef(current);
  useEffect(() => {
    const hasChanged = before.current === "RESIZING" && current === "ACTIVE_HEALTHY";
    before.current = current;
    if (hasChanged)
      void cache.invalidateQueries({ queryKey: queryKey(cloudContract.compute, { params: { id: projectId } }) });
  }, [cache, current, projectId]);
  return { compute, status: current };
}

interface ChangeProps {
  projectId: string;
  workspaceId: string | null;
  current: InstanceType;
  /** Null: it can be changed. */
  blockedBy: string | null;
}

function Change({ projectId, workspaceId, current, blockedBy }: ChangeProps) {
  const [chosen, setChosen] = useState<InstanceType | null>(null);
  const credits = useRoute(billingContract.projectCredits, { params: { projectId }, query: {} });
  const resize = useRouteMutation(cloudContract.resize, {
    invalidates: () => [`/projects/${projectId}/cloud/status`, `/projects/${projectId}/cloud/compute`],
  });
  const size = chosen === null || chosen === current ? suggestedSize(current) : chosen;
  const hasPlan = credits.data === undefined || isPaid(credits.data.plan);
  const onConfirm = async (): Promise<void> => {
    if (!hasPlan) {
      if (workspaceId !== null) askForPlan({ title: "Larger instances need the Pro plan", workspaceId });
      return;
    }
    const sure = await askToConfirm({
      title: "Confirm instance resize",
      body: `The database restarts as ${INSTANCE_NAMES[size]}, which usually takes less than 2 minutes. Until then the app cannot read or save anything. No data is lost.`,
      confirm: "Confirm change",
    });
    if (sure) resize.mutate({ params: { id: projectId }, body: { instance_type: size } });
  };
  return (
    <div className={classes.resize}>
      <Select
        label="Upgrade instance"
        allowDeselect={false}
        disabled={blockedBy !== null}
        value={size}
        onChange={(next) => setChosen(next as InstanceType | null)}
        data={INSTANCE_TYPES.map((type) => ({
          value: type,
          label: type === current ? `${INSTANCE_NAMES[type]} (current)` : INSTANCE_NAMES[type],
          disabled: type === current,
        }))}
      />
      <ReasonTooltip reason={hasPlan ? null : NEEDS_PLAN}>
        <Button
          variant="filled"
          loading={resize.isPending}
          disabled={blockedBy !== null || credits.data === undefined}
          onClick={() => void onConfirm()}
        >
          Confirm change
        </Button>
      </ReasonTooltip>
    </div>
  );
}

export function Instance({ projectId, workspaceId }: { projectId: string; workspaceId: string | null }) {
  const { compute, status } = useInstance(projectId);
  const [readsMore, setReadsMore] = useState(false);
  const message = status === null ? null : (MESSAGES[instanceStatus(status)] ?? null);
  return (
    <SettingsGroup
      title="Instance"
      hint="How much memory and how many connections the database has."
      action={
        <Button variant="subtle" aria-expanded={readsMore} onClick={() => setReadsMore(!readsMore)}>
          {readsMore ? "Read less" : "Read more"}
        </Button>
      }
    >
      {compute.isError ? (
        <LoadFailed title="Error loading the instance" error={compute.error} onRetry={() => void compute.refetch()} />
      ) : compute.data === undefined ? (
        <div role="status" aria-busy="true" aria-label="Loading the instance">
          <SkeletonLines widths={["100%"]} height={36} />
        </div>
      ) : (
        <>
          <SettingsRow title="Current size" facts={INSTANCE_NAMES[compute.data.instance_type]}>
            {status !== null && isTransitional(status) && (
              <StatusDot tone="warn" pulse>
                Changing
              </StatusDot>
            )}
          </SettingsRow>
          {message !== null && (
            <p className={classes.blocked} role="status">
              {message}
            </p>
          )}
          <Change
            projectId={projectId}
            workspaceId={workspaceId}
            current={compute.data.instance_type}
            blockedBy={message}
          />
          {readsMore && <SizeTable sizes={compute.data.sizes} current={compute.data.instance_type} />}
        </>
      )}
    </SettingsGroup>
  );
}
