/** What a follow-up promised, on the changed app; and that nothing beside its target is different. */
import type { App, PageFacts } from "../screen/app.ts";
import type { FollowUpCase } from "./cases.ts";
import { oklch } from "../screen/colour-space.ts";
import { placesFor } from "../screen/places.ts";
import type { Project, Sources } from "../product.ts";
import { rgbOf, type Look, type Screen } from "../screen/looks.ts";
import { contentWords, letters } from "./words.ts";
import { ordered, pictured } from "./change-lists.ts";
import { compileWords } from "./change-words.ts";
import { ruleInCart } from "../oracles/commerce.ts";
import { downloads, filters, searches } from "../oracles/lists.ts";
import { withForm, creates, opensDetails } from "../oracles/records.ts";
import { sharedBetweenBrowsers } from "../oracles/talk.ts";
import { firstThatHolds, no, unasked, yes, type Finding, type Oracle } from "../oracles/verdict.ts";

export interface Changed {
  one: FollowUpCase;
  /** Before any change; the same as `before` unless something was changed in between. */
  first: Project;
  before: Project;
  after: Project;
  wasScreen: Screen | null;
  screen: Screen | null;
  wasPages: readonly PageFacts[];
}

/** Files that say how others are, not what a person sees. */
const BOOKKEEPING = /^\.slipway\//;

function changedFiles(before: Sources, after: Sources): string[] {
  const all = new Set([...before.keys(), ...after.keys()]);
  return [...all].filter((path) => !BOOKKEEPING.test(path) && before.get(path) !== after.get(path));
}

const REFUSES =
  /cannot|can't|could not|did not|didn't|not possible|unable|nothing (was )?changed|changed nothing|do not know|don't know|kann .*nicht|connect a model/i;

/** Nothing was changed, and the answer says so. */
function refused({ before, after }: Changed): Finding {
  if (changedFiles(before.files, after.files).length > 0) return no("files were changed, so it is no refusal");
  const words = [after.turn.answer, ...after.turn.notDone].join(" ");
  return REFUSES.test(words) || after.turn.notDone.length > 0
    ? yes(`honest refusal: "${letters(after.turn.answer).slice(0, 90)}"`)
    : no("nothing was changed, and the answer does not say so");
}

const subject = ({ one }: Changed): string[] => contentWords(`${one.base}`).slice(0, 8);

/** Words of the request that name what it is about; else those of the app's own request. */
const about = (changed: Changed): string[] => {
  const own = contentWords(changed.one.prompt).filter(
    (word) => !/name|notes?|csv|export|sort|page|box|field|database|store|rule|over/.test(word),
  );
  return own.length > 0 ? own : subject(changed);
};

type Compile = (changed: Changed, match: RegExpExecArray) => (app: App) => Promise<Finding>;

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/header|navigation bar|nav ?bar|top bar/i, "header"],
  [/button/i, "button"],
  [/h1|title|heading/i, "h1"],
  [/card|row|item/i, "item"],
  [/footer/i, "footer"],
  [/./, "body"],
];
const partOf = (text: string): string => PARTS.find(([pattern]) => pattern.test(text))![1];

function hueOf(changed: Changed, text: string, [from, to]: readonly [number, number]): Finding {
  const part = partOf(text);
  const look = changed.screen?.[part];
  if (look === undefined) return no(`the page has no ${part}`);
  const background = rgbOf(look.background);
  const colour = /text|font colou?r|link/i.test(text) || !background.drawn ? rgbOf(look.colour) : background;
  const { chroma } = oklch(colour.rgb);
  const hue = hslHue(colour.rgb);
  return chroma > 0.03 && hue >= from && hue <= to
    ? yes(`${part} has hue ${Math.round(hue)}`)
    : no(`${part} has hue ${Math.round(hue)} (${colour.rgb.join(" ")}), not ${from} to ${to}`);
}

/** Ranges of hues in such files are those of HSL, as in CSS. */
function hslHue([r, g, b]: readonly [number, number, number]): number {
  const high = Math.max(r, g, b);
  const span = high - Math.min(r, g, b);
  if (span === 0) return 0;
  const sector = high === r ? ((g - b) / span + 6) % 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return sector * 60;
}

const grows: Compile = (changed) => async () => {
  const part = partOf(changed.one.oracle);
  const [was, is] = [changed.wasScreen?.[part]?.radius, changed.screen?.[part]?.radius];
  if (was === undefined || is === undefined) return no(`the page has no ${part}`);
  const range = /hue (?:in )?(\d+)\.\.(\d+)/.exec(changed.one.oracle);
  const hue = range === null ? yes("") : hueOf(changed, part, [Number(range[1]), Number(range[2])]);
  if (is <= was) return no(`radius ${was} became ${is}`);
  return hue.holds === true ? yes(`radius ${was} became ${is}; ${hue.reason}`) : hue;
};

