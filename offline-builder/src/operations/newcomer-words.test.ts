/** What newcomers ask next, in the words they ask it in. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn } from "../testing.ts";
import type { LoopResult } from "../testing.ts";

const apps = new Map<string, Promise<LoopResult>>();
const model = createOfflineBuilder();
const built = (request: string): Promise<LoopResult> => {
  const known = apps.get(request) ?? runTurn(model, request);
  apps.set(request, known);
  return known;
};

async function ask(app: string, wish: string): Promise<LoopResult> {
  const { files, messages } = await built(app);
  return runTurn(model, wish, { files: new Map(files), messages });
}

describe("a change in everyday words", () => {
  it.each([
    ["online store for candles", "change Add to cart to Buy now", /"Add to cart" is now "Buy now"/],
    ["online store for candles", "add a sale badge to the orchard one", /carries “Sale”/],
    ["expense tracker", "i want euros", /written in EUR/],
    ["expense tracker", "euros instead of dollars please", /written in EUR/],
    ["expense tracker", "can you add categories like travel, gifts", /offers Travel, Gifts as well/],
    ["expense tracker", "change the font to something friendlier", /Bricolage Grotesque/],
    ["recipe app", "show a picture for each recipe", /Photo/],
    ["gym website with classes and prices", "add a free trial form", /[Tt]rial/],
    ["gym website with classes and prices", "add opening hours sat 9-14", /Saturday: 09:00-14:00/],
    ["gym website with classes and prices", "Add a page About with our story", /^Page About at \/about,/],
    ["gym website with classes and prices", "Add a page about us", /^Page About us at \/about-us,/],
  ])("is made: %s, %s", async (app, wish, done) => {
    const { finish } = await ask(app, wish);
    expect(finish!.did.join()).toMatch(done);
  });

  it.each([
    ["habit tracker", "add a habit drink water", "Habits are entered in the app: open Habits and press “Add habit”."],
    ["expense tracker", "add an expense called Coffee for 3.50", "press “Add expense”"],
  ])("says where people enter what is theirs: %s, %s", async (app, wish, said) => {
    const { texts, calls } = await ask(app, wish);
    expect(texts.join(" ")).toContain(said);
    expect(calls.some(({ tool }) => tool === "write_file")).toBe(false);
  });

  it("is not read out as something else first", async () => {
    expect((await ask("online store for candles", "change Add to cart to Buy now")).texts[0]).toBe(
      "Read as: The text: Buy now.",
    );
    expect((await ask("online store for candles", "add a size option")).texts[0]).not.toContain("poll");
  });
});
