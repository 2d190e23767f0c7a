/** Where a long request says of what a list is made: behind a colon, behind "have" or "with", or in brackets. */
import type { Language } from "../../plan/plan.ts";
import { isPlural } from "../records/grammatical-number.ts";
import { tokens, withoutBrackets } from "../words.ts";
import { declaredField } from "./declared-fields.ts";
import { enumerationOf, sentencesOf } from "./sentences.ts";

export interface Declaration {
  noun: string;
  items: string[];
  /** What each of them belongs to, where that is a list too. */
  of?: string;
  /** Only the states are said, of a list that is declared elsewhere; without a noun of the one before. */
  states?: true;
}

/** Heads of enumerations that are no lists of entries. */
const noLists =
  /^(?:rules?|pages?|screens?|views?|examples?|sample data|example data|name|title|app name|colou?rs?|look|style|design|roles?|users?|features?|functions?|wishes|please|note|important|rights|permissions|reports?|statistics|filters?|search|export|status|states?|stages?|columns?|regeln?|seiten?|beispiele?|beispieldaten|farben?|titel|rollen?|nutzer|funktionen|wichtig|auswertung(?:en)?|berichte?|rechte|spalten|reglas?|páginas?|pantallas?|ejemplos?|colores|roles|usuarios|funciones|importante|informes?|nombre|permisos|estadísticas?)$/iu;

const has: Record<Language, RegExp> = {
  en: /^(?:(?:also|and|then|finally|next|besides),?\s+)?(?:(?:each|every|all|an?|the|our|my|for each|for every)\s+)?((?:(?!(?:if|when|who|which|that|may|can|must|should|not|only|nobody|anyone|we|i|they|you|it|he|she|there|to|of)\s)[\p{L}-]+\s+){0,2}?[\p{L}-]+)\s+(?:also\s+)?(?:(?:should|must|will|needs? to) (?:have|contain|include|store|show)|have|has|contains?|includes?|consists? of|come with|comes with|is made of|are described by|stores?|carr(?:y|ies))\s+(?:also\s+|got\s+)?(.+)$/iu,
  de: /^(?:(?:außerdem|dann|und),?\s+)?(?:(?:jede[rsn]?|alle|ein|eine|der|die|das|unsere?)\s+)?(\p{Lu}[\p{L}-]+)\s+(?:haben|hat|enthält|enthalten|brauchen|braucht|bestehen aus|besteht aus|umfassen|umfasst)\s+(?:jeweils\s+|auch\s+)?(.+)$/u,
  es: /^(?:(?:además|también|y),?\s+)?(?:(?:cada|los|las|el|la|un|una|todos los|todas las|nuestros|nuestras)\s+)?(\p{L}+(?:\s+(?:de|del)\s+\p{L}+)?)\s+(?:tienen?|llevan?|incluyen?|contienen?|constan? de)\s+(.+)$/iu,
};
const withFields: Record<Language, RegExp> = {
  en: /(?:^|(?<![\p{L}])(?:an?|the|our|some|report|log|record|enter|hand in|submit|post|create|store|keep|list|track|register|add|need|manage)\s+(?:an?\s+|the\s+|new\s+)?)((?:[\p{L}-]+\s+)?[\p{L}-]+)\s+with\s+(?:an?\s+|the\s+|its\s+|their\s+)?(.+)$/iu,
  de: /(?:^|(?<![\p{L}])(?:eine?[nr]?|die|das|der|den|erfassen|melden)\s+)(\p{Lu}[\p{L}-]+)\s+mit\s+(.+)$/u,
  es: /(?:^|(?<![\p{L}])(?:un|una|los|las|registrar|anotar|guardar)\s+)(\p{L}+)\s+con\s+(.+)$/iu,
};
const moves =
  /^(?:an?\s+|the\s+|each\s+|every\s+|die\s+|der\s+|ein\s+|cada\s+|las?\s+|los\s+)?([\p{L}-]+)\s+(?:move|moves|go|goes|pass|passes|run|runs|durchlaufen|durchläuft|pasan?)\s+(?:through|por)?\s*(?:the\s+|these\s+|diese\s+|los\s+)?(?:states?|stages?|steps?|columns?|status|stufen|estados)?:?\s*(.+)$/iu;
/** "The caretaker sets the status new, accepted, done": of the list that was spoken of last. */
const statesSet =
  /(?:(?:sets?|gets?|has|changes?|setzt|ändert|hat|pone|cambia)\s+(?:the|its|a|den|einen|el|un)?\s*|^)(status|state|estado)(?:\s+(?:to|auf|can be|is|may be|ist|kann sein|a)|:)?\s+((?:[^,]+,\s*)+[^,]+)$/iu;
