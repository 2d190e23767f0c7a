/** Kinds of requests that bench prompts showed to be read wrongly, and the neighbours that must stay what they were. */
import { describe, expect, it } from "vitest";
import { decisionOf } from "./emit/app/decisions/decision.ts";
import { detectLanguage } from "./language/detect.ts";
import type { DraftPlan } from "./plan/plan.ts";
import { leftOut, prepareBuild } from "./turn/build.ts";

function prepared(text: string) {
  return prepareBuild(text, detectLanguage(text).language ?? "en")!;
}
const planOf = (text: string): DraftPlan => prepared(text).plan;

function reported(text: string): string {
  const made = prepared(text);
  const { shell, pages } = made.archetype.emit(made.plan);
  return leftOut(made, made.plan, [...shell, ...pages.flatMap(({ files }) => files)]).join(" ");
}

describe("what is decided on by somebody else", () => {
  it.each([
    ["our crew hands in fuel receipts and the office approves them", "en"],
    ["expense claims with an amount, the treasurer approves", "en"],
    ["Urlaubsanträge einreichen und der Chef genehmigt sie", "de"],
    ["registro de gastos: el personal los envía y el jefe los aprueba", "es"],
  ])("has a state for it, buttons with each entry and a page of what waits: %s", (text) => {
    const { archetype, plan } = prepared(text);
    expect(plan.pages.map(({ component }) => component)).toContain("Approvals");
    const decided = plan.entities.find((entity) => decisionOf(entity))!;
    const files = archetype.emit(plan).pages.flatMap((page) => page.files);
    const code = files.map(({ content }) => content).join("\n");
    expect(code).toContain(`onClick={() => decide("${decisionOf(decided)!.approved}")}`);
    expect(code).toContain("export default function ApprovalsPage()");
  });

  it.each([
    ["expense claims with an amount, the treasurer approves", "sample-expense-claims"],
    ["purchase requests, boss says yes or no", "sample-requests"],
  ])("waits in its latest samples and was mostly approved before: %s", (text, file) => {
    const { archetype, plan } = prepared(text);
    const { waiting, approved, rejected } = decisionOf(plan.entities.find((entity) => decisionOf(entity))!)!;
    const samples = archetype.emit(plan).shell.find(({ path }) => path === `src/content/${file}.ts`)!.content;
    const count = (value: string): number => samples.split(`status: "${value}"`).length - 1;
    expect(count(waiting)).toBe(3);
    expect(count(approved)).toBeGreaterThan(count(rejected) * 2);
    expect(count(rejected)).toBeGreaterThan(0);
  });

  it("is nothing where nobody approves anything", () => {
    expect(planOf("expense tracker for my household").pages.map(({ component }) => component)).not.toContain(
      "Approvals",
    );
  });
});

describe("a place of work and its lists behind a colon", () => {
  it("keeps the lists under their names, each entry with what it belongs to, and the last with its fields", () => {
    const { archetype, entities } = planOf("boat yard: customers, boats, repairs with notes and price");
    expect(archetype).toBe("tracker");
    expect(entities.map(({ plural }) => plural)).toEqual(["Customers", "Boats", "Repairs"]);
    expect(entities[1]!.fields.some(({ type, to }) => type === "relation" && to === entities[0]!.key)).toBe(true);
    expect(entities[2]!.fields.map(({ key }) => key)).toEqual(expect.arrayContaining(["notes", "price"]));
  });

  it("is a site where it is what a site shows", () => {
    expect(planOf("hair salon: services, prices, team, opening hours").archetype).not.toBe("tracker");
  });

  it("calls lists what the request calls them, and takes a workshop for no event", () => {
    const { entities } = planOf("stock list for a guitar workshop: parts, suppliers, warn me when something runs out");
    expect(entities.map(({ plural }) => plural)).toEqual(["Parts", "Suppliers"]);
    expect(planOf("keep track of movies I saw").entities[0]!.plural).toBe("Movies");
  });
});

it.each([
  ["help our orchestra plan rehearsals and see who is coming", ["Rehearsals", "Members", "Replies"]],
  ["something to help my scout group organise trips and who can come", ["Trips", "Members", "Replies"]],
])("a group's plan asks who comes: %s", (text, lists) => {
  const { entities } = planOf(text);
  expect(entities.map(({ plural }) => plural)).toEqual(lists);
  expect(entities[2]!.fields.filter(({ type }) => type === "relation")).toHaveLength(2);
});

