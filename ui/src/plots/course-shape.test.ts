import fc from "fast-check";
import { expect, it } from "vitest";
import { coursesOf, edgesOf, highest, type CourseKind } from "./course-shape.ts";
import type { Slot } from "./slots.ts";

const SERIES = [
  { id: "a", label: "a", color: "red" },
  { id: "b", label: "b", color: "blue" },
];
const slot = (a: number | null, b: number | null): Slot => ({ at: 0, label: "", values: { a, b } });

it("draws lines from the ground, and areas one upon the other", () => {
  const slots = [slot(1, 3), slot(2, 2)];
  expect(edgesOf("line", SERIES, slots)[1]).toEqual([100, (2 / 3) * 100]);
  expect(edgesOf("area", SERIES, slots)).toEqual([
    [25, 50],
    [100, 100],
  ]);
  expect(coursesOf("area", SERIES, slots)[1]).toMatchObject({
    edge: "M25.00 0.00L75.00 0.00",
    fill: "M25.00 0.00L75.00 0.00L75.00 50.00L25.00 75.00Z",
  });
  expect(coursesOf("line", SERIES, slots)[0]!.fill).toBe("");
});

it("leaves a gap where nothing is known, and a dot for a slot between two gaps", () => {
  const slots = [slot(2, 0), slot(null, null), slot(1, 0), slot(null, null)];
  expect(coursesOf("line", SERIES, slots)[0]!.edge).toBe("M12.50 0.00h0M62.50 50.00h0");
});

it("stays within the plot for any figures", () => {
  const figure = fc.option(fc.integer({ min: 0, max: 1e12 }));
  fc.assert(
    fc.property(
      fc.constantFrom<CourseKind>("area", "line"),
      fc.array(fc.tuple(figure, figure), { maxLength: 40 }),
      (kind, pairs) => {
        const slots = pairs.map(([a, b]) => slot(a, b));
        expect(highest(kind, slots)).toBeGreaterThanOrEqual(1);
        for (const height of edgesOf(kind, SERIES, slots).flat())
          if (height !== null) expect(height >= 0 && height <= 100.000_001).toBe(true);
        for (const { edge, fill } of coursesOf(kind, SERIES, slots)) expect(edge + fill).not.toContain("NaN");
      },
    ),
  );
});
