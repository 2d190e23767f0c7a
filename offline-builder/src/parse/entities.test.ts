import { describe, expect, it } from "vitest";
import { chooseArchetype } from "../archetypes/registry.ts";
import { detectLanguage } from "../language/detect.ts";
import type { DraftPlan } from "../plan/plan.ts";
import { findThings, sameField } from "./entities.ts";
import { understand } from "./understand.ts";

function planOf(text: string): DraftPlan {
  const request = understand(text, detectLanguage(text).language ?? "en");
  const archetype = chooseArchetype(request);
  if (!archetype) throw new Error(`nothing chosen for ${text}`);
  return archetype.plan(request);
}

describe("kinds of application", () => {
  it.each([
    ["kanbn bord for smal team w due dats n who dos what", "kanban"],
    ["Kanban-Board für ein kleines Team mit Fristen", "kanban"],
    ["CRM with contacts, deals and a dashboard", "crm"],
    ["CRM für unser Vertriebsteam", "crm"],
    ["sales dashboard with KPIs", "dashboard"],
    ["bug trakcer with prioritys", "tracker"],
    ["Haushaltsbuch mit Kategorien", "tracker"],
    ["inventario para un almacén: productos, proveedores", "tracker"],
    ["something to track my sourdough starters with date and temperature", "tracker"],
    ["something to help my football club organise matches and who plays", "matchday"],
  ])("%j is a %s", (text, archetype) => {
    expect(planOf(text).archetype).toBe(archetype);
  });

  it.each([
    ["website for my gym with class timetable and members", "brochure"],
    ["job board where companies post jobs and people apply", "jobs"],
    ["let people book a haircut at my barber shop", "booking"],
  ])("%j stays a public site", (text, archetype) => {
    expect(planOf(text).archetype).toBe(archetype);
  });
});

describe("a dashboard", () => {
  it.each([
    ["bakery dashboard", "Orders", ["Bread", "Cake"]],
    ["Dashboard für meine Zahnarztpraxis", "Termine", ["Erhalten", "Behandeln"]],
    ["dashboard for our charity: donations over time", "Donations", ["Every week", "With the season"]],
  ])("counts what the business of %j counts", (text, plural, groups) => {
    const plan = planOf(text);
    expect(plan.archetype).toBe("dashboard");
    expect(plan.entities[0]!.plural).toBe(plural);
    const options = plan.entities[0]!.fields.flatMap((field) => field.options ?? []);
    expect(options).toEqual(expect.arrayContaining(groups));
  });
});

describe("lists and fields a request names", () => {
  it("become pages in their own words, uses of the app do not become lists", () => {
    const plan = planOf(
      "inventory management for a small warehouse: products, suppliers, stock levels, low stock warning",
    );
    expect(plan.entities.map((entity) => entity.plural)).toEqual(["Products", "Suppliers"]);
    expect(plan.pages.filter((page) => page.nav).map((page) => page.title)).toEqual([
      "Overview",
      "Products",
      "Suppliers",
      "Stock levels",
    ]);
  });

  it("take the type that their last word implies", () => {
    const { fields } = findThings(
      understand("expense tracker with receipt number, shipping cost, return date and contact email", "en"),
    );
    expect(fields.map(({ field }) => [field.label, field.type])).toEqual([
      ["Receipt number", "number"],
      ["Shipping cost", "money"],
      ["Return date", "date"],
      ["Contact email", "email"],
    ]);
  });

  it("belong to the list they follow", () => {
    const { fields } = findThings(understand("vet clinic: owners, pets with microchip number, visits", "en"));
    expect(fields).toEqual([
      { entity: "pet", field: { key: "microchipNumber", label: "Microchip number", type: "number" } },
    ]);
  });

  it("are read through misspellings, and are the list where nothing else is named", () => {
    const fieldsOf = (text: string): string[] => planOf(text).entities[0]!.fields.map((field) => field.label);
    expect(fieldsOf("trakcer wiht date, amonut and note")).toEqual(["Name", "Date", "Amount", "Note"]);
    const wines = planOf("wine tracker: name, grape, rating").entities[0]!;
    expect([wines.plural, wines.fields.map((field) => field.label)]).toEqual(["Wines", ["Name", "Grape", "Rating"]]);
    expect(fieldsOf("expense trakcer with date, amonut and recipt number").at(-1)).toBe("Receipt number");
  });

  it("that nobody knows become lists of their own", () => {
    expect(planOf("track my bees and hives").entities.map((entity) => entity.plural)).toEqual(["Bees", "Hives"]);
  });

  it("are not repeated in another form", () => {
    const field = (label: string) => ({ key: label.toLowerCase(), label, type: "text" as const });
    expect(sameField(field("Priorities"), field("Priority"))).toBe(true);
    expect(sameField(field("Kategorien"), field("Kategorie"))).toBe(true);
    expect(sameField(field("Notes"), field("Name"))).toBe(false);
  });
});
