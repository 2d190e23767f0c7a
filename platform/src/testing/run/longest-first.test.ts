import { expect, it } from "vitest";
import { longestAllowed } from "./longest-first.ts";

it("reads the longest time that a file allows one of its tests", () => {
  const source = `
    it("waits", { timeout: 90_000 }, async () => {});
    it("waits longer", async () => {}, 180_000);
    await expect.poll(read, { timeout: 5_000 }).toBe(1);`;
  expect(longestAllowed(source)).toBe(180_000);
});

it("treats a file without a time limit as a short one", () => {
  expect(longestAllowed(`it("adds", () => expect(1_000 + 1).toBe(1_001));`)).toBe(0);
});
