/** What a request says of a known subject, put into the words that would otherwise be made up. */
import { withAskedSections } from "../emit/asked-sections.ts";
import type { Copy, Domain } from "../lexicon/domain.ts";
import { ownSentences } from "../parse/facts/own-sentences.ts";
import type { Understanding } from "../parse/understanding.ts";
import { indexWords, presence } from "../parse/words.ts";
import type { Language, OptionValue } from "../plan/plan.ts";

type Options = Readonly<Record<string, OptionValue>>;

const numbers: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
};

function counted(text: string, things: string): number | null {
  const found = new RegExp(
    `(?<![\\p{L}\\d])(\\d{1,2}|${Object.keys(numbers).join("|")})\\s+(?:\\p{L}+\\s+)?(?:${things})(?![\\p{L}])`,
    "iu",
  ).exec(text)?.[1];
  if (!found) return null;
  return numbers[found.toLowerCase()] ?? Number(found);
}

/** Options of a plan that hold the request's own words and numbers. */
export function ownOptions(request: Understanding, copy: Copy): Record<string, OptionValue> {
  const { text, language } = request;
  const rooms = counted(text, "(?:guest ?)?rooms|zimmern?|habitaciones");
  const tiers = counted(text, "(?:pricing |price )?(?:tiers?|plans)|preisstufen|tarifen?|pakete|planes|tarifas");
  const what = copy.placeless ? purpose(text, language) : null;
  const topic = topicOf(text, language);
  return {
    ...(rooms ? { rooms } : {}),
    ...(tiers && copy.plans ? { tiers } : {}),
    ...(what ? { what } : {}),
    ...(topic ? { topic } : {}),
    ...(copy.members && memberWords.test(text) ? { members: true } : {}),
  };
}

/** "A podcast about failed inventions": with what it is about, as the request puts it. */
const told: Record<Language, RegExp> = {
  en: /(?<![\p{L}])((?:an? )?(?:\p{L}+ )?(?:podcast|radio show|web ?series|video channel|youtube channel|newsletter|festival|museum|exhibition))s?\s+(?:site |website |page )?(about\s+.+?)(?=[,.;:!?]|\s+(?:with|where|including|called|named|that|which|in (?:dark|light|green|blue|red))(?![\p{L}])|$)/iu,
  de: /(?<![\p{L}])((?:eine?n?m? )?(?:\p{L}*podcast|\p{L}*kanal|newsletter|\p{L}*museum|\p{L}*ausstellung))\s+(über\s+.+?)(?=[,.;:!?]|\s+(?:mit|namens|wo)(?![\p{L}])|$)/iu,
  es: /(?<![\p{L}])((?:un |una )?(?:p[oó]dcast|canal|boletín|museo|exposición))\s+(sobre\s+.+?)(?=[,.;:!?]|\s+(?:con|donde|llamado|que)(?![\p{L}])|$)/iu,
};
const article = /^(?:an?|eine?n?m?|una?)\s/iu;

