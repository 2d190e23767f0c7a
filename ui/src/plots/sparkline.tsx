import { inNumbers, type FormatValue } from "./slots.ts";
import classes from "./sparkline.module.css";

export interface Point {
  /** The slot in words: "Mon, Nov 30". */
  label: string;
  value: number;
}

export interface SparklineProps {
  /** Meaning of the line: "12 signups in 7 days". */
  title: string;
  points: readonly Point[];
  /** Default: a number. */
  format?: FormatValue;
}

const WIDTH = 100;
const HEIGHT = 28;
/** The line keeps its whole width at the highest and the lowest value. */
const INSET = 2;

/** The course of a figure without axes, as wide as its place. Its figures are read out. Without two points nothing is drawn. */
export function Sparkline({ title, points, format = inNumbers }: SparklineProps) {
  if (points.length < 2) return null;
  const max = Math.max(1, ...points.map(({ value }) => value));
  const at = points.map(({ value }, index) => {
    const x = (index / (points.length - 1)) * WIDTH;
    const y = HEIGHT - INSET - (value / max) * (HEIGHT - 2 * INSET);
    return `${x.toFixed(2)},${y.toFixed(2)}`;
  });
  const words = points.map(({ label, value }) => `${label}: ${format(value)}`).join(", ");
  return (
    <figure className={classes.line}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={`${title}. ${words}`}>
        <polygon points={`0,${HEIGHT} ${at.join(" ")} ${WIDTH},${HEIGHT}`} />
        <polyline points={at.join(" ")} />
      </svg>
      <figcaption aria-hidden="true">{title}</figcaption>
    </figure>
  );
}
