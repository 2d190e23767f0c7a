/** What people ask for in their own words, read into plans: nouns, fields and sites that no lexicon lists. */
import { describe, expect, it } from "vitest";
import { chooseArchetype } from "./archetypes/registry.ts";
import { sampleRows } from "./emit/app/samples/samples.ts";
import { detectLanguage } from "./language/detect.ts";
import { createOfflineBuilder } from "./model.ts";
import { understand } from "./parse/understand.ts";
import { parsePlan, planPath } from "./plan/plan-file.ts";
import type { DraftPlan, Entity } from "./plan/plan.ts";
import { runTurn, type Files, type LoopResult } from "./testing.ts";
import { typeCheck } from "./type-check.ts";

const model = createOfflineBuilder();

function planOf(text: string): DraftPlan {
  const request = understand(text, detectLanguage(text).language ?? "en");
  const archetype = chooseArchetype(request);
  if (!archetype) throw new Error(`nothing chosen for ${text}`);
  return archetype.plan(request);
}

function mainOf(text: string): Entity {
  return planOf(text).entities[0]!;
}

const fieldsOf = (entity: Entity): string[] => entity.fields.map((field) => `${field.label}: ${field.type}`);

async function filesAfter(...texts: string[]): Promise<LoopResult> {
  let last: LoopResult | null = null;
  for (const text of texts) last = await runTurn(model, text, { files: last?.files, messages: last?.messages });
  return last!;
}

describe("the noun of a request", () => {
  it.each([
    ["Please implement an app for hosting pub quizzes with teams and scores", "pub-quiz", "Pub quizzes"],
    ["develop a system to register volunteers", "volunteer", "Volunteers"],
    ["I need a program that keeps my stamps", "stamp", "Stamps"],
    ["list of raffle prizes", "raffle-prize", "Raffle prizes"],
  ])("stands behind what is to be done: %s", (text, key, plural) => {
    expect(mainOf(text)).toMatchObject({ key, plural });
  });

  it.each(["implements tracker", "imports log", "packages list"])("never takes a word of the language: %s", (text) => {
    expect(mainOf(text).key).toMatch(/-item$/);
  });
});

describe("stated fields", () => {
  it("are no lists beside the one that has them", () => {
    const named = (text: string): string[] => planOf(text).entities.map(({ plural }) => plural);
    expect(named("A reading diary: books with title, author, rating and notes")).toEqual(["Books"]);
    expect(named("crm: contacts with name, company, phone and tasks")).toEqual(["Contacts", "Tasks"]);
  });

  it.each([
    [
      "tracker for my running: date, distance, time, how I felt",
      "Runs",
      ["Date: date", "Distance: number", "Time: number", "How I felt: enum"],
    ],
    [
      "wedding guest list app: names, table, diet, confirmed or not",
      "Wedding guests",
      ["Name: text", "Table: text", "Diet: enum", "Confirmed: boolean"],
    ],
    [
      "an app for bird sightings with species, place, date and whether it was rare",
      "Bird sightings",
      ["Species: text", "Place: text", "Date: date", "Rare: boolean"],
    ],
    [
      "chess log: opponent, colour (white, black), result, rating",
      "Chess entries",
      ["Opponent: text", "Colour: enum", "Result: enum", "Rating: number"],
    ],
    [
      "tool inventory for my garage: name, brand, location, lent to whom",
      "Tools",
      ["Name: text", "Brand: text", "Location: text", "Lent to whom: text"],
    ],
    [
      "Gästeliste für unsere Hochzeit: Name, Tisch, Ernährung, zugesagt oder nicht",
      "Gäste",
      ["Name: text", "Tisch: text", "Ernährung: enum", "Zugesagt: boolean"],
    ],
    [
      "Lauftagebuch: Datum, Strecke, Zeit, wie ich mich gefühlt habe",
      "Lauf",
      ["Datum: date", "Strecke: number", "Zeit: number", "Wie ich mich gefühlt habe: enum"],
    ],
    [
      "lista de invitados de boda: nombre, mesa, dieta, confirmado o no",
      "Invitados de boda",
      ["Nombre: text", "Mesa: text", "Dieta: enum", "Confirmado: boolean"],
    ],
  ])("of %j are the fields, under the person's words", (text, plural, fields) => {
    const entity = mainOf(text);
    expect(entity.plural).toBe(plural);
    expect(fieldsOf(entity)).toEqual(fields);
  });

  it("have samples that fit them: no future days, minutes that fit the distance", () => {
    const plan = planOf("tracker for my running: date, distance, time, how I felt");
    const rows = sampleRows(plan, plan.entities[0]!);
    const days = [...rows.matchAll(/inDays\((-?\d+)\)/g)].map((found) => Number(found[1]));
    expect(days.length).toBeGreaterThan(9);
    expect(Math.max(...days)).toBeLessThanOrEqual(0);
    for (const [, km, minutes] of rows.matchAll(/distance: ([\d.]+), time: (\d+)/g)) {
      expect(Number(minutes) / Number(km)).toBeGreaterThan(4.5);
      expect(Number(minutes) / Number(km)).toBeLessThan(7.5);
    }
  });

  it("are never names that a page cannot have", () => {
    const keys = mainOf("student list: name, class, with whom, default, email").fields.map((field) => field.key);
    expect(keys.filter((key) => ["class", "with", "default"].includes(key))).toEqual([]);
  });
});