it.each([
  ["bug board with columns open, fixing, checked, closed and a due date on each card", "kanban"],
  ["chat for our rowing club with rooms", "chat"],
  ["school newspaper site with sections for sport and canteen", "news"],
  ["internship board for students", "jobs"],
  ["website for a board game shop", "brochure"],
  ["a board for planning our summer fair with tasks and who does them", "kanban"],
  ["message board for our street with tasks for helpers", "forum"],
  ["contact book for my agency with companies and calls", "crm"],
  ["apartment listings with photos, filters and contact to the owner", "listing"],
  ["expense approval for our choir with receipts", "tracker"],
  ["falling blocks with a high score", "game"],
  ["brick breaker game", "game"],
  ["website for a brick factory", "brochure"],
])("%s is a %s", (text, archetype) => {
  expect(planOf(text).archetype).toBe(archetype);
});

it("cards have a priority where one is asked for, and on other boards none", () => {
  const drawer = (text: string): string =>
    prepared(text)
      .archetype.emit(planOf(text))
      .shell.find(({ path }) => path.endsWith("CardDrawer.tsx"))!.content;
  expect(drawer("kanban board with a priority on each card")).toContain("card.priority");
  expect(drawer("kanban board for a small team")).not.toContain("priority");
});

it("a mark, a sum and a word for what is there are no lists or fields of their own", () => {
  const keys = (text: string): string[][] => planOf(text).entities.map(({ fields }) => fields.map(({ key }) => key));
  const [recipe, ...others] = keys("recipe box with ingredients, search and favourites");
  expect(others).toEqual([]);
  expect(recipe).toContain("favourite");
  expect(keys("budget tracker with categories and monthly total")[0]!.join()).not.toMatch(/total/i);
  expect(keys("stock list for our bar with suppliers and quantities")[0]).not.toContain("quantities");
});

it("what is planned ahead is counted by the months to come, and ends after it begins", () => {
  const { archetype, plan } = prepared("our staff ask for days off and the boss approves or rejects them");
  const files = [...archetype.emit(plan).shell, ...archetype.emit(plan).pages.flatMap((page) => page.files)];
  expect(files.find(({ path }) => path === "src/pages/Index.tsx")!.content).toContain("lastMonths(6, 4)");
  const rows = files.find(({ path }) => path === "src/content/sample-leave-requests.ts")!.content;
  const days = [...rows.matchAll(/from: inDays\((-?\d+)\), until: inDays\((-?\d+)\), days: (\d+)/g)];
  expect(days.length).toBeGreaterThan(5);
  for (const [, from, until, count] of days) expect(Number(until) - Number(from) + 1).toBe(Number(count));
});

it("a board has the columns that are said, and nothing that stands on its cards", () => {
  const { options } = planOf("bug board with columns open, fixing, checked and a due date on each card");
  expect(options["columns"]).toEqual(["Open", "Fixing", "Checked"]);
});

it.each([
  ["portfolio for the illustrator Jonas Weidt with a dark background", "Jonas Weidt"],
  ["Portfolio für die Bildhauerin Karla Lindqvist", "Karla Lindqvist"],
  ["portafolio para la fotógrafa Inés Robles", "Inés Robles"],
])("who somebody is stands before the name: %s", (text, name) => {
  expect(planOf(text).name).toBe(name);
});

it("a clause about who works there is no field", () => {
  const { entities } = planOf("our tenants report leaks with urgency and status, the caretaker works through them");
  expect(entities[0]!.plural).toBe("Leaks");
  expect(entities[0]!.fields.map(({ label }) => label).join(" ")).not.toMatch(/caretaker/i);
});

it("a diary with a login has accounts of its own", () => {
  expect(planOf("a private diary with login").options["gated"]).toBe(true);
  expect(planOf("a private diary without login").options["gated"]).toBeUndefined();
});

it.each([
  "Website für meine Töpferei mit Kursen, Preisen und Formular zum Anmelden",
  "Seite für unsere Tischlerei mit Leistungen und Anfrageformular",
  "página web de mi taller de cerámica con cursos, precios y formulario para apuntarse",
])("forms and prices that are there are not reported as missing: %s", (text) => {
  expect(reported(text)).not.toMatch(/formular|preis|precio/i);
});
