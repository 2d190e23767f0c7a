import { expect, it } from "vitest";
import { takingTurns } from "./turns.ts";

function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it("lets others have the event loop between pieces of long work, but not of short work", async () => {
  const turn = takingTurns();
  let turns = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await turn();
  expect(turns).toBe(0);
  for (let piece = 0; piece < 20; piece += 1) {
    work(3);
    await turn();
  }
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(5);
});