const reachable: Compile = (changed, match) => async (app) => {
  const name = match[1]!.toLowerCase();
  const page = app.pages.find(({ path, linkedFromNav }) => linkedFromNav && path.toLowerCase().includes(name));
  if (page === undefined) return no(`no link of the menu leads to /${name}`);
  const wanted = /h1 (\w+)/i.exec(changed.one.oracle)?.[1];
  if (wanted !== undefined && !page.headings.some((heading) => heading.toLowerCase().includes(wanted.toLowerCase())))
    return no(`${page.path} has no heading ${wanted}`);
  if (!/home no longer/i.test(changed.one.oracle)) return yes(`${page.path}, from the menu`);
  // "No longer has it in full": what counts is how much of that page the first one repeats now.
  const lines = linesOf(page.text);
  const home = new Set(linesOf(app.pages.find(({ path }) => path === "/")?.text ?? ""));
  const repeated = lines.filter((line) => home.has(line)).length;
  return repeated * 2 < lines.length
    ? yes(`${page.path}, and home repeats ${repeated} of its ${lines.length} lines`)
    : no(`${page.path} is there, but home still has ${repeated} of its ${lines.length} lines`);
};

const linesOf = (text: string): string[] => [...new Set(text.split("\n").map(letters))].filter((line) => line !== "");

/** `form has Priority select with 3 options`, `Notes in contact form and details`, `date input in form` */
const field: Compile = (changed, match) => (app) => {
  const wantsDate = /date/i.test(match[0]);
  const label = /has (?:an? )?(\w+)/i.exec(match[0])?.[1] ?? /^(\w+) in/i.exec(match[0])?.[1] ?? "";
  const options = Number(/(\d+) options/.exec(changed.one.oracle)?.[1] ?? 0);
  return withForm(app, changed.one.prompt.includes(" to ") ? about(changed) : subject(changed), async (form, path) => {
    const control = wantsDate
      ? form.locator("input[type=date], input[type=datetime-local]")
      : form.getByLabel(new RegExp(label, "i"));
    if ((await control.count()) === 0) return no(`${path}: the form has no ${wantsDate ? "date" : label}`);
    if (options > 0) {
      const offered = await control
        .first()
        .locator("option")
        .evaluateAll((all) => all.filter((one) => (one as HTMLOptionElement).value !== "").length);
      if (offered !== options) return no(`${path}: ${label} offers ${offered}, not ${options}`);
    }
    return yes(`${path}: the form has it`);
  });
};

