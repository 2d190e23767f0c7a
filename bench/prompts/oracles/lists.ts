/** Features of lists: search, filter, sort, export; and charts of their items. */
import { PRESS, visit, type App, type PageFacts, type Visit } from "../screen/app.ts";
import { collectionsFor, placesFor } from "../screen/places.ts";
import { plainWords } from "../cases/words.ts";
import { firstThatHolds, no, yes, type Finding } from "./verdict.ts";

const places = (app: App, words: readonly string[]) => {
  const named = collectionsFor(app, words);
  return named.length > 0 || words.length > 0 ? named : placesFor(app, []);
};

const nothing = (words: readonly string[]): Finding => no(`no page names ${words.join(", ")}`);

async function titles(visited: Visit): Promise<string[]> {
  return (await visited.items()).map(({ title }) => title);
}

/** A word of one title that few others have. */
function rareWord(all: readonly string[]): string | null {
  const count = new Map<string, number>();
  for (const title of all) for (const word of new Set(plainWords(title))) count.set(word, (count.get(word) ?? 0) + 1);
  const usable = [...count].filter(([word, times]) => word.length > 3 && times <= Math.max(1, all.length / 2));
  return usable.toSorted(([, one], [, other]) => one - other)[0]?.[0] ?? null;
}

const searchField = (visited: Visit) =>
  visited.page
    .getByRole("searchbox")
    .or(visited.page.getByRole("textbox", { name: /search|find|look up|suche|buscar/i }))
    .or(visited.page.getByPlaceholder(/search|find|suche|buscar/i))
    .locator("visible=true");

export interface SearchWish {
  wanted?: "empties" | "both";
  term?: string;
}

async function ask(visited: Visit, text: string): Promise<string[]> {
  const field = searchField(visited).first();
  await field.fill(text);
  await field.press("Enter");
  await visited.settled();
  return titles(visited);
}

/**
 * Searching for a word of one thing keeps it and drops others; a word of none drops all. `term` must be found when the
 * case names it.
 */
export async function searches(
  app: App,
  words: readonly string[],
  { wanted = "both", term }: SearchWish = {},
): Promise<Finding> {
  const where = places(app, words);
  const searching = placesFor(app, ["search"], 2).filter((one) => !where.includes(one));
  if (where.length === 0) return nothing(words);
  return firstThatHolds([...where, ...searching], async ({ path }) => {
    await using visited = await visit(app, { path });
    if ((await searchField(visited).count()) === 0) return no(`${path}: no search field`);
    const listed = await visited.items();
    const before = listed.map(({ title }) => title);
    // Some lists show numbers as titles; a word of the text beside is used then.
    const word = term ?? rareWord(before) ?? rareWord(listed.map(({ text }) => text));
    if (word === null) return no(`${path}: nothing is listed that could be searched`);
    if (wanted !== "empties") {
      const found = await ask(visited, word);
      const kept = found.filter((title) => before.includes(title));
      const has = ({ text }: { text: string }): boolean => text.toLowerCase().includes(word.toLowerCase());
      const shown = await visited.items();
      // A long list fills its page with later rows: each of them must have the word, unless all had it before.
      const isFull = shown.length > 0 && shown.every(has) && !listed.every(has);
      if (kept.length >= before.length && !isFull) return no(`${path}: "${word}" leaves all ${before.length} in place`);
      if (!shown.some(has)) return no(`${path}: "${word}" finds nothing`);
    }
    const none = (await ask(visited, "zzqxv")).filter((title) => before.includes(title));
    return none.length === 0
      ? yes(`${path}: "${word}" narrows ${before.length}, a word of none empties`)
      : no(`${path}: a word of none still lists ${none.length}`);
  });
}

