/** Clauses about words and single elements that have to be on a page, or no longer. */
import type { Locator } from "playwright-core";
import { PRESS, visit, type App, type Visit } from "../../screen/app.ts";
import { oklch } from "../../screen/colour-space.ts";
import { readLook, rgbOf, sameLook } from "../../screen/looks.ts";
import { letters } from "../words.ts";
import { marksOfCharts } from "../../oracles/lists.ts";
import { no, yes, type Finding } from "../../oracles/verdict.ts";
import { escaped, literal, rule, wordsIn, type Ask, type Rule } from "./sentences.ts";

/** The first of the clause's pages that shows it. */
async function shownOn(
  app: App,
  where: string | undefined,
  holds: (visited: Visit) => Promise<boolean>,
): Promise<string | null> {
  const home = /^(?:home ?page|home|first page|first screen|start page)$/i.test(where ?? "");
  const path = /^\/[\w/-]*$/.exec(where ?? "")?.[0];
  const pages = path !== undefined ? [path] : home ? ["/"] : app.pages.map((page) => page.path).slice(0, 14);
  await using visited = await visit(app, { path: null });
  for (const each of pages) {
    await visited.go(each);
    if (await holds(visited)) return each;
  }
  return null;
}

const presence = (name: string, path: string | null, isWanted: boolean): Finding => {
  const said = path === null ? `${name} is on no page` : `${path}: ${name}`;
  return (path !== null) === isWanted ? yes(said) : no(said);
};

const AREAS: Record<string, string> = {
  header: "header",
  footer: "footer",
  nav: "nav",
  hero: "main section >> nth=0",
  sidebar: "aside",
};

async function textIn(visited: Visit, area: string | undefined): Promise<string> {
  if (area === undefined) return letters(await visited.text());
  const scope = visited.page.locator(area).locator("visible=true");
  return (await scope.count()) === 0 ? "" : letters((await scope.allInnerTexts()).join(" "));
}

const words =
  (isWanted: boolean): Rule["read"] =>
  (reading, { lit, area, where }) => {
    const wanted = literal(reading, lit);
    const scope = AREAS[(area ?? where ?? "").toLowerCase()];
    if (wanted === null) return null;
    return async (app) => {
      const path = await shownOn(app, where, async (visited) => wordsIn(wanted).test(await textIn(visited, scope)));
      return presence(`"${wanted}"`, path, isWanted);
    };
  };

/** The first page's own name: its heading or title. */
const title: Rule["read"] = (reading, { signs, lit }) => {
  const wanted = literal(reading, lit);
  if (wanted === null) return null;
  return async (app) => {
    const page = app.pages.find(({ path }) => path === "/");
    const among = [
      ...(/title/i.test(signs!) ? [page?.title ?? ""] : []),
      ...(/h1|head/i.test(signs!) || !/page|tab|document/i.test(signs!) ? (page?.headings ?? []) : []),
    ];
    return among.some((sign) => letters(sign).includes(wanted))
      ? yes(`the first page is called ${wanted}`)
      : no(`neither heading nor title says ${wanted}`);
  };
};

const ELEMENTS: Record<string, string> = {
  footer: "footer",
  header: "header, [role=banner]",
  nav: "nav, [role=navigation]",
  sidebar: "aside, [role=complementary]",
  form: "form",
  table: "table, [role=table]",
  map: "iframe[src*=map], [class*=map], [aria-label*=map i], a[href*='maps']",
  video: "video, iframe[src*=youtube], iframe[src*=vimeo]",
  image: "img, [role=img], picture",
  picture: "img, [role=img], picture",
  photo: "img, [role=img], picture",
  img: "img",
  hero: "main section:has(h1), header:has(h1), main h1",
  search: "input[type=search], [role=search] input, input[placeholder*=search i]",
  newsletter: "form:has(input[type=email])",
};

