/** Lines of reports: held, false, or told as something nobody here can look up. */
import { describe, expect, it } from "vitest";
import { claimsOf } from "./claims.ts";
import type { Turn } from "./product.ts";
import type { App } from "./screen/app.ts";

const page = { title: "", headings: [], controls: [], linkedFromNav: true, bar: [] };
const app = {
  origin: "",
  pages: [
    { ...page, path: "/", labels: ["Home"], text: "Bread since 1911" },
    { ...page, path: "/menu", labels: ["Menu"], text: "Rye" },
  ],
  request: "",
} as unknown as App;
const files = new Map([
  [
    "src/App.tsx",
    '<Route path="/" element={<Home />} /><Route path="/menu" element={<Menu />} /><Route path="/menu/:id" element={<Dish />} /><Route path="*" element={<None />} />',
  ],
  ["src/menu.ts", 'export const menu = ["Spelt"];'],
]);

const claim = async (did: string[], answer = ""): Promise<(boolean | null)[]> => {
  const turn = { did, answer } as unknown as Turn;
  return (await claimsOf({ files, turn }, app)).map(({ holds }) => holds);
};

describe("a line of a report", () => {
  it.each([
    ["First version: Home, Menu", true],
    ["First version: Home, Menu, Contact", false],
    ["Erste Fassung: Home, Contact", false],
    ["New page at /menu", true],
    ["New page at /about", false],
    ["The heading says “Bread since 1911”", true],
    ["The list has “Spelt”", true],
    ["The list has “Pumpernickel”", false],
    ["“Rye” was renamed to “Dark rye”", null],
    ["Taken back: “make the theme dark blue”. 2 files are as they were before it", null],
    ["Menu stands in the navigation", true],
    ["Contact stands in the navigation", false],
    ["Cards: the field Spelt on the open card", true],
    ["Cards: the field Priority on the open card", false],
    ["The header: #0000ff, with readable text on it", false],
    ["Browser tab: Golden Crust", false],
    ["Plots are stored, with row-level security on every table", false],
    ["Everything looks calmer", null],
  ])("is looked up: %s", async (text, holds) => expect(await claim([text])).toEqual([holds]));

  it("counts in the answer, too", async () => {
    expect(await claim([], "Built 2 pages: Home, Menu.")).toEqual([true]);
    expect(await claim([], "Built 5 pages. Placeholder to replace: prices.")).toEqual([false]);
    expect(await claim([], "Built 3 pages.")).toEqual([true]);
  });

  it("about what stands behind a sign-in is left open", async () => {
    const gate = { ...page, path: "/", labels: ["Home"], text: "Sign in", controls: ["Email", "Password"] };
    const gated = { origin: "", pages: [gate], request: "" } as unknown as App;
    const turn = { did: ["Notes: add, edit, search"], answer: "" } as unknown as Turn;
    expect(await claimsOf({ files, turn }, gated)).toMatchObject([{ holds: null }]);
  });

  it("is false where there is no app", async () => {
    const turn = { did: ["First version: Home"], answer: "" } as unknown as Turn;
    expect(await claimsOf({ files, turn }, null)).toMatchObject([{ holds: false }]);
  });
});
