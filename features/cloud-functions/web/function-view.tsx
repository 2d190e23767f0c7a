/** One function: its state, its calls over time, and the ways to its logs and code. [C2.25] [C2.26] [C9.04] */
import { Button } from "@mantine/core";
import { LoadFailed } from "@slipway/ui/kit/status/load-failed.tsx";
import type { AppError } from "@slipway/kernel/errors";
import { CopyButton } from "@slipway/ui/kit/copying/copy.tsx";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, SkeletonLines } from "@slipway/ui/kit/status/states.tsx";
import { rangeBetween, readRange, type TimeRange } from "@slipway/ui/kit/time-range/time-range";
import { TimeRangePicker } from "@slipway/ui/kit/time-range/time-range-picker.tsx";
import { useNavigation } from "@slipway/ui/navigation/navigation";
import { useViewStack, useViewState } from "@slipway/ui/navigation/view-stack";
import { useIsMobile } from "@slipway/ui/page/use-is-mobile";
import { BarPlot } from "@slipway/ui/plots/bar-plot.tsx";
import { PlotPlace } from "@slipway/ui/plots/plot-place.tsx";
import type { Series } from "@slipway/ui/plots/slots";
import { askForFile } from "@slipway/ui/session/open-file";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { CodeXml, ScrollText, SquareFunction } from "lucide-react";
import type { CloudFunction } from "../../cloud/contract/index.ts";
import { DeployFailure } from "./deploy-failure.tsx";
import { FunctionStatus } from "./function-status.tsx";
import { barsOf, rateText, rateTone, slotMs, successRate, type Counts } from "./invocations.ts";
import {
  useCallsOverTime,
  useDeployAgain,
  useFunctions,
  type CallsOverTime,
  type FunctionsPlace,
} from "./use-functions.ts";
import classes from "./functions.module.css";

interface FunctionState {
  slug: string;
  range: TimeRange;
}

const readState = ({ slug, range }: Readonly<Record<string, unknown>>): FunctionState => ({
  slug: typeof slug === "string" ? slug : "",
  range: readRange(range),
});

const SERIES: readonly Series[] = [
  { id: "failed", label: "failed", color: "var(--err)" },
  { id: "good", label: "succeeded", color: "var(--ok)" },
];

const sumOf = (rows: readonly Counts[]): Counts =>
  rows.reduce(
    (sum, row) => ({ total: sum.total + row.total, good: sum.good + row.good, failed: sum.failed + row.failed }),
    { total: 0, good: 0, failed: 0 },
  );

function Figures({ rows }: { rows: readonly Counts[] | undefined }) {
  const counts = rows === undefined ? null : sumOf(rows);
  const rate = counts === null ? null : successRate(counts);
  const figures: readonly [label: string, value: number | undefined][] = [
    ["Invoked", counts?.total],
    ["Failed", counts?.failed],
    ["Succeeded", counts?.good],
  ];
  return (
    <dl className={classes.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? "…" : value.toLocaleString()}</dd>
        </div>
      ))}
      <div>
        <dt>Success rate</dt>
        <dd data-tone={rate === null ? undefined : rateTone(rate)}>{counts === null ? "…" : rateText(rate)}</dd>
      </div>
    </dl>
  );
}

interface CallsProps {
  calls: { data: CallsOverTime | undefined; error: AppError | null; refetch: () => unknown };
  onChoose: (range: TimeRange) => void;
}

/** [C2.26] */
function Calls({ calls, onChoose }: CallsProps) {
  return (
    <PlotPlace
      asked={calls}
      failed={{ title: "Error loading analytics data" }}
      none={({ rows }) => (rows.length === 0 ? "No invocation data available" : null)}
    >
      {({ bounds, rows }) => (
        <BarPlot
          title="Invocations over time"
          series={SERIES}
          slots={barsOf(rows, bounds)}
          onChoose={(first, last) =>
            onChoose(
              rangeBetween({ start: first.at, end: Math.min(last.at + slotMs(bounds.end - bounds.start), Date.now()) }),
            )
          }
        />
      )}
    </PlotPlace>
  );
}

function Detail({ place, of: one, range }: { place: FunctionsPlace; of: CloudFunction; range: TimeRange }) {
  const { open } = useViewStack();
  const { openTool } = useNavigation();
  const isMobile = useIsMobile();
  const calls = useCallsOverTime(place.projectId, one.id, range);
  const again = useDeployAgain(place);
  const showLogs = (shown: TimeRange): void =>
    open({ id: "logs", state: { functionId: one.id, functionName: one.name, range: shown } });
  const showCode = (): void => {
    askForFile(place.projectId, { path: `supabase/functions/${one.entrypoint_path}` });
    openTool("codeEditor");
  };
  return (
    <>
      <header className={classes.header}>
        <h3 className="mono">{one.name}</h3>
        <FunctionStatus of={one} />
        <p>
          {one.version === 0 ? (
            "Never deployed"
          ) : (
            <>
              Last updated <RelativeTime at={one.updated_at} /> · Version {one.version} ·{" "}
              {one.verify_jwt ? "wants a token" : "open to everybody"}
            </>
          )}
        </p>
        <div className={classes.ways}>
          <CopyButton text={one.url} label="Copy URL" />
          <Button leftSection={<ScrollText size={14} aria-hidden="true" />} onClick={() => showLogs(range)}>
            View Logs
          </Button>
          {!isMobile && (
            <Button leftSection={<CodeXml size={14} aria-hidden="true" />} onClick={showCode}>
              View Code
            </Button>
          )}
        </div>
      </header>
      {one.error !== null && !one.is_deploying && (
        <DeployFailure
          projectId={place.projectId}
          name={one.name}
          error={one.error}
          keepsRunning={one.version > 0}
          onRetry={again.run}
          retrying={again.isPending}
        />
      )}
      <Figures rows={calls.data?.rows} />
      <Calls calls={calls} onChoose={showLogs} />
      <p className={classes.url}>
        <span>Address</span>
        <code>{one.url}</code>
      </p>
    </>
  );
}

export function FunctionView({ projectId, backend }: AreaViewProps) {
  const [{ slug, range }, change] = useViewState(readState);
  const { start } = useViewStack();
  const place = { projectId, backendRef: backend.ref };
  const list = useFunctions(place);
  const one = list.data?.find((other) => other.slug === slug);
  if (list.isPending)
    return (
      <div className={classes.page} role="status" aria-busy="true" aria-label="Loading the function">
        <SkeletonLines widths={["40%", "60%", "100%", "100%"]} height={24} />
      </div>
    );
  if (list.isError)
    return (
      <div className={classes.page}>
        <LoadFailed title="Error loading functions" error={list.error} onRetry={() => void list.refetch()} />
      </div>
    );
  if (one === undefined)
    return (
      <EmptyState
        icon={SquareFunction}
        title="This function is gone"
        action={<Button onClick={() => start({ id: "functions" })}>All functions</Button>}
      >
        Its files were removed in a newer version of the project.
      </EmptyState>
    );
  return (
    <div className={classes.page}>
      <div className={classes.range}>
        <TimeRangePicker range={range} onChange={(next) => change({ range: next })} />
      </div>
      <Detail place={place} of={one} range={range} />
    </div>
  );
}
