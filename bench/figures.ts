/** Samples in, one table out. Every figure says the load of the machine it was measured under. */
import { availableParallelism, loadavg } from "node:os";

export interface Figure {
  name: string;
  samples: readonly number[];
  unit: "ms" | "kB" | "MB" | "/s";
  /** Bound of the median: the most milliseconds, kilobytes and megabytes, the fewest per second. */
  goal?: number;
}

/** How many times faster than a peer in the same run; a missed goal fails the run. */
export interface Ratio {
  name: string;
  value: number;
  goal?: number;
}

export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error("nothing was measured");
  return sorted.length % 2 === 1 ? upper : (upper + sorted[middle - 1]!) / 2;
}

const short = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

function figureRow({ name, samples, unit, goal }: Figure): string[] {
  const middle = median(samples);
  const range = samples.length > 1 ? `${short(Math.min(...samples))}-${short(Math.max(...samples))}` : "";
  const [bound, met] = unit === "/s" ? [">=", middle >= (goal ?? 0)] : ["<=", middle <= (goal ?? 0)];
  const verdict = goal === undefined ? "" : `${bound} ${goal} ${unit} ${met ? "met" : "MISSED"}`;
  return [name, `${short(middle)} ${unit}`, range, `n=${samples.length}`, verdict];
}

const ratioRow = ({ name, value, goal }: Ratio): string[] => [
  name,
  `${value.toFixed(2)}x`,
  "",
  "",
  goal === undefined ? "" : `>= ${goal}x ${value >= goal ? "met" : "MISSED"}`,
];

function printRows(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_cell, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    );
}

/** Medians with their range, then ratios. Times depend on the machine and only say so; a missed ratio is exit status 1. */
export function report(figures: readonly Figure[], ratios: readonly Ratio[] = []): void {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${availableParallelism()} cores, load ${load.join(" ")}, Node ${process.versions.node}`);
  printRows([["what", "median", "min-max", "", "goal"], ...figures.map(figureRow), ...ratios.map(ratioRow)]);
  if (ratios.some(({ value, goal }) => goal !== undefined && value < goal)) process.exitCode = 1;
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
