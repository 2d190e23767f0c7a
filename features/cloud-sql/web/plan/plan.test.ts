import { describe, expect, it } from "vitest";
import { readPlan } from "./plan.ts";

const scan = (more: object = {}) => ({
  ...{ "Node Type": "Seq Scan", "Relation Name": "orders", "Total Cost": 90, "Plan Rows": 1000 },
  ...{
    "Actual Total Time": 8,
    "Actual Rows": 10,
    "Actual Loops": 2,
    Filter: "(total > 5)",
    "Rows Removed by Filter": 600,
  },
  ...more,
});
const sort = (below: object[]) => ({
  ...{ "Node Type": "Sort", "Total Cost": 100, "Plan Rows": 20, "Sort Key": ["total", "id"] },
  ...{ "Actual Total Time": 20, "Actual Rows": 20, "Actual Loops": 1, Plans: below },
});
const read = (plan: object, more: object = {}) => readPlan(JSON.stringify([{ Plan: plan, ...more }]));

describe("a plan", () => {
  it("is read as steps with their own time, and the slowest is marked", () => {
    expect(read(sort([scan()]), { "Execution Time": 21.5 })).toEqual({
      totalMs: 21.5,
      isCut: false,
      steps: [
        {
          ...{ depth: 0, title: "Sort", details: ["Sort Key: total, id"], expectedRows: 20, actualRows: 20 },
          ...{ ownMs: 4, share: 0.2, isSlowest: false },
        },
        {
          ...{ depth: 1, title: "Seq Scan on orders", expectedRows: 1000, actualRows: 20 },
          details: ["Filter: (total > 5)", "1,200 rows were read and left out"],
          ...{ ownMs: 16, share: 0.8, isSlowest: true },
        },
      ],
    });
  });

  it("that was not run is measured by its cost", () => {
    const bare = { "Node Type": "Index Scan", "Index Name": "orders_pkey", "Relation Name": "orders", "Total Cost": 8 };
    const plan = read({ "Node Type": "Limit", "Total Cost": 10, "Plan Rows": 1, Plans: [bare] });
    expect(plan?.totalMs).toBeNull();
    expect(plan?.steps.map(({ title, ownMs, share, isSlowest }) => [title, ownMs, share, isSlowest])).toEqual([
      ["Limit", null, 0.2, false],
      ["Index Scan by orders_pkey on orders", null, 0.8, true],
    ]);
  });

  it("of one step marks none", () => {
    expect(read(scan())?.steps.map(({ isSlowest }) => isSlowest)).toEqual([false]);
  });

  it("takes no time below zero where workers ran side by side", () => {
    expect(read(sort([scan({ "Actual Total Time": 50 })]))?.steps[0]?.ownMs).toBe(0);
  });

  it("of any depth is read, and cut", () => {
    let plan: object = scan();
    for (let depth = 0; depth < 2000; depth += 1) plan = sort([plan]);
    const found = read(plan);
    expect([found?.steps.length, found?.isCut]).toEqual([300, true]);
  });
});

it.each(["", "{}", "[]", "[1]", '[{"Plan":1}]', "null", "[null]"])("is not read from %j", (text) => {
  expect(readPlan(text)).toBeNull();
});

it.each(['[{"Plan":{}}]', '[{"Plan":{"Plans":[null,1,[],{}],"Node Type":7}}]'])(
  "is read from odd parts: %s",
  (text) => {
    expect(readPlan(text)?.steps[0]?.title).toBe("Step");
  },
);
