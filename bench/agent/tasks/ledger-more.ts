/** Further tasks on the imported time tracker. */
import { brokenImports, code, errorsOf, plain, textWith } from "./screen.ts";
import { findings, type Outcome, type Task } from "./task.ts";

const BAD = JSON.stringify({
  entries: [
    { id: "good", projectId: "mill", personId: "ines", day: "2026-03-02", minutes: 90, note: "Good one" },
    { id: "bad", projectId: "mill", personId: "ruth", day: "2026-03-03", minutes: null, note: "Bad one" },
  ],
});

async function checkNoNaN({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  await page.evaluate((saved) => localStorage.setItem("ledgerly.v1", saved), BAD);
  for (const path of ["/", "/entries", "/reports"]) {
    await app.go(path);
    const text = await textWith(app, path === "/" ? "Worked" : "1 h 30 min");
    expect(!/NaN|null/.test(text), `${path} shows NaN for data that was saved before`);
    expect(text.includes("1 h 30 min"), `${path} does not show the good entry`);
  }
  await app.go("/entries");
  const rows = (): Promise<number> => page.getByRole("button", { name: "Remove entry" }).count();
  const before = await rows();
  for (const wrong of ["abc", "-5", ""]) {
    await page.getByLabel("Minutes").fill(wrong);
    await page.getByRole("button", { name: "Add entry" }).click();
    await app.settled();
    expect((await rows()) === before, `"${wrong}" minutes are taken`);
  }
  await page.getByLabel("Minutes").fill("45");
  await page.getByRole("button", { name: "Add entry" }).click();
  await textWith(app, "45 min");
  expect((await rows()) === before + 1, "45 minutes are not taken any more");
  return found;
}

async function checkNewProjects({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit({ path: "/projects" });
  const { page } = app;
  await page.getByLabel("Name").fill("Lighthouse film");
  await page.getByLabel("Client").fill("Kystverket");
  await page.getByLabel("Hours").fill("64");
  await page.getByRole("button", { name: "Add project" }).click();
  expect((await textWith(app, "Kystverket, 64 h")).includes("Kystverket, 64 h"), "a new project is not listed");
  await page.getByLabel("Name").fill("Lighthouse film");
  await page.getByRole("button", { name: "Add project" }).click();
  await app.settled();
  const listed = await page.getByRole("heading", { name: "Lighthouse film" }).count();
  expect(listed === 1, "the same name is taken twice");
  await app.go("/entries");
  const options = await page.getByLabel("Project").locator("option").allInnerTexts();
  expect(options.includes("Lighthouse film"), "the new project cannot be chosen for an entry");
  await app.go("/projects");
  page.removeAllListeners("dialog");
  page.on("dialog", (dialog) => void dialog.dismiss());
  await page.getByRole("button", { name: "Remove Lighthouse film" }).click();
  await app.settled();
  const no = page.getByRole("button", { name: /cancel|keep|no\b/i });
  if ((await no.count()) > 0) await no.first().click();
  await app.settled();
  expect((await page.getByText("Kystverket").count()) > 0, "a project is removed without being asked");
  return found;
}

function checkOvertimeByPerson({ before, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const rules = files.get("src/rules/overtime.ts") ?? "";
  const note = files.get("src/features/overview/OvertimeNote.tsx") ?? "";
  expect(/export (?:const|function) overtimeByPerson\b/.test(rules), "overtimeByPerson is not exported by the rules");
  expect(note.includes("overtimeByPerson"), "the note does not use it");
  expect(!/overtimeOf|\.reduce\(/.test(note), "the note still works it out");
  const old = code(before.get("src/rules/overtime.ts")!);
  const kept = old.slice(old.indexOf("export const DAILY_MINUTES"));
  expect(code(rules).includes(kept), "the rules that were there changed");
  const tested = [...files].some(([path, text]) => path.endsWith(".test.ts") && text.includes("overtimeByPerson"));
  expect(tested, "it has no test");
  const broken = brokenImports(files);
  expect(broken.length === 0, `imports that lead nowhere: ${broken.join(", ")}`);
  return Promise.resolve(found);
}

async function checkNavigation({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit({ width: 390 });
  const { page } = app;
  const errors = errorsOf(page);
  for (const name of ["Overview", "Entries", "Projects", "Reports", "Settings"]) {
    const link = page.getByRole("link", { name });
    if (!(await link.isVisible())) await page.getByRole("button", { name: /menu/i }).click();
    await link.click();
    await app.settled();
    const box = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(
      box !== null && box.y < 200,
      `${name} begins ${Math.round(box?.y ?? -1)} pixels below the top of the screen`,
    );
  }
  expect(errors.length === 0, `the app throws: ${errors.join("; ")}`);
  return found;
}

async function checkBoth({ visit, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  expect(files.get("src/layout/Nav.tsx")?.includes("Time sheet") === true, "what the person changed meanwhile is gone");
  await using app = await visit({ path: "/reports" });
  const { page } = app;
  const total = await textWith(app, "Total");
  expect(
    /Total.*26 h 38 min/.test(total) && /€2,372\.25/.test(total),
    "the report has no total of 26 h 38 min and €2,372.25",
  );
  expect((await page.getByRole("link", { name: "Time sheet" }).count()) === 1, "the renamed link is not shown");
  return found;
}

function checkWhere({ answers, before, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const text = plain(answers[0]!.content);
  expect(/browser|localStorage|device/i.test(text), "it does not say that data stays in the browser");
  expect(/\b(?:other|another|each|own|not shared|share)\b/i.test(text), "it does not say that others do not see it");
  expect(before.size === files.size, "a question changed files");
  return Promise.resolve(found);
}

async function checkUndo({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit({ path: "/entries" });
  const { page } = app;
  await textWith(app, "Exhibit labels");
  const list = async (): Promise<string[]> => (await page.getByRole("listitem").allInnerTexts()).map(plain);
  const before = await list();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Exhibit labels" })
    .getByRole("button", { name: "Remove entry" })
    .click();
  expect((await textWith(app, "Undo")).includes("Undo"), "nothing offers to undo it");
  expect(!(await list()).some((text) => text.includes("Exhibit labels")), "the entry is not removed");
  await page.getByRole("button", { name: "Undo" }).click();
  await textWith(app, "Exhibit labels");
  const after = (await list()).filter((text) => text.includes("Remove entry"));
  expect(after.join() === before.join(), "the list is not what it was, in the same order");
  await page.reload();
  await textWith(app, "Exhibit labels");
  expect((await list()).length === before.length, "the entry is gone again after a reload");
  await page.getByRole("button", { name: "Remove entry" }).first().click();
  await page.reload();
  await textWith(app, "Exhibit labels");
  const kept = (await list()).filter((text) => text.includes("Remove entry"));
  expect(kept.length === before.length - 1, "a removed entry comes back without Undo");
  return found;
}

const EMPTIED = [
  '{"projects":null,"entries":null,"roundsUp":true}',
  '{"projects":{},"entries":"","roundsUp":true}',
  "null",
];

async function checkEmptied({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  const errors = errorsOf(page);
  for (const saved of EMPTIED) {
    await page.evaluate((text) => localStorage.setItem("ledgerly.v1", text), saved);
    for (const path of ["/", "/entries", "/projects", "/reports"]) {
      await app.go(path);
      const heading = await page.getByRole("heading", { level: 1 }).count();
      expect(heading === 1, `${path} is white with ${saved}`);
    }
    await app.go("/entries");
    await page.getByLabel("Note").fill("First again");
    await page.getByRole("button", { name: "Add entry" }).click();
    expect((await textWith(app, "First again")).includes("First again"), `no entry can be added after ${saved}`);
  }
  await page.evaluate((text) => localStorage.setItem("ledgerly.v1", text), SAVED_WELL);
  await app.go("/entries");
  expect((await textWith(app, "Kept one")).includes("Kept one"), "data that was saved well is lost");
  expect(errors.length === 0, `the app throws: ${errors.join("; ")}`);
  return found;
}

const SAVED_WELL = JSON.stringify({
  projects: [{ id: "mill", name: "Mill museum", client: "Stadt Zwickau", budgetHours: 80 }],
  entries: [{ id: "k", projectId: "mill", personId: "ines", day: "2026-03-02", minutes: 90, note: "Kept one" }],
  roundsUp: false,
});

const LOOKS = [
  [
    "/entries",
    "Add entry",
    ["backgroundColor", "color", "minHeight", "paddingLeft"],
    "rgb(11, 92, 76) rgb(255, 255, 255) 44px 20px",
  ],
  [
    "/entries",
    "Remove entry",
    ["color", "minHeight", "paddingLeft", "borderTopWidth"],
    "rgb(161, 42, 28) 44px 12px 0px",
  ],
  ["/projects", "Remove Mill museum", ["color", "minHeight", "paddingLeft"], "rgb(161, 42, 28) 44px 12px"],
  [
    "/reports",
    "Export CSV",
    ["borderTopColor", "borderTopWidth", "minHeight", "paddingLeft"],
    "rgb(216, 210, 196) 1px 44px 16px",
  ],
] as const;

async function checkButtons({ visit, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const left = [...files].filter(([path, text]) => path.startsWith("src/features/") && text.includes("<button"));
  expect(left.length === 0, `buttons of their own are left in ${left.map(([path]) => path).join(", ")}`);
  expect(files.has("src/ui/Button.tsx"), "there is no src/ui/Button.tsx");
  await using app = await visit();
  const { page } = app;
  for (const [path, name, properties, was] of LOOKS) {
    await app.go(path);
    const button = page.getByRole("button", { name }).first();
    const type = await button.getAttribute("type");
    expect(type === (name === "Add entry" ? "submit" : "button"), `${name} has the type ${type}`);
    const is = await button.evaluate(
      (element, wanted) => wanted.map((one) => getComputedStyle(element)[one as "color"]).join(" "),
      properties as readonly string[],
    );
    expect(is === was, `${name} looks like ${is}, not ${was}`);
  }
  await app.go("/entries");
  await page.getByRole("button", { name: "Remove entry" }).first().click();
  await page.getByRole("button", { name: "Add entry" }).click();
  await app.settled();
  expect((await page.getByRole("button", { name: "Remove entry" }).count()) === 6, "buttons do not work any more");
  return found;
}

const TESTED = ["helpers/duration", "helpers/money", "helpers/dates", "rules/overtime", "rules/rounding"];

function checkTested({ before, files, answers }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const tests = [...files].filter(([path]) => /\.test\.tsx?$/.test(path) && !before.has(path));
  for (const name of TESTED) {
    const of = tests.some(([, text]) => text.includes(`/${name.split("/")[1]}"`));
    expect(of, `src/${name}.ts has no test`);
    expect(files.get(`src/${name}.ts`) === before.get(`src/${name}.ts`), `src/${name}.ts changed`);
  }
  const asserted = tests.reduce((sum, [, text]) => sum + text.split("expect(").length - 1, 0);
  expect(asserted >= 15, `${asserted} assertions are few`);
  const ran = answers[0]!.steps.some(({ kind, status }) => kind === "run" && status === "done");
  expect(ran, "the tests were not run to a good end");
  return Promise.resolve(found);
}

const WHITE = `TypeError: Cannot read properties of null (reading 'reduce')
    at Totals (/src/features/overview/Totals.tsx:9:26)`;

const NAN = "Warning: Received NaN for the `children` attribute. If this is expected, cast the value to a string.";

export const LEDGER_MORE: readonly Task[] = [
  {
    id: "bug-nan",
    kind: "bug hunt",
    state: "ledger",
    turns: [
      {
        message:
          "Since yesterday the overview says NaN h NaN min, and I do not know why. It is so on Ruth's computer too.",
        context: { current_page: "/", client_logs: [{ level: "error", message: NAN }] },
      },
    ],
    check: checkNoNaN,
  },
  {
    id: "feature-projects",
    kind: "feature",
    state: "ledger",
    turns: [
      {
        message:
          "On Projects I want to add a project: Name, Client and Hours, with a button Add project. No two projects have the same name.",
      },
      { message: "Ask before a project is removed." },
    ],
    check: checkNewProjects,
  },
  {
    id: "refactor-overtime",
    kind: "refactor",
    state: "ledger",
    turns: [
      {
        message:
          "Move the sums of OvertimeNote into src/rules/overtime.ts as a function overtimeByPerson, with a test. The page must show the same.",
      },
    ],
    check: checkOvertimeByPerson,
  },
  {
    id: "phone-navigation",
    kind: "phone",
    state: "ledger",
    turns: [
      {
        message:
          "On my phone the menu takes up too much of the screen, see the picture. The page's title should be near the top.",
        picture: { path: "/", width: 390 },
      },
    ],
    check: checkNavigation,
  },
  {
    id: "resume-edited",
    kind: "resume",
    state: "ledger",
    turns: [
      {
        message: "Put a last row Total into the table of the reports, with the time and the value.",
        cut: { at: 3, how: "stop" },
      },
      {
        message: "continue",
        continues: true,
        edits: { "src/layout/Nav.tsx": (text) => text.replace('label: "Entries"', 'label: "Time sheet"') },
      },
    ],
    check: checkBoth,
  },
  {
    id: "question-sharing",
    kind: "question",
    state: "ledger",
    turns: [{ message: "If Ruth adds an entry on her laptop, do I see it on mine?" }],
    check: checkWhere,
  },
  {
    id: "feature-undo",
    kind: "feature",
    state: "ledger",
    turns: [
      {
        message:
          "When I remove an entry by mistake I want it back: say Entry removed, with a button Undo that puts it where it was.",
      },
    ],
    check: checkUndo,
  },
  {
    id: "bug-white",
    kind: "bug hunt",
    state: "ledger",
    turns: [
      {
        message: "On one of our computers the whole app is white. It must survive whatever is saved there.",
        context: {
          current_page: "/",
          runtime_errors: [{ message: WHITE.split("\n")[0]!, stack: WHITE }],
          client_logs: [{ level: "error", message: WHITE }],
        },
      },
    ],
    check: checkEmptied,
  },
  {
    id: "refactor-buttons",
    kind: "refactor",
    state: "ledger",
    turns: [
      {
        message:
          "All buttons should come from one component src/ui/Button.tsx, with a variant for each look that we have. Nothing may look or work differently.",
      },
    ],
    check: checkButtons,
  },
  {
    id: "refactor-tests",
    kind: "refactor",
    state: "ledger",
    turns: [
      { message: "Write tests for everything in src/helpers and src/rules, and run them. Leave the code as it is." },
    ],
    check: checkTested,
  },
];
