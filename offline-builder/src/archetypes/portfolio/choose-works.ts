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
