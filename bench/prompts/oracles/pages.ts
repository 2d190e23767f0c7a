/** Pages, menus and lists as a whole: found by their signs, led to without error, with something on them. */
import { PRESS, visit, type App, type PageFacts } from "../screen/app.ts";
import { placesFor } from "../screen/places.ts";
import { found, letters } from "../cases/words.ts";
import { marksOfCharts } from "./lists.ts";
import { firstThatHolds, no, yes, type Finding } from "./verdict.ts";

const signs = (page: PageFacts): string =>
  [page.path.replaceAll(/[-_/]/g, " "), ...page.headings, ...page.labels].join("\n");

/** Each name is the sign of a page or of a part of one, at most one of four missing. */
export async function menuLeadsTo(app: App, names: readonly string[]): Promise<Finding> {
  const inMenu = app.pages.filter((page) => page.linkedFromNav);
  if (inMenu.length < 2) return no("the menu leads to one page only");
  if (app.hygiene.deadLinks.length > 0) return no(app.hygiene.deadLinks[0]!);
  const missing = names.filter((name) => {
    const words = letters(name)
      .toLowerCase()
      .split(" ")
      .filter((word) => word.length > 2 && word !== "page" && word !== "section");
    if (/^home(page)?$/i.test(name.trim())) return false;
    return !app.pages.some((page) => found(words, signs(page)).length >= Math.ceil(words.length / 2));
  });
  if (missing.length > Math.floor(names.length / 4)) return no(`nothing is called ${missing.join(", ")}`);
  // The menu is pressed for real: an address that answers is not yet a link that leads there.
  await using visited = await visit(app);
  for (const { labels, path } of inMenu.slice(0, 8)) {
    await visited.go("/");
    const label = labels.find((text) => text !== "");
    const link = visited.page.locator(`a[href="${path}"]`).locator("visible=true").first();
    if (label === undefined || (await link.count()) === 0) continue;
    await link.click({ timeout: 2000 });
    await visited.settled();
    if (new URL(visited.page.url()).pathname !== path) return no(`"${label}" does not lead to ${path}`);
  }
  return yes(`${inMenu.length} links of the menu lead where they say`);
}

/** A page with such a sign that has text, and things when the case speaks of a list. */
export async function hasPage(app: App, words: readonly string[], listed: boolean): Promise<Finding> {
  const places = placesFor(app, words);
  if (places.length === 0) return no(`no page names ${words.join(", ")}`);
  return firstThatHolds(places, async ({ path, text }) => {
    if (!listed)
      return text.length > 200 ? yes(`${path}: ${text.length} characters`) : no(`${path}: hardly anything on it`);
    await using visited = await visit(app, { path });
    const items = await visited.items();
    return items.length >= 2 ? yes(`${path}: ${items.length} things are listed`) : no(`${path}: nothing is listed`);
  });
}

/** A figure that has such a name; the word alone is none. */
const SUMS = /\b(?:total|sum|average|overall|gesamt|summe)\b[^\d\n]{0,30}\n?[^\d\n]{0,6}\d/gi;
const GENERATES = /generate|create|run|build|show|view|calculate|compare|export|print/i;

/** Figures put together: a chart, a table or totals; a button that makes them is pressed first. */
export async function reports(app: App, words: readonly string[]): Promise<Finding> {
  const places = placesFor(app, words);
  if (places.length === 0) return no(`no page names ${words.join(", ")}`);
  return firstThatHolds(places, async ({ path }) => {
    await using visited = await visit(app, { path });
    const figures = async (): Promise<number> => (await visited.text()).match(/\d[\d.,]*\s?(%|h\b)?/g)?.length ?? 0;
    const button = visited.page
      .locator("main, body")
      .first()
      .getByRole("button", { name: GENERATES })
      .locator("visible=true");
    if ((await marksOfCharts(visited)) >= 3) return yes(`${path}: a chart`);
    const before = await figures();
    if ((await button.count()) > 0) {
      await button
        .first()
        .click(PRESS)
        .catch(() => undefined);
      await visited.settled();
      if ((await figures()) > before) return yes(`${path}: figures appear on demand`);
    }
    const table = await visited.page.locator("table:visible tfoot, dl:visible dd").count();
    const sums = (await visited.text()).match(SUMS)?.length ?? 0;
    return table >= 3 || sums >= 2 ? yes(`${path}: figures put together`) : no(`${path}: no chart, no totals`);
  });
}

