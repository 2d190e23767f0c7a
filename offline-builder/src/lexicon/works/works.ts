/** Reads kinds of work that are written as a few lines each: what somebody's portfolio shows. */
import type { Language } from "../../plan/plan.ts";
import type { Copy, Domain, Work } from "../domain.ts";
import { photography } from "../domains/photography.ts";
import { allTrades } from "../trades/index.ts";
import { tradeLooks } from "../trades/looks.ts";
import { addressOf, namesFor } from "../trades/places.ts";

const languages: readonly Language[] = ["en", "de", "es"];

/** What ids of these subjects begin with: "works-film" is no cinema. */
const idStart = "works-";

/**
 * One kind after the other, in lines that begin with what they are:
 *
 *     # id | look | three drawings @ ground | trade whose other words (offer, questions) stand behind it
 *     = English words; German words; Spanish words (`|` between the words of one language)
 *     ! words beside which it is another kind
 *     EN what the site is | whose works: "your buildings" | tagline     (then the lines of this language, as those of DE and ES)
 *     > headline | lead
 *     ~ first paragraph of the story | second
 *     [Filter: note] Title; Title; Title      (three filters, each shown by the drawing in its place)
 */
export function worksOf(text: string): Domain[] {
  return text
    .split(/^# /m)
    .filter((block) => block.trim() !== "")
    .map(kindOfWork);
}

function kindOfWork(block: string): Domain {
  const [first = "", ...lines] = block.split("\n").filter((line) => line.trim() !== "");
  const [id = "", look = "", art = "", trade] = parts(first);
  const [drawings = "", backdrop = ""] = art.split("@").map((part) => part.trim());
  const behind = allTrades.find((entry) => entry.id === trade);
  if (!tradeLooks[look] || (trade !== undefined && !behind)) throw new Error(`Not a kind of work: ${first}`);
  const marked = (mark: string): string => lines.find((line) => line.startsWith(`${mark} `))?.slice(2) ?? "";
  const [en = "", de = "", es = ""] = marked("=")
    .split(";")
    .map((part) => part.trim());
  const except = marked("!");
  return {
    id: `${idStart}${id}`,
    words: { en, de, es },
    ...(except ? { except } : {}),
    look: { ...tradeLooks[look], heroes: ["hero-plain"] },
    art: { subjects: drawings.split(" "), backdrop },
    noSlots: true,
    copy: Object.fromEntries(
      languages.map((language) => [language, { ...rest(id, language, behind), ...copyIn(language, lines) }]),
    ),
  };
}

/** What the lines do not say: of the trade behind the works, else nothing that is sold and nobody's hours. */
function rest(id: string, language: Language, behind: Domain | undefined): Copy {
  const empty = photography.copy[language]!;
  const base = behind?.copy[language] ?? empty;
  return { ...base, names: namesFor(id, language), place: addressOf(id, language), hours: empty.hours };
}

function copyIn(language: Language, all: readonly string[]): Partial<Copy> {
  const from = all.findIndex((line) => line.startsWith(`${language.toUpperCase()} `));
  const after = all.slice(from + 1);
  const end = after.findIndex((line) => /^[A-Z]{2} /.test(line));
  const lines = end < 0 ? after : after.slice(0, end);
  const line = (mark: string): string[] => parts(lines.find((entry) => entry.startsWith(mark))?.slice(2) ?? "");
  const [kind = "", whose = "", tagline = ""] = parts(all[from]!.slice(3));
  const [title = "", lead = ""] = line("> ");
  return {
    kind,
    whoseWorks: whose,
    tagline,
    heroes: [{ title, lead }],
    story: { title: photography.copy[language]!.story.title, paragraphs: line("~ ") },
    works: inTurn(lines.filter((entry) => entry.startsWith("["))),
  };
}

/** One of each filter after the other, so that a picture shows the drawing of its filter. */
function inTurn(lines: readonly string[]): Work[] {
  const groups = lines.map((line) => {
    const [, series = "", note = "", titles = ""] = /^\[([^:]+): ([^\]]+)\] (.*)$/.exec(line) ?? [];
    return titles.split(";").map((title) => ({ series, note, title: title.trim() }));
  });
  const most = Math.max(...groups.map((group) => group.length));
  const rows = Array.from({ length: most }, (_, row) => groups.flatMap((group) => group[row] ?? []));
  return rows.flat().map(({ title, series, note }, index) => ({ title, series, year: 2026 - (index % 5), note }));
}

function parts(line: string): string[] {
  return line.split("|").map((part) => part.trim());
}
