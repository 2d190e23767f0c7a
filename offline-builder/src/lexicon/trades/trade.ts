/** Reads trades that are written as a few lines each; what is alike in all of them is made here. */
import type { Language } from "../../plan/plan.ts";
import type { Copy, Domain, OfferItem, Person, Product } from "../domain.ts";
import { additionsTo, withCommon } from "./additions.ts";
import { addressOf, namesFor, openingHours } from "./places.ts";
import { offerKinds, tradeLooks } from "./looks.ts";

const languages: readonly Language[] = ["en", "de", "es"];

/**
 * One trade after the other, in lines that begin with what they are:
 *
 *     # id | look | drawings @ ground | hours | kind of offer | flags
 *     = English words; German words; Spanish words (`|` between the words of one language)
 *     + the same for goods: they name this trade where something is sold
 *     ! words beside which it is another trade
 *     $ 18 35/45 220+ : a price each for the things below, with minutes, "+" for a lower bound
 *     EN kind of place | names; two of them | tagline     (then the lines of this language, as those of DE and ES)
 *     > headline | lead
 *     ~ first paragraph of the story | second
 *     [Group] Name: note; Name: note
 *     * details; of what is sold
 *     @ Role: note; Role: note
 *     ? Question? Answer.
 */
export function trades(text: string): Domain[] {
  return text
    .split(/^# /m)
    .filter((block) => block.trim() !== "")
    .map(trade);
}

type Groups = Copy["offer"]["groups"];

interface Head {
  id: string;
  hours: string;
  offer: keyof typeof offerKinds;
  prices: string[];
  subjects: string[];
  placeless: boolean;
  occasion: boolean;
}

function trade(block: string): Domain {
  const [first = "", ...lines] = block.split("\n").filter((line) => line.trim() !== "");
  const [id = "", look = "", art = "", hours = "", offer = "", flags = ""] = parts(first);
  const [drawings = "", backdrop = ""] = art.split("@").map((part) => part.trim());
  const subjects = drawings.split(" ");
  const placeless = flags.split(" ").includes("placeless");
  const occasion = flags.split(" ").includes("occasion");
  const marked = (mark: string): string => lines.find((line) => line.startsWith(`${mark} `))?.slice(2) ?? "";
  const head = {
    id,
    hours,
    offer: offer as Head["offer"],
    prices: marked("$").split(/\s+/),
    subjects,
    placeless,
    occasion,
  };
  if (!tradeLooks[look] || !offerKinds[head.offer]) throw new Error(`Not a trade: ${first}`);
  const goods = marked("+");
  const except = marked("!");
  return {
    id,
    words: inLanguages(marked("=")),
    ...(goods ? { goods: inLanguages(goods) } : {}),
    ...(except ? { except } : {}),
    look: tradeLooks[look],
    art: { subjects, backdrop },
    ...flagsOf(flags),
    copy: Object.fromEntries(
      languages
        .filter((language) => lines.some((line) => line.startsWith(`${language.toUpperCase()} `)))
        .map((language) => [language, copyIn(language, head, lines)]),
    ),
  };
}

function flagsOf(flags: string): Partial<Domain> {
  const has = (flag: string): boolean => flags.split(" ").includes(flag);
  return {
    ...(has("tables") ? { tables: true } : {}),
    ...(has("no-slots") ? { noSlots: true } : {}),
    ...(has("people") ? { peoplePage: true } : {}),
    ...(has("rsvp") ? { pages: ["rsvp"] } : {}),
    // On one day: there are no hours to show, and where it is stands in place of them.
    ...(has("occasion") ? { home: ["favourites-list", "story-statement", "place", "questions"] } : {}),
    ...(has("donate") ? { pages: ["donate"] } : {}),
    ...(has("preorder") ? { pages: ["preorder"] } : {}),
    ...(has("stay") ? { pages: ["stay"] } : {}),
  };
}

function inLanguages(line: string): Partial<Record<Language, string>> {
  const [en = "", de = "", es = ""] = line.split(";").map((part) => part.trim());
  return { en, de, es };
}

function copyIn(language: Language, head: Head, all: string[]): Copy {
  const from = all.findIndex((line) => line.startsWith(`${language.toUpperCase()} `));
  const after = all.slice(from + 1);
  const end = after.findIndex((line) => /^[A-Z]{2} /.test(line));
  const lines = end < 0 ? after : after.slice(0, end);
  const line = (mark: string): string => lines.find((entry) => entry.startsWith(`${mark} `))?.slice(2) ?? "";
  const [kind = "", names = "", tagline = ""] = parts(all[from]!.slice(3));
  const [title = "", lead = ""] = parts(line(">"));
  const groups = groupsIn(lines, head, language);
  const details = list(line("*"));
  const people = list(line("@")).map(pair);
  const own = lines.filter((entry) => entry.startsWith("? ")).map(question);
  const questions = withCommon(own, head, language);
  return {
    kind,
    names: list(names),
    tagline,
    heroes: [{ title, lead }],
    story: { title: storyTitles[language][head.id.length % 3]!, paragraphs: parts(line("~")) },
    offer: {
      ...offerKinds[head.offer]![language],
      ...(head.prices[0] === "free" ? { free: true } : {}),
      groups,
    },
    place: addressOf(head.id, language),
    hours: openingHours(head.hours),
    ...(head.placeless ? { placeless: true } : {}),
    ...(head.occasion ? { occasion: true } : {}),
    ...(people.length > 0
      ? { people: { title: teamTitles[language], list: peopleOf(head.id, language, people) } }
      : {}),
    ...(questions.length > 0 ? { questions } : {}),
    ...(details.length > 0 ? { products: productsOf(groups, details, head) } : {}),
  };
}

const storyTitles: Record<Language, string[]> = {
  en: ["About us", "Who we are", "How we work"],
  de: ["Über uns", "Wer wir sind", "Wie wir arbeiten"],
  es: ["Sobre nosotros", "Quiénes somos", "Cómo trabajamos"],
};
const teamTitles: Record<Language, string> = { en: "Team", de: "Team", es: "Equipo" };

function groupsIn(lines: string[], head: Head, language: Language): Groups {
  const { prices, id } = head;
  let at = 0;
  const groups = lines
    .filter((line) => line.startsWith("["))
    .map((line) => {
      const [, name = "", rest = ""] = /^\[([^\]]+)\] (.*)$/.exec(line) ?? [];
      const items = list(rest).map((entry): OfferItem => {
        const [title, note] = pair(entry);
        const price = prices[0] === "free" ? "0" : prices[at];
        if (price === undefined) throw new Error(`${id} has no price for ${title}`);
        at++;
        return { name: title, note, ...priceOf(price, language) };
      });
      return { name, items };
    });
  return withMore(groups, id, language);
}

