/** Rules of a long request that its lists can keep: what is marked, and what may not be twice at a time. */
import { endsOf } from "../../../emit/app/fields.ts";
import { sentencesOf } from "../../../parse/declared/sentences.ts";
import { dealtWith } from "../../../parse/declared/picked-entries.ts";
import { literally, stem, tokens } from "../../../parse/words.ts";
import type { Condition, Entity, Field, Language, Warning } from "../../../plan/plan.ts";
import { pickedTexts } from "./picked-texts.ts";

export interface Ruled {
  entities: Entity[];
  /** The sentences that are met, as they are written. */
  kept: string[];
}

const marks =
  /(?<![\p{L}])(?:warn\p{L}*|alert\p{L}*|red|highlight\p{L}*|mark(?:ed|iert|ieren)?|flag\p{L}*|stand out|rot|auffallen|hervorheben|rojo|avis\p{L}+|destac\p{L}+|resalt\p{L}+|shows?(?= (?:\p{L}+ )?(?:which|whose)))(?![\p{L}])/iu;
/** What stands first is more than marked. */
const places =
  /(?<![\p{L}])(?:first|(?:on|at|to)(?: the)? (?:top|bottom)|zuerst|oben|unten|primer[oa]s?|arriba|abajo)(?![\p{L}])/iu;
const twice =
  /(?<![\p{L}])(?:same time|overlaps?|double[- ]booked|booked twice|gleichzeitig|gleichen zeit|selben zeit|überschneiden|doppelt|misma hora|mismo tiempo|a la vez|solap\p{L}+)(?![\p{L}])/iu;
const condition =
  /\d|(?<![\p{L}])(?:two|three|zwei|drei|dos|tres|expired?|overdue|passed|past|below|minimum|mindest\p{L}*|mínimo|short of|zu wenig|überfällig|abgelaufen|vencid\p{L}+|pasan|unpaid|sin \p{L}+r|no pagad\p{L}+|nicht \p{L}+t(?:e[nrs]?)?|not \p{L}+ed|not paid|fewer|after the|older|ablauf\p{L}*|in the \p{L}+ period)(?![\p{L}])/iu;

export interface Stated {
  text: string;
  language: Language;
  /** Wishes among the lists, of a few words: "overdue items". */
  wishes?: readonly string[];
}

/** More words are no name for entries, but a sentence about them. */
const MAX_NAME = 3;
const late = new RegExp("(?:over|past ?)due|expired|überfällig\\p{L}*|abgelaufen\\p{L}*|vencid\\p{L}+", "iu");

