import { afterEach, beforeEach, expect, it } from "vitest";
import { daysOf, midnight } from "./signups.ts";

const zone = process.env["TZ"];
beforeEach(() => {
  process.env["TZ"] = "America/New_York";
});
afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

/** Hours that New York is behind UTC in winter. */
const BEHIND = 5;

it("has every day of the reader up to today, also those without a signup [C2.32] [C9.08]", () => {
  // In New York it is still the evening of the 27th.
  const now = Date.UTC(2026, 10, 28, 1);
  const days = daysOf([{ day: Date.UTC(2026, 10, 26, BEHIND), signups: 4 }], 7, now);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ at: Date.UTC(2026, 10, 27, BEHIND), signups: 0 });
  expect(days.at(-2)!.signups).toBe(4);
  expect(days[0]!.at).toBe(Date.UTC(2026, 10, 21, BEHIND));
});

it("ends a day at the next midnight, also where the clocks change", () => {
  const changed = Date.UTC(2026, 10, 1, 4);
  expect(midnight(changed + 3_600_000)).toBe(changed);
  expect(midnight(changed, 1) - changed).toBe(25 * 3_600_000);
});
