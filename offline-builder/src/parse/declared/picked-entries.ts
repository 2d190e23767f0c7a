/** Which entries a few words speak of: "unpaid plots", "die heute Ankommenden", "piezas sin vender". */
import { endsOf } from "../../emit/app/fields.ts";
import type { Condition, Entity, Field } from "../../plan/plan.ts";
import { knownEntity } from "../../lexicon/entities/index.ts";
import { stem } from "../words.ts";
import {
  byThen,
  concepts,
  dayWords,
  negations,
  notByThen,
  open,
  overdue,
  owed,
  periodWords,
  silent,
} from "./picked-words.ts";

export interface Picked {
  entity: Entity;
  /** None where only the list is named. */
  when: Condition[];
  /** Words that say nothing that was read: with any of them more may be meant. */
  left: string[];
  /** A field was named besides. */
  fields: Field[];
}

interface Word {
  text: string;
  used: boolean;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** "Vender" and "vendida", "schwache" and "schwach", "visits" and "visit". */
export function alike(one: string, other: string): boolean {
  if (one === other || stem(one) === stem(other)) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.startsWith(short) && long.length - short.length <= 2) return short.length > 2;
  const least = Math.max(4, short.length - 3);
  return short.length >= 5 && long.length - short.length <= 4 && short.slice(0, least) === long.slice(0, least);
}

/** The best reading of the words in one of the lists; `says` are those that say what is wished for. Null where two are as likely or none is spoken of. */
export function pickedEntries(entities: readonly Entity[], text: string, says: RegExp): Picked | null {
  const named = entities.filter((entity) => wordsIn(text).some((word) => isNameOf(entity, word)));
  const read = (named.length > 0 ? named : entities).map((entity) => pickedIn(entity, text, says));
  const found = read.filter(({ when }) => when.length > 0);
  const meant = found.length > 0 || named.length === 0 ? found : read;
  const least = Math.min(...meant.map(({ left }) => left.length));
  const best = meant.filter(({ left }) => left.length === least);
  return best.length === 1 || (named.length > 0 && best.length > 0) ? best[0]! : null;
}

function isNameOf(entity: Entity, word: string): boolean {
  return [entity.singular, entity.plural].flatMap(wordsIn).some((name) => name.length > 2 && alike(name, word));
}

/** What else people call such entries: the tasks of a list of todos. No word of a field is one. */
function isCalled(entity: Entity, word: string): boolean {
  const others = (knownEntity(entity.key)?.words ?? []).flatMap((words) => words.split("|"));
  if (entity.key === "todo" && /^(?:tasks?|aufgaben?|tareas?)$/iu.test(word)) return true;
  return word.length > 3 && others.some((name) => !name.includes(" ") && alike(name, word));
}

function pickedIn(entity: Entity, text: string, says: RegExp): Picked {
  const words: Word[] = [];
  const when: Condition[] = [];
  const periods: ("today" | "month" | "year")[] = [];
  let rest = text;
  for (const period of ["today", "month", "year"] as const) {
    const without = rest.replace(periodWords[period], " ");
    if (without !== rest) periods.push(period);
    rest = without;
  }
  words.push(...wordsIn(rest).map((word) => ({ text: word, used: false })));
  const reading: Reading = { entity, words, when };
  const phrases = namedInFull(reading);
  if (readOverdue(reading)) readOpen(reading, true);
  readOptions(reading);
  readBoxes(reading);
  readOpen(reading, false);
  for (const period of periods) {
    const day = dayMeant(reading, period);
    if (day) when.push({ field: day.key, is: period });
  }
  const names = [entity.singular, entity.plural].flatMap(wordsIn).map(stem);
  for (const word of words) if (names.includes(stem(word.text))) word.used = true;
  const fields = [...phrases, ...namedFields(reading)];
  for (const word of words) if (isNameOf(entity, word.text) || isCalled(entity, word.text)) word.used = true;
  const isPeriodRead = periods.every((period) => when.some(({ is }) => is === period));
  const left = words
    .filter(({ text: word, used }) => !used && !silent.test(word) && !says.test(word))
    .map(({ text: word }) => word);
  return { entity, when, fields, left: isPeriodRead ? left : [...left, ...periods] };
}

interface Reading {
  entity: Entity;
  words: Word[];
  when: Condition[];
}

/** Whether a word before it says "not"; that word is read, too. */
function negated(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 3), at).filter(({ used, text }) => !used && negations.test(text));
  for (const word of before) word.used = true;
  return before.some(({ text }) => !/^(?:still|noch|aún|todavía)$/iu.test(text));
}

/** "Unpaid", "impagadas", "nicht-bezahlte": the word and whether it denies. */
function bareWord(word: string): { base: string; isDenied: boolean } {
  const denied = /^(?:un|im|nicht-?|non-?)(\p{L}{4,})$/iu.exec(word)?.[1];
  return denied === undefined ? { base: word, isDenied: false } : { base: denied, isDenied: true };
}

