import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../model.ts";
import { runTurn } from "../testing.ts";
import { featureWords, limits } from "./features.ts";

const model = createOfflineBuilder();

describe("what requests ask for by name", () => {
  it("is known in 120 ways: built, or named as missing with its reason in three languages", () => {
    const ids = [...Object.keys(featureWords), ...limits.map(({ id }) => id)];
    expect(ids.length).toBeGreaterThanOrEqual(120);
    expect(new Set(limits.map(({ id }) => id)).size).toBe(limits.length);
    for (const { id, en, de, es } of limits)
      expect(new Set([en, de, es].map((text) => text.length > 12 && text)).size, id).toBe(3);
  });

  it.each([
    [
      "kanban board for our team with two-factor login and google calendar sync",
      /Two-factor sign-in[^]*another calendar/u,
    ],
    ["Helpdesk mit Spracherkennung und QR-Codes scannen", /Codes scannen[^]*|Sprache verstehen/u],
    ["inventario con lector de códigos y factura electrónica", /Escanear códigos|Facturas electrónicas/u],
  ])("is said to be missing where it is: %s", async (text, says) => {
    const { finish } = await runTurn(model, text);
    expect(finish!.not_done.join("\n")).toMatch(says);
  });

  it.each([
    "help desk for our IT with tickets",
    "app to plan our routes on foot",
    "Rezeptsammlung",
    "a website for my camera shop",
    "recipe app with search and favourites",
    "website for a signature restaurant",
    "invoices for freelancers with clients",
    "inventario de una tienda",
  ])("is no word of an ordinary request: %s", (text) => {
    const found = limits.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id);
    expect(found).toEqual([]);
  });
});
