import { expect, it } from "vitest";
import { limits } from "@slipway/kernel/limits";
import { endReplay, noteReplay, replayOf, startReplay } from "./replay.ts";

it("records one project on request until it is stopped", () => {
  noteReplay("p1", { type: 3, timestamp: 1 });
  expect(replayOf("p1")).toEqual([]);
  startReplay("p1");
  noteReplay("p1", { type: 3, timestamp: 2 });
  noteReplay("p2", { type: 3, timestamp: 3 });
  expect([replayOf("p1"), replayOf("p2")]).toEqual([[{ type: 3, timestamp: 2 }], []]);
  endReplay("p2");
  expect(replayOf("p1")).toHaveLength(1);
  endReplay("p1");
  expect(replayOf("p1")).toEqual([]);
});

it("keeps the newest events beyond its bound [W5.05] [W9.03]", () => {
  startReplay("p1");
  for (let at = 0; at < 300; at += 1) noteReplay("p1", { type: 3, timestamp: at, data: "x".repeat(9_000) });
  const kept = replayOf("p1");
  expect(JSON.stringify(kept).length).toBeLessThanOrEqual(limits.replayTotalCharacters + kept.length + 1);
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.at(-1)).toMatchObject({ timestamp: 299 });
  endReplay("p1");
});
