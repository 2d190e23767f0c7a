/** First sentences of people who played: what the app has by another word is not named as missing, and nothing is misread. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import { runTurn, type LoopResult } from "./testing.ts";

const model = createOfflineBuilder();
const built = (text: string): Promise<LoopResult> => runTurn(model, text);
const open = ({ finish }: LoopResult): string => finish!.not_done.join("\n");

describe("what the first version does not do", () => {
  it.each([
    ["Yogastudio Website, Anmeldung zu Kursen und Preise", "Konten"],
    ["Tanzschule mit Anmeldung", "Konten"],
    ["Página web para mi taller de bicicletas con servicios, precios y pedir cita", "pedir cita"],
    ["Pottery shop with past orders", "past orders"],
    ["Quiz about European capitals with a timer and a highscore table", "highscore"],
  ])("leaves out what is there: %s", async (text, part) => {
    expect(open(await built(text))).not.toContain(part);
  });

  it("still names accounts that were asked for", async () => {
    expect(open(await built("Tanzschule mit Anmeldung und Kundenkonten, Kunden haben Konten"))).toContain("Konten");
  });
});

it.each([
  ["wesbite for my dog walkign busines in leeds, prices and bookng", "Leeds"],
  ["website for a barber in whitby", "Whitby"],
])("a place without a capital is the site's place: %s", async (text, city) => {
  const { finish } = await built(text);
  expect(finish!.details!.find(({ key }) => key === "address.city")).toMatchObject({ value: city, stated: true });
});

it.each([
  ["Pottery shop", "a shop for goods"],
  ["Töpferei Onlineshop", "ein Onlineshop für Waren"],
])("a pottery's shop sells no courses alone: %s", async (text, words) => {
  expect((await built(text)).texts.join(" ")).toContain(words);
});

it("a CSV export is no column", async () => {
  const { files } = await built(
    "Inventarliste für unseren Musikverein: Instrument, Seriennummer, ausgeliehen an, Rückgabe bis, mit CSV-Export",
  );
  const code = [...files].filter(([path]) => path.startsWith("src/"));
  expect(code.filter(([, content]) => /label[:=] ?"CSV.Export"|csvExport/i.test(content)).map(([path]) => path)).toEqual([]);
});