function topicOf(text: string, language: Language): string | null {
  const [, kind = "", about = ""] = told[language].exec(text) ?? [];
  if (about === "" || about.length > 60) return null;
  const said = `${kind.replace(article, "")} ${about}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const memberWords = /(?<![\p{L}])(?:members?|mitgliedern?|mitgliederliste|socios|miembros)(?![\p{L}])/iu;

const kinds =
  "saas|app|apps|tool|software|startup|start-up|product|service|platform|plugin|extension|api|website|produkt|dienst|plattform|anwendung|werkzeug|producto|servicio|plataforma|herramienta|aplicación";

/** The same of a thing that can be held, which may do it with something: "a lamp that wakes you with light". */
const held: Record<Language, RegExp> = {
  en: /(?:lamp|light|clock|headphones|earbuds|speaker|keyboard|bottle|backpack|maker|machine|purifier|vacuum|strap|watch|ring|bike|wearable|gadget|device)\s+(?:that|which)\s+(.+?)(?=[,.;!]|$)/iu,
  de: /(?:lampe|wecker|kopfhörer|lautsprecher|tastatur|flasche|rucksack|maschine|reiniger|uhr|rad|gerät),\s+(?:die|das|der)\s+(.+?)(?=[,.;!]|$)/iu,
  es: /(?:lámpara(?: de \p{L}+)?|despertador|reloj|auriculares|altavoz|teclado|botella|mochila|cafetera|bicicleta|aparato),?\s+que\s+(.+?)(?=[,.;!]|$)/iu,
};

/** What the product does, as the request puts it: "monitors cron jobs". */
function purpose(text: string, language: Language): string | null {
  const relative: Record<Language, RegExp> = {
    en: new RegExp(
      `(?:${kinds})(?:\\s+(?:called|named))?(?:\\s+["“]?\\p{Lu}[\\p{L}\\p{N}.]*["”]?){0,3},?\\s+(?:that|which)\\s+(.+?)(?=[,.;!]|\\s+(?:with|and has|including)\\s|$)`,
      "iu",
    ),
    de: new RegExp(
      `(?:${kinds})(?:\\s+["„]?\\p{Lu}[\\p{L}\\p{N}.]*["“]?){0,3},\\s+(?:die|das|der)\\s+(.+?)(?=[,.;!]|\\s+mit\\s|$)`,
      "iu",
    ),
    es: new RegExp(
      `(?:${kinds})(?:\\s+["«]?\\p{Lu}[\\p{L}\\p{N}.]*["»]?){0,3},?\\s+que\\s+(.+?)(?=[,.;!]|\\s+con\\s|$)`,
      "iu",
    ),
  };
  const found = (relative[language].exec(text) ?? held[language].exec(text))?.[1]?.trim();
  if (found && found.length < 80) return found;
  const forWhom = new RegExp(`(?:${kinds})\\s+(for|für|para)\\s+(.+?)(?=[,.;!]|\\s+(?:with|mit|con)\\s|$)`, "iu").exec(
    text,
  );
  const whom = forWhom?.[2]?.trim();
  return whom && whom.length < 60 && !/^(?:my|our|meine?|unsere?|mi|nuestr[oa])(?![\p{L}])/iu.test(whom)
    ? `${forWhom![1]} ${whom}`
    : null;
}

/** The copy with what the options say of it. */
export function fitted(
  copy: Copy,
  { name, options, language }: { name: string; options: Options; language: Language },
): Copy {
  const { rooms, tiers, what, topic, members } = options;
  let own = copy;
  if (typeof topic === "string")
    own = {
      ...own,
      tagline: `${topic}.`,
      heroes: own.heroes.map((hero) => ({ ...hero, lead: `${topic}. ${hero.lead}` })),
    };
  if (typeof what === "string") {
    const title = headline(name, what, language);
    own = { ...own, tagline: `${title}.`, heroes: own.heroes.map((hero) => ({ ...hero, title })) };
  }
  if (typeof rooms === "number") own = { ...own, offer: { ...own.offer, groups: fewer(own, rooms) } };
  if (typeof tiers === "number" && own.plans) own = { ...own, plans: own.plans.slice(0, Math.max(1, tiers)) };
  else if (own.placeless && own.plans) own = { ...own, plans: own.plans.slice(0, 3) };
  if (members === true && own.members) own = { ...own, people: { title: memberTitle[language], list: own.members } };
  return own;
}

export const memberTitle: Record<Language, string> = { en: "Members", de: "Mitglieder", es: "Socios" };

function headline(name: string, what: string, language: Language): string {
  if (/^(?:for|für|para)\s/i.test(what)) return `${name}, ${what}`;
  return language === "de" ? `${name}: ${what.charAt(0).toUpperCase()}${what.slice(1)}` : `${name} ${what}`;
}

/** The first so many, over all groups alike; groups that would be empty go. */
function fewer({ offer }: Copy, count: number): Copy["offer"]["groups"] {
  const all = offer.groups.reduce((sum, group) => sum + group.items.length, 0);
  if (count >= all) return offer.groups;
  let left = count;
  return offer.groups
    .map((group) => {
      const items = group.items.slice(0, left);
      left -= items.length;
      return { ...group, items };
    })
    .filter((group) => group.items.length > 0);
}

/** "Grandma's 80th birthday party on 12 June": what is celebrated is what its page is called. */
export function occasionName({ text, language }: Understanding, { id, words }: Domain): string | null {
  if (id !== "celebration") return null;
  const first = text.split(
    /(?<!\d)\.|[,:;!?(\n]|\s[-–—]\s|\s(?:on|at|in|with|where|am|im|mit|wo|con|donde|en)\s|\s(?:el|den)\s(?=\d)/iu,
  )[0]!;
  const name = first.replace(
    /^.*(?<![\p{L}])(?:(?:web ?)?(?:site|page)|invitation|app|something|webseite|seite|einladung|etwas|página|web|invitación|algo)\s+(?:for|to|für|zu[mr]?|para|a)\s+|^(?:please\s+|i need |we need )/iu,
    "",
  );
  const isNamed = presence(indexWords(name, new Set()), words[language]) > 0;
  const count = name.trim().split(/\s+/).length;
  if (!isNamed || count < 2 || count > 7 || /^(?:an?|un|una|eine?n?)\s/iu.test(name.trim())) return null;
  const own = name.trim().replace(/^(?:my|our|meine?n?|unsere?n?|mi|nuestr[oa])\s+/iu, "");
  return own.charAt(0).toUpperCase() + own.slice(1);
}

/** "Unser Ruderclub" has said what it is called until it says more. */
export function clubName({ text }: Understanding, domain: Domain): string | null {
  if (domain.id !== "society") return null;
  const found =
    /\p{L}{3,}(?:club|verein|chor|orchester|kapelle)(?![\p{L}])|(?:\p{L}+ ){1,3}(?:club|society|choir|orchestra|association)(?![\p{L}])|club de \p{L}+/iu.exec(
      text,
    )?.[0];
  const name = found?.replace(
    /^.*(?<![\p{L}])(?:my|our|the|an?|for|of|website|site|page|app|local|small|new|little|build|make|need|want)\s+(?=\p{L}+\s|club|\p{L}+$)/iu,
    "",
  );
  return name && name.length > 5 ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}

/** Sentences that people said of themselves, for the site to say. */
export function toldOption({ text }: Understanding): Record<string, string[]> {
  const told = ownSentences(text);
  return told.length > 0 ? { told } : {};
}

/** A first page on which people speak of themselves has a place for it, and for what else the words ask for. */
export function withOwnStory(request: Understanding, usual: string[]): string[] {
  const ids = withAskedSections(request, usual);
  if (ownSentences(request.text).length === 0 || ids.some((id) => id.startsWith("story-"))) return ids;
  return [...ids.slice(0, 2), "story-statement", ...ids.slice(2)];
}
