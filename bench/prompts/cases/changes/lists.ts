/** Clauses about what is listed: searched, filtered, put in order, counted, added, kept, shared. */
import { PRESS, visit, type App, type PageFacts, type Visit } from "../../screen/app.ts";
import { collectionsFor } from "../../screen/places.ts";
import { downloads, filters, searches, sorts } from "../../oracles/lists.ts";
import { creates, deletes, edits, marks, opensDetails } from "../../oracles/records.ts";
import { sharedBetweenBrowsers } from "../../oracles/accounts-and-messages.ts";
import { firstThatHolds, no, yes, type Finding } from "../../oracles/verdict.ts";
import { letters } from "../words.ts";
import { about, isListed, placeWords, subject, type Changed } from "./changed.ts";
import { escaped, rule, type Reading, type Rule } from "./sentences.ts";

/** Only where the clause speaks of something listed. */
const ofThing =
  (ask: (app: App, changed: Changed, words: string[]) => Promise<Finding>): Rule["read"] =>
  ({ changed }, { thing }) =>
    thing !== undefined && !isListed(changed, thing) ? null : (app) => ask(app, changed, placeWords(changed, thing));

const filterWords = (changed: Changed): string[] =>
  [...about(changed), ...subject(changed), "product", "shop"].filter((word) => !/categor|filter/.test(word));

async function shared(app: App, changed: Changed): Promise<Finding> {
  const finding = await sharedBetweenBrowsers(app, subject(changed));
  const { question, notDone } = changed.after.turn;
  const said = question ?? notDone[0];
  if (finding.holds === true || said === undefined) return finding;
  return no(`${finding.reason} (the answer said: ${letters(said).slice(0, 80)})`);
}

type Key = (text: string) => number | string | null;

const money = (text: string): number | null => {
  const digits = /\d[\d.,]*/.exec(text)?.[0];
  if (digits === undefined) return null;
  const plain = digits
    .replace(/[.,]$/, "")
    .replaceAll(/[.,](?=\d{3}(?!\d))/g, "")
    .replace(",", ".");
  return Number(plain);
};
const day = (text: string): number | null => {
  const iso = /\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d)?/.exec(text)?.[0];
  const european = /(\d{1,2})\.(\d{1,2})\.(\d{4})/.exec(text);
  const written =
    iso ??
    (european === null
      ? undefined
      : `${european[3]}-${european[2]!.padStart(2, "0")}-${european[1]!.padStart(2, "0")}`) ??
    /\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?,? \d{4}|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}(?:, \d{4})?|\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|\d{1,2}\/\d{1,2}\/\d{4}/i.exec(
      text,
    )?.[0];
  const time = written === undefined ? Number.NaN : Date.parse(written);
  return Number.isNaN(time) ? null : time;
};

const DATES = /date|day|newest|oldest|latest|recent|due|created|time/i;
const FIGURES =
  /price|amount|value|total|cost|size|number|count|hours|stock|quantity|rating|score|stars|cheap|expens|high|low|age|year/i;
const DOWN = /desc|newest|latest|recent|highest|largest|expensive|most|z ?(?:-|to) ?a|reverse|best/i;
const UP = /asc|oldest|lowest|smallest|cheapest|least|a ?(?:-|to) ?z|alphabet|earliest|soonest/i;

/** The column of a table with this name, else the text of each entry. */
async function column(visited: Visit, name: string): Promise<string[] | null> {
  return visited.page.evaluate((wanted) => {
    for (const table of document.querySelectorAll("table")) {
      const heads = [...table.querySelectorAll("thead th, tr:first-child th")].map((one) =>
        (one as HTMLElement).innerText.toLowerCase(),
      );
      const at = heads.findIndex((head) => head.includes(wanted));
      if (at < 0) continue;
      return [...table.querySelectorAll("tbody tr")].map(
        (row) => (row.children[at] as HTMLElement | undefined)?.innerText ?? "",
      );
    }
    return null;
  }, name.toLowerCase());
}

const inOrder = (all: readonly (number | string)[], down: boolean | null): boolean => {
  const compare = (one: number | string, other: number | string): number =>
    typeof one === "number" && typeof other === "number"
      ? one - other
      : String(one).localeCompare(String(other), undefined, { sensitivity: "base" });
  const rises = all.every((one, at) => at === 0 || compare(all[at - 1]!, one) <= 0);
  const falls = all.every((one, at) => at === 0 || compare(all[at - 1]!, one) >= 0);
  const flat = compare(all[0]!, all.at(-1)!) === 0;
  if (flat) return false;
  return down === null ? rises || falls : down ? falls : rises;
};

