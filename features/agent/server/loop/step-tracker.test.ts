import { systemClock } from "@slipway/kernel/clock";
import { expect, it } from "vitest";
import type { RunStep } from "../../contract/index.ts";
import { StepTracker } from "./step-tracker.ts";

it("names the width at which pages are opened, so that no two rows read the same", () => {
  const rows = new Map<string, RunStep>();
  const tracker = new StepTracker(systemClock, (step) => rows.set(step.id, step));
  tracker.inputStart("written", "render");
  tracker.inputDelta("written", '{"routes":["/"],"viewport":"mob');
  expect(rows.size).toBe(0);
  tracker.inputDelta("written", 'ile"}');
  tracker.call("written", "render", { routes: ["/"], viewport: "mobile" });
  tracker.call("wide", "render", { routes: ["/"], viewport: "desktop" });
  tracker.call("plain", "render", { routes: ["/"] });
  expect([...rows.values()].map(({ kind, target }) => [kind, target])).toEqual([
    ["render", "pages on a phone"],
    ["render", "pages on a desktop"],
    ["render", "pages"],
  ]);
});
