import { afterEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

afterEach(() => void vi.unstubAllGlobals());

it("does one piece per idle moment, in order, and none that was withdrawn", () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const done: string[] = [];
  whenIdle(() => done.push("a"));
  const forget = whenIdle(() => done.push("b"));
  whenIdle(() => done.push("c"));
  expect([done, idle.length]).toEqual([[], 1]);
  forget();
  idle.shift()!();
  expect([done, idle.length]).toEqual([["a"], 1]);
  idle.shift()!();
  expect([done, idle.length]).toEqual([["a", "c"], 0]);
});

it("also works in a browser without idle callbacks", async () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  const done = Promise.withResolvers<string>();
  whenIdle(() => done.resolve("done"));
  expect(await done.promise).toBe("done");
});
