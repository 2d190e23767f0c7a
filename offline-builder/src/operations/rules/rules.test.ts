/** Rules of entries in words: what may not be twice, how large, when, why, of what kind, and where in the list. */
import { afterAll, describe, expect, it } from "vitest";
import { createOfflineBuilder } from "../../model.ts";
import { runTurn, type Files, type LoopResult } from "../../testing.ts";
import { typeCheck } from "../../type-check.ts";

const model = createOfflineBuilder();
const built = new Map<string, Promise<LoopResult>>();
const changedApps: Files[] = [];

async function ask(request: string, ...texts: string[]) {
  const known = built.get(request) ?? runTurn(model, request);
  built.set(request, known);
  let last = await known;
  last = { ...last, files: new Map(last.files), messages: [...last.messages] };
  for (const text of texts) last = await runTurn(model, text, { files: last.files, messages: last.messages });
  changedApps.push(last.files);
  const did = last.finish?.did ?? [];
  return { files: last.files, did, notDone: last.finish?.not_done ?? [], said: last.texts.join("\n") };
}

const books = "reading list app with title, author and status";
const leave = "leave requests for our team, the manager approves";
const tickets = "helpdesk with tickets and status";
const expenses = "expense tracker with categories";

afterAll(() => {
  expect(typeCheck(changedApps)).toBe("");
}, 120_000);

describe("a rule for entries", () => {
  it.each([
    [books, "titles must be unique", "src/components/books/BookForm.tsx", "row.title.trim().toLowerCase()"],
    [books, "cant be two books with the same title", "src/components/books/BookForm.tsx", "row.title.trim()"],
    [
      "lista de libros con autor y estado",
      "que no se pueda repetir el título",
      "src/components/libros/LibroForm.tsx",
      "row.id !== ownId",
    ],
  ])("keeps a value from being there twice: %s, %s", async (request, text, path, part) => {
    const { files, did } = await ask(request, text);
    expect(did).toHaveLength(1);
    expect(files.get(path)).toContain(part);
  });

  it("bounds a number, in two wishes of one sentence, too", async () => {
    const { files } = await ask(expenses, "amounts cant be negative and max is 5000");
    const form = files.get("src/components/expenses/ExpenseForm.tsx")!;
    expect(form).toContain('toNumber(draft.amount) < 0) errors.amount = "Amount: at least 0."');
    expect(form).toContain('toNumber(draft.amount) > 5000) errors.amount = "Amount: at most 5000."');
  });

  it("stands beside another rule of the same sentence", async () => {
    const { did } = await ask(
      "Inventarliste für unsere Werkstatt mit Menge und Ort",
      "Menge darf nicht unter 0 sein und Ort ist Pflicht",
    );
    expect(did).toEqual(["Geräte: Menge nimmt Zahlen ab 0", "Geräte: Ort ist ein Pflichtfeld"]);
  });

  it("asks for a reason with a rejection, wherever somebody rejects", async () => {
    const { files } = await ask(leave, "make a reason required when something is rejected");
    expect(files.get("src/components/leave-requests/LeaveRequestForm.tsx")).toContain(
      'draft.status === "Declined" && draft.rejectionReason.trim() === ""',
    );
    const form = files.get("src/components/leave-requests/LeaveRequestForm.tsx")!;
    const labels = [...form.matchAll(/<Field label="([^"]+)"/g)].map((found) => found[1]);
    expect(labels.indexOf("Reason for rejection")).toBe(labels.indexOf("Status") + 1);
    for (const page of ["Approvals", "LeaveRequestDetail"]) {
      expect(files.get(`src/pages/${page}.tsx`)).toContain('status: "Declined" }}');
      expect(files.get(`src/pages/${page}.tsx`)).not.toContain('decide("Declined")');
      expect(files.get(`src/pages/${page}.tsx`)).not.toContain('decide(row, "Declined")');
    }
  });

  it("puts two days in their order", async () => {
    const { files } = await ask(leave, "the end date must be after the start date");
    expect(files.get("src/components/leave-requests/LeaveRequestForm.tsx")).toContain("draft.until < draft.from");
  });

  it("says of a field what belongs into it", async () => {
    const { files } = await ask(books, "show a hint 'Last name first' under author");
    expect(files.get("src/components/books/BookForm.tsx")).toContain('label="Author" hint="Last name first"');
  });

  it("shows a rating as stars, and says where there is none", async () => {
    const { files } = await ask(books, "show the rating as stars");
    expect(files.get("src/pages/Books.tsx")).toContain("★");
    const { did, said } = await ask(tickets, "show the rating as stars");
    expect(did).toEqual([]);
    expect(said).toContain("rated with a number");
  });

  it.each([
    [
      expenses,
      "use these categories: Rent, Food, Travel, Other",
      "src/data/expenses.ts",
      '["Rent", "Food", "Travel", "Other"]',
    ],
    [
      expenses,
      "call the categories Rent, Food and Other and drop the rest",
      "src/data/expenses.ts",
      '["Rent", "Food", "Other"]',
    ],
    [
      "control de gastos",
      "usa estas categorías: Casa, Comida, Ocio",
      "src/data/expenses.ts",
      '["Casa", "Comida", "Ocio"]',
    ],
  ])("leaves exactly these to choose: %s, %s", async (request, text, path, part) => {
    const { files, notDone } = await ask(request, text);
    expect(files.get(path)).toContain(part);
    expect(notDone.join()).toMatch(/Other|Casa/);
  });

  it("gives each field its own choices, and makes the field that is not there", async () => {
    const { files, did } = await ask(
      expenses,
      "use the categories Rent, Food, Travel and the statuses In use, Returned, Lost",
    );
    const data = files.get("src/data/expenses.ts")!;
    expect(data).toContain('["Rent", "Food", "Travel"]');
    expect(data).toContain('["In use", "Returned", "Lost"]');
    expect(did).toEqual(expect.arrayContaining([expect.stringMatching(/Category offers Rent, Food, Travel, and/)]));
    expect(did.join()).toMatch(/Status/);
    expect(data).not.toMatch(/the statuses/i);
  });

  it.each([
    [
      tickets,
      "put closed tickets at the bottom",
      "src/pages/Tickets.tsx",
      'Number(one.status === "Closed") - Number(other',
    ],
    [
      "Aufgabenliste fürs Büro",
      "Erledigte nach unten und in grau",
      "src/pages/Tasks.tsx",
      'row.status === "Erledigt" && "text-muted-foreground"',
    ],
    ["lista de libros con autor y estado", "pon los terminados al final", "src/pages/Libros.tsx", "Number(one.estado"],
  ])("keeps some apart in the list: %s, %s", async (request, text, path, part) => {
    const { files } = await ask(request, text);
    expect(files.get(path)).toContain(part);
  });

  it("gives an empty list its own words", async () => {
    const { files } = await ask(tickets, "when there are no tickets show 'Enjoy your day'");
    expect(files.get("src/pages/Tickets.tsx")).toContain('rows.length === 0 ? "Enjoy your day"');
  });

  it("is about the field that the wish before it named", async () => {
    const { files } = await ask(books, "authors should be required, and show a hint 'Last name first' under it");
    expect(files.get("src/components/books/BookForm.tsx")).toContain('label="Author" hint="Last name first"');
  });

  it("puts a field before the others, behind what the entry is called", async () => {
    const { did } = await ask("Rezeptsammlung", "die Zutaten als erstes");
    expect(did.join()).toContain("Name, Zutaten, Gang");
  });
});

