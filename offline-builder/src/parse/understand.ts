import { domains } from "../lexicon/domains/index.ts";
import { fieldVocabulary } from "../lexicon/field-words.ts";
import type { Language } from "../plan/plan.ts";
import { seedOf } from "../plan/plan-file.ts";
import { colorWishes } from "./colors.ts";
import { featureWords, limits } from "./features.ts";
import { findFacts, findName, findPlace, findTrade } from "./names.ts";
import { findClosedDays, findHours } from "./stated-hours.ts";
import { findPrices } from "./stated-prices.ts";
import type { Understanding } from "./understanding.ts";
import { correctText, firstPlace, indexWords, presence, vocabularyOf } from "./words.ts";

/** Words the misspelling repair may correct to; grows with the archetypes' own words. */
const vocabulary = vocabularyOf([
  ...domains.flatMap((domain) => Object.values(domain.words)),
  ...Object.values(featureWords),
  "website landing page online store shop simple small team people dates board track manage dashboard contacts receipt receipts train trains model models shells",
]);

/** "A site for my choir: concerts, tickets" is about the choir, however much is said of concerts. */
const IN_THE_TRADE = 3;

export function addVocabulary(lists: Iterable<string | undefined>): void {
  for (const word of vocabularyOf(lists)) vocabulary.add(word);
}

export function understand(text: string, language: Language): Understanding {
  const place = findPlace(text);
  // Misspelling repair would read "Kassel" as "Kasse".
  const index = indexWords(place ? text.replaceAll(place, " ") : text, vocabulary);
  const trade = findTrade(text, language);
  const heading = indexWords(trade ?? "", vocabulary);
  const found = domains
    .map((domain) => ({
      domain,
      score:
        presence(index, domain.except) > 0
          ? 0
          : presence(index, domain.words[language]) +
            presence(index, domain.words.en) * 0.5 +
            presence(heading, domain.words[language]) * IN_THE_TRADE,
    }))
    .filter((entry) => entry.score > 0)
    .sort((one, other) => other.score - one.score);
  return {
    text,
    corrected: correctText(place ? text.replaceAll(place, " ") : text, new Set([...vocabulary, ...fieldVocabulary])),
    language,
    index,
    name: findName(text),
    place,
    facts: findFacts(text),
    prices: findPrices(text),
    hours: findHours(text),
    closedDays: findClosedDays(text),
    trade,
    colors: colorWishes(text),
    features: Object.keys(featureWords)
      .filter((id) => presence(index, featureWords[id]) > 0)
      .sort((one, other) => firstPlace(index, featureWords[one]) - firstPlace(index, featureWords[other])),
    domains: found.map((entry) => entry.domain),
    limits: limits.filter((limit) => limit.pattern.test(text)).map((limit) => limit.id),
    seed: seedOf(text.trim().toLowerCase()),
  };
}
