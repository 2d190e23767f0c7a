import { expect, it } from "vitest";
import { daysOf } from "./signups.ts";

it("has every day up to today, also those without a signup [C2.32] [C9.08]", () => {
  const now = Date.UTC(2026, 10, 27, 14);
  const days = daysOf([{ day: Date.UTC(2026, 10, 26), signups: 4 }], 7, now);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ at: Date.UTC(2026, 10, 27), signups: 0 });
  expect(days.at(-2)!.signups).toBe(4);
  expect(days[0]!.at).toBe(Date.UTC(2026, 10, 21));
});
