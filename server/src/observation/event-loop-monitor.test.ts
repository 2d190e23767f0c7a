import { setTimeout as wait } from "node:timers/promises";
import { withTrace } from "@slipway/platform/log/pino-log";
import { createMetrics } from "@slipway/platform/metrics/prometheus";
import { memoryLog } from "@slipway/platform/testing/memory-log";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startEventLoopMonitor, type EventLoopMonitor } from "./event-loop-monitor.ts";

/** By the processor's time: a machine that others use stretches the clock. */
function holdForTheTest(milliseconds: number): void {
  const before = process.threadCpuUsage().user;
  while (process.threadCpuUsage().user - before < milliseconds * 1000);
}

const slowPattern = (): boolean => /^(a+)+$/.test(`${"a".repeat(25)}b`);

describe("the monitor of the event loop", () => {
  const log = memoryLog();
  let metrics: ReturnType<typeof createMetrics>;
  let monitor: EventLoopMonitor;
  beforeEach(async () => {
    log.lines.length = 0;
    metrics = createMetrics({ processFigures: false });
    monitor = startEventLoopMonitor({ log, metrics });
    await monitor.ready;
    await wait(50);
  });
  afterEach(() => monitor[Symbol.asyncDispose]());

  const held = (place: string) =>
    expect.poll(() => log.lines.find(({ fields }) => fields["place"] === place), { timeout: 10_000 });
  const textOf = async (): Promise<string> => (await metrics.expose()).text;

  it("prints the place, the trace and the stack of what holds the loop, and counts it", async () => {
    const hold = async (): Promise<void> => {
      await wait(1);
      holdForTheTest(200);
    };
    await withTrace("trace-of-the-hold", hold, "GET /slow/{id}");
    await held("GET /slow/{id}").toMatchObject({ message: "the event loop was held", traceId: "trace-of-the-hold" });
    const { fields } = log.lines.find((line) => line.fields["place"] === "GET /slow/{id}")!;
    expect(fields["cpuMs"]).toBeGreaterThan(150);
    expect(fields["stack"]).toEqual(expect.arrayContaining([expect.stringContaining("holdForTheTest")]));
    expect(JSON.stringify(fields["stack"])).toContain("(server/src/observation/event-loop-monitor.test.ts");
    const text = await textOf();
    expect(text).toContain('slipway_event_loop_holds_total{place="GET /slow/{id}"} 1');
    expect(text).toMatch(/slipway_event_loop_hold_cpu_seconds_count [1-9]/);
    expect(text).toMatch(/slipway_event_loop_hold_seconds_count [1-9]/);
  });

  it("finds the pattern that backtracks", async () => {
    withTrace("t", slowPattern, "job slow");
    await held("job slow").toBeDefined();
    const { fields } = log.lines.find((line) => line.fields["place"] === "job slow")!;
    expect(fields["stack"]).toEqual(expect.arrayContaining([expect.stringContaining("slowPattern")]));
  });

  it("writes one line of a place for many holds in a row, and counts them all", async () => {
    for (let count = 0; count < 3; count += 1) {
      withTrace("t", () => holdForTheTest(120), "job often");
      await wait(60);
    }
    await expect.poll(textOf, { timeout: 10_000 }).toContain('slipway_event_loop_holds_total{place="job often"} 3');
    expect(log.lines.filter(({ fields }) => fields["place"] === "job often")).toHaveLength(1);
  });

  it("says nothing of short turns of the loop", async () => {
    for (let count = 0; count < 20; count += 1) await withTrace("t", () => wait(2), "GET /quick");
    expect(log.lines.filter(({ fields }) => fields["place"] === "GET /quick")).toEqual([]);
  });
});
