/** Misspelled words put right: accents left out, or one letter too many, too few, wrong or in the wrong place. */
import { isRealWord } from "../../lexicon/real-words.ts";
import { nouns } from "../../lexicon/nouns/index.ts";
import { fieldWordsOf } from "../fields/field-words.ts";
import type { LanguageTable } from "../languages/table.ts";

/** Shorter words have too many neighbours; in them only letters that changed places are put right. */
const SHORT = 4;
const LONGEST = 24;

interface Vocabulary {
  words: ReadonlySet<string>;
  /** Words without their accents. */
  plain: ReadonlyMap<string, string>;
  /** Each word by its spellings with one letter left out. */
  shortened: ReadonlyMap<string, string>;
  /** Words by how they sound. */
  sounds: ReadonlyMap<string, string>;
  language: LanguageTable["language"];
}

const known = new Map<LanguageTable, Vocabulary>();

export function vocabularyOf(table: LanguageTable): Vocabulary {
  const found = known.get(table);
  if (found) return found;
  const lists = [
    ...Object.values(table.words),
    ...Object.values(table.heads),
    ...Object.values(table.clauses),
    table.people,
    table.common,
    table.siteParts,
    table.play,
    fieldWordsOf(table.language),
    ...nouns.flatMap(({ words }) => words[table.language]),
  ];
  const words = new Set(
    lists.flatMap((list) => list.toLowerCase().split(/[ _]/)).filter((word) => /^[\p{L}-]+$/u.test(word)),
  );
  const shortened = new Map<string, string>();
  const plain = new Map<string, string>();
  for (const word of words) {
    if (withoutAccents(word) !== word) plain.set(withoutAccents(word), word);
    for (const left of word.length > SHORT ? deletionsOf(word) : [])
      if (!shortened.has(left)) shortened.set(left, word);
    if (word.length === SHORT)
      for (const swapped of swapsOf(word))
        if (!words.has(swapped) && swapped[0] === word[0]) shortened.set(swapped, word);
  }
  for (const word of words) if (word.length > SHORT) shortened.set(word, word);
  const sounds = new Map<string, string>();
  for (const word of words)
    if (word.length > SHORT) {
      const sound = soundOf(word, table.language);
      if (!sounds.has(sound)) sounds.set(sound, word);
    }
  const vocabulary = { words, plain, shortened, sounds, language: table.language };
  known.set(table, vocabulary);
  return vocabulary;
}

const alike: Readonly<Record<LanguageTable["language"], readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/ph/g, "f"],
    [/ei/g, "ie"],
    [/ck|c(?![eih])/g, "k"],
    [/c(?=[ei])/g, "s"],
    [/(?<=.)[aeo]r$/, "er"],
  ],
  de: [
    [/ie|ih/g, "i"],
    [/(?<=[aeiouäöü])h/g, ""],
    [/ph|v/g, "f"],
    [/ä/g, "e"],
    [/tz/g, "z"],
    [/ck/g, "k"],
    [/dt$|d$/, "t"],
    [/ß/g, "s"],
  ],
  es: [
    [/v/g, "b"],
    [/c(?=[ei])|z/g, "s"],
    [/ll/g, "y"],
    [/g(?=[ei])/g, "j"],
    [/qu|k/g, "c"],
    [/(?<!c)h/g, ""],
    [/m(?=[bp])|n(?=[bp])/g, "n"],
  ],
};

/** The form shared by spellings that sound the same: letters that are taken for each other, and doubled ones. */
function soundOf(word: string, language: LanguageTable["language"]): string {
  let sound = language === "de" ? word : withoutAccents(word);
  for (const [letters, one] of alike[language]) sound = sound.replace(letters, one);
  return sound.replace(/(.)\1/g, "$1");
}

const withoutAccents = (word: string): string => word.replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
const deletionsOf = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
const swapsOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
  );

/** The word of the vocabulary that was meant, or the word itself. */
export function mended(word: string, { words, plain, shortened, sounds, language }: Vocabulary): string {
  if (words.has(word) || word.includes("'") || word.length > LONGEST || word.length < SHORT - 1) return word;
  const accented = plain.get(word);
  if (accented && !isRealWord(word)) return accented;
  if (word.length < SHORT || isRealWord(word) || isPluralOf(word, words)) return word;
  const heard =
    word.length > SHORT && (language === "de" || withoutAccents(word) === word)
      ? heardAs(word, { sounds, language })
      : undefined;
  if (heard !== undefined) return heard;
  for (const left of [word, ...(word.length > SHORT ? deletionsOf(word) : [])]) {
    const meant = shortened.get(left);
    if (meant !== undefined && isMisspelled(word, meant)) return meant;
  }
  return word;
}

/** The word that sounds like it, in the number that was written. */
function heardAs(word: string, { sounds, language }: Pick<Vocabulary, "sounds" | "language">): string | undefined {
  const own = sounds.get(soundOf(word, language));
  if (own !== undefined || !word.endsWith("s") || language === "de") return own;
  const one = sounds.get(soundOf(word.slice(0, -1), language));
  return one === undefined ? undefined : `${one}s`;
}

/** Vocabularies have words in one number: several of one are no misspelling. */
function isPluralOf(word: string, words: ReadonlySet<string>): boolean {
  const one = word.endsWith("s") ? word.slice(0, -1) : "";
  return words.has(one) || isRealWord(one);
}

/** Neighbours that are words themselves are no misspellings: an ending more or less, or another first letter. */
function isMisspelled(word: string, meant: string): boolean {
  if (word.charAt(0) !== meant.charAt(0) || Math.abs(word.length - meant.length) > 1) return false;
  if (word.length === meant.length) {
    const differ = [...word].flatMap((letter, at) => (letter === meant[at] ? [] : [at]));
    const [first, second] = differ as [number, number | undefined];
    if (differ.length === 2)
      return second === first + 1 && word[first] === meant[second] && word[second] === meant[first];
    return differ.length === 1 && word.length >= 8 && first < word.length - 2 && !/^(?:ing|ung)$/.test(word.slice(-3));
  }
  const [longer, shorter] = word.length > meant.length ? [word, meant] : [meant, word];
  return word.length > SHORT && !longer.startsWith(shorter);
}
