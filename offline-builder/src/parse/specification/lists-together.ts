/** "Clinic app with patients, doctors and prescriptions": several lists said in one breath, whatever trade they are of. */
import { thingNamed } from "../../lexicon/entities/index.ts";
import type { Entity, Language } from "../../plan/plan.ts";
import { isFeatureWord, sameField } from "../entities.ts";
import { isPlural, pluralOf } from "../records/grammatical-number.ts";
import { recordKeyOf } from "../records/record-names.ts";
import { namesSite } from "../records/request-form.ts";
import { fieldOf } from "../records/stated-fields.ts";
import { usualRecords } from "../records/stated-records.ts";
import { tokens } from "../words.ts";
import { isField, listNamed, nounOf } from "./enumerated.ts";
import { linkedLists } from "./linked-lists.ts";
import { nominative } from "./named-parts.ts";

/** What people work with and what holds several lists; a "tracker" or "log" mostly holds one, and what follows is of it. */
const worked: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(?:apps?|application|software|system|management|manage|managing|manager|crm|erp|portal|platform|database|back ?office|admin(?:istration)?|tool|organi[sz]er|planner|run|running|organi[sz]e|something)(?![\p{L}])/iu,
  de: /(?:verwaltung|verwalten|management|software|programm|system|app|anwendung|plattform|portal|datenbank|crm|erp|tool|organisieren|etwas)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:aplicación|app|software|sistema|programa|gestión|gestionar|gestor|plataforma|portal|herramienta|crm|erp|administrar|administración|organizar|algo)(?![\p{L}])/iu,
};

/** Kinds of apps with pages of their own: their parts are no plain lists. */
const otherKinds =
  /(?<![\p{L}])(?:kanban\p{L}*|boards?|to-?dos?|shops?|stores?|market ?place|carts?|warenkorb|tienda|carrito|games?|quiz\p{L}*|chat\p{L}*|messag\p{L}+|messenger|social|community (?:app|platform|portal)|forums?|foro|blogs?|news|magazine?|podcasts?|courses?|e-?learning|learning|kursplattform|cursos?|polls?|surveys?|voting|umfrage\p{L}*|encuestas?|booking|bookings|buchung\p{L}*|reserv\p{L}+|timers?|dashboards?|kpis?|calculator|rechner|portfolio|photo (?:app|sharing)|music (?:app|player|library)|playlists?|stream\p{L}*|dating|job board|listing|directory|wiki|knowledge base|notes?|notizen|notas|diary|journal|flashcards?|invoic\p{L}+|rechnung\p{L}*|facturas?|recipe app|rezepte?|recetas?|habit|fitness app|workout)(?![\p{L}])/iu;

const joint =
  /(?::\s+|,\s+|(?<![\p{L}])(?:with|w\/|including|for|manage|managing|organi[sz]e|plan|coordinate|mit|samt|für|con|para|de|gestionar|administrar|organizar)\s+)/giu;
const owner =
  /^(?:my|our|an?|the|your|mein\p{Ll}*|unser\p{Ll}*|ein\p{Ll}*|den|die|das|dem|der|mi|mis|nuestr[oa]s?|una?|el|la)\s/iu;
