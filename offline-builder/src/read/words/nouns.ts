/** Noun phrases: what a stretch of tokens names, its head and its number. */
import { isPlural, pluralOf, singularOf } from "../../parse/records/grammatical-number.ts";
import type { Language } from "../../plan/plan.ts";
import type { LanguageTable } from "../languages/table.ts";
import type { Token, TokenClass } from "./tokens.ts";

export interface Noun {
  /** As it is written, with a capital, without articles and what hangs on it. */
  label: string;
  /** All of its words in small letters, the head in the singular. */
  lexeme: string;
  /** The head alone, in the singular. */
  head: string;
  plural: boolean;
  tokens: Token[];
}

const skipped: ReadonlySet<TokenClass> = new Set<TokenClass>([
  ...(["and", "or", "det", "poss", "each", "filler", "pron", "has", "want", "modal", "be", "to", "mark"] as const),
  ...(["rel", "for", "in", "with", "like", "of", "called", "neg"] as const),
]);
const verbs: ReadonlySet<TokenClass> = new Set<TokenClass>(["keep", "enter", "show", "deed"]);
const ends: ReadonlySet<TokenClass> = new Set<TokenClass>([
  ...(["rel", "where", "when", "whether", "modal", "pron", "per", "for", "in", "by", "prep", "each", "with"] as const),
  ...([
    "be",
    "has",
    "to",
    "who",
    "which",
    "like",
    "want",
    "howmany",
    "called",
    "mark",
    "neg",
    "filler",
    "whose",
  ] as const),
]);

export const isVerb = ({ is }: Token): boolean => verbs.has(is);

/** "My team report bugs": behind people stands what they do. */
const crowd =
  /^(?:team|people|staff|users|members|guests|visitors|customers|clients|parents|teachers|employees|volunteers|tenants|students|patients|drivers|players|kids|children|colleagues|neighbours|neighbors|residents|workers|nurses)$/;

/** Verbs that stand where a noun does: behind an article, an adjective or a noun, or alone. */
export function readsAsNoun(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.is === "word") return true;
  if (!verbs.has(token.is)) return false;
  if (/^\p{Lu}/u.test(token.text) && /^\p{Ll}/u.test(tokens[0]!.text)) return true;
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  // "Workers enter their hours": between somebody and an object.
  if (before?.is === "word" && after && ["det", "poss", "each"].includes(after.is)) return false;
  if (before && crowd.test(before.low) && after?.is === "word") return false;
  if (before && ["det", "poss", "word", "of", "number", "each"].includes(before.is)) return true;
  const verbal =
    token.is === "keep" && !token.low.endsWith("ing")
      ? ["det", "poss", "word", "pron", "each"]
      : ["det", "poss", "pron", "each"];
  return !before || before.is === "and" ? !after || !verbal.includes(after.is) : false;
}

export function nounOf(tokens: readonly Token[], table: LanguageTable): Noun | null {
  let from = 0;
  while (from < tokens.length && skipped.has(tokens[from]!.is)) from++;
  while (from < tokens.length - 1 && verbs.has(tokens[from]!.is) && !readsAsNoun(tokens, from)) {
    from++;
    while (from < tokens.length && skipped.has(tokens[from]!.is)) from++;
  }
  const words = phraseFrom(tokens, from, table);
  if (words.length === 0) return null;
  const head = headIn(words, table);
  const place = words.indexOf(head);
  const lower = head.low.replaceAll("_", " ");
  const plural = isSeveral(head, table.language);
  const one = lexemeOf(head.text.includes("-") || head.low.includes("_") ? lower : head.low, table.language);
  const lexeme = words.map((word, at) => (at === place ? one : word.low)).join(" ");
  return {
    label: capital(words.map(({ low, text }) => (low.includes("_") ? text : text)).join(" ")),
    lexeme,
    head: one,
    plural,
    tokens: words,
  };
}

/** Nobody names a thing with more words. */
const MAX_PHRASE = 12;

