import { expect, it } from "vitest";
import { fittingTools } from "./fitting-tools.ts";

const bar = (room: number) => ({ room, gap: 2, widthOf: () => 98 });

it("shows as many pinned tools as there is room for, from the left [T2.05]", () => {
  expect(fittingTools(["a", "b", "c", "d"], null, bar(1000))).toEqual(["a", "b", "c", "d"]);
  expect(fittingTools(["a", "b", "c", "d"], null, bar(250))).toEqual(["a", "b"]);
  expect(fittingTools(["a"], null, bar(0))).toEqual([]);
});

it("shows the active tool whether it fits or is pinned or not [T2.06]", () => {
  expect(fittingTools(["a", "b", "c", "d"], "d", bar(250))).toEqual(["a", "d"]);
  expect(fittingTools(["a", "b"], "x", bar(1000))).toEqual(["a", "b", "x"]);
  expect(fittingTools(["a", "b"], "x", bar(0))).toEqual(["x"]);
});
