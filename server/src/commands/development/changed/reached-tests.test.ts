import { describe, expect, it } from "vitest";
import { choiceInWords, chooseTests, type Reach } from "./reached-tests.ts";
import { readOptions } from "./test-changed.ts";

const reach = (parts: Partial<Reach>): Reach => ({
  changed: ["kernel/src/ids.ts"],
  everything: null,
  near: [],
  throughWholeApp: [],
  journeys: 0,
  testFiles: 641,
  unreached: [],
  typeProjects: [],
  sources: [],
  ...parts,
});
const reached = (path: string, because = "uses kernel/src/ids.ts") => ({ path, because });

describe("the tests of a change", () => {
  const wide = reach({
    near: [reached("changed.test.ts", "changed"), reached("slow.test.ts"), reached("quick.test.ts")],
    throughWholeApp: [reached("whole.test.ts", "boots the whole app")],
    journeys: 14,
  });

  it("are the changed ones, and the nearest others that fit in a minute by their last times", () => {
    const times = { "changed.test.ts": 55_000, "slow.test.ts": 20_000, "quick.test.ts": 4_000 };
    const chosen = chooseTests(wide, times, false);
    expect(chosen.tests.map(({ path }) => path)).toEqual(["changed.test.ts", "quick.test.ts"]);
    expect(choiceInWords(wide, chosen)).toEqual([
      "1 file changed. The change reaches 4 of 641 test files; 2 run now:",
      "  changed.test.ts  (changed)",
      "  quick.test.ts  (uses kernel/src/ids.ts)",
      "Left out: 1 file further away, or too slow for a short run.",
      "Left out: 1 file where only the whole app meets the change.",
      "./slipway test --changed --all runs these too.",
      "Left out: 14 journeys in a browser (./slipway e2e).",
    ]);
  });

  it("are all that it reaches when all are asked for", () => {
    const chosen = chooseTests(wide, { "slow.test.ts": 500_000 }, true);
    expect(chosen.tests).toHaveLength(4);
    expect(choiceInWords(wide, chosen).filter((line) => line.startsWith("Left out"))).toEqual([
      "Left out: 14 journeys in a browser (./slipway e2e).",
    ]);
  });

  it("run a changed test however long it takes", () => {
    const chosen = chooseTests(wide, { "changed.test.ts": 120_000 }, false);
    expect(chosen.tests.map(({ path }) => path)).toEqual(["changed.test.ts"]);
  });
});

it("reads a revision and --all in any order, and refuses more", () => {
  expect(readOptions(["--changed"])).toEqual({ revision: undefined, runsAll: false });
  expect(readOptions(["--changed", "main", "--all"])).toEqual({ revision: "main", runsAll: true });
  expect(readOptions(["--all", "--changed", "main"])).toEqual({ revision: "main", runsAll: true });
  expect(() => readOptions(["--changed", "main", "other"])).toThrow("takes one revision");
  expect(() => readOptions(["--changed", "--fast"])).toThrow("knows --all");
});
