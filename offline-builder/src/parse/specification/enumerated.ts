/** "App for our housing association: issues, receipts and bookings": lists that stand behind a colon, one for each. */
import { listsNamedIn } from "../../lexicon/entities/index.ts";
import { localized, type KnownEntity } from "../../lexicon/entities/entity.ts";
import { enumValues, fieldTypeOf } from "../../lexicon/field-words.ts";
import { shapeOf } from "../../lexicon/stated-field-words.ts";
import type { Entity, Language } from "../../plan/plan.ts";
import { isFeatureWord, sameField } from "../entities.ts";
import { isPlural, singularOf } from "../records/grammatical-number.ts";
import { recordKeyOf } from "../records/record-names.ts";
import { namesOtherApp, namesSite, namesTool } from "../records/request-form.ts";
import { fieldOf, statedItems } from "../records/stated-fields.ts";
import { usualRecords } from "../records/stated-records.ts";
import { stem, tokens } from "../words.ts";
import { linkedLists } from "./linked-lists.ts";
import { toldList, withSamples } from "./told-lists.ts";

const uncounted = new Set(["homework", "equipment", "attendance", "stock", "mail"]);
const article = /^(?:(?:the|our|my|all|die|der|das|unsere|alle|los|las|el|la|nuestros|nuestras)\s+)+/iu;

/** Null unless two or more things are enumerated there that are no fields of one. */
export function enumeratedLists(text: string, language: Language): Entity[] | null {
  const own = listsOfCrm(text, language);
  if (own) return own;
  if (!/:\s/.test(text) || namesSite(text) || namesOtherApp(text.replace(crm, " "))) return null;
  const [lists, parts] = withoutParts(text, language);
  const items = statedItems(lists).filter((item) => !isFeatureWord(item));
  const mixed = listsWithFields(items, language);
  if (mixed) return linkedLists(mixed);
  if (namesOtherApp(text) || items.some((item) => isField(nounOf(item, language), language))) return null;
  if (isLogOf(text, items, language)) return null;
  if (!namesTool(text, language) && !standAlone(lists, items)) return null;
  const found: Entity[] = [];
  for (const item of items) {
    const entity = listNamed(nounOf(item, language), language);
    if (entity && !found.some(({ key, plural }) => key === entity.key || plural === entity.plural)) found.push(entity);
  }
  const last = found.at(-1);
  if (!last || found.length < 2) return null;
  const named = parts.flatMap((item) => fieldOf(item, parts, language)?.field ?? []);
  const fresh = named.filter((field) => !last.fields.some((own) => sameField(own, field)));
  return linkedLists([...found.slice(0, -1), { ...last, fields: [...last.fields, ...fresh] }]);
}

const crm = /(?<![\p{L}])crm(?![\p{L}])/giu;
/** What is kept there anyway. */
const ofAnyCrm =
  /^(?:contacts?|deals?|leads?|companies|company|tasks?|pipelines?|notes?|activities|dashboards?|calls|e-?mails?|reminders|reports?|kontakte|firmen|aufgaben|notizen|angebote|contactos|empresas|tareas|notas)$/iu;

/** "CRM with tenants, viewings and contracts": who names other lists than the usual ones means these. */
export function listsOfCrm(text: string, language: Language): Entity[] | null {
  if (text.search(crm) < 0 || namesSite(text)) return null;
  const items = statedItems(text).filter((item) => !isFeatureWord(item));
  const lists = items.filter((item) => isKnownList(item, language));
  if (lists.length < 3 || lists.length < items.length || lists.filter((item) => !ofAnyCrm.test(item)).length < 2)
    return null;
  return linkedLists(lists.flatMap((item) => listNamed(nounOf(item, language), language) ?? []));
}

function isKnownList(item: string, language: Language): boolean {
  const noun = nounOf(item, language);
  return isPlural(language === "de" ? noun : noun.toLowerCase(), language) && knownFor(noun, language) !== undefined;
}

/** "Clients, projects, word count, rate, invoices": what is no list is part of the one before it. */
function listsWithFields(items: readonly string[], language: Language): Entity[] | null {
  const isList = (item: string): boolean => isKnownList(item, language);
  if (!items[0] || !isList(items[0]) || items.filter(isList).length < 2 || items.every(isList)) return null;
  const found: Entity[] = [];
  for (const item of items) {
    const entity = isList(item) ? listNamed(nounOf(item, language), language) : null;
    const last = found.at(-1);
    const part = fieldOf(item, items, language);
    if (entity) found.push(entity);
    // Whatever is neither is not understood, and then nothing is. "Cambios de turno" are several, which is no part of one.
    else if (!last || !part || item.split(/\s+/).length > 3 || isPlural(item.toLowerCase(), language)) return null;
    else if (language === "es" && !part.sure && isPlural(tokens(item)[0]!, language)) continue;
    else if (!last.fields.some((own) => sameField(own, part.field)))
      found.splice(-1, 1, { ...last, fields: [...last.fields, part.field] });
  }
  return found;
}