function readOptions({ entity, words, when }: Reading): void {
  for (const field of entity.fields.filter(({ type }) => type === "enum")) {
    const found: { option: string; isDenied: boolean }[] = [];
    const options = [...(field.options ?? [])].sort((one, other) => other.length - one.length);
    for (const option of options) {
      const parts = wordsIn(option);
      for (let at = 0; at + parts.length <= words.length; at++) {
        const place = words.slice(at, at + parts.length);
        const first = bareWord(place[0]!.text);
        const isFound = parts.every((part, index) => {
          const { text, used } = place[index]!;
          return !used && (alike(part, text) || (index === 0 && first.isDenied && alike(part, first.base)));
        });
        const isOther = !alike(parts[0]!, place[0]!.text);
        if (parts.length === 1 && isNearer(options, option, bareWord(place[0]!.text).base)) continue;
        if (!isFound || isNameOf(entity, place[0]!.text)) continue;
        const isDenied = negated(words, at) || isOther;
        for (const word of place) word.used = true;
        found.push({ option, isDenied });
        break;
      }
    }
    const denied = found.filter(({ isDenied }) => isDenied).map(({ option }) => option);
    const said = found.filter(({ isDenied }) => !isDenied).map(({ option }) => option);
    if (said.length > 0) when.push({ field: field.key, is: "one-of", values: said });
    if (denied.length > 0) when.push({ field: field.key, is: "none-of", values: denied });
  }
}

/** "Vermittelte" are "vermittelt" and not "vermittelbar". */
function isNearer(options: readonly string[], option: string, word: string): boolean {
  const shared = (other: string): number => {
    const name = other.toLowerCase();
    const end = [...name].findIndex((letter, at) => letter !== word[at]);
    return (end < 0 ? name.length : end) - Math.abs(name.length - word.length);
  };
  return options.some((other) => other !== option && shared(other) > shared(option));
}

/** The word of a label that says the state: "Fee paid", "Rechnung bezahlt", "cuota pagada". */
const stateWord = ({ label }: Field): string => wordsIn(label).at(-1) ?? "";

function meansBox(field: Field, word: string): boolean {
  const state = stateWord(field);
  return alike(state, word) || Object.values(concepts).some((concept) => concept.test(state) && concept.test(word));
}

function readBoxes({ entity, words, when }: Reading): void {
  for (const field of entity.fields.filter(({ type }) => type === "boolean")) {
    const isName = (word: string): boolean =>
      [entity.singular, entity.plural].flatMap(wordsIn).some((name) => stem(name) === stem(word));
    const at = words.findIndex(({ text, used }) => !used && !isName(text) && meansBox(field, bareWord(text).base));
    const isOwed = concepts.paid.test(stateWord(field))
      ? words.findIndex((word) => !word.used && owed.test(word.text))
      : -1;
    if (at < 0 && isOwed < 0) continue;
    const denies = at >= 0 && (bareWord(words[at]!.text).isDenied || negated(words, at));
    // "Owed" is not paid; "not given back" is one state in two words.
    for (const [index, word] of words.entries())
      if (index === isOwed || (at >= 0 && meansBox(field, bareWord(word.text).base) && !isName(word.text)))
        word.used = true;
    // "Have not paid their dues" speaks of "Dues paid".
    const parts = wordsIn(field.label);
    for (const word of words) if (parts.some((part) => alike(part, word.text)) && !isName(word.text)) word.used = true;
    if (when.some(({ field: key }) => key === field.key)) continue;
    when.push({ field: field.key, is: denies || isOwed >= 0 ? "unset" : "set" });
  }
}

function readOverdue(reading: Reading): boolean {
  const { entity, words, when } = reading;
  const at = words.findIndex(({ text }) => overdue.test(text));
  if (at < 0) return false;
  const days = entity.fields.filter(({ type }) => type === "date");
  const likely = days.filter(({ label, key }) => byThen.test(`${label} ${key}`) && !notByThen.test(label));
  const day =
    days.find(({ label }) =>
      wordsIn(label).some((part) => part.length > 3 && words.some(({ text }) => text === part)),
    ) ??
    days.find(({ key }) => key === "due") ??
    likely.at(-1) ??
    (days.length === 1 && !notByThen.test(days[0]!.label) ? days[0] : undefined);
  if (!day) return false;
  words[at]!.used = true;
  when.push({ field: day.key, is: "past", than: 0 });
  return true;
}

const ends =
  /^(?:picked up|collected|delivered|handed over|handed out|shipped|sold|rented out|placed|adopted|returned|abgeholt|geliefert|ausgeliefert|übergeben|verkauft|vermittelt|vermietet|zurückgegeben|entregad[oa]|recogid[oa]|vendid[oa]|enviad[oa]|devuelt[oa]|adoptad[oa])$/iu;
const isStatus = ({ label, key }: Field): boolean =>
  key === "status" || /(?:^|\s)(?:status|state|stage|phase|estado|etapa|fase)$/iu.test(label);

/** The values that say that nobody has to do anything any more. */
export function dealtWith(field: Field): string[] {
  const said = (field.options ?? []).filter((option) => endsOf(field).includes(option) || ends.test(option));
  const options = field.options ?? [];
  return said.length > 0 || !isStatus(field) || options.length < 3 ? said : options.slice(-1);
}

