/** The bars of the harness: each of them, missed by itself, is named; a run that reaches all of them misses none. */
import { describe, expect, it } from "vitest";
import type { CaseFile } from "./cases/cases.ts";
import { goalsOf } from "./goals.ts";
import type { Outcome, Verdict } from "./oracles/verdict.ts";
import type { CaseResult } from "./results.ts";

const verdicts = (outcome: Outcome, count: number, name = "page"): Verdict[] =>
  Array.from({ length: count }, () => ({ name, outcome, reason: "" }));

/** A first screen like no other: each point is brighter or darker by the line's own rule. */
const screenOf = (line: number): number[] => {
  let state = line * 7919 + 1;
  return Array.from({ length: 32 * 32 }, () => (state = (state * 1103515245 + 12345) % 2147483648) % 256);
};

type Changes = Partial<Omit<CaseResult, "turn" | "hygiene">> & {
  turn?: Partial<CaseResult["turn"]>;
  hygiene?: Partial<CaseResult["hygiene"]>;
};

const good = (line: number, { turn, hygiene, ...changes }: Changes = {}): CaseResult => ({
  id: `line-${line}`,
  prompt: "",
  notes: [],
  turn: {
    offersCloud: false,
    firstTextMs: 200,
    versionMs: 4000,
    previewMs: 6000,
    version: 1,
    answer: "",
    evidence: null,
    failedChecks: [],
    did: [],
    notDone: [],
    question: null,
    ...turn,
  },
  unpublished: null,
  routes: 3,
  hygiene: { deadLinks: [], consoleErrors: [], failedRequests: [], overflow: [], axe: [], ...hygiene },
  verdicts: [...verdicts("passed", 9), ...verdicts("passed", 1, "colour: primary")],
  control: verdicts("failed", 10),
  controlOf: "other",
  claims: [{ text: "First version: Home", holds: true, reason: "1 pages open" }],
  standIn: false,
  notCompiled: [],
  picture: screenOf(line),
  loadAtEnd: 1,
  ...changes,
});

/** As many lines as a set has; the first `changed` of them are as `changes` says. */
const lines = (count: number, changed = 0, changes: Changes = {}): CaseResult[] =>
  Array.from({ length: count }, (_, line) => good(line, line < changed ? changes : {}));

const missed = (format: CaseFile["format"], results: CaseResult[], broken: string[] = []): string[] =>
  goalsOf({ format, results, broken })
    .filter(({ holds }) => holds === false)
    .map(({ name }) => name);

