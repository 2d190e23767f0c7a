/** What German and Spanish specifications, enumerations and unclear wishes become. */
import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language/detect.ts";
import { createOfflineBuilder } from "./model.ts";
import type { DraftPlan } from "./plan/plan.ts";
import { runTurn, type LoopResult } from "./testing.ts";
import { prepareBuild } from "./turn/build.ts";
import { typeCheck } from "./type-check.ts";

const model = createOfflineBuilder();

function planOf(text: string): DraftPlan {
  return prepareBuild(text, detectLanguage(text).language ?? "en")!.plan;
}

async function talk(...texts: string[]): Promise<LoopResult> {
  let last: LoopResult | null = null;
  for (const text of texts) last = await runTurn(model, text, { files: last?.files, messages: last?.messages });
  return last!;
}

const listsOf = (plan: DraftPlan): string[] => plan.entities.map(({ plural }) => plural);
const labelsOf = (plan: DraftPlan, list: string): string[] =>
  plan.entities.find(({ plural }) => plural === list)!.fields.map(({ label, type }) => `${label}: ${type}`);

const boatyard =
  "Bitte entwickle ein System für eine Bootswerft. Das Büro soll Kundinnen und Kunden, Boote, Reparaturen und Angebote verwalten können. Zu jedem Boot gehören Name, Länge, Liegeplatz, Baujahr und Preis pro Tag. Kunden sollen Boote ansehen, ein Boot buchen und Favoriten speichern. Außerdem braucht es Berichte mit Diagrammen, einen Kalender und eine Wetterkarte.";
const library =
  "Crea una web para una biblioteca de barrio. Los vecinos deben poder ver los libros, reservar un libro y dejar comentarios. El personal debe poder gestionar socios, libros y préstamos. Cada libro tiene título, autor, año, estado y foto. También queremos informes con gráficos, mensajes y un mapa.";

describe("a specification in German or Spanish", () => {
  it("has the lists, fields, forms and pages that it names", () => {
    const plan = planOf(boatyard);
    expect(plan.archetype).toBe("platform");
    expect(listsOf(plan)).toEqual(expect.arrayContaining(["Kunden", "Boote", "Reparaturen", "Angebote", "Buchungen"]));
    expect(labelsOf(plan, "Boote")).toEqual(expect.arrayContaining(["Liegeplatz: text", "Preis pro Tag: money"]));
    const titles = plan.pages.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["Boot buchen", "Berichte", "Favoriten", "Kalender"]));
  });

  it("says what of it is not there, and speaks one language throughout", async () => {
    const [german, spanish] = [await talk(boatyard), await talk(library)];
    expect(german.finish!.not_done.join()).toContain("Wetterkarte");
    expect(spanish.finish!.not_done.join()).toContain("mapa");
    expect(spanish.files.get("src/pages/Index.tsx")).toContain("lo último");
    const code = [...spanish.files].filter(([path]) => path.startsWith("src/pages/")).map(([, content]) => content);
    expect(code.join("\n")).not.toMatch(/>\s*(?:Browse|View|Reports|Download PDF|Thank you)\b/);
    expect(typeCheck([german.files, spanish.files])).toBe("");
  }, 120_000);

  it("in English has the fields that are said of each thing, too", () => {
    const plan = planOf(
      "Please build a management system for a music school. Staff should be able to manage students, courses and rooms. Each course has a title, instrument, price per month, start date and maximum number of participants. Parents should be able to browse courses.",
    );
    expect(labelsOf(plan, "Courses")).toEqual([
      "Title: text",
      "Instrument: text",
      "Price per month: money",
      "Start date: date",
      "Maximum number of participants: number",
    ]);
  });
});

