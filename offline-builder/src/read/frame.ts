/** The frame of a request: which noun says what is asked for, of what it is, and what it is called. */
import type { AskKind } from "./ask.ts";
import type { HeadClass, LanguageTable } from "./languages/table.ts";
import { isVerb, setOf } from "./words/nouns.ts";
import type { Token, TokenClass } from "./words/tokens.ts";

export interface Frame {
  kind: AskKind;
  head: HeadClass;
  /** Where the head stands. */
  at: number;
  /** Nouns before it: "asset" of "asset list"; the first part of a German compound. */
  of: Token[];
  /** First token behind what belongs to the frame itself. */
  rest: number;
}

/** A "Stromzähler" hangs on a wall. */
const meters = /^(?:strom|wasser|gas|wärme|haupt|heizungs?)$/i;

const order: readonly HeadClass[] = ["game", "tool", "site", "container", "app"];

/** The class of a word as head, and what a compound has before it. */
export function headOf(token: Token, { heads, compounds }: LanguageTable): { head: HeadClass; before: string } | null {
  if (token.is !== "word" && !isVerb(token)) return null;
  for (const head of order) if (setOf(heads[head]).has(token.low)) return { head, before: "" };
  const parts = token.low.split("-");
  if (parts.length > 1) {
    const last = parts.at(-1)!;
    for (const head of order)
      if (setOf(heads[head]).has(last)) return { head, before: token.text.slice(0, -last.length - 1) };
  }
  if (!compounds) return null;
  let best: { head: HeadClass; before: string } | null = null;
  for (const head of order)
    for (const word of setOf(heads[head]))
      if (word.length > 3 && token.low.length > word.length + 2 && token.low.endsWith(word)) {
        const before = token.text.slice(0, -word.length);
        if (word === "zähler" && meters.test(before)) continue;
        if (!best || before.length < best.before.length) best = { head, before };
      }
  return best;
}

/** Null where the sentence names nothing of the kind before it goes into details. */
export function frameOf(tokens: readonly Token[], table: LanguageTable): Frame | null {
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (at > 0 && (token.low === ":" || token.is === "with" || token.is === "like" || token.low === "(")) return null;
    const found = headOf(token, table);
    if (!found || !standsAsHead(tokens, at, table)) continue;
    if (found.head !== "app" && isOwned(tokens, at)) continue;
    const { head, before } = found;
    return { kind: kindOf(head), head, at, of: ofHead(tokens, at, { before, table }), rest: at + 1 };
  }
  return null;
}

const asking: ReadonlySet<TokenClass> = new Set<TokenClass>(["want", "modal", "keep", "enter", "show"]);
const wishes = /^(?:i'd|we'd|i'll|we'll|let's|lets)$/;

/** "I run a flower shop", "for our library": somebody has it already, and asks for something else. */
function isOwned(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at);
  const mine = before.findLastIndex(({ is }) => is !== "word");
  const place = before[mine - 1];
  if (before[mine]?.is === "poss" && place && ["for", "in", "prep", "of"].includes(place.is)) return true;
  if (before.some(({ is, low }) => asking.has(is) || wishes.test(low))) return false;
  const [first] = before;
  const isSubject = first !== undefined && (first.is === "pron" || first.is === "poss");
  return isSubject && before.some(({ is }) => is === "deed" || is === "has" || is === "be" || is === "word");
}

const kindOf = (head: HeadClass): AskKind => (head === "container" ? "app" : head);

/** "Book list" has its head last, "list of books" first; a noun behind it in English makes it part of another. */
function standsAsHead(tokens: readonly Token[], at: number, table: LanguageTable): boolean {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  if (isVerb(token)) {
    const before = tokens[at - 1];
    if (!before || !["word", "det"].includes(before.is) || (next && ["det", "poss", "word", "pron"].includes(next.is)))
      return false;
  }
  // "Club de ajedrez" is a club.
  if (table.headFirst) return tokens[at - 1]?.is !== "of";
  if (table.language === "de") return true;
  return (
    next?.is !== "word" || next.low.startsWith("about_") || (/^\p{Lu}/u.test(next.text) && !/^\p{Lu}/u.test(token.text))
  );
}

interface OfHead {
  before: string;
  table: LanguageTable;
}

function ofHead(tokens: readonly Token[], at: number, { before, table }: OfHead): Token[] {
  const token = tokens[at]!;
  if (before !== "") {
    const text = table.compounds ? withoutJoint(before) : before;
    return [{ ...token, text, low: text.toLowerCase(), is: "word", end: token.at + before.length }];
  }
  if (table.headFirst) return [];
  const words: Token[] = [];
  for (let place = at - 1; place >= 0; place--) {
    const one = tokens[place]!;
    if (one.is !== "word" && !isVerb(one)) break;
    words.unshift(one);
  }
  return words.every((word) => isManner(word, token)) ? [] : words;
}

const manner =
  /^(?:shared|common|joint|simple|basic|private|public|personal|internal|online|digital|central|searchable|compartid[oa]s?|com[uú]n|sencill[oa]s?|privad[oa]s?|públic[oa]s?|intern[oa]s?|digital)$/u;

/** "A shared list", "ein gemeinsames Verzeichnis": how it is, and not of what. */
export const isManner = ({ low, text }: Token, head: Token): boolean =>
  manner.test(low) || (/^\p{Lu}/u.test(head.text) && /^\p{Ll}\p{L}+e[nrs]?$/u.test(text));

/** "Mitgliedsverwaltung" is one of members: the s joins. */
const withoutJoint = (part: string): string =>
  /(?:ungs|heits|keits|schafts|ions|täts|lings|tums|gangs|eits)$/.test(part) ? part.slice(0, -1) : part;

/** The name that the request states. */
export function nameIn(text: string, tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(({ is }) => is === "called");
  if (at < 0) return undefined;
  const behind = tokens.slice(at + 1);
  const quoted = /^["“„«'‘]$/.test(behind[0]?.low ?? "");
  if (quoted) {
    const end = behind.findIndex(({ low }, place) => place > 0 && /^["”“»'’]$/.test(low));
    return end > 1 ? text.slice(behind[1]!.at, behind[end - 1]!.end) : undefined;
  }
  let end = 0;
  while (
    end < behind.length &&
    end < 6 &&
    (/^\p{Lu}/u.test(behind[end]!.text) || behind[end]!.is === "number" || (end > 0 && behind[end]!.low === "&"))
  )
    end++;
  return end > 0 ? text.slice(behind[0]!.at, behind[end - 1]!.end) : undefined;
}
