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

const slowPattern = (): boolean => /^(a+)+$/.test(`${"a".repeat(23)}b`);

describe("the monitor of the event loop", { timeout: 120_000 }, () => {
  const log = memoryLog();
  let metrics: ReturnType<typeof createMetrics>;
  let monitor: EventLoopMonitor;
  beforeEach(async () => {
    log.lines.length = 0;
    metrics = createMetrics({ processFigures: false });
    monitor = startEventLoopMonitor({ log, metrics, linesEveryMs: 600_000 });
    await monitor.ready;
    await wait(50);
  });
  afterEach(() => monitor[Symbol.asyncDispose]());

  const lineOf = (place: string) => log.lines.find(({ fields }) => fields["place"] === place);
  /** Again where the thread that looks got no turn on the processor meanwhile. */
  const until = (hold: () => Promise<unknown>, seen: () => Promise<boolean> | boolean) =>
    expect
      .poll(
        async () => {
          await hold();
          await wait(60);
          return seen();
        },
        { timeout: 90_000 },
      )
      .toBe(true);
  const textOf = async (): Promise<string> => (await metrics.expose()).text;

  it("prints the place, the trace and the stack of what holds the loop, and counts it", async () => {
    const hold = async (): Promise<void> => {
      await wait(1);
      holdForTheTest(200);
    };
    const place = "GET /slow/{id}";
    await until(
      () => withTrace("trace-of-the-hold", hold, place),
      () => lineOf(place) !== undefined,
    );
    const { fields, traceId } = lineOf(place)!;
    expect(traceId).toBe("trace-of-the-hold");
    expect(fields["cpuMs"]).toBeGreaterThan(100);
    expect(fields["stack"]).toEqual(expect.arrayContaining([expect.stringContaining("holdForTheTest")]));
    expect(JSON.stringify(fields["stack"])).toContain("(server/src/observation/event-loop-monitor.test.ts");
    const text = await textOf();
    expect(text).toMatch(/slipway_event_loop_holds_total\{place="GET \/slow\/\{id\}",cause="\w+"\} 1/);
    expect(text).toMatch(/slipway_event_loop_hold_cpu_seconds_count [1-9]/);
    expect(text).toMatch(/slipway_event_loop_hold_seconds_count [1-9]/);
  });

  it("finds the pattern that backtracks", async () => {
    await until(
      async () => withTrace("t", slowPattern, "job slow"),
      () => lineOf("job slow") !== undefined,
    );
    const { stack } = lineOf("job slow")!.fields;
    expect(stack).toEqual(expect.arrayContaining([expect.stringContaining("slowPattern")]));
  });

  it("writes one line of a place for many holds in a row, and counts them all", async () => {
    const count = async (): Promise<number> =>
      [...(await textOf()).matchAll(/event_loop_holds_total\{place="job often",cause="\w+"\} (\d+)/g)].reduce(
        (sum, [, times]) => sum + Number(times),
        0,
      );
    await until(
      async () => withTrace("t", () => holdForTheTest(120), "job often"),
      async () => (await count()) >= 3,
    );
    // On a machine that others use some of it may be waiting, which is told beside the work.
    const lines = log.lines.filter(({ fields }) => fields["place"] === "job often");
    expect(new Set(lines.map(({ message }) => message)).size).toBe(lines.length);
  });

  it("ignores short turns of the loop", async () => {
    for (let count = 0; count < 20; count += 1) await withTrace("t", () => wait(2), "GET /quick");
    expect(log.lines.filter(({ fields }) => fields["place"] === "GET /quick")).toEqual([]);
  });
});
