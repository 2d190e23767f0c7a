import { describe, expect, it } from "vitest";
import { createByteBudget } from "./byte-budget.ts";

const TOTAL = 1000;
const BUSY = { code: "SlowDown", status: 429 };

describe("the budget of bodies", () => {
  it("gives a project half of what the others left", () => {
    const budget = createByteBudget(TOTAL);
    for (let at = 0; at < 5; at += 1) budget.take("a", 100);
    expect(() => budget.take("a", 1)).toThrow(expect.objectContaining(BUSY));
    for (let at = 0; at < 5; at += 1) budget.take("b", 50);
    expect(() => budget.take("b", 1)).toThrow(expect.objectContaining(BUSY));
    budget.take("c", 100);
    expect(() => budget.take("c", 100)).toThrow(expect.objectContaining(BUSY));
  });

  it("lets a project in with one body whatever the others have, up to twice the budget", () => {
    const budget = createByteBudget(TOTAL);
    const refs = Array.from({ length: 20 }, (_none, at) => `p${at}`);
    const held = refs.map((ref) => budget.take(ref, 100));
    expect(() => budget.take("another", 1)).toThrow(expect.objectContaining(BUSY));
    expect(() => budget.take("p0", 1)).toThrow(expect.objectContaining(BUSY));
    for (const one of held) one[Symbol.dispose]();
    expect(() => budget.take("another", 500)).not.toThrow();
  });

  it("takes a body above the budget where there is no other", () => {
    const budget = createByteBudget(TOTAL);
    const one = budget.take("a", 10 * TOTAL);
    expect(() => budget.take("b", 1)).toThrow(expect.objectContaining(BUSY));
    one[Symbol.dispose]();
    budget.take("b", 1);
  });
});
