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
    ["lost and found board for our school", "found board"],
    ["Boat log for our rowing club team: boat, rower, date. Everyone in the team sees the same list", "team"],
  ])("leaves out what is there: %s", async (text, part) => {
    expect(open(await built(text))).not.toContain(part);
  });

  it.each([
    ["one page site for my mobile car wash, price list", "one page"],
    ["Onepager für meine Tischlerei mit Kontakt", "Onepager"],
  ])("names that there are several pages: %s", async (text, part) => {
    expect(open(await built(text))).toContain(part);
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

it.each([
  ["invoices for my carpentry: customers, line items, VAT, PDF", "an invoicing app"],
  ["Rechnungen für meine Tischlerei: Kunden, Positionen, MwSt, PDF", "ein Rechnungsprogramm"],
  ["facturas para mi carpintería: clientes, conceptos, IVA, PDF", "un programa de facturas"],
])("what every invoice has becomes no column of text: %s", async (text, kind) => {
  const { texts, files } = await built(text);
  expect(texts.join(" ")).toContain(kind);
  expect(files.has("src/pages/InvoiceForm.tsx")).toBe(true);
});

it("one form to sign up is enough", async () => {
  const { finish } = await built("Tanzschule mit Anmeldung zur Probestunde");
  expect(finish!.did[0]).toBe("Erste Fassung: Start, Kurse, Anmeldung, Kontakt");
});

it("a CSV export is no column", async () => {
  const { files } = await built(
    "Inventarliste für unseren Musikverein: Instrument, Seriennummer, ausgeliehen an, Rückgabe bis, mit CSV-Export",
  );
  const code = [...files].filter(([path]) => path.startsWith("src/"));
  expect(
    code.filter(([, content]) => /label[:=] ?"CSV.Export"|csvExport/i.test(content)).map(([path]) => path),
  ).toEqual([]);
});
