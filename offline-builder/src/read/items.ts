/** Items of one level: whether they are lists of the app or fields of one list, and what each of them says. */
import { isChart, isClause, isRole } from "./clauses.ts";
import { currencies, typeOfWord, units } from "./fields/field-words.ts";
import { holdsFields, isChoice } from "./fields/fields.ts";
import { typeOf } from "./fields/field-types.ts";
import { nodesOf, type Node } from "./words/levels.ts";
import { headOf } from "./frame.ts";
import { isVerb, lastNounOf, nounOf, readsAsNoun, type Noun } from "./words/nouns.ts";
import type { Reading } from "./reading.ts";
import { written, type Token } from "./words/tokens.ts";
import type { AskList } from "./ask.ts";

export const levelsOf = (tokens: readonly Token[], { table }: Reading): Node[] =>
  nodesOf(tokens, { table, isClause: (piece) => isClause(piece, table) });

export interface Target {
  noun: Noun | null;
  /** The noun names entries, whatever stands below. */
  isHeld: boolean;
}

const nothing: Target = { noun: null, isHeld: false };

/** Grammar and number decide for all items of a level together. */
export function placeAll(nodes: readonly Node[], target: Target, reading: Reading): void {
  if (reading.kind === "tool" || reading.kind === "game") return readKept(nodes, reading);
  const items = nodes.filter(({ words }) => !isClause(words, reading.table));
  const headed = target.noun ? null : headedBy(items, reading);
  if (headed) return placeAll(nodes.slice(1), headed, reading);
  reading.isListed =
    items.length >= 2 &&
    items.some((item) => item.below.length > 0 || nounOf(item.words, reading.table)?.plural === true);
  const owner = reading.kind === "site" && !target.noun ? null : listFor(items, target, reading);
  if (owner) placeFields(owner, items, reading);
  else {
    if (target.isHeld && target.noun && items.every(({ below }) => below.length === 0)) reading.list(target.noun);
    for (const item of items) readItem(item, reading);
  }
  const read = new Set(items);
  for (const node of nodes) if (!read.has(node)) readPiece(node, reading);
}

/** "Show results, pig name, breed, owner": the first of many names what the others are fields of. */
function headedBy(items: readonly Node[], reading: Reading): Target | null {
  const [first, ...others] = items;
  if (!first || others.length < 3 || first.below.length > 0 || reading.last) return null;
  const noun = nounOf(first.words, reading.table);
  if (!noun || reading.isVague(noun) || likeField(first, reading) > 0.5) return null;
  // "We note the canoe, who has it": one of them, by which an entry is known.
  if (!noun.plural && first.words[0]?.is === "det") return null;
  const target = { noun, isHeld: noun.plural };
  return areFields(others, { noun: null, isHeld: false }, reading) ? target : null;
}

/** A tool or a game keeps what it says that it keeps; everything else of it are its inputs. */
export function readKept(nodes: readonly Node[], reading: Reading): void {
  const { table } = reading;
  for (const node of nodes) {
    const noun = node.below.length >= 2 ? lastNounOf(node.words, table) : null;
    const list = noun?.tokens.some((token) => headOf(token, table)?.head === "container") ? reading.list(noun) : null;
    if (list) placeFields(list, node.below, reading);
    else reading.leave(node.all);
  }
}

/** The list whose fields the items are; null where they are lists themselves. */
function listFor(items: readonly Node[], target: Target, reading: Reading): AskList | null {
  if (items.length === 0 || (reading.kind === "site" && !target.isHeld)) return null;
  if (!areFields(items, target, reading)) return null;
  if (target.noun) return reading.list(target.noun);
  if (items.length < 2 && !reading.last) return null;
  // "Spenden und Ausgaben erfassen": several of each are lists, whatever their words mean elsewhere.
  const isSeveral = ({ words }: Node): boolean => nounOf(words, reading.table)?.plural === true;
  if (!reading.last && items.length < 4 && items.every(isSeveral)) return null;
  return reading.last ?? reading.implied();
}

/** Above none, the names of fields outweigh those of lists. */
function areFields(nodes: readonly Node[], target: Target, reading: Reading): boolean {
  if (nodes.some((node) => hasFields(node, reading) && !(nodes.length > 2 && isBeside(node, reading)))) return false;
  const score = nodes.reduce((sum, node) => sum + likeField(node, reading), 0);
  return score > (target.isHeld || target.noun?.plural ? 0 : nodes.length * (target.noun ? 0.4 : 0.5));
}

export function likeField({ words, below }: Node, { table }: Reading): number {
  const [first] = words;
  if (first && ["whether", "who", "when", "howmany", "which", "where", "has"].includes(first.is)) return 1;
  if (words.at(-1)?.low === "?" || (words.length > 1 && words.length < 4 && words.at(-1)!.is === "prep")) return 1;
  const noun = nounOf(words, table);
  if (!noun) return 0;
  if (below.length > 0) return 1;
  const type =
    typeOfWord(noun.tokens[table.headFirst ? 0 : noun.tokens.length - 1]!.low, table.language) ??
    typeOfWord(noun.head, table.language);
  const isLikely = !noun.plural || table.compounds;
  if (type === "person" || type === "text" || type === "file") return isLikely ? 0.8 : -0.5;
  if (type || typeOf(noun, words, table) !== "text") return 1;
  if (table.compounds) return noun.plural ? -0.4 : 0.3;
  return noun.plural ? -1 : 0.4;
}

