/** The tool view `cloud`: the project's backend, or the way to one. [C1.01] [C2.41] [C2.44] [T2.02] */
import { queryKey } from "@slipway/kernel/contract/client";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { useRoute } from "@slipway/ui/api/use-route";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot, type Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { projectsContract } from "../../projects/contract/index.ts";
import { cloudContract, instanceStatus, isTransitional, type CloudStatus } from "../contract/index.ts";
import { Connection } from "./connection/connection.tsx";
import { EnableCard } from "./enable-card.tsx";
import { Functions } from "./functions/functions.tsx";
import { PausedView } from "./restore/paused-view.tsx";
import { Secrets } from "./secrets.tsx";
import { OwnerPage } from "./owners/owner-page.tsx";
import { Tables } from "./tables.tsx";
import { Unhealthy } from "./restore/unhealthy.tsx";
import { useRestore, type Restore } from "./restore/use-restore.ts";
import classes from "./cloud.module.css";

type Backend = NonNullable<RouteResult<typeof cloudContract.overview>["backend"]>;

const TONES: Partial<Record<ReturnType<typeof instanceStatus>, Tone>> = {
  OK: "ok",
  UNHEALTHY: "err",
  UNKNOWN: "quiet",
};

/** "Healthy", "Resizing": the state in words. [X4] */
const words = (status: CloudStatus): string => {
  if (status === "ACTIVE_HEALTHY") return "Healthy";
  if (status === "ACTIVE_UNHEALTHY") return "Unhealthy";
  const text = status.toLowerCase().replaceAll("_", " ");
  return text[0]!.toUpperCase() + text.slice(1);
};

function Status({ status, isRestoring }: { status: CloudStatus; isRestoring: boolean }) {
  const isSettling = isRestoring && status === "ACTIVE_HEALTHY";
  const tone = isSettling ? undefined : TONES[instanceStatus(status)];
  return (
    <span role="status">
      <StatusDot tone={tone ?? "warn"} pulse={isSettling || isTransitional(status)}>
        {isSettling ? "Waking up" : words(status)}
      </StatusDot>
    </span>
  );
}

const isAway = ({ status, isRestoring, isPausing }: Restore): boolean =>
  status === "INACTIVE" || isPausing || (isRestoring && status === "RESTORING");

interface EnabledProps {
  projectId: string;
  backend: Backend;
  isOutOfFunds: boolean;
}

function Enabled({ projectId, backend, isOutOfFunds }: EnabledProps) {
  const restore = useRestore(projectId, { ref: backend.ref, mayWake: !isOutOfFunds });
  const { data: project } = useRoute(projectsContract.details, { params: { id: projectId } });
  if (restore.status === null)
    return (
      <>
        <ToolHeader title="Cloud" />
        {restore.error === null ? <Loading /> : <ErrorState error={restore.error} onRetry={restore.retry} />}
      </>
    );
  return (
    <>
      <ToolHeader title="Cloud">
        <Status status={restore.status} isRestoring={restore.isRestoring} />
      </ToolHeader>
      {isAway(restore) ? (
        <PausedView projectId={projectId} restore={restore} isOutOfFunds={isOutOfFunds} />
      ) : (
        <div className={classes.body}>
          <div className={classes.page}>
            <Unhealthy status={restore.status} />
            <Connection
              url={backend.url}
              anonKey={backend.anon_key}
              keysRenewedAt={backend.keys_renewed_at}
              takenBytes={backend.taken_bytes}
              maxBytes={backend.most_bytes}
              keys={{
                projectId,
                endAt: backend.keys_end_at,
                formerUntil: backend.former_key_until,
                mayReplace: project?.permissions.includes("ManageProjectSettings") === true,
              }}
            />
            <OwnerPage projectId={projectId} />
            <Tables projectId={projectId} />
            <Functions projectId={projectId} backendRef={backend.ref} />
            <Secrets projectId={projectId} />
          </div>
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <div className={classes.loading} role="status" aria-busy="true" aria-label="Loading the backend">
      <SkeletonLines widths={["30%", "100%", "100%", "60%"]} height={18} />
    </div>
  );
}

function Content({ projectId }: { projectId: string }) {
  const input = { params: { id: projectId } };
  const known = useQueryClient().getQueryData<RouteResult<typeof cloudContract.overview>>(
    queryKey(cloudContract.overview, input),
  );
  // The chat may enable it while this is on screen.
  const pollEvery = known?.backend === null ? 5000 : undefined;
  const overview = useRoute(cloudContract.overview, input, { staleTime: 0, pollEvery });
  const { data, error } = overview;
  if (data?.backend)
    return <Enabled projectId={projectId} backend={data.backend} isOutOfFunds={data.blocked_by === "funds"} />;
  return (
    <>
      <ToolHeader title="Cloud" />
      {error !== null && data === undefined ? (
        <ErrorState error={error} onRetry={() => void overview.refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : data.is_offered ? (
        <EnableCard projectId={projectId} blockedBy={data.blocked_by} />
      ) : (
        <EmptyState icon={CloudOff} title="No backends here">
          This Slipway offers no backends. Please ask the person who runs it.
        </EmptyState>
      )}
    </>
  );
}

export function CloudTool({ projectId }: { projectId: string }) {
  return (
    <div className={classes.tool}>
      <Content projectId={projectId} />
    </div>
  );
}
