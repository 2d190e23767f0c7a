/** Every oracle passes on a hand-made app and fails on its twin that lacks just that. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchChromium } from "@slipway/platform/testing/test-chromium";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { featureOracle } from "../cases/features.ts";
import { serveAllotment, type ServedAllotment } from "../fixtures/allotment.ts";
import type { App } from "../screen/app.ts";
import { crawl, type Crawled } from "../screen/crawl.ts";
import { colourPair } from "./colours.ts";
import { ruleInCart } from "./commerce.ts";
import { entityOracle, navOracle, routesOracle, textOracle, verbatimOracle } from "./content.ts";
import { menuLeadsTo } from "./pages.ts";
import { logsIn } from "./talk.ts";
import type { Oracle } from "./verdict.ts";

let allotment: ServedAllotment;
let browser: Awaited<ReturnType<typeof launchChromium>>;
let folder: string;
let crawled: Crawled;

beforeAll(async () => {
  [allotment, browser, folder] = await Promise.all([
    serveAllotment(),
    launchChromium(),
    mkdtemp(join(tmpdir(), "slipway-oracles-")),
  ]);
  crawled = await crawl(browser, allotment.origin(null), { folder, full: false });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await allotment?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

/** A twin has the same pages and signs; what it lacks shows when it is used. */
function app(missing: string | null, change: Partial<App> = {}): App {
  const { pages, hygiene } = crawled;
  return {
    origin: allotment.origin(missing),
    browser,
    pages,
    plan: null,
    request: "a site for an allotment club",
    hygiene,
    ...change,
  };
}

const feature = (name: string, ...things: string[]): Oracle => featureOracle(name, things)!;
const asking = (name: string, ask: Oracle["ask"]): Oracle => ({ name, ask });

const BEHAVIOURS: readonly (readonly [missing: string, oracle: Oracle])[] = [
  ["create", feature("create", "plot")],
  ["persist", feature("create", "plot")],
  ["edit", feature("edit", "plot")],
  ["delete", feature("delete", "plot")],
  ["details", feature("details", "plot")],
  ["search", feature("search", "plot")],
  ["filter", feature("filter", "plot")],
  ["sort", feature("sort", "plot")],
  ["export", feature("export", "plot")],
  ["total", feature("total", "plot")],
  ["due-date", feature("due-date", "plot")],
  ["alert", feature("alert", "plot")],
  ["chart", feature("chart", "harvest")],
  ["approve", feature("approve", "bean")],
  ["rate", feature("rate", "bean")],
  ["send", feature("send", "bean")],
  ["move", feature("move")],
  ["lightbox", feature("lightbox")],
  ["cart", feature("cart")],
  ["checkout", feature("checkout")],
  ["rule", asking("rule in the cart", (one) => ruleInCart(one, /shipping/i))],
  ["contact", feature("contact-form")],
  ["contact-objects", feature("contact-form")],
  ["newsletter", feature("newsletter-form")],
  ["newsletter-objects", feature("newsletter-form")],
  ["booking", feature("booking-form")],
  ["conflict", feature("conflict-check")],
  ["play", feature("play")],
  ["score", feature("score")],
  ["best", feature("persist")],
  ["auth", feature("auth")],
  ["rls", feature("rls")],
  ["password", asking("sign in", logsIn)],
  ["colours", colourPair("linen", "seagreen")],
];

describe.concurrent("an oracle of what an app does", () => {
  it.each(BEHAVIOURS)(
    "sees that $0 is missing, and that it is there",
    async (missing, oracle) => {
      const [there, gone] = await Promise.all([oracle.ask(app(null)), oracle.ask(app(missing))]);
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
    expect((await holding.ask(app(null))).holds).toBe(true);
    expect((await failing.ask(app(null))).holds).toBe(false);
  });

  it("does not take an echo of the request for content", async () => {
    const request = "Forty plots behind the mill, and a waiting list of patient gardeners";
    expect((await textOracle("patient").ask(app(null, { request }))).holds).toBe(false);
    expect((await textOracle("patient").ask(app(null))).holds).toBe(true);
  });

  it("asks a menu for the names of a case", async () => {
    expect((await menuLeadsTo(app(null), ["Home", "Plots", "Seed shop"])).holds).toBe(true);
    expect((await menuLeadsTo(app(null), ["Invoices", "Payroll"])).holds).toBe(false);
  });

  it("finds no dead link on the app, and one on the twin without its pages", () => {
    expect(crawled.hygiene.deadLinks).toEqual([]);
    expect(crawled.hygiene.consoleErrors).toEqual([]);
    expect(crawled.pages.length).toBeGreaterThan(10);
  });
});
