import { describe, expect, it } from "vitest";
import { archetypeById } from "../archetypes/registry.ts";
import { phrases } from "../language/phrases.ts";
import { parsePlan, planPath } from "../plan/plan-file.ts";
import type { Language } from "../plan/plan.ts";
import { suggestionLength } from "../turn/talk.ts";
import { chips, nearestSteps, possibleSteps } from "./next-steps.ts";
import { builtApp, followUps, requests, type App } from "./testing.ts";

const languages: Language[] = ["en", "de", "es"];
const everyApp = Object.keys(requests) as App[];

describe("next steps", () => {
  it.each(everyApp)(
    "for a %s fit the chip, do not repeat, and are understood and carried out",
    { timeout: 120_000 },
    async (app) => {
      const { files, finish } = await builtApp(app);
      const plan = parsePlan(files.get(planPath)!)!;
      const offered = languages.flatMap((language) => chips(plan, language));
      const own = chips(plan, plan.language);
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(new Set(own).size).toBe(own.length);
      for (const chip of new Set([...offered, ...finish!.suggestions])) {
        expect(chip.length, chip).toBeLessThanOrEqual(suggestionLength);
        const result = await followUps(app, [chip]);
        const done = (result.finish?.did.length ?? 0) > 0 || result.question !== null;
        expect(done, `${chip}: ${result.texts.join(" ")}`).toBe(true);
        const after = parsePlan(result.files.get(planPath)!)!;
        if (result.question === null && own.includes(chip))
          expect(chips(after, plan.language), chip).not.toContain(chip);
      }
      for (const candidate of [
        ...archetypeById(plan.archetype)!.suggestions(plan),
        ...phrases[plan.language].defaultSuggestions,
      ]) {
        const { finish: last } = await followUps(app, [candidate]);
        expect(last?.replies ?? [], candidate).toEqual([]);
      }
    },
  );

  it("change with the project, and do not offer what was just done", async () => {
    const { finish } = await followUps("bakery", ["Use a serif font"]);
    expect(finish!.suggestions).toHaveLength(3);
    expect(finish!.suggestions).not.toContain("Use a serif font");
  });

  it("offer no serifs where the headings have them, and nothing the app began with", async () => {
    const { files } = await builtApp("bakery");
    const plan = parsePlan(files.get(planPath)!)!;
    const fonts = (id: string): string[] => chips({ ...plan, theme: { ...plan.theme, fonts: id } }, "en");
    for (const id of ["warm", "elegant", "literary", "editorial", "family-playfair"]) {
      expect(fonts(id), id).not.toContain("Use a serif font");
      expect(fonts(id), id).toContain("Use a sans font");
    }
    for (const id of ["plain", "family-outfit", "mono"]) expect(fonts(id), id).toContain("Use a serif font");
    expect([...possibleSteps(plan, files, chips(plan, "en"))]).toEqual(chips(plan, "en"));
  });

  const near: [App, string, RegExp][] = [
    ["expenses", "somehow sum it up per person", /total below the list/],
    ["expenses", "printing on A5 sheets", /print the list/],
    ["board", "cards that are done should vanish", /Archive cards/],
    ["shop", "a voucher for loyal customers", /discount code/],
    ["shop", "pictures in 3D", /product pictures/],
    ["bakery", "the phone should ring when I tap it", /Phone number in the header/],
    ["tafel", "Karten sollen blinken", /Karten archivieren/],
    ["workshop", "Preise in Dollar und Euro nebeneinander", /Preise größer/],
    ["gastos", "un calendario lunar", /calendario/],
  ];

  it.each(near)(
    "for a %s are near to “%s”, and each does something",
    { timeout: 120_000 },
    async (app, request, first) => {
      const { files } = await builtApp(app);
      const plan = parsePlan(files.get(planPath)!)!;
      const conversation = { request, context: {}, earlier: [], hasImage: false, steps: [], tools: new Set<string>() };
      const offered = nearestSteps(plan, files, { text: request, language: plan.language, conversation });
      expect(offered).toHaveLength(3);
      expect(offered[0]).toMatch(first);
      expect([...possibleSteps(plan, files, offered)]).toEqual(offered);
    },
  );
});
