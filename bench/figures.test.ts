import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** A bench of its own: the exit status is the process's. */
function bench(body: string): { status: number | null; missed: string[]; printed: string } {
  const code = `import { mustHold, report } from ${JSON.stringify(new URL("figures.ts", import.meta.url).href)};\n${body}`;
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", code];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const missed = stdout.split("\n").filter((line) => line.startsWith("Missed: "));
  return { status, missed, printed: `${stdout}${stderr}` };
}

test("goals that are met, and figures without one, end a bench well", () => {
  const { status, missed, printed } = bench(
    `report(
      [
        { name: "answer", samples: [49, 50, 900], unit: "ms", goal: 50 },
        { name: "answers", samples: [2000], unit: "/s", goal: 2000 },
        { name: "peer", samples: [9999], unit: "ms" },
      ],
      [{ name: "against the peer", value: 2.5, goal: 2.5 }],
    );
    mustHold("nothing is lost", { holds: true, found: "0 lost" });`,
  );
  expect({ status, missed }, printed).toEqual({ status: 0, missed: [] });
});

test.each([
  ["milliseconds", `report([{ name: "answer", samples: [51], unit: "ms", goal: 50 }]);`],
  ["megabytes", `report([{ name: "answer", samples: [90, 61, 20], unit: "MB", goal: 60 }]);`],
  ["answers a second", `report([{ name: "answer", samples: [1999], unit: "/s", goal: 2000 }]);`],
  ["a ratio", `report([], [{ name: "answer", value: 2.49, goal: 2.5 }]);`],
  ["a ratio of rounds", `report([], [{ name: "answer", value: [9, 2.4, 2.49], goal: 2.5 }]);`],
  ["a ratio of nothing", `report([], [{ name: "answer", value: Number.NaN, goal: 2.5 }]);`],
  ["a figure that nobody took", `report([{ name: "answer", samples: [], unit: "ms", goal: 50 }]);`],
  ["a condition", `mustHold("answer", { holds: false, found: "3 lost" });`],
])("a missed goal ends a bench with exit status 1 and a line that names it: %s", (_kind, body) => {
  const { status, missed, printed } = bench(body);
  expect(status, printed).toBe(1);
  expect(missed).toEqual([expect.stringMatching(/^Missed: answer: /)]);
});

test("reports a ratio of rounds as their median, with the range", () => {
  const { missed, printed } = bench(`report([], [{ name: "answer", value: [3, 2.6, 2.1, 9, 2.5], goal: 2.5 }]);`);
  expect(printed).toMatch(/^answer +2\.60x +2\.10-9\.00 +n=5 +>= 2\.5x met$/m);
  expect(missed).toEqual([]);
});

test("prints the measured value and the goal of each missed one", () => {
  const { missed } = bench(
    `report(
      [
        { name: "key to paint", samples: [70, 61, 62], unit: "ms", goal: 50 },
        { name: "memory", samples: [59], unit: "MB", goal: 60 },
      ],
      [{ name: "first sight", value: 2.456, goal: 2.5 }],
    );`,
  );
  expect(missed).toEqual([
    "Missed: key to paint: 62.0 ms, the goal is <= 50 ms",
    "Missed: first sight: 2.46x, the goal is >= 2.5x",
  ]);
});
