/** A text as tokens with their classes, and as sentences: one pass, linear in its length. */
import type { LanguageTable, WordClass } from "../languages/table.ts";
import { typeOfWord } from "../fields/field-words.ts";
import { mended, vocabularyOf } from "./spelling.ts";
import { formsOf, withVerbs } from "./verbs.ts";

export type TokenClass = WordClass | "word" | "number" | "mark";

export interface Token {
  text: string;
  /** In small letters, misspelled closed words put right; phrases joined by "_". */
  low: string;
  is: TokenClass;
  at: number;
  end: number;
}

export interface Sentence {
  tokens: Token[];
  /** Behind "-", "*", "1." at the beginning of a line. */
  bullet: boolean;
  /** How far its line is indented. */
  indent: number;
  /** It begins a line. */
  line: boolean;
  /** The mark that closes it: ".", "\n" or nothing. */
  closed: string;
}

/** A request is read as far as anybody writes one; what is behind is left unread. */
const MAX_READ = 20_000;
const LONGEST_PHRASE = 5;
/** As many words and marks as a long text of that length has. */
const MAX_TOKENS = 4_000;
const MAX_SENTENCES = 400;
/** Longer runs of letters are no words. */
const LONGEST_WORD = 40;

const pattern =
  /e\.g\.|i\.e\.|z\.\s?B\.|d\.\s?h\.|p\.\s?ej\.|(?:etc|incl|inkl|usw|bzw|max|min|nr|no|mind|ca|inkl|evtl|ggf)\.(?=[\s,;)])|w\/(?=[\s\p{L}])|(?:mg|µg|g|km|m|l|kg)\/(?:l|h|s|m²|m2|kg|ha)(?![\p{L}\p{N}])|\d+(?:[.,:/]\d+)*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:(?:['’-]|(?<=\p{L})\.(?=\p{Ll}\p{L}*@))[\p{L}\p{N}]+)*[²³]?|\n|[^\s]/giu;

interface Classes {
  words: ReadonlyMap<string, WordClass>;
  /** Nouns of several words: "landing_page". */
  nouns: ReadonlySet<string>;
  /** First words of phrases, with how many words the longest has. */
  phrases: ReadonlyMap<string, number>;
}

const known = new Map<LanguageTable, Classes>();

function classesOf(table: LanguageTable): Classes {
  const found = known.get(table);
  if (found) return found;
  const words = new Map<string, WordClass>();
  for (const [is, list] of Object.entries(table.words) as [WordClass, string][])
    for (const word of list.split(" ")) if (!words.has(word)) words.set(word, is);
  if (table.language === "es") for (const [word, is] of formsOf(table)) if (!words.has(word)) words.set(word, is);
  const lists = [
    table.people,
    table.unsaved,
    table.siteParts,
    table.shownParts,
    table.calls,
    table.play,
    table.computes,
  ];
  const nouns = [...Object.values(table.heads), ...Object.values(table.clauses), ...lists].flatMap((list) =>
    list.split(" ").filter((word) => word.includes("_")),
  );
  const phrases = new Map<string, number>();
  for (const phrase of [...words.keys(), ...nouns]) {
    const parts = phrase.split("_");
    if (parts.length > 1) phrases.set(parts[0]!, Math.max(phrases.get(parts[0]!) ?? 0, parts.length));
  }
  const classes = { words, nouns: new Set(nouns), phrases };
  known.set(table, classes);
  return classes;
}

const isWord = (text: string): boolean => /^[\p{L}\p{M}]|^w\/$/u.test(text);

export function tokensOf(text: string, table: LanguageTable): Token[] {
  const raw: Token[] = [];
  const vocabulary = vocabularyOf(table);
  for (const { 0: found, index } of text.slice(0, MAX_READ).matchAll(pattern)) {
    if (raw.length >= MAX_TOKENS) break;
    const low = found.slice(0, LONGEST_WORD).toLowerCase().replaceAll("’", "'").replaceAll(" ", "");
    const is = /^\d/.test(found) ? "number" : isWord(found) ? "word" : "mark";
    // German makes new words of old ones: "Tierart" is no misspelled "Tierarzt".
    const isCompound = table.compounds && typeOfWord(low, table.language) !== undefined;
    const meant = is === "word" && !isCompound ? mended(low, vocabulary) : low;
    raw.push({
      text:
        meant === low
          ? found.slice(0, LONGEST_WORD)
          : /^\p{Lu}/u.test(found)
            ? meant.charAt(0).toUpperCase() + meant.slice(1)
            : meant,
      low: meant,
      is,
      at: index,
      end: index + found.length,
    });
  }
  return withVerbs(joined(raw, classesOf(table), text), table);
}

/** Phrases of closed words become one token of their class. */
function joined(raw: readonly Token[], { words, nouns, phrases }: Classes, text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < raw.length; at++) {
    const token = raw[at]!;
    const most = token.is === "word" ? Math.min(phrases.get(token.low) ?? 1, LONGEST_PHRASE) : 1;
    let taken = 1;
    for (let length = most; length > 1 && taken === 1; length--) {
      const parts = raw.slice(at, at + length);
      if (parts.length < length || parts.some(({ is }) => is !== "word")) continue;
      const low = parts.map((part) => part.low).join("_");
      const is = words.get(low) ?? (nouns.has(low) ? "word" : undefined);
      if (is === undefined) continue;
      const end = parts.at(-1)!.end;
      tokens.push({ text: text.slice(token.at, end), low, is, at: token.at, end });
      taken = length;
    }
    if (taken === 1)
      tokens.push(
        token.is === "word" || token.low === "&"
          ? {
              ...token,
              is:
                token.text === "IT" || (token.low === "n" && raw[at - 1]?.low === "/")
                  ? "word"
                  : (words.get(token.low) ?? token.is),
            }
          : token,
      );
    at += taken - 1;
  }
  return tokens;
}

const ends = new Set([".", "!", "?", "…"]);
const bullets = new Set(["-", "*", "•", "–", "—", "·", "▪", "+", "→", ">"]);

const nothing: Sentence = { tokens: [], bullet: false, indent: 0, line: false, closed: "" };

export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let now: Sentence = { ...nothing, tokens: [] };
  const close = (closed: string, next: Partial<Sentence> = {}): void => {
    if (now.tokens.length > 0) sentences.push({ ...now, closed });
    now = { ...nothing, tokens: [], ...next };
  };
  let line = 0;
  let isStart = true;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.low === "\n") {
      if (!isWrapped(tokens, at)) close("\n");
      line = token.end;
      isStart = true;
      continue;
    }
    if (isStart) {
      isStart = false;
      const marks = bulletLength(tokens, at);
      if (now.tokens.length === 0 || marks > 0) close("\n", { bullet: marks > 0, indent: token.at - line, line: true });
      if (marks > 0) {
        at += marks - 1;
        continue;
      }
    }
    const next = tokens[at + 1];
    // "Complete?, box kept?": questions inside an enumeration close nothing.
    const inside =
      token.low === "?" &&
      (next?.low === "," || next?.low === "\n" || now.bullet || next === undefined || /^\p{Ll}/u.test(next.text));
    if (ends.has(token.low) && !inside) close(token.low);
    else now.tokens.push(token);
  }
  close("");
  return sentences.slice(0, MAX_SENTENCES);
}

function bulletLength(tokens: readonly Token[], at: number): number {
  const [first, second] = [tokens[at]!, tokens[at + 1]];
  if (bullets.has(first.low)) return 1;
  const counts = first.is === "number" || (first.is === "word" && first.text.length === 1);
  return counts && (second?.low === "." || second?.low === ")") ? 2 : 0;
}

/** A line that goes on: nothing closes it, it is long, and the next begins with a small letter. */
function isWrapped(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (!before || !after || after.low === "\n" || bulletLength(tokens, at + 1) > 0) return false;
  if (before.low === "," || before.is === "and") return true;
  const isLong =
    tokens[at - LONG_LINE] !== undefined && !tokens.slice(at - LONG_LINE, at).some(({ low }) => low === "\n");
  return before.low !== ":" && !ends.has(before.low) && /^\p{Ll}/u.test(after.text) && isLong;
}

const LONG_LINE = 9;

/** The text of the tokens as it was written. */
export function written(tokens: readonly Token[], text: string): string {
  const [first, last] = [tokens[0], tokens.at(-1)];
  return first && last ? text.slice(first.at, last.end) : "";
}
