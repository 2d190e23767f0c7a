/** Rules of the tools that measure or tell the time. */
import { describe, expect, it } from "vitest";
import { leftOf, phaseAt, phasesOf, tonesOf } from "../../../../blueprints/tools/interval-rules.ts";
import { aheadOf, cityOf, daysAhead, isDay, offsetText } from "../../../../blueprints/tools/zone-rules.ts";
import { clockOf, fresh, lapsOf, measured, toggled, withLap } from "../../../../blueprints/tools/stopwatch-rules.ts";

describe("a stopwatch", () => {
  it("measures what it ran and not what it stood", () => {
    const ran = toggled(toggled(fresh, 1000), 3500);
    expect(measured(ran, 99_000)).toBe(2500);
    expect(measured(toggled(ran, 10_000), 10_700)).toBe(3200);
  });

  it("never runs backwards when the clock is set back", () => {
    expect(measured(toggled({ ...fresh, before: 500 }, 10_000), 4000)).toBe(500);
  });

  it("knows the fastest and the slowest lap, and takes none while it stands", () => {
    const first = toggled(fresh, 0);
    const watch = withLap(withLap(withLap(first, 1000), 3000), 3500);
    expect(lapsOf(watch)).toEqual([
      { number: 1, time: 1000, total: 1000, mark: null },
      { number: 2, time: 2000, total: 3000, mark: "slowest" },
      { number: 3, time: 500, total: 3500, mark: "fastest" },
    ]);
    expect(lapsOf(withLap(first, 1000))[0]!.mark).toBeNull();
    expect(withLap(fresh, 1000)).toBe(fresh);
  });

  it("shows hours only when there are some", () => {
    expect(clockOf(0)).toBe("00:00.00");
    expect(clockOf(187_429)).toBe("03:07.42");
    expect(clockOf(3_787_420)).toBe("1:03:07.42");
  });
});

describe("rounds", () => {
  const phases = phasesOf({ prepare: 10, work: 20, rest: 5, rounds: 3 });

  it("go from work to rest, and end with work", () => {
    expect(phases.map(({ kind, round }) => `${kind}${round}`)).toEqual([
      "prepare1",
      "work1",
      "rest1",
      "work2",
      "rest2",
      "work3",
    ]);
    expect(phases.at(-1)!.to).toBe(80_000);
  });

  it("leave out what takes no time", () => {
    expect(phasesOf({ prepare: 0, work: 60, rest: 0, rounds: 2 }).map(({ kind }) => kind)).toEqual(["work", "work"]);
    expect(phasesOf({ prepare: 0, work: 0, rest: 0, rounds: 1 })).toEqual([]);
  });

  it("change at the moment and not after it", () => {
    expect(phaseAt(phases, 9999)).toMatchObject({ kind: "prepare" });
    expect(phaseAt(phases, 10_000)).toMatchObject({ kind: "work", round: 1 });
    expect(phaseAt(phases, 80_000)).toBeUndefined();
  });

  it("sound three times before each change, unless they are shorter, and longest at the end", () => {
    const tones = tonesOf(phasesOf({ prepare: 0, work: 10, rest: 2, rounds: 2 }));
    expect(tones.map(({ at, kind }) => `${kind} ${at / 1000}`)).toEqual([
      "tick 7",
      "tick 8",
      "tick 9",
      "turn 10",
      "tick 11",
      "turn 12",
      "tick 19",
      "tick 20",
      "tick 21",
      "end 22",
    ]);
  });

  it("show zero when they are over and not before", () => {
    expect(leftOf(60_000)).toBe("01:00");
    expect(leftOf(59_001)).toBe("01:00");
    expect(leftOf(1)).toBe("00:01");
    expect(leftOf(0)).toBe("00:00");
    expect(leftOf(3_600_000)).toBe("1:00:00");
  });
});

describe("zones", () => {
  const winter = Date.UTC(2026, 0, 15, 20, 0);
  const summer = Date.UTC(2026, 6, 15, 20, 0);

  it("are as far apart as their clocks are at that moment", () => {
    expect(aheadOf("Europe/Berlin", "Europe/London", winter)).toBe(60);
    expect(aheadOf("Asia/Kolkata", "UTC", winter)).toBe(330);
    expect(aheadOf("Australia/Sydney", "Europe/Berlin", winter)).toBe(600);
    expect(aheadOf("Australia/Sydney", "Europe/Berlin", summer)).toBe(480);
    expect(daysAhead("Asia/Tokyo", "America/New_York", winter)).toBe(1);
    expect(daysAhead("America/New_York", "Asia/Tokyo", winter)).toBe(-1);
    expect(isDay("America/New_York", winter)).toBe(true);
    expect(isDay("Asia/Tokyo", winter)).toBe(false);
  });

  it("are written as people say them", () => {
    expect([0, 60, -180, 330, -210].map(offsetText)).toEqual(["±0", "+1", "−3", "+5:30", "−3:30"]);
    expect(cityOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  });
});