/** Named elements of a role. */
function called(visited: Visit, noun: string, label: string | null): Locator | null {
  const { page } = visited;
  const name = label === null ? undefined : new RegExp(escaped(label).replaceAll(/\s+/g, "\\s+"), "i");
  const named = name === undefined ? {} : { name };
  switch (noun) {
    case "button":
      return page.getByRole("button", named).or(page.getByRole("link", named));
    case "link":
      return page.getByRole("link", named);
    case "column":
      return page.locator("th, [role=columnheader]").filter({ hasText: name ?? /./ });
    case "tab":
      return page.getByRole("tab", named);
    case "checkbox":
      return page.getByRole("checkbox", named);
    case "heading":
      return page.getByRole("heading", named);
    case "section":
      return name === undefined ? null : page.getByRole("heading", named).or(page.getByRole("region", named));
    case "badge":
      return name === undefined ? null : page.getByText(name);
    case "field":
    case "input":
      return name === undefined ? null : page.getByLabel(name).or(page.getByPlaceholder(name));
    case "select":
      return page.getByRole("combobox", named);
    default: {
      const css = ELEMENTS[noun];
      if (css === undefined) return null;
      const all = page.locator(css);
      return name === undefined ? all : all.filter({ hasText: name });
    }
  }
}

const ALIASES: Record<string, string> = {
  dropdown: "select",
  images: "image",
  photos: "photo",
  buttons: "button",
  links: "link",
  "search box": "search",
  "search field": "search",
  "search bar": "search",
  "search input": "search",
  "nav bar": "nav",
  navigation: "nav",
  menu: "nav",
  "contact form": "form",
  sections: "section",
  "hero section": "hero",
};
const NOUN =
  "(?<noun>search (?:box|field|bar|input)|hero section|hero|buttons?|links?|columns?|tabs?|checkbox|headings?|sections?|badge|fields?|inputs?|select|dropdown|footer|header|nav(?:igation)?|sidebar|form|table|map|video|images?|photos?|picture|img|chart|graph)";

const element =
  (isWanted: boolean): Rule["read"] =>
  (reading, { label, lit, noun, where }) => {
    const kind = ALIASES[noun!.toLowerCase()] ?? noun!.toLowerCase().replace(/s$/, "");
    const text = label ?? lit;
    const name = text === undefined ? null : text.replace(/^["'“](.+)["'”]$/, "$1");
    if (kind === "chart" || kind === "graph") return charted(isWanted);
    if (name === null && ["button", "link", "heading", "section", "badge", "field", "input", "column"].includes(kind))
      return null;
    // A description ("nicer button") is no name.
    if (name !== null && literal(reading, text) === null) return null;
    return async (app) => {
      const path = await shownOn(app, where, async (visited) => {
        const all = called(visited, kind, name);
        return all !== null && (await all.locator("visible=true").count()) > 0;
      });
      return presence(`${name ?? ""} ${noun}`.trim(), path, isWanted);
    };
  };

const charted =
  (isWanted: boolean): Ask =>
  async (app) =>
    presence(
      "a chart",
      await shownOn(app, undefined, async (visited) => (await marksOfCharts(visited)) >= 3),
      isWanted,
    );

/** Pressing it turns a light page dark, or back. */
const toggles: Rule["read"] = () => async (app) => {
  const ground = async (visited: Visit): Promise<number> => {
    const shown = await visited.page.evaluate(() => {
      const canvas = document.createElement("canvas").getContext("2d")!;
      const css = [document.body, document.documentElement].map((one) => getComputedStyle(one).backgroundColor);
      canvas.fillStyle = css.find((one) => !/, 0\)$|transparent/.test(one)) ?? "#fff";
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data].join(" ");
    });
    return oklch(rgbOf(shown).rgb).lightness;
  };
  await using visited = await visit(app);
  const button = visited.page
    .getByRole("button", { name: /dark|light|theme|appearance|colou?r mode|dunkel|oscuro/i })
    .or(visited.page.getByRole("switch", { name: /dark|light|theme/i }))
    .locator("visible=true");
  if ((await button.count()) === 0) return no("nothing to press is called so");
  const before = await ground(visited);
  await button.first().click(PRESS);
  await visited.settled();
  const after = await ground(visited);
  return Math.abs(after - before) > 0.4
    ? yes(`lightness ${before.toFixed(2)} became ${after.toFixed(2)}`)
    : no(`pressed, the page's lightness stays ${after.toFixed(2)}`);
};

