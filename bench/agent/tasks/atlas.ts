/** Tasks on the guide of 100 files: what spans many of them, and what concerns a few. */
import { brokenImports, changedPaths, errorsOf, overflowOf, plain, textWith } from "./screen.ts";
import { findings, type Files, type Outcome, type Task } from "./task.ts";

async function checkFavourites({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  for (const name of ["Dunsund", "Kelberg"])
    await card(name)
      .getByRole("button", { name: /favou?rite/i })
      .click();
  await page
    .getByRole("link", { name: /favou?rites/i })
    .first()
    .click();
  const listed = await textWith(app, "Kelberg");
  expect(listed.includes("Dunsund") && listed.includes("Kelberg"), "the page does not list both favourites");
  expect(!listed.includes("Almouth"), "it lists places that nobody chose");
  await page.reload();
  expect((await textWith(app, "Dunsund")).includes("Dunsund"), "favourites are gone after a reload");
  await app.go("/places/dunsund");
  const button = page.getByRole("button", { name: /favou?rite/i });
  expect((await button.count()) === 1, "a place's own page has no button");
  await button.first().click();
  await app.go("/favourites");
  const left = await textWith(app, "Kelberg");
  expect(left.includes("Kelberg") && !left.includes("Dunsund"), "a favourite cannot be taken back on its page");
  return found;
}

const isSaturday = (text: string): boolean => text.includes("Saturdays");

/** Names of places with a market on Saturdays below 70 euros. */
function cheapSaturdays(files: Files): string[] {
  const names: string[] = [];
  for (const [path, text] of files) {
    if (!/^src\/content\/places\/(?!index)/.test(path) || !isSaturday(text)) continue;
    const price = Number(/price: (\d+)/.exec(text)?.[1]);
    if (price < 70) names.push(/name: "([^"]+)"/.exec(text)![1]!);
  }
  return names;
}

function checkListed({ answers, before, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const text = plain(answers[0]!.content);
  const wanted = cheapSaturdays(before);
  const all = [...before].flatMap(([path, content]) =>
    /^src\/content\/places\/(?!index)/.test(path) ? [/name: "([^"]+)"/.exec(content)![1]!] : [],
  );
  for (const name of wanted) expect(text.includes(name), `the answer lacks ${name}`);
  const wrong = all.filter((name) => text.includes(name) && !wanted.includes(name));
  expect(wrong.length === 0, `the answer names ${wrong.join(", ")} wrongly`);
  expect(changedPaths(before, files).length === 0, "a question changed files");
  return Promise.resolve(found);
}

async function checkNoIslands({ visit, before, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const left = [...files].filter(([path, text]) => path.startsWith("src/") && text.includes("Islands"));
  expect(left.length === 0, `Islands are still in ${left.map(([path]) => path).join(", ")}`);
  const others = [...before].filter(
    ([path, text]) => path.startsWith("src/content/places/") && !text.includes("Islands"),
  );
  const changed = others.filter(([path, text]) => !path.endsWith("index.ts") && files.get(path) !== text);
  expect(changed.length === 0, `other places changed: ${changed.map(([path]) => path).join(", ")}`);
  const broken = brokenImports(files);
  expect(broken.length === 0, `imports that lead nowhere: ${broken.join(", ")}`);
  await using app = await visit();
  const { page } = app;
  expect((await textWith(app, "48 places")).includes("48 places"), "the list does not have 48 places");
  const heading = plain(await page.getByRole("heading", { level: 1 }).innerText());
  expect(!/sixty/i.test(heading), `the title still says ${heading}`);
  const options = await page.getByLabel("Region").locator("option").allInnerTexts();
  expect(options.length === 5 && !options.includes("Islands"), `regions are ${options.join(", ")}`);
  const [gone] = [...before].find(([, text]) => text.includes('region: "Islands"'))!;
  await app.go(`/places/${gone.split("/").at(-1)!.replace(".ts", "")}`);
  expect(!(await textWith(app, "a night")).includes("a night"), "a place of the islands still has a page");
  return found;
}

async function checkPlacesOnPhone({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  for (const width of [390, 1440]) {
    await using app = await visit({ width });
    await textWith(app, "Almouth");
    const over = await overflowOf(app.page);
    expect(over <= 0, `${over} pixels stick out at ${width}`);
    const cards = app.page.getByRole("list", { name: "Places" }).getByRole("listitem");
    const [first, third] = [await cards.nth(0).boundingBox(), await cards.nth(2).boundingBox()];
    if (first === null || third === null) {
      found.push("places are not listed");
      continue;
    }
    expect(first.x >= 0 && first.x + first.width <= width, `cards lie outside the screen at ${width}`);
    if (width === 390) expect(first.width >= 300, `a card on the phone is ${Math.round(first.width)} pixels wide`);
    else expect(Math.abs(first.y - third.y) < 4, "a wide screen no longer has three places in a row");
  }
  return found;
}

async function checkOnce({ visit, before, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  const errors = errorsOf(page);
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  await page.reload();
  expect((await textWith(app, "60 places")).includes("60 places"), "the list does not say 60 places");
  const names = await page.getByRole("list", { name: "Places" }).getByRole("link").allInnerTexts();
  expect(
    new Set(names).size === 60 && names.length === 60,
    `${names.length} places, ${new Set(names).size} of them different`,
  );
  expect([...errors, ...said].length === 0, `the console says ${[...errors, ...said].join("; ")}`);
  const others = changedPaths(before, files).filter(
    (path) => path.startsWith("src/content/places/") && !path.endsWith("index.ts"),
  );
  expect(others.length === 0, `files of places changed: ${others.join(", ")}`);
  return found;
}

const DUPLICATE =
  "Encountered two children with the same key, `brenberg`. Keys should be unique so that components maintain their identity across updates.";
const WIDE = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3";

export const ATLAS: readonly Task[] = [
  {
    id: "feature-favourites",
    kind: "feature",
    state: "atlas",
    turns: [
      {
        message:
          "Let people keep favourites: a button Favourite on every place in the list, and a page /favourites that lists them, with a link Favourites on the first page. They must survive a reload.",
      },
      { message: "The page of a place needs the button too." },
    ],
    check: checkFavourites,
  },
  {
    id: "question-places",
    kind: "question",
    state: "atlas",
    turns: [{ message: "Which places have their market on Saturdays and cost less than 70 euros a night?" }],
    check: checkListed,
  },
  {
    id: "bug-twice",
    kind: "bug hunt",
    state: "atlas",
    turns: [
      {
        message: "It says 61 places and one of them is there twice. What went wrong? Please fix it.",
        edits: {
          "src/content/places/index.ts": (text) => text.replace("  brensund,\n", "  brensund,\n  brenberg,\n"),
        },
        context: {
          current_page: "/",
          client_logs: [{ level: "error", message: DUPLICATE }],
        },
      },
    ],
    check: checkOnce,
  },
  {
    id: "deletion-islands",
    kind: "deletion",
    state: "atlas",
    turns: [{ message: "We no longer travel to the islands. Take out that region with all its places." }],
    check: checkNoIslands,
  },
  {
    id: "phone-places",
    kind: "phone",
    state: "atlas",
    turns: [
      {
        message: "The list looks off on my phone, see the picture. On my computer it is fine as it is.",
        picture: { path: "/", width: 390 },
        edits: {
          "src/pages/Index.tsx": (text) => text.replace(WIDE, "grid w-[1080px] grid-cols-3 gap-4"),
        },
      },
    ],
    check: checkPlacesOnPhone,
  },
];
