/** Clauses that state what is kept of something: "each firing has …", "guests book a room with …"; and where they begin. */
import { isChart } from "./clauses.ts";
import { levelsOf, likeField, placeFields } from "./items.ts";
import type { Reading } from "./reading.ts";
import { markerAt } from "./words/levels.ts";
import { isVerb, lastNounOf, nounOf, type Noun } from "./words/nouns.ts";
import type { Token, TokenClass } from "./words/tokens.ts";

/** "…; I want to see the total", "… - chart: visits per month": behind a mark begins a clause of its own. */
export function ownClauseAt(tokens: readonly Token[], reading: Reading): number {
  const { table } = reading;
  return tokens.findIndex(({ is, low }, at) => {
    if (at < 2) return false;
    const follows = tokens[at + 1];
    // "Shifts with date and coach, and a form where members ask for …".
    if ((low === "," || is === "and") && formAt(tokens.slice(at + 1, at + 1 + MAX_OPENING), reading) >= 0) return true;
    // "…, so I need the name and the date", "we rent out bikes and want to see …".
    if (low === "," && follows && /^(?:so|so_i|so_we)$/.test(follows.low)) return true;
    const isWish = follows?.is === "want" && /^(?:i|we)[_']/.test(follows.low);
    if (
      (low === "," || is === "and") &&
      isWish &&
      !tokens.slice(0, at).some((one) => lists.has(one.is) || one.low === ":")
    )
      return true;
    if (
      is === "and" &&
      follows?.is === "want" &&
      tokens[0]!.is === "pron" &&
      !tokens.slice(0, at).some((one) => asks.has(one.is))
    )
      return true;
    if (is !== "mark" || !/^[;–—-]$/.test(low)) return false;
    const behind = tokens.slice(at + 1, at + 5).filter((token) => token.is !== "filler" && token.is !== "and");
    const [first, next] = behind;
    if (!first) return false;
    if (first.is === "want" || (first.is === "pron" && next !== undefined && ["want", "modal"].includes(next.is)))
      return true;
    return isChart(behind.slice(0, 3), table) && !behind.slice(0, 2).some((token) => token.is === "with");
  });
}

const lists: ReadonlySet<TokenClass> = new Set<TokenClass>(["want", "enter", "each", "with", "where", "has"]);
const asks: ReadonlySet<TokenClass> = new Set<TokenClass>(["want", "keep", "enter", "modal", "each", "with"]);

const leading: ReadonlySet<TokenClass> = new Set<TokenClass>([
  ...(["pron", "want", "modal", "keep", "enter", "show", "has", "det", "filler", "to", "be", "with", "when"] as const),
]);

/** "Each firing has …", "for each firing I want …", "of each mentor we know …". */
export function eachClause(tokens: readonly Token[], reading: Reading): boolean {
  const at = tokens.findIndex(
    ({ is }, place) =>
      is === "each" || (is === "per" && place === 0) || (place === 0 && is === "for" && isOfOne(tokens)),
  );
  if (at < 0 || at > 6 || tokens.slice(0, at).some(({ is }) => is === "word" || is === "with")) return false;
  const { table } = reading;
  // "For each one give …" speaks of what was spoken of.
  const same = tokens[at + 1] && leading.has(tokens[at + 1]!.is) ? (reading.about ?? null) : null;
  const noun = same ?? nounOf(tokens.slice(at + 1), table);
  if (!noun) return false;
  const end = same ? at + 1 : tokens.indexOf(noun.tokens.at(-1)!) + 1;
  let from = fieldsFrom(tokens, end);
  if (from < tokens.length && from === end) {
    // "For each shop we deliver to, name, address": behind the clause about it.
    const mark = tokens.findIndex(({ low }, place) => place >= end && place < end + 8 && (low === "," || low === ":"));
    if (mark < 0) return false;
    from = mark + 1;
  }
  if (from >= tokens.length) return false;
  const list = reading.list(noun);
  if (!list) return false;
  placeFields(list, levelsOf(tokens.slice(from), reading), reading);
  return true;
}

/** "For each device we want to record:", with the fields in the lines below: the noun; null where anything else is said. */
export function eachNoun(tokens: readonly Token[], reading: Reading): Noun | null {
  const at = tokens.findIndex(({ is }, place) => is === "each" || (is === "per" && place === 0));
  const noun = at < 0 || at > 6 ? null : nounOf(tokens.slice(at + 1), reading.table);
  if (!noun || reading.isVague(noun)) return null;
  const end = tokens.indexOf(noun.tokens.at(-1)!) + 1;
  return tokens.slice(end).every(({ is, low }) => leading.has(is) || low === ":") ? noun : null;
}

/** "…, and for every trip we log …": a clause of its own, with something behind its noun. */
export const isOpening = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 1, at + 8).some(({ is }) => is === "pron" || is === "keep" || is === "has" || is === "want");

/** "For a course there's the date and the topic": of one of them. */
const isOfOne = (tokens: readonly Token[]): boolean =>
  /^(?:a|an|einen|eine|un|una)$/.test(tokens[1]?.low ?? "") &&
  tokens.slice(3, 6).some(({ is, low }) => is === "pron" || is === "keep" || low === "hay");

function fieldsFrom(tokens: readonly Token[], end: number): number {
  let from = end;
  while (from < tokens.length && (leading.has(tokens[from]!.is) || /^[:,]$/.test(tokens[from]!.low))) {
    const isQuestion = tokens[from]!.is === "when" && from > end;
    if (isQuestion) break;
    // "Every call to our helpline: date, time": what it goes to is no field.
    if (tokens[from]!.is === "to" && ["det", "poss"].includes(tokens[from + 1]?.is ?? "")) return end;
    from++;
  }
  const pronoun =
    tokens[end]?.is === "pron" && tokens.slice(from, from + 6).some(({ low }) => low === "," || low === ":");
  const knows = tokens
    .slice(end, from)
    .some(({ is }) => ["want", "keep", "enter", "has", "modal", "be", "with"].includes(is));
  return pronoun && !knows ? end : from;
}

