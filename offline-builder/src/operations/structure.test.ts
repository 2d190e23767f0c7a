import { describe, expect, it } from "vitest";
import { contentHash, parsePlan, planPath } from "../plan/plan-file.ts";
import type { Files } from "../testing.ts";
import { typeCheck } from "../type-check.ts";
import { followUps, type App } from "./testing.ts";

const app = "src/App.tsx";
const home = "src/pages/Index.tsx";
const navigation = "src/content/navigation.ts";

/** The request, the app, the file that has to show it, and what it shows. */
const cases: [string, App, string, string | RegExp][] = [
  ["add a donate button", "bakery", "src/components/sections/Hero.tsx", '<Link to="/donate"'],
  ["Füge einen Spendenknopf hinzu", "workshop", app, '<Route path="/spenden"'],
  [
    "add a donate button that links to https://example.org/give",
    "gym",
    "src/components/sections/Hero.tsx",
    "https://example.org/give",
  ],
  ["show directions", "bakery", "src/components/sections/Directions.tsx", "openstreetmap.org/search"],
  ["add a google map", "gym", home, /<Directions \/>\s+(?:<Questions \/>\s+)?<Closing \/>/],
  ["Anfahrt hinzufügen", "workshop", "src/components/sections/Directions.tsx", "So finden Sie uns"],
  ["add a booking form", "bakery", app, '<Route path="/book" element={<Book />} />'],
  ["let people book appointments", "gym", navigation, '"/my-bookings"'],
  ["remove the Paid with column", "expenses", "src/pages/Expenses.tsx", /^(?![\s\S]*header: "Paid with",)/],
  ["remove the field Note", "expenses", "src/data/expenses.ts", /^(?![\s\S]*note: string)/],
  [
    "remove the Review column",
    "board",
    "src/data/cards.ts",
    /^(?![\s\S]*id: "review")[\s\S]*cards\.update\(card\.id, \{ column: "doing" \}\)/,
  ],
  ["Entferne die Spalte Erledigt", "tafel", "src/data/cards.ts", 'const finished: ColumnId = "review"'],
  [
    "add a priority field to the cards with low, medium and high",
    "board",
    "src/components/board/CardTile.tsx",
    "{card.priority && <Badge>",
  ],
  ["add an estimate to the cards", "board", "src/components/board/CardDrawer.tsx", 'label="Estimate"'],
  ["move the story above the opening hours", "bakery", home, /<Story \/>\s+<Visit \/>/],
  ["put the points after the visit section", "bakery", home, /<Visit \/>\s+<Points \/>/],
  ["move Contact to the front of the navigation", "bakery", navigation, /\[\s*\{ to: "\/contact"/],
  [
    "Verschiebe Kontakt vor Leistungen in der Navigation",
    "workshop",
    navigation,
    /"Kontakt" \},\s+\{ to: "\/leistungen"/,
  ],
  ["reorder the navigation: Contact, Menu, Home", "bakery", navigation, /"Contact"[\s\S]*"Menu"[\s\S]*"Home"/],
  ["add a line chart over time", "expenses", home, "<ExpensesAmountByMonth />"],
  ["add a pie chart of contacts by status", "crm", "src/pages/Index.tsx", /<Contacts(?:\w*)By\w+ \/>/],
  [
    "add a chart of the number of sales by channel",
    "sales",
    "src/components/charts/SaleRecordsByChannel.tsx",
    ".length",
  ],
  ["add a chart of cards per person", "board", home, "<CardsByPerson />"],
];

const variants: Files[] = [];

describe("a change of structure", () => {
  it.each(cases)("%s (%s): is written, said, and kept in the plan", async (request, on, path, shows) => {
    const { files, finish, changed } = await followUps(on, [request]);
    expect(changed).toContain(path);
    if (typeof shows === "string") expect(files.get(path)).toContain(shows);
    else expect(files.get(path)).toMatch(shows);
    expect(finish!.did.length).toBeGreaterThan(0);
    expect(finish!.not_done.join()).not.toMatch(/Not confirmed|nicht bestätigt/);
    const plan = parsePlan(files.get(planPath)!)!;
    for (const [file, hash] of Object.entries(plan.files)) expect(contentHash(files.get(file)!), file).toBe(hash);
    variants.push(files);
  });

  it("says of a map and of money what is not there", async () => {
    const map = await followUps("bakery", ["add a google map"]);
    expect(map.finish!.not_done.join()).toMatch(/loads nothing from elsewhere/);
    const money = await followUps("bakery", ["add a donate button"]);
    expect(money.finish!.not_done.join()).toMatch(/Taking money/);
  });

  it("says what a new chart is divided by if the request names something else", async () => {
    const { finish } = await followUps("stock", ["add a chart of products by year"]);
    expect(finish!.not_done).toEqual([expect.stringMatching(/^By year: the chart is divided by/)]);
    const german = await followUps("vertrieb", ["Zeig ein Diagramm der Kontakte nach Wochentag"]);
    expect(german.finish!.not_done).toEqual(["Nach Wochentag: das Diagramm ist nach Status aufgeteilt"]);
    const named = await followUps("sales", ["add a chart of the number of sales by channel for this month"]);
    expect(named.finish!.not_done).toEqual([]);
  });

  it("can follow another of its kind", async () => {
    const { files } = await followUps("board", [
      "remove the Review column",
      "remove the Done column",
      "add a chart of cards",
    ]);
    expect(files.get("src/content/sample-cards.ts")).not.toMatch(/"(?:review|done)"/);
    variants.push(files);
  });
});

describe("what has no place in an app", () => {
  it.each<[string, App, RegExp]>([
    ["add a chart", "bakery", /no entries that a chart could count/],
    ["add a chart of amount by category", "expenses", /is there already/],
    [
      "add a chart of amount by year",
      "expenses",
      /cannot divide this chart by “year”. One by category is there already/,
    ],
    ["añade un gráfico de importe por año", "gastos", /No puedo dividir este gráfico por «año». Ya existe uno/],
    ["add a donate button", "stock", /no public first page/],
    ["add a booking form", "workshop", /can book here already|gibt es|Buchen kann man hier schon/],
    ["add a booking form", "stock", /needs opening hours and services/],
    ["remove the What for column", "expenses", /has to stay/],
    ["remove the field Amount", "expenses", /has to stay/],
    ["remove the Unicorn column", "board", /The columns are: To do, In progress, Review, Done/],
    ["move Unicorn to the front of the navigation", "bakery", /no such entry/],
  ])("%s (%s): is said, and nothing changes", async (request, on, answer) => {
    const { changed, texts } = await followUps(on, [request]);
    expect(texts.join(" ")).toMatch(answer);
    expect(changed).toEqual([]);
  });
});

describe("pages but the first", () => {
  const routes = async (...requests: string[]): Promise<string> => {
    const { files } = await followUps("bakery", requests);
    variants.push(files);
    return files.get(app)!;
  };

  it("come when somebody goes there, those that are added later too", async () => {
    const written = await routes("add a page called Suppliers");
    expect(written).toContain('import Index from "@/pages/Index";');
    for (const page of ["Offer", "Contact", "Suppliers"])
      expect(written).toContain(`const ${page} = lazy(() => import("@/pages/${page}"));`);
  });

  it("leave nothing behind when the last of them goes", async () => {
    const written = await routes("delete the menu page", "delete the contact page", "delete the page The bakers");
    expect(written).not.toMatch(/\blazy\b/);
    expect(written).toContain('import { Suspense } from "react";');
  });
});

describe("types", () => {
  it("of every project changed in structure are clean", { timeout: 120_000 }, () => {
    expect(variants.length).toBeGreaterThan(cases.length);
    expect(typeCheck(variants)).toBe("");
  });
});
