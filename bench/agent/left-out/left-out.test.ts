/** Every wish of a first request is done and findable by its word, or named as not done. `./slipway bench left-out` runs all. */
import { describe, expect, it } from "vitest";
import type { LoopResult } from "@slipway/offline-builder/testing";
import { wronglyBuilt } from "./built-kinds.ts";
import { floors, sampleFloors } from "./floors.ts";
import { judgeWishes } from "./judge.ts";
import { markedRequests, readMarked, wronglyRead } from "./requests.ts";
import { judgeRequests, sumOf } from "./run.ts";

const EVERY = 8;

describe("the judge of wishes", () => {
  const request = readMarked(
    "A site for my bakery with {prices}, {opening hours|hours}, {a map|map} and {vouchers}",
    "en",
  );
  const answer = (page: string, notDone: string[]): LoopResult => ({
    files: new Map([
      [".slipway/plan.json", `{"prices": 1}`],
      ["src/pages/Index.tsx", page],
    ]),
    texts: ["Rye & Honey, a bakery: menu."],
    calls: [],
    finish: { did: ["First version: Home"], not_done: notDone, suggestions: [] },
    title: null,
    messages: [],
  });

  it("reads the request without its marks", () => {
    expect(request.text).toBe("A site for my bakery with prices, opening hours, a map and vouchers");
    expect(request.wishes).toEqual([["prices"], ["opening hours", "hours"], ["a map", "map"], ["vouchers"]]);
  });

  it("tells what is shown from what is named, and from what nobody hears of", () => {
    const page = `import { map } from "@/lib/map";\nexport const Page = () => <p className="vouchers">Hours</p>;`;
    expect(judgeWishes(request, answer(page, ["Not used from your request: map"]))).toMatchObject({
      done: ["opening hours"],
      named: ["a map"],
      lost: ["prices", "vouchers"],
    });
  });

  it("counts what the app shows and the answer denies", () => {
    const page = `export const Page = () => <h2>Prices</h2>;`;
    expect(judgeWishes(request, answer(page, ["Not used from your request: prices"]))).toMatchObject({
      done: ["prices"],
      denied: ["prices"],
    });
  });

  it("passes nothing over where nothing is built, which is said", () => {
    const nothing = answer("", []);
    nothing.files.clear();
    expect(judgeWishes(request, nothing).lost).toEqual([]);
  });
});

it.each(["tuned", "fresh"] as const)(
  "loses almost no wish of every eighth request that is %s",
  { timeout: 240_000 },
  async (file) => {
    const judged = await judgeRequests(markedRequests(file).filter((_, at) => at % EVERY === 0));
    const lost = judged.flatMap(({ text, lost: wishes }) => wishes.map((wish) => `${wish} (${text})`));
    expect(lost.length, lost.join("\n")).toBeLessThanOrEqual(sampleFloors[file].lost);
    expect(sumOf(judged, "denied")).toBeLessThanOrEqual(sampleFloors[file].denied);
    expect(sumOf(judged, "done")).toBeGreaterThan(sumOf(judged, "named"));
  },
);

it("reads sites, apps, tools and games as what was meant", () => {
  const wrong = wronglyRead(markedRequests("fresh")).map(({ kind, read, text }) => `${kind}, read as ${read}: ${text}`);
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(floors.fresh.kinds);
});

it("builds another kind than was meant of few requests, and refuses what it cannot build", () => {
  const wrong = wronglyBuilt(markedRequests("fresh")).map(
    ({ kind, built, text }) => `${kind}, built as ${built}: ${text}`,
  );
  expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(floors.fresh.built);
});
