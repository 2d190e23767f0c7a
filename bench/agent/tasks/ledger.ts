/** Tasks on an imported time tracker: features, faults, deletions and questions. */
import { changedPaths, errorsOf, overflowOf, plain, textWith } from "./screen.ts";
import { findings, type Outcome, type Task } from "./task.ts";

async function checkFilter({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit({ path: "/entries" });
  const { page } = app;
  await page.getByLabel("Show").selectOption({ label: "Ruth Adeyemi" });
  await page.waitForFunction(() => !document.body.innerText.includes("Exhibit labels"), null, { timeout: 3000 });
  const rows = await page.getByRole("button", { name: "Remove entry" }).count();
  expect(rows === 2, `${rows} entries of Ruth, not 2`);
  const shown = await textWith(app, "4 h 35 min");
  expect(/total:? ?4 h 35 min/i.test(shown), "the total of Ruth's entries is not 4 h 35 min");
  await page.reload();
  await app.settled();
  expect((await page.getByRole("button", { name: "Remove entry" }).count()) === 2, "the choice is gone after a reload");
  await page.getByLabel("Show").selectOption({ label: "Everybody" });
  const all = await textWith(app, "Exhibit labels");
  expect(all.includes("Exhibit labels") && all.includes("Opening weekend"), "Everybody does not show all entries");
  return found;
}

async function checkRemovedProject({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit({ path: "/projects" });
  const { page } = app;
  const errors = errorsOf(page);
  await page.getByRole("button", { name: "Remove Harbour signage" }).click();
  await app.go("/reports");
  const report = await textWith(app, "Mill museum");
  expect(
    report.includes("Mill museum") && report.includes("Atlas relaunch"),
    "the report does not show other projects",
  );
  expect(/€/.test(report), "the report shows no values");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await app.settled();
  for (const path of ["/", "/entries"]) await app.go(path);
  expect(errors.length === 0, `the app throws: ${errors.join("; ")}`);
  return found;
}

const GONE = ["This week", "Budgets", "Latest entries", "Rates"];

async function checkCalmOverview({ visit, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const overview = await textWith(app, "Billable");
  expect(overview.includes("Worked") && overview.includes("Overtime"), "totals or overtime are gone");
  for (const title of GONE) expect(!overview.includes(title), `the overview still has ${title}`);
  await app.go("/reports");
  const reports = await textWith(app, "Mill museum");
  expect(reports.includes("Mill museum"), "the report is gone");
  expect(!/csv/i.test(reports), "the report still offers CSV");
  const left = [...files].filter(([path, text]) => path.startsWith("src/") && /csvOf|exportCsv/.test(path + text));
  expect(left.length === 0, `CSV is still in ${left.map(([path]) => path).join(", ")}`);
  return found;
}

const REPORTED = ["Port of Vigo", "Stadt Zwickau", "Atlas Reisen", "Ruth Adeyemi", "1 h 35 min", "€"];

async function checkReportOnPhone({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  for (const width of [390, 1440]) {
    await using app = await visit({ path: "/reports", width });
    const over = await overflowOf(app.page);
    expect(over <= 0, `${over} pixels stick out at ${width}`);
    const text = await textWith(app, "Atlas Reisen");
    for (const part of REPORTED) expect(text.includes(part), `${part} is missing at ${width}`);
    if (width > 390) continue;
    const value = await app.page.getByText("€").last().boundingBox();
    expect(value !== null && value.x + value.width <= width, "values lie outside the screen of a phone");
  }
  return found;
}

function checkOvertimeAnswer({ answers, before, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const text = plain(answers[0]!.content);
  expect(/7 ?h(?:ours?)?,? ?(?:and )?48|7:48|468/.test(text), "the daily limit of 7 h 48 min is not named");
  expect(/\b12\b/.test(text), "the 12 minutes that do not count are not named");
  expect(/1[.,]5|half|150 ?%/.test(text), "the weekend factor is not named");
  expect(changedPaths(before, files).length === 0, "a question changed files");
  return Promise.resolve(found);
}

async function checkBillable({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  const billable = async (): Promise<string> => {
    await app.go("/");
    return /Billable (€[\d,.]+)/.exec(await textWith(app, "Billable"))?.[1] ?? "none";
  };
  const first = await billable();
  await app.go("/entries");
  const box = page.getByRole("form", { name: "New entry" }).getByLabel("Billable");
  expect(await box.isChecked(), "a new entry is not billable by default");
  await page.getByLabel("Note").fill("Team lunch");
  await box.uncheck();
  await page.getByRole("button", { name: "Add entry" }).click();
  const shown = await textWith(app, "Team lunch");
  expect(/not billable/i.test(shown), "the list does not say not billable");
  expect((await billable()) === first, "an entry that is not billable changes the total");
  await app.go("/entries");
  await page.getByLabel("Note").fill("Site visit");
  await page.getByRole("button", { name: "Add entry" }).click();
  await textWith(app, "Site visit");
  expect((await billable()) !== first, "a billable entry does not change the total");
  return found;
}

async function checkDuration({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const shown = await textWith(app, "26:38");
  expect(shown.includes("26:38"), "the worked time is not written as 26:38");
  expect(shown.includes("5.67 of 120 h"), "the budget of a project is not written as 5.67 of 120 h");
  expect(!/\d (?:h|min)\b/.test(shown.replaceAll(/\d of \d+ h/g, "")), "a duration is still written with h or min");
  await app.go("/entries");
  expect((await textWith(app, "1:35")).includes("1:35"), "entries do not show 1:35");
  return found;
}

const ERROR = `TypeError: Cannot read properties of undefined (reading 'name')
    at /src/features/reports/ReportTable.tsx:31:48
    at Array.map (<anonymous>)
    at ReportTable (/src/features/reports/ReportTable.tsx:25:18)`;

const BILLABLE =
  "Give each entry a checkbox Billable, on by default, in the form for new entries. The list says 'not billable' where it is off, and such entries are left out of the Billable total on the overview.";
const DURATIONS = "Write durations as 1:35 in place of 1 h 35 min, everywhere. The budgets stay in hours.";

export const LEDGER: readonly Task[] = [
  {
    id: "feature-filter",
    kind: "feature",
    state: "ledger",
    turns: [
      {
        message:
          "On the page Entries I want to filter by person: a select Show with Everybody and each name. The choice must survive a reload.",
      },
      { message: "And above the list write the total of what is shown, like Total: 4 h 35 min." },
    ],
    check: checkFilter,
  },
  {
    id: "bug-removed-project",
    kind: "bug hunt",
    state: "ledger",
    turns: [
      {
        message: "The page Reports is white since I removed a project. Please fix it.",
        context: {
          contains_error: true,
          current_page: "/reports",
          runtime_errors: [{ message: ERROR.split("\n")[0]!, stack: ERROR }],
          client_logs: [{ level: "error", message: ERROR }],
        },
      },
    ],
    check: checkRemovedProject,
  },
  {
    id: "deletion-overview",
    kind: "deletion",
    state: "ledger",
    turns: [
      {
        message:
          "The overview is too busy: show only the totals and the overtime there. And take the CSV export out of the app completely.",
      },
    ],
    check: checkCalmOverview,
  },
  {
    id: "phone-report",
    kind: "phone",
    state: "ledger",
    turns: [{ message: "It looks off on my phone, see the picture.", picture: { path: "/reports", width: 390 } }],
    check: checkReportOnPhone,
  },
  {
    id: "question-overtime",
    kind: "question",
    state: "ledger",
    turns: [{ message: "When does overtime begin in this app, and do weekends count differently?" }],
    check: checkOvertimeAnswer,
  },
  {
    id: "resume-stop",
    kind: "resume",
    state: "ledger",
    turns: [
      { message: BILLABLE, cut: { at: 3, how: "stop" } },
      { message: "continue", continues: true },
    ],
    check: checkBillable,
  },
  {
    id: "resume-drops",
    kind: "resume",
    state: "ledger",
    turns: [{ message: DURATIONS, cut: { at: 2, how: "drops" } }],
    check: checkDuration,
  },
  {
    id: "resume-gone",
    kind: "resume",
    state: "ledger",
    turns: [
      { message: DURATIONS, cut: { at: 3, how: "gone" } },
      { message: "continue", continues: true },
    ],
    check: checkDuration,
  },
];
