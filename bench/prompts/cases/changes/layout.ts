/** Clauses about how things are laid out: columns, cards with pictures, a table, a bar at the side. */
import { visit, type App, type Visit } from "../../screen/app.ts";
import { placesFor } from "../../screen/places.ts";
import { firstThatHolds, no, yes, type Finding } from "../../oracles/verdict.ts";
import { about, isListed, subject, type Changed } from "./changed.ts";
import { rule, type Rule } from "./sentences.ts";

/** The pages the change is about, the first page at the latest. */
const places = (app: App, changed: Changed) => [
  ...new Set([...placesFor(app, [...about(changed), ...subject(changed)]), ...app.pages.slice(0, 2)]),
];

interface Wish {
  count: number;
  width: number;
  pages: readonly { path: string }[];
}

/** Left edges that three or more listed things share, as columns of a grid do. */
const columnsOf = (visited: Visit): Promise<number> =>
  visited.page.evaluate(() => {
    const grids = [...document.querySelectorAll("main *, [role=main] *")].filter((one) => {
      const { display } = getComputedStyle(one);
      return (display === "grid" || display === "flex") && one.children.length >= 2 && window.probe.visible(one);
    });
    const counts = grids.map((grid) => {
      const boxes = [...grid.children].filter(window.probe.visible).map((one) => one.getBoundingClientRect());
      if (boxes.length < 2 || boxes.some(({ width, height }) => width < 90 || height < 24)) return 0;
      return new Set(boxes.map(({ left }) => Math.round(left / 4))).size;
    });
    // The grid with the most children is the list.
    const sizes = grids.map((grid) => grid.children.length);
    const max = Math.max(0, ...sizes.filter((_size, at) => counts[at]! > 0));
    return max === 0 ? 0 : counts[sizes.findIndex((size, at) => size === max && counts[at]! > 0)]!;
  });

const inColumns = (app: App, { count, width, pages }: Wish): Promise<Finding> =>
  firstThatHolds(pages, async ({ path }) => {
    await using visited = await visit(app, { path, width });
    const found = await columnsOf(visited);
    return found === count
      ? yes(`${path}: ${count} columns at ${width}`)
      : no(`${path}: ${found} columns at ${width}, not ${count}`);
  });

