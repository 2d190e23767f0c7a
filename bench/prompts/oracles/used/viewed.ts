/** Ways to look at what is there: page by page, by the month, on paper, in the dark, in another language. */
import { PRESS, visit, type App, type PageFacts, type Visit } from "../../screen/app.ts";
import { collectionsFor, placesFor } from "../../screen/places.ts";
import { firstThatHolds, no, yes, type Finding } from "../verdict.ts";

const places = (app: App, words: readonly string[], more: readonly string[]): PageFacts[] => [
  ...new Set([...collectionsFor(app, words), ...placesFor(app, more, 3), ...placesFor(app, [])]),
];

const titles = async (visited: Visit): Promise<string> => (await visited.items()).map(({ title }) => title).join("\n");

const NEXT = /^(next|more|load more|show more|older|weiter|mehr|siguiente|más|›|»|→|2)\b|next page|page 2|nächste/i;

/** A control leads to things that were not shown. */
export async function pages(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(places(app, words, []), async ({ path }) => {
    await using visited = await visit(app, { path });
    const before = await titles(visited);
    const area = visited.page.locator("main, [role=main], body").first();
    const control = area
      .getByRole("button", { name: NEXT })
      .or(area.getByRole("link", { name: NEXT }))
      .locator("visible=true");
    if ((await control.count()) === 0) return no(`${path}: there is no way to the next ones`);
    await control.first().click(PRESS);
    await visited.settled();
    const after = await titles(visited);
    return after !== before && after !== ""
      ? yes(`${path}: further things are shown`)
      : no(`${path}: the same things are shown`);
  });
}

/** Runs in the page: how many of its cells, boxes or entries begin with the number of a day. */
function dayCells(): number {
  const days = new Set<number>();
  for (const cell of document.querySelectorAll(
    "main td, main [role=gridcell], main li, main button, main time, main p, main span",
  )) {
    const day = /^([12]?\d|3[01])(?!\d)/.exec((cell as HTMLElement).innerText?.trim() ?? "")?.[1];
    if (day !== undefined && window.probe.visible(cell)) days.add(Number(day));
  }
  return days.size;
}

const WHOLE_MONTH = 28;

/** Every day of a month in its place, and another month behind a control. */
export async function showsMonths(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(places(app, words, ["calendar", "kalender", "calendario", "month"]), async ({ path }) => {
    await using visited = await visit(app, { path });
    const view = visited.page
      .getByRole("button", { name: /calendar|month|kalender|monat|mes\b/i })
      .locator("visible=true");
    if ((await visited.page.evaluate(dayCells)) < WHOLE_MONTH && (await view.count()) > 0) {
      await view.first().click(PRESS);
      await visited.settled();
    }
    if ((await visited.page.evaluate(dayCells)) < WHOLE_MONTH) return no(`${path}: no month with all its days`);
    const before = await visited.text();
    const next = visited.page
      .getByRole("button", { name: /next|later|nächste|weiter|siguiente|›|→/i })
      .locator("visible=true");
    if ((await next.count()) === 0) return no(`${path}: one month only`);
    await next.first().click(PRESS);
    await visited.settled();
    return (await visited.text()) === before
      ? no(`${path}: the next month is the same`)
      : yes(`${path}: month by month`);
  });
}

/** A control that opens the print dialog of the browser. */
export async function prints(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(places(app, words, ["print", "invoice", "recipe"]), async ({ path }) => {
    await using visited = await visit(app, { path });
    const print = visited.page.getByRole("button", { name: /print|pdf|drucken|imprimir/i }).locator("visible=true");
    const first = (await visited.items())[0];
    if ((await print.count()) === 0 && first !== undefined) {
      await visited.page
        .getByText(first.title)
        .locator("visible=true")
        .first()
        .click(PRESS)
        .catch(() => undefined);
      await visited.settled();
    }
    if ((await print.count()) === 0) return no(`${path}: nothing is called print`);
    await visited.page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
    });
    await print.first().click(PRESS);
    const printed = visited.page.locator("html[data-printed]");
    return await printed.waitFor({ state: "attached", timeout: 2_000 }).then(
      () => yes(`${path}: it prints`),
      () => no(`${path}: the control prints nothing`),
    );
  });
}

