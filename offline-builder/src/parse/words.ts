/** Finding known words in what people type, misspellings included. */
import { isRealWord } from "../lexicon/real-words.ts";

export function tokens(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Plural and singular meet in one form; good enough to compare, not to show. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1);
  return word;
}

/** True when the words differ by one insertion, deletion, substitution or swapped neighbour pair. */
function oneEditApart(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

/** A text prepared for phrase look-ups; built once per request. */
export interface WordIndex {
  /** Tokens in order, corrected and stemmed, with spaces around each. */
  line: string;
}

/** `right`: words that are no misspellings though nothing is looked up by them. */
export function indexWords(
  text: string,
  vocabulary: ReadonlySet<string>,
  right: ReadonlySet<string> = new Set(),
): WordIndex {
  // Each word is looked for in the whole vocabulary, and a long text says the same ones again.
  const known = new Map<string, string>();
  const corrected = tokens(text)
    .flatMap((token) => (vocabulary.has(token) ? token : partsOf(token)))
    .map((token) => {
      const before = known.get(token);
      if (before !== undefined) return before;
      const form = stem(right.has(token) ? token : correct(token, vocabulary));
      known.set(token, form);
      return form;
    });
  return { line: ` ${corrected.join(" ")} ` };
}

/** German writes what the site is for and the site as one word: "Hochzeitswebseite", "Bäckereiwebsite". */
function partsOf(token: string): string[] {
  const compound =
    /^(.{4,}?)s?(webseite|website|homepage|internetseite)$/.exec(token) ??
    /^(.{2,})-(seite|webseite|website|homepage|shop|onlineshop|laden|blog|portfolio|dashboard|app)$/.exec(token);
  return compound === null ? [token] : [compound[1]!, compound[2]!];
}

function correct(token: string, vocabulary: ReadonlySet<string>): string {
  if (token.length < 4 || formsOf(token).some((form) => vocabulary.has(form) || isRealWord(form))) return token;
  let near: string | null = null;
  for (const word of beginningLike(token, vocabulary)) {
    if (word.length < 5 || Math.abs(word.length - token.length) > 1) continue;
    if (!oneEditApart(token, word)) continue;
    // Swapped and forgotten letters are how words are mistyped; another letter may make another word.
    if (word.length > token.length || isSwap(token, word)) return word;
    if (token.length >= 6) near ??= word;
  }
  return near ?? token;
}

/** Words of a vocabulary by how they begin, in its order: whoever looks for a near one reads no others. Vocabularies only grow. */
const beginnings = new WeakMap<ReadonlySet<string>, { size: number; words: Map<string, string[]> }>();

function beginningLike(token: string, vocabulary: ReadonlySet<string>): readonly string[] {
  let known = beginnings.get(vocabulary);
  if (known?.size !== vocabulary.size) {
    known = { size: vocabulary.size, words: Map.groupBy(vocabulary, (word) => word[0]!) };
    beginnings.set(vocabulary, known);
  }
  return known.words.get(token[0]!) ?? [];
}

/** What somebody joined is no joiner: an ending of a known word is no misspelling of another. */
function formsOf(token: string): string[] {
  const base = /^(.{3,}?)(?:ed|ing)$/.exec(token)?.[1];
  return [token, stem(token), ...(base === undefined ? [] : [base, `${base}e`])];
}

function isSwap(one: string, other: string): boolean {
  return one.length === other.length && [...one].sort().join("") === [...other].sort().join("");
}

/** The text with its misspelled small words put right; names keep their capitals and their letters. */
export function correctText(text: string, vocabulary: ReadonlySet<string>): string {
  const known = new Map<string, string>();
  const corrected = (word: string): string => {
    const before = known.get(word) ?? correct(word, vocabulary);
    known.set(word, before);
    return before;
  };
  return text
    .replace(/\b(?:wiht|wth|whit|wit)\b/g, "with")
    .replace(/(?<![\p{L}\p{N}])\p{Ll}+(?![\p{L}\p{N}])/gu, corrected);
}

const wordsIn = new WeakMap<WordIndex, ReadonlySet<string>>();

/** Most phrases are not there, and their first word is not either. */
function hasPhrase(index: WordIndex, line: string): boolean {
  let words = wordsIn.get(index);
  if (words === undefined) {
    words = new Set(index.line.split(" "));
    wordsIn.set(index, words);
  }
  const end = line.indexOf(" ", 1);
  return words.has(line.slice(1, end)) && index.line.includes(line);
}

/** How strongly a `|`-separated list of words and phrases is present; a phrase weighs what its words weigh together. */
export function presence(index: WordIndex, list: string | undefined): number {
  if (!list) return 0;
  let total = 0;
  for (const phrase of list.split("|")) {
    const line = phraseLine(phrase);
    if (hasPhrase(index, line)) total += line.trim().split(" ").length;
  }
  return total;
}

/** Where the first of the phrases stands, for "what was named first"; -1 when none is there. */
export function firstPlace(index: WordIndex, list: string | undefined): number {
  const places = (list ?? "").split("|").map((phrase) => index.line.indexOf(phraseLine(phrase)));
  return Math.min(...places.map((place) => (place === -1 ? Number.MAX_SAFE_INTEGER : place)));
}

const lines = new Map<string, string>();

function phraseLine(phrase: string): string {
  let line = lines.get(phrase);
  if (line === undefined) {
    line = ` ${tokens(phrase).map(stem).join(" ")} `;
    lines.set(phrase, line);
  }
  return line;
}

export function vocabularyOf(lists: Iterable<string | undefined>): Set<string> {
  const words = new Set<string>();
  for (const list of lists) for (const token of tokens((list ?? "").replaceAll("|", " "))) words.add(token);
  return words;
}

export interface PhrasePlace {
  /** In `line`, without the spaces around. */
  start: number;
  end: number;
  /** How many letters were looked for: of two names in one place the longer one is meant. */
  letters: number;
}

/** Where phrases of the list stand. `compounds`: words may end in them, as in German. */
export function phrasePlaces({ line }: WordIndex, list: string, compounds = false): PhrasePlace[] {
  return list.split("|").flatMap((phrase): PhrasePlace[] => {
    const sought = phraseLine(phrase);
    const letters = sought.length - 2;
    if (sought.trim() === "") return [];
    const whole = line.indexOf(sought);
    if (whole >= 0) return [{ start: whole + 1, end: whole + 1 + letters, letters }];
    const ending = compounds && letters > 4 ? line.indexOf(sought.slice(1)) : -1;
    return ending < 0 ? [] : [{ start: line.lastIndexOf(" ", ending) + 1, end: ending + letters, letters }];
  });
}

/** As part of a pattern that means these very letters. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Brackets and what stands in them, brackets within them included. */
const brackets = /\s*\(((?:[^()]|\([^()]*\))*)\)/gu;

export const withoutBrackets = (text: string): string => text.replace(brackets, "");

/** What the first brackets hold. */
export const inBrackets = (text: string): string | undefined => [...text.matchAll(brackets)][0]?.[1];
