/** Requests in the words of everyday people, each beside one that must stay what it is. */
import { describe, expect, it } from "vitest";
import { createOfflineBuilder } from "./model.ts";
import type { Plan } from "./plan/plan.ts";
import { runTurn } from "./testing.ts";

interface Built {
  plan: Plan;
  files: ReadonlyMap<string, string>;
  notDone: string;
}

async function built(request: string): Promise<Built> {
  const { files, finish } = await runTurn(createOfflineBuilder(), request);
  const plan = JSON.parse(files.get(".slipway/plan.json") ?? "null") as Plan;
  return { plan, files, notDone: ((finish as { not_done?: string[] } | null)?.not_done ?? []).join("; ") };
}

describe("what a request in everyday words becomes", () => {
  it.each([
    ["a log for our newborn: bottle feeding, diapers and naps", "baby", ["feeding", "nappy", "sleep"]],
    ["Windeln, Fläschchen und Schlaf unserer Tochter festhalten", "baby", ["feeding", "nappy", "sleep"]],
    ["a cleaning rota for the house I share with three friends", "chores", ["chore", "flatmate"]],
    ["reparto de tareas del hogar para la familia", "chores", ["chore", "flatmate"]],
    ["I am a dog walker and want to see which dog goes out when", "dog-walks", ["walk", "dog", "client"]],
    ["Lesekreis: Bücher, Treffen und Abstimmung über das nächste Buch", "book-club", ["book", "club-meeting", "poll"]],
    ["track my runs", "runs", ["run"]],
    ["running log with distance and shoes", "runs", ["run"]],
    ["Lauftagebuch", "runs", ["run"]],
    ["apuntar los kilómetros que corro cada día, con mis zapatillas, el tiempo y un gráfico del mes", "runs", ["run"]],
    ["revision cards for my biology exam", "flashcards", ["flashcard"]],
  ])("%s", async (request, domain, lists) => {
    const { plan } = await built(request);
    expect(plan.domain).toBe(domain);
    expect(plan.entities.map(({ key }) => key)).toEqual(lists);
  });

  it.each([
    ["Rezeptsammlung mit Bewertung und Backzeit", false],
    ["Bewerbungen mit Status und Firma verwalten", true],
  ])("takes no field for another word: %s", async (request, applies) => {
    expect((await built(request)).plan.entities.some(({ key }) => key === "application")).toBe(applies);
  });

  it.each([
    ["a little page for the chutney I make, neighbours order and collect on Friday", "brochure", "Preorder"],
    ["an online shop for chutney with a cart and delivery", "shop", "Checkout"],
    ["Trödelmarkt-App für unser Viertel, jeder darf etwas einstellen", "listing", "PostAdvert"],
    ["Webseite für unser Ferienhaus im Allgäu", "brochure", "Stay"],
  ])("%s", async (request, archetype, page) => {
    const { plan } = await built(request);
    expect(plan.archetype).toBe(archetype);
    expect(plan.pages.map(({ component }) => component)).toContain(page);
  });

  it("reserves tables and books appointments", async () => {
    const titles = async (request: string): Promise<string[]> =>
      (await built(request)).plan.pages.map(({ title }) => title);
    expect(await titles("restaurant site with menu and table reservation")).toContain("Reserve");
    expect(await titles("Webseite für mein Restaurant mit Tischreservierung")).toContain("Reservieren");
    expect(await titles("site for my barber shop where people book a cut")).toContain("Book");
  });

  it("gives what is logged a day, and a row the name of one", async () => {
    const { plan } = await built("gym log: exercises, sets, reps and weight");
    expect(plan.entities[0]?.fields.map(({ label, type }) => `${label}: ${type}`)).toEqual(
      expect.arrayContaining(["Exercise: text", "Date: date"]),
    );
    expect((await built("reading list: title, author, pages")).plan.entities[0]?.fields).not.toContainEqual(
      expect.objectContaining({ key: "date", required: true }),
    );
  });

  it("makes up nobody's praise, and takes a newsletter for no account", async () => {
    const { files } = await built("site for an electrician with services and testimonials");
    expect(files.get("src/pages/ReviewsPart.tsx")).toContain("Testimonials");
    expect(files.get("src/data/reviews.ts")).toContain('createCollection<Review>("reviews", [])');
    expect((await built("village news with a newsletter sign up")).notDone).not.toMatch(/sign-in/i);
    expect((await built("village news where readers sign up for an account")).notDone).toMatch(/sign-in/i);
  });
});

describe("a log of runs", () => {
  it("counts kilometres and minutes, and takes its shoes for no list and no second field", async () => {
    const { plan, files } = await built(
      "apuntar los kilómetros que corro cada día, con mis zapatillas, el tiempo y un gráfico del mes",
    );
    expect(plan.entities[0]!.fields.map(({ label, unit }) => `${label}${unit ? ` (${unit})` : ""}`)).toEqual([
      "Ruta",
      "Fecha",
      "Distancia (km)",
      "Duración (min)",
      "Zapatillas",
      "Sensación",
      "Notas",
    ]);
    expect([...files.values()].join("\n")).toContain("Por el río hasta la presa");
  });

  it("is meant by runs, and not by what runs out", async () => {
    const keys = async (text: string): Promise<string[]> => (await built(text)).plan.entities.map(({ key }) => key);
    expect(await keys("a log of my runs with a chart per month")).toEqual(["run"]);
    expect(await keys("a tracker that says when milk runs out")).not.toContain("run");
  });
});

describe("the lists that stand in the files of an app", () => {
  it.each([
    ["website for a gym with timetable, prices and trainers", ["class", "plan", "trainer"]],
    ["site for a bakery with its menu", ["menu-item"]],
    ["online store for candles with a cart", ["product", "order"]],
    ["portfolio of a photographer", ["photo"]],
    ["job board with applications", ["job", "application"]],
  ])("are named in the plan, with the file that holds them: %s", async (request, keys) => {
    const { plan, files } = await built(request);
    expect(plan.contents?.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
    for (const { at } of plan.contents ?? []) {
      const [path = "", part] = at.split("#");
      expect(files.get(path)).toContain(part === undefined ? "export" : `${part}: [`);
    }
  });
});
