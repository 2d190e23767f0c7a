import { expect, it } from "vitest";
import { MAX_RESTORE_POINTS } from "./port.ts";
import { beyondMax } from "./restore-points.ts";

const points = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `rp${at}`, createdAt: at, label: "", bytes: 1 }));
const goneOf = (count: number, keep: string | null): string[] =>
  beyondMax(points(count), keep).gone.map(({ id }) => id);

it("deletes nothing up to the maximum, and the oldest beyond it", () => {
  expect(goneOf(MAX_RESTORE_POINTS, null)).toEqual([]);
  expect(goneOf(MAX_RESTORE_POINTS + 2, null)).toEqual(["rp0", "rp1"]);
});

it("never deletes the point that is to be kept, or the new one", () => {
  expect(goneOf(MAX_RESTORE_POINTS + 1, "rp0")).toEqual(["rp1"]);
  expect(goneOf(MAX_RESTORE_POINTS + 1, "rp7")).toEqual(["rp0"]);
  const { points: left } = beyondMax(points(MAX_RESTORE_POINTS + 1), "rp0");
  expect(left).toHaveLength(MAX_RESTORE_POINTS);
  expect([left[0]!.id, left.at(-1)!.id]).toEqual(["rp0", `rp${MAX_RESTORE_POINTS}`]);
});
