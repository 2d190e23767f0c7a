/** One sentence of a request: what it says is kept, with which fields, and what it asks for besides. */
import { isChart, isFeature, isLook, isRole } from "./clauses.ts";
import type { Node } from "./words/levels.ts";
import { frameOf, headOf, isManner, type Frame } from "./frame.ts";
import { levelsOf, likeField, placeAll, placeFields, readItem, readKept, readRole, type Target } from "./items.ts";
import { markerAt } from "./words/levels.ts";
import { isVerb, lastNounOf, nounOf, readsAsNoun, setOf } from "./words/nouns.ts";
import type { Reading } from "./reading.ts";
import { actClause, eachClause, formClause, hasClause, isOpening, ownClauseAt, passiveClause } from "./stated.ts";
import { written, type Token, type TokenClass } from "./words/tokens.ts";

export function readSentence(tokens: readonly Token[], reading: Reading): void {
  const own = withoutOpening(tokens);
  if (own.length === 0) return;
  if (reading.kind === "tool" || reading.kind === "game") return readKept(levelsOf(own, reading), reading);
  // "Our programme matters most: each event has …".
  const colon = own.findIndex(({ low }) => low === ":");
  if (colon > 0 && own[colon + 1]?.is === "each") return readSentence(own.slice(colon + 1), reading);
  // "My allotment: I want to note …", "an app: members report damage (place, photo)".
  if (colon > 0 && (isWish(own.slice(colon + 1)) || isDone(own.slice(colon + 1), reading))) {
    readSentence(own.slice(0, colon), reading);
    return readSentence(own.slice(colon + 1), reading);
  }
  if (isLook(own, reading.table)) return void reading.look.push(written(own, reading.text));
  const parted = ownClauseAt(own, reading);
  if (parted > 0) {
    readSentence(own.slice(0, parted), reading);
    return readSentence(own.slice(parted + 1), reading);
  }
  const again = own.findIndex(
    ({ is }, at) =>
      (at > 3 && is === "per" && own[0]!.is === "per" && own[at - 1]!.low === ",") ||
      (at > 3 &&
        is === "each" &&
        (own[at - 1]!.is === "and" || own[at - 1]!.low === ";") &&
        (own[0]!.is === "each" || isOpening(own, at))),
  );
  if (again > 0) {
    readSentence(own.slice(0, again - 1), reading);
    return readSentence(own.slice(again), reading);
  }
  if (eachClause(own, reading) || formClause(own, reading)) return;
  const frame = reading.kind === null ? frameOf(own, reading.table) : null;
  if (frame) return readFrame(own, frame, reading);
  if (isFact(own)) return readFact(own, reading);
  if (hasClause(own, reading) || passiveClause(own, reading) || actClause(own, reading)) return;
  if (isRole(own, reading.table)) return readRole(own, reading);
  const object = objectOf(own, reading);
  if (object) return readObject(object, reading);
  readRest(own, reading);
}

const isWish = ([first, second]: readonly Token[]): boolean =>
  first?.is === "pron" && ["want", "modal", "keep"].includes(second?.is ?? "");

const isDone = ([first, second, third]: readonly Token[], { table }: Reading): boolean =>
  first !== undefined && setOf(table.people).has(first.low) && !!second && isVerb(second) && third?.is === "word";

const openers: ReadonlySet<TokenClass> = new Set<TokenClass>(["filler", "and", "mark"]);

function withoutOpening(tokens: readonly Token[]): Token[] {
  let from = 0;
  while (from < tokens.length && (openers.has(tokens[from]!.is) || (tokens[from]!.is === "when" && from === 0))) from++;
  return tokens.slice(from);
}