/** Part of the first page is unchanged. */
const asBefore: Rule["read"] =
  ({ changed }, { part }) =>
  async (app) => {
    const now = changed.now.screen ?? (await readLook(app));
    const name = part!.toLowerCase();
    return sameLook(now[name], changed.was.screen?.[name]) ? yes(`${name} is as before`) : no(`${name} is different`);
  };

const AREA = "(?<area>header|footer|nav|hero|sidebar)";
const SIGNS_OF =
  "(?<signs>(?:h1|title|heading|headline|page title|tab title|document title)(?:(?:/|\\s+or\\s+|\\s+and\\s+)(?:h1|title|heading|headline))*)";
/** Text between an article and a noun is a name or a description. */
const NAME = "(?<label>\"[^\"]+\"|'[^']+'|[\\p{L}\\d][\\p{L}\\d /-]*?)";

export const SIGNS: readonly Rule[] = [
  rule(
    "(?:chart|graph)(?: is)?(?: visible| shown| present| there| drawn)?(?: with (?:marks|bars))?(?: on (?:the )?[\\w ]+)?",
    () => charted(true),
  ),
  rule(
    "(?:dark|light)[ -](?:mode|theme)(?: toggle| switch| button)(?: is)?(?: visible| present| works| there| exists)?|toggle (?:switches|turns)(?: the page| it)?(?: to)? dark",
    toggles,
  ),
  rule(`${SIGNS_OF} (?:contains?|reads?|says?|is|equals?|shows?|changed to) {lit}`, title),
  rule("(?<part>header|footer|h1|button|body)(?: look)?(?: is| stays)? (?:as before|unchanged)", asBefore),
  rule(`(?:no|without)(?: ${NAME})? ${NOUN}(?: (?:on|in) (?:the )?(?<where>[\\w/ -]+?))?`, element(false)),
  rule(`(?:${NAME} )?${NOUN}{gone}`, element(false)),
  rule(`${NOUN} {lit}{gone}`, element(false)),
  rule(`(?:page|home|site|app) (?:has|shows)(?: an?| the)? (?:${NAME} )?${NOUN}`, element(true)),
  rule(`(?:${NAME} )?${NOUN}(?:{there}| (?:on|in) (?:the )?(?<where>home ?page|home|page|/[\\w/-]*))`, element(true)),
  rule(`${NOUN} (?:labell?ed|called|named|with text|titled|that says|says|reads)? ?{lit}{there}`, element(true)),
  rule(
    `(?<noun>button|link|section|heading|tab|column) (?:labell?ed |called |named |that says |says |reads |titled )?{lit}`,
    element(true),
  ),
  rule(`${AREA} (?:contains?|shows?|has|says|reads|includes)(?: text| the text| the words)? {lit}`, words(true)),
  rule(`${AREA} (?:no longer (?:contains?|shows?|has|says)|without|has no)(?: text)? {lit}`, words(false)),
  rule("(?:text |words? |the text )?{lit} in (?:the )?(?<area>header|footer|hero|sidebar)", words(true)),
  rule("(?:text|words?) {lit}(?:{there}| (?:on|in) (?:the )?(?<where>[\\w/ -]+?))?", words(true)),
  rule("(?:text|words?) {lit}{gone}", words(false)),
  rule(
    "(?:page|home|home ?page|site) (?:contains?|shows?|says|reads|includes|mentions)(?: the)?(?: text| words)? {lit}",
    words(true),
  ),
  rule(
    "(?:page|home|home ?page|site) (?:no longer (?:contains?|shows?|says|mentions)|does not (?:contain|show|mention))(?: the)?(?: text)? {lit}",
    words(false),
  ),
  rule("{lit}{gone}", words(false)),
  rule("{lit}{there}", words(true)),
  rule(
    "no(?: text| word)? {lit}(?: (?:is )?(?:left|any ?more|remains|remaining))?(?: (?:on|in) (?:the )?(?<where>[\\w/ -]+?))?",
    words(false),
  ),
];