/** Lists the request names; else those of the app. A page of one thing below a list has lists of its own that nobody spoke of. */
function listPages(app: App, changed: Changed, thing?: string): PageFacts[] {
  const named = thing === undefined ? [] : placeWords(changed, thing).slice(0, 1);
  const own = collectionsFor(app, [...about(changed), ...named], 2);
  return own.length > 0 ? own : collectionsFor(app, subject(changed));
}

async function ordered(
  pages: readonly PageFacts[],
  app: App,
  { key, how }: { key: string | undefined; how: string },
): Promise<Finding> {
  const down = DOWN.test(how) ? true : UP.test(how) ? false : null;
  const said = `${key ?? ""} ${how}`;
  const read: Key = DATES.test(said) ? day : FIGURES.test(said) ? money : (text) => letters(text);
  return firstThatHolds(pages, async ({ path }) => {
    await using visited = await visit(app, { path });
    const items = await visited.items();
    if (items.length < 2) return no(`${path}: fewer than two things are listed`);
    const cells = key === undefined ? null : await column(visited, key);
    const texts = cells ?? items.map(({ title, text }) => (read === day || read === money ? text : title));
    const values = texts.map(read);
    if (values.some((value) => value === null)) return no(`${path}: not everything listed has a ${key ?? how}`);
    return inOrder(values as (number | string)[], down)
      ? yes(`${path}: ${values.length} in order`)
      : no(
          `${path}: ${texts
            .slice(0, 3)
            .map((text) => letters(text).slice(0, 30))
            .join(", ")} … are not in that order`,
        );
  });
}

const order: Rule["read"] = ({ changed }, { thing, key, how, direction }) => {
  if (thing !== undefined && !isListed(changed, thing)) return null;
  const said = `${direction ?? ""} ${how ?? ""}`;
  return (app) =>
    ordered(listPages(app, changed, thing), app, { key: key?.replace(/^(?:the|their) /i, ""), how: said });
};

/** A page with the list shows the number of things. */
const counted: Rule["read"] =
  ({ changed }) =>
  (app) =>
    firstThatHolds(listPages(app, changed), async ({ path }) => {
      await using visited = await visit(app, { path });
      const { length } = await visited.items();
      if (length < 2) return no(`${path}: fewer than two things are listed`);
      const told = new RegExp(
        `(?:total|count|number|all|showing|anzahl|gesamt)[^\\d\\n]{0,30}\\n?\\s*(?<!\\d)${length}(?![\\d.,])|(?<![\\d.,])${length}\\s*\\n?\\s*\\(?(?:rows?|items?|entries|results?|in total|total|${
          changed.one.prompt
            .toLowerCase()
            .match(/\p{L}{4,}/gu)
            ?.map(escaped)
            .join("|") ?? "things"
        })`,
        "iu",
      );
      const line = told.exec(await visited.text())?.[0];
      return line === undefined
        ? no(`${path}: ${length} are listed, and no such number is told`)
        : yes(`${path}: "${letters(line)}"`);
    });

const ends = (ending: string | undefined, changed: Changed): RegExp => {
  const type = ending ?? /\b(csv|json|pdf|ics|xlsx|txt)\b/i.exec(`${changed.one.oracle} ${changed.one.prompt}`)?.[1];
  return type === undefined ? /./ : new RegExp(`\\.${type}$`, "i");
};

const download: Rule["read"] =
  ({ changed }, { ending }) =>
  (app) =>
    downloads(app, about(changed), ends(ending, changed));

