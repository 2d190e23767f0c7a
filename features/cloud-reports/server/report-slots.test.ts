import { expect, it } from "vitest";
import type { UsageHour } from "../../cloud/server/index.ts";
import { courseOf, growthInWords } from "../contract/report-plots.ts";
import { reportSlots, slotStarts } from "./report-slots.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 30, 11, 20);
const hour = (at: number, rest: Partial<UsageHour> = {}): UsageHour => ({
  hour: at,
  databaseBytes: null,
  fileBytes: null,
  egressBytes: 0,
  requests: 0,
  failedRequests: 0,
  functionCalls: 0,
  ...rest,
});

it("has a slot for each hour or day up to now", () => {
  expect(slotStarts({ now: NOW, days: 1, step: "hour" })).toHaveLength(24);
  const days = slotStarts({ now: NOW, days: 30, step: "day" });
  expect([days.length, days.at(-1)]).toEqual([30, Date.UTC(2026, 10, 30)]);
});

it("adds counts up, takes the last size of a day, and leaves what nobody measured unknown", () => {
  const today = Date.UTC(2026, 10, 30);
  const slots = reportSlots(
    [
      hour(today - 5 * DAY, { requests: 9 }),
      hour(today - DAY, { databaseBytes: 30, fileBytes: 1, requests: 2, failedRequests: 1 }),
      hour(today - DAY + HOUR, { databaseBytes: 40, fileBytes: 2, requests: 3, egressBytes: 7, functionCalls: 1 }),
      hour(today - DAY + 2 * HOUR, { requests: 1 }),
    ],
    { now: NOW, days: 3, step: "day" },
  );
  expect(slots.map(({ database_bytes: size }) => size)).toEqual([null, 40, null]);
  expect(slots[1]).toEqual({
    at: today - DAY,
    ...{ database_bytes: 40, file_bytes: 2, egress_bytes: 7, requests: 6, failed_requests: 1, function_calls: 1 },
  });
  expect(courseOf(slots, "database_bytes").map(({ value }) => value)).toEqual([40]);
});

it("says how large something is and how it has grown", () => {
  const sized = (bytes: (number | null)[]) =>
    reportSlots(
      bytes.map((databaseBytes, day) => hour(Date.UTC(2026, 10, 28 + day), { databaseBytes, fileBytes: 0 })),
      { now: NOW, days: 3, step: "day" },
    );
  expect(growthInWords(sized([null, null, null]), "database_bytes")).toBeNull();
  expect(growthInWords(sized([1024 ** 2, null, 3 * 1024 ** 2]), "database_bytes")).toBe("3 MB, 2 MB more in 3 days");
  expect(growthInWords(sized([500, 500, 500]), "database_bytes")).toBe("500 B, the same in 3 days");
});
