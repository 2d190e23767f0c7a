/** What is not understood is said, whatever stands beside it. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn, type LoopResult } from "../testing.ts";
import { splitClauses } from "./clause-words.ts";

const model = createOfflineBuilder();
let hens: Promise<LoopResult> | undefined;

async function after(...texts: string[]): Promise<LoopResult> {
  let last = await (hens ??= runTurn(model, "app for my chickens"));
  last = { ...last, files: new Map(last.files), messages: [...last.messages] };
  for (const text of texts) last = await runTurn(model, text, { files: last.files, messages: last.messages });
  return last;
}

const said = ({ texts, finish }: LoopResult): string => [...texts, ...finish!.not_done].join("\n");

describe("a request of several wishes", () => {
  it("is split where a wish begins, and not inside quotes", () => {
    expect(splitClauses('make it green, show the eggs. Rename Eggs to "Hen, and egg"')).toEqual([
      "make it green",
      "show the eggs",
      'Rename Eggs to "Hen, and egg"',
    ]);
  });

  it.each([
    ["make it darker and brew me a coffee", "brew me a coffee"],
    ["make it green and also I want to weigh them on Sundays", "I want to weigh them on Sundays"],
    ["mach es grün und koche mir einen Kaffee", "koche mir einen Kaffee"],
    ["hazlo verde y muéstrame el futuro de todas", "muéstrame el futuro de todas"],
  ])("says which of them it did not understand: %s", async (text, part) => {
    const result = await after(text);
    expect(result.finish!.did.join()).toContain("#");
    expect(said(result)).toContain(part);
  });

  it("says what no site can do and does the rest", async () => {
    const result = await after("make it darker and remind me every morning");
    expect(result.finish!.did.join()).toContain("#");
    expect(said(result)).toContain("nothing on this site can send yet");
  });

  it("says what is refused or not to be found and does the rest", async () => {
    const bakery = await runTurn(model, "a landing page for a bakery with menu and contact form");
    const files = () => ({ files: new Map(bakery.files), messages: [...bakery.messages] });
    const refused = await runTurn(model, "make the header blue and add testimonials", files());
    expect(refused.finish!.did.join()).toContain("#2563c9");
    expect(said(refused)).toContain("I do not make up reviews");
    const missing = await runTurn(model, "remove the testimonials and add our instagram @goldcrumb", files());
    expect(missing.finish!.did).toEqual(["The footer links to Instagram: https://instagram.com/goldcrumb"]);
    expect(said(missing)).toContain('nothing called "testimonials"');
  });

  it("takes no wish for the name of a field", async () => {
    const result = await after("add a photo and sort by name");
    expect([...result.files.values()].join()).not.toContain("Sort by name");
  });
});

describe("what it is time for", () => {
  it("is a day of each entry and a filter where there was none, and that alone is changed", async () => {
    const cats = await runTurn(model, "track my cats: name, breed, weight");
    const { files, finish } = await runTurn(model, "show me which ones need feeding", cats);
    expect(finish!.did.join()).toContain("Next feeding");
    expect(files.get("src/pages/Cats.tsx")).toContain('value: "week"');
    expect(files.get("src/components/cats/CatForm.tsx")).toContain("Next feeding");
  });

  it("is found by the day that is there, also beside a field that is there already", async () => {
    const result = await after("add a notes field and show me which ones need feeding");
    expect(result.finish!.did.join()).toContain("Next time");
    expect(said(result)).toContain("There is a field Notes already");
    expect(said(result)).not.toContain("changed nothing");
  });

  it("is what the list can be narrowed to anyway", async () => {
    const hens2 = await runTurn(model, "app für meine Hühner: Name, Rasse, Geburtstag, gefüttert");
    const result = await runTurn(model, "zeig mir, welche gefüttert werden müssen", hens2);
    expect(said(result)).toContain("bei Gefüttert „Nein“ wählen");
  });

  it("stands in the first version when the first request asks for it", async () => {
    const { files } = await runTurn(model, "app for my plants that shows which ones need watering");
    expect([...files.values()].join()).toContain('value: "week"');
  });
});
