/** A small plot of the last quarter of an hour: the latest figure as text, its course as a line. */
import classes from "./capacity.module.css";

type Point = [x: number, y: number];

export interface PlotFrame {
  width: number;
  height: number;
  /** Value at the upper edge. */
  max: number;
  /** Samples of a full plot; fewer begin further right. */
  slots: number;
}

/** One line per stretch without a gap. */
export function plotPoints(values: readonly (number | null)[], { width, height, max, slots }: PlotFrame): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  const end = (): void => {
    if (line.length > 0) lines.push(line);
    line = [];
  };
  values.forEach((value, index) => {
    if (value === null) return end();
    const x = width * (1 - (values.length - 1 - index) / (slots - 1));
    line.push([x, height - (Math.min(value, max) / max) * height]);
  });
  end();
  return lines;
}

const WIDTH = 240;
const HEIGHT = 44;
const SLOTS = 180;

const path = (line: readonly Point[]): string =>
  line.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

export interface PlotProps {
  title: string;
  /** The latest value. */
  figure: string;
  hint?: string | undefined;
  values: readonly (number | null)[];
  /** The upper edge if it is known; else the highest value, at least `least`. */
  max?: number;
  least?: number;
}

export function Plot({ title, figure, hint, values, max, least = 1 }: PlotProps) {
  const known = values.filter((value) => value !== null);
  const top = max ?? Math.max(least, ...known) * 1.15;
  const lines = plotPoints(values, { width: WIDTH, height: HEIGHT, max: top, slots: SLOTS });
  return (
    <figure className={classes.plot}>
      <figcaption>
        <span className={classes.plotTitle}>{title}</span>
        <span className={classes.figure}>{figure}</span>
        {hint !== undefined && <span className={classes.hint}>{hint}</span>}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <line x1="0" y1={HEIGHT} x2={WIDTH} y2={HEIGHT} className={classes.base} />
        {lines.map((line) => (
          <g key={line[0]![0]}>
            {line.length > 1 && (
              <path
                className={classes.area}
                d={`${path(line)}L${line.at(-1)![0].toFixed(1)} ${HEIGHT}L${line[0]![0].toFixed(1)} ${HEIGHT}Z`}
              />
            )}
            <path className={classes.course} d={path(line)} />
          </g>
        ))}
      </svg>
    </figure>
  );
}

export interface BarProps {
  label: string;
  /** From 0 to 1; larger values are drawn as full. */
  share: number;
  tone?: "warn" | "err" | undefined;
}

/** A share of a whole, readable by screen readers too. */
export function Bar({ label, share, tone }: BarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={classes.bar}
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-tone={tone}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
