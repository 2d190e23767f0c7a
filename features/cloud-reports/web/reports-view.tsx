/** Use of the backend over time: size, requests, traffic and function calls. */
import { SegmentedControl } from "@mantine/core";
import { sizeInWords } from "@slipway/kernel/text/amounts/size-in-words";
import { useRoute } from "@slipway/ui/api/use-route";
import { ViewActions } from "@slipway/ui/navigation/view-actions.tsx";
import { useViewState } from "@slipway/ui/navigation/view-stack";
import { BarPlot } from "@slipway/ui/plots/bar-plot.tsx";
import { CoursePlot } from "@slipway/ui/plots/course-plot.tsx";
import { PLOT_COLORS } from "@slipway/ui/plots/plot-colors";
import { PlotPlace } from "@slipway/ui/plots/plot-place.tsx";
import { inNumbers, type FormatValue, type Series, type Slot } from "@slipway/ui/plots/slots";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { REPORT_PERIODS, reportsContract, type ReportSlot, type ReportStep } from "../contract/index.ts";
import { slotInWords, sumOf, type Figure } from "../contract/report-plots.ts";
import classes from "./reports.module.css";

type Period = (typeof REPORT_PERIODS)[number];

const readState = ({ days }: Readonly<Record<string, unknown>>): { days: number } => ({
  days: typeof days === "number" ? days : 1,
});

interface Part {
  title: string;
  kind: "area" | "bars" | "line";
  series: readonly Series[];
  valuesOf: (slot: ReportSlot) => Slot["values"];
  format: FormatValue;
  /** The period in one figure; null: there is none. */
  fact: (slots: readonly ReportSlot[]) => number | null;
  /** Sentence in place of the plot. */
  none: string;
}

const sumIn =
  (figure: Figure) =>
  (slots: readonly ReportSlot[]): number | null =>
    sumOf(slots, figure) || null;

const PARTS: readonly Part[] = [
  {
    title: "Size",
    kind: "line",
    series: [
      { id: "database", label: "database", color: PLOT_COLORS[0] },
      { id: "files", label: "files", color: PLOT_COLORS[1] },
    ],
    valuesOf: ({ database_bytes: database, file_bytes: files }) => ({ database, files }),
    format: sizeInWords,
    fact(slots) {
      const last = slots.findLast(({ database_bytes: bytes }) => bytes !== null);
      return last === undefined ? null : last.database_bytes! + last.file_bytes!;
    },
    none: "The size is measured once an hour. Nothing is measured in this period.",
  },
  {
    title: "Requests",
    kind: "bars",
    series: [
      { id: "failed", label: "failed", color: "var(--err)" },
      { id: "answered", label: "answered", color: "var(--ok)" },
    ],
    valuesOf: ({ requests, failed_requests: failed }) => ({ failed, answered: requests - failed }),
    format: inNumbers,
    fact: sumIn("requests"),
    none: "No requests in this period.",
  },
  {
    title: "Traffic",
    kind: "area",
    series: [{ id: "sent", label: "sent", color: PLOT_COLORS[4] }],
    valuesOf: ({ egress_bytes: sent }) => ({ sent }),
    format: sizeInWords,
    fact: sumIn("egress_bytes"),
    none: "Nothing was sent in this period.",
  },
  {
    title: "Function calls",
    kind: "area",
    series: [{ id: "calls", label: "calls", color: PLOT_COLORS[6] }],
    valuesOf: ({ function_calls: calls }) => ({ calls }),
    format: inNumbers,
    fact: sumIn("function_calls"),
    none: "No function was called in this period.",
  },
];

interface ReportPartProps {
  part: Part;
  asked: ReturnType<typeof useReport>;
  step: ReportStep;
}

function ReportPart({ part, asked, step }: ReportPartProps) {
  const { title, kind, series, valuesOf, format, fact, none } = part;
  const figure = asked.data === undefined ? null : fact(asked.data.slots);
  return (
    <section className={classes.part} aria-label={title}>
      <header>
        <h3>{title}</h3>
        <span>{figure === null ? "" : format(figure)}</span>
      </header>
      <PlotPlace
        asked={asked}
        failed={{ title: "Error loading the report" }}
        none={() => (figure === null ? none : null)}
      >
        {({ slots }) => {
          const shown = slots.map((slot) => ({
            at: slot.at,
            label: slotInWords(slot.at, step),
            values: valuesOf(slot),
          }));
          const plot = { title, series, slots: shown, format };
          return kind === "bars" ? <BarPlot {...plot} /> : <CoursePlot kind={kind} {...plot} />;
        }}
      </PlotPlace>
    </section>
  );
}

const useReport = (projectId: string, { days, step }: Period) =>
  useRoute(reportsContract.report, { params: { id: projectId }, query: { days, step } }, { keepPrevious: true });

export function ReportsView({ projectId }: AreaViewProps) {
  const [{ days }, change] = useViewState(readState);
  const period = REPORT_PERIODS.find((one) => one.days === days) ?? REPORT_PERIODS[0];
  const asked = useReport(projectId, period);
  return (
    <div className={classes.page}>
      <ViewActions>
        <SegmentedControl
          aria-label="Period"
          value={String(period.days)}
          data={REPORT_PERIODS.map((one) => ({ value: String(one.days), label: one.label }))}
          onChange={(value) => change({ days: Number(value) })}
        />
      </ViewActions>
      {PARTS.map((part) => (
        <ReportPart key={part.title} part={part} asked={asked} step={period.step} />
      ))}
    </div>
  );
}
