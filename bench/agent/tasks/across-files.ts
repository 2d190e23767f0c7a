/** Refactorings, renames, and work in a large project. */
import { brokenImports, changedPaths, code, plain, textWith } from "./screen.ts";
import { findings, type Outcome, type Task } from "./task.ts";

const MOVED = ["helpers/duration", "helpers/money", "helpers/dates", "rules/overtime", "rules/rounding"];
const IMPORT_LINE = /import [^;]*;/g;

/** Only folders and imports may differ. */
function checkMoved({ before, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  for (const old of MOVED) {
    const name = old.split("/")[1]!;
    const was = before.get(`src/${old}.ts`)!.replaceAll(IMPORT_LINE, "");
    const is = files.get(`src/lib/${name}.ts`)?.replaceAll(IMPORT_LINE, "");
    expect(!files.has(`src/${old}.ts`), `src/${old}.ts is still there`);
    expect(is !== undefined, `src/lib/${name}.ts is not there`);
    if (is !== undefined) expect(code(is) === code(was), `src/lib/${name}.ts is not what it was`);
  }
  const broken = brokenImports(files);
  expect(broken.length === 0, `imports that lead nowhere: ${broken.join(", ")}`);
  for (const path of changedPaths(before, files)) {
    const [was, is] = [before.get(path), files.get(path)];
    if (was === undefined || is === undefined || !path.startsWith("src/")) continue;
    const same = code(was.replaceAll(IMPORT_LINE, "")) === code(is.replaceAll(IMPORT_LINE, ""));
    expect(same, `${path} changed beyond its imports`);
  }
  return Promise.resolve(found);
}

const SAVED = JSON.stringify({
  projects: [{ id: "mill", name: "Mill museum", client: "Stadt Zwickau", budgetHours: 80 }],
  entries: [
    { id: "old", projectId: "mill", personId: "ines", day: "2026-02-02", minutes: 50, note: "Kept from before" },
  ],
  roundsUp: false,
});

async function checkBookings({ visit, files }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  const left = [...files].filter(
    ([path, text]) => path.startsWith("src/") && /\bentr(?:y|ies)|Entr(?:y|ies)/.test(path + text),
  );
  // Older data and bookmarked addresses have the old name.
  expect(left.length <= 2, `entries are still in ${left.map(([path]) => path).join(", ")}`);
  await using app = await visit();
  const { page } = app;
  await page.evaluate((saved) => localStorage.setItem("ledgerly.v1", saved), SAVED);
  await page.reload();
  await page.getByRole("link", { name: "Bookings" }).click();
  const bookings = await textWith(app, "Kept from before");
  expect(bookings.includes("Kept from before"), "saved entries are gone");
  expect(!/entr(?:y|ies)\b/i.test(bookings), "the page still says entries");
  await page.getByRole("button", { name: "Add booking" }).click();
  await page.reload();
  await app.settled();
  const rows = await page.getByRole("button", { name: "Remove booking" }).count();
  expect(rows === 2, `${rows} bookings after one was added, not 2`);
  return found;
}

async function checkSearch({ visit }: Outcome): Promise<string[]> {
  const { found, expect } = findings();
  await using app = await visit();
  const { page } = app;
  const names = async (): Promise<string[]> => {
    await app.settled();
    return page.getByRole("list", { name: "Places" }).getByRole("link").allInnerTexts();
  };
  await page.getByLabel("Search").fill("BERG");
  const bergs = await names();
  expect(bergs.length === 12 && bergs.every((name) => /berg/i.test(name)), `BERG finds ${bergs.length} places, not 12`);
  await page.getByLabel("Region").selectOption("Mountains");
  const both = (await names()).length;
  expect(both === 12, `Mountains and BERG are ${both} places, not 12`);
  await page.getByLabel("Region").selectOption("All");
  await page.getByLabel("Sort by").selectOption({ label: "Price" });
  const text = plain(await app.text());
  const prices = [...text.matchAll(/€(\d+)/g)].map(([, price]) => Number(price));
  expect(
    prices.length === 12 && prices.every((price, at) => at === 0 || prices[at - 1]! <= price),
    "prices do not rise",
  );
  await page.getByLabel("Search").fill("zzz");
  await app.settled();
  expect((await names().catch(() => [])).length === 0, "zzz finds places");
  expect(/no(?:thing| place| match)/i.test(plain(await app.text())), "nothing says that no place was found");
  return found;
}

export const ACROSS_FILES: readonly Task[] = [
  {
    id: "refactor-lib",
    kind: "refactor",
    state: "ledger",
    turns: [
      {
        message: "Move the files of src/helpers and src/rules into src/lib, under the same names. Change nothing else.",
      },
    ],
    check: checkMoved,
  },
  {
    id: "rename-booking",
    kind: "rename",
    state: "ledger",
    turns: [
      {
        message:
          "What we call an entry shall be called a booking: in all code, file names, addresses and on the screen. What people have saved in their browsers has to stay.",
      },
    ],
    check: checkBookings,
  },
  {
    id: "feature-search",
    kind: "feature",
    state: "atlas",
    turns: [
      { message: "Add a field Search above the places that finds them by name, together with the region." },
      { message: "And a select Sort by with Name and Price, cheapest first." },
    ],
    check: checkSearch,
  },
];