/** "Route log: grade, colour, setter, attempts": one of each is written down every time, so they are parts of one entry. */
function isLogOf(text: string, items: readonly string[], language: Language): boolean {
  const head = text.split(/:\s/)[0]!;
  if (!/(?:log|logbook|tracker|journal|diary|tagebuch|protokoll|registro|diario|bitácora)(?: app)?$/iu.test(head))
    return false;
  const ones = items.filter((item) => {
    const noun = nounOf(item, language);
    return !isPlural(language === "de" ? noun : noun.toLowerCase(), language);
  });
  return ones.length * 2 >= items.length;
}

/** "Owners, cars, repairs with notes and price": what stands behind the last list is of its entries. */
function withoutParts(text: string, language: Language): [lists: string, parts: string[]] {
  // Nothing of it may stand before the last sentence.
  const start = text.lastIndexOf(".", text.length - 2) + 1;
  const [before, last] = [text.slice(0, start), text.slice(start)];
  if (!/\s(?:with|mit|con)\s/u.test(last)) return [text, []];
  const found = /^(.*:\s[^.]*[^.\s,])\s(with|mit|con)\s([^.]+)\.?$/su.exec(last);
  if (!found || !(before + found[1]!)!.slice((before + found[1]!).indexOf(": ")).includes(",")) return [text, []];
  const parts = statedItems(`${found[2]} ${found[3]}`);
  const sure = parts.length > 0 && parts.every((item) => isField(nounOf(item, language), language));
  return sure ? [before + found[1]!, parts] : [text, []];
}

/** A place of work and what is kept there, where nothing of it is what a site shows: "car workshop: customers, cars, repairs". */
function standAlone(text: string, items: readonly string[]): boolean {
  const head = text.split(/:\s/)[0]!.trim().split(/\s+/);
  return head.length <= 5 && items.length >= 2 && !items.some((item) => shown.test(item));
}

const shown =
  /(?<![\p{L}])(?:services?|team|staff|opening|hours|contact|gallery|about|menu|location|directions|testimonials|reviews|pricing|prices?|faqs?|blog|news|events?|offers?|courses?|classes|photos?|history|story|map|leistungen|angebote?|öffnungszeiten|kontakt|galerie|über uns|speisekarte|anfahrt|preise|kurse|geschichte|aktuelles|termine|servicios|equipo|horarios?|contacto|galería|carta|ubicación|opiniones|precios|cursos|clases|historia|noticias|eventos)(?![\p{L}])/iu;

/** "Reservas de la sala común" are bookings, "Termine mit Kunden" appointments. */
export function nounOf(item: string, language: Language): string {
  const core = item.replace(article, "").split(/\s(?:of|for|with|from|de|del|con|para|mit|für|von|der|des|zu)\s/iu)[0]!;
  const words = core.match(/[\p{L}-]+/gu) ?? [];
  // A meeting room is no room to let.
  if (language === "en" && words.length === 2) return words.join(" ");
  return (language === "es" ? words[0] : words.at(-1)) ?? "";
}

export function isField(noun: string, language: Language): boolean {
  const word = tokens(noun).at(-1) ?? "";
  return (
    fieldTypeOf(word) !== undefined ||
    enumValues(word, language) !== undefined ||
    (shapeOf(word) !== undefined && !isPlural(language === "de" ? noun : word, language))
  );
}

/** The list that a noun names, from the lexicon or by its kind. */
export function listNamed(noun: string, language: Language): Entity | null {
  if (noun.length < 3) return null;
  const known = knownFor(noun, language);
  if (known) return called(noun, withSamples(known, language), language);
  const told = language === "en" ? null : toldList(noun, language);
  return told ?? fromNoun(noun, language);
}

function knownFor(noun: string, language: Language): KnownEntity | undefined {
  const wanted = tokens(noun).map(stem).join(" ");
  return listsNamedIn(language).find((entity) =>
    [...localized(entity.words, language).split("|"), localized(entity.plural, language)].some(
      (words) => tokens(words).map(stem).join(" ") === wanted,
    ),
  );
}

/** Lists are called what the request calls them: pupils are no students. */
function called(noun: string, entity: Entity, language: Language): Entity {
  const word = language === "de" ? noun : noun.toLowerCase();
  const many = noun.charAt(0).toUpperCase() + noun.slice(1);
  const one = isPlural(word, language) ? singularOf(word, language) : null;
  if (one === null || one === word || stem(word) === stem(entity.plural.toLowerCase())) return entity;
  return { ...entity, singular: one.charAt(0).toUpperCase() + one.slice(1), plural: many };
}

function fromNoun(noun: string, language: Language): Entity | null {
  const word = language === "de" ? noun : noun.toLowerCase();
  const many = noun.charAt(0).toUpperCase() + noun.slice(1);
  const one = uncounted.has(word) ? word : isPlural(word, language) ? singularOf(word, language) : null;
  if (one === null) return null;
  const singular = one.charAt(0).toUpperCase() + one.slice(1);
  const { fields, like } = usualRecords(one.split(" ").at(-1)!, language);
  return { key: recordKeyOf(singular), singular, plural: many, fields, like };
}
