/** Oracles pass on a hand-made app and fail on its twin that lacks just that. All of them: `./slipway bench trust oracles`. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BEHAVIOURS, seeAllotment, type SeenAllotment } from "../fixtures/behaviours.ts";
import type { App } from "../screen/app.ts";
import { placesFor } from "../screen/places.ts";
import { archetypeOracle, entityOracle, navOracle, routesOracle, textOracle, verbatimOracle } from "./content.ts";
import { menuLeadsTo } from "./pages.ts";

let allotment: SeenAllotment;

beforeAll(async () => {
  allotment = await seeAllotment();
}, 120_000);

afterAll(() => allotment?.[Symbol.asyncDispose]());

/** One of each way an oracle looks: what is kept, what is listed, a form, a file, a drawing, a colour. */
const QUICK: ReadonlySet<string> = new Set([
  "create",
  "details",
  "search",
  "export",
  "chart",
  "contact-objects",
  "like",
  "pagination",
  "colours",
]);

describe.concurrent("an oracle of what an app does", () => {
  it.each(BEHAVIOURS.filter(([missing]) => QUICK.has(missing)))(
    "sees that $0 is missing, and that it is there",
    async (missing, oracle) => {
      const [there, gone] = await Promise.all([oracle.ask(allotment.app(null)), oracle.ask(allotment.app(missing))]);
      expect(there.holds, there.reason).toBe(true);
      expect(gone.holds, gone.reason).not.toBe(true);
    },
    90_000,
  );
});

describe("an oracle of what an app is about", () => {
  const things = [
    [entityOracle("plot"), entityOracle("invoice")],
    [textOracle("gardener|farmer"), textOracle("invoice")],
    [navOracle("board|chores"), navOracle("invoices")],
    [verbatimOracle("Larkfield Allotments"), verbatimOracle("Larkfield allotment")],
    [routesOracle(5), routesOracle(40)],
  ] as const;

  it.each(things)("tells what is there from what is not: %o", async (holding, failing) => {
    expect((await holding.ask(allotment.app(null))).holds).toBe(true);
    expect((await failing.ask(allotment.app(null))).holds).toBe(false);
  });

  it("does not take an echo of the request for content", async () => {
    const request = "Forty plots behind the mill, and a waiting list of patient gardeners";
    expect((await textOracle("patient").ask(allotment.app(null, { request }))).holds).toBe(false);
    expect((await textOracle("patient").ask(allotment.app(null))).holds).toBe(true);
  });

  const facts = { title: "", headings: [], labels: [], controls: [], linkedFromNav: true, bar: [], text: "" };
  const saying = (page: Partial<App["pages"][number]>, change: Partial<App> = {}): App =>
    allotment.app(null, { pages: [{ ...facts, path: "/", ...page }], ...change });

  it("does not take the builder's plan for the app", async () => {
    const plan = { archetype: "chat", entities: ["hive hive hives"] };
    const ask = async (text: string): Promise<(boolean | null)[]> => {
      const app = saying({ text }, { plan });
      return [(await entityOracle("hive").ask(app)).holds, (await archetypeOracle(["chat"]).ask(app)).holds];
    };
    expect(await ask("Nothing of it")).toEqual([false, false]);
    expect(await ask("Six hives and a message for each")).toEqual([true, true]);
  });

  it("does not take a heading or a link that repeats the request for a thing", async () => {
    const request = "keep a log of my hives and their queens";
    const echo = saying(
      { headings: ["Log of my hives and their queens"], labels: ["a log of my hives and their queens"] },
      { request },
    );
    expect((await entityOracle("hive").ask(echo)).holds).toBe(false);
    expect((await navOracle("hive|queens").ask(echo)).holds).toBe(false);
    expect(placesFor(echo, ["hives"])).toEqual([]);
    const own = saying({ headings: ["Hives"], labels: ["Hives"] }, { request });
    expect((await entityOracle("hive").ask(own)).holds).toBe(true);
    expect((await navOracle("hive|queens").ask(own)).holds).toBe(true);
    expect(placesFor(own, ["hives"])).toHaveLength(1);
  });

  it("asks a menu for the names of a case", async () => {
    expect((await menuLeadsTo(allotment.app(null), ["Home", "Plots", "Seed shop"])).holds).toBe(true);
    expect((await menuLeadsTo(allotment.app(null), ["Invoices", "Payroll"])).holds).toBe(false);
  });

  it("finds no dead link on the app, and one on the twin without its pages", () => {
    expect(allotment.crawled.hygiene.deadLinks).toEqual([]);
    expect(allotment.crawled.hygiene.consoleErrors).toEqual([]);
    expect(allotment.crawled.pages.length).toBeGreaterThan(10);
  });
});