async function chooseEach(visited: Visit, before: readonly string[]): Promise<string | null> {
  const smaller = async (): Promise<boolean> => {
    const now = await titles(visited);
    const kept = now.filter((title) => before.includes(title));
    return kept.length > 0 && kept.length < before.length && now.length < before.length;
  };
  const selects = visited.page.getByRole("combobox").locator("visible=true");
  for (let at = 0; at < Math.min(await selects.count(), 6); at += 1) {
    const select = selects.nth(at);
    const values = await select
      .locator("option")
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    for (const value of values.slice(0, 6)) {
      await select.selectOption(value).catch(() => undefined);
      await visited.settled();
      if (await smaller()) return `a choice of "${value}"`;
    }
    if (values[0] !== undefined) await select.selectOption(values[0]).catch(() => undefined);
  }
  const chips = visited.page
    .locator("main, [role=main], body")
    .first()
    .locator(
      "button[aria-pressed], [role=tab], [role=radio], input[type=radio], input[type=checkbox], [role=checkbox], [aria-label*=ilter] button, [aria-label*=ategor] button, [aria-label*=ategor] a, [aria-label*=ilter] a, nav[aria-label*=opic] a",
    )
    .locator("visible=true");
  for (let at = 0; at < Math.min(await chips.count(), 8); at += 1) {
    const chip = chips.nth(at);
    const name = await chip.innerText().catch(() => "");
    await chip.click(PRESS).catch(() => undefined);
    await visited.settled();
    if (await smaller()) return `"${name.trim()}"`;
  }
  return null;
}

/** A choice on the page leaves fewer things, but some. */
export async function filters(app: App, words: readonly string[]): Promise<Finding> {
  const where = places(app, words);
  if (where.length === 0) return nothing(words);
  return firstThatHolds(where, async ({ path }) => {
    await using visited = await visit(app, { path });
    const before = await titles(visited);
    if (before.length < 2) return no(`${path}: fewer than two things are listed`);
    const chosen = await chooseEach(visited, before);
    return chosen === null
      ? no(`${path}: no choice narrows the list`)
      : yes(`${path}: ${chosen} narrows ${before.length}`);
  });
}

const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join("\n") === other.toSorted().join("\n");

/** Column headings, a select or a button called "sort" reorder the same things. */
export async function sorts(app: App, words: readonly string[]): Promise<Finding> {
  const where = places(app, words);
  if (where.length === 0) return nothing(words);
  return firstThatHolds(where, async ({ path }) => {
    await using visited = await visit(app, { path });
    const before = await titles(visited);
    if (before.length < 2) return no(`${path}: fewer than two things are listed`);
    // The first page of a long list may show other things when sorted; a choice that leaves things out is a filter.
    const moved = async (of: "pages" | "all"): Promise<boolean> => {
      const now = await titles(visited);
      const same = of === "all" ? alike(now, before) : now.length === before.length;
      return same && now.join("\n") !== before.join("\n");
    };
    const buttons = visited.page
      .locator("th button, [role=columnheader] button, th[aria-sort]")
      .or(visited.page.getByRole("button", { name: /sort/i }))
      .locator("visible=true");
    for (let at = 0; at < Math.min(await buttons.count(), 6); at += 1)
      for (const _direction of ["first", "second"]) {
        await buttons
          .nth(at)
          .click(PRESS)
          .catch(() => undefined);
        await visited.settled();
        if (await moved("pages")) return yes(`${path}: ${before.length} things change their order`);
      }
    const selects = visited.page.getByRole("combobox").locator("visible=true");
    for (let at = 0; at < Math.min(await selects.count(), 5); at += 1) {
      const values = await selects
        .nth(at)
        .locator("option")
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      for (const value of values.slice(0, 6)) {
        await selects
          .nth(at)
          .selectOption(value)
          .catch(() => undefined);
        await visited.settled();
        if (await moved("all")) return yes(`${path}: "${value}" changes the order`);
      }
      await selects
        .nth(at)
        .selectOption(values[0] ?? "")
        .catch(() => undefined);
    }
    return no(`${path}: nothing changes the order`);
  });
}

