/** More sentences of oracles for follow-ups: what is gone, darker, larger, in another order, or said on a page. */
import { oklch } from "../screen/colour-space.ts";
import { visit, type App, type PageFacts } from "../screen/app.ts";
import { rgbOf, type Screen } from "../screen/looks.ts";
import { no, yes, type Finding } from "../oracles/verdict.ts";

export interface Seen {
  prompt: string;
  wasScreen: Screen | null;
  screen: Screen | null;
  wasPages: readonly PageFacts[];
}

export type Ask = (app: App) => Promise<Finding>;

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/side ?bar|aside/i, "sidebar"],
  [/footer/i, "footer"],
  [/header|nav(?:igation)?(?: ?bar)?|top bar/i, "header"],
  [/button/i, "button"],
  [/h1|headline|main (?:heading|title)|hero (?:heading|title)/i, "h1"],
  [/heading|h2/i, "h2"],
  [/card|row|item/i, "item"],
  [/text|paragraph|font/i, "text"],
  [/./, "body"],
];
const partOf = (text: string): string => PARTS.find(([pattern]) => pattern.test(text))![1];

const textOf = (pages: readonly PageFacts[]): string =>
  pages
    .map(({ title, headings, labels, controls, text }) => [title, ...headings, ...labels, ...controls, text].join("\n"))
    .join("\n");
const says = (pages: readonly PageFacts[], words: string): boolean =>
  textOf(pages).toLowerCase().includes(words.trim().toLowerCase());

function lighter({ wasScreen, screen }: Seen, oracle: string, towards: "darker" | "lighter"): Finding {
  const part = partOf(oracle);
  const [was, is] = [wasScreen?.[part], screen?.[part]];
  if (!was || !is) return no(`the page has no ${part}`);
  const [before, after] = [oklch(rgbOf(was.background).rgb).lightness, oklch(rgbOf(is.background).rgb).lightness];
  const fits = towards === "darker" ? after < before - 0.01 : after > before + 0.01;
  return (fits ? yes : no)(`${part}: lightness ${before.toFixed(2)} became ${after.toFixed(2)}`);
}

function sized({ wasScreen, screen }: Seen, oracle: string, grows: boolean): Finding {
  const part = partOf(oracle);
  const [was, is] = [wasScreen?.[part]?.size, screen?.[part]?.size];
  if (was === undefined || is === undefined) return no(`the page has no ${part}`);
  return ((grows ? is > was : is < was) ? yes : no)(`${part}: ${was} px became ${is} px`);
}

/** Labels of the menu in the order in which they stand there. */
async function menuOf(app: App): Promise<string[]> {
  await using visited = await visit(app);
  return await visited.page
    .locator("nav a")
    .locator("visible=true")
    .evaluateAll((all) => all.map((one) => (one.textContent ?? "").trim()).filter((label) => label !== ""));
}

async function shownAtMost(app: App, most: number): Promise<Finding> {
  const long: string[] = [];
  for (const { path } of app.pages.filter((page) => page.linkedFromNav)) {
    await using visited = await visit(app, { path });
    const count = (await visited.items()).length;
    if (
      count > 0 &&
      count <= most &&
      (await visited.page.getByRole("button", { name: /next|weiter|siguiente|»|›|>/i }).count()) > 0
    )
      return yes(`${path}: ${count} at a time, with a way to the next`);
    if (count > most) long.push(`${path} lists ${count}`);
  }
  return no(long.length > 0 ? long.join(", ") : "no list is divided");
}

/** A page that was there lists less than before. */
function narrowed(seen: Seen, app: App): Finding {
  const lines = (page: PageFacts): number => new Set(page.text.split("\n")).size;
  for (const page of app.pages) {
    const was = seen.wasPages.find(({ path }) => path === page.path);
    if (was && lines(page) < lines(was)) return yes(`${page.path}: ${lines(was)} lines of text became ${lines(page)}`);
  }
  return no("every page shows as much as before");
}

type Compile = (seen: Seen, match: RegExpExecArray, oracle: string) => Ask;

