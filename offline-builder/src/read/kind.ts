/** The kind where no noun names it: a site by its parts, a tool by what it works out, a game by how it is played. */
import type { AskKind } from "./ask.ts";
import { allTrades } from "../lexicon/trades/index.ts";
import type { Language } from "../plan/plan.ts";
import { headOf } from "./frame.ts";
import type { LanguageTable } from "./languages/table.ts";
import { setOf } from "./words/nouns.ts";
import type { Token } from "./words/tokens.ts";

/** So near behind the noun for the whole, a verb says what it is for. */
const NEAR = 14;

/** A tool before anything is read: nothing is kept, or something is worked out and nothing kept. */
export function isTool(tokens: readonly Token[], table: LanguageTable): boolean {
  const computes = setOf(table.computes);
  const named = new Set(tokens.filter(({ low }) => computes.has(low)).map(({ low }) => low));
  if (deniesKeeping(tokens, table) && named.size > 0) return true;
  if (keepsAny(tokens, table) || tokens.some(({ is }) => is === "each")) return false;
  const first = tokens.find(({ is }) => is !== "filler" && is !== "mark" && is !== "and");
  if (first && (computes.has(first.low) || first.is === "howmany") && headIn(tokens, table) !== "app") return true;
  if (asksOnce(tokens, computes)) return true;
  // Inputs of a tool may stand behind a colon, but so do the fields of a list.
  if (tokens.some(({ low }) => low === ":")) return named.size >= 3;
  const at = tokens.findIndex((token) => headOf(token, table)?.head === "app");
  if (at < 0) return false;
  return (
    tokens.slice(at, at + NEAR).some(({ low }) => computes.has(low)) ||
    tokens.filter(({ low }) => computes.has(low)).length >= 2
  );
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at + 4).some(({ is }) => is === "neg");
}

function deniesKeeping(tokens: readonly Token[], { unsaved }: LanguageTable): boolean {
  const words = setOf(unsaved);
  return tokens.some(({ low }, at) => words.has(low) && isDenied(tokens, at));
}

/** "Register with a partner", "our schedule, …": words of keeping that are called for, or nouns. */
function keepsAny(tokens: readonly Token[], { verbLast }: LanguageTable): boolean {
  return tokens.some(({ is }, at) => {
    const next = tokens[at + 1];
    if (is !== "keep" || next?.is === "pron" || isDenied(tokens, at)) return false;
    return verbLast || (next !== undefined && !["mark", "and", "with"].includes(next.is));
  });
}

/** Between the verb and what is asked: "tells you how many", "me diga cuántos". */
const MAX_BETWEEN = 3;
/** A longer request says more than what is worked out. */
const MAX_ASKED = 70;

/** One figure is asked for: "tell me how much paint to buy". */
const asksOnce = (tokens: readonly Token[], computes: ReadonlySet<string>): boolean =>
  tokens.length <= MAX_ASKED &&
  tokens.some(
    ({ low }, at) => computes.has(low) && tokens.slice(at + 1, at + 1 + MAX_BETWEEN).some(({ is }) => is === "howmany"),
  );

const headIn = (tokens: readonly Token[], table: LanguageTable): string | undefined =>
  tokens.map((token) => headOf(token, table)?.head).find((head) => head !== undefined);

/** Parts that only sites have, or words that only games have. */
export function kindByParts(tokens: readonly Token[], table: LanguageTable): AskKind | null {
  if (isPublic(tokens, table)) return "site";
  return count(tokens, table.play) >= 2 && count(tokens, table.contests) === 0 ? "game" : null;
}

const count = (tokens: readonly Token[], list: string): number =>
  new Set(tokens.filter(({ low }) => setOf(list).has(low)).map(({ low }) => low)).size;

/**
 * True for a public site: it has parts that only sites have, or asks visitors to act ("donate", "hire us"). Parts
 * that may be lists as well ("courses", "events") count beside those, and where the subject is a trade that has visitors.
 */
export function isPublic(tokens: readonly Token[], table: LanguageTable): boolean {
  const sure = partsOf(tokens, table);
  if (sure >= 2) return true;
  const maybe = count(tokens, table.shownParts);
  if (sure === 0 && maybe < 2) return false;
  return sure + maybe >= 3 || (sure + maybe >= 2 && isTrade(tokens, table));
}

/** How many parts of a request only sites have. */
export const partsOf = (tokens: readonly Token[], table: LanguageTable): number =>
  count(tokens, table.siteParts) + calls(tokens, table);

const us = /^(?:us|me|uns|mich|nos|me)$/;

/** "Hire us", "donate": an item that is a verb of its own, with nobody before it who does it. */
function calls(tokens: readonly Token[], table: LanguageTable): number {
  const words = setOf(table.calls);
  return tokens.filter(({ is, low }, at) => {
    const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const begins = before !== undefined && (before.is === "mark" || before.is === "and" || before.low === "\n");
    if (!begins) return false;
    const ends = next === undefined || next.is === "mark" || next.is === "and" || next.is === "or";
    const isUs = next !== undefined && us.test(next.low) && (after === undefined || after.is !== "word");
    return (isUs && (is === "deed" || is === "word")) || (words.has(low) && ends);
  }).length;
}

const tradeWords = new Map<Language, ReadonlySet<string>>();

function tradesOf(language: Language): ReadonlySet<string> {
  const found = tradeWords.get(language);
  if (found) return found;
  const words = new Set(allTrades.flatMap(({ words: said }) => (said[language] ?? "").toLowerCase().split("|")));
  words.delete("");
  tradeWords.set(language, words);
  return words;
}

/** Words of the subject, which ends at the first mark or the first word of what it has. */
const LONGEST_SUBJECT = 12;
const LONGEST_TRADE = 3;

/** The request begins with whom it is for: "Bakery in Leeds: …", "We're a …". */
function isTrade(tokens: readonly Token[], table: LanguageTable): boolean {
  const trades = tradesOf(table.language);
  const venues = setOf(table.venues);
  const end = tokens.findIndex(({ low, is }) => low === ":" || low === "," || low === "." || is === "with");
  const subject = tokens.slice(0, Math.min(end < 0 ? LONGEST_SUBJECT : end, LONGEST_SUBJECT));
  return subject.some(({ low }, at) => {
    if (venues.has(low) || (table.compounds && [...venues].some((venue) => low.endsWith(venue)))) return true;
    for (let length = 1; length <= LONGEST_TRADE; length++) {
      const words = subject.slice(at, at + length).map((token) => token.low);
      if (words.length === length && trades.has(words.join(" "))) return true;
    }
    return false;
  });
}

/** An app is asked for, or something is kept: parts that visitors see are then what is kept of them. */
export const isWorkedWith = (tokens: readonly Token[], table: LanguageTable): boolean =>
  keepsAny(tokens, table) || tokens.some(({ is }) => is === "each");

/** A field that is no part of a site. */
export function isKept(label: string, { siteParts, shownParts }: LanguageTable): boolean {
  const low = label.toLowerCase().replaceAll(" ", "_");
  return !setOf(siteParts).has(low) && !setOf(shownParts).has(low);
}