/** A download with content; a CSV file has a table with its heading row. */
export async function downloads(app: App, words: readonly string[], ending: RegExp = /./): Promise<Finding> {
  const where = places(app, words);
  if (where.length === 0) return nothing(words);
  return firstThatHolds(where, async ({ path }) => {
    await using visited = await visit(app, { path });
    const name = /export|download|csv|herunterladen|descargar/i;
    const all = visited.page
      .getByRole("button", { name })
      .or(visited.page.getByRole("link", { name }))
      .locator("visible=true");
    if ((await all.count()) === 0) {
      const item = (await visited.items())[0];
      if (item !== undefined)
        await visited.page
          .getByText(item.title)
          .first()
          .click(PRESS)
          .catch(() => undefined);
      await visited.settled();
    }
    if ((await all.count()) === 0) return no(`${path}: nothing to download`);
    const arriving = visited.page.waitForEvent("download", { timeout: 4000 }).catch(() => null);
    await all.first().click();
    const download = await arriving;
    if (download === null) return no(`${path}: the control starts no download`);
    const content = Buffer.concat(await (await download.createReadStream()).toArray()).toString("utf8");
    const file = download.suggestedFilename();
    if (!ending.test(file)) return no(`${path}: the download is called ${file}`);
    const [header = "", ...rows] = content.trim().split("\n");
    if (/\.csv$/i.test(file) && (!/[,;\t]/.test(header) || rows.length === 0))
      return no(`${path}: ${file} has no heading row and rows`);
    return content.length > 0 ? yes(`${path}: ${file}, ${content.length} characters`) : no(`${path}: ${file} is empty`);
  });
}

/** Shapes of a drawing for values: at least three, in a picture larger than an icon. */
export async function marksOfCharts(visited: Visit): Promise<number> {
  return visited.page.evaluate(() => {
    const large = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return box.width >= 90 && box.height >= 60;
    };
    const drawn = [...document.querySelectorAll("main svg, [role=main] svg, body svg")].filter(large);
    const marks = drawn.map((svg) => {
      const shapes = [...svg.querySelectorAll("rect, circle, path, polyline, polygon")].filter((shape) => {
        const box = shape.getBoundingClientRect();
        return Math.max(box.width, box.height) > 3;
      });
      return svg.querySelector("text") !== null ||
        svg.closest("figure, [role=img], [role=figure]") !== null ||
        svg.hasAttribute("aria-label")
        ? shapes.length
        : 0;
    });
    const canvases = [...document.querySelectorAll("canvas")].filter(large).length * 3;
    const bars = [...document.querySelectorAll("[role=meter], [role=progressbar], meter, progress")].filter(
      window.probe.visible,
    ).length;
    const named = [
      ...document.querySelectorAll("figure, [role=img], [role=figure], [aria-label*=hart], [aria-label*=raph]"),
    ]
      .filter(large)
      .map(
        (figure) => [...figure.querySelectorAll("[style*=height], [style*=width]")].filter(window.probe.visible).length,
      );
    return Math.max(0, ...marks, canvases, bars >= 3 ? bars : 0, ...named);
  });
}

const isOfFigures = ({ path, labels }: PageFacts): boolean =>
  path === "/" || /report|dashboard|overview|statist|analy|chart|figures/i.test(`${path} ${labels.join(" ")}`);

export async function charts(app: App, words: readonly string[]): Promise<Finding> {
  const named = words.length > 0 ? placesFor(app, words, 5) : [];
  if (words.length > 0 && named.length === 0) return nothing(words);
  // Without a name, pages of figures come first, because an app may have more pages than can be visited.
  const drawn = app.pages.toSorted((one, other) => Number(isOfFigures(other)) - Number(isOfFigures(one)));
  const where = words.length > 0 ? named : drawn.slice(0, 8);
  return firstThatHolds(where, async ({ path }) => {
    await using visited = await visit(app, { path });
    const count = await marksOfCharts(visited);
    return count >= 3 ? yes(`${path}: a chart with ${count} marks`) : no(`${path}: no chart`);
  });
}
