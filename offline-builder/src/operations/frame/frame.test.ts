import { beforeAll, describe, expect, it } from "vitest";
import type { Files } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";
import { builtApp, followUps, type App } from "../testing.ts";

/** What one request changes: these files and no other, and what then stands in the first of them. */
type Case = [request: string, on: App, changes: string[], shows: string];

const css = "src/index.css";
const app = "src/App.tsx";
const hero = "src/components/sections/Hero.tsx";

const cases: Case[] = [
  ["make the headings uppercase and centered", "bakery", [css], "h1, h2, h3 {\n  text-transform: uppercase;"],
  ["give the cards a shadow", "stock", [css], "box-shadow: 0 0.5rem"],
  ["make the text darker", "blog", [css], "body {\n  color: color-mix("],
  ["make the corners sharp", "bakery", [css], "--radius: 0"],
  ["make the header sticky", "bakery", ["src/components/layout/SiteHeader.tsx"], "sticky top-0 z-30"],
  ["make the sidebar dark", "stock", [css, "src/components/layout/AppShell.tsx"], "--sidebar: #1b1d22;"],
  ["remove the footer", "gym", [app, "src/components/layout/SiteFooter.tsx"], "<SiteHeader />"],
  ['add a banner saying "Back on Monday"', "shop", ["src/components/layout/Announcement.tsx", app], "Back on Monday"],
  ['add a button "Call us" that links to the phone number', "bakery", [hero], "href={`tel:${site.phone"],
  ["Füge einen Knopf „Schreib uns“ hinzu, der zur Seite Kontakt führt", "workshop", [hero], "Schreib uns"],
  [
    "add an Instagram link https://instagram.com/crumb",
    "bakery",
    ["src/components/layout/SiteFooter.tsx"],
    "instagram.com/crumb",
  ],
];

const variants: Files[] = [];

beforeAll(async () => {
  for (const app of new Set(cases.map(([, on]) => on))) await builtApp(app);
}, 120_000);

describe("a part of the frame or of every page", () => {
  it.each(cases)("%s (%s)", async (request, on, changes, shows) => {
    const { files, changed, finish, texts } = await followUps(on, [request]);
    expect(changed, texts.join(" ")).toEqual([...changes].sort());
    expect(files.get(changes[0]!)).toContain(shows);
    expect(finish!.did).toHaveLength(1);
    variants.push(files);
  });

  it.each([
    ["add social media links", "bakery", /do not make up addresses/],
    ['add a button "Read on"', "bakery", /has to lead somewhere/],
    ["the site is too dark", "bakery", /how it is already/],
    ["change currency to pounds", "expenses", /in GBP/],
  ] as [string, App, RegExp][])(
    "%s (%s) is answered, and no word of the code is taken for a text",
    async (request, on, answer) => {
      const { texts, files } = await followUps(on, [request]);
      expect(texts.join(" ")).toMatch(answer);
      variants.push(files);
    },
  );

  it("type-checks with every other", { timeout: 120_000 }, () => {
    expect(variants.length).toBeGreaterThanOrEqual(cases.length);
    expect(typeCheck(variants)).toBe("");
  });
});
