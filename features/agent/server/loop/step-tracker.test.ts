import { systemClock } from "@slipway/kernel/clock";
import { expect, it } from "vitest";
import type { RunStep } from "../../contract/index.ts";
import { StepTracker } from "./step-tracker.ts";

it("names the width at which pages are opened, so that no two rows read the same", () => {
  const rows = new Map<string, RunStep>();
  const tracker = new StepTracker(systemClock, (step) => rows.set(step.id, step));
  tracker.inputStart("written", "render");
  tracker.inputDelta("written", '{"routes":["/"],"viewport":"mob');
  expect(rows.size).toBe(0);
  tracker.inputDelta("written", 'ile"}');
  tracker.call("written", "render", { routes: ["/"], viewport: "mobile" });
  tracker.call("wide", "render", { routes: ["/"], viewport: "desktop" });
  tracker.call("plain", "render", { routes: ["/"] });
  expect([...rows.values()].map(({ kind, target }) => [kind, target])).toEqual([
    ["render", "pages on a phone"],
    ["render", "pages on a desktop"],
    ["render", "pages"],
  ]);
});

it("names what a call of several arguments works on", () => {
  const rows = new Map<string, RunStep>();
  const tracker = new StepTracker(systemClock, (step) => rows.set(step.id, step));
  const calls: [string, Record<string, unknown>][] = [
    ["read_files", { files: ["src/a.ts"] }],
    ["read_files", { files: ["src/a.ts:2-9", "src/b.ts", "src/c.ts"] }],
    ["read_files", { files: [{ path: "src/a.ts" }, "src/b.ts"] }],
    ["search", { include: ["*.css"], pattern: "color" }],
    ["search", { include: ["*.css"] }],
    ["references", { path: "src/a.ts" }],
    ["references", { path: "src/a.ts", name: "total" }],
    ["move", { from: "src/a.ts", to: "src/b.ts" }],
    ["run", { tests: [] }],
    ["run", { tests: ["price", "cart"] }],
    ["run", { script: "seed" }],
    ["check", {}],
    ["history", { to: 3 }],
  ];
  for (const [at, [tool, input]] of calls.entries()) tracker.call(String(at), tool, input);
  expect([...rows.values()].map(({ kind, target }) => `${kind} ${target}`)).toEqual([
    "read src/a.ts",
    "read src/a.ts:2-9 and 2 more",
    "read src/b.ts",
    "search color",
    "search *.css",
    "search src/a.ts",
    "search total",
    "rename src/a.ts",
    "run the tests",
    "run the tests price, cart",
    "run the script seed",
    "check types and build",
    "read the project's history",
  ]);
  tracker.inputStart("early", "read_files");
  tracker.inputDelta("early", '{"files":["src/d.ts","s');
  expect(rows.get("early")).toMatchObject({ kind: "read", target: "src/d.ts" });
});

it("shows a program's newest lines at most twice a second, and all of the last ones at its end", () => {
  const reports: RunStep[] = [];
  let now = 1000;
  const tracker = new StepTracker({ now: () => now } as typeof systemClock, (step) => reports.push(step));
  tracker.call("run", "run", { tests: [] });
  for (let line = 0; line < 50; line += 1) {
    now += 20;
    tracker.output("run", `line ${line} ${"x".repeat(500)}`);
  }
  expect(reports.filter(({ output }) => output !== undefined).length).toBeLessThanOrEqual(3);
  tracker.end("run", "done");
  const lines = reports.at(-1)!.output!.split("\n");
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toMatch(/^line 49 x{152}$/);
});

it("begins the row of a patch that names no file for long, and names it with the whole call", () => {
  const reports: RunStep[] = [];
  const tracker = new StepTracker(systemClock, (step) => reports.push(step));
  tracker.inputStart("long", "apply_patch");
  for (let piece = 0; piece < 300; piece += 1) tracker.inputDelta("long", "0123456789");
  expect(reports.map(({ kind, target }) => [kind, target])).toEqual([["edit", ""]]);
  tracker.inputDelta("long", "\\n*** Update File: src/late.ts\\n");
  expect(reports).toHaveLength(1);
  tracker.call("long", "apply_patch", { patch: "*** Begin Patch\n*** Update File: src/late.ts\n" });
  expect(reports.at(-1)).toMatchObject({ target: "src/late.ts" });
});

it("names the file of a patch as soon as its line is whole, however it is cut into pieces", () => {
  const reports: RunStep[] = [];
  const tracker = new StepTracker(systemClock, (step) => reports.push(step));
  tracker.inputStart("cut", "apply_patch");
  for (const piece of ['{"patch":"*** Begin Patch\\', "n*** Add File: src/a", ".ts\\", "n+x"])
    tracker.inputDelta("cut", piece);
  expect(reports.map(({ target }) => target)).toEqual(["src/a.ts"]);
});

it("counts how long a step waited for a person, apart from the wait for a turn of its own", () => {
  const rows = new Map<string, RunStep>();
  let now = 1_000;
  const tracker = new StepTracker({ ...systemClock, now: () => now }, (step) => rows.set(step.id, step));
  tracker.start("add", "install", "date-fns");
  tracker.waiting("install", "for a free place");
  now = 3_000;
  tracker.waiting("install", null);
  tracker.asking("needs your approval");
  expect(rows.get("add")?.waiting).toBe("needs your approval");
  now = 63_000;
  tracker.asking(null);
  now = 64_000;
  tracker.end("add", "done");
  expect(rows.get("add")).toMatchObject({ started_at: 1_000, ended_at: 64_000, waited_ms: 60_000 });
  expect(rows.get("add")?.waiting).toBeUndefined();
});

it("shows a model's thoughts in one row, titled by their first line and bounded", () => {
  const rows = new Map<string, RunStep>();
  const tracker = new StepTracker(systemClock, (step) => rows.set(step.id, step));
  tracker.think("empty", "  \n");
  tracker.thought("empty");
  for (const part of ["\n**Planning ", "the tables**\n", "Orders ", "need lines.\n"]) tracker.think("a", part);
  tracker.thought("a");
  for (let count = 0; count < 500; count += 1) tracker.think("long", "again and again ");
  tracker.thought("long");
  const [short, long, ...others] = [...rows.values()];
  expect(short).toMatchObject({
    ...{ kind: "think", target: "Planning the tables", status: "done" },
    output: "**Planning the tables**\nOrders need lines.",
  });
  expect([long!.target.length, long!.output!.length, others]).toEqual([200, 1999, []]);
});