/** The more special first. */
const RULES: readonly (readonly [RegExp, Compile])[] = [
  [
    /font[- ]?size (?:grows|is larger|increases|bigger)|(?:h1|heading|headline|text|title) (?:is |gets |becomes )?(?:bigger|larger|grows)/i,
    (seen, _match, oracle) => async () => sized(seen, oracle, true),
  ],
  [
    /font[- ]?size (?:shrinks|is smaller|decreases)|(?:h1|heading|headline|text|title) (?:is |gets |becomes )?(?:smaller|shrinks)/i,
    (seen, _match, oracle) => async () => sized(seen, oracle, false),
  ],
  [
    /(?:is |gets |becomes )?darker|luminance (?:decreases|drops|falls)|lightness (?:decreases|drops)/i,
    (seen, _match, oracle) => async () => lighter(seen, oracle, "darker"),
  ],
  [
    /(?:is |gets |becomes )?lighter|(?:luminance|lightness) (?:increases|grows|rises)/i,
    (seen, _match, oracle) => async () => lighter(seen, oracle, "lighter"),
  ],
  [
    /(?:background|page|body|theme) (?:is )?(?:dark|black)(?! (?:green|blue|red|brown|grey|gray))\b/i,
    ({ screen }) =>
      async () => {
        const { lightness: l } = oklch(rgbOf(screen?.["body"]?.background ?? "255 255 255 255").rgb);
        return (l < 0.4 ? yes : no)(`the page stands on lightness ${l.toFixed(2)}`);
      },
  ],
  [
    /no footer|footer (?:is |has )?(?:gone|removed|absent|not present)|without (?:a )?footer/i,
    ({ screen, wasScreen }) =>
      async () => {
        if (!wasScreen?.["footer"]) return no("there was no footer before");
        return screen?.["footer"] ? no("the footer is there") : yes("the footer is gone");
      },
  ],
  [
    /no prices?\b|prices? (?:are |is )?(?:hidden|gone|not (?:shown|visible))/i,
    () => async (app) => {
      const found = /(?:[$€£]\s?\d|\d[\d.,]*\s?(?:€|EUR|USD|CHF)\b)/.exec(
        app.pages.map(({ text }) => text).join("\n"),
      )?.[0];
      return found === undefined ? yes("no amount of money stands on any page") : no(`"${found}" stands there`);
    },
  ],
  [
    /^(?!.*(?:image|picture|hero|heading|text|column))(.+?) (?:stands |comes |is |link )?(before|above|left of|after|below|right of) (.+?)(?: in (?:the )?(?:nav\w*|menu|header))?$/i,
    (_seen, match) => async (app) => {
      const menu = (await menuOf(app)).map((label) => label.toLowerCase());
      const place = (words: string): number => menu.findIndex((label) => label.includes(words.trim().toLowerCase()));
      const [one, other] = [place(match[1]!), place(match[3]!)];
      if (one < 0 || other < 0) return no(`the menu reads ${menu.join(", ")}`);
      const isBefore = /before|above|left/i.test(match[2]!);
      return ((isBefore ? one < other : one > other) ? yes : no)(`the menu reads ${menu.join(", ")}`);
    },
  ],
  [
    /(?:nav\w*|menu|navigation) (?:link |entry )?(?:says|reads|shows|has|contains) ["'“]?([^"'”,;]+)/i,
    (_seen, match) => async (app) => {
      const menu = await menuOf(app);
      const wanted = match[1]!.trim().toLowerCase();
      return (menu.some((label) => label.toLowerCase().includes(wanted)) ? yes : no)(
        `the menu reads ${menu.join(", ")}`,
      );
    },
  ],
  [
    /(?:badge|label|button|banner|notice|text|link) (?:says |reads |with |saying )?["'“]([^"'”]+)["'”]|(?:badge|label|banner) ([A-Z][\w ]*?)(?= (?:inside|in|on|at|beside)\b|$)/,
    (seen, match) => async (app) => {
      const words = match[1] ?? match[2]!;
      if (!says(app.pages, words)) return no(`no page says ${words}`);
      return says(seen.wasPages, words) ? no(`${words} stood there before`) : yes(`a page says ${words}`);
    },
  ],
  [
    /(?:prices?|amounts?|totals?) (?:are |is )?(?:shown |displayed |written )?(?:in|show|shows|with|use|contain) (€|\$|£|eur\w*|chf|usd|gbp|dollars?|pounds?|francs?)/i,
    (_seen, match) => async (app) => {
      const sign = /^(?:€|eur)/i.test(match[1]!)
        ? /€|EUR/
        : /^(?:£|gbp|pound)/i.test(match[1]!)
          ? /£|GBP/
          : /^(?:chf|franc)/i.test(match[1]!)
            ? /CHF/
            : /\$|USD/;
      const page = app.pages.find(({ text }) => sign.test(text));
      return page ? yes(`${page.path} shows it`) : no("no page shows that currency");
    },
  ],
  [
    /at most (\d+) (?:rows|items|entries|results|per page)|(\d+) (?:rows|items|entries|results)? ?per page/i,
    (_seen, match) => (app) => shownAtMost(app, Number(match[1] ?? match[2])),
  ],
  [
    /only .+ (?:shown|visible|listed|remain|appear)|not (?:listed|shown|visible)(?: any ?more| by default)?|hidden (?:by default|from the list)/i,
    (seen) => async (app) => narrowed(seen, app),
  ],
];

/** Null where none of them knows the words. */
export function compileWords(seen: Seen, oracle: string): Ask | null {
  for (const [pattern, compile] of RULES) {
    const match = pattern.exec(oracle);
    if (match !== null) return compile(seen, match, oracle);
  }
  return null;
}
