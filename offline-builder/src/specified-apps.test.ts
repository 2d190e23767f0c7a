/** What specifications and short requests for tools become, read from their plans. */
import { describe, expect, it } from "vitest";
import { prepareBuild } from "./turn/build.ts";
import { detectLanguage } from "./language/detect.ts";
import type { DraftPlan } from "./plan/plan.ts";

function planOf(text: string): DraftPlan {
  const prepared = prepareBuild(text, detectLanguage(text).language ?? "en");
  if (!prepared) throw new Error(`nothing understood in ${text}`);
  return prepared.plan;
}

const listsOf = (plan: DraftPlan): string[] => plan.entities.map((entity) => entity.plural);
const pathsOf = (plan: DraftPlan): string[] => plan.pages.filter((page) => page.nav).map((page) => page.path);

const rental =
  "Please build a website for renting boats. Users should be able to browse boats, book a boat for a weekend, and save favorite boats. The site should have functionalities for a calendar of bookings, a contact form and a trip cost calculator.";
const canteen =
  "Build an ordering system for a school canteen. Pupils should be able to browse the menu, add dishes to the cart and place an order. The kitchen should be able to manage orders and see what was ordered, and the system should support search.";

describe("a specification", () => {
  it("keeps what is booked apart from what is booked of", () => {
    const plan = planOf(rental);
    const bookings = plan.entities.find(({ plural }) => plural === "Bookings")!;
    expect(bookings.fields.some(({ type, to }) => type === "relation" && to === "boat")).toBe(true);
    expect(plan.options["submissions"]).toContainEqual(`${bookings.key}|Book boat`);
  });

  it("gets the pages it names beside its lists, and forms for its owner are marked", () => {
    const plan = planOf(rental);
    expect(pathsOf(plan)).toEqual(expect.arrayContaining(["/favorites", "/calendar", "/contact-us", "/fuel-cost"]));
    expect(plan.forms).toEqual([{ id: "contact", page: "/contact-us", kind: "contact" }]);
  });

  it("sells what has a price through a cart, and nothing else", () => {
    expect(pathsOf(planOf(canteen))).toEqual(expect.arrayContaining(["/dishes", "/cart", "/my-orders"]));
    const payroll =
      "Create a payroll system. It should support employees and payslips, and managers should be able to approve purchases and view reports about salaries by month and department.";
    expect(pathsOf(planOf(payroll))).not.toContain("/cart");
  });

  it.each([
    ["festival", "ticket", "Places left"],
    ["help desk", "ticket", "Priority"],
  ])("means by a word what its subject means by it: %s", (subject, noun, field) => {
    const plan = planOf(
      `Please implement a ${subject} system. Users should be able to browse ${noun}s, search ${noun}s and view ${noun} details. Staff should be able to add and edit ${noun}s.`,
    );
    expect(plan.entities[0]!.fields.map(({ label }) => label)).toContain(field);
  });

  it("takes no verb, no clause and no part of an entry for a list", () => {
    const plan = planOf(
      "Please build a recipe sharing website where home cooks publish their recipes. It should support rating recipes and viewing the steps. Users should be able to post recipes, leave replies and offer tips to other cooks.",
    );
    expect(listsOf(plan)).toContain("Recipes");
    expect(listsOf(plan).join()).not.toMatch(/cooks|replies|offers|steps/i);
  });

  it("with figures of money is a dashboard with reports, with other figures lists with reports", () => {
    const dashboard = (of: string): DraftPlan =>
      planOf(
        `Please develop a dashboard for ${of}. It should show charts and generate reports for each month. Users should be able to enter values, compare months and export the data.`,
      );
    expect(pathsOf(dashboard("the sales of three shops"))).toContain("/reports");
    expect(dashboard("the sales of three shops").archetype).toBe("dashboard");
    expect(dashboard("the energy consumption of a house").entities[0]!.key).toBe("meter-reading");
  });
});

describe("a short request", () => {
  it.each([
    ["a poll app where people create polls and vote", "polls", "Vote"],
    ["Vokabeltrainer mit Karteikarten", "flashcards", "Practice"],
    ["appointment calendar for a small team", "calendar", "EntryCalendar"],
    ["a wiki for our team with search", "wiki", "Index"],
    ["Dienstplan für unser Café", "roster", "Index"],
    ["student grade book with courses and grades", "lists", "Index"],
  ])("for a tool is no company's site: %s", (text, domain, component) => {
    const plan = planOf(text);
    expect([plan.archetype, plan.domain, plan.pages[0]!.component]).toEqual(["tracker", domain, component]);
  });

  it("has a list for each plural it enumerates, in its language", () => {
    expect(listsOf(planOf("Vereinsverwaltung: Mitglieder, Räume, Beiträge")).toSorted()).toEqual([
      "Beiträge",
      "Mitglieder",
      "Räume",
    ]);
    expect(listsOf(planOf("app para gestionar citas con clientes, salas y empleados"))).toEqual(
      expect.arrayContaining(["Citas", "Clientes", "Salas", "Empleados"]),
    );
  });

  it("reads days, scales, categories and colours as what they are", () => {
    const [books] = planOf("reading list: title, author, pages, started, finished, rating 1-5, notes").entities;
    expect(books!.fields.map(({ label, type }) => `${label}: ${type}`)).toEqual([
      "Title: text",
      "Author: text",
      "Pages: number",
      "Started: date",
      "Finished: date",
      "Rating: number",
      "Notes: long-text",
    ]);
    const todos = planOf("todo list with categories and due dates, blue and white");
    expect(listsOf(todos)).toEqual(["Todos"]);
    expect(todos.entities[0]!.fields.map(({ label }) => label)).not.toEqual(
      expect.arrayContaining(["Due dates", "Blue", "White"]),
    );
  });
});

describe("who does what, where and when", () => {
  it.each([
    ["who parks where on which day", "Parking days", ["Who", "Where", "Day", "Notes"]],
    [
      "shift plan for our parking lot so we know who parks where on which day",
      "Parking days",
      ["Who", "Where", "Day", "Notes"],
    ],
    ["Wer parkt wann wo in unserer Firma", "Parktage", ["Wer", "Wo", "Tag", "Notizen"]],
    ["quién aparca dónde cada día", "Aparcamientos", ["Quién", "Dónde", "Día", "Notas"]],
    ["who sits at which desk on which day", "Seat bookings", ["Who", "Desk", "Day", "Notes"]],
    ["who brings what to the potluck?", "Contributions", ["Who", "What", "Notes"]],
  ])("is a plan of that, in these words, and no duty roster: %s", (text, plural, labels) => {
    const plan = planOf(text);
    expect(listsOf(plan)).toEqual([plural]);
    expect(plan.entities[0]!.fields.map(({ label }) => label)).toEqual(labels);
  });

  it("gives a place once a day, and knows how many there are", () => {
    const { entities, pages } = planOf("parking at our office: who parks where on which day, we have 6 spots");
    expect(entities[0]!.once).toEqual(["where", "day"]);
    expect(entities[0]!.fields[1]!.options).toHaveLength(6);
    expect(pages[0]!.title).toBe("This week");
  });

  it("is a roster where it is about work", () => {
    expect(planOf("staff rota: who works when").domain).toBe("roster");
    expect(planOf("Dienstplan: wer arbeitet wann").domain).toBe("roster");
  });
});
