import { expect, it } from "vitest";
import { rateLimited } from "@slipway/kernel/errors";
import { Semaphore } from "./semaphore.ts";

it("lets as many work, wait and be refused as it says, in order, and frees its places after failures too", async () => {
  const turns = new Semaphore({ atOnce: 2, waiting: { most: 3, onFull: () => rateLimited(7, "Full.") } });
  const started: number[] = [];
  let working = 0;
  let most = 0;
  const ask = (index: number): Promise<void> =>
    turns.run(async () => {
      started.push(index);
      most = Math.max(most, (working += 1));
      await new Promise((done) => setImmediate(done));
      working -= 1;
      if (index === 1) throw new Error("a failure");
    });
  const asked = await Promise.allSettled(Array.from({ length: 7 }, (_, index) => ask(index)));
  expect(most).toBe(2);
  expect(started).toEqual([0, 1, 2, 3, 4]);
  expect(asked.slice(5)).toMatchObject([{ reason: { code: "rate_limited", retryAfter: 7 } }, { status: "rejected" }]);
  await ask(8);
  expect(started.at(-1)).toBe(8);
});