const bracketed = /(?<![\p{L}-])([\p{L}-]+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/gu;

/** "First: members with name and phone": which of the lists it is. */
const numbered =
  /^(?:(?:the )?(?:first|second|third|fourth|fifth|one|two|three|four)(?: (?:one|list|table))?|(?:list|table|liste|tabelle|lista|tabla) \d|\d|[a-e]|erstens|zweitens|drittens|(?:die )?(?:erste|zweite|dritte)(?: liste)?|primero|segundo|tercero|(?:la )?(?:primera|segunda|tercera)(?: lista)?)\s*[:.)-]\s+/iu;

export function declarationsIn(text: string, language: Language): Declaration[] {
  return sentencesOf(text).flatMap((written) => {
    const sentence = written.replace(numbered, "");
    const inBrackets = bracketedLists(sentence, language);
    if (inBrackets.length > 0) return inBrackets;
    const states = moves.exec(sentence);
    const values = states ? enumerationOf(states[2]!) : [];
    if (states && values.length >= 2 && values.every((value) => tokens(value).length <= 4))
      return [{ noun: states[1]!, items: [`Status (${values.join(", ")})`], states: true as const }];
    const one = behindVerb(sentence, language) ?? behindColon(sentence, language) ?? behindWith(sentence, language);
    if (one) return [one];
    const set = statesSet.exec(sentence);
    const options = set ? enumerationOf(set[2]!.replace(/,? (?:or|oder|o) /giu, ", ")) : [];
    return set && options.length >= 2 && options.every((value) => tokens(value).length <= 3)
      ? [{ noun: "", items: [`${set[1]!} (${options.join(", ")})`], states: true as const }]
      : [];
  });
}

/** How many items are surely fields: a type, values to choose from, or a name that fields have. */
function sureOnes(items: readonly string[], language: Language): number {
  return items.filter((item) => isSure(item, items, language)).length;
}

function isSure(item: string, items: readonly string[], language: Language): boolean {
  return (
    declaredField(item, items, language)?.sure === true ||
    /^(?:(?:\p{L}+ )?name|title|description|photo|address|title|category|type|kind|brand|model|\p{L}*name|titel|beschreibung|adresse|kategorie|nombre|título|dirección|categoría|marca|modelo)$/iu.test(
      item,
    )
  );
}

const isShort = (item: string): boolean => tokens(withoutBrackets(item)).length <= 5;

/** What follows there is no field any more. */
const tail =
  /^(?:(?:an? )?(?:pages?|screens?|rankings?|charts?|warnings?|exports?|buttons?|overviews?|figures?|reports?) (?:of|for|with|when|where|that)|at most|no more|only |never |höchstens|maximal \d|nur |como máximo|solo |una página|eine seite|ein diagramm)/iu;

function closed(items: readonly string[]): string[] {
  const end = items.findIndex((item, at) => at >= 2 && tail.test(item));
  return end < 0 ? [...items] : items.slice(0, end);
}

const noField =
  /\p{Sc}|\d\s?%|^(?:no|not|without|never|kein\p{L}*|ohne|nicht|sin|ni)\s|^(?:\p{L}+\s)?(?:functionalit(?:y|ies)|functions?|features?|capabilit(?:y|ies)|modules?|sections?|pages?|boards?|funktionen|bereiche|seiten|funcion(?:es|alidades)|secciones|páginas)\s(?:for|to|such as|like|by|für|wie|zum|zur|para|como|de)\s/iu;

function areFields(
  items: readonly string[],
  { least, sure }: { least: number; sure: number },
  language: Language,
): boolean {
  return (
    !items.some((item) => noField.test(item)) &&
    items.length >= least &&
    items.filter(isShort).length >= items.length * 0.75 &&
    sureOnes(items, language) >= sure
  );
}

/** "Stages (name, place, capacity), acts (band, fee)": brackets with fields in them, and not with values. */
function bracketedLists(sentence: string, language: Language): Declaration[] {
  return [...sentence.matchAll(bracketed)].flatMap(([, noun = "", list = ""]) => {
    const items = closed(enumerationOf(list));
    const isList =
      /^(?:stages|states|samples|views)$/iu.test(noun) ||
      (!noLists.test(noun) && (/[^su]s$/u.test(noun) || declaredField(noun, [], language)?.sure !== true));
    return isList && areFields(items, { least: 3, sure: 2 }, language) && sureOnes(items, language) * 2 >= items.length
      ? [{ noun, items }]
      : [];
  });
}