/** The words behind the last verb of keeping or wanting before the enumeration, or before it where verbs come last. */
function objectOf(tokens: readonly Token[], reading: Reading): Token[] | null {
  const { table } = reading;
  const start = tokens.findIndex(
    ({ is }) => is === "keep" || is === "enter" || is === "want" || (is === "show" && reading.kind === "site"),
  );
  if (start < 0) return null;
  // "Donations: donor, date, and I want to see …": the wish stands behind what was listed.
  const colon = tokens.findIndex(({ low }) => low === ":");
  if (colon > 0 && colon < start && tokens[start]!.is === "want") return null;
  const stop = tokens.findIndex(
    ({ low, is }, at) => at > start && (low === "," || low === ":" || low === ";" || is === "with"),
  );
  const part = stop < 0 ? tokens : tokens.slice(0, stop);
  const isVerb = (token: Token, at: number): boolean =>
    (token.is === "keep" || token.is === "enter" || (token.is === "show" && reading.kind === "site")) &&
    !isNounHere(tokens, at, reading);
  const keep = part.findLastIndex(isVerb);
  const want = part.findLastIndex(({ is }) => is === "want");
  if (
    keep >= 0 &&
    (tokens[keep + 1]?.low ?? "").endsWith("ing") &&
    table.language === "en" &&
    tokens[keep]!.low === "keep"
  )
    return null;
  const at = keep >= 0 ? keep : want;
  if (at < 0) return null;
  const behind = tokens.slice(at + 1);
  if (!table.verbLast) return behind.length > 0 ? behind : null;
  const before = tokens.slice(0, at);
  const from = before.findLastIndex(({ is, low }) => is === "modal" || is === "want" || low === "um");
  const object = before.slice(from + 1).filter(({ is }) => !["pron", "to", "filler"].includes(is));
  if (keep < 0 || object.length === 0) return behind.length > 0 ? behind : null;
  return [...object, ...behind];
}

function isNounHere(tokens: readonly Token[], at: number, { table }: Reading): boolean {
  if (table.language === "de") return /^\p{Lu}/u.test(tokens[at]!.text) && at > 0;
  return at > 0 && tokens[at - 1]!.is !== "and" && readsAsNoun(tokens, at);
}

/** Objects are lists, or fields of what was spoken of before. */
function readObject(object: readonly Token[], reading: Reading): void {
  const nodes = levelsOf(object, reading);
  // "They give name, email and film": of what visitors of the site do.
  const isEntered =
    reading.kind === "site" && nodes.length > 2 && nodes.every((node) => likeField(node, reading) >= 0.8);
  const done = isEntered ? reading.deed(reading.tokens) : null;
  if (done) placeFields(done, nodes, reading);
  else placeAll(nodes, { noun: null, isHeld: false }, reading);
}

/** The first noun that says what is asked for, and everything behind it. */
function readFrame(tokens: readonly Token[], frame: Frame, reading: Reading): void {
  const { table } = reading;
  reading.kind = frame.kind;
  reading.head = frame.head;
  const before = tokens.slice(0, frame.at - frame.of.length);
  const object = before.some(({ is }) => is === "keep") ? objectOf(before, reading) : null;
  let at = frame.rest;
  // "List of books", "for my bakery", until something begins that has a level of its own.
  const phrase: Token[] = [];
  while (at < tokens.length && !begins(tokens, at)) phrase.push(tokens[at++]!);
  reading.subject = written(phrase, reading.text) || undefined;
  const rest = tokens.slice(at);
  if (reading.kind === "tool" || reading.kind === "game") return readKept(levelsOf(rest, reading), reading);
  const target = targetOf(tokens, frame, { phrase, reading });
  // "An app for our prayer requests, name, date": a comma stands for the colon.
  const about = rest[0]?.low === "," && !target.noun ? nounOf(phrase, table) : null;
  if (about?.plural) Object.assign(target, { noun: about, isHeld: true });
  // "A tool for our devices: a list with …": the list is one of devices.
  const whose = phrase.findIndex(({ is }, place) => is === "poss" && phrase[place - 1]?.is === "for");
  const ours = whose < 0 ? null : nounOf(phrase.slice(whose + 1), table);
  if (ours?.plural && !reading.isVague(ours)) reading.about ??= ours;
  reading.target = target;
  if (object) readObject(object, reading);
  const first = rest.find(({ is }) => is !== "modal" && is !== "filler" && is !== "be");
  if (!first) return target.isHeld && target.noun && !reading.isHeading ? void reading.list(target.noun) : undefined;
  if (first.low === "," && rest[1] && (rest[1].is === "where" || rest[1].is === "rel") && rest[2]?.is === "pron")
    return readBehind(rest.slice(1), reading);
  if (opensClause.has(first.is)) {
    if (target.isHeld && target.noun) reading.list(target.noun);
    return readBehind(rest, reading);
  }
  if (rest[0]!.is === "modal" || rest[0]!.is === "be" || first.is === "show" || first.is === "want")
    return readBehind(rest, reading);
  // "An app for my club, like each member has …".
  const start = rest.findIndex(({ is }) => !["mark", "like", "filler", "with"].includes(is));
  if (rest[start]?.is === "each") return readSentence(rest.slice(start), reading);
  const inner = rest.slice(["with", "mark", "has", "like"].includes(first.is) ? 1 : 0);
  if (target.isHeld && target.noun && first.is !== "mark") return readHeld(target, [first, ...inner], reading);
  placeAll(levelsOf(inner, reading), target, reading);
}

