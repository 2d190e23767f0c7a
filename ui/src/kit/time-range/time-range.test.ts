import { expect, it } from "vitest";
import { boundsOf, LAST_HOUR, localInput, rangeBetween, rangeLabel, rangeProblem, readRange } from "./time-range.ts";

const NOW = Date.UTC(2026, 10, 27, 14, 5);
const HOUR = 3_600_000;

it("reads what a view kept, and the last hour for anything else [C3.03] [C9.03]", () => {
  expect(readRange({ type: "relative", value: "3d" })).toEqual({ type: "relative", value: "3d" });
  const between = rangeBetween({ start: NOW - HOUR, end: NOW });
  expect(readRange(JSON.parse(JSON.stringify(between)))).toEqual(between);
  for (const odd of [null, "1h", { type: "relative", value: "7y" }, { type: "absolute", startDate: "soon" }, {}])
    expect(readRange(odd)).toEqual(LAST_HOUR);
});

it("says from when to when it is", () => {
  expect(boundsOf({ type: "relative", value: "24h" }, NOW)).toEqual({ start: NOW - 24 * HOUR, end: NOW });
  expect(boundsOf(rangeBetween({ start: 5, end: 9 }), NOW)).toEqual({ start: 5, end: 9 });
  expect(rangeLabel(LAST_HOUR)).toBe("Last hour");
  expect(Date.parse(localInput(NOW))).toBe(NOW);
});

it("refuses a start that is not before the end, and the future [C5.05] [C5.06]", () => {
  expect(rangeProblem({ start: NOW - HOUR, end: NOW }, NOW)).toBeNull();
  expect(rangeProblem({ start: NOW, end: NOW }, NOW)).toBe("Start must be before end");
  expect(rangeProblem({ start: NOW, end: NOW + 1 }, NOW)).toBe("Dates cannot be in the future");
  expect(rangeProblem({ start: Number.NaN, end: NOW }, NOW)).toBe("Enter a start and an end");
});