describe("an enumeration behind a colon", () => {
  it.each([
    ["tool for our office: visitors, parcels and meeting rooms", ["Visitors", "Parcels", "Meeting rooms"]],
    [
      "app para una comunidad de vecinos: incidencias, recibos y reservas de la sala común",
      ["Incidencias", "Recibos", "Reservas"],
    ],
    ["app for a primary school teacher: pupils, homework and who handed in what", ["Pupils", "Homework"]],
  ])("is a list for each: %s", (text, lists) => {
    expect(listsOf(planOf(text))).toEqual(lists);
  });

  it("of the parts of one thing is that thing", () => {
    const plan = planOf("wine cellar: name, year, region, bottles left, drink by");
    expect(listsOf(plan)).toEqual(["Wines"]);
    expect(labelsOf(plan, "Wines")).toContain("Drink by: date");
  });
});

describe("what is not clear", () => {
  it("is asked before anything is built: what for, and which game", async () => {
    for (const [text, reply] of [
      ["something for my band", "A website for my band"],
      ["crossword game", "A snake game"],
    ]) {
      const { calls, finish } = await talk(text!);
      expect(calls.filter(({ tool }) => tool === "write_file")).toEqual([]);
      expect(finish!.replies).toContain(reply);
    }
  });

  it("is named where two wishes pull apart", async () => {
    const { finish } = await talk("a one-page site with five pages for my tea room, no menu but with the menu");
    expect(finish!.not_done.join("\n")).toMatch(/“one-page” and “five pages”[^]*“no menu” and “with the menu”/);
  });
});

describe("later wishes", () => {
  it("are read through their misspellings", async () => {
    const { finish } = await talk("website for my dog grooming salon", "mak the hedaer blu");
    expect(finish!.did.join()).toContain("#2563c9");
  });

  it("state prices, which take the place of made-up ones, and take all prices away", async () => {
    const site = await talk("Roofer in Tampere, need a site where people can ask for a quote");
    const priced = await runTurn(model, "add our prices: gutter cleaning 80 €, roof inspection 120 €", site);
    expect(priced.files.get("src/content/site.ts")).toMatch(/"Gutter cleaning"[^]*price: 80[^]*"Roof inspection"/);
    const bare = await runTurn(model, "remove the prices", priced);
    expect(bare.files.get("src/content/site.ts")).not.toContain("price:");
    expect(typeCheck([bare.files])).toBe("");
  }, 120_000);

  it("state prices in their currency, which the site and the answer show", async () => {
    const site = await talk("Website for a bookbinder in Ludlow with services and prices");
    const priced = await runTurn(model, "Our services are: rebinding from £85, gold tooling £30", site);
    expect(priced.files.get("src/lib/format.ts")).toContain('"GBP"');
    expect(priced.finish!.did).toEqual(["Rebinding: £85.00", "Gold tooling: £30.00"]);
    const again = await runTurn(model, "Our services are: rebinding from £85, gold tooling £30", priced);
    expect(again.texts.join(" ")).toContain("That is how it is already");
    const dollars = await runTurn(model, "Our services are: rebinding from $85, gold tooling $30", priced);
    expect(dollars.finish!.did).toEqual(["Rebinding: $85.00", "Gold tooling: $30.00"]);
    const mixed = await runTurn(model, "Add our prices: repair of a spine 45 €, new endpapers 20 €", priced);
    expect(mixed.finish!.not_done).toContain("The numbers stay as they are: nothing was converted");
  });

  it("about a file say where it goes, and a colour on a condition does not paint the app", async () => {
    const wines = await talk("wine cellar: name, year, region, bottles left, drink by");
    const before = wines.files.get("src/index.css");
    const painted = await runTurn(model, "make bottles left red when 0", wines);
    expect(painted.files.get("src/index.css")).toBe(before);
    const asked = await runTurn(model, "import our old list from excel", wines);
    expect(asked.texts.join()).toContain("Import CSV stands above the list");
  });

  it("rename a page that is called so, and not the shop", async () => {
    const { files } = await talk("online store selling handmade candles", "rename Shop to Sock drawer");
    expect(files.get("src/content/site.ts")).not.toContain('name: "Sock drawer"');
    expect([...files.values()].join()).toContain('"Sock drawer"');
  });
});
