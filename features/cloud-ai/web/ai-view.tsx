/** Requests of functions to language models: how many, to which, and the budget. [C2.39] [C2.40] [C4.11] */
import { Button, NativeSelect, Skeleton } from "@mantine/core";
import { useRoute } from "@slipway/ui/api/use-route";
import { RelativeTime } from "@slipway/ui/kit/relative-time.tsx";
import { EmptyState, ErrorState } from "@slipway/ui/kit/status/states.tsx";
import { StatusDot } from "@slipway/ui/kit/status/status-dot.tsx";
import { boundsOf, rangeBetween, readRange, type TimeRange } from "@slipway/ui/kit/time-range/time-range";
import { TimeRangePicker } from "@slipway/ui/kit/time-range/time-range-picker.tsx";
import { ViewActions } from "@slipway/ui/navigation/view-actions.tsx";
import { useViewState } from "@slipway/ui/navigation/view-stack";
import { BarPlot } from "@slipway/ui/plots/bar-plot.tsx";
import { CoursePlot } from "@slipway/ui/plots/course-plot.tsx";
import { PLOT_COLORS, seriesColor } from "@slipway/ui/plots/plot-colors";
import type { Slot } from "@slipway/ui/plots/slots";
import type { AreaViewProps } from "@slipway/ui/slots/areas";
import { Sparkles } from "lucide-react";
import { useMemo } from "react";
import { cloudContract, type AiUsage } from "../../cloud/contract/index.ts";
import { callsByModel, slotsOf, tokensOf, type ModelCalls, type UsageSlot } from "../contract/usage-figures.ts";
import { useEnableAi, useIsAiUsed } from "./use-ai.ts";
import classes from "./ai.module.css";

interface AiState {
  range: TimeRange;
  /** Empty: all models. */
  model: string;
}

const LAST_DAY: TimeRange = { type: "relative", value: "24h" };

const readState = ({ range, model }: Readonly<Record<string, unknown>>): AiState => ({
  range: range === undefined ? LAST_DAY : readRange(range),
  model: typeof model === "string" ? model : "",
});

