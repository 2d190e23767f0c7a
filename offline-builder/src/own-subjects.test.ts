/** What is made is about what its request says: its trade's goods, its board's amounts, its own parts under their own names. */
import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language/detect.ts";
import { createOfflineBuilder } from "./model.ts";
import type { DraftPlan } from "./plan/plan.ts";
import { runTurn } from "./testing.ts";
import { typeCheck } from "./type-check.ts";
import { prepareBuild } from "./turn/build.ts";

const planOf = (text: string): DraftPlan => prepareBuild(text, detectLanguage(text).language!)!.plan;
const built = (text: string): ReturnType<typeof runTurn> => runTurn(createOfflineBuilder(), text);
const titles = (plan: DraftPlan): string[] => plan.pages.map(({ title }) => title);
const fieldsOf = (text: string): string =>
  planOf(text)
    .entities[0]!.fields.map(({ label }) => label)
    .join(", ");

describe("an inventory", () => {
  it.each([
    ["stock list for my florist's shop", "Market bouquet", "Bouquets"],
    ["Inventar für einen Teeladen", "Gyokuro im Schatten", "Blatt, 100 g"],
    ["inventario para una floristería", "Ramo de mercado", "Ramos"],
  ])("has the goods of its trade on its shelves: %s", async (text, name, group) => {
    const { files } = await built(text);
    const rows = [...files].find(([path]) => path.endsWith("sample-products.ts"))![1];
    expect(rows).toContain(`name: "${name}"`);
    expect(rows).toContain(`category: "${group}"`);
    expect(rows).not.toMatch(/Hex bolt|Sechskant|Tornillo/);
    const suppliers = rows.match(/supplierId: "([^"]+)"/g) ?? [];
    const known = [...files].find(([path]) => path.endsWith("sample-suppliers.ts"))![1];
    for (const supplier of suppliers) expect(known).toContain(supplier.replace("supplierId", "id"));
  });

  it("draws the sales that are asked for by month, and never adds up what one piece costs", async () => {
    const page = (
      await built("inventory for a tea shop with suppliers and sales, sales per month as a chart")
    ).files.get("src/pages/Index.tsx")!;
    expect(page).toMatch(/saleRows\.filter\(\(row\) => row\.date\.startsWith\(month\.key\)\)/);
    expect(page).toContain('title="Sales by month"');
    expect(page).not.toContain("Unit price by month");
  });

  it("of no trade keeps its screws", async () => {
    const { files } = await built("inventory tracker with low stock");
    expect([...files].find(([path]) => path.endsWith("sample-products.ts"))![1]).toContain("Hex bolt");
  });
});

describe("a board of tasks", () => {
  it("has the amounts that its cards are to show, in columns, and is called after what it is for", () => {
    const plan = planOf("kanban board for our garden party with cost per task and deadline");
    expect(plan).toMatchObject({ archetype: "tracker", name: "Garden party" });
    expect(plan.entities).toHaveLength(1);
    expect(plan.entities[0]).toMatchObject({ key: "task", view: "board" });
    expect(plan.entities[0]!.fields.map(({ label, type }) => `${label} ${type}`)).toContain("Cost money");
  });

  it.each([
    ["kanban for our wedding with budget per task", "Choose the rings"],
    ["to-do list for moving house", "Read the meters"],
    ["Aufgabenliste für den Umbau", "Decke streichen"],
  ])("begins with what such an occasion takes: %s", async (text, task) => {
    const rows = [...(await built(text)).files]
      .filter(([path]) => path.includes("/content/sample-"))
      .map(([, file]) => file);
    expect(rows.join()).toContain(task);
    expect(rows.join()).not.toMatch(/printer|Drucker/);
  });

  it.each(["kanban board for a small team", "kanban with due dates and assignees"])(
    "without them is one of cards: %s",
    (text) => {
      expect(planOf(text).archetype).toBe("kanban");
    },
  );
});

