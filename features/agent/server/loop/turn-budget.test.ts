import { expect, it } from "vitest";
import { amountWords, TurnBudget } from "./turn-budget.ts";

const budget = (max: Partial<{ steps: number; tokens: number; credits: number }>, spent = () => 0, isTold = true) =>
  new TurnBudget({ max: { steps: 60, tokens: null, credits: null, ...max }, spent, isTold });

it("is over at the first part that is used up, whichever that is", () => {
  const tokens = budget({ tokens: 100 });
  tokens.step(99);
  expect(tokens.over).toBeNull();
  tokens.book(1);
  expect([tokens.over, amountWords("tokens", tokens.facts)]).toEqual(["tokens", "100 of 100 tokens"]);
  let credits = 0;
  const paid = budget({ credits: 2 }, () => credits);
  credits = 2.04;
  expect([paid.over, amountWords("credits", paid.facts)]).toEqual(["credits", "2 of 2 credits"]);
  const steps = budget({ steps: 2 });
  for (const _ of [1, 2]) steps.step(1_000_000);
  expect([steps.over, steps.stepsLeft]).toEqual(["steps", 0]);
});

it("tells the model once, when a fifth is left, and never the embedded one", () => {
  const told = budget({ steps: 10 });
  for (let step = 0; step < 7; step += 1) told.step(0);
  expect(told.note()).toBeNull();
  told.step(0);
  expect(told.note()).toContain("8 of 10 steps");
  expect(told.note()).toBeNull();
  const silent = budget({ steps: 1 }, () => 0, false);
  silent.step(0);
  expect(silent.note()).toBeNull();
});