/** "Patients have a name and a phone": a list, where several things are said of it. */
export function hasClause(tokens: readonly Token[], reading: Reading): boolean {
  const at = tokens.findIndex(({ is, low }) => is === "has" || low === ":" || is === "with");
  if (at < 1 || tokens[at]!.is !== "has") return false;
  const before = tokens.slice(0, at);
  if (before.some(({ is }) => ["pron", "where", "rel", "keep", "want"].includes(is))) return false;
  const noun = nounOf(before, reading.table);
  if (!noun || reading.isVague(noun)) return false;
  const nodes = levelsOf(tokens.slice(at + 1), reading);
  const known = reading.find(noun);
  // "Our club has eleven boats" says something of the club.
  if (!known && (nodes.length < 2 || (before[0]?.is === "poss" && nodes.length < 3))) return false;
  if (!known && !nodes.some((node) => likeField(node, reading) >= 0.8)) return false;
  const list = known ?? reading.list(noun);
  if (!list) return false;
  placeFields(list, nodes, reading);
  return true;
}

/** "Hours are logged with person and project": of what it is said. */
export function passiveClause(tokens: readonly Token[], reading: Reading): boolean {
  const be = tokens.findIndex(({ is }) => is === "be");
  const inner = tokens.findIndex(({ is, low }) => is === "with" || low === ":" || low === ",");
  if (be < 1 || inner < be || tokens[inner]!.low === "," || tokens[inner + 1] === undefined) return false;
  const said = tokens.slice(be, inner);
  if (said.length < 2 || said.some(({ is }) => !["be", "modal", "keep", "deed", "word", "filler"].includes(is)))
    return false;
  if (!said.some(({ is }) => is === "keep" || is === "deed") && !said.at(-1)!.low.endsWith("ed")) return false;
  const before = tokens.slice(0, be);
  const noun = before.some(({ is }) => is === "pron" || is === "rel" || is === "where")
    ? null
    : nounOf(before, reading.table);
  if (!noun || reading.isVague(noun)) return false;
  const nodes = levelsOf(tokens.slice(inner + 1), reading);
  const list = nodes.length > 1 ? reading.list(noun) : null;
  if (list) placeFields(list, nodes, reading);
  return list !== null;
}

const beforeForm: ReadonlySet<TokenClass> = new Set<TokenClass>(["and", "det", "word", "filler"]);
const beforeObject: ReadonlySet<TokenClass> = new Set<TokenClass>(["for", "to", "det", "poss", "where", "rel"]);

/** The words behind the verb: "members ask for private coaching", "to report damage", "neighbours suggest films". */
function askedFor(said: readonly Token[]): Token[] {
  const last = said.findLastIndex((token) => beforeObject.has(token.is) || isVerb(token) || token.low.endsWith("_for"));
  const behind = said.slice(last + 1);
  const isSubject = said[last]?.is === "where" && behind.length > 2;
  return isSubject ? behind.slice(2) : behind;
}
/** "And also a short public form": so many words at most. */
const MAX_BEFORE_FORM = 6;
/** With what follows the form: "… in which". */
const MAX_OPENING = MAX_BEFORE_FORM + 2;

/** Where the form stands that tokens begin with: "a public form where …"; -1 where they begin with none. */
function formAt(tokens: readonly Token[], { table }: Reading): number {
  const at = tokens.slice(0, MAX_BEFORE_FORM).findIndex(({ low }) => table.forms.of.test(low));
  if (at < 0 || tokens.slice(0, at).some(({ is }) => !beforeForm.has(is))) return -1;
  const behind = tokens[at + 1]?.is === "in" ? tokens[at + 2] : tokens[at + 1];
  return behind && ["where", "to", "for", "rel", "which"].includes(behind.is) ? at : -1;
}

/** "A form where members ask for coaching with name and email": requests of that, each with its own fields. */
export function formClause(tokens: readonly Token[], reading: Reading): boolean {
  const { table } = reading;
  const form = formAt(tokens, reading);
  const inner = tokens.findIndex(({ is }, at) => at > form && is === "with");
  if (form < 0 || inner < 0 || table.language !== "en" || reading.kind === "site") return false;
  const said = tokens.slice(form + 1, inner);
  const object = lastNounOf(askedFor(said), table);
  const nodes = levelsOf(tokens.slice(inner + 1), reading);
  if (!object || nodes.length < 2) return false;
  const word = said.some(({ low }) => /^report(?:s|ing)?$/.test(low)) ? "reports" : "requests";
  const { end } = object.tokens.at(-1)!;
  const noun = nounOf([...object.tokens, { text: word, low: word, is: "word", at: end, end }], table);
  const list = noun ? reading.list(noun) : null;
  if (list) placeFields(list, nodes, reading);
  return list !== null;
}

/** "Guests can book a room with name and date": what is kept of what visitors of a site do. */
export function actClause(tokens: readonly Token[], reading: Reading): boolean {
  const inner = reading.kind === "site" ? markerAt(tokens) : -1;
  if (inner < 1 || tokens[inner]!.is === "has") return false;
  const nodes = levelsOf(tokens.slice(inner + 1), reading);
  const list = nodes.length > 1 ? reading.deed(tokens.slice(0, inner)) : null;
  if (list) placeFields(list, nodes, reading);
  return list !== null;
}
