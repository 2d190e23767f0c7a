import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn } from "../testing.ts";
import { readAsk } from "./read.ts";
import type { Language } from "../plan/plan.ts";

const listIn = (text: string, language: Language): string[] => readAsk(text, language).lists.map(({ label }) => label);

describe("words that say how a list is", () => {
  it.each([
    ["A shared list for our choir's sheet music library: title, composer, shelf", "en", "Sheet music library"],
    ["A shared list for our allotment's seed swaps: seed, giver, amount", "en", "Seed swaps"],
    ["a private register for our museum's clocks: maker, year, value", "en", "Clocks"],
    ["a simple list for our club's rowing boats with name, seats and condition", "en", "Rowing boats"],
    ["A shared list of plants: name, height", "en", "Plants"],
    ["A packing list: item, bag, weight", "en", "Packing list"],
    ["Ein gemeinsames Verzeichnis für die Noten unseres Chors: Titel, Komponist, Stimmen", "de", "Noten"],
    ["Una lista compartida para las partituras del coro: título, compositor, voces", "es", "Partituras"],
  ] as const)("are not what it is of: %s", (text, language, label) => {
    expect(listIn(text, language)).toEqual([label]);
  });

  it("leave the app its own name and say of roles nothing twice", async () => {
    const { texts, finish } = await runTurn(
      createOfflineBuilder(),
      "A shared list for our choir's sheet music library: title, composer, voicing (SATB, SSA, TTBB), number of copies. Everybody in the choir signs in and sees the same list; only the librarian may delete, members may add and change, and each singer has a page with their own loans only. Import and export as CSV.",
    );
    expect(texts.join("\n")).toContain("an app for sheet music libraries: title, composer, voicing, number of copies.");
    expect(finish!.not_done.join("\n")).toContain("“page with their own loans only”");
    expect(finish!.not_done.join("\n")).not.toMatch(/, ,|“change”/);
  });
});

describe("what somebody does behind a colon", () => {
  it.each([
    ["An app for our club: members report damages (place, photo, description)", "en", ["Damages"]],
    ["Eine App für unseren Verein: Mitglieder melden Schäden (Ort, Foto, Beschreibung)", "de", ["Schäden"]],
    [
      "Wir brauchen eine App: Leute melden defekte Geräte an (Gerät, Marke, Foto), unsere Helfer setzen den Status auf angemeldet, in Arbeit oder repariert",
      "de",
      ["Defekte Geräte"],
    ],
  ] as const)("is kept under its own name: %s", (text, language, labels) => {
    expect(listIn(text, language)).toEqual(labels);
  });

  it("is told in whole words where it is not built", async () => {
    const { finish } = await runTurn(
      createOfflineBuilder(),
      "Wir sind ein Repair-Café in Kassel und brauchen eine App: Leute melden defekte Geräte an (Gerät, Marke, Fehlerbeschreibung, Foto, Wunschtermin), unsere Helfer sehen die Liste, übernehmen ein Gerät und setzen den Status auf angemeldet, in Arbeit oder repariert. Helfer melden sich an, Gäste nicht.",
    );
    const told = finish!.not_done.join("\n");
    expect(told).toContain("setzen den Status auf angemeldet, in Arbeit oder repariert");
    expect(told).not.toMatch(/“[,;]|\([^()]*”/);
  });
});