export function placeFields(list: AskList, nodes: readonly Node[], reading: Reading): void {
  const { table } = reading;
  for (const node of nodes) {
    if (isReason(node.words)) reading.leave(node.all);
    else if (isClause(node.words, table) && !isTyped(node.words, reading)) readPiece(node, reading);
    else if (isBeside(node, reading)) reading.add(list, [{ ...node, below: [], marker: null }, ...node.below]);
    else if (hasFields(node, reading)) readItem(node, reading);
    else reading.add(list, [node]);
  }
  reading.last = list;
}

const reasons = /^(?:because|but|although|so_i|so_we|denn|weil|aber|jedoch|doch|porque|pero|aunque|ya_que)$/;

/** "Because of the safety boots", "since we have lunch": why, and nothing that is kept. */
const isReason = ([first, next]: readonly Token[]): boolean =>
  first?.is === "rel" ||
  (first?.is === "when" && (reasons.test(first.low) || (/^(?:since|as|da)$/.test(first.low) && next?.is === "pron")));

/** Items below it are fields of its own, not values to choose from. */
function hasFields({ below, marker, words, all }: Node, { table }: Reading): boolean {
  if (below.length === 0) return false;
  const bracket = all.slice(words.length);
  if (marker === "with" && words[0]?.is === "each") return true;
  if (marker === "bracket") return holdsFields(words, bracket, table);
  return !isChoice(words, table) || (marker === "colon" && holdsFields(words, bracket.slice(1), table));
}

/** "A client with phone": fields of the same entry. */
const isBeside = ({ below, marker, words }: Node, { table }: Reading): boolean =>
  marker === "with" &&
  words[0]?.is !== "each" &&
  below.every((one) => one.below.length === 0) &&
  (isChoice(words, table) ||
    (below.length === 1 && isChoice(below[0]!.words, table) && nounOf(words, table)?.plural === false));

const isTyped = (words: readonly Token[], { table }: Reading): boolean => {
  const noun = nounOf(words, table);
  return noun !== null && words.length <= 2 && typeOfWord(noun.head, table.language) !== undefined;
};

/** An item of the app: a list with what stands below it. */
export function readItem(node: Node, reading: Reading): void {
  const { table } = reading;
  if (isClause(node.words, table)) return readPiece(node, reading);
  const first = node.words[0];
  if (
    node.words.length > 0 &&
    node.below.length === 0 &&
    node.words.every((word, at) => isVerb(word) && !readsAsNoun(node.words, at))
  )
    return reading.leave(node.all);
  if (first && isVerb(first) && !readsAsNoun(node.words, 0) && node.words.length > 1)
    return readItem({ ...node, words: node.words.slice(1) }, reading);
  // "Which costume is where: a description, …".
  const asked =
    first && (first.is === "which" || first.is === "who") && node.below.length > 0 ? node.words.slice(1) : node.words;
  const own = asked.slice(0, perAt(asked));
  const noun = node.below.length > 0 && node.marker === "with" ? nounBefore(own, reading) : nounOf(own, table);
  if (!noun || reading.isVague(noun)) {
    // "What was sold: product, amount": fields of what it is about.
    const isAsked = first?.is === "which" && node.below.length > 1 && areFields(node.below, nothing, reading);
    const list = isAsked ? (reading.last ?? reading.implied()) : null;
    if (list) return placeFields(list, node.below, reading);
    if (node.below.length > 0) return placeAll(node.below, nothing, reading);
    return reading.leave(node.all);
  }
  if (node.below.length > 0) return readBelow(node, noun, reading);
  if (reading.kind === "site") {
    reading.pages.push(noun.label);
    if (headOf(noun.tokens.at(table.headFirst ? 0 : -1)!, table)?.head === "container") reading.list(noun);
    return;
  }
  const type = typeOfWord(noun.head, table.language);
  if (!noun.plural && type && reading.last && type !== "person") return reading.add(reading.last, [node]);
  // One thing is no list, unless lists stand beside it.
  if (!noun.plural && !type && !(reading.isListed && node.words.length <= 3)) return reading.leave(node.all);
  const list = reading.list(noun);
  if (list) perEntry(list, node, reading);
}

/** The item that a level belongs to: "households we serve with …" on the first noun, other sentences on the last. */
function nounBefore(words: readonly Token[], { table }: Reading): Noun | null {
  const first = nounOf(words, table);
  const next = first ? words[words.indexOf(first.tokens.at(-1)!) + 1] : undefined;
  const starts = words[0] !== undefined && ["word", "det", "poss", "number", "each"].includes(words[0].is);
  const isAside =
    next?.is === "pron" ||
    ((first?.plural || words[0]?.is === "each") && next && ["for", "in", "prep", "to", "rel"].includes(next.is));
  const isWhole = next === undefined && first?.plural === true && table.headFirst;
  return starts && (isAside || isWhole) ? first : lastNounOf(words, table);
}