/** Tab alone reaches what can be pressed, and it shows where it is. */
export async function walksByKeyboard(app: App): Promise<Finding> {
  await using visited = await visit(app);
  const reached = new Set<string>();
  for (let step = 0; step < 25; step += 1) {
    await visited.page.keyboard.press("Tab");
    const now = await visited.page.evaluate(() => {
      const active = document.activeElement as HTMLElement | null;
      return active === null || active === document.body
        ? ""
        : `${active.tagName} ${active.innerText || active.getAttribute("aria-label") || active.id}`;
    });
    if (now !== "") reached.add(now);
  }
  const pressable = await visited.page
    .locator("a[href]:visible, button:visible:enabled, input:visible:enabled")
    .count();
  const enough = Math.min(5, pressable);
  return reached.size >= enough && enough > 1
    ? yes(`${reached.size} of ${pressable} reached in 25 steps`)
    : no(`${reached.size} of ${pressable} reached in 25 steps`);
}

/** On a phone the menu's links are there at once or behind one button. */
export async function menuFitsPhones(app: App): Promise<Finding> {
  const wide = app.hygiene.overflow.filter((line) => !line.includes("1440"));
  if (wide.length > 0) return no(wide[0]!);
  const inMenu = app.pages.filter((page) => page.linkedFromNav && page.path !== "/");
  if (inMenu.length === 0) return no("the menu leads to one page only");
  await using visited = await visit(app, { width: 390 });
  const shown = async (): Promise<number> => {
    const counts = inMenu.map(({ path }) => visited.page.locator(`a[href="${path}"]`).locator("visible=true").count());
    return (await Promise.all(counts)).filter((count) => count > 0).length;
  };
  if ((await shown()) === inMenu.length) return yes("every link is there at 390 px");
  const button = visited.page.getByRole("button", { name: /menu|navigation|menü|menú/i }).locator("visible=true");
  if ((await button.count()) === 0) return no("at 390 px links are missing and there is no menu button");
  await button.first().click();
  await visited.settled();
  const now = await shown();
  return now === inMenu.length
    ? yes("every link is behind the menu button at 390 px")
    : no(`the menu button shows ${now} of ${inMenu.length} links`);
}

export const cleanForAxe = async (app: App): Promise<Finding> =>
  app.hygiene.axe.length === 0 ? yes("axe finds nothing") : no(app.hygiene.axe[0]!);

/** A file that is chosen is named on the page. */
export async function takesFiles(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(placesFor(app, words), async ({ path }) => {
    await using visited = await visit(app, { path });
    let input = visited.page.locator("input[type=file]");
    if ((await input.count()) === 0) {
      const opens = visited.page
        .getByRole("button", { name: /compose|new|add|attach|upload|write/i })
        .locator("visible=true");
      if ((await opens.count()) > 0)
        await opens
          .first()
          .click(PRESS)
          .catch(() => undefined);
      await visited.settled();
      input = visited.page.locator("input[type=file]");
    }
    if ((await input.count()) === 0) return no(`${path}: no file can be chosen`);
    await input
      .first()
      .setInputFiles({ name: "quill-note.txt", mimeType: "text/plain", buffer: Buffer.from("a note") });
    await visited.settled();
    return /quill-note/.test(await visited.text())
      ? yes(`${path}: the file is named`)
      : no(`${path}: the chosen file is not shown`);
  });
}