function behindColon(sentence: string, language: Language): Declaration | null {
  const first = sentence.search(/:\s/);
  if (first < 0) return null;
  // "For my farm: orders: customer, product": what stands between two colons is the list.
  const at = withinHead(sentence, first);
  const inner = /^(?:an?\s+|the\s+|ein(?:e|en)?\s+|un[ao]?\s+)?(\p{L}+)\s+(?:with|mit|con)\s+(.+)$/iu.exec(
    sentence.slice(at + 2),
  );
  // "Physiotherapy practice: appointments with patient, date": so does what is made of them.
  if (inner && !noLists.test(inner[1]!) && isPlural(inner[1]!.toLowerCase(), language)) {
    const items = closed(enumerationOf(inner[2]!));
    if (areFields(items, { least: 3, sure: 1 }, language)) return { noun: inner[1]!, items };
  }
  const noun = nounBefore(sentence.slice(0, at), language);
  const items = itemsBehind(sentence.slice(at + 2), language);
  if (noun === null || noLists.test(noun)) return null;
  const short = sentence.slice(0, at).split(/\s+/).length <= 5;
  const of = belongsTo.exec(sentence.slice(0, at));
  return areFields(items, { least: short ? 2 : 3, sure: 1 }, language)
    ? { noun, items, ...(of ? { of: of.slice(1).find(Boolean)! } : {}) }
    : null;
}

/** The last colon before the first comma. */
function withinHead(sentence: string, first: number): number {
  const comma = sentence.indexOf(",");
  const second = sentence.slice(first + 2).search(/:\s/);
  const at = first + 2 + second;
  return second >= 0 && at < comma && second <= 30 ? at : first;
}

/** "Tests belong to a sample", "Zu jedem Auftrag gehören Stunden", "for each new hire there is a checklist of tasks". */
const belongsTo =
  /belongs? to (?:an?|the|one|each) ([\p{L}-]+(?: [\p{L}-]+)?)$|^zu jede[mr] (\p{Lu}[\p{L}-]+) gehör|^for (?:each|every) ([\p{L}-]+(?: [\p{L}-]+)??) (?:there|we|i|has|comes)|^(?:para|de|por) cada (\p{L}+)/iu;

/** "Income and expenses with amount and date": of which of both an entry is. */
function itemsBehind(list: string, language: Language): string[] {
  const both = /^(\p{L}+) (?:and|und|y) (\p{L}+) (?:with|mit|con) (.+)$/iu.exec(list);
  const kind = { en: "Kind", de: "Art", es: "Tipo" }[language];
  return closed(both ? [`${kind} (${both[1]}, ${both[2]})`, ...enumerationOf(both[3]!)] : enumerationOf(list));
}

const headWords: Record<Language, RegExp> = {
  en: /\s+(?:per|for|of|from|after|before|belong(?:s)? to|in|at|on|have|has|include|people|that|which|who|as|to|with|by|we|they|where)\s.*$|\s+(?:have|has|include|includes|are|is|needs?)$/iu,
  de: /\s+(?:pro|für|von|nach|in|im|je|mit|an|haben|sind|zu|der|des|die|das)\s.*$|\s+(?:haben|hat|sind|brauchen)$/iu,
  es: /\s+(?:por|para|en|con|que|semanales|diari[oa]s|mensuales)(?:\s.*)?$/iu,
};