describe("the fields of a list", () => {
  it.each([
    ["gym log: exercises, sets reps weight, how it felt", /^Exercise, Sets, Reps, Weight,/],
    [
      "tracker for our garden: beds, what's sown where, when to weed, harvest in kg",
      /^Bed, What's sown, Weed due, Harvest$/,
    ],
    ["recipe book with servings calculator", /^Name, Course, Minutes, Servings, Ingredients, Steps$/],
  ])("are told apart: %s", (text, labels) => {
    expect(fieldsOf(text)).toMatch(labels);
  });

  it("belong to what a place consists of, not to the one place", () => {
    expect(planOf("app for my cellar: shelves, what's kept, when to check")).toMatchObject({
      name: "Cellar",
      entities: [{ singular: "Shelf", plural: "Shelves" }],
    });
    expect(planOf("allotments tracker: beds, size, rent").entities[0]!.plural).toBe("Allotments");
  });
});

describe("recipes", () => {
  it.each(["a website with my aunt's recipes", "Rezeptseite für die Familie", "una web de recetas vegetarianas"])(
    "are a collection to search, also where a site is asked for: %s",
    (text) => {
      const plan = planOf(text);
      expect(plan.archetype).not.toBe("brochure");
      expect(plan.entities[0]!.key).toBe("recipe");
    },
  );

  it("of somebody who teaches or sells stay the site of that", () => {
    expect(planOf("website for my cooking classes with recipes").domain).not.toBe("recipes");
    expect(planOf("website for a bakery with recipes")).toMatchObject({ archetype: "brochure", domain: "bakery" });
  });

  it("are for as many people as are chosen", async () => {
    const { files, finish } = await built("family recipe collection");
    expect(files.get("src/pages/RecipeDetail.tsx")).toContain('<Portions key={recipe.servings} label="Servings"');
    expect(files.has("src/components/app/Portions.tsx")).toBe(true);
    expect(finish!.did.join()).toContain("Servings to choose");
  });
});

describe("what a site names with a verb", () => {
  it("is called by its noun, and orders to measure have a form", async () => {
    const texts = [
      "website for my ceramics workshop, we give evening courses and take custom orders",
      "website for my pottery in Delft, we sell bowls, run evening workshops and take custom orders",
    ];
    for (const text of texts) {
      const pages = [...(await built(text)).files.keys()].filter((path) => path.startsWith("src/pages/")).join();
      expect(pages).toMatch(/Workshops|Courses|Offer/);
      expect(pages).toMatch(/CustomOrders|Enquiry/);
      expect(pages).not.toMatch(/Run|Give|Take/);
    }
  });

  it.each([
    ["landing page for a podcast about lighthouses, with episodes", "Podcast about lighthouses."],
    ["Webseite für einen Podcast über Fledermäuse mit Folgen", "Podcast über Fledermäuse."],
  ])("is on what it is said to be about: %s", async (text, lead) => {
    expect((await built(text)).files.get("src/content/site.ts")).toContain(lead);
  });

  it.each([
    ["podcast site with episodes and a way to subscribe", "newsletter"],
    ["site for a choir with concerts and a subscribe form", "newsletter"],
  ])("is a newsletter where people subscribe: %s", (text, section) => {
    expect(planOf(text).features.join()).toContain(section);
  });

  it.each([
    ["Webseite der Feuerwehr Neudorf mit Einsätzen", "src/content/call-outs.ts", "Brandmeldealarm"],
    ["website for a piercing studio with prices and aftercare", "src/content/aftercares.ts", "unscented cream"],
  ])("has entries of its own kind: %s", async (text, path, words) => {
    expect((await built(text)).files.get(path) ?? "").toContain(words);
  });
});

