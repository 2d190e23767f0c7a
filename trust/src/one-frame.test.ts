/** A small part of `./slipway bench trust one-frame`, inside this process: what nobody catches there fails the run. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFuzzWorld, type FuzzWorld } from "./fuzz/fuzz-world.ts";
import { makeGround, type OneFrameGround } from "./fuzz/one-frame/ground.ts";
import { LISTENERS } from "./fuzz/one-frame/messages.ts";
import { runOneFrame } from "./fuzz/one-frame/run-one-frame.ts";
import { watchStalls, type WatchedEvent } from "./fuzz/one-frame/stall-watch.ts";

const SEED = 20_261_127;
/** To each listener. */
const COUNT = 25;
const PATIENCE_MS = 60_000;
/** The world shares this process with the test: only what would never end by itself counts. */
const STALL_MS = 3_000;

describe("one message", { timeout: 300_000 }, () => {
  let world: FuzzWorld;
  let ground: OneFrameGround;
  beforeAll(async () => {
    world = await createFuzzWorld();
    ground = await makeGround(world.port, `http://${world.host}`, world.owner);
  }, 180_000);
  afterAll(() => world?.[Symbol.asyncDispose]());

  it("of any kind to any listener neither ends nor stalls the server", async () => {
    let told: WatchedEvent[] = [];
    using _watch = watchStalls(STALL_MS, (event) => told.push(event));
    const found = await runOneFrame({
      ...{ ground, seed: SEED, count: COUNT, patienceMs: PATIENCE_MS },
      events: async () => {
        const events = told;
        told = [];
        return events;
      },
      isAlive: () => true,
    });
    expect(found.problems).toEqual([]);
    expect(found.sent).toBe(COUNT * LISTENERS.length);
    // Refused at the door, messages would prove nothing about what is behind it.
    for (const listener of ["app", "rest", "storage", "site"])
      expect([listener, [...found.answers].some(([answer]) => answer === `${listener} 200`)]).toEqual([listener, true]);
  });

  it("that stalls the event loop is noticed by the thread's own time", async () => {
    const told: WatchedEvent[] = [];
    using _watch = watchStalls(100, (event) => told.push(event));
    const begun = process.threadCpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 30));
    while (process.threadCpuUsage(begun).user < 200_000);
    await expect.poll(() => told.length).toBeGreaterThan(0);
    expect(told[0]!.stalledMs).toBeGreaterThanOrEqual(100);
  });
});