/** The noun an enumeration is of: "also a logbook of trips", "I write a job", "Zu jedem Auftrag gehören Arbeitsstunden". */
function nounBefore(head: string, language: Language): string | null {
  const of =
    /(?:log ?book|list|checklist|register|record|catalogue|diary|table|collection|overview|liste|verzeichnis|lista|registro)\s+(?:of|with|von|der|de)\s+(?:the\s+|all\s+)?([\p{L}-]+)$/iu.exec(
      head,
    )?.[1];
  if (of) return of;
  const belongs = /gehör(?:en|t)\s+(?:auch\s+|außerdem\s+)?(\p{Lu}[\p{L}-]+)$/u.exec(head)?.[1];
  if (belongs) return belongs;
  const clean = head
    .replace(
      /\s+(?:zu )?(?:erfassen|eintragen|verwalten|speichern|notieren|festhalten|aufschreiben|führen|sammeln|auflisten)$/u,
      "",
    )
    .replace(/^.*[,–-]\s+(?=\p{L}+\s*$)/u, "")
    .replace(opening, "")
    .trim();
  const short = clean.split(/\s+/).length <= 3 ? clean : clean.replace(headWords[language], "");
  const core = short.replace(headWords[language], "").replace(opening, "").trim();
  const words = core.match(/[\p{L}'-]+/gu) ?? [];
  if (words.length === 0) return null;
  // "I have a bakery and take cake orders": who has it is no list.
  const isSomebody = /^(?:i|we|you|they|ich|wir|man|yo|nosotros)$/iu.test(core);
  if (words.length <= 3 && !verbs.test(core) && !isSomebody) return words.join(" ");
  const kinds = isSomebody ? /\s([\p{L}-]+\s[\p{L}-]+)$/u.exec(head)?.[1] : undefined;
  if (language === "en" && kinds && !/^(?:take|sell|keep|track|have|make|offer|and|my|our|the|of|for)\s/iu.test(kinds))
    return kinds;
  // Behind a verb the last noun is what is written down.
  const last = head.match(/[\p{L}-]+$/u)?.[0];
  return last && last.length > 2 && !verbs.test(last) ? last : null;
}

const opening =
  /^(?:(?:also|and|then|finally|besides|for|each|every|all|an?|the|our|my|(?:(?:we|i)(?: also| would|'d)? (?:need|want|like)|quiero|queremos|necesito|necesitamos|(?:ich|wir) (?:möchten?|will|wollen|müssen|muss|brauchen?))(?: (?:to (?:be able to )?)?(?:track|record|keep|log|manage|store|note|save|register|organi[sz]e|list|enter|write down|controlar|registrar|guardar|apuntar|anotar|llevar|gestionar)(?: track of)?)?|außerdem|dazu|für|jede[rsnm]?|alle|ein|eine[nr]?|der|die|das|unsere?|además|también|cada|los|las|el|la|un|una|nuestr[oa]s)\s+)+/iu;
const verbs =
  /(?<![\p{L}])(?:is|are|can|should|must|may|have|has|need|want|write|report|show|shows|see|know|able|soll|sollen|kann|können|muss|möchte|haben|hat|debe|deben|puede|pueden|quiero|tiene|tienen)(?![\p{L}])/iu;

function behindVerb(sentence: string, language: Language): Declaration | null {
  const found = has[language].exec(sentence);
  if (!found || notANoun.test(found[1]!) || noLists.test(found[1]!)) return null;
  if (
    /^(?:more|less|fewer|at (?:most|least)|no|to|been|not|höchstens|mehr|weniger|keine?|zu|más|menos|que)(?![\p{L}])/iu.test(
      found[2]!,
    )
  )
    return null;
  const items = closed(enumerationOf(found[2]!));
  return areFields(items, { least: 2, sure: 1 }, language) ? { noun: found[1]!, items } : null;
}

const notANoun =
  /^(?:(?:\p{L}+ )?(?:web ?sites?|sites?|platforms?|systems?|applications?|tools?|portals?|software|webseite|plattform|anwendung|sistema|plataforma|sitio)|we|i|you|they|it|he|she|there|this|that|who|people|everyone|nobody|anyone|anybody|somebody|page|the page|app|the app|wir|ich|sie|es|er|man|niemand|jeder|seite|app|nosotros|yo|nadie|página|aplicación|a job lists|(?:if|when|while|because|so|once|after)\s.*)$/iu;

function behindWith(sentence: string, language: Language): Declaration | null {
  const found = withFields[language].exec(sentence);
  if (!found || notANoun.test(found[1]!) || noLists.test(found[1]!)) return null;
  const page =
    /(?:page|dashboard|overview|report|chart|app|tool|seite|übersicht|página|list of|calendar|board|workshop|club|school|practice)$/iu;
  if (page.test(found[1]!)) return null;
  const items = closed(enumerationOf(ownParts(found, language).split(/\.\s|\s(?:so that|damit|para que)\s/)[0]!));
  // "Studies with title and phase, samples with weight": several are spoken of.
  if (items.some((item) => /\s(?:with|mit|con)\s/iu.test(item))) return null;
  const starts =
    found.index === 0 && !found[0].startsWith(" ") && /^\p{L}+\s(?:\p{L}+\s)?(?:with|mit|con)\s/u.test(sentence);
  const own = /report\s+(?:an?\s+)?[\p{L}-]+\s+with/iu.test(sentence)
    ? `${found[1]!.replace(/^report\s+/iu, "")} report`
    : found[1]!;
  return areFields(items, { least: 3, sure: starts ? 1 : 2 }, language) ? { noun: own, items } : null;
}

/**
 * "Submit tickets with a category, priority and attachment, reply to messages": the parts end behind their "and". "A gallery with
 * categories, a price list and a blog": what has an article where the first part has none stands beside the gallery.
 */
function ownParts(found: RegExpExecArray, language: Language): string {
  const list = found[2]!;
  if (language !== "en") return list;
  const plain = list.replace(
    /,\s+(?:and\s+|or\s+)?(?:answer|vote|accept|search|view|reply|record|add|send|browse|create|edit|delete|follow|like|comment|manage|track|upload|rate|write|see|check|join|save|share|submit|apply|filter|pay|cancel|choose|compare|download)\s.*$/iu,
    "",
  );
  const end = /^(.+?\sand\s[^,]+),\s/iu.exec(plain)?.[1] ?? plain;
  const hasArticle = /\swith\s+(?:an?|the|its|their)\s/iu.test(found[0]);
  return hasArticle ? end : end.split(/,\s+(?:and\s+)?an?\s/iu)[0]!;
}