/** Further things join the shortest group, or a group of their own. */
function withMore(groups: Groups, id: string, language: Language): Groups {
  const { group, items } = additionsTo(id, language);
  const all = group ? [...groups, { name: group, items: [] }] : groups;
  for (const { text, price } of items) {
    const [name, note] = pair(text);
    const item: OfferItem = { name, note, ...priceOf(price, language) };
    const shortest = all.reduce((one, other) => (other.items.length < one.items.length ? other : one));
    shortest.items.push(item);
  }
  return all;
}

/** What costs 100 in London or Berlin is nearer to 80 in most of Spain. */
const levels: Record<Language, number> = { en: 1, de: 1, es: 0.8 };

function priceOf(text: string, language: Language): Pick<OfferItem, "price" | "from" | "minutes"> {
  const [, amount = "0", from, minutes] = /^([\d.]+)(\+)?(?:\/(\d+))?$/.exec(text) ?? [];
  const price = Number(amount) * levels[language];
  const step = price >= 1000 ? 50 : price >= 100 ? 5 : price >= 20 ? 1 : 0.1;
  return {
    price: levels[language] === 1 ? price : Number((Math.round(price / step) * step).toFixed(1)),
    ...(from ? { from: true } : {}),
    ...(minutes ? { minutes: Number(minutes) } : {}),
  };
}

function productsOf(groups: Groups, details: string[], { id, subjects }: Head): Product[] {
  return groups.flatMap((group, column) =>
    group.items.map((item, row) => ({
      name: item.name,
      category: group.name,
      price: item.price,
      note: item.note,
      details,
      stock: 3 + ((id.length * 7 + column * 11 + row * 5) % 20),
      subject: subjects[column % subjects.length]!,
    })),
  );
}

function peopleOf(id: string, language: Language, roles: [string, string][]): Person[] {
  const names = namesFor(id, language);
  return roles.map(([role, note], index) => ({ name: names[index % names.length]!, role, note }));
}

function question(line: string): { question: string; answer: string } {
  const at = line.indexOf("? ", 2);
  return { question: line.slice(2, at + 1), answer: line.slice(at + 2).trim() };
}

function parts(line: string): string[] {
  return line
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean);
}

function list(line: string): string[] {
  return line
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
}

function pair(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}
