/** "Functionalities for member management, equipment inventory and a chatbot": the parts that a specification enumerates. */
import type { Language } from "../../plan/plan.ts";
import { enumValues, fieldTypeOf } from "../../lexicon/field-words.ts";
import { shapeOf } from "../../lexicon/stated-field-words.ts";
import { tokens } from "../words.ts";
import { isPlural, pluralOf, singularOf } from "../records/grammatical-number.ts";

/** "The system should manage leads, viewings and agents", "an ERP system to manage materials, orders and shifts". */
const managed =
  /\b(?:system|tool|app|application|platform|(?:web ?)?site|portal|software|solution|\p{L}+)\s+(?:should|must|shall|to|for)\s+manag(?:e|ing)\s+((?:[^.;,]+,)+\s*[^.;,]+)/giu;
const enumerations: Record<Language, readonly RegExp[]> = {
  en: [
    /\b(?:functionalit(?:y|ies)|functions?|features?|sections?|modules?|capabilit(?:y|ies)|pages|areas)\s*(?:such as|like|for|including|includes?|of|:|to (?:display|show|present|manage))\s+(?!users?\b)([^.;]+)/giu,
    /\b(?:it|(?:web ?)?site|app|application|platform|system|portal|tool|software|functionality|management|community|marketplace|network|dashboard|forum|store|shop|hub|helpdesk|game|center|service)\s+(?:should|must|shall)\s+(?:also\s+)?(?:have|include|contain|offer|provide|display|present|feature|show)\s+(?!\p{L}*\s?(?:functionalit|functions?\b|features?\b|sections?\b|modules?\b|pages\b))([^.;]+)/giu,
    /\b(?:an?|the|its)\s+((?:[\p{L}-]+\s){0,2}[\p{L}-]+\s+(?:functionality|function|section|module))\b/giu,
    managed,
    /\b(?:create|edit|manage|update)\s+((?:an?\s|their\s|own\s|\p{L}+\s){0,2}profiles?)\b/giu,
  ],
  de: [
    /(?<![\p{L}])[Ss]oll(?:te)?n?\s+(?:auch\s+|außerdem\s+)?([^.;]+?)\s+(?:enthalten|haben|bieten|umfassen|anbieten|besitzen)(?![\p{L}])/gu,
    /(?<![\p{L}])(?:Funktionen|Bereiche[n]?|Module[n]?|Seiten)\s*(?:wie|für|zum|zur|:)\s+([^.;]+?)(?=\s+(?:enthalten|haben|bieten|umfassen|anbieten|besitzen)(?![\p{L}])|[.;]|$)/gu,
  ],
  es: [
    /(?<![\p{L}])debe(?:ría)?\s+(?:también\s+)?(?:tener|incluir|contener|ofrecer)\s+([^.;]+)/giu,
    /(?<![\p{L}])(?:funcion(?:es|alidades)|secciones|módulos|páginas)\s*(?:como|de|para|:)\s+([^.;]+)/giu,
  ],
};