describe("what is seen of entries", () => {
  it.each([
    ["recipe blog", "each recipe should have a print button", "src/pages/Post.tsx"],
    ["Rezeptsammlung", "bei jedem Rezept ein Druckknopf", "src/pages/RecipeDetail.tsx"],
  ])("can be printed one by one: %s, %s", async (request, text, page) => {
    const { files } = await ask(request, text);
    expect(files.get(page)).toContain("window.print()");
    expect(files.get("src/index.css")).toContain("@media print");
  });

  it("is drawn in a colour of its own, and nothing else changes", async () => {
    const { files } = await ask("dashboard with sales figures", "make the chart taller and its bars purple");
    const before = (await built.get("dashboard with sales figures"))!.files;
    expect(files.get("src/components/charts/BarList.tsx")).toContain("fill-[#6d3fb0]");
    expect(files.get("src/index.css")).toBe(before.get("src/index.css"));
  });

  it("is summed in a diagram, which says by what it counts", async () => {
    const { did, notDone } = await ask(
      "workout log with date, exercise, weight and reps",
      "show the total reps per week",
    );
    expect(did.join()).toContain("Reps by month");
    expect(notDone.join()).toContain("By week");
  });

  it("is said to be so where it is", async () => {
    const { did, said } = await ask("quiz about capitals", "shuffle the questions every time");
    expect(did).toEqual([]);
    expect(said).toContain("already");
  });
});
