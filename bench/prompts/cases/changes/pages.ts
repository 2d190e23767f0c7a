/** Clauses about pages and the menu: what is reachable, in which order, under which name. */
import { visit, type App, type PageFacts } from "../../screen/app.ts";
import { letters } from "../words.ts";
import { no, yes, type Finding } from "../../oracles/verdict.ts";
import { changedFiles, refused, wasPages, type Changed } from "./changed.ts";
import { literal, rule, wordsIn, type Reading, type Rule } from "./sentences.ts";

const linesOf = (text: string): string[] => [...new Set(text.split("\n").map(letters))].filter((line) => line !== "");

function pageCalled(app: App, name: string): PageFacts | undefined {
  const wanted = name.toLowerCase().replace(/^\//, "");
  const slug = wanted.replaceAll(/\s+/g, "-");
  const called = ({ path, labels }: PageFacts): boolean =>
    path.toLowerCase().split("/").includes(slug) || labels.some((label) => label.toLowerCase() === wanted);
  return app.pages.find((page) => page.linkedFromNav && called(page)) ?? app.pages.find(called);
}

const reachable =
  (fromMenu: boolean): Rule["read"] =>
  ({ it }, { path, name }) => {
    const wanted = (path ?? name ?? "").replace(/^["'“](.+)["'”]$/, "$1");
    if (wanted === "") return null;
    it.page = wanted;
    return async (app) => {
      const page = pageCalled(app, wanted);
      if (page === undefined || (fromMenu && !page.linkedFromNav))
        return no(`no link${fromMenu ? " of the menu" : ""} leads to ${wanted}`);
      return yes(page.path);
    };
  };

const unreachable: Rule["read"] =
  (_reading, { path, name }) =>
  async (app) => {
    const page = pageCalled(app, path ?? name!);
    return page === undefined ? yes(`nothing leads to ${path ?? name}`) : no(`${page.path} is still there`);
  };

/** A heading on the page the sentence is about, else on the first one. */
const heading: Rule["read"] = (reading, { lit, path }) => {
  const words = literal(reading, lit);
  const where = path ?? reading.it.page;
  if (words === null) return null;
  return async (app) => {
    const page = where === null ? app.pages.find(({ path: at }) => at === "/") : pageCalled(app, where);
    if (page === undefined) return no(`there is no page ${where}`);
    return page.headings.some((one) => wordsIn(words).test(one))
      ? yes(`${page.path} has the heading ${words}`)
      : no(`${page.path} has no heading ${words}`);
  };
};

/** "No longer has it in full": what counts is how much of that page the first one repeats now. */
const movedAway: Rule["read"] = ({ it }, { name }) => {
  const wanted = it.page ?? name!;
  return async (app) => {
    const page = pageCalled(app, wanted);
    if (page === undefined) return no(`there is no page ${wanted}`);
    const lines = linesOf(page.text);
    const home = new Set(linesOf(app.pages.find(({ path }) => path === "/")?.text ?? ""));
    const repeated = lines.filter((line) => home.has(line)).length;
    return repeated * 2 < lines.length
      ? yes(`home repeats ${repeated} of the ${lines.length} lines of ${page.path}`)
      : no(`home still has ${repeated} of the ${lines.length} lines of ${page.path}`);
  };
};

const labelsOf = (pages: readonly PageFacts[]): string =>
  pages
    .filter((page) => page.linkedFromNav)
    .flatMap((page) => page.labels)
    .toSorted()
    .join(", ");

const menuReads: Rule["read"] =
  ({ changed }) =>
  async (app) =>
    labelsOf(app.pages) !== labelsOf(wasPages(changed))
      ? yes(`the menu reads ${labelsOf(app.pages)}`)
      : no("the menu reads as before");

const menuOrder: Rule["read"] =
  ({ changed: { was, now } }) =>
  async () => {
    const [before, after] = [was.frame?.nav ?? [], now.frame?.nav ?? []];
    const kept = after.filter((label) => before.includes(label));
    const order = before.filter((label) => after.includes(label));
    return kept.length > 1 && kept.join("\n") !== order.join("\n")
      ? yes(`the menu reads ${after.join(", ")}`)
      : no(`the menu reads ${after.join(", ")}, in the order of before`);
  };

const placeOf = (all: readonly string[], words: string): number => all.findIndex((one) => wordsIn(words).test(one));

/** One label, heading or section before another. */
function before(reading: Reading, { lit, other, where }: Record<string, string | undefined>) {
  const [one, second] = [literal(reading, lit) ?? lit!, literal(reading, other) ?? other!];
  const isMenu = /nav|menu/i.test(where ?? "");
  return async (): Promise<Finding> => {
    const frame = reading.changed.now.frame;
    const all = (isMenu ? frame?.nav : frame?.headings) ?? [];
    const [at, next] = [placeOf(all, one), placeOf(all, second)];
    if (at < 0 || next < 0) return no(`${at < 0 ? one : second} is not among ${all.slice(0, 8).join(", ")}`);
    return at < next ? yes(`${one} stands before ${second}`) : no(`${one} stands after ${second}`);
  };
}

const inMenu =
  (wanted: "there" | "gone" | "first" | "last"): Rule["read"] =>
  (reading, { lit }) => {
    const words = literal(reading, lit);
    if (words === null) return null;
    return async () => {
      const nav = reading.changed.now.frame?.nav ?? [];
      const at = placeOf(nav, words);
      const holds = { there: at >= 0, gone: at < 0, first: at === 0, last: at >= 0 && at === nav.length - 1 }[wanted];
      const found = `the menu reads ${nav.join(", ")}`;
      return holds && nav.length > 0 ? yes(found) : no(found);
    };
  };

const menuCount: Rule["read"] =
  ({ changed }, { number }) =>
  async () => {
    const nav = changed.now.frame?.nav ?? [];
    return new Set(nav).size === Number(number)
      ? yes(nav.join(", "))
      : no(`${new Set(nav).size} links: ${nav.join(", ")}`);
  };

/** A link with that address, on any page. */
const linkTo: Rule["read"] =
  (_reading, { kind, address }) =>
  async (app) => {
    for (const { path } of app.pages.slice(0, 6)) {
      await using visited = await visit(app, { path });
      const wanted = address ?? `${kind!.toLowerCase().replace("phone", "tel").replace("e-mail", "mailto")}:`;
      const links = visited.page.locator(`a[href*=${JSON.stringify(wanted)}]`).locator("visible=true");
      if ((await links.count()) > 0) return yes(`${path}: ${await links.first().getAttribute("href")}`);
    }
    return no("no page has such a link");
  };

/** Words of the menu in another language, or a plain no. */
const orRefused: Rule["read"] =
  ({ changed }) =>
  async () =>
    refused(changed);

const filesChanged = (changed: Changed, path: RegExp, content: RegExp | null): Finding => {
  const files = changedFiles(changed.before.files, changed.after.files).filter(
    (name) => path.test(name) && (content === null || content.test(changed.after.files.get(name) ?? "")),
  );
  return files.length > 0 ? yes(files.slice(0, 3).join(", ")) : no("no changed file is one");
};

const MENU = "(?:nav(?:igation)?(?: ?bar)?|menu|top ?bar)";

export const PAGES: readonly Rule[] = [
  rule(
    `(?:page )?(?<path>/[\\w/-]+)(?: is)? (?:reachable|linked|opens) (?:from|via|in|through) (?:the )?${MENU}`,
    reachable(true),
  ),
  rule(`(?:nav|menu) (?:link|item) (?:to )?(?<path>/[\\w/-]+)(?: works| present| exists)?`, reachable(true)),
  rule(
    "(?:page |route )?(?<path>/[\\w/-]+)(?: is)? (?:reachable|exists|opens|loads|there|works|linked)",
    reachable(false),
  ),
  rule(
    `(?:new )?page (?<name>[\\p{L}"'][\\p{L}\\d "'-]*?)(?: is)?(?: reachable| linked| shown)? (?:from|in|via) (?:the )?${MENU}`,
    reachable(true),
  ),
  rule(
    "(?:new )?page (?<name>[\\p{L}\"'][\\p{L}\\d \"'-]*?)(?: is)? (?:reachable|exists|opens|loads|there)",
    reachable(false),
  ),
  rule(
    "(?:page |route )?(?<path>/[\\w/-]+)(?: is)? (?:gone|removed|not reachable|no longer (?:reachable|exists?|linked|there))",
    unreachable,
  ),
  rule(
    "page (?<name>[\\p{L}\\d-]+)(?: is)? (?:gone|removed|not reachable|no longer (?:reachable|exists?|linked|there))",
    unreachable,
  ),
  rule(
    "(?:home|first page|home ?page) no longer (?:has|shows|contains)(?: the)?(?: full| whole)? (?<name>\\w+)",
    movedAway,
  ),
  rule(
    `${MENU} (?:text|labels?|words|entries|items)(?: are| is)? (?:changes?|changed|translated|differs?|different)`,
    menuReads,
  ),
  rule(
    `${MENU} order(?: is| has)? (?:changes?|changed|differs?|different|new)|order of (?:the )?${MENU}(?: items| links)?(?: is| has)? (?:changed|different)`,
    menuOrder,
  ),
  rule(`${MENU}:? ?{lit} (?:is |comes |stands )?(?:before|left of|ahead of) (?<other>.+)`, (reading, { lit, other }) =>
    before(reading, { lit, other, where: "menu" }),
  ),
  rule(`{lit} (?:is |comes |stands )?(?:before|left of|ahead of) (?<other>.+?) in (?:the )?(?<where>${MENU})`, before),
  rule(
    "{lit} (?:section |heading )?(?:is |comes |stands )?(?:before|above) (?:the )?(?<other>.+?)(?: section| heading)?(?: on (?:the )?(?:page|home))?",
    before,
  ),
  rule(
    `{lit} (?:is |comes )?(?:the )?first(?: item| link| entry)? (?:in|of) (?:the )?${MENU}|${MENU} (?:starts|begins) with {lit}`,
    inMenu("first"),
  ),
  rule(
    `{lit} (?:is |comes )?(?:the )?last(?: item| link| entry)? (?:in|of) (?:the )?${MENU}|${MENU} ends with {lit}`,
    inMenu("last"),
  ),
  rule(
    `${MENU} (?:has|shows|contains|lists|reads|says|includes)(?: a| an)?(?: link| item| entry)? ?{lit}`,
    inMenu("there"),
  ),
  rule(
    `{lit}(?: link| item| entry)?(?: is)?(?: visible| shown| present| there)? in (?:the )?${MENU}|${MENU} (?:item|link|entry|label) {lit}(?: is)?(?: present| visible| shown| there)?`,
    inMenu("there"),
  ),
  rule(
    `{lit}(?: link| item| entry)?(?: is)? (?:gone|removed|no longer|not|missing)(?: shown)?(?: from| in)? (?:the )?${MENU}|${MENU} (?:no longer (?:has|shows|contains)|has no|without) {lit}`,
    inMenu("gone"),
  ),
  rule(`${MENU} has {number} (?:links|items|entries)`, menuCount),
  rule(
    "(?:h1|heading|title|headline)(?: is| reads| says| contains?|:)? {lit}(?: on (?:the )?(?:page )?(?<path>/[\\w/-]*))?",
    heading,
  ),
  rule("(?<kind>mailto|tel|phone|e-mail) link(?: is)?(?: present| exists| there| visible| shown)?", linkTo),
  rule(
    "links? (?:to|leads to) (?<address>https?://\\S+|[\\w-]+\\.(?:com|org|net|de|io)\\S*)(?: is)?(?: present| there| visible)?",
    linkTo,
  ),
  rule(
    "(?:an? )?(?:honest|clear|polite) (?:refusal|no)|refuses(?: honestly| politely)?|(?:honestly |politely )?refused|refusal",
    orRefused,
  ),
  rule(
    "(?:new )?migration(?: file)?(?: is)?(?: added| written| exists| present)?",
    ({ changed }) =>
      async () =>
        filesChanged(changed, /migrations?\//, null),
  ),
  rule(
    "(?:rls|row[- ]level security)(?: is)?(?: enabled| on| present)?",
    ({ changed }) =>
      async () =>
        filesChanged(changed, /migrations?\/|\.sql$/, /enable row level security/i),
  ),
];