export function withRules(lists: readonly Entity[], { text, language, wishes = [] }: Stated): Ruled {
  let entities = [...lists];
  const kept: string[] = [];
  for (const wish of wishes) {
    const said = tokens(wish).length <= MAX_NAME ? late.exec(wish)?.[0] : undefined;
    const found = said === undefined ? null : warningIn(wish, { sentence: wish, entities, language });
    if (!found || found.added) continue;
    const warning = { ...found.warning, text: said!.charAt(0).toUpperCase() + said!.slice(1) };
    entities = entities.map((entity) =>
      entity.key === found.key ? { ...entity, warnings: [...(entity.warnings ?? []), warning] } : entity,
    );
    kept.push(wish);
  }
  for (const sentence of sentencesOf(text)) {
    if (twice.test(sentence)) {
      const clash = clashIn(sentence, entities);
      if (clash) {
        entities = entities.map((entity) => (entity === clash.entity ? clash.ruled : entity));
        const clause = sentence
          .split(/,?\s(?:and|und|y)\s(?=.*(?:can't|cannot|may|must|darf|dürfen|puede))/iu)
          .find((part) => twice.test(part));
        kept.push(clause ?? sentence);
      }
    } else if (marks.test(sentence) && !places.test(sentence)) {
      const parts = partsOf(sentence);
      const found = parts.map((part) => warningIn(part, { sentence, entities, language }));
      for (const one of found.filter((warning) => warning !== null))
        entities = entities.map((entity) =>
          entity.key === one.key
            ? {
                ...entity,
                fields: one.added ? [...entity.fields, one.added] : entity.fields,
                warnings: [...(entity.warnings ?? []), one.warning],
              }
            : entity,
        );
      const isWhole = piecesOf(sentence).every((piece) => condition.test(piece) || !hasOwnWish(piece));
      if (found.length > 0 && found.every((warning) => warning !== null) && isWhole) kept.push(sentence);
    }
  }
  return { entities, kept };
}

const piecesOf = (sentence: string): string[] => sentence.split(/\s(?:or|and|oder|und|o|y)\s/iu);
/** What stands behind "and" and is to be marked itself. */
const hasOwnWish = (piece: string): boolean =>
  /(?<![\p{L}])(?:should|shall|must|sollen?|müssen|deben?|tienen que)(?![\p{L}])/iu.test(piece) &&
  tokens(piece).length > 6;

/** One part for each condition: "and is not ready" belongs to what stands before it, "of grade A and" to what comes. */
function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  for (const piece of piecesOf(sentence)) {
    const before = parts.at(-1);
    if (before !== undefined && !(condition.test(before) && condition.test(piece)))
      parts.splice(-1, 1, `${before} ${piece}`);
    else parts.push(piece);
  }
  return parts.filter((part) => condition.test(part));
}

const wordsOf = (text: string): string[] => tokens(text).map(stem);
const near = (one: string, other: string): boolean =>
  one === other || sameStart(one, other, Math.min(one.length, other.length));
/** "Pagar" and "pagado", "inspection" and "inspections". */
const sameStart = (one: string, other: string, least: number): boolean => {
  const length = least === 4 ? 4 : Math.min(5, least - 1);
  return least >= 4 && one.slice(0, length) === other.slice(0, length);
};
const mentioned = (label: string, words: readonly string[]): number =>
  wordsOf(label).filter((word) => word.length > 2 && words.some((other) => near(word, other))).length;

/** The lists that may be spoken of: by their names, else by their fields, the likeliest first. */
function listsMeant(text: string, entities: readonly Entity[]): Entity[] {
  const words = wordsOf(text);
  const named = (entity: Entity): number =>
    Math.max(mentioned(entity.singular, words), mentioned(entity.plural, words));
  // Of a list that is named nothing is said of another, unless it has a field of just that name.
  const isSpoken = (entity: Entity): boolean =>
    named(entity) > 0 || entity.fields.some(({ label }) => mentioned(label, words) >= 2);
  const meant = entities.some(isSpoken) ? entities.filter(isSpoken) : entities;
  const scored = meant.map((entity) => ({
    entity,
    score:
      3 * named(entity) +
      entity.fields.filter(({ label, type }) => type !== "relation" && mentioned(label, words) > 0).length,
  }));
  const units = (entity: Entity): boolean =>
    entity.fields.some(({ unit = "" }) => /^(?:°C|kg|km|kW|W|l)$/.test(unit) && text.includes(` ${unit}`));
  return scored
    .filter(({ entity, score }) => score > 0 || units(entity))
    .toSorted((one, other) => other.score - one.score)
    .map(({ entity }) => entity);
}

interface Context {
  sentence: string;
  entities: readonly Entity[];
  language: Language;
}

interface Found {
  key: string;
  warning: Warning;
  /** A day that the list needs for it and has not. */
  added?: Field;
}

function warningIn(part: string, { sentence, entities, language }: Context): Found | null {
  const meant = [...listsMeant(part, entities), ...listsMeant(sentence, entities)];
  const candidates = meant.length === 0 && entities.length === 1 ? entities : meant;
  for (const entity of candidates) {
    const warning = warningOf(entity, part, language);
    if (warning) return { key: entity.key, warning };
  }
  return sinceAdded(part, candidates[0], language);
}

/** "Older than two days" is counted from a day that nobody wrote down: that of its entry. */
function sinceAdded(part: string, entity: Entity | undefined, language: Language): Found | null {
  if (!entity || entity.fields.some(({ type }) => type === "date") || !/older|älter|más antigu/iu.test(part))
    return null;
  const added: Field = { key: "addedOn", label: addedOn[language], type: "date", required: true };
  const warning = warningOf({ ...entity, fields: [...entity.fields, added] }, part, language);
  return warning ? { key: entity.key, warning, added } : null;
}

const addedOn: Record<Language, string> = { en: "Added on", de: "Erfasst am", es: "Registrado el" };

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  zwei: 2,
  drei: 3,
  vier: 4,
  dos: 2,
  tres: 3,
  cuatro: 4,
};
const countIn = (text: string): number | null => {
  const found = /(?<![\p{L}\d])(\d+|one|two|three|four|five|zwei|drei|vier|dos|tres|cuatro)(?![\p{L}\d])/iu.exec(
    text,
  )?.[1];
  return found === undefined ? null : (numbers[found.toLowerCase()] ?? Number(found));
};
const counted = "(?:\\d+|one|two|three|four|five|zwei|drei|vier|dos|tres|cuatro)\\s+";
const perUnit: [RegExp, number][] = [
  [new RegExp(`${counted}(?:days?|tage?n?|días?)(?![\\p{L}])`, "iu"), 1],
  [new RegExp(`${counted}(?:weeks?|wochen?|semanas?)(?![\\p{L}])`, "iu"), 7],
  [new RegExp(`${counted}(?:months?|monate?n?|mes(?:es)?)(?![\\p{L}])`, "iu"), 30],
];
/** How long something has waited is not how much of it there is. */
const waited =
  /(?:minutes?|minuten?|minutos|hours?|stunden?|horas?)(?![\p{L}]).*(?:due|late|ago|fällig|überfällig|tarde)|(?:since|seit|desde hace|older|waiting).*(?:minutes?|minuten?|minutos|hours?|stunden?|horas?)/iu;

function warningOf(entity: Entity, part: string, language: Language): Warning | null {
  const texts = pickedTexts[language];
  const say = (text: string, ...when: Condition[]): Warning => ({ text, when });
  const count = countIn(part);
  const days = count === null ? undefined : perUnit.find(([unit]) => unit.test(part))?.[1];
  const numeric = entity.fields.filter(({ type }) => type === "number" || type === "money");
  if (/\s(?:left|remaining|übrig|quedan)(?![\p{L}])/iu.test(part) && count !== null && days === undefined) {
    const used = numeric.find(({ label }) => /used|taken|genutzt|verbraucht|usad/iu.test(label));
    const all = numeric.find((field) => field !== used);
    return used && all ? say(texts.left(count), { field: all.key, is: "below", than: count, minus: used.key }) : null;
  }
  if (days !== undefined && count !== null) return byDay(entity, part, { count: count * days, language });
  if (/minim|mindest|mínim/iu.test(part)) {
    const least = numeric.find(({ label }) => /minim|mindest|mínim/iu.test(label));
    const have = numeric.find(
      (field) => field !== least && /stock|bestand|existencias|quantity|amount|menge|cantidad/iu.test(field.label),
    );
    return least && have
      ? say(texts.below(have.label, lower(least.label, language)), { field: have.key, is: "below", than: least.key })
      : null;
  }
  if (
    /short of|too few|zu wenig|missing people|faltan|than (?:required|needed)|als (?:nötig|benötigt|gefordert)/iu.test(
      part,
    )
  ) {
    const needed = numeric.find(({ label }) => /need|required|benötigt|gebraucht|necesari/iu.test(label));
    const here = numeric.find(
      (field) =>
        field !== needed &&
        /signed|there|registered|done|worked|angemeldet|geleistet|apuntad|inscrit|hech/iu.test(field.label),
    );
    return needed && here
      ? say(texts.below(here.label, lower(needed.label, language)), { field: here.key, is: "below", than: needed.key })
      : null;
  }
  if (waited.test(part)) return null;
  if (count !== null) return byAmount(numeric, part, { count, language });
  const until = entity.fields.find(
    ({ type, label }) => type === "date" && /until|bis|hasta/iu.test(label) && mentioned(label, wordsOf(part)) > 0,
  );
  if (until && /(?<![\p{L}])(?:in the|during|while|während|in der|durante)(?![\p{L}])/iu.test(part))
    return say(texts.still(until.label), { field: until.key, is: "ahead" });
  if (/expired?|overdue|passed|(?:after|past|by) the|past|abgelaufen|überfällig|vencid|pasan|caducad/iu.test(part))
    return byDay(entity, part, { count: 0, language });
  const unchecked = entity.fields.find(({ type, label }) => type === "boolean" && mentioned(label, wordsOf(part)) > 0);
  return unchecked && /(?<![\p{L}])(?:not|un\p{L}+|nicht|sin|no)(?![\p{L}])/iu.test(part)
    ? say(texts.no(unchecked.label), { field: unchecked.key, is: "unset" })
    : null;
}

interface Counted {
  count: number;
  language: Language;
}

function byAmount(numeric: readonly Field[], part: string, { count, language }: Counted): Warning | null {
  const texts = pickedTexts[language];
  const words = wordsOf(part);
  const field =
    numeric.find(({ label }) => mentioned(label, words) > 0) ??
    numeric.find(
      ({ unit }) => unit !== undefined && part.toLowerCase().includes(unit.toLowerCase()) && unit.length > 1,
    );
  if (!field) return null;
  const than = `${count}${field.unit && !field.unit.startsWith("/") ? ` ${field.unit}` : ""}`;
  if (/below|under|less|fewer|unter|weniger|baja|menos|inferior/iu.test(part))
    return { text: texts.below(field.label, than), when: [{ field: field.key, is: "below", than: count }] };
  if (/above|over|more|exceed|über|mehr|más|supera/iu.test(part))
    return { text: texts.above(field.label, than), when: [{ field: field.key, is: "above", than: count }] };
  return null;
}

/** The day by which something was to be there. */
const byThen =
  /(?<![\p{L}])(?:due|until|by|deadline|promised|expir\p{L}*|fällig|bis|frist|\p{L}*termin|vence|hasta|límite|prometid[oa])(?![\p{L}])/iu;

/** Behind us or ahead, for entries that nobody is done with. */
function byDay(entity: Entity, part: string, { count, language }: Counted): Warning | null {
  const texts = pickedTexts[language];
  // "Orders" are no day on which they were ordered.
  const own = [...wordsOf(entity.singular), ...wordsOf(entity.plural)];
  const words = wordsOf(part).filter((word) => !own.includes(word));
  const dates = entity.fields.filter(({ type }) => type === "date");
  const ahead = /within|ahead|less than|fewer|in the next|in weniger|weniger als|innerhalb|menos de|falt[ae]n/iu.test(
    part,
  );
  const past = count === 0 || (!ahead && /older|more than|over|since|seit|über|mehr als|más de|hace/iu.test(part));
  const date =
    dates.toSorted((one, other) => mentioned(other.label, words) - mentioned(one.label, words))[0] &&
    dates
      .filter(({ label }) => mentioned(label, words) > 0)
      .toSorted((one, other) => mentioned(other.label, words) - mentioned(one.label, words))[0];
  const chosen =
    date ??
    (past || ahead
      ? (dates.find(({ key, label }) => key === "due" || byThen.test(label)) ??
        (dates.length === 1 ? dates[0] : undefined))
      : undefined);
  if (!chosen || !(past || ahead)) return null;
  const main: Condition = { field: chosen.key, is: past ? "past" : "within", than: count };
  const state = stateIn(entity, part, words);
  const which = state.flatMap(({ is, values = [] }) => (is === "one-of" ? values : []))[0];
  const text = past ? texts.past(chosen.label, count) : texts.within(chosen.label, count);
  return { text: which === undefined ? text : `${which} · ${text}`, when: [main, ...state] };
}

/** "That have been in culture", "and is not ready", "not paid"; otherwise what is not dealt with. */
function stateIn(entity: Entity, part: string, words: readonly string[]): Condition[] {
  const unchecked = entity.fields.find(({ type, label }) => type === "boolean" && mentioned(label, words) > 0);
  if (unchecked && /(?<![\p{L}])(?:not|un\p{L}+|nicht|sin|no)(?![\p{L}])/iu.test(part))
    return [{ field: unchecked.key, is: "unset" }];
  const chosen = entity.fields.filter(({ type }) => type === "enum");
  for (const field of chosen) {
    const named = field.options?.find((option) =>
      new RegExp(`(?<![\\p{L}])${literally(option)}(?![\\p{L}])`, "iu").test(part),
    );
    const undone =
      named &&
      new RegExp(`(?:not|nicht|no|never|yet to be)\\s+(?:\\p{L}+\\s)?${literally(named)}(?![\\p{L}])`, "iu").test(part);
    if (undone)
      return [{ field: field.key, is: "none-of", values: field.options!.slice(field.options!.indexOf(named)) }];
    if (named && !/^(?:done|other|open|offen)$/iu.test(named))
      return [{ field: field.key, is: "one-of", values: [named] }];
  }
  const returned = entity.fields.find(
    ({ type, label }) =>
      type === "date" &&
      /^(?:returned|given back|zurückgegeben|zurück am|back on|devuelto|paid on|bezahlt am)/iu.test(label),
  );
  if (returned) return [{ field: returned.key, is: "unset" }];
  const status = chosen.find((field) => endsOf(field).length > 0 || /^(?:status|estado)$/iu.test(field.label));
  const from =
    status?.options?.findIndex((option) =>
      /^(?:ready|done|finished|delivered|listo|hecho|fertig|erledigt|geliefert|ready for pickup)$/iu.test(option),
    ) ?? -1;
  const ends = status ? (from >= 0 ? status.options!.slice(from) : dealtWith(status)) : [];
  return status && ends.length > 0 ? [{ field: status.key, is: "none-of", values: ends }] : [];
}

/** Two entries of one room, person or machine that lie over each other. */
function clashIn(sentence: string, entities: readonly Entity[]): { entity: Entity; ruled: Entity } | null {
  const words = wordsOf(sentence);
  const fits = entities.flatMap((entity) => {
    const day = entity.fields.find(({ type }) => type === "date");
    const times = entity.fields.filter(({ type }) => type === "time");
    if (!day || !times[0]) return [];
    const own = wordsOf(entity.singular);
    const same = entity.fields.find(
      ({ type, label }) =>
        (type === "relation" || type === "text") &&
        mentioned(label, words) > 0 &&
        !wordsOf(label).every((word) => own.includes(word)),
    );
    return same ? [{ entity, day, times, same }] : [];
  });
  const best = fits[0];
  if (!best) return null;
  const { entity, day, times, same } = best;
  const [from, to] = times;
  const fields = entity.fields.map((field) => (field === same || field === day ? { ...field, required: true } : field));
  const clash = { same: same.key, day: day.key, from: from!.key, ...(to ? { to: to.key } : {}) };
  return { entity, ruled: { ...entity, fields, clash } };
}

const lower = (label: string, language: Language): string =>
  language === "de" || /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