const ground = (visited: Visit): Promise<string> =>
  visited.page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** A control turns the page dark, or light again, and it stays so. */
export async function darkens(app: App): Promise<Finding> {
  const home = app.pages.filter(({ path }) => path === "/");
  return firstThatHolds([...new Set([...home, ...placesFor(app, ["dark", "theme", "settings"], 2)])], ({ path }) =>
    darkensOn(app, path),
  );
}

async function darkensOn(app: App, path: string): Promise<Finding> {
  await using visited = await visit(app, { path });
  const before = await ground(visited);
  const name = /dark|light|theme|appearance|colou?r mode|dunkel|hell|oscuro|claro/i;
  const toggle = visited.page
    .getByRole("button", { name })
    .or(visited.page.getByRole("switch", { name }))
    .locator("visible=true");
  for (let at = 0; at < Math.min(await toggle.count(), 3); at += 1) {
    await toggle
      .nth(at)
      .click(PRESS)
      .catch(() => undefined);
    await visited.settled();
    const after = await ground(visited);
    if (after === before) continue;
    await visited.page.reload();
    await visited.settled();
    return (await ground(visited)) === after
      ? yes("the page turns, and stays so")
      : no("the page turns back after a reload");
  }
  return no("no control changes the page's background");
}

/** Progress as a bar, or as "3 of 8". */
export async function showsProgress(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(places(app, words, ["progress"]), async ({ path }) => {
    await using visited = await visit(app, { path });
    const bars = visited.page.locator(
      "[role=progressbar]:visible, progress:visible, meter:visible, [role=meter]:visible",
    );
    if ((await bars.count()) > 0) return yes(`${path}: a bar`);
    const said = /\d+ ?%|\b\d+ (?:of|\/|von|de) \d+\b|\b\d+\/\d+\b/.exec(await visited.text())?.[0];
    return said === undefined ? no(`${path}: neither a bar nor how many of how many`) : yes(`${path}: "${said}"`);
  });
}

const STARTS = /start|begin|play|go\b|resume|los|iniciar|empezar/i;

/** Something counts by itself once it is started. */
export async function runs(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(places(app, words, ["timer", "start", "focus", "quiz"]), async ({ path }) => {
    await using visited = await visit(app, { path });
    const start = visited.page.getByRole("button", { name: STARTS }).locator("visible=true");
    if ((await start.count()) > 0)
      await start
        .first()
        .click(PRESS)
        .catch(() => undefined);
    const clocks = (): string => (document.body.innerText.match(/\d+:\d\d|\b\d+ ?s(?:ec)?\b|\d+/g) ?? []).join(" ");
    const before = await visited.page.evaluate(clocks);
    return await visited.page
      .waitForFunction(
        (known) => (document.body.innerText.match(/\d+:\d\d|\b\d+ ?s(?:ec)?\b|\d+/g) ?? []).join(" ") !== known,
        before,
        { timeout: 4_000 },
      )
      .then(
        () => yes(`${path}: it counts by itself`),
        () => no(`${path}: nothing counts`),
      );
  });
}

/** A real map, or a link that opens the place on one. */
export async function maps(app: App, words: readonly string[]): Promise<Finding> {
  return firstThatHolds(places(app, words, ["map", "location", "contact", "directions"]), async ({ path }) => {
    await using visited = await visit(app, { path });
    const there = visited.page.locator(
      "a[href*=openstreetmap], a[href*='google.com/maps'], a[href*='maps.'], iframe[src*=map], [class*=leaflet], svg[aria-label*=ap i]",
    );
    return (await there.count()) > 0 ? yes(`${path}: a map or the way to one`) : no(`${path}: no map`);
  });
}

/** A question opens, and its answer is there. */
export async function unfolds(app: App): Promise<Finding> {
  return firstThatHolds(places(app, [], ["faq", "question", "help"]), async ({ path }) => {
    await using visited = await visit(app, { path });
    const heads = visited.page.locator("main summary, main button[aria-expanded=false]").locator("visible=true");
    if ((await heads.count()) === 0) return no(`${path}: nothing can be unfolded`);
    const before = (await visited.text()).length;
    await heads.first().click(PRESS);
    await visited.settled();
    return (await visited.text()).length > before ? yes(`${path}: an answer unfolds`) : no(`${path}: nothing unfolds`);
  });
}
