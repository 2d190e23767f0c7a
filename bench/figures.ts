/**
 * Prints samples as one table. Every figure names the machine's load during it. A missed goal ends the bench with exit
 * status 1 and a line that names it, for figures, ratios and conditions (`mustHold`) alike.
 */
import { availableParallelism, loadavg } from "node:os";

export interface Figure {
  name: string;
  samples: readonly number[];
  unit: "ms" | "s" | "kB" | "MB" | "/s";
  /**
   * Bound of the median: a maximum for milliseconds, seconds, kilobytes and megabytes, a minimum for amounts per
   * second.
   */
  goal?: number;
}

/** How many times faster than a peer in the same run. */
export interface Ratio {
  name: string;
  /** The ratio, or one ratio for each round of turns, of which the median counts. */
  value: number | readonly number[];
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

interface Row {
  cells: readonly [name: string, value: string, range: string, count: string];
  goal: string;
  /** False without a goal. */
  isMissed: boolean;
}

function figureRow({ name, samples, unit, goal }: Figure): Row {
  const middle = samples.length === 0 ? null : median(samples);
  const value = middle === null ? "not measured" : `${short(middle)} ${unit}`;
  const range = samples.length > 1 ? `${short(Math.min(...samples))}-${short(Math.max(...samples))}` : "";
  const isMore = unit === "/s";
  // A value that is no number has missed its goal as well.
  const isMet = goal === undefined || (middle !== null && (isMore ? middle >= goal : middle <= goal));
  return {
    cells: [name, value, range, `n=${samples.length}`],
    goal: goal === undefined ? "" : `${isMore ? ">=" : "<="} ${goal} ${unit}`,
    isMissed: !isMet,
  };
}

function ratioRow({ name, value, goal }: Ratio): Row {
  const samples = typeof value === "number" ? [value] : value;
  const middle = median(samples);
  const isOne = samples.length === 1;
  return {
    cells: [
      ...([name, `${middle.toFixed(2)}x`] as const),
      isOne ? "" : `${Math.min(...samples).toFixed(2)}-${Math.max(...samples).toFixed(2)}`,
      isOne ? "" : `n=${samples.length}`,
    ],
    goal: goal === undefined ? "" : `>= ${goal}x`,
    isMissed: goal !== undefined && !(middle >= goal),
  };
}

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

function miss(what: string): void {
  console.log(`Missed: ${what}`);
  process.exitCode = 1;
}

/** A goal without a figure: nothing lost, nothing out of order. `found` describes what was seen instead. */
export function mustHold(goal: string, { holds, found }: { holds: boolean; found: string }): void {
  if (!holds) miss(`${goal}: ${found}`);
}

/** Medians with their range, then ratios; below them each goal that was missed. */
export function report(figures: readonly Figure[], ratios: readonly Ratio[] = []): void {
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${availableParallelism()} cores, load ${load.join(" ")}, Node ${process.versions.node}`);
  const rows = [...figures.map(figureRow), ...ratios.map(ratioRow)];
  const verdict = ({ goal, isMissed }: Row): string => (goal === "" ? "" : `${goal} ${isMissed ? "MISSED" : "met"}`);
  printRows([["what", "median", "min-max", "", "goal"], ...rows.map((row) => [...row.cells, verdict(row)])]);
  for (const { cells, goal, isMissed } of rows) if (isMissed) miss(`${cells[0]}: ${cells[1]}, the goal is ${goal}`);
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
