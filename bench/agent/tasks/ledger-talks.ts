/** Tasks on the time tracker in which people talk with the agent: a plan first, words in between, a request put off. */
import { errorsOf, plain, textWith } from "./screen.ts";
import { findings, type Outcome, type Task } from "./task.ts";

async function checkArchive({ visit, answers }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  expect(answers[0]?.version == null, "the plan changed the project");
  expect((answers[0]?.content ?? "").length > 200, "there was no plan to read");
  await using app = await visit({ path: "/projects" });
  const { page } = app;
  const errors = errorsOf(page);
  await page.getByRole("button", { name: "Archive Mill museum" }).click();
  await app.settled();
  const shown = await textWith(app, "Archived");
  expect(/Archived[\s\S]*Mill museum/.test(shown), "an archived project is not listed below Archived");
  await app.go("/entries");
  await textWith(app, "Exhibit labels");
  const options = await page.getByLabel("Project").locator("option").allInnerTexts();
  expect(!options.includes("Mill museum"), "an archived project can still be chosen for a new entry");
  expect(options.includes("Harbour signage"), "other projects cannot be chosen any more");
  await app.go("/reports");
  expect((await textWith(app, "Mill museum")).includes("Mill museum"), "the report has lost the archived project");
  await app.go("/projects");
  await page.getByRole("button", { name: "Restore Mill museum" }).click();
  await app.go("/entries");
  await textWith(app, "Exhibit labels");
  const again = await page.getByLabel("Project").locator("option").allInnerTexts();
  expect(again.includes("Mill museum"), "a restored project cannot be chosen");
  expect(errors.length === 0, `the app throws: ${errors.join("; ")}`);
  return found;
}

async function checkTeam({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  await page.getByRole("link", { name: "Team" }).click();
  const team = await textWith(app, "Ruth Adeyemi");
  expect(new URL(page.url()).pathname === "/team", `the page is at ${page.url()}`);
  for (const [name, worked, value] of [
    ["Inés Aguirre", "14 h 53 min", "€1,403.00"],
    ["Tomáš Novák", "7 h 10 min", "€565.50"],
    ["Ruth Adeyemi", "4 h 35 min", "€403.75"],
  ] as const) {
    expect(team.includes(name) && team.includes(worked), `the page does not show ${name} with ${worked}`);
    expect(team.includes(value), `it does not show ${value} for ${name}`);
  }
  return found;
}

async function checkPlace({ visit, answers }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  expect(answers[1]?.version != null, "the request in between made no version");
  await using app = await visit();
  const { page } = app;
  await page.getByRole("link", { name: "Time sheet" }).click();
  await textWith(app, "Exhibit labels");
  const heading = plain(await page.getByRole("heading", { level: 1 }).innerText());
  expect(heading === "Time sheet", `the page is titled ${heading}`);
  await page.getByLabel("Note").fill("Survey");
  await page.getByLabel("Place").fill("Cuxhaven");
  await page.getByRole("button", { name: "Add entry" }).click();
  expect(
    /Survey[^]*Cuxhaven|Cuxhaven[^]*Survey/.test(await textWith(app, "Cuxhaven")),
    "the list does not show the place",
  );
  await page.reload();
  const after = await textWith(app, "Cuxhaven");
  expect(after.includes("Cuxhaven"), "the place is gone after a reload");
  expect(!/undefined|null/.test(after), "older entries show a place that nobody gave");
  return found;
}

export const LEDGER_TALKS: readonly Task[] = [
  {
    id: "plan-archive",
    kind: "plan",
    state: "ledger",
    turns: [
      {
        message:
          "Removing a project is too final. We want to archive it instead: Archive takes the place of Remove, archived ones stand at the end of the page below Archived with a button Restore, and nobody can add entries to them, while the reports keep them. How would you do it? Do not change anything yet.",
        context: { chat_only: true },
      },
      { message: "Good, do it like that." },
    ],
    check: checkArchive,
  },
  {
    id: "steering-team",
    kind: "steering",
    state: "ledger",
    turns: [
      {
        message: "Add a page Team, linked in the menu, that lists everybody with the time they have worked.",
        says: { at: 2, message: "And what each can bill, as in the reports, please." },
      },
    ],
    check: checkTeam,
  },
  {
    id: "resume-later",
    kind: "resume",
    state: "ledger",
    turns: [
      {
        message: "Give entries a field Place, which may stay empty. The list shows it where it is given.",
        cut: { at: 3, how: "stop" },
      },
      { message: "Before that: call the page Entries Time sheet, in the menu and in its title." },
      { message: "Now go on with the field Place." },
    ],
    check: checkPlace,
  },
];
