/** People whom a request names: "our mechanics are Dave Holroyd and Priya Shah", "Im Team: Katrin Weber und Jonas Lindner". */
import { localized } from "../../lexicon/entities/entity.ts";
import { peopleWords } from "../../lexicon/site-parts/site-parts.ts";
import type { Language } from "../../plan/plan.ts";

export interface NamedPeople {
  /** As the request calls them: "mechanics". */
  word: string;
  names: string[];
}

/** More people than this are a list to import. */
const MAX_PEOPLE = 14;
/** Longer texts are specifications. */
const MAX_CHARACTERS = 4_000;

/** First and last name: a single capital word may be anything. */
const name = "\\p{Lu}[\\p{L}'’-]{1,30}(?:\\s\\p{Lu}\\.)?(?:\\s\\p{Lu}[\\p{L}'’-]{1,30}){1,2}";
const names = `${name}(?:,\\s*${name}){0,${MAX_PEOPLE}}(?:,?\\s+(?:and|und|y)\\s+${name})?`;
const joins: Record<Language, string> = {
  en: "\\s*:|\\s+(?:is|are)",
  de: "\\s*:|\\s+(?:ist|sind|heißen|besteht aus)",
  es: "\\s*:|\\s+(?:es|son)",
};
/** Professions by their endings; what ends like this and is sold has no two capital words for each entry. */
const professions = "\\p{L}{3,}(?:ists?|ians?|anics?|mechaniker(?:innen)?|therapeut(?:en|innen))";

const anyCase = (words: string): string =>
  words
    .split("|")
    .map((word) => `[${word[0]!.toUpperCase()}${word[0]!}]${word.slice(1)}`)
    .join("|");

const compiled = new Map<Language, RegExp>();

/** Null where nobody is named. */
export function namedPeople(text: string, language: Language): NamedPeople | null {
  if (text.length > MAX_CHARACTERS) return null;
  const pattern =
    compiled.get(language) ??
    new RegExp(
      `(?<!\\p{L})(${anyCase(localized(peopleWords, language))}|${professions})(?:${joins[language]})\\s+(${names})`,
      "u",
    );
  compiled.set(language, pattern);
  const [, word, list] = pattern.exec(text) ?? [];
  if (word === undefined || list === undefined) return null;
  const found = list.split(/,?\s+(?:and|und|y)\s+|,\s*/u);
  return found.length > MAX_PEOPLE ? null : { word: word.toLowerCase(), names: [...new Set(found)] };
}
