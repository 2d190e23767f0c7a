import { describe, expect, it } from "vitest";
import { usualApps } from "../../lexicon/usual-apps/index.ts";
import { createOfflineBuilder } from "../../model.ts";
import type { Language } from "../../plan/plan.ts";
import { runTurn } from "../../testing.ts";
import { prepareBuild } from "../../turn/build.ts";
import { typeCheck } from "../../type-check.ts";
import { declaredLists } from "../declared/declared-lists.ts";
import { usualApp } from "./usual-apps.ts";

const languages: readonly Language[] = ["en", "de", "es"];
const model = createOfflineBuilder();

describe("an app that a short request names by its use", () => {
  it("declares its lists in each language, and its roles speak of them", () => {
    for (const { id, asked, roles = [] } of usualApps) {
      if (asked[0].startsWith("Please build")) continue;
      for (const [at, language] of languages.entries()) {
        const lists = declaredLists(asked[at]!, language) ?? [];
        expect(lists.length, `${id} ${language}`).toBeGreaterThanOrEqual(2);
        for (const { adds, sees } of roles)
          for (const place of [...adds, ...sees]) expect(lists[place], `${id} ${language}`).toBeDefined();
      }
    }
  });

  it.each([
    ["comic book swap for our school", "en", null],
    ["book swap app for our street", "en", "Listings, Swap requests, Messages"],
    ["marketplace for second-hand skis", "en", "Listings, Offers, Messages"],
    ["Marktplatz für gebrauchte Fahrräder", "de", "Anzeigen, Gebote, Nachrichten"],
    ["flat rentals website with filters for rent and rooms", "en", "Apartments, Enquiries"],
    ["gear checkout for the climbing society", "en", "Equipment, Borrowers, Loans"],
    [
      "coursework portal, lecturers set exercises and students hand them in",
      "en",
      "Assignments, Submissions, Students",
    ],
    ["bike shop inventory with helmets, tyres, sizes and prices", "en", "Products, Suppliers"],
    ["desk booking for our office", "en", "Desks, Bookings"],
    ["cinema booking site with seats", "en", "Events, Bookings"],
    ["canteen menu with allergens and pre-orders", "en", "Dishes, Orders"],
    ["gradebook", "en", "Courses, Assignments, Grades, Students"],
    ["questionnaire builder for our research group", "en", "Surveys, Questions, Answers"],
    ["kids chore board with stars", "en", "Chores, Rewards, Children"],
    ["simple money tracker: income, expenses", "en", "Transactions, Budgets"],
    ["household finance dashboard with accounts, transactions and budgets", "en", "Accounts, Transactions, Budgets"],
    ["project planning tool with milestones", "en", "Projects, Tasks, Milestones"],
    ["volunteer rota for the animal shelter", "en", "Shifts, Volunteers, Sign-ups"],
    ["Helferplan für unser Sommerfest", "de", "Schichten, Helfer, Anmeldungen"],
    ["turnos de voluntarios para el banco de alimentos", "es", "Turnos, Voluntarios, Inscripciones"],
    ["cooking website with recipes from my aunts", "en", "Recipes"],
    ["feature request board with upvotes", "en", "Ideas"],
    ["help center for our software", "en", "Articles, Support requests"],
    ["restaurant delivery app", "en", "Dishes, Restaurants, Orders"],
    ["kayak hire website, choose days", "en", "Bookings, Kayaks"],
  ] as const)("has the lists that belong to it: %s", (text, language, lists) => {
    const { plan } = prepareBuild(text, language)!;
    if (lists) expect(plan.entities.map(({ plural }) => plural).join(", ")).toBe(lists);
    else expect(plan.archetype).not.toBe("brochure");
  });

  it.each([
    "a website for my restaurant with delivery",
    "shift swap app for nurses",
    "marketplace for freelancers",
    "my vacation apartment rental, landing page",
    "kanban board for project management",
    "food delivery tracker for my cat",
    "surf school with board rental, prices and contact",
    "project tracker: name, client, hours, rate",
  ])("is not seen where something else is meant: %s", (text) => {
    expect(usualApp(text, "en")).toBeNull();
  });

  it("keeps name and colours of the request, has a page for each kind of people, and says what is missing", async () => {
    const { files, finish, title } = await runTurn(
      model,
      'marketplace for vintage cameras called "Second Shutter" in dark green with an auction countdown',
    );
    expect(title).toBe("Second Shutter");
    expect(files.get("src/index.css")).toContain("#1b5238");
    expect(files.get("src/pages/ForSellers.tsx")).toContain("<ListingForm");
    expect(files.get("src/pages/ForBuyers.tsx")).toContain("<OfferForm");
    expect(files.get("src/content/sample-listings.ts")).toContain("Tripod");
    expect(finish!.not_done.join()).toContain("auction countdown");
    expect(typeCheck([files])).toBe("");
  }, 120_000);

  it("sorts what a shop has in stock by the kinds that are named", () => {
    const { plan } = prepareBuild("bike shop inventory with helmets, tyres, sizes and prices", "en")!;
    expect(plan.entities[0]!.fields.find(({ label }) => label === "Category")!.options).toEqual(["Helmets", "Tyres"]);
  });

  it("has what is named besides as a field", () => {
    const { plan } = prepareBuild("skateboard resale marketplace with widths, brands and condition", "en")!;
    const labels = plan.entities[0]!.fields.map(({ label }) => label);
    expect(labels).toContain("Brand");
    expect(labels.filter((label) => label === "Condition")).toHaveLength(1);
  });

  it("asks nobody to sign in where people put their names down or have accounts at a bank", async () => {
    for (const text of [
      "volunteer sign-up for the soup kitchen with shifts",
      "family finance app: accounts, transactions",
    ]) {
      const { files, finish } = await runTurn(model, text);
      expect([...files.keys()]).not.toContain("src/pages/Account.tsx");
      expect(finish!.not_done.join()).not.toMatch(/sign-in/i);
    }
  });
});