function phraseFrom(tokens: readonly Token[], from: number, table: LanguageTable): Token[] {
  const words: Token[] = [];
  const relational = setOf(table.relational);
  for (let at = from; at < tokens.length && words.length < MAX_PHRASE; at++) {
    const token = tokens[at]!;
    if (token.is === "mark" && /^[/'"“”„«»#%°€$£&+]$/.test(token.low)) {
      const last = words.at(-1);
      if (token.low === "/" && last) words.push(token);
      // "Clients' pianos": whose they are, and no part of the name.
      if (token.low === "'" && last?.low.endsWith("s") && last.end === token.at)
        words[words.length - 1] = { ...last, text: `${last.text}'`, low: `${last.low}'` };
      continue;
    }
    if (token.is === "of") {
      const first = words.find(({ is }) => is === "word" || verbs.has(is));
      // "Fecha de entrega" is one name, "photo of the result" is a photo.
      if (!first || !(table.headFirst ? words.length < 3 : relational.has(lexemeOf(first.low, table.language)))) break;
      words.push(token);
      continue;
    }
    // "Date and time" came here as one piece.
    if (token.is === "and" && words.length > 0 && tokens[at + 1]?.is === "word") {
      words.push(token);
      continue;
    }
    if (ends.has(token.is) || token.is === "or") break;
    if (token.is === "det" || token.is === "poss") {
      if (words.at(-1)?.is === "of") continue;
      if (words.length > 0) break;
      continue;
    }
    // Spanish has the verb behind the noun: "cada muestra guardamos …".
    if (table.headFirst && words.length > 0 && (token.is === "keep" || token.is === "enter")) break;
    words.push(token);
  }
  while (words.length > 0 && ["of", "mark", "and"].includes(words.at(-1)!.is)) words.pop();
  return table.verbLast ? withoutVerbs(words) : words;
}

/** "Eine Beschreibung speichern", "Stückzahl fest": verbs and what belongs to them stand behind the noun. */
function withoutVerbs(words: Token[]): Token[] {
  const isName = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);
  const kept = [...words];
  const isVerbal = ({ is, low }: Token): boolean =>
    verbs.has(is) || /(?:.{2,}en|eln|ern|lich)$|^(?:fest|ein|ab|aus|an|sich|mit|zu|vor)$/u.test(low);
  while (kept.length > 1 && kept.some(isName) && !isName(kept.at(-1)!) && isVerbal(kept.at(-1)!)) kept.pop();
  return kept;
}

function headIn(words: readonly Token[], { headFirst, language }: LanguageTable): Token {
  const of = words.findIndex(({ is }) => is === "of");
  const own = (of > 0 ? words.slice(0, of) : words).filter(({ is }) => is !== "mark");
  const nouns = own.filter(({ is }) => is !== "number");
  const some = nouns.length > 0 ? nouns : own;
  if (headFirst) return some[0]!;
  // German nouns have capitals; what stands behind one of them is no noun.
  const named = language === "de" ? some.findLast(({ text }) => /^\p{Lu}/u.test(text)) : undefined;
  return named ?? some.at(-1)!;
}

/** Written like several, and several of them are no other word. */
const single: ReadonlySet<string> = new Set(
  "status address class process access progress business analysis series news species basis glass bus gas focus bonus virus campus canvas press boss illness fitness dress loss compass atlas chaos mess boxes"
    .split(" ")
    .slice(0, -1),
);

function isSeveral({ low, text }: Token, language: Language): boolean {
  if (language === "en") return !single.has(low) && (isPlural(low, "en") || /men$|people$|children$/.test(low));
  if (language === "es") return low.length > 3 && low.endsWith("s") && !/(?:is|us)$/.test(low);
  return (
    isPlural(text, "de") ||
    (/^\p{Lu}/u.test(text) && /(?:en|er|ungen|se|te|ge|e|s)$/.test(low) && pluralShape.test(low))
  );
}

const pluralShape = /(?:[^aeiou]en|gen|ngen|eiten|ionen|ten|nen|ler|ger|der|äume|üche|äste|öcke|ste|nge|fe|re|gs)$/u;

/** The noun that a level hangs on: the last one before it, without the sentence around it. */
export function lastNounOf(tokens: readonly Token[], table: LanguageTable): Noun | null {
  // "Which tool is missing": it is said of the noun before the verb.
  const be = tokens.length - 2;
  if (table.language === "en" && be > 0 && tokens[be]!.is === "be" && tokens[be + 1]!.is === "word")
    return lastNounOf(tokens.slice(0, be), table);
  const isEnd = ({ is }: Token): boolean => breaks.has(is);
  let from = tokens.length;
  while (from > 0 && !isEnd(tokens[from - 1]!) && !(verbs.has(tokens[from - 1]!.is) && !readsAsNoun(tokens, from - 1)))
    from--;
  return nounOf(from < tokens.length ? tokens.slice(from) : tokens, table);
}

const breaks: ReadonlySet<TokenClass> = new Set<TokenClass>([
  ...([
    "prep",
    "in",
    "det",
    "poss",
    "pron",
    "modal",
    "be",
    "for",
    "to",
    "rel",
    "where",
    "when",
    "want",
    "has",
  ] as const),
  ...(["with", "each", "number", "who", "which", "filler", "called", "by"] as const),
]);

const cache = new Map<string, string>();
const MAX_CACHED = 5_000;

/** One of what the word names, in small letters. */
export function lexemeOf(word: string, language: Language): string {
  const key = `${language} ${word}`;
  const found = cache.get(key);
  if (found !== undefined) return found;
  const one = single.has(word) ? word : oneOf(word, language);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, one);
  return one;
}

function oneOf(word: string, language: Language): string {
  if (language !== "de") return isPlural(word, language) ? (singularOf(word, language) ?? word) : word;
  const name = capital(word);
  return (singularOf(name, "de") ?? name).toLowerCase();
}

export const manyOf = (word: string, language: Language): string =>
  isPlural(word, language) ? word : pluralOf(word, language);

const sets = new Map<string, ReadonlySet<string>>();

/** The words of a list of a table; as many are kept as there are lists. */
export function setOf(list: string): ReadonlySet<string> {
  let set = sets.get(list);
  if (!set) {
    set = new Set(list.split(" "));
    sets.set(list, set);
  }
  return set;
}

export const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