const marked: Rule["read"] = (reading: Reading, { lit }) => {
  const word = /^["'](.+)["']$/.exec(lit ?? "")?.[1] ?? lit;
  return word === undefined ? null : (app) => marks(app, subject(reading.changed), new RegExp(escaped(word), "i"));
};

const turnsPages: Rule["read"] =
  ({ changed }) =>
  (app) =>
    firstThatHolds(listPages(app, changed), async ({ path }) => {
      await using visited = await visit(app, { path });
      const name = /^next|next page|weiter|siguiente|^2$|^›$|^»$/i;
      const way = visited.page
        .getByRole("button", { name })
        .or(visited.page.getByRole("link", { name }))
        .locator("visible=true");
      if ((await way.count()) === 0) return no(`${path}: nothing leads to further things`);
      const before = (await visited.items()).map(({ title }) => title);
      await way.first().click(PRESS);
      await visited.settled();
      const after = (await visited.items()).map(({ title }) => title);
      return after.some((title) => !before.includes(title))
        ? yes(`${path}: further things are shown`)
        : no(`${path}: the same are shown`);
    });

const RELOAD = "(?:after|over|across|survives?|through)(?: an?| the)?(?: browser| page)? (?:reload|refresh)";

/** Everything that is listed says the word; the control is the app before, where others are listed, too. */
const onlyThose: Rule["read"] = ({ changed }, { value, thing }) => {
  if (!isListed(changed, thing!)) return null;
  const said = new RegExp(`(?<![\\p{L}\\d])${escaped(value!)}(?![\\p{L}\\d])`, "iu");
  const listed = (app: App) => async (path: string) => {
    await using visited = await visit(app, { path });
    return visited.items();
  };
  return (app) =>
    firstThatHolds(collectionsFor(app, placeWords(changed, thing)), async ({ path }) => {
      const items = await listed(app)(path);
      const other = items.find(({ text }) => !said.test(text));
      if (items.length === 0) return no(`${path}: nothing is listed`);
      return other === undefined
        ? yes(`${path}: all ${items.length} say ${value}`)
        : no(`${path}: "${other.title.slice(0, 40)}" is listed, too`);
    });
};

export const LISTS: readonly Rule[] = [
  rule(
    "only (?:the )?(?<value>[\\p{L}]+(?: [\\p{L}]+)?) {thing}(?: are| is)?(?: now)? (?:shown|visible|listed|displayed|left)",
    onlyThose,
  ),
  rule(
    "search(?: input| field| box| bar)?(?: works|(?: narrows| filters| finds| matches)(?: {thing})?)",
    ofThing((app, _changed, words) => searches(app, words)),
  ),
  rule(
    "search(?: input| field| box| bar)? (?:empties|shows (?:nothing|no results)|finds nothing)(?: for .+)?",
    ({ changed }) =>
      (app) =>
        searches(app, subject(changed), { wanted: "empties" }),
  ),
  rule(
    "typing(?: in it| in the search)? (?:narrows|filters) {thing}",
    ofThing((app, _changed, words) => searches(app, words)),
  ),
  rule(
    "(?:count|number of {thing}|list) (?:shrinks|narrows|gets smaller)(?: (?:when|after) .+)?",
    ofThing((app, changed) => filters(app, filterWords(changed))),
  ),
  rule(
    "(?:[\\p{L} -]+ )?filter(?: works|(?: narrows| filters| shrinks| reduces)(?: {thing})?)(?: by [\\w ]+)?",
    ofThing((app, changed) => filters(app, filterWords(changed))),
  ),
  rule(
    "(?:[\\p{L}-]+ )?(?:select|dropdown|chips?|tabs?|choice) (?:narrows?|filters?|shrinks?) {thing}",
    ofThing((app, changed) => filters(app, filterWords(changed))),
  ),
  rule(
    "(?:pagination|next(?: page)?(?: button| link)?)(?: works| is there| present| (?:shows|leads to|opens)(?: the)? (?:other|more|next|further)(?: {thing})?)?",
    turnsPages,
  ),
  rule(
    "(?:choosing|selecting|picking) an? [\\w ]+ (?:narrows|filters|shrinks) {thing}",
    ofThing((app, changed) => filters(app, filterWords(changed))),
  ),
  rule(
    "only (?:matching|fitting|chosen|filtered) {thing}(?: are)?(?: shown| remain| stay| left| listed)?",
    ofThing((app, changed) => filters(app, filterWords(changed))),
  ),
  rule(
    "{thing}(?: is| are)? (?:ordered|sorted|in order)(?: by (?<key>[\\p{L} -]+?))?(?:,? ?\\(?(?<direction>ascending|descending|asc|desc|alphabetically|newest first|oldest first|latest first|cheapest first|highest first|lowest first|a ?(?:-|to) ?z|z ?(?:-|to) ?a)\\)?)?",
    order,
  ),
  rule(
    "ordered {thing}|{thing} (?<how>alphabetical|alphabetically|newest first|oldest first|latest first|cheapest first|highest first|lowest first|soonest first)(?: ordered| sorted)?",
    order,
  ),
  rule(
    "(?<how>newest|oldest|latest|cheapest|highest|lowest|soonest|most expensive)(?: {thing})?(?: is| are| comes?)? (?:first|on top|at the top)",
    order,
  ),
  rule(
    "(?:[\\p{L} ]+ )?(?:sort|sorting)(?: control| select| button| by [\\w ]+)?(?: works| (?:reorders|changes)(?: the order(?: of)?)?(?: {thing})?)|(?:clicking |pressing )?(?:an? |the )?(?:column )?head(?:er|ing)s? (?:sorts?|reorders?)(?: {thing})?",
    ofThing((app, changed, words) => sorts(app, [...about(changed), ...words])),
  ),
  rule(
    "(?:count|number|total|counter)(?: is)?(?: shown| displayed)?(?: equals?| matches| is| shows)(?: the)?(?: number of)? (?:rows|items|entries|cards|things|\\p{L}+)(?: shown| listed)?",
    counted,
  ),
  rule(
    "(?:file )?download(?: event| starts| works)?(?: (?:with|of|named|as))?(?: an?)?(?: ?\\.?(?<ending>csv|json|pdf|ics|xlsx|txt))?(?: file)?(?: (?:event|starts))?",
    download,
  ),
  rule("\\.?(?<ending>csv|json|pdf|ics|xlsx|txt)(?: file)?(?: is)? download(?:s|ed)?(?: event)?", download),
  rule(
    "(?:download (?:event )?(?:with|has) )?(?:an? )?(?:csv )?(?:header|heading)s? (?:row|line)(?: present)?",
    ({ changed }) =>
      (app) =>
        downloads(app, about(changed), /\.csv$/i),
  ),
  rule(
    `(?:new |added )?{thing}(?: is| are)?(?: still)?(?: visible| there| shown| kept| saved| present| stays?| persists?)? ${RELOAD}`,
    ofThing((app, _changed, words) => creates(app, words)),
  ),
  rule(
    `(?:it |data |is |are )?(?:still there |persisted |persists |kept |visible |stays )?${RELOAD}`,
    ({ changed }) =>
      (app) =>
        creates(app, subject(changed)),
  ),
  rule(
    "(?:can add|adding|add)(?: an?| a new| new)? {thing}(?: works)?|(?:new |added )?{thing} (?:can be )?(?:added|appears|appears in (?:the )?(?:list|table|board))",
    ofThing((app, _changed, words) => creates(app, words)),
  ),
  rule(
    "(?:new |added )?{thing}(?: is| are)?(?: visible| there| shown| present| seen)? in an?(?:other| second| new| different) (?:browser|context|browser context|device)",
    ({ changed }) =>
      (app) =>
        shared(app, changed),
  ),
  rule(
    "(?:an?(?:other)? )?(?:second|other|another|new) browser(?: context)? (?:sees|shows|has)(?: it| the (?:row|item|entry|data))?",
    ({ changed }) =>
      (app) =>
        shared(app, changed),
  ),
  rule(
    "{thing} (?:can be )?(?:deleted|removed)|delet(?:e|ing)(?: an?)?(?: {thing})?(?: button)? (?:removes it|works)",
    ofThing((app, _changed, words) => deletes(app, words)),
  ),
  rule(
    "{thing} (?:can be )?(?:edited|changed|renamed)|edit(?:ing)?(?: an?)?(?: {thing})?(?: button)? works",
    ofThing((app, _changed, words) => edits(app, words)),
  ),
  rule(
    "(?:clicking )?(?:an? |every |each )?{thing} (?:opens|leads to|has|links to)(?: its| an?| their)? (?:own )?(?:details?|detail page|page)(?: page)?",
    ofThing((app, _changed, words) => opensDetails(app, words)),
  ),
  rule(
    "details?(?: page)? opens?",
    ({ changed }) =>
      (app) =>
        opensDetails(app, subject(changed)),
  ),
  rule("(?:some|low|overdue|late) {thing} (?:is |are )?(?:marked|labelled|badged)(?: as| with)? {lit}", marked),
];
