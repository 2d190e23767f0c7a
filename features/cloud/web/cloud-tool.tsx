/** The tool view `cloud`: the project's backend, or the way to one. [C1.01] [C2.41] [C2.44] [T2.02] */
import { queryKey } from "@slipway/kernel/contract/client";
import type { RouteResult } from "@slipway/kernel/contract/route";
import { AsleepContext } from "@slipway/ui/api/figures";
import { useRoute } from "@slipway/ui/api/use-route";
import { EmptyState, ErrorState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot, type Tone } from "@slipway/ui/kit/status/status-dot.tsx";
import { ToolHeader } from "@slipway/ui/navigation/tool-header.tsx";
import { SlotBoundary } from "@slipway/ui/slots/slot-boundary.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { cloudContract, instanceStatus, isTransitional, type CloudStatus } from "../contract/index.ts";
import { Area } from "./frame/area.tsx";
import { Health } from "./frame/health.tsx";
import { Overview } from "./frame/overview.tsx";
import { EnableCard } from "./enable-card.tsx";
import { PausedView } from "./restore/paused-view.tsx";
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
  if (restore.status === null)
    return (
      <>
        <ToolHeader title="Cloud" />
        {restore.error === null ? <Loading /> : <ErrorState error={restore.error} onRetry={restore.retry} />}
      </>
    );
  const status = <Status status={restore.status} isRestoring={restore.isRestoring} />;
  if (isAway(restore))
    return (
      <>
        <ToolHeader title="Cloud">{status}</ToolHeader>
        <PausedView projectId={projectId} restore={restore} isOutOfFunds={isOutOfFunds} />
      </>
    );
  const connection = { ref: backend.ref, url: backend.url, anonKey: backend.anon_key };
  const health = (
    <Health
      projectId={projectId}
      words={restore.isAsleep ? "Healthy, asleep until the next request" : words(restore.status)}
      readAt={restore.readAt}
      takenBytes={backend.taken_bytes}
      maxBytes={backend.max_bytes}
    />
  );
  return (
    <SlotBoundary fallback={<Loading />}>
      <AsleepContext value={restore.isAsleep}>
        <Area projectId={projectId} backend={connection} status={status} notice={<Unhealthy status={restore.status} />}>
          {(views) => <Overview projectId={projectId} backend={connection} views={views} health={health} />}
        </Area>
      </AsleepContext>
    </SlotBoundary>
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
