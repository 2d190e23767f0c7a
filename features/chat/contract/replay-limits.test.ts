import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "@slipway/kernel/limits";
import { truncateReplay } from "./replay-limits.ts";

describe("session replay", () => {
  it("replaces the data of an event over 10,000 characters and keeps type and timestamp [W5.05] [W9.03] [CH8]", () => {
    const event = { type: 3, timestamp: 5, data: "x".repeat(10_001), extra: 1 };
    expect(truncateReplay([event])).toEqual([{ type: 3, timestamp: 5, data: "[truncated]" }]);
    const small = { type: 3, timestamp: 5, data: "x" };
    expect(truncateReplay([small])).toEqual([small]);
  });

  it("keeps the newest events within 1,000,000 characters [W5.05] [W9.03] [CH8]", () => {
    const events = Array.from({ length: 150 }, (_, index) => ({ type: 3, timestamp: index, data: "x".repeat(9_000) }));
    const kept = truncateReplay(events);
    expect(kept.at(-1)).toEqual(events.at(-1));
    expect(kept.length).toBeLessThan(events.length);
    expect(JSON.stringify(kept).length).toBeLessThanOrEqual(limits.replayTotalCharacters + kept.length + 1);
    expect(kept).toEqual(events.slice(-kept.length));
  });

  it("never exceeds its bounds, whatever the events are [W5.05]", () => {
    const event = fc.record({
      type: fc.anything({ maxDepth: 1 }),
      timestamp: fc.integer(),
      data: fc.string({ minLength: 0, maxLength: 12_000 }),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        for (const kept of truncateReplay(events))
          expect(JSON.stringify(kept).length).toBeLessThanOrEqual(limits.replayEventCharacters);
      }),
      { numRuns: 100 },
    );
  });
});