describe("a noun nobody listed", () => {
  it.each([
    ["beehives", "Beehives", "Beehive"],
    ["chess games", "Chess games", "Chess game"],
    ["vinyl records", "Vinyl records", "Vinyl record"],
    ["plants I water", "Plants", "Plant"],
    ["model trains", "Model trains", "Model train"],
    ["my grandmother's letters", "Grandmother's letters", "Grandmother's letter"],
    ["surfboards", "Surfboards", "Surfboard"],
    ["Liste meiner Bienenstöcke", "Bienenstöcke", "Bienenstock"],
    ["App um meine Schachpartien zu erfassen", "Schachpartien", "Schachpartie"],
    ["Muscheln", "Muscheln", "Muschel"],
    ["registro de partidas de ajedrez", "Partidas de ajedrez", "Partida de ajedrez"],
    ["colmenas", "Colmenas", "Colmena"],
  ])("%j is enough for an app named after it", (text, plural, singular) => {
    const plan = planOf(text);
    const [entity] = plan.entities;
    expect([plan.archetype, entity!.plural, entity!.singular]).toEqual(["tracker", plural, singular]);
    expect(sampleRows(plan, entity!)).not.toMatch(/Entry 1|Eintrag 1/);
  });
});

describe("app or site", () => {
  it.each([
    ["gym member manager", "tracker"],
    ["bakery order tracker", "tracker"],
    ["dentist patient list", "tracker"],
    ["wedding guest list app: names, table", "tracker"],
    ["website for my gym with class timetable and members", "brochure"],
    ["tattoo studio in Berlin", "brochure"],
    ["we are a small law firm in Dublin", "brochure"],
    ["job board for nurses", "jobs"],
  ])("%j is a %s", (text, archetype) => expect(planOf(text).archetype).toBe(archetype));

  it.each(["what is the weather today?", "tell me a joke", "how do I bake bread?", "translate this to French"])(
    "%j asks for neither",
    (text) => expect(chooseArchetype(understand(text, "en"))).toBeNull(),
  );
});