describe("the goals of a run", () => {
  it.each(["builds", "webgen", "follow-ups"] as const)(
    "are all reached by a run of %s that is as it should be",
    (format) => expect(missed(format, lines(20))).toEqual([]),
  );

  it("count what nobody could compile as not passed, and let 70 % of the oracles be enough", () => {
    const of = (passedCount: number, failed: number, notCompiled: string[] = []): CaseResult[] =>
      lines(10, 10, { verdicts: [...verdicts("passed", passedCount), ...verdicts("failed", failed)], notCompiled });
    expect(missed("webgen", of(7, 3))).toEqual([]);
    expect(missed("webgen", of(69, 31))).toEqual(["oracles passed >= 70 %"]);
    expect(missed("webgen", of(7, 3, ["unknown"]))).toEqual(["oracles passed >= 70 %"]);
    expect(
      missed(
        "webgen",
        of(7, 3).map((one) => ({ ...one, verdicts: [...one.verdicts, ...verdicts("not applicable", 9)] })),
      ),
    ).toEqual([]);
  });

  it("let another line's app pass one oracle of twenty at most", () => {
    const control = (passedCount: number): CaseResult[] =>
      lines(1, 1, { control: [...verdicts("passed", passedCount), ...verdicts("failed", 20 - passedCount)] });
    expect(missed("webgen", control(1))).toEqual([]);
    expect(missed("webgen", control(2))).toEqual(["another line's app fails >= 95 % of the oracles"]);
  });

  it("report missing measurements as not measured", () => {
    const [alone] = [lines(1, 1, { control: [], claims: [{ text: "Nicer", holds: null, reason: "" }] })];
    const unmeasured = (format: CaseFile["format"]): string[] =>
      goalsOf({ format, results: alone, broken: [] })
        .filter(({ holds }) => holds === null)
        .map(({ name }) => name);
    expect(unmeasured("webgen")).toEqual([
      "another line's app fails >= 95 % of the oracles",
      "false claims: 0",
      "no two first screens nearly equal",
    ]);
  });

  it("leave changes out that ask for what was there before, whatever came of them", () => {
    const held: Changes = { verdicts: [{ name: "dom", outcome: "not applicable", reason: "held before: a search" }] };
    expect(missed("follow-ups", [...lines(15, 15), ...lines(6, 6, held)])).toEqual([]);
    const few = [...lines(15, 10, { verdicts: verdicts("failed", 1) }), ...lines(6, 6, held)];
    expect(missed("follow-ups", few)).toContain("lines of which everything passed >= 15 of 17");
  });

  it("are missed by one false claim", () =>
    expect(missed("webgen", lines(20, 1, { claims: [{ text: "Search", holds: false, reason: "no field" }] }))).toEqual([
      "false claims: 0",
    ]));

  it("tell the shortest and the longest time beside the median", () =>
    expect(
      goalsOf({ format: "webgen", results: lines(3, 1, { turn: { firstTextMs: 100 } }), broken: [] }),
    ).toContainEqual({
      name: "first text <= 0.3 s",
      holds: true,
      found: "min 0.10 s, median 0.20 s, max 0.20 s of 3",
    }));

  it("let another line's app pass no line of builds as a whole, although any site is one and has a page", () => {
    const control = (failed: number): Changes => ({
      control: [...verdicts("passed", 9), ...verdicts("failed", failed)],
    });
    expect(missed("builds", lines(20, 20, control(1)))).toEqual([]);
    expect(missed("builds", lines(20, 1, control(0)))).toEqual([]);
    expect(missed("builds", lines(20, 2, control(0)))).toEqual(["another line's app fails >= 95 % of the lines"]);
  });

  it("want 95 % of the colours", () => {
    const wrong = { verdicts: [...verdicts("passed", 9), ...verdicts("failed", 1, "colour: primary")] };
    expect(missed("webgen", lines(20, 1, wrong))).toEqual([]);
    expect(missed("webgen", lines(20, 2, wrong))).toEqual(["colours >= 95 %"]);
  });

  it("want everything of 18 lines of 20 builds, and of 15 of 17 changes", () => {
    const one = { verdicts: [...verdicts("passed", 9), ...verdicts("failed", 1)] };
    expect(missed("builds", lines(20, 2, one))).toEqual([]);
    expect(missed("builds", lines(20, 3, one))).toEqual(["lines of which everything passed >= 18 of 20"]);
    expect(missed("follow-ups", lines(17, 2, one))).toEqual([]);
    expect(missed("follow-ups", lines(17, 3, one))).toEqual(["lines of which everything passed >= 15 of 17"]);
    expect(missed("builds", lines(20, 3, { verdicts: [] }))).toContain("lines of which everything passed >= 18 of 20");
  });

  it.each([
    ["every app is built", { unpublished: "no version was made" }],
    ["no check of the product failed", { turn: { failedChecks: ["accessibility: link-name"] } }],
    ["0 dead links", { hygiene: { deadLinks: ["/assets"] } }],
    ["0 console errors", { hygiene: { consoleErrors: ["bad"] } }],
    ["0 failed requests", { hygiene: { failedRequests: ["/x"] } }],
    ["0 overflow at 360, 768 and 1440", { hygiene: { overflow: ["/ at 360"] } }],
    ["axe A and AA: 0", { hygiene: { axe: ["link-name"] } }],
    ["no two first screens nearly equal", { picture: screenOf(19) }],
    ["every version's preview comes up", { turn: { previewMs: null } }],
  ] as [string, Changes][])("are missed by one line alone: %s", (name, changes) =>
    expect(missed("webgen", lines(20, 1, changes))).toEqual([name]),
  );

  it.each([
    ["first text <= 0.3 s", "webgen", { firstTextMs: 301 }],
    ["first preview <= 15 s", "builds", { previewMs: 15_001 }],
    ["follow-up <= 5 s", "follow-ups", { versionMs: 5001 }],
  ] as const)("bound a median: %s", (name, format, turn) => {
    expect(missed(format, lines(20, 9, { turn }))).toEqual([]);
    expect(missed(format, lines(20, 11, { turn }))).toEqual([name]);
  });

  it("do not count a missing time as a short one", () =>
    expect(missed("webgen", lines(2, 2, { turn: { firstTextMs: null } }))).toEqual(["first text <= 0.3 s"]));

  it("name a line that could not be run", () =>
    expect(missed("builds", lines(20), ["line-21: no answer"])).toEqual(["every line is run"]));
});