const FORMATS: Readonly<Record<AiUsage["granularity"], Intl.DateTimeFormat>> = {
  minute: new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit", hour12: false }),
  hour: new Intl.DateTimeFormat(undefined, {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hour12: false,
  }),
  day: new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", timeZone: "UTC" }),
};
const SLOT_MS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Models({ models }: { models: readonly ModelCalls[] }) {
  return (
    <table className={classes.models}>
      <thead>
        <tr>
          <th scope="col">Model</th>
          <th scope="col">Provider</th>
          <th scope="col">Calls</th>
        </tr>
      </thead>
      <tbody>
        {models.map(({ model, provider, calls }) => (
          <tr key={`${provider} ${model}`}>
            <th scope="row">{model}</th>
            <td>{provider}</td>
            <td>{calls.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Budget({ budget }: { budget: AiUsage["budget"] }) {
  const parts = [
    ["Requests today", budget.requests_of_day],
    ["Tokens today", budget.tokens_of_day],
    ["Requests this month", budget.requests_of_month],
    ["Tokens this month", budget.tokens_of_month],
  ] as const;
  return (
    <dl className={classes.facts}>
      {parts.map(([name, { used, max }]) => (
        <Fact key={name} name={name}>
          {`${used.toLocaleString()} of ${max.toLocaleString()}`}
        </Fact>
      ))}
    </dl>
  );
}

interface FiguresProps {
  usage: AiUsage;
  state: AiState;
  onChange: (patch: Partial<AiState>, how?: "push" | "replace") => void;
  bounds: { start: number; end: number };
}

/** Budgets are counted in tokens, so their course stands beside that of the requests. */
const TOKENS = [
  { id: "input", label: "tokens sent", color: PLOT_COLORS[0] },
  { id: "output", label: "tokens answered", color: PLOT_COLORS[1] },
];

function Connection({ isActive, lastUsedAt }: { isActive: boolean; lastUsedAt: string | null }) {
  return (
    <header className={classes.connection}>
      <h3>AI Connection</h3>
      <StatusDot tone={isActive ? "ok" : "quiet"}>{isActive ? "Active" : "Not in use"}</StatusDot>
      <span>
        {lastUsedAt === null ? (
          "Never used"
        ) : (
          <>
            Last used <RelativeTime at={lastUsedAt} />
          </>
        )}
      </span>
    </header>
  );
}

/** Requests by model, and their tokens. Both choose a span. */
function Plots({ usage, names, onChange, bounds }: Omit<FiguresProps, "state"> & { names: readonly string[] }) {
  const models = callsByModel(usage.usage);
  const format = FORMATS[usage.granularity];
  const shown = { ...usage, usage: usage.usage.filter(({ model }) => names.includes(model)) };
  const labelled = (slots: readonly UsageSlot[]): Slot[] =>
    slots.map((slot) => ({ ...slot, label: format.format(slot.at) }));
  const onChoose = (first: Slot, last: Slot): void => {
    const end = Math.min(last.at + SLOT_MS[usage.granularity], Date.now());
    onChange({ range: rangeBetween({ start: first.at, end }) }, "push");
  };
  return (
    <>
      <BarPlot
        title="AI requests"
        series={names.map((name) => ({
          id: name,
          label: name,
          color: seriesColor(models.findIndex(({ model }) => model === name)),
        }))}
        slots={labelled(slotsOf(shown, bounds))}
        onChoose={onChoose}
      />
      <h3>Tokens</h3>
      <CoursePlot
        kind="area"
        title="Tokens"
        series={TOKENS}
        slots={labelled(tokensOf(shown, bounds))}
        onChoose={onChoose}
      />
    </>
  );
}

function Figures({ usage, state, onChange, bounds }: FiguresProps) {
  const models = callsByModel(usage.usage);
  const total = models.reduce((sum, { calls }) => sum + calls, 0);
  const shown = models.filter(({ model }) => state.model === "" || model === state.model);
  return (
    <>
      <Connection isActive={total > 0} lastUsedAt={usage.last_used_at} />
      <dl className={classes.facts}>
        <Fact name="Total requests">{total.toLocaleString()}</Fact>
        <Fact name="Number of models">{models.length.toLocaleString()}</Fact>
        <Fact name="Top model">{models[0]?.model ?? "—"}</Fact>
      </dl>
      {total === 0 ? (
        <p className={classes.none}>No requests in this period.</p>
      ) : (
        <>
          <div className={classes.filter}>
            <NativeSelect
              aria-label="Model"
              value={state.model}
              data={[
                { value: "", label: "All models" },
                ...models.map(({ model }) => ({ value: model, label: model })),
              ]}
              onChange={({ currentTarget: { value } }) => onChange({ model: value })}
            />
          </div>
          <Plots
            usage={usage}
            names={[...new Set(shown.map(({ model }) => model))]}
            onChange={onChange}
            bounds={bounds}
          />
          <Models models={shown} />
        </>
      )}
      <h3>Budget</h3>
      <Budget budget={usage.budget} />
    </>
  );
}

function Usage({ projectId }: { projectId: string }) {
  const [state, change] = useViewState(readState);
  const rangeKey = JSON.stringify(state.range);
  // One span for the question and the plot, until another one is chosen.
  const bounds = useMemo(() => boundsOf(JSON.parse(rangeKey) as TimeRange, Date.now()), [rangeKey]);
  const query = { start: new Date(bounds.start).toISOString(), end: new Date(bounds.end).toISOString() };
  const usage = useRoute(cloudContract.aiUsage, { params: { id: projectId }, query }, { keepPrevious: true });
  return (
    <div className={classes.page}>
      <ViewActions>
        <TimeRangePicker range={state.range} onChange={(range) => change({ range })} />
      </ViewActions>
      {usage.data !== undefined ? (
        <Figures usage={usage.data} state={state} onChange={change} bounds={bounds} />
      ) : usage.error === null ? (
        <div role="status" aria-busy="true" aria-label="Loading the AI usage">
          <Skeleton height={220} />
        </div>
      ) : (
        <ErrorState error={usage.error} onRetry={() => void usage.refetch()} />
      )}
    </div>
  );
}

function EnableAi({ projectId }: { projectId: string }) {
  const { enable, isPending, isSent, isWorking } = useEnableAi(projectId);
  return (
    <EmptyState
      icon={Sparkles}
      title="Enable AI"
      action={
        <Button variant="filled" loading={isPending} disabled={isWorking || isSent} onClick={enable}>
          Enable AI
        </Button>
      }
    >
      {isWorking
        ? "The assistant is working. AI can be enabled once it is done."
        : "Functions of the app can then ask language models, within a budget for each day and month."}
    </EmptyState>
  );
}

/** While it is not known, the usage is shown. [C4.11] */
export function AiView({ projectId }: AreaViewProps) {
  return useIsAiUsed(projectId) === false ? <EnableAi projectId={projectId} /> : <Usage projectId={projectId} />;
}
