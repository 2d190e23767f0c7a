import { expect, it } from "vitest";
import { relativeTime } from "./relative-time.tsx";

const now = Date.parse("2026-11-21T12:00:00Z");
const minute = 60_000;

it.each([
  [10_000, "just now"],
  [50_000, "1 minute ago"],
  [5 * minute, "5 minutes ago"],
  [90 * minute, "2 hours ago"],
  [26 * 60 * minute, "yesterday"],
  [3 * 24 * 60 * minute, "3 days ago"],
  [20 * 24 * 60 * minute, "Nov 1"],
  [400 * 24 * 60 * minute, "Oct 17, 2025"],
])("says how long ago %i ms were", (age, words) => {
  expect(relativeTime(now - age, now, "en-US")).toBe(words);
});

it("never speaks of the future when clocks differ", () => {
  expect(relativeTime(now + 5000, now, "en-US")).toBe("just now");
});