/** "Open", "still out", "offen": neither dealt with nor back. `always`: also where no word says so. */
function readOpen({ entity, words, when }: Reading, always: boolean): void {
  const at = words.findIndex(({ text, used }) => !used && (open.test(text) || owed.test(text)));
  if (at < 0 && !always) return;
  const boxes = entity.fields.filter(({ type }) => type === "boolean");
  const speaksOfMoney = words.some(({ text }) =>
    /^(?:invoices?|bills?|payments?|fees?|money|rechnung\p{L}*|beträge|betrag|beitr\p{L}+|zahlung\p{L}*|facturas?|pagos?|cuotas?|cobros?)$/iu.test(
      text,
    ),
  );
  const isBox = (concept: RegExp): Field | undefined => boxes.find((box) => concept.test(stateWord(box)));
  const status = entity.fields.find((field) => field.type === "enum" && isStatus(field) && dealtWith(field).length > 0);
  const day = entity.fields.find(
    ({ type, label }) =>
      type === "date" &&
      /^(?:returned|given back|zurückgegeben|zurück am|back on|devuelto el|paid on|bezahlt am)/iu.test(label),
  );
  const money = speaksOfMoney ? isBox(concepts.paid) : undefined;
  const box =
    money ??
    (status
      ? undefined
      : (isBox(concepts.back) ??
        isBox(concepts.collected) ??
        isBox(concepts.done) ??
        (always ? undefined : isBox(concepts.paid))));
  const condition: Condition | null = box
    ? { field: box.key, is: "unset" }
    : status
      ? { field: status.key, is: "none-of", values: dealtWith(status) }
      : day
        ? { field: day.key, is: "unset" }
        : null;
  if (!condition) return;
  if (at >= 0) words[at]!.used = true;
  if (money) for (const word of words) if (/rechnung|invoice|bill|factura/iu.test(word.text)) word.used = true;
  if (!when.some(({ field }) => field === condition.field)) when.push(condition);
}

/** The day that is to be today, or in this month. */
function dayMeant({ entity, words }: Reading, period: "today" | "month" | "year"): Field | undefined {
  const days = entity.fields.filter(({ type }) => type === "date");
  const isSaid = ({ label }: Field): boolean => {
    const parts = wordsIn(label).filter((part) => part.length > 2 && !/^(?:date|datum|fecha|day|tag)$/iu.test(part));
    return words.some((word) => {
      const is =
        parts.some((part) => alike(part, word.text)) ||
        Object.values(dayWords).some((way) => way.test(word.text) && parts.some((part) => way.test(part)));
      if (is) word.used = true;
      return is;
    });
  };
  const said = days.find(isSaid);
  if (said || days.length <= 1) return said ?? days[0];
  const happens = days.find(({ label }) => /^(?:date|day|datum|tag|fecha|día)(?:$|\s)/iu.test(label));
  const past = days.find(({ label, key }) => !byThen.test(`${label} ${key}`));
  return happens ?? (period === "today" ? undefined : past);
}

/** "Fecha de entrega" is that day, whatever "entregado" says elsewhere. */
function namedInFull({ entity, words }: Reading): Field[] {
  return entity.fields.filter(({ label, type }) => {
    const parts = wordsIn(label);
    if (parts.length < 2 || type === "boolean" || type === "enum") return false;
    const at = words.findIndex((_, start) =>
      parts.every((part, index) => {
        const word = words[start + index];
        return word !== undefined && !word.used && (word.text === part || stem(word.text) === stem(part));
      }),
    );
    if (at < 0) return false;
    for (const word of words.slice(at, at + parts.length)) word.used = true;
    return true;
  });
}

/** Fields that are named, by the whole of what they are called or by the noun of it; their words are read. */
function namedFields({ entity, words }: Reading): Field[] {
  const named = entity.fields
    .map((field) => ({ field, parts: wordsIn(field.label).filter((part) => !silent.test(part)) }))
    .filter(({ parts }) => parts.length > 0)
    .sort((one, other) => other.parts.length - one.parts.length);
  const placesOf = (parts: readonly string[]): (Word | undefined)[] =>
    parts.map((part) => words.find(({ text, used }) => !used && (alike(part, text) || isTotalOf(text, part))));
  const found = named.filter(({ parts }) => {
    const places = placesOf(parts);
    if (places.some((place) => place === undefined)) return false;
    for (const place of places) place!.used = true;
    return true;
  });
  if (found.length > 0) return found.map(({ field }) => field);
  const parts = named.filter(({ parts }) => parts.length > 1 && placesOf(parts).some((place) => place !== undefined));
  if (parts.length !== 1) return [];
  for (const place of placesOf(parts[0]!.parts)) if (place) place.used = true;
  return [parts[0]!.field];
}

/** "Gesamtmenge" is a sum of "Menge". */
const isTotalOf = (word: string, part: string): boolean =>
  word.startsWith("gesamt") && alike(word.slice("gesamt".length), part);
