/**
 * Stacked bars over time. Each bar can be reached by key and opened; dragging over bars chooses a span. A table of the same
 * figures takes the plot's place on request.
 */
import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import classes from "./bar-plot.module.css";

export interface Series {
  id: string;
  label: string;
  /** A colour of the theme. */
  color: string;
}

export interface Bar {
  /** Start of the slot, in epoch milliseconds. */
  at: number;
  /** The slot in words: "14:05". */
  label: string;
  /** By the id of the series. */
  values: Readonly<Record<string, number>>;
}

export interface BarPlotProps {
  /** The counted thing: "Logs". */
  title: string;
  series: readonly Series[];
  bars: readonly Bar[];
  /** First and last bar of a span that was dragged, or one bar that was opened. */
  onChoose?: (first: Bar, last: Bar) => void;
}

const totalOf = ({ values }: Bar): number => Object.values(values).reduce((sum, value) => sum + value, 0);

const inWords = (bar: Bar, series: readonly Series[]): string => {
  const parts = series.flatMap(({ id, label }) => {
    const value = bar.values[id] ?? 0;
    return value === 0 ? [] : [`${value.toLocaleString()} ${label}`];
  });
  return `${bar.label}: ${parts.length === 0 ? "none" : parts.join(", ")}`;
};

function Stack({ bar, series, max }: { bar: Bar; series: readonly Series[]; max: number }) {
  return series.map(({ id, color }) => {
    const value = bar.values[id] ?? 0;
    const share = value === 0 ? 0 : Math.max(value / max, 0.02);
    return <span key={id} style={{ flexBasis: `${share * 100}%`, background: color }} />;
  });
}

function Figures({ title, series, bars }: Pick<BarPlotProps, "title" | "series" | "bars">) {
  return (
    <div className={classes.figures}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars
            .filter((bar) => totalOf(bar) > 0)
            .map((bar) => (
              <tr key={bar.at}>
                <th scope="row">{bar.label}</th>
                {series.map(({ id }) => (
                  <td key={id}>{(bar.values[id] ?? 0).toLocaleString()}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** The bars that a drag covers, in their order; null while nobody drags. */
function useDrag(bars: readonly Bar[], onChoose: BarPlotProps["onChoose"]) {
  const [span, setSpan] = useState<readonly [from: number, to: number] | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const barAt = (event: PointerEvent): number => {
    const { left, width } = field.current!.getBoundingClientRect();
    const share = (event.clientX - left) / width;
    return Math.min(bars.length - 1, Math.max(0, Math.floor(share * bars.length)));
  };
  const bounds = span === null ? null : ([Math.min(...span), Math.max(...span)] as const);
  const end = (): void => {
    setSpan(null);
    if (bounds !== null) onChoose?.(bars[bounds[0]]!, bars[bounds[1]]!);
  };
  return {
    field,
    bounds,
    handlers:
      onChoose === undefined
        ? {}
        : {
            onPointerDown: (event: PointerEvent) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              setSpan([barAt(event), barAt(event)]);
            },
            onPointerMove: (event: PointerEvent) => span !== null && setSpan([span[0], barAt(event)]),
            onPointerUp: end,
            onPointerCancel: () => setSpan(null),
          },
  };
}

/** One stop for the Tab key; arrows move between the bars. */
function useRoving(count: number) {
  const [at, setAt] = useState(0);
  const current = Math.min(at, count - 1);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const steps: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      Home: 0,
      End: count - 1,
    };
    const next = steps[event.key];
    if (next === undefined || next < 0 || next >= count) return;
    event.preventDefault();
    setAt(next);
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return { current, onKeyDown, setAt };
}

export function BarPlot({ title, series, bars, onChoose }: BarPlotProps) {
  const [showsFigures, setShowsFigures] = useState(false);
  const max = Math.max(1, ...bars.map(totalOf));
  const { field, bounds, handlers } = useDrag(bars, onChoose);
  const { current, onKeyDown, setAt } = useRoving(bars.length);
  return (
    <figure className={classes.plot} aria-label={title}>
      {showsFigures ? (
        <Figures title={title} series={series} bars={bars} />
      ) : (
        <div ref={field} className={classes.bars} role="group" aria-label={title} onKeyDown={onKeyDown} {...handlers}>
          {bars.map((bar, index) => (
            <button
              key={bar.at}
              type="button"
              tabIndex={index === current ? 0 : -1}
              title={inWords(bar, series)}
              aria-label={inWords(bar, series)}
              data-covered={(bounds !== null && index >= bounds[0] && index <= bounds[1]) || undefined}
              onFocus={() => setAt(index)}
              // A pointer chooses by its drag, so this is the keyboard's.
              onKeyDown={({ key }) => (key === "Enter" || key === " ") && onChoose?.(bar, bar)}
            >
              <Stack bar={bar} series={series} max={max} />
            </button>
          ))}
        </div>
      )}
      <figcaption>
        <span>{bars[0]?.label}</span>
        <ul>
          {series.map(({ id, label, color }) => (
            <li key={id}>
              <i style={{ background: color }} />
              {label}
            </li>
          ))}
        </ul>
        <button type="button" className={classes.toFigures} onClick={() => setShowsFigures(!showsFigures)}>
          {showsFigures ? "Show plot" : "Show figures"}
        </button>
        <span>{bars.at(-1)?.label}</span>
      </figcaption>
    </figure>
  );
}