/** "An app for our band, gigs, songs": only behind whose it is a comma begins the lists. */
const whose =
  /(?<![\p{L}])(?:for|of|manage|run|organi[sz]e|für|von|para|de|gestionar)\s(?:my|our|an?|the|mein\p{Ll}*|unser\p{Ll}*|ein\p{Ll}*|mi|nuestr[oa]|una?)\s(?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+$/iu;
const lead =
  /^(?:(?:with|w\/|and|also|including|the|our|my|all|your|their|its|mit|und|die|der|das|unsere[rn]?|meine[rn]?|alle[rn]?|con|y|los|las|el|la|nuestr[oa]s|mis)\s+)+/iu;

/** Behind these what is named is kept; behind "with" it may be what each entry has. */
const sure = /^(?::|manage|managing|organi[sz]e|plan|coordinate|gestionar|administrar|organizar)$/;

/** People who follow and write to each other keep no plain lists of posts and likes. */
export function isShared(head: string): boolean {
  return /(?<![\p{L}])(?:social network|market ?place|soziales netzwerk|red social)(?![\p{L}])/iu.test(head);
}

/** Lists of a CRM as it is built: with these alone it is one. */
const ofCrm = new Set([
  "contact",
  "deal",
  "task",
  "follow-up",
  "client",
  "lead",
  "note",
  "activity",
  "company",
  "sale",
]);

/** Two are a pair of anything; three are meant as lists also where nothing else says so. */
const MANY = 3;
const MOST = 6;

interface Part {
  text: string;
  list: Entity | null;
  /** No list, and no sign that the others are none. */
  beside: "field" | "behaviour" | null;
}

/** Null unless two or more lists are said after each other of something that is worked with. */
export function listsTogether(written: string, language: Language): Entity[] | null {
  const text = written.split(/[.!?]\s|\n/)[0]!.replace(/[.!?]+$/, "");
  if (namesSite(text) || text.length > 200) return null;
  const colon = text.search(/:\s/);
  for (const { index, 0: said } of text.matchAll(joint)) {
    const head = text.slice(0, index);
    if (index < colon || !worked[language].test(head) || otherKinds.test(head)) continue;
    if (said.startsWith(",") && !whose.test(head)) continue;
    const lists = listsIn(text.slice(index + said.length), { head, joint: said.trim().toLowerCase(), language });
    if (lists) return lists;
  }
  return null;
}

interface Said {
  head: string;
  joint: string;
  language: Language;
}

function listsIn(tail: string, said: Said): Entity[] | null {
  const { head, language } = said;
  if (/^(?:mit|samt|con)$/.test(said.joint) && isOfOneList(head, language)) return null;
  if (owner.test(tail) || / (?:who|where|that|which|so) /i.test(` ${tail}`)) return null;
  const parts = partsOf(tail, said);
  const lists = distinct(parts.flatMap(({ list }) => list ?? []));
  const unread = parts.some(({ list, beside }) => !list && !beside);
  if (!parts[0]?.list || lists.length < 2 || unread || isAudience(lists, said)) return null;
  if (lists.every(({ key }) => ofCrm.has(key))) return null;
  const subject = subjectList(head, language);
  const isOfSubject = ({ list }: Part): boolean =>
    list !== null && subject !== null && subject.fields.some((field) => sameField(field, asField(list)));
  if (parts.some(isOfSubject)) return null;
  const isOfOne = lists.length < MANY && !subject && parts.some(({ beside }) => beside === "field");
  if (isOfOne && !sure.test(said.joint)) return null;
  const all = subject && !lists.some(({ plural }) => plural === subject.plural) ? [subject, ...lists] : lists;
  return linkedLists(withFields(distinct(all).slice(0, MOST), { parts, from: all[0] === subject ? 0 : -1, language }));
}

/** "Mitgliederverwaltung mit Beiträgen und Geburtstagen" keeps members, and what follows is of each of them. */
function isOfOneList(head: string, language: Language): boolean {
  const found =
    language === "de"
      ? /(\p{Lu}\p{Ll}+?)s?(?:verwaltung|liste|kartei|datenbank)(?![\p{L}])/u.exec(head)
      : /(?:gestión|lista|registro|base de datos|fichero) de (?:l[oa]s )?(\p{L}+)/iu.exec(head);
  return language !== "en" && found !== null && listNamed(found[1]!, language) !== null;
}

/** "For students, teachers and parents" says who uses it. */
function isAudience(lists: readonly Entity[], { joint: word }: Said): boolean {
  return /^(?:for|für|para)$/.test(word) && lists.every(isPerson);
}

const isPerson = ({ like, fields }: Entity): boolean =>
  like === "person" || fields.some(({ type }) => type === "email" || type === "phone");

function partsOf(tail: string, said: Said): Part[] {
  return tail
    .replace(/\s(?:for|für|para)\s(?:my|our|an?|the|mein|unser|ein|una?|mi|nuestr).*$/iu, "")
    .split(/\s*(?:,|;|\+|&|(?<![\p{L}])(?:and|und|y|e|with|mit|con)(?![\p{L}-]))\s*/iu)
    .map((item) => item.replace(lead, "").replace(lead, "").trim())
    .filter(Boolean)
    .map((item) => partOf(item, said));
}

const behaviour = /(?<![\p{L}])(?:levels?|warnings?|alerts?|login|rights|approvals?)(?![\p{L}])/iu;
/** "Ingredients stock" is kept by ingredient. */
const keptBy = /(?<=\p{L}s)\s+(?:stock|inventory|list|lists|records|register|management)$/iu;

/** What is done with the first of them is no word of its name. */
const deed = /^(?:hosting|running|managing|organi[sz]ing|planning|tracking|keeping)\s+(?=\p{L})/iu;
/** Of teams and players they are figures, elsewhere sheet music. */
const points = /^(?:scores?|points|punkte|puntos)$/iu;

function partOf(item: string, { joint: word, language, head }: Said): Part {
  const text = item.replace(keptBy, "").replace(deed, "");
  if (points.test(text) && !/music|choir|orchestra|band|chor|coro/iu.test(head))
    return { text, list: null, beside: "field" };
  // "Überfällige markieren" is done with entries.
  const isDone = language === "de" && /\s\p{Ll}+ieren$/u.test(text);
  const isBehaviour = isDone || isFeatureWord(text) || behaviour.test(text);
  if (isBehaviour || text.split(/\s+/).length > 4)
    return { text, list: null, beside: isBehaviour ? "behaviour" : null };
  const written = nounOf(text, language);
  const noun = language === "de" && /^(?:mit|samt)$/.test(word) ? nominative(written) : written;
  const last = tokens(noun).at(-1) ?? "";
  if (text === item && isField(noun, language)) return { text, list: null, beside: "field" };
  const many = written !== noun || isPlural(language === "de" ? noun : last, language);
  return { text, list: many ? ownList(noun, language) : null, beside: null };
}

/** People whom the lexicon knows by another list's words ("donors" of donations) keep a list of their own. */
function ownList(noun: string, language: Language): Entity | null {
  const list = listNamed(noun, language) ?? (language === "de" ? sameInBoth(noun) : null);
  const usual = list && usualRecords(list.singular.split(" ").at(-1)!.toLowerCase(), language);
  if (!list || usual?.like !== "person" || isPerson(list)) return list;
  return { key: recordKeyOf(list.singular), singular: list.singular, plural: list.plural, ...usual };
}

/** "Reiter", "Händler": one and many are called the same. */
function sameInBoth(noun: string): Entity | null {
  if (!/(?:er|el)$/u.test(noun) || noun.length < 5) return null;
  const label = noun.charAt(0).toUpperCase() + noun.slice(1);
  return { key: recordKeyOf(label), singular: label, plural: label, ...usualRecords(noun, "de") };
}

const distinct = (lists: Entity[]): Entity[] =>
  lists.filter(
    ({ key, plural }, at) => lists.findIndex((other) => other.key === key || other.plural === plural) === at,
  );

const asField = ({ key, plural }: Entity) => ({ key, label: plural, type: "text" as const });

/** "Donor management" keeps donors; a "music school management" or a "farm app" is of a house. */
function subjectList(head: string, language: Language): Entity | null {
  if (language !== "en") return null;
  const found =
    /^(?:(?:an?|simple|small|my|our|the|please|build|make|create|me|i need)\s+)*((?:\p{L}+ )?\p{L}+?)(?: management)? (?:management|manager|app|application|software|system|database|portal|tool)$/iu.exec(
      head.replace(/ (?:for|of) .*$/iu, "").trim(),
    )?.[1];
  const noun = found?.toLowerCase();
  if (noun === undefined || houses.test(noun)) return null;
  const isKept = thingNamed([noun], language) !== undefined || /(?:or|er|ee|nt|ist)$/u.test(noun);
  return isKept && !isPlural(noun, language) ? ownList(pluralOf(noun, language), language) : null;
}

const houses =
  /(?<![\p{L}])(?:school|clinic|practice|farm|museum|library|hotel|restaurant|cafe|bar|shop|store|studio|theat(?:re|er)|church|garage|workshop|office|property|properties|estate|company|business|warehouse|brewery|winery|bakery|gym|club|team|band|orchestra|choir|camp|events?|film|charity|nonprofit|lab|agency|customer|cent(?:re|er)|department|support|maintenance|summer|project|equipment|document|content|management|garden|stable|kennel|shelter|mobile|web|internal|simple|small)(?![\p{L}])/iu;

/** Fields that stand among the lists belong to the one before them, those before all lists to the first. */
function withFields(
  lists: Entity[],
  { parts, from, language }: { parts: readonly Part[]; from: number; language: Language },
): Entity[] {
  const texts = parts.map(({ text }) => text);
  const own = lists.map((entity) => ({ ...entity, fields: [...entity.fields] }));
  let at = from;
  for (const { text, list, beside } of parts) {
    const found = own.findIndex(({ plural }) => plural === list?.plural);
    if (found >= 0) at = found;
    const field = beside === "field" ? fieldOf(text, texts, language)?.field : undefined;
    const target = own[at];
    if (field && target && !target.fields.some((other) => sameField(other, field))) target.fields.push(field);
  }
  return own;
}
