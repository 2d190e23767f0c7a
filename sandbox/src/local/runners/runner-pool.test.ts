/** Behaviour of the pool when runners do not start. The sandbox's tests show that they start and serve. */
import { expect, it } from "vitest";
import type { PreparedSet } from "../dependencies/dependency-set.ts";
import { sandboxRefused, type Machine } from "../machine.ts";
import { RunnerPool } from "./runner-pool.ts";

it("fills itself again after a start that failed, with growing pauses, until it is closed", async () => {
  const tries: number[] = [];
  const third = Promise.withResolvers<void>();
  const machine = {
    takeUser() {
      tries.push(performance.now());
      if (tries.length === 3) third.resolve();
      throw sandboxRefused("no memory left");
    },
  } as unknown as Machine;
  const options = {
    machine,
    size: 2,
    memoryBytes: 1 << 28,
    practise: "serving",
    appOrigin: () => null,
    template: new Map(),
  } as const;
  const pool = new RunnerPool(options, { key: "base" } as PreparedSet);
  await pool.fill();
  expect(tries).toHaveLength(1);
  await third.promise;
  const [first, second, last] = tries as [number, number, number];
  // A timer may be late on a busy machine, but at most its own grain early.
  expect(second - first).toBeGreaterThan(990);
  expect(last - second).toBeGreaterThan(1_990);
  await pool[Symbol.asyncDispose]();
});