/** Where a part ends and a thought about it begins. */
const thought: Record<Language, RegExp> = {
  en: /\s(?:where|which|that|so|with|for|in|by|when|(?<!\b(?:introduction|guide)\s)to|who|from|on|including|such|allowing|showing|listing|at|grouped|sorted|organi[sz]ed|through|via|per|across)\s.*$/iu,
  de: /\s(?:mit|für|in|im|zum|zur|wo|damit|nach|sowie)\s.*$/iu,
  es: /\s(?:donde|que|con|para|por|según)\s.*$/iu,
};
const filler: Record<Language, RegExp> = {
  en: /^(?:and|or|an?|the|its|their|his|her|own|various|also|both|all|online|well as|as|efficient|detailed|comprehensive|user-friendly|different|personal(?=\s\p{L}+\s)|interactive(?=\s\p{L})|real-time(?=\s\p{L}+\s\p{L}))\s+/iu,
  de: /^(?:und|oder|eine?[nrms]?|der|die|das|den|sowie|auch)\s+/iu,
  es: /^(?:y|e|o|una?|unos|unas|el|la|los|las|sus?|también)\s+/iu,
};
const word: Record<Language, RegExp> = {
  en: /\s+(?:functionalit(?:y|ies)|functions?|features?|sections?|pages?|modules?|capabilit(?:y|ies)|integration|system)$/iu,
  de: /(?:-?(?:funktion(?:en)?|bereich|seite|modul))$/iu,
  es: /\s+(?:en línea)$/iu,
};
/** "Functions for": what leads to the list is none of it. */
const heading: Record<Language, RegExp> = {
  en: /^(?:functionalit(?:y|ies)|functions?|features?|sections?|modules?|pages)\s+(?:for|like|such as)\s+/iu,
  de: /^(?:folgende\s+)?(?:Funktionen|Bereiche|Module|Seiten)\s*(?:wie|für|zum|zur|:)\s+/iu,
  es: /^(?:las siguientes\s+)?(?:funcion(?:es|alidades)|secciones|módulos|páginas)\s*(?:como|de|para|:)\s+/iu,
};
/** "Anbieten von Fahrten", "buscar vuelos": the thing follows what is done with it. */
const told: Record<"de" | "es", RegExp> = {
  de: /^(?:(?:das|zum)\s+)?\p{Lu}\p{L}+(?:en|ern|eln)\s+von\s+(?=\p{L})/u,
  es: /^(?!(?:taller|bar|lugar|hogar|calendario|mar|poder)\s)\p{L}+(?:ar|er|ir)(?:\s+[ye]\s+\p{L}+(?:ar|er|ir))?\s+(?=\p{L})/iu,
};
/** What is done with a thing, before the thing. */
const deed =
  /^(?:\p{L}+ing\s+(?:and|or)\s+(?=\p{L}+ing\s))?(?:ask|answer|receiv|logg|sett|play|book|send|request|pledg|plac|tak|read(?!ing\s(?:lists?|rooms?|groups?|clubs?|plans?|circles?)\b)|watch|listen|pay|donat|stream|buy|join|check|prepar|brows|manag|display|view|search|shar|post|submit|track|record|publish|showcas|creat|edit|updat|log|upload|collect|organi[sz]|plan|monitor|report|present|list|add|register|schedul|sell|buy|rent|choos|select|enter|configur|customi[sz]|switch|compar|rat|controll|writ|defin|assign|calculat|comput|estimat|handl|maintain|offer|stor|sav|mark|attend|apply|accept|approv|review|discuss|introduc|describ|explain)ing\s+(?:(?:about|for|through|up)\s+)?(?=\p{L})/iu;
/** The same without "ing", as far as it is no noun. */
const plainDeed =
  /^(?:view|add|create|manage|browse|receive|generate|select|choose|edit|submit|compare|enter|configure|customi[sz]e|set|write|define)\s+(?:and\s+\p{L}+\s+)?(?:their\s+|own\s+|new\s+|an?\s+|the\s+)*(?=\p{L}+)(?!up\b|menus?\b|designs?\b)/iu;
/** What is done with what is there, and is no part by itself: it stands as buttons where the thing is. */
const handling =
  /^(?:preview|download|print|export|import|sort|filter|navigat|receiv|access|notify|log|sign|lik|follow|convert|renam|delet|remov|restart|paus|shuffl)ing\b.*|^(?:\p{L}+\s){0,2}(?:exports?|imports?|downloads?|previews?|printing|sorting|filtering|navigation)$/iu;
/** What was spoken of before. */
const pronoun = /^(?:it|them|this|that|these|those|each other|one another|everything|something|others)\b/iu;
/** What no part is: wishes, people in general, and the words of every app. */
const noPart =
  /^(?:(?:\p{L}+ )?(?:live chat|chat|messaging|private messag(?:es|ing)|direct messag(?:es|ing)|inbox)|(?:user |member )?(?:registration|login|log-?in|sign-?(?:up|in)|authentication|accounts?|account management)(?: and .*)?|.*\b(?:be able|users|visitors|should|can|must|allow|interface|colou?rs?|background|corresponding|operations|responsive|user-friendly|following|making)\b.*|(?:open|find|download|make|making|generat(?:e|ing)|perform(?:ing)?|enabl(?:e|ing)|allow(?:ing)?|provid(?:e|ing)|fill(?:ing)? out|submitting) .*|functionality|.* (?:sizes?|content|settings)|(?:\p{L}+ing)|form-filling|(?:product |job |full-?text |site )?search(?: bar)?|(?:comments?|ratings?|reviews?|repl(?:y|ies)|likes|money|prices?|amounts?|(?:\p{L}+ )?categories|(?:\p{L}+ )?(?:comments?|repl(?:y|ies)|likes|tags)|(?:secure |online )?payments?|countdown timers?|timers?|totals?|(?:taxes and )?totals|\p{L}+ tools|(?:seller|user|buyer|doctor|product|host|driver) ratings?|(?:\p{L}+ )?communication|(?:\p{L}+ )?subscriptions? to .*|(?:watch|viewing|play|listening|browsing|search|view) history|score system|scores?|scoring|levels|multiple .*|real-?time (?:tracking|data|monitoring|updates?|display|information)|keywords|availability|(?:average|total|number|amount|percentage) .*|durations?|difficult(?:y|ies)|meeting points?|drafts|(?:recent |latest )?activit(?:y|ies) of .*|(?:practice |online |interactive )?quiz(?:zes)?|payments?|check ?out|(?:shopping )?cart|filters?|sorting|pagination|interaction|data|information|details|content|ideas|support|management|enrollment|enrolment|etc|first|home|main|same|new|search|navigation)|(?:basic|contact|personal) information|passenger (?:information|details)|data (?:collection|management|review|storage|display)(?: and .*)?|.* (?:and|or)|permission management|(?:\p{L}*)suche|warenkorb|kasse|kategorien|registrierung|kommentare|(?:kunden|nutzer)?bewertungen|rezensionen|quiz|búsqueda|carrito|pago|categorías|registro|comentarios|valoraciones|opiniones|opiniones de (?:los )?(?:clientes|usuarios)|reseñas|favoritos|reservas)$/iu;

