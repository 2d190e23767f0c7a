import { expect, it } from "vitest";
import { callsByModel, slotsOf, tokensOf, type UsageRecord } from "./usage-figures.ts";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 27, 10);
const record = (model: string, count: number, hour: number): UsageRecord => ({
  timestamp: new Date(START + hour * HOUR).toISOString(),
  model,
  provider: "openai",
  count,
  input_tokens: 1,
  output_tokens: 1,
});

it("adds up the calls of each model, most first [C2.39]", () => {
  const usage = [record("small", 2, 0), record("large", 5, 0), record("small", 4, 1)];
  expect(callsByModel(usage)).toEqual([
    { model: "small", provider: "openai", calls: 6 },
    { model: "large", provider: "openai", calls: 5 },
  ]);
});

it("has a slot for each hour, also without a call [C9.09]", () => {
  const usage = [record("small", 2, 0), record("large", 5, 2)];
  const slots = slotsOf({ granularity: "hour", usage }, { start: START, end: START + 3 * HOUR });
  expect(slots.map(({ values }) => values)).toEqual([{ small: 2 }, {}, { large: 5 }]);
});

it("adds up tokens sent and answered, of all models [C2.39]", () => {
  const usage = [record("small", 2, 0), record("large", 5, 0), record("large", 5, 1)];
  const slots = tokensOf({ granularity: "hour", usage }, { start: START, end: START + 3 * HOUR });
  expect(slots.map(({ values }) => values)).toEqual([{ input: 2, output: 2 }, { input: 1, output: 1 }, {}]);
});