/** Oracles in words; the more special first. What fits none is not compiled. */
const RULES: readonly (readonly [RegExp, Compile])[] = [
  [/radius grows|rounder/i, grows],
  [
    /tree equals previous|equals? previous commit/i,
    ({ first, after }) =>
      async () =>
        changedFiles(first.files, after.files).length === 0
          ? yes("every file is as before")
          : no(`different: ${changedFiles(first.files, after.files).slice(0, 4).join(", ")}`),
  ],
  [
    /no file changed/i,
    ({ before, after }) =>
      async () => {
        const files = changedFiles(before.files, after.files);
        if (files.length > 0) return no(`changed: ${files.slice(0, 4).join(", ")}`);
        return after.turn.answer.trim().length > 20
          ? yes(`"${letters(after.turn.answer).slice(0, 90)}"`)
          : no("no answer was given");
      },
  ],
  [
    /asks or makes/i,
    (changed) => async () => {
      const files = changedFiles(changed.before.files, changed.after.files);
      if (changed.after.turn.question !== null)
        return files.length === 0
          ? yes(`asks "${changed.after.turn.question.slice(0, 80)}"`)
          : no("asks, and changed files all the same");
      if (files.length === 0)
        return /\?|which|look|choose|pick/i.test(changed.after.turn.answer)
          ? yes("asks in words")
          : no("neither asks nor changes anything");
      return files.every((path) => /\.css$|theme|content|index\.html/i.test(path)) &&
        changed.after.turn.answer.length > 20
        ? yes(`changed ${files.join(", ")} and says so`)
        : no(`changed ${files.length} files`);
    },
  ],
  [
    /hue (?:in )?(\d+)\.\.(\d+)/i,
    (changed, match) => async () => hueOf(changed, changed.one.oracle, [Number(match[1]), Number(match[2])]),
  ],
  [
    /font(-family)?\b.*\b(serif|sans|mono)/i,
    (changed, match) => async () => {
      const font = changed.screen?.["text"]?.font ?? changed.screen?.["body"]?.font ?? "";
      const generic = font.split(",").at(-1)!.trim();
      const wanted = match[2]!.toLowerCase();
      const fits = wanted === "serif" ? generic === "serif" || generic === "ui-serif" : generic.includes(wanted);
      return fits ? yes(font.slice(0, 60)) : no(`the font is ${font.slice(0, 60)}`);
    },
  ],
  [/\/(\w[\w-]*) reachable/i, reachable],
  [
    /(?:contains?|reads|says) (.+)$/i,
    (_changed, match) => async (app) => {
      const words = match[1]!.trim();
      const page = app.pages.find(({ path }) => path === "/");
      const there = page !== undefined && [page.title, ...page.headings].some((sign) => letters(sign).includes(words));
      return there
        ? yes("in the heading or the title of the first page")
        : no(`neither heading nor title says ${words}`);
    },
  ],
  [/search input filters|search (narrows|filters|box)/i, (changed) => (app) => searches(app, subject(changed))],
  [
    /second browser/i,
    (changed) => async (app) => {
      const shared = await sharedBetweenBrowsers(app, subject(changed));
      const { question, notDone } = changed.after.turn;
      return shared.holds === true
        ? shared
        : no(
            `${shared.reason}${question !== null || notDone.length > 0 ? ` (the answer said: ${letters(question ?? notDone[0]!).slice(0, 80)})` : ""}`,
          );
    },
  ],
  [
    /download|\.csv/i,
    (changed) => (app) =>
      downloads(
        app,
        about(changed),
        /\.csv$/i.test(changed.one.oracle) || /csv/i.test(changed.one.oracle) ? /\.csv$/i : /./,
      ),
  ],
  [
    /cart total|total reflects|total =|subtotal/i,
    (changed) => async (app) => {
      const refusal = refused(changed);
      if (/refusal/i.test(changed.one.oracle) && refusal.holds === true) return refusal;
      return changed.one.oracle.includes("*")
        ? multiplies(changed, app)
        : ruleInCart(app, /shipping|delivery|total|discount/i);
    },
  ],
  [
    /nav text changes/i,
    (changed) => async (app) => {
      const refusal = refused(changed);
      if (refusal.holds === true) return refusal;
      const labels = (pages: readonly PageFacts[]): string =>
        pages
          .filter((page) => page.linkedFromNav)
          .flatMap((page) => page.labels)
          .toSorted()
          .join(", ");
      return labels(app.pages) !== labels(changed.wasPages)
        ? yes(`the menu reads ${labels(app.pages)}`)
        : no("the menu reads as before");
    },
  ],
  [/list(s)? (is |are )?(ordered|sorted)|ordered list/i, (changed) => (app) => ordered(app, about(changed))],
  [
    /count shrinks|filter/i,
    (changed) => (app) =>
      filters(
        app,
        [...about(changed), "product", "shop"].filter((word) => !/categor|filter/.test(word)),
      ),
  ],
  [
    /img in every|image in every|photo in every/i,
    (changed) => (app) => pictured(app, [...about(changed), ...subject(changed)]),
  ],
  [/.*(form|select|input).*/i, field],
  [/details|opens/i, (changed) => (app) => opensDetails(app, subject(changed))],
  [/row|added|visible/i, (changed) => (app) => creates(app, subject(changed))],
];

/** `total = subtotal*1.19`: somewhere two amounts stand to each other as asked. */
async function multiplies({ one }: Changed, app: App): Promise<Finding> {
  const factor = Number(/\*\s*(\d+(?:\.\d+)?)/.exec(one.oracle)?.[1] ?? 1);
  for (const { path, text } of app.pages) {
    const numbers = [...text.matchAll(/\d[\d.,]*\d/g)].map(([digits]) =>
      Number(digits.replaceAll(/[.,](?=\d{3}\b)/g, "").replace(",", ".")),
    );
    const whole = numbers.find(
      (number) => number > 10 && numbers.some((total) => Math.abs(total - number * factor) < 0.011),
    );
    if (whole !== undefined && /tax|vat|mwst/i.test(text))
      return yes(`${path}: ${whole} and ${(whole * factor).toFixed(2)}`);
  }
  return no(`nowhere two amounts stand as 1 to ${factor}`);
}