const ofEach = /\b(displays?|shows?|monitors?|tracks?)\s+([^.;]*?\s(?:for|of) (?:each|every)\s\p{L}+)(,\s)?/giu;

export interface NamedPart {
  /** As it is written: "Equipment inventory". */
  label: string;
  words: string[];
}

/** Whether the sentence says before a place that something is managed. */
function isManaged(text: string, at: number): boolean {
  const start = Math.max(text.lastIndexOf(".", at - 1), text.lastIndexOf(";", at - 1)) + 1;
  return /\bmanag(?:e|ing)\s/iu.test(text.slice(start, at));
}

/** In the order of the text, each once. */
export function namedParts(text: string, language: Language): NamedPart[] {
  const plain = text
    // Who manages patient information keeps patients.
    .replace(/\b(\p{L}+)\s(?:information|data|details|records)\b/giu, (all: string, noun: string, at: number) =>
      !isManaged(text, at) || /(?:al|ic|ous|ive|ary)$|s$/iu.test(noun) ? all : pluralOf(noun, "en"),
    )
    .replace(/\([^)]{0,2000}\)/g, " ")
    .replace(/\b(questions?) and (answers?)\b/gi, "questions & answers")
    // What is shown of each is written down of each.
    .replace(ofEach, (_all, verb: string, _own: string, more: string | undefined) => (more ? `${verb} ` : " "));
  const lists = enumerations[language].flatMap((pattern) =>
    [...plain.matchAll(pattern)].map((found) => ({
      // What is managed in general is often named again, by the name its part is to have.
      at: pattern === managed ? plain.length + found.index : found.index,
      items: itemsOf(found[1]!, language),
    })),
  );
  const found: NamedPart[] = [];
  for (const { items } of lists.toSorted((one, other) => one.at - other.at))
    for (const label of items)
      if (!found.some((other) => ` ${other.label.toLowerCase()}`.endsWith(` ${label.toLowerCase()}`)))
        found.push({ label: capital(label), words: label.toLowerCase().split(/[\s-]+/) });
  return found;
}

/** "Awards and publications" stays together where commas part the list. */
function itemsOf(list: string, language: Language): string[] {
  const and = { en: /\s+and\s+/iu, de: /\s+und\s+/iu, es: /\s+[ye]\s+/iu }[language];
  const pieces = list
    .replace(heading[language], "")
    .replace(
      /,?\s(?:including|such as|like|(?:and )?be able to|(?:and )?(?:allow|enable|let)s?\s(?:the\s)?\p{L}+\sto)\s.*$|,\swith\s.*$/iu,
      "",
    )
    .split(/,\s*/);
  if (language === "en") dropFields(pieces);
  const closed = pieces.length > 1 && /^(?:and|und|y|e)\s/iu.test(pieces.at(-1)!.trim());
  const last = pieces.at(-1)!;
  // Of what is done with two things, each is one: "browsing albums and artists".
  const parted = language === "en" ? pieces.slice(0, -1).flatMap(eachDone) : pieces.slice(0, -1);
  const all = closed ? [...parted, last] : [...parted, ...last.split(and)];
  return all.map((piece) => cleaned(piece, language)).filter((piece) => piece !== "");
}