const NUMBERS: Record<string, number> = { one: 1, single: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

const columns: Rule["read"] = ({ changed }, { count, width, thing }) => {
  if (thing !== undefined && !isListed(changed, thing)) return null;
  const wanted = NUMBERS[count!.toLowerCase()] ?? Number(count);
  const at = width === undefined ? 1440 : /mobile|phone/i.test(width) ? 390 : Number(/\d+/.exec(width)?.[0] ?? 1440);
  return (app) => inColumns(app, { count: wanted, width: at, pages: places(app, changed) });
};

const pictured: Rule["read"] =
  ({ changed }) =>
  (app) =>
    firstThatHolds(places(app, changed), async ({ path }) => {
      await using visited = await visit(app, { path });
      const cards = visited.page
        .locator("main li, main article")
        .filter({ has: visited.page.locator("a, h2, h3, p") })
        .locator("visible=true");
      const count = await cards.count();
      if (count < 2) return no(`${path}: no cards`);
      const named = await cards.evaluateAll(
        (all) =>
          all.filter(
            (card) => card.querySelector("img[alt]:not([alt='']), svg[role=img], [role=img][aria-label]") !== null,
          ).length,
      );
      return named === count
        ? yes(`${path}: ${count} cards, each with a named picture`)
        : no(`${path}: ${named} of ${count} cards have a named picture`);
    });

const shownAs =
  (kind: "table" | "cards"): Rule["read"] =>
  ({ changed }) =>
  (app) =>
    firstThatHolds(places(app, changed), async ({ path }) => {
      await using visited = await visit(app, { path });
      const tables = await visited.page.locator("main table").locator("visible=true").count();
      const cards = await visited.page
        .locator("main li, main article, main [class*=card]")
        .locator("visible=true")
        .count();
      const found = `${path}: ${tables} tables, ${cards} cards`;
      return (kind === "table" ? tables > 0 : tables === 0 && cards >= 2) ? yes(found) : no(found);
    });

/** The menu is in a column of its own. */
const atSide: Rule["read"] =
  (_reading, { side = "left" }) =>
  async (app) => {
    await using visited = await visit(app);
    const box = await visited.page.evaluate(() => {
      const bars = [...document.querySelectorAll("nav, aside, [role=navigation]")]
        .filter(window.probe.visible)
        .map((one) => one.getBoundingClientRect());
      const tall = bars.find(({ width, height }) => height > innerHeight * 0.4 && width < innerWidth * 0.4);
      return tall === undefined ? null : { left: tall.left, right: innerWidth - tall.right };
    });
    if (box === null) return no("no menu stands in a column of its own");
    const fits = side.toLowerCase() === "right" ? box.right < 40 : box.left < 40;
    return fits ? yes(`the menu stands on the ${side}`) : no(`the menu does not stand on the ${side}`);
  };

/** As wide as the screen and no wider, on every page. */
const fitsWidth: Rule["read"] = (_reading, { width }) => {
  const at = /\d+/.exec(width ?? "")?.[0];
  const wide = at === undefined ? 390 : Number(at);
  return async (app) => {
    for (const { path } of app.pages) {
      await using visited = await visit(app, { path, width: wide });
      const by = await visited.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (by > 0) return no(`${path} is ${by} px wider than ${wide}`);
    }
    return yes(`${app.pages.length} pages fit ${wide} px`);
  };
};

const COUNT = "(?<count>\\d|one|single|two|three|four|five|six)";
const WIDTH = "(?: (?:at|on|from) (?:an? )?(?<width>\\d+(?: ?px)?|mobile|phones?|desktop|wide screens?))?";

export const LAYOUT: readonly Rule[] = [
  rule(
    "(?:no|without) (?:horizontal )?(?:overflow|scroll(?:ing|bar)?)(?: (?:at|on) (?:an? )?(?<width>\\d+ ?px|mobile|phones?))?",
    fitsWidth,
  ),
  rule(
    "(?:pages?|site|app|layout|everything|it)? ?fits?(?: the screen)? (?:at|on) (?:an? )?(?<width>\\d+ ?px|mobile|phones?)",
    fitsWidth,
  ),
  rule(`(?:grid|layout|list) (?:with|of|has|in) ${COUNT} columns?${WIDTH}`, columns),
  rule(`${COUNT}[- ]columns?(?: grid| layout)?${WIDTH}`, columns),
  rule(
    `{thing}(?: is| are)?(?: shown| laid out)? in (?:an? )?(?:grid (?:of|with) )?${COUNT} columns?${WIDTH}`,
    columns,
  ),
  rule(
    "(?:an? )?(?:img|image|photo|picture|photos|images|pictures) in every {thing}(?: with(?: an?)? alt(?: text)?)?|every {thing} has (?:an? )?(?:img|image|photo|picture)(?: with(?: an?)? alt(?: text)?)?",
    pictured,
  ),
  rule("{thing}(?: is| are)?(?: shown)? (?:as|in) an? table|table instead of (?:cards|list|board)", shownAs("table")),
  rule(
    "{thing}(?: is| are)?(?: shown)? (?:as|on) cards|cards instead of (?:an? |the )?(?:table|rows|list)",
    shownAs("cards"),
  ),
  rule(
    "(?:sidebar|nav(?:igation)?|menu)(?: is| stands)? (?:on|at) (?:the )?(?<side>left|right)(?: side)?|(?<side>left|right) sidebar|sidebar (?:instead of (?:the )?(?:header|top bar))",
    atSide,
  ),
];
