import { expect, it } from "vitest";
import { boundedTurns } from "./bounded-turns.ts";

it("lets as many work, wait and be refused as it says, in order, and frees its places after failures too", async () => {
  const inTurn = boundedTurns({ atOnce: 2, waiting: 3, retrySeconds: 7 });
  const started: number[] = [];
  let working = 0;
  let most = 0;
  const ask = (index: number): Promise<void> =>
    inTurn(async () => {
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
