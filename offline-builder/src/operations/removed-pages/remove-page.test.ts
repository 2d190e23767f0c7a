/** Nothing leads to a page that was taken out, and the app compiles without it. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { parsePlan, planPath } from "../../plan/plan-file.ts";
import { runTurn, type Files, type LoopResult } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";
import { leadsTo } from "./drop-links.ts";

const model = createOfflineBuilder();
const slow = { timeout: 240_000 };

const targets = /\b(?:to|href)(?:=\{?|: )["`]([^"`$]*)|\bnavigate\(["`]([^"`$]*)/g;
/** Paths that links of the app lead to and that no route of it has, beginnings of longer ones included. */
function deadLinks(files: Files): string[] {
  const routes = [...files.get("src/App.tsx")!.matchAll(/path="([^"]+)"/g)].map(([, path]) => path!);
  return [...files].flatMap(([file, text]) =>
    !/^src\/.*\.tsx?$/.test(file)
      ? []
      : [...text.matchAll(targets)].flatMap((found) => {
          const target = found[1] ?? found[2] ?? "";
          if (!target.startsWith("/")) return [];
          const isRoute =
            target === "/" || target.startsWith("/#") || leadsTo(target, routes) || leadsTo(target, routes, true);
          return isRoute ? [] : [`${file}: ${target}`];
        }),
  );
}

const without = (built: LoopResult, page: string): Promise<LoopResult> =>
  runTurn(model, `Remove the page ${page}`, { files: new Map(built.files), messages: [...built.messages] });

describe("a page that is taken out", () => {
  it.each([
    "A website for my physiotherapy practice with treatments, prices, team and online booking",
    "online store selling handmade candles with a cart and checkout",
    "a hiking blog with comments and a newsletter",
    "An internal tool for our IT equipment: assets with name, serial number, and employees with name",
    "website for my yoga studio with class timetable, pricing, teachers and gallery",
  ])("leaves no link to it, whichever page it is: %s", slow, async (request) => {
    const built = await runTurn(model, request);
    expect(deadLinks(built.files)).toEqual([]);
    const pages = parsePlan(built.files.get(planPath)!)!.pages.filter(({ nav, path }) => nav && path !== "/");
    const after: Files[] = [];
    for (const { title } of pages) {
      const { files, finish } = await without(built, title);
      expect(finish!.did[0], title).toContain("gone");
      expect(deadLinks(files), title).toEqual([]);
      after.push(files);
    }
    expect(typeCheck(after)).toBe("");
  });

  it("takes buttons along, and the only one of a section leads to the contact page", async () => {
    const built = await runTurn(
      model,
      "A website for my physiotherapy practice with treatments, prices, team and online booking",
    );
    const { files, finish } = await without(built, "Book");
    expect(files.get("src/components/sections/Hero.tsx")).not.toMatch(/to="\/"|to="\/book"/);
    expect(files.get("src/components/sections/Closing.tsx")).toMatch(/to="\/contact"[\s\S]*Contact\n/);
    expect(finish!.did).toContain("The button “Book” leads to Contact now");
    expect(finish!.did).toContain("Gone with it, as they live on it: My bookings");
  });
});
