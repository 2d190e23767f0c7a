import type { Domain } from "../lexicon/domain.ts";
import { domains } from "../lexicon/domains/index.ts";
import { fieldVocabulary } from "../lexicon/field-words.ts";
import type { Language } from "../plan/plan.ts";
import { seedOf } from "../plan/plan-file.ts";
import { colorWishes } from "./colors.ts";
import { withoutMarks } from "./declared/marks.ts";
import { featureWords, limits } from "./features.ts";
import { statedAddress } from "../read/owners/stated-address.ts";
import { saidPeople } from "../read/owners/said-people.ts";
import { ownName } from "../read/owners/own-name.ts";
import { findFacts, findName, findPlace, findTrade } from "./names.ts";
import { findClosedDays, findHours } from "./stated-hours.ts";
import { findPrices } from "./stated-prices.ts";
import type { Understanding } from "./understanding.ts";
import { correctText, firstPlace, indexWords, presence, vocabularyOf, type WordIndex } from "./words.ts";

/** Words the misspelling repair may correct to; grows with the archetypes' own words. */
const vocabulary = vocabularyOf([
  ...domains.flatMap((domain) => [...Object.values(domain.words), ...Object.values(domain.goods ?? {})]),
  ...Object.values(featureWords),
  "website landing page online store shop simple small team people dates board track manage dashboard contacts receipt receipts train trains model models shells",
]);

/** Names of fields are spelled right, however near they are to other words: a "Bewertung" is no "Bewerbung". */
const fieldWords: ReadonlySet<string> = new Set(fieldVocabulary);

let spelled: { of: number; words: ReadonlySet<string> } | null = null;

/** All that misspelled words are put right to, names of fields included. */
function spelledRight(): ReadonlySet<string> {
  if (spelled?.of !== vocabulary.size)
    spelled = { of: vocabulary.size, words: new Set([...vocabulary, ...fieldVocabulary]) };
  return spelled.words;
}

/** "A site for my choir: concerts, tickets" is about the choir, however much is said of concerts. */
const IN_THE_TRADE = 3;

export function addVocabulary(lists: Iterable<string | undefined>): void {
  for (const word of vocabularyOf(lists)) vocabulary.add(word);
}

/** Goods name a trade only where they are sold: a wine diary is no wine shop. */
const selling =
  /(?<![\p{L}])(?:shops?|stores?|sell(?:s|ing)?|\p{L}*shop|\p{L}*laden|\p{L}*geschäft|verkauf\p{L}*|\p{L}*handel|tiendas?|vend(?:er|e|o|emos)|venta)(?![\p{L}])/iu;

/** A gallery among the parts of a site is no trade. */
const shownThere =
  /(?<=(?:[,:]|(?<![\p{L}])(?:with|and|mit|und|con|y))\s+(?:an? |eine |una |photo |picture )*)(?:galler(?:y|ies)|galerie|galería)(?![\p{L}])/giu;

interface Said {
  index: WordIndex;
  heading: WordIndex;
  sells: boolean;
}

function domainScore(domain: Domain, { index, heading, sells }: Said, language: Language): number {
  if (presence(index, domain.except) > 0) return 0;
  const words = domain.words[language];
  const goods = sells ? presence(index, domain.goods?.[language]) + presence(index, domain.goods?.en) * 0.5 : 0;
  const named =
    presence(index, words) + presence(index, domain.words.en) * 0.5 + presence(heading, words) * IN_THE_TRADE;
  // "Company" says nothing where the trade is said beside it.
  return (named + goods) * (domain.general ? 0.1 : 1);
}

/** "Our school's science fair" is about the fair. */
const owners = /(?<![\p{L}])(?:our|my|the|an?|his|her|their)\s+(?:[\p{L}-]+\s)?[\p{L}-]+(?:['’]s|s['’])\s+(?=\p{L})/giu;

/** "Online-Terminbuchung" is a Terminbuchung: all of it is online. */
const online = /(?<![\p{L}-])online-(?=\p{L})/giu;

/** The surest first. */
function domainsIn(said: Said, language: Language): Domain[] {
  return domains
    .map((domain) => ({ domain, score: domainScore(domain, said, language) }))
    .filter((entry) => entry.score > 0)
    .sort((one, other) => other.score - one.score)
    .map((entry) => entry.domain);
}

/** A name is read in full: "Physio am Münster", not "Physio". Who works there with others is not the place. */
function nameIn(text: string, language: Language): string | null {
  const [found, own] = [findName(text), ownName(text)];
  if (own === null && found !== null && isOneOfTeam(text, found, language)) return null;
  return own !== null && (found === null || own.startsWith(found)) ? own : found;
}

function isOneOfTeam(text: string, name: string, language: Language): boolean {
  const people = saidPeople(text, language)?.people ?? [];
  return people.length > 1 && people.some((person) => person.name === name);
}

export function understand(text: string, language: Language): Understanding {
  const { city, ...address } = statedAddress(text);
  const place = city ?? findPlace(text);
  // Misspelling repair would read "Kassel" as "Kasse".
  const subjects = (place ? text.replaceAll(place, " ") : text).replace(online, "");
  const index = indexWords(subjects, vocabulary, fieldWords);
  const tradeOf = (words: string): WordIndex => indexWords(words.replace(shownThere, " "), vocabulary, fieldWords);
  const trade = findTrade(text, language);
  const heading = indexWords(trade ?? "", vocabulary);
  const said = { index: tradeOf(subjects), heading, sells: selling.test(text) };
  const subject = text.replace(owners, " ");
  const ofItself = subject === text ? [] : domainsIn({ ...said, index: tradeOf(subject) }, language);
  const found = ofItself.length > 0 ? ofItself : domainsIn(said, language);
  return {
    text,
    corrected: correctText(subjects, spelledRight()),
    language,
    index,
    name: nameIn(text, language),
    place,
    facts: { ...findFacts(text), ...address },
    prices: findPrices(text),
    hours: findHours(text),
    closedDays: findClosedDays(text),
    trade,
    colors: colorWishes(withoutMarks(text)),
    features: Object.keys(featureWords)
      .filter((id) => presence(index, featureWords[id]) > 0)
      .sort((one, other) => firstPlace(index, featureWords[one]) - firstPlace(index, featureWords[other])),
    domains: found,
    limits: limits.filter((limit) => limit.pattern.test(text)).map((limit) => limit.id),
    seed: seedOf(text.trim().toLowerCase()),
  };
}