/** Null when no rule knows the words of the oracle. */
export function compileFollowUp(changed: Changed): Oracle | null {
  const name = `${changed.one.kind}: ${changed.one.oracle}`;
  const words = compileWords({ ...changed, prompt: changed.one.prompt }, changed.one.oracle);
  if (/^(?:honest )?refusal|refuses|says (?:that )?it cannot/i.test(changed.one.oracle))
    return { name, ask: async () => refused(changed) };
  if (words !== null) return { name, ask: words };
  for (const [pattern, compile] of RULES) {
    const match = pattern.exec(changed.one.oracle);
    if (match !== null) return { name, ask: compile(changed, match) };
  }
  return null;
}

const textLines = (pages: readonly PageFacts[]): Set<string> =>
  new Set(pages.flatMap(({ text }) => text.split("\n").map(letters)).filter((line) => line !== ""));
const missing = (before: Set<string>, after: Set<string>): string[] => [...before].filter((line) => !after.has(line));

/** A tax or a free delivery is there to change amounts, and only amounts. */
const withoutFigures = (pages: readonly PageFacts[]): Set<string> =>
  new Set(
    [...textLines(pages)].filter((line) => /\p{L}/u.test(line)).map((line) => line.replaceAll(/\d[\d.,]*/g, "#")),
  );

const isWithin = (line: string, all: ReadonlySet<string>): boolean =>
  [...all].some((other) => {
    const words = new Set(other.split(" "));
    return line.split(" ").every((word) => words.has(word));
  });

const HEADINGS = /headings?|headlines?|titles?|h1|überschriften|títulos|encabezados/i;

function strayLooks({ wasScreen, screen, one }: Changed): string[] {
  if (wasScreen === null || screen === null) return [];
  const target = one.kind === "css" ? partOf(`${one.prompt} ${one.oracle}`) : "";
  return Object.entries(wasScreen).flatMap(([part, was]) => {
    const is = screen[part];
    // A colour or font of the whole page is the target itself.
    const isTarget = part === target || (target === "h1" && part === "h2" && HEADINGS.test(one.prompt));
    if (is === undefined || isTarget || target === "body") return [];
    // How large text is follows what stands in a part; who asks for larger headings gets all of them.
    const look = ({ background, colour, font, radius }: Look): string => [background, colour, font, radius].join("|");
    return look(is) === look(was) ? [] : [part];
  });
}

/** Nothing of the app is shown to whoever is not signed in: every page is the same form with a password. */
const isClosed = ({ pages }: App): boolean =>
  pages.length > 0 &&
  pages.every(({ text, controls }) => text === pages[0]!.text && controls.some((name) => /passwor/i.test(name)));

const KEEPS_TEXT = new Set(["css"]);
const MAY_RESTYLE = new Set(["vague", "layout", "revert"]);

/** Which pages, words and looks must be as they were; the reason says what was compared. */
export const untouched = (changed: Changed): Oracle => ({
  name: "nothing beside the target changed",
  async ask(app) {
    const { one, before, after, wasPages } = changed;
    const files = changedFiles(before.files, after.files);
    if (files.length === 0) return unasked("no file was changed");
    if (one.kind === "revert") return unasked("the whole tree is the target");
    if (one.kind === "chat") return no(`a question changed ${files.join(", ")}`);
    if (one.kind === "data" && isClosed(app)) return unasked("a sign-in that comes with the database stands before it");
    const lost = wasPages
      .map(({ path }) => path)
      .filter((path) => !/\d/.test(path) && !app.pages.some((page) => page.path === path));
    if (lost.length > 0) return no(`pages are gone: ${lost.join(", ")}`);
    const lines = one.kind === "logic" ? withoutFigures : textLines;
    const compared = lines(wasPages);
    const now = lines(app.pages);
    // A row that has one cell more is there.
    const gone = missing(compared, now).filter((line) => one.kind !== "field" || !isWithin(line, now));
    const all = compared.size;
    const most = KEEPS_TEXT.has(one.kind) ? 0 : one.kind === "text" ? Math.max(6, all * 0.1) : all * 0.15;
    if (gone.length > most)
      return no(`${gone.length} of ${all} lines of text are gone, such as "${gone[0]!.slice(0, 60)}"`);
    const looks = MAY_RESTYLE.has(one.kind) ? [] : strayLooks(changed);
    if (looks.length > 0) return no(`another look: ${looks.join(", ")}`);
    return yes(
      `${files.length} files changed; compared: ${wasPages.length} pages, ${all} lines of text, computed looks of ${Object.keys(changed.wasScreen ?? {}).length} parts`,
    );
  },
});
