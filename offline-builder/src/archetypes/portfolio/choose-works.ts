/** Whose portfolio it is, and with it what it shows. */
import type { Domain } from "../../lexicon/domain.ts";
import { photography } from "../../lexicon/domains/photography.ts";
import { allTrades } from "../../lexicon/trades/index.ts";
import { anyWorks, kindsOfWork } from "../../lexicon/works/index.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { indexWords, phrasePlaces, presence, type PhrasePlace } from "../../parse/words.ts";
import type { Language } from "../../plan/plan.ts";
import type { Subject } from "../subject.ts";

interface Mention extends PhrasePlace {
  domain: Domain;
}

/**
 * Works of the kind that the request names; of a trade we know otherwise its own words, with works of any kind. "For an
 * architect, with videos" names whose it is, and then what is on it.
 */
export function chooseWorks(request: Understanding): Subject {
  const { language } = request;
  const shown = mentions(request, [photography, ...kindsOfWork]);
  const trades = mentions(request, allTrades).filter((mention) => isWhose(request, mention));
  const [domain] = [shown.find((mention) => isWhose(request, mention)), trades[0], shown[0]].flatMap(
    (mention) => mention?.domain ?? [],
  );
  const chosen = domain?.copy[language] ? domain : anyWorks;
  return { domain: chosen, copy: chosen.copy[language]!, known: chosen !== anyWorks };
}

/**
 * Whether a site is wanted by somebody whose work is looked at and who has no trade of another kind ("site for a wildlife
 * photographer"), or for showing works of that kind ("to show my paintings").
 */
export function showsWorks(request: Understanding): boolean {
  if (hiring.test(request.text) || housePainter(request)) return false;
  const trade = request.domains.find(({ id, general }) => !general && id !== photography.id && !hiredFor.has(id));
  if (trade !== undefined) return false;
  const makers = [photography, ...kindsOfWork].map((domain) => ({ ...domain, words: peopleOf(domain) }));
  if (mentions(request, makers).some((mention) => isWhose(request, mention))) return true;
  return showing.test(request.text) && mentions(request, [photography, ...kindsOfWork]).length > 0;
}

/** "A wedding photographer" is hired for weddings, and is none. */
const hiredFor: ReadonlySet<string> = new Set([
  ...["wedding", "celebration", "party", "conference", "festival", "product", "estate", "maker", "gadget"],
  ...["zoo", "painter", "gallery-shop", "pottery", "photo-studio", "it-support", "musician", "author"],
]);
/** Who names prices or dates wants to be booked. */
const hiring =
  /(?<![\p{L}])(?:prices?|pricing|packages?|book(?:ing|able|ings)?|appointments?|rates|services|lessons?|courses?|classes|workshops?|preise?n?|preisliste|pakete?n?|buchung|buchen|termine?n?|leistungen|kurse?n?|precios?|tarifas?|paquetes?|reservas?|citas?|servicios|clases|cursos)(?![\p{L}])/iu;

/** In German a painter is first of all one of walls. */
function housePainter({ text, language }: Understanding): boolean {
  return (
    language === "de" &&
    /(?<![\p{L}])Maler(?:s|in)?(?![\p{L}])/u.test(text) &&
    !/bild|gemälde|kunst|atelier|aquarell|ausstell|malerei|portfolio/iu.test(text)
  );
}

const showing =
  /(?<![\p{L}])(?:show(?:case|ing|casing)?|exhibit|display|present|(?:zu )?zeigen|ausstellen|präsentieren|enseñar|mostrar|exponer) (?:(?:people|off|everyone) )?(?:my|our|meine?n?|unsere?n?|mis?|nuestr[oa]s?)(?![\p{L}])|(?<![\p{L}])meine (?:\p{L}+ ){0,2}(?:zu )?(?:zeigen|ausstellen|präsentieren)(?![\p{L}])/iu;
const person =
  /(?:er|or|ist|ian|artist|actress|model|fotograf|fotografen|videografen|fotografin|rin|tin|din|lin|ógraf[oa]|dora?|tora?|triz|ista|ante|er[oa]|ín|ina|eur|euse)$/u;

/** The words of a kind of work that name somebody. */
function peopleOf({ words }: Domain): Domain["words"] {
  return Object.fromEntries(
    Object.entries(words).map(([language, list]) => [
      language,
      (list ?? "")
        .split("|")
        .filter((word) => person.test(word) && !/^(?:my|meine|mis) |shows?$/u.test(word))
        .join("|"),
    ]),
  );
}

/** What is named, in the order of the request. Of names beside each other the last says what it is: "a film photographer". */
function mentions({ text, index, language }: Understanding, domains: readonly Domain[]): Mention[] {
  // As typed too: the repair of misspellings makes a landscape a landscaper.
  const typed = indexWords(text, new Set());
  const all = domains
    .filter(({ except }) => presence(index, except) + presence(typed, except) === 0)
    .flatMap((domain) =>
      wordsOf(domain, language)
        .flatMap((words) => phrasePlaces(index, words, language === "de"))
        .map((at) => ({ domain, ...at })),
    );
  const whole = all.filter(
    (one) => !all.some((other) => other.start <= one.start && other.end >= one.end && other.letters > one.letters),
  );
  return whole
    .filter((one) => !whole.some((other) => other.start === one.end + 1))
    .sort((one, other) => one.start - other.start);
}

function wordsOf({ words }: Domain, language: Language): string[] {
  return language === "en" ? [words.en ?? ""] : [words[language] ?? "", words.en ?? ""];
}

const before =
  /(?:^| )(?:an?|the|i'm|i am|as|of|for|by|ein\p{L}*|als|von|für|der|de[rs]|un|una|el|la|de|del|para|soy|como) (?:\S+ ){0,2}$|^ (?:my |mein |mi )?$/u;

/** Named as somebody, or as what the site is of: "portfolio for a young painter", "illustrator portfolio". */
function isWhose({ index }: Understanding, { start }: Mention): boolean {
  return before.test(index.line.slice(0, start));
}

const women: Record<Language, RegExp | null> = {
  en: null,
  de: /(?<!\p{L})(?:eine|einer|die|der)\s+(?:\p{Ll}+\s+)?\p{Lu}\p{L}+in(?!\p{L})/u,
  es: /(?<!\p{L})(?:una|la)\s+\p{L}{4,}/iu,
};
const men: Record<Language, RegExp | null> = {
  en: null,
  de: /(?<!\p{L})(?:einen|eines|den|des)\s+\p{L}+/u,
  es: /(?<!\p{L})(?:un|el|del)\s+\p{L}{4,}/iu,
};
const womensNames =
  /^(?:Ana|Anne|Mara|Katrin|Aylin|Petra|Svenja|Mira|Elif|Clara|Lucía|Nuria|Carmen|Marta|Elena|Rosa|Aitana)(?!\p{L})/u;

/** Invented names that suit whom the request speaks of: "eine Architektin" is not called Marek. */
export function suitingNames({ text, language }: Understanding, names: readonly string[]): readonly string[] {
  const said = women[language]?.test(text) ? true : men[language]?.test(text) ? false : null;
  const suiting = said === null ? [] : names.filter((name) => womensNames.test(name) === said);
  return suiting.length > 0 ? suiting : names;
}
