/** The reader: a first request as an Ask. Linear in the length of the text, and without confidences. */
import type { Ask, AskField, AskKind, AskList } from "./ask.ts";
import { chartOf, isCalled, roleOf } from "./clauses.ts";
import { nameIn } from "./frame.ts";
import { isKept, isPublic, isTool, isWorkedWith, kindByParts, partsOf } from "./kind.ts";
import { english } from "./languages/english.ts";
import { german } from "./languages/german.ts";
import { spanish } from "./languages/spanish.ts";
import type { LanguageTable } from "./languages/table.ts";
import { withoutNamedRoles } from "./owners/said-roles.ts";
import { typeOfWord } from "./fields/field-words.ts";
import { capital, lexemeOf, nounOf, setOf } from "./words/nouns.ts";
import { Reading, severalOf } from "./reading.ts";
import { readAll } from "./outline.ts";
import { sentencesOf, tokensOf, type Token } from "./words/tokens.ts";
import type { Language } from "../plan/plan.ts";

const tables: Readonly<Record<Language, LanguageTable>> = { en: english, de: german, es: spanish };

export function readAsk(given: string, language: Language): Ask {
  const table = tables[language];
  const text = withoutNamedRoles(given);
  const reading = new Reading(text, table);
  const tokens = tokensOf(text, table);
  reading.tokens = tokens;
  if (isTool(tokens, table)) reading.kind = "tool";
  readAll(sentencesOf(tokens), reading);
  nameTerse(tokens, reading);
  const end = tokens.at(-1)?.end ?? 0;
  if (text.slice(end).trim() !== "" && tokens.length > 0) reading.unread.push({ at: end, end: text.length });
  const kind = kindOf(reading, tokens);
  const lists = linked(listsOf(reading, kind), language);
  const said = { text, table, lists };
  const name = nameIn(text, tokens);
  return {
    kind,
    language,
    ...(name === undefined ? {} : { name }),
    ...(reading.subject === undefined ? {} : { subject: reading.subject }),
    lists,
    pages: [...new Set(reading.pages)],
    charts: reading.charts.flatMap((words) => chartOf(words, said) ?? []),
    rules: reading.rules,
    // A site's purpose is the deed of its visitors.
    roles: (kind === "site" ? [] : reading.roles).flatMap((words) => roleOf(words, said) ?? []),
    facts: reading.facts,
    look: reading.look,
    unread: reading.unread,
  };
}

/** A request of a few words that names one thing asks for the list of it: "radio show rundown". */
const TERSE = 6;

function nameTerse(tokens: readonly Token[], reading: Reading): void {
  // "A booking system for our courts" keeps bookings.
  if (reading.lists.length === 0 && reading.kind === "app" && reading.of && !reading.isVague(reading.of))
    return void reading.list(severalOf(reading.of, reading.table) ?? reading.of, "implied");
  if (reading.lists.length > 0 || tokens.length > TERSE || (reading.kind !== null && reading.head !== "container"))
    return;
  if (
    tokens.some(
      ({ is }) => is !== "word" && is !== "for" && is !== "in" && is !== "prep" && is !== "poss" && is !== "det",
    )
  )
    return;
  if (kindByParts(tokens, reading.table) !== null) return;
  const noun = nounOf(tokens, reading.table);
  if (noun && !reading.isVague(noun)) reading.list(noun);
}

/** Where no noun says it, or only one as wide as "something": by parts of sites and words of play. */
function kindOf({ kind, head, lists, table }: Reading, tokens: readonly Token[]): AskKind {
  const isOfApp = ({ fields }: AskList): boolean =>
    fields.filter(({ label }) => isKept(label, table)).length >= MAX_SHOWN;
  const keeps = isWorkedWith(tokens, table) || (lists.some(isOfApp) && partsOf(tokens, table) < SURE_PARTS);
  // A "price list" or a "programme schedule" is a part that a site shows.
  if (kind === "app" && head === "container" && !keeps && isPublic(tokens, table)) return "site";
  if (kind !== null) return kind;
  const byParts = kindByParts(tokens, table);
  if (byParts === "site" && keeps) return "app";
  return byParts === "game" && (lists.length > 2 || lists.some(({ fields }) => fields.length > 2))
    ? "app"
    : (byParts ?? "app");
}

/** Fields that are no parts of a site: so many of them are kept, not shown. */
const MAX_SHOWN = 4;
/** So many parts of a site are beyond doubt. */
const SURE_PARTS = 3;

type Found = Pick<Reading, "lists" | "kind" | "table" | "words">;

/** Games and tools have the lists that they say they keep, sites those with fields. */
function listsOf({ lists, kind: read, table, words }: Found, kind: AskKind): AskList[] {
  if (kind === "game" && read === null) return [];
  const named = lists.filter((list) => list.fields.length > 0 || !lists.some((other) => isNamesake(list, other)));
  if (named.length < lists.length) return listsOf({ lists: named, kind: read, table, words }, kind);
  // Beside lists with fields, one thing without any is something that was spoken of.
  if (kind === "app" && lists.some(({ fields }) => fields.length > 1))
    return lists.filter(
      ({ fields, key, from }) => fields.length > 0 || from === "implied" || words.get(key)?.plural !== false,
    );
  if (kind !== "site" || read === "site") return lists;
  const parts = setOf(table.siteParts);
  return lists.filter(({ fields, key }) => fields.length > 0 || !parts.has(key));
}

const span = /^(?:start|end|out|in|beginn|ende|inicio|fin|entrada|salida|ankunft|abfahrt|arrival|departure)$/i;

/** "Start" and "end" are times of a day that has its own field, or days themselves. */
function moments(fields: readonly AskField[]): AskField[] {
  if (fields.filter(({ label }) => span.test(label)).length < 2) return [...fields];
  const type =
    fields.some((field) => field.type === "date" && !span.test(field.label)) ||
    fields.some(({ label, type: own }) => own === "time" || /^(?:out|in)$/i.test(label))
      ? "time"
      : "date";
  return fields.map((field) =>
    span.test(field.label) && ["text", "date"].includes(field.type) ? { ...field, type } : field,
  );
}

/** "Returns" of what is due back on a day say when it was returned. */
function returns(fields: readonly AskField[], language: Language): readonly AskField[] {
  if (language !== "en" || !fields.some(({ label, type }) => type === "date" && /^due\b/i.test(label))) return fields;
  return fields.map((field) => {
    const done = `${lexemeOf(field.label.toLowerCase(), language)}ed`;
    return field.type === "text" && typeOfWord(done, language) === "yes-no"
      ? { ...field, label: `${capital(done)} on`, type: "date" }
      : field;
  });
}

/** "Guided walks" without fields are the walks that have some. */
const isNamesake = (list: AskList, other: AskList): boolean =>
  other !== list && other.fields.length > 0 && list.key.endsWith(`-${other.key}`);

/** "Hive" of an inspection is one of the hives. */
function linked(lists: readonly AskList[], language: Language): AskList[] {
  return lists.map((list) => ({
    ...list,
    fields: returns(moments(list.fields), language).map((field) => {
      if (!["text", "person", "choice", "number"].includes(field.type) || field.options) return field;
      const lexeme = field.label
        .toLowerCase()
        .split(" ")
        .map((word) => lexemeOf(word, language))
        .join(" ");
      const to = lists.find((other) => other !== list && isCalled(other, lexeme));
      return to ? { ...field, type: "link" as const, to: to.key } : field;
    }),
  }));
}
