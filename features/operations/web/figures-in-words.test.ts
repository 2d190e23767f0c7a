import { expect, it } from "vitest";
import {
  isBackupOld,
  latencyInWords,
  queueInWords,
  sleptInWords,
  spanInWords,
  tokensInWords,
  waitingInWords,
} from "./figures-in-words.ts";
import { plotPoints } from "./plot.tsx";

it("formats spans, latencies and counts as people do", () => {
  expect([5, 90, 7300, 200_000].map(spanInWords)).toEqual(["5 s", "1 min", "2 h", "2 d"]);
  expect([null, 2.5, 2500].map(latencyInWords)).toEqual(["—", "3 ms", "2.5 s"]);
  const slept = [
    [0, 0],
    [1, 0],
    [0, 2],
    [3, 1],
  ] as const;
  expect(slept.map(([previews, backends]) => sleptInWords({ slept: previews, backends }))).toEqual([
    "Nothing was idle",
    "1 preview was put to sleep",
    "2 backends were put to sleep",
    "3 previews and 1 backend were put to sleep",
  ]);
  expect([0, 1, 2].map(waitingInWords)).toEqual(["", ", 1 task waits", ", 2 tasks wait"]);
  expect(queueInWords("build")).toBe("Builds");
  expect(tokensInWords({ input: 1_234_000, cached: 1_111_000, output: 34_400 })).toBe(
    "1.2M in, 90 % from the cache, 34.4K out",
  );
  expect(tokensInWords({ input: 0, cached: 0, output: 0 })).toBe("0 in, 0 % from the cache, 0 out");
  const now = Date.parse("2026-11-22T17:00:00Z");
  expect(
    ["2026-11-22T03:00:00Z", "2026-11-20T17:00:00Z", "2026-11-20T16:59:59Z"].map((at) => isBackupOld(at, now)),
  ).toEqual([false, false, true]);
});

it("draws the newest sample at the right, the highest at the top, and a gap where there is no figure", () => {
  expect(plotPoints([0, 10, null, 5], { width: 100, height: 20, max: 10, slots: 5 })).toEqual([
    [
      [25, 20],
      [50, 0],
    ],
    [[100, 10]],
  ]);
});