/** "Harvests per hive", "a report for each object": where what it is of begins; its length where nothing does. */
function perAt(words: readonly Token[]): number {
  const at = words.findIndex(({ is }, place) => place > 0 && (is === "per" || is === "each"));
  return at < 0 ? words.length : at;
}

/** The items below an item: its fields, or lists when they have levels of their own. */
function readBelow(node: Node, noun: Noun, reading: Reading): void {
  const { table } = reading;
  const target: Target = { noun, isHeld: noun.plural };
  if (reading.kind === "site" && !isDeep(node, reading)) reading.pages.push(noun.label);
  const inner = node.below.filter(({ words }) => !isClause(words, table));
  if (node.marker === "colon" && inner.length > 0 && !areFields(inner, target, reading)) {
    reading.subject ??= written(node.words, reading.text);
    for (const below of node.below) readItem(below, reading);
    return;
  }
  const done = reading.kind === "site" && node.below.length > 1 ? reading.deed(node.words) : null;
  const list = done ?? reading.list(noun);
  if (!list) return reading.leave(node.all);
  perEntry(list, node, reading);
  placeFields(list, node.below, reading);
}

const isDeep = (node: Node, { table }: Reading): boolean =>
  node.below.some(({ below, words }) => below.length > 0 && !isChoice(words, table));

const often =
  /^(?:day|week|month|year|morning|evening|night|time|tag|woche|monat|jahr|morgen|abend|mal|día|semana|mes|año|mañana|noche|vez)$/;

/** "Honey harvests in kg per hive": how much of them, and of which hive. */
function perEntry(list: AskList, node: Node, reading: Reading): void {
  const at = perAt(node.words);
  const behind = node.words.slice(at + 1);
  const unit = node.words.findIndex(({ is }) => is === "in");
  const measure = node.words[unit + 1]?.low ?? "";
  if (unit > 0 && (units[measure] !== undefined || currencies.has(measure))) {
    const noun = nounOf(node.words.slice(0, unit), reading.table);
    const amount = node.words.slice(unit, unit + 2);
    if (noun) reading.add(list, [{ ...node, below: [], marker: null, words: [...noun.tokens.slice(-1), ...amount] }]);
  }
  // "My weight every morning": when, and nothing that is kept.
  if (behind.some(({ low }) => often.test(low))) return;
  if (behind.length > 0) reading.add(list, levelsOf(behind, reading));
}

/** A piece that is no list: sorted by what it asks for. */
function readPiece(node: Node, reading: Reading): void {
  const { table, text } = reading;
  if (isRole(node.words, table)) return readRole(node.all, reading);
  if (isChart(node.all, table)) return void reading.charts.push(node.all);
  const noun = reading.kind === "site" ? nounOf(node.words, table) : null;
  if (noun) return void reading.pages.push(noun.label);
  reading.rules.push(written(node.all, text));
}

/** As many words as somebody and what they do have. */
const NEAR = 12;

/** Somebody does something; what they enter may be a list with its fields. */
export function readRole(tokens: readonly Token[], reading: Reading): void {
  // "Mentors sign the hours while the office can edit": two who do something.
  const next = tokens.findIndex(
    ({ is }, at) =>
      at > 1 && ["and", "when", "mark"].includes(is) && isRole(tokens.slice(at + 1, at + 1 + NEAR), reading.table),
  );
  if (next > 0) {
    readRole(tokens.slice(0, next), reading);
    return readRole(tokens.slice(next + 1), reading);
  }
  reading.roles.push([...tokens]);
  const enter = tokens.findIndex(({ is }) => is === "enter" || is === "keep");
  const behind = enter < 0 ? [] : tokens.slice(enter + 1);
  // "Visitors sign up with name and email": it is kept of whom it is said.
  const inner = tokens.findIndex(({ is }) => is === "with");
  const who = inner > 0 ? nounOf(tokens, reading.table) : null;
  if (who && (enter < 0 || behind[0]?.is === "with" || inner < enter)) {
    const nodes = levelsOf(tokens.slice(inner + 1), reading);
    // "Guests send an enquiry with name and date": what they send.
    const object = reading.kind === "site" ? lastNounOf(tokens.slice(0, inner), reading.table) : null;
    const sent =
      object && object.head !== who.head && tokens[tokens.indexOf(object.tokens[0]!) - 1]?.is === "det" ? object : who;
    const list =
      nodes.length > 1 ? ((reading.kind === "site" ? reading.deed(tokens) : null) ?? reading.list(sent)) : null;
    if (list) placeFields(list, nodes, reading);
    return;
  }
  if (behind.length === 0) return;
  const nodes = levelsOf(behind, reading);
  if (nodes.length > 2) return placeAll(nodes, { noun: null, isHeld: false }, reading);
  for (const node of nodes) if (node.below.length > 0) readItem(node, reading);
}