/** "Tours with difficulty, duration and price, a calendar": what each tour has is no part. */
function dropFields(pieces: string[]): void {
  const from = pieces.findIndex((piece) => /\swith\s+\p{L}/iu.test(piece));
  const first = pieces[from]?.replace(/^.*?\swith\s+(?:an?\s|the\s|its\s|their\s)?/iu, "");
  if (from < 0 || !first || !isFieldName(first)) return;
  const hasArticle = /\swith\s+(?:an?|the|its|their)\s/iu.test(pieces[from]!);
  let end = from + 1;
  while (end < pieces.length && (hasArticle || !/^(?:and\s+)?an?\s/iu.test(pieces[end]!.trim()))) {
    end++;
    if (/^and\s/iu.test(pieces[end - 1]!.trim())) break;
  }
  const fields = pieces.slice(from + 1, end).map((piece) => piece.replace(/^\s*(?:and\s+)?/iu, ""));
  if (fields.filter(isFieldName).length * 2 >= fields.length) pieces.splice(from + 1, end - from - 1);
}

function isFieldName(words: string): boolean {
  const last = tokens(words.split(/\s(?:on|in|at|of|for|and)\s/iu)[0]!).at(-1) ?? "";
  return (
    fieldTypeOf(last) !== undefined ||
    enumValues(last, "en") !== undefined ||
    shapeOf(last) !== undefined ||
    /^(?:name|title|description|difficulty|duration|size|length|location|capacity|level|rating|author|genre|colou?r|weight|brand|skills?|requirements?)$/.test(
      last,
    )
  );
}

function eachDone(piece: string): string[] {
  const [, one, other] = /^((?:and\s)?\p{L}+ing\s\p{L}+s)\sand\s(\p{L}+s)$/iu.exec(piece.trim()) ?? [];
  return one && other && deed.test(one.replace(/^and\s/i, "")) ? [one, other] : [piece];
}

function cleaned(piece: string, language: Language): string {
  let label = ` ${piece.trim()}`.replace(thought[language], "").trim();
  while (filler[language].test(label)) label = label.replace(filler[language], "");
  if (language === "en")
    label = label
      .replace(/^lists? of (?:all\s+)?/iu, "")
      .replace(/\bof the (?:most|best|top)\s+(?:\p{L}+ed\s)?/iu, "of ");
  if (language === "en" && handling.test(label)) return "";
  if (language === "es" && /^contactar\s/iu.test(label)) return "";
  if (language === "en" && /^analy[sz]ing\s/iu.test(label)) return "Analysis";
  if (language === "en") label = label.replace(plainDeed, "");
  if (language === "en" && deed.test(label)) label = workedOut.test(label) ? calculatorOf(label) : thingDone(label);
  if (language !== "en" && told[language].test(label)) {
    label = label.replace(told[language], "").replace(/^(?:al|a)\s+/iu, "");
    while (filler[language].test(label)) label = label.replace(filler[language], "");
    if (language === "de") label = nominative(label);
  }
  const bare = label.replace(word[language], "").trim();
  // "Article pages" are one for each article.
  const short = language === "en" && /\spages$/iu.test(label) && !isPlural(bare, "en") ? pluralOf(bare, "en") : bare;
  const words = short.split(/\s+/);
  if (!/^[\p{L}][\p{L}\s'’&-]{2,39}$/u.test(short) || words.length > 5 || noPart.test(short)) return "";
  return short;
}

const workedOut = /^(?:calculat|comput|estimat)ing\s+(?!.*\s(?:and|or)\s)/iu;

/** "Premium calculator" of "calculating premiums". */
function calculatorOf(label: string): string {
  const thing = thingDone(label);
  const last = thing.split(" ").at(-1)!;
  return thing === ""
    ? ""
    : `${[...thing.split(" ").slice(0, -1), singularOf(last, "en") ?? last].join(" ")} calculator`;
}

/** "Plätze" of "von Plätzen". */
export function nominative(label: string): string {
  const noun = label.replace(/n$/u, "");
  if (/(?:er|el)n$/u.test(label)) return noun;
  return noun !== label && isPlural(noun, "de") ? noun : label;
}

/** "Template" becomes "Templates" of "choosing a template"; "Devices" of "switching devices on". */
function thingDone(label: string): string {
  let thing = label.replace(deed, "").replace(/\s+(?:on|off|in|out|up|down)$/iu, "");
  const isOne = /^an?\s/iu.test(thing);
  while (filler.en.test(thing)) thing = thing.replace(filler.en, "");
  if (pronoun.test(thing)) return "";
  return isOne && !isPlural(thing, "en") ? pluralOf(thing, "en") : thing;
}

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