/** "An object register with …, and a condition report with …": the container is the first item. */
function readHeld(target: Target, rest: readonly Token[], reading: Reading): void {
  for (const node of levelsOf([...target.noun!.tokens, ...rest], reading)) readItem(node, reading);
}

interface OfFrame {
  phrase: Token[];
  reading: Reading;
}

function targetOf(tokens: readonly Token[], frame: Frame, { phrase, reading }: OfFrame): Target {
  const { table } = reading;
  const isContainer = frame.head === "container";
  const own = isContainer || frame.head === "app" ? nounOf(frame.of, table) : null;
  reading.of = own;
  const begins = phrase.findIndex((token) => !isManner(token, tokens[frame.at]!));
  // "Lista para las partituras del coro" is one of scores.
  const isWhose = table.headFirst && phrase[begins]?.is === "for";
  const of = isWhose ? -1 : phrase.findIndex(({ is }) => is === "of");
  const isAbout = /^(?:about|on|über|sobre)$/.test(phrase[0]?.low ?? "");
  const about = phrase.slice(isAbout ? 1 : Math.max(0, begins));
  const named = of >= 0 || isContainer ? nounOf(of >= 0 ? phrase.slice(of + 1) : about, table) : null;
  // "A shared list of plants" is one of plants.
  if (isContainer && own && of < 0) {
    const head = tokens[frame.at]!;
    const isCompound = frame.of.at(-1)!.at === head.at;
    return { noun: nounOf(isCompound ? [head] : [...frame.of, head], table), isHeld: true };
  }
  // "A list for our sheet music library".
  const isLibrary = !own && named !== null && headOf(named.tokens.at(-1)!, table)?.head === "container";
  if (isContainer && named && (of >= 0 || isAbout || named.plural || isLibrary)) return { noun: named, isHeld: true };
  const itself = isContainer ? nounOf([tokens[frame.at]!], table) : null;
  // A tracker for something keeps that.
  if (itself?.head === "tracker" && named) return { noun: named, isHeld: true };
  if (itself && !reading.isVague(itself)) return { noun: itself, isHeld: reading.last === null };
  // "Verwaltung der Schlüssel", "gestión de socios".
  if (frame.head === "app" && !own && of === 0 && named) return { noun: named, isHeld: true };
  return { noun: own, isHeld: false };
}

const opensClause: ReadonlySet<TokenClass> = new Set<TokenClass>(["keep", "to", "for", "where", "rel", "when", "pron"]);