describe("subjects", () => {
  const pagesOf = (plan: DraftPlan): string[] => plan.pages.map((page) => page.path);

  it("a school's library lends books and knows what is overdue", () => {
    const plan = planOf("a library for our school: books, who borrowed them, when are they due");
    expect(plan.entities.map((entity) => entity.plural)).toEqual(["Loans", "Books"]);
    expect(plan.entities[0]!.fields.map((field) => field.key)).toContain("due");
  });

  it("what is lent need not be books", () => {
    const plan = planOf("tools I lend to neighbours: who has them, when they come back");
    expect(plan.entities.map((entity) => entity.plural)).toEqual(["Loans", "Tools"]);
  });

  it("a shared flat gets balances, and its flat is no property", () => {
    const plan = planOf("split expenses in our shared flat");
    expect(plan.pages[0]!.component).toBe("Balances");
    expect(plan.entities.map((entity) => entity.key)).toEqual(["shared-expense", "flatmate"]);
  });

  it("meals are planned by the week, and a recipe collection with a shopping list has one", () => {
    expect(planOf("meal planner for the week").pages.map((page) => page.component)).toEqual(
      expect.arrayContaining(["MealWeek", "Shopping"]),
    );
    expect(pagesOf(planOf("recipe collection for my family with search and a shopping list"))).toContain(
      "/shopping-list",
    );
  });

  it("animals looking for a home have a page, and gifts have one", () => {
    const plan = planOf("animal charity that looks for homes for dogs and cats, with a donation page");
    expect(pagesOf(plan)).toEqual(expect.arrayContaining(["/animals", "/donate"]));
  });

  it("a product is told in the words of the request, without hours or address", () => {
    const plan = planOf("landing page for my SaaS CronPing that monitors cron jobs, pricing with 3 tiers");
    expect(plan.name).toBe("CronPing");
    expect(plan.options["what"]).toBe("monitors cron jobs");
    expect(plan.pages[0]!.sections).toEqual(expect.arrayContaining(["points", "plans", "questions", "waitlist"]));
    expect(plan.details.filter(({ key }) => /hours|address|phone/.test(key))).toEqual([]);
  });

  it("a rowing club has its dates and its members, and no pitch", () => {
    const plan = planOf("Vereinsseite für unseren Ruderclub mit Terminen und Mitgliedern");
    expect(plan.name).toBe("Ruderclub");
    expect(pagesOf(plan)).toEqual(expect.arrayContaining(["/termine", "/mitglieder"]));
  });

  it("a hotel has as many rooms as it says, and stays are asked for by nights", () => {
    const plan = planOf("hotel with 5 rooms on the coast of Cornwall");
    expect(plan.options).toMatchObject({ rooms: 5, currency: "GBP" });
    expect(plan.details.find(({ key }) => key === "address.city")!.value).toBe("Cornwall");
    expect(plan.forms.map((form) => form.kind)).toContain("booking");
  });

  it("a bakery in Lyon counts in euros and takes orders for Saturday", () => {
    const plan = planOf("I run a small bakery in Lyon, open Tuesday to Sunday, with preorder for Saturday");
    expect(plan.options).toMatchObject({ currency: "EUR", orderDays: "6" });
    expect(pagesOf(plan)).toContain("/order-ahead");
  });
});

describe("what is written", () => {
  const requests = [
    "wedding guest list app: names, table, diet, confirmed or not",
    "a library for our school: books, who borrowed them, when are they due",
    "WG-Ausgaben teilen",
    "planificador de comidas con lista de la compra",
    "hotel with 8 rooms on the coast of Cornwall",
    "Vereinsseite für unseren Ruderclub mit Terminen und Mitgliedern",
    "I run a small bakery in Lyon with preorder for Saturday",
  ];

  it("type-checks and leaves nothing of the request unused", async () => {
    const written: Files[] = [];
    for (const request of requests) {
      const { files, finish } = await filesAfter(request);
      expect(finish!.not_done.join(), request).not.toMatch(/Not used|nicht verwendet|Sin usar/);
      written.push(files);
    }
    expect(typeCheck(written)).toBe("");
  }, 180_000);

  it("takes later changes: a field more, a field less, a colour", async () => {
    const guests = "wedding guest list app: names, table, diet, confirmed or not";
    const { files, finish } = await filesAfter(
      guests,
      "add a field Phone",
      "remove the field diet",
      "make it dark green",
    );
    const labels = parsePlan(files.get(planPath)!)!.entities[0]!.fields.map((field) => field.label);
    expect(labels).toEqual(["Name", "Table", "Confirmed", "Phone"]);
    expect(finish!.did).not.toEqual([]);
    expect(typeCheck([files])).toBe("");
  }, 180_000);
});