describe("shifts that people sign up for", () => {
  it.each([
    ["volunteer sign-up for a river cleanup, shifts with limited places", "Shifts"],
    ["an app where helpers sign up for shifts at our food bank", "Shifts"],
    ["Helferschichten für das Sommerfest, zum Eintragen", "Schichten"],
  ])("have places that run out: %s", async (text, title) => {
    const plan = planOf(text);
    expect(plan.archetype).toBe("shifts");
    expect(titles(plan)[0]).toBe(title);
    const { files } = await built(text);
    expect(files.get("src/data/gathering.ts")).toContain("freeAt");
    expect(files.get("src/pages/Index.tsx")).not.toMatch(/event here|Veranstaltung/);
  });

  it("of employees are a roster", () => {
    expect(planOf("employee shifts and payroll hours, staff can take open shifts").archetype).not.toBe("shifts");
  });
});

describe("progress over time", () => {
  it.each([
    ["gym log: exercises, sets, reps, weight, progress chart per exercise", "Weight: progress", "Exercise"],
    ["Trainingstagebuch: Übung, Gewicht in kg, Datum, mit Verlauf", "Gewicht: Verlauf", "Übung"],
  ])("is a line for each name, and names come again: %s", async (text, title, label) => {
    const { files, finish } = await built(text);
    const page = files.get("src/pages/Index.tsx")!;
    expect(page).toContain(`title="${title}"`);
    expect(page).toContain(`label="${label}"`);
    expect(page).not.toMatch(/row\.(?:verlauf|progress)/);
    expect(finish!.did.join()).toMatch(/line over time|Verlauf je/);
    const rows = [...files].find(([path]) => path.includes("/content/sample-"))![1];
    const names = [...rows.matchAll(/(?:exercise|ubung): "([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBeLessThan(names.length);
  });

  it("is drawn for nobody who did not ask", async () => {
    expect(
      (await built("gym log: exercises, sets, reps, weight")).files.has("src/components/charts/Progress.tsx"),
    ).toBe(false);
  });
});

describe("a list whose words are those of the code", () => {
  it("has forms and pages that get the entry", async () => {
    const { files } = await built("key log for our office");
    expect(files.get("src/pages/KeyDetail.tsx")).toContain("keyRow={keyRow}");
    expect(typeCheck([files])).toBe("");
  });

  it("has no import for a word that only a label has", async () => {
    const { files } = await built("medication reminder list");
    expect(files.get("src/pages/MedicineDetail.tsx")).toContain("Taken today");
    expect(typeCheck([files])).toBe("");
  });
});

describe("an amount that is written in words", () => {
  it.each(["lista de la compra", "Einkaufsliste mit Menge"])("is not added up: %s", async (text) => {
    const { files } = await built(text);
    const page = files.get("src/pages/Index.tsx") ?? "";
    expect(page).not.toContain("sum + row.quantity");
    expect([...files.values()].join()).toMatch(/quantity: string/);
  });
});

describe("a part that is named", () => {
  it("is on the page of habits as a heat map, and reminders are said to be missing once", async () => {
    const { files, finish } = await built("habit tracker with a heat map and reminders");
    expect(files.get("src/pages/Week.tsx")).toContain("<HeatMap");
    expect(finish!.not_done.filter((line) => /remind|e-?mails/i.test(line))).toHaveLength(1);
  });

  it("is a unit by its whole name", async () => {
    const { files, finish } = await built("unit converter for the kitchen: cups, grams, ounces, fahrenheit");
    expect(files.get("src/lib/units.ts")).toContain('long: "grams"');
    expect(files.get("src/pages/Units.tsx") ?? [...files.values()].join()).toContain("useState(3)");
    expect(finish!.not_done.join()).not.toContain("Not used");
  });

  it("is a quiz on Europe alone where it says so", async () => {
    const rows = [...(await built("quiz about the capitals of Europe")).files].find(([path]) =>
      path.endsWith("sample-questions.ts"),
    )![1];
    expect(rows).toContain("Vienna");
    expect(rows).not.toMatch(/Nairobi|Tokyo|Lima|Montevideo/);
  });
});
