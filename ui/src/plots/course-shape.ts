/** Lines and areas through the figures of slots, in a square of 100 by 100. Pure. */
import { isKnown, totalOf, type Series, type Slot } from "./slots.ts";

/** `line`: each series from the ground. `area`: one upon the other. */
export type CourseKind = "area" | "line";

export interface Course {
  id: string;
  color: string;
  /** Path of its upper edge. */
  edge: string;
  /** Path of what is below it; empty for lines. */
  fill: string;
}

/** Heights in percent, by slot: null where the figures are not known. */
export type Heights = readonly (number | null)[];

/** The highest value: of one series for lines, of all together for areas. */
export const highest = (kind: CourseKind, slots: readonly Slot[]): number =>
  Math.max(
    1,
    ...slots.map((slot) =>
      kind === "area" ? totalOf(slot) : Math.max(0, ...Object.values(slot.values).map((value) => value ?? 0)),
    ),
  );

/** Upper edge of each series. */
export function edgesOf(kind: CourseKind, series: readonly Series[], slots: readonly Slot[]): Heights[] {
  const max = highest(kind, slots);
  const grounds = slots.map(() => 0);
  return series.map(({ id }) =>
    slots.map((slot, index) => {
      if (!isKnown(slot)) return null;
      const top = grounds[index]! + (slot.values[id] ?? 0);
      if (kind === "area") grounds[index] = top;
      return (top / max) * 100;
    }),
  );
}

interface Point {
  x: number;
  top: number;
  ground: number;
}

const place = (x: number, height: number): string => `${x.toFixed(2)} ${(100 - height).toFixed(2)}`;

/** Parts without a gap. */
function runsOf(edge: Heights, ground: Heights | undefined): Point[][] {
  const runs: Point[][] = [];
  let open: Point[] | null = null;
  for (const [index, top] of edge.entries()) {
    if (top === null) open = null;
    else {
      if (open === null) runs.push((open = []));
      open.push({ x: ((index + 0.5) / edge.length) * 100, top, ground: ground?.[index] ?? 0 });
    }
  }
  return runs;
}

export function coursesOf(kind: CourseKind, series: readonly Series[], slots: readonly Slot[]): Course[] {
  const edges = edgesOf(kind, series, slots);
  return series.map(({ id, color }, at) => {
    const runs = runsOf(edges[at]!, kind === "area" ? edges[at - 1] : undefined);
    // A run of one slot is a dot: the end of a line is round.
    const edge = runs.map(
      (run) => `M${run.map(({ x, top }) => place(x, top)).join("L")}${run.length === 1 ? "h0" : ""}`,
    );
    const fill = runs.map(
      (run) =>
        `M${run.map(({ x, top }) => place(x, top)).join("L")}L${run
          .toReversed()
          .map(({ x, ground }) => place(x, ground))
          .join("L")}Z`,
    );
    return { id, color, edge: edge.join(""), fill: kind === "area" ? fill.join("") : "" };
  });
}
