/** Sentences of follow-ups: understood whole or told, held by the changed app and not by the one before it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seeAllotment, type SeenAllotment } from "../../fixtures/behaviours.ts";
import { besideControl } from "../../follow-ups.ts";
import { askChange, CHANGES, changedBy, type Told } from "../../fixtures/changes.ts";
import type { Sources } from "../../product.ts";
import type { App } from "../../screen/app.ts";
import { untouched } from "../untouched.ts";
import { nothingDone, type Seen } from "./changed.ts";
import { compileFollowUp } from "./compile.ts";

const compiled = (prompt: string, oracle: string) => compileFollowUp(changedBy(prompt, oracle));

describe("a sentence that nobody understands", () => {
  it.each([
    "sign-up form asks for a phone number",
    "page shows more information",
    "cards grow on hover",
    "brown bear visible",
    "browser feels faster",
    "details are nicer",
    "form works better",
    "form is friendlier",
    "row of stars twinkles",
    "total = subtotal*",
    "total = subtotal * rate",
    "list is shorter than before",
    "button shimmers",
    "page opens in a good mood",
    "more information visible",
    "nice background",
    "header in a happy colour",
    "prices show care",
    "only the best shown",
    "menu lovely at 390px",
  ])("is no oracle: %s", (oracle) =>
    expect(compiled("improve it", oracle)).toEqual({ oracle: null, notCompiled: [oracle] }),
  );

  it.each([
    ["form has Priority select with 3 options; cards grow on hover", ["cards grow on hover"]],
    ["search input filters rows, and it feels faster", ["it feels faster"]],
    ["no file changed (in spring)", ["in spring"]],
    ["button radius grows, hue of the sea", ["hue of the sea"]],
  ])("is told where the rest is understood: %s", (oracle, notCompiled) => {
    const found = compiled("add a priority", oracle);
    expect(found.oracle).not.toBeNull();
    expect(found.notCompiled).toEqual(notCompiled);
  });
});

describe("a sentence of a kind that follow-ups have", () => {
  it.each([
    ["make the header blue", "header background hue in 200..250"],
    ["bigger title", "h1 larger than before"],
    ["make it dark", "dark background"],
    ["teal buttons", "button background teal"],
    ["use a serif font", "body font-family serif"],
    ["square buttons", "button radius 0"],
    ["remove the footer", "footer gone"],
    ["add testimonials", "section Testimonials visible"],
    ["remove the form", "no form on home"],
    ["say Hello", "text Hello on the page and Welcome gone"],
    ["call it Golden Crust", "h1/title contain Golden Crust"],
    ["call it Salt and Stone", "title contains Salt and Stone"],
    ["rename Board to Plan", "nav has Plan, Board gone from nav"],
    ["contact first", "nav order changed"],
    ["add a page About", "/about reachable from nav, h1 About"],
    ["put the menu on its own page", "/menu reachable; home no longer has full menu"],
    ["store it in the database", "row visible in a second browser context"],
    ["keep it", "row visible after reload"],
    ["add a priority", "form has Priority select with 3 options; card shows it"],
    ["add notes", "Notes in contact form and details"],
    ["add name and phone", "form has name and phone"],
    ["add a checkbox", "checkbox Done in form, nothing else changed"],
    ["dark header", "dark header"],
    ["add a status of open or done", "form has Status select with 2 options (open, done)"],
    ["add due dates", "date input in form, shown in list"],
    ["phone is required", "empty phone is refused"],
    ["owner", "column Owner in the table"],
    ["export", "download event with .csv and header row"],
    ["sort", "list ordered by date descending"],
    ["cheapest first", "cheapest first"],
    ["filter", "count shrinks"],
    ["pages", "next button shows other rows"],
    ["how many", "count shown equals rows"],
    ["free shipping over 50", "cart total reflects rule or honest refusal"],
    ["add tax 19%", "total = subtotal*1.19"],
    ["undo", "tree equals previous commit"],
    ["two columns", "grid with 2 columns"],
    ["rename Deals to Leads", "nav says Leads, no Deals left"],
    ["prices in euro", "prices show €"],
    ["use pounds", "all amounts are in pounds"],
    ["fix the phone view", "no overflow at 390px"],
    ["only open plots", "only open plots shown"],
    ["accept cards", "honest refusal"],
    ["accept cards", "refused"],
    ["photos", "img in every card with alt"],
    ["what fits?", "no file changed (chat_only), answer given"],
    ["hm", "no file changed, question asked"],
    ["make it pop", "asks or makes a bounded theme change and says so"],
  ])("is understood whole: %s -> %s", (prompt, oracle) =>
    expect(compiled(prompt, oracle)).toMatchObject({ oracle: { name: `dom: ${oracle}` }, notCompiled: [] }),
  );
});

describe("a sentence about the answer", () => {
  const ask = async (oracle: string, told: Told): Promise<boolean | null> =>
    (await compileFollowUp(changedBy("make it pop", oracle, told)).oracle!.ask(null as unknown as App)).holds;

  it("asks the files and the words, and nothing done and nothing said holds none of them", async () => {
    const changed: Sources = new Map([["src/App.tsx", "changed"]]);
    const asks = { question: "Which one?", answer: "Louder colours or larger type?" };
    const cases: [string, Told, Told][] = [
      ["no file changed, question asked", { turn: asks }, { turn: asks, files: changed }],
      [
        "no file changed, answer given",
        { turn: { answer: "Pictures weigh most of what it loads." } },
        { turn: { answer: "Yes." } },
      ],
      ["tree equals previous commit", {}, { files: changed }],
      [
        "asks or makes a bounded theme change and says so",
        { turn: { answer: "The theme is brighter, nothing else." }, files: new Map([["src/theme.css", "x"]]) },
        { turn: { answer: "The theme is brighter, nothing else." }, files: changed },
      ],
      [
        "honest refusal",
        { turn: { answer: "I cannot do that offline." } },
        { turn: { answer: "I cannot." }, files: changed },
      ],
    ];
    for (const [oracle, good, bad] of cases) {
      expect(await ask(oracle, good), oracle).toBe(true);
      expect(await ask(oracle, bad), oracle).not.toBe(true);
    }
    for (const oracle of [
      "no file changed, question asked",
      "honest refusal",
      "asks or makes a bounded theme change and says so",
    ]) {
      const before = nothingDone(changedBy("make it pop", oracle));
      expect((await compileFollowUp(before).oracle!.ask(null as unknown as App)).holds, oracle).not.toBe(true);
    }
  });

  it("proves nothing, for the change or against it, where it held before anything was done", () => {
    const held = [{ name: "dom: footer gone", outcome: "passed", reason: "none" }] as const;
    expect(besideControl(held, held)).toMatchObject([{ outcome: "not applicable", reason: "held before: none" }]);
    expect(besideControl(held, [{ ...held[0], outcome: "failed" }])).toEqual(held);
  });
});

describe("a sentence about currencies and words that are left", () => {
  const page = { path: "/", title: "", headings: [], labels: [], controls: [], linkedFromNav: true, bar: [] };
  const ask = async (prompt: string, oracle: string, text: string) =>
    (await compiled(prompt, oracle).oracle!.ask({ pages: [{ ...page, text }] } as unknown as App)).holds;

  it("reads every amount: one in another currency is enough against it", async () => {
    expect(await ask("prices in euro", "prices show €", "Bread €4.50\nCake 5,00 €")).toBe(true);
    expect(await ask("prices in euro", "prices show €", "Bread €4.50\nCake $5")).toBe(false);
    expect(await ask("prices in euro", "prices show €", "Bread and cake")).toBe(false);
  });
});

describe("a page beside the target", () => {
  it("that lost its words or its look is told", async () => {
    const page = { path: "/", title: "", headings: [], labels: [], controls: [], linkedFromNav: true, bar: [] };
    const app = (text: string): App => ({ pages: [{ ...page, text }] }) as unknown as App;
    const look = { background: "", colour: "", font: "", radius: 0, size: 1, weight: 400, height: 9 };
    const files: Sources = new Map([["src/App.tsx", "x"]]);
    const was: Seen = { app: app("Welcome\nTo all"), screen: { footer: look }, frame: null };
    const beside = async (now: Seen) =>
      untouched({
        ...changedBy("make the header blue", "header hue 200..250", { files, was, now }),
        one: { prompt: "make the header blue", oracle: "header hue 200..250", kind: "css", base: "" },
      }).ask(now.app!);
    expect((await beside(was)).holds).toBe(true);
    expect((await beside({ ...was, app: app("Welcome") })).reason).toContain("are gone");
    expect((await beside({ ...was, screen: { footer: { ...look, radius: 9 } } })).reason).toBe("another look: footer");
  });
});

let allotment: SeenAllotment;
beforeAll(async () => {
  allotment = await seeAllotment();
}, 120_000);
afterAll(() => allotment?.[Symbol.asyncDispose]());

/** One of each way of looking; all of them: `./slipway bench trust oracles`. */
const QUICK: ReadonlySet<string> = new Set(["rule", "colours", "large", "order", "grid", "footer"]);

describe.concurrent("a sentence about an app", () => {
  it.each(CHANGES.filter(([missing]) => QUICK.has(missing)))(
    "does not hold before, without %s, and holds afterwards",
    async (...change) => {
      const { before, after } = await askChange(allotment, change);
      expect(after.holds, after.reason).toBe(true);
      expect(before.holds, before.reason).not.toBe(true);
    },
    90_000,
  );

  it("asks for a field by its whole name, and for no field where none is named", async () => {
    const app = allotment.app(null);
    const ask = async (prompt: string, oracle: string) => (await compiled(prompt, oracle).oracle!.ask(app)).holds;
    expect(await ask("add a crop", "form has Crop")).toBe(true);
    expect(await ask("ask for a phone number", "sign-up form asks for a phone number")).toBe(false);
    expect(await ask("add three gardeners", "form has Gardener select with 3 options (Odile, Ruben)")).toBe(true);
    expect(await ask("add three gardeners", "form has Gardener select with 2 options")).toBe(false);
  }, 90_000);
});
