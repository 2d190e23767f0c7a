/** How many entries there were over time; dragging over it chooses the span. */
import { BarPlot } from "@slipway/ui/plots/bar-plot.tsx";
import { PLOT_HEIGHT } from "@slipway/ui/plots/plot-place.tsx";
import type { Series, Slot as PlotSlot } from "@slipway/ui/plots/slots";
import { rangeBetween, type TimeRange } from "@slipway/ui/kit/time-range/time-range";
import { Skeleton } from "@mantine/core";
import { SLOT_MS, type Slot } from "../contract/log-query.ts";
import type { LogCounts } from "./use-logs.ts";
import classes from "./logs.module.css";

const SERIES: readonly Series[] = [
  { id: "error", label: "errors", color: "var(--err)" },
  { id: "warning", label: "warnings", color: "var(--warn)" },
  { id: "other", label: "other", color: "var(--accent)" },
];

const FORMATS: Readonly<Record<Slot, Intl.DateTimeFormat>> = {
  minute: new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", hour12: false }),
  hour: new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", hour: "2-digit", hour12: false }),
  day: new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric" }),
};

/** A bar for each slot of the span, also for those without an entry. Exported for its test. */
export function barsOf({ slot, bounds, counts }: LogCounts): PlotSlot[] {
  const step = SLOT_MS[slot];
  const known = new Map(counts.map((count) => [count.slot / 1000, count]));
  const first = Math.floor(bounds.start / step) * step;
  const length = Math.max(1, Math.ceil((bounds.end - first) / step));
  return Array.from({ length }, (_, index) => {
    const at = first + index * step;
    const { errors = 0, warnings = 0, total = 0 } = known.get(at) ?? {};
    const values = { error: errors, warning: warnings, other: total - errors - warnings };
    return { at, label: FORMATS[slot].format(at), values };
  });
}

export interface LogPlotProps {
  counts: LogCounts | undefined;
  hasFailed: boolean;
  onChoose: (range: TimeRange) => void;
}

export function LogPlot({ counts, hasFailed, onChoose }: LogPlotProps) {
  if (counts === undefined && hasFailed)
    return <p className={classes.plot}>The plot could not be loaded. Refresh tries again.</p>;
  if (counts === undefined) return <Skeleton className={classes.plot} height={PLOT_HEIGHT} />;
  const step = SLOT_MS[counts.slot];
  return (
    <div className={classes.plot}>
      <BarPlot
        title="Logs over time"
        series={SERIES}
        slots={barsOf(counts)}
        onChoose={(first, last) =>
          onChoose(rangeBetween({ start: first.at, end: Math.min(last.at + step, Date.now()) }))
        }
      />
    </div>
  );
}