function begins(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (/^(?:me|us|mir|mich|uns|mí|nosotros)$/.test(token.low)) return false;
  if (["with", "where", "rel", "has", "like", "when", "pron", "modal", "be", "show", "want", "who"].includes(token.is))
    return true;
  if (token.is === "mark") return !/^["“„”'»«]$/.test(token.low);
  return token.is === "keep" && (!readsAsNoun(tokens, at) || ["to", "for"].includes(tokens[at - 1]?.is ?? ""));
}

/** Behind "that", "where", "to": a sentence of its own. */
function readBehind(tokens: readonly Token[], reading: Reading): void {
  let from = 0;
  while (
    from < tokens.length &&
    ["where", "rel", "to", "for", "when", "mark", "modal", "be", "filler"].includes(tokens[from]!.is)
  )
    from++;
  const rest = tokens.slice(from);
  if (rest.length > 0) readSentence(rest, reading);
}

const speaks: ReadonlySet<TokenClass> = new Set<TokenClass>(["pron", "be", "modal"]);

/** "We match newcomers with mentors": somebody says what they do, and asks for nothing. */
function isFact(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (first?.is !== "pron" && first?.is !== "poss") return false;
  const stop = tokens.findIndex(({ low }) => low === ";");
  const own = stop < 0 ? tokens : tokens.slice(0, stop);
  const asks = own.some(
    ({ is, low }, at) => at > 0 && (["keep", "enter", "want", "each", "modal", "show"].includes(is) || low === ":"),
  );
  if (asks) return false;
  return first.is === "pron"
    ? second !== undefined &&
        (second.is === "word" || second.is === "be" || second.is === "deed" || second.is === "has")
    : tokens.some(({ is }) => is === "be");
}

/** Things that somebody says to have are what their request is about. What follows may say more than the fact. */
function readFact(tokens: readonly Token[], reading: Reading): void {
  const comma = tokens.findIndex(({ low }) => low === "," || low === ";");
  const end = comma < 0 ? tokens.length : comma;
  const fact = tokens.slice(0, end);
  const rest = tokens.slice(end + 1);
  reading.facts.push(written(fact, reading.text));
  const noun = lastNounOf(fact, reading.table);
  if (noun?.plural && (fact.some(({ is }) => is === "has") || tokens[end]?.low === ";")) reading.about ??= noun;
  if (markerAt(rest) > 0 || rest.some(({ is }) => is === "each")) readSentence(rest, reading);
}

/** Sentences without a verb of ours: charts, looks, functions, lists that are only named. */
function readRest(tokens: readonly Token[], reading: Reading): void {
  const { table, text } = reading;
  const said = written(tokens, text);
  const all = levelsOf(tokens, reading);
  const nodes = all.filter(({ marker, below }) => marker !== "has" || below.length > 1);
  const isDeep = nodes.some(({ below, words }) => below.length > 0 && !isChart(words, table));
  if (isChart(tokens, table) && !isDeep) return void reading.charts.push([...tokens]);
  if (!isDeep && isFeature(tokens, table)) return void reading.rules.push(said);
  const isSpoken = tokens.some(({ is }) => speaks.has(is)) || (reading.closed === "." && markerAt(tokens) < 0);
  const isTold = reading.kind !== null || tokens.some(({ is }) => is === "has");
  const isProse = reading.closed === "." && isTold && !tokens.some(({ low }) => low === ":");
  const named = (isSpoken ? nodes.filter(isNamed) : nodes).filter((node) => !isProse || hasEvidence(node, reading));
  if (named.length < nodes.length || named.length === 0 || (isSpoken && !isDeep)) {
    const read = new Set(named);
    for (const node of nodes) if (!read.has(node)) reading.leave(node.all);
    const noun = nodes.length === 1 ? nounOf(tokens, table) : null;
    if (noun?.plural) reading.about ??= noun;
    if (named.length < 3 && !named.some(({ below }) => below.length > 0))
      return named.forEach(({ all }) => reading.leave(all));
  }
  placeAll(named, { noun: null, isHeld: false }, reading);
}

/** In prose, what stands below something are its fields only where one of them is named like a field. */
const hasEvidence = ({ below }: Node, reading: Reading): boolean =>
  below.length === 0 || below.some((one) => likeField(one, reading) >= 0.8);

const questions: ReadonlySet<TokenClass> = new Set<TokenClass>([
  "who",
  "when",
  "which",
  "whether",
  "where",
  "howmany",
  "be",
]);

/** A piece that names something and is no sentence of its own. */
const isNamed = ({ words, below }: Node): boolean =>
  words[0] !== undefined && (below.length > 1 || questions.has(words[0].is) || !words.some(({ is }) => speaks.has(is)));
