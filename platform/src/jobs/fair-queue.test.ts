import { expect, it } from "vitest";
import { rateLimited } from "@slipway/kernel/errors";
import { FairQueue, waitingSentence } from "./fair-queue.ts";

const turnOfTheLoop = (): Promise<void> => new Promise((done) => setImmediate(done));

/** Tasks that end when they are told to. */
function gates() {
  const open = new Map<string, () => void>();
  const started: string[] = [];
  const task = (name: string) => (): Promise<void> => {
    started.push(name);
    return new Promise((resolve) => open.set(name, resolve));
  };
  return { started, task, end: (name: string) => (open.get(name)!(), turnOfTheLoop()) };
}

it("lets as many run and wait as its bounds say, in order, and frees places after failures too", async () => {
  const queue = new FairQueue({ name: "q", atOnce: 2, waiting: { max: 3, onFull: () => rateLimited(7, "Full.") } });
  const started: number[] = [];
  let working = 0;
  let max = 0;
  const ask = (index: number): Promise<void> =>
    queue.run(async () => {
      started.push(index);
      max = Math.max(max, (working += 1));
      await turnOfTheLoop();
      working -= 1;
      if (index === 1) throw new Error("a failure");
    });
  const asked = await Promise.allSettled(Array.from({ length: 7 }, (_, index) => ask(index)));
  expect(max).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(asked.slice(5)).toMatchObject([{ reason: { code: "rate_limited", retryAfter: 7 } }, { status: "rejected" }]);
  await ask(8);
  expect(started.at(-1)).toBe(8);
  expect(queue.load).toEqual({ name: "q", atOnce: 2, running: 0, waiting: 0 });
});

it("serves tenants in turn: one that queued twenty does not starve another's single task", async () => {
  const queue = new FairQueue({ name: "q", atOnce: 1 });
  const { started, task, end } = gates();
  const places: number[] = [];
  for (let index = 0; index < 21; index += 1) void queue.run(task(`busy ${index}`), { tenant: "busy" });
  void queue.run(task("single"), { tenant: "other", onPlace: (ahead) => places.push(ahead) });
  await end("busy 0");
  await end("busy 1");
  expect(started).toEqual(["busy 0", "busy 1", "single"]);
  expect(places).toEqual([2, 1, 0]);
});

it("keeps a place for others when one tenant is limited", async () => {
  const queue = new FairQueue({ name: "q", atOnce: 2, perTenant: 1 });
  const { started, task, end } = gates();
  void queue.run(task("hostile 1"), { tenant: "hostile" });
  void queue.run(task("hostile 2"), { tenant: "hostile" });
  await turnOfTheLoop();
  expect(started).toEqual(["hostile 1"]);
  void queue.run(task("honest"), { tenant: "other" });
  await turnOfTheLoop();
  expect(started).toEqual(["hostile 1", "honest"]);
  await end("honest");
  expect(started).toHaveLength(2);
  await end("hostile 1");
  expect(started.at(-1)).toBe("hostile 2");
});

it("refuses a tenant that waits with too many while others still find room", async () => {
  const onFull = () => rateLimited(5, "Full.");
  const queue = new FairQueue({ name: "q", atOnce: 1, waiting: { max: 10, perTenant: 1, onFull } });
  const { started, task, end } = gates();
  void queue.run(task("one"), { tenant: "a" });
  void queue.run(task("two"), { tenant: "a" });
  await expect(queue.run(task("three"), { tenant: "a" })).rejects.toMatchObject({ code: "rate_limited" });
  void queue.run(task("other"), { tenant: "b" });
  await end("one");
  await end("two");
  expect(started).toEqual(["one", "two", "other"]);
});

it("lets waiting callers give up, moves the others forward and reports to the observer", async () => {
  const queue = new FairQueue({ name: "q", atOnce: 1 });
  const seen: boolean[] = [];
  queue.observer = (name, { began }) => void (name === "q" && seen.push(began));
  const { started, task, end } = gates();
  const controller = new AbortController();
  const places: number[] = [];
  void queue.run(task("one"));
  const second = queue.run(task("two"), { signal: controller.signal });
  void queue.run(task("three"), { onPlace: (ahead) => places.push(ahead) });
  controller.abort(new Error("never mind"));
  await expect(second).rejects.toThrow("never mind");
  await end("one");
  expect(started).toEqual(["one", "three"]);
  expect(places).toEqual([2, 1, 0]);
  expect(seen).toEqual([true, false, true]);
});

it("ends what has held its place for long once another tenant waits, and not before", async () => {
  const queue = new FairQueue({ name: "q", atOnce: 1, hold: { ms: 30, onHeld: () => new Error("too long") } });
  const aborted = (signal: AbortSignal): Promise<void> =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
  let isHeld = false;
  const hostile = queue.run((signal) => aborted(signal), { tenant: "hostile" }).catch(() => (isHeld = true));
  await queue
    .run(() => Promise.resolve(), { tenant: "hostile", signal: AbortSignal.timeout(60) })
    .catch(() => undefined);
  expect(isHeld).toBe(false);
  await queue.run(() => Promise.resolve(), { tenant: "other" });
  await hostile;
  expect(isHeld).toBe(true);
});

it("describes the wait in words", () => {
  expect(waitingSentence("build", 2)).toBe("Waiting for a free build place: 2 ahead of you.");
});
