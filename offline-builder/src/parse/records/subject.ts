/** What a request keeps records of: the noun and how one and many of it are called. */
import { activities } from "../../lexicon/noun-kinds.ts";
import { calledOtherwise } from "../../lexicon/nouns/called-otherwise.ts";
import type { Language } from "../../plan/plan.ts";
import { tokens } from "../words.ts";
import { isPlural, pluralOf, singularOf } from "./grammatical-number.ts";
import { headOf, toolWords, weakTools } from "./request-form.ts";

export interface RecordSubject {
  /** As labels: "Vinyl record", "Vinyl records". */
  singular: string;
  plural: string;
  /** The noun alone, singular, in small letters: "record". */
  noun: string;
  /** What the app is called when the request gives it no name: "Running tracker". */
  title: string;
  /** False when the request names one thing, a trade or a topic, and no list of it. */
  counted: boolean;
  /** A word of its own says what is kept: a wish list keeps wishes, whatever else is named. */
  sure?: true;
}

const polite =
  /^(?:(?:please|hi|hello|hey|bitte|hallo|hola|por favor)[\s,!]+)*(?:(?:can|could) you\s+)?(?:(?:i|we|ich|wir)\s+)?(?:(?:somos|soy|tengo|tenemos|quiero|want|need|would like|wish|möchten?|brauchen?|hätten? gerne?|will|wollen|quiero|queremos|necesito|necesitamos|me gustaría|run|own|have|are|am|sell|offer|bin|sind|haben?|betreiben?|führen?|somos|soy|tengo|tenemos|llevo|vendo)\s+)?(?:(?:to|um)\s+)?(?:(?:build|make|create|design|develop|implement|program|generate|prepare|produce|set up|put together|write(?! down)|code|do|have|get|erstelle?n?|baue?n?|mache?n?|entwickle|entwickeln|programmiere?n?|implementiere?n?|gestalte|gestalten|entwirf|crear?|hacer?|haz|crea|construye|desarrolla|diseña|programa|implementa|genera|prepara)\s+)?(?:(?:me|us|mir|uns|dir|nos)\s+)?/iu;
const articles =
  /^(?:(?:something|anything|etwas|algo|an?|the|my|our|their|your|all|some|every|each|which|what|this|these|of|for|about|to|ein|eine[nrsm]?|der|die|das|den|dem|des|meine?[nrsm]?|unsere?[nrsm]?|alle[nr]?|für|von|über|un|una|unos|unas|el|la|los|las|mis?|nuestr[oa]s?|todos|todas|de|del|para|sobre|simple|small|little|personal|basic|nice|good|own|new|private|easy|quick|tiny|einfache[rsn]?|kleine[rsn]?|persönliche[rsn]?|eigene[rsn]?|sencill[oa]|pequeñ[oa]|simples?|propi[oa]|nueva?|web|digital|online|lists?|app|notes on|record of)\s+)+/iu;
const end =
  /\s+(?:that|which|who|whose|where|when|while|every|each|daily|weekly|with|without|w\/|by|of|from|in|at|on|for|to|and|so|including|i|we|you|my|our|mit|ohne|jeden|jede|täglich|cada|die|der|das|den|welche|wo|wer|wenn|bei|beim|im|in|an|am|auf|aus|für|und|ich|wir|zum|zur|meine[rsn]?|unsere[rsn]?|con|sin|que|quien|quién|donde|cuando|en|para|y|mi|mis|nuestr[oa]s?)(?![\p{L}]).*$/iu;

const verbs: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(?:keep(?:ing)? (?:track|a list|a record|records|a log) of|track(?:ing)?|log(?:ging)?|catalogu?(?:e|ing)|organi[sz](?:e|ing)|manag(?:e|ing)|record(?:ing)?|register(?:ing)?|host(?:ing)?|list(?:ing)?|stor(?:e|ing)|collect(?:ing)?|note(?: down)?|remember|save|write down|keeps?|keeping|plan(?:ning)?|count(?:ing)?|rat(?:e|ing)|monitor(?:ing)?|hand(?:ing)? over|keep an eye on|look after|shar(?:e|ing)|swap(?:ping)?) (.+)$/iu,
  de: /(?<![\p{L}])((?:(?:meine[rn]?|unsere[rn]?|alle|die|den|das)\s+)?(?:\p{Ll}+en?\s+)?\p{Lu}[\p{L}-]+)\s+(?:zu\s+)?(?:erfassen|verwalten|organisieren|festhalten|festzuhalten|aufschreiben|notieren|eintragen|tracken|sammeln|katalogisieren|ablesen|pflegen|verfolgen|beobachten|nachverfolgen|überwachen|auflisten|dokumentieren|protokollieren)/u,
  es: /(?<![\p{L}])(?:llevar (?:el )?(?:control|registro) de|registrar|gestionar|organizar|apuntar|anotar|catalogar|controlar) (.+)$/iu,
};

/** Who wishes it, said before the wish: "our support crew of six needs something to hand over shifts". */
const wisher: Record<Language, RegExp> = {
  en: /^(?:my|our|the|we|i)\s[^,.:;]{2,60}?\s(?:needs?|wants?|would like|(?:is|are) looking for|could use)\s+(?:(?:something|a way|a tool|an app|a place|somewhere|a system)\s+)?(?:(?:to|for|that|where|with which)\s+)?/iu,
  de: /^(?:mein|unser|der|die|das)\p{L}*\s[^,.:;]{2,60}?\s(?:braucht|brauchen|sucht|suchen|möchten?|wünscht sich)\s+(?:(?:etwas|eine Möglichkeit|ein Werkzeug|eine App|einen Ort)\s*,?\s+)?(?:(?:für|um)\s+)?/iu,
  es: /^(?:mi|nuestr[oa]|el|la|los|las)\s[^,.:;]{2,60}?\s(?:necesitan?|quieren?|buscan?)\s+(?:(?:algo|una forma|una herramienta|una aplicación|un sitio)\s+)?(?:(?:de|para|donde)\s+)?/iu,
};

/** Who writes it down: "our tenants report repairs with urgency and status". */
const reporter: Record<Language, RegExp> = {
  en: /^(?:(?:my|our|the)\s+)?(?:\p{Ll}+\s+)?\p{Ll}{3,}s\s+(?:can\s+|should\s+|must\s+)?(?:report|log|enter|submit|hand in|send in|record|note down|write down|file|register|request)\s+(?:their\s+|all\s+|any\s+)?(?=\p{Ll}{3})/u,
  de: /^(?:(?:unsere|die|meine)\s+)?\p{Lu}\p{Ll}{3,}\s+(?:melden|erfassen|reichen|tragen)\s+(?:ihre\s+|alle\s+)?(?=\p{Lu})/u,
  es: /^(?:(?:nuestros|nuestras|los|las|mis)\s+)?\p{Ll}{3,}s\s+(?:avisan de|registran|envían|reportan|comunican|anotan)\s+(?:sus\s+|las\s+|los\s+)?(?=\p{Ll}{3})/u,
};

/** Who plans it: "our theatre group organises rehearsals". */
const planner: Record<Language, RegExp> = {
  en: /^(?:my|our|the)\s+(?:\p{L}+\s+){1,3}?(?:plans|organi[sz]es|manages|arranges|schedules)\s+(?=\p{Ll}{3})/iu,
  de: /^(?:unser|mein|der|die|das)\p{L}*\s+(?:\p{L}+\s+){1,2}?(?:plant|organisiert|verwaltet|koordiniert)\s+(?=\p{Lu})/iu,
  es: /^(?:mi|nuestr[oa]|el|la)\s+\p{L}+\s+(?:planifica|organiza|gestiona|coordina)\s+(?=\p{Ll}{3})/iu,
};

const holder = /^(?:colección|gestión|control|registro|lista) de$/iu;

function otherwise(head: string, language: Language): RecordSubject | null {
  const found = calledOtherwise[language].find(([pattern]) => pattern.test(head));
  if (!found) return null;
  const said = found[0].exec(head)![0].trim();
  const whole = head.replace(/\s+(?:for|with|of|at|in|für|mit|von|zum|para|con|del?)\s.*$/iu, "");
  const title = tidyTitle(whole.length < 40 && found[0].test(whole) ? whole : said);
  const own = named(found[1].split(" "), title, language);
  return own && { ...own, title, counted: true, sure: true };
}

/** Null when no noun of substance is there. */
export function recordSubject(text: string, language: Language): RecordSubject | null {
  const head = headOf(text)
    .replace(wisher[language], "")
    .replace(reporter[language], "")
    .replace(planner[language], "")
    .replace(polite, "")
    .trim();
  const other = otherwise(head, language);
  if (other) return other;
  const phrase = phraseIn(head, language);
  if (!phrase) return null;
  const said = phrase.words.match(/[\p{L}\p{N}'’&-]+/gu) ?? [];
  // "Colección de monedas" keeps coins.
  const words = language === "es" && said.length > 2 && holder.test(said.slice(0, 2).join(" ")) ? said.slice(2) : said;
  if (words.length === 0 || words.length > 4) return null;
  return named(words, phrase.title, language);
}

/** What holds things is called by them: a wine cellar keeps wines. */
const contained: Record<Language, RegExp> = {
  en: /^(?:(?:my|our|the|an?)\s+)?(\p{L}{3,}(?:\s\p{L}{3,})?)\s+(?:cellar|rack|cabinet|pantry|stash|vault|closet|wardrobe)(?=$|\s)/iu,
  de: /^(?:(?:mein|unser|der|ein)\s+)?(\p{Lu}\p{L}{2,})(?:keller|regal|schrank)(?=$|\s)/u,
  es: /^(?:(?:mi|nuestra|la|una)\s+)?(?:bodega|despensa|armario|estantería)\s+de\s+(\p{L}{3,})(?=$|\s)/iu,
};

interface Phrase {
  words: string;
  title: string;
}

function phraseIn(head: string, language: Language): Phrase | null {
  const cut = (text: string): string =>
    `${text.trim()} `.replace(articles, "").replace(end, "").replace(articles, "").trim();
  const list = toolWords[language];
  const held = contained[language].exec(head);
  if (held && cut(held[1]!)) return { words: cut(held[1]!), title: tidyTitle(held[0]) };
  if (language === "de") {
    const compound = new RegExp(`(?<![\\p{L}])(\\p{L}{3,}?)(?:-(?:${list}))?-?(?:${list})(?![\\p{L}])`, "iu").exec(
      head,
    );
    const stemmed = compound?.[1];
    const behind = new RegExp(
      `(?<![\\p{L}])\\p{L}*-?(?:${list})\\s+(?:für|von|über|meiner|unserer|aller|der)\\s+(.+)$`,
      "iu",
    ).exec(head)?.[1];
    if (stemmed && !weakTools.test(stemmed) && cut(stemmed))
      return { words: uncompounded(stemmed), title: tidyTitle(compound![0]) };
    if (behind && cut(behind)) return phraseOf(cut(behind), language);
  } else {
    const before =
      language === "en"
        ? new RegExp(`^(.*?[\\p{L}])\\s+(?:(?:${list})\\s+)*(?:${list})(?![\\p{L}])`, "iu").exec(head)
        : null;
    const words = before ? cut(before[1]!) : "";
    // "Company directory of employees" is of employees.
    if (words && !isVerbPhrase(words) && !isEmptyWord(words.split(" ").at(-1)!.toLowerCase()))
      return { words, title: tidyTitle(before![0].replace(articles, "")) };
    const behind = new RegExp(`(?<![\\p{L}])(?:${list})\\s+(?:for|of|about|to|de|para|sobre|con)\\s+(.+)$`, "iu").exec(
      head,
    )?.[1];
    const verb = behind ? (verbs[language].exec(behind)?.[1] ?? behind) : undefined;
    if (verb && cut(verb)) return phraseOf(cut(verb), language);
  }
  const kept = verbs[language].exec(head)?.[1];
  if (kept && cut(kept)) return phraseOf(cut(kept), language);
  const bare = cut(head);
  return bare ? phraseOf(bare, language) : null;
}

function isVerbPhrase(words: string): boolean {
  return /^(?:keep|track|log|manage|something|anything)/i.test(words);
}

function phraseOf(words: string, language: Language): Phrase {
  const tracked: Record<Language, (thing: string) => string> = {
    en: (thing) => (activities[thing.toLowerCase()] ? `${thing} tracker` : thing),
    de: (thing) => thing,
    es: (thing) => thing,
  };
  return { words, title: tidyTitle(tracked[language](words)) };
}

function tidyTitle(words: string): string {
  const text = words
    .replace(articles, "")
    .replace(/\s+app$/i, "")
    .replace(
      /\s+(?:of|for|with|and|de|del|para|con|en|y|von|für|mit|und)(?:\s+(?:my|our|the|an?|mi|nuestr[oa]|mein\p{Ll}*|unser\p{Ll}*))?$/iu,
      "",
    )
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The first part of a German compound as it would stand alone: "Gästeliste" keeps "Gäste", "Bienenstocks" loses its s. */
function uncompounded(part: string): string {
  return /[^aeiousß]s$/i.test(part) && part.length > 5 ? part.slice(0, -1) : part;
}

function named(words: string[], title: string, language: Language): RecordSubject | null {
  const at = language === "es" ? 0 : words.length - 1;
  const head = words[at]!;
  const small = head.toLowerCase();
  if (isEmptyWord(small)) return null;
  const activity = activities[small];
  if (activity) {
    const [singular, plural] = activity;
    return { singular, plural, noun: singular.toLowerCase(), title, counted: true };
  }
  if (
    language === "en" &&
    /^[a-z]{3,}ing$/.test(small) &&
    !/^(?:thing|ring|king|spring|string|wing|painting|building|meeting|booking|wedding|earring|clothing|drawing|recording|listing)$/.test(
      small,
    )
  ) {
    const label = capital(words.join(" "));
    return { singular: `${label} session`, plural: `${label} sessions`, noun: "session", title, counted: true };
  }
  if (language === "en" && uncounted.has(small)) {
    const label = capital(words.join(" "));
    return { singular: `${label} entry`, plural: `${label} entries`, noun: small, title, counted: true };
  }
  const plural = isPlural(language === "de" ? head : small, language);
  const one = plural ? singularOf(head, language) : head;
  const many = plural ? head : pluralOf(head, language);
  const label = (word: string): string => capital([...words.slice(0, at), word, ...words.slice(at + 1)].join(" "));
  return {
    singular: one === null ? entry[language] : label(one),
    plural: label(many),
    noun: (one ?? head).toLowerCase(),
    title,
    counted: plural,
  };
}

const entry: Record<Language, string> = { en: "Entry", de: "Eintrag", es: "Entrada" };

const uncounted = new Set(
  tokens(
    "chess music homework mileage weight water blood pressure mood money food maintenance equipment furniture software laundry training news research knowledge practice gas electricity energy",
  ),
);

const empty = new Set(
  tokens(
    "app apps thing things something anything stuff website site page data entry entries list lists tracker project business company it them this that what i we you me us a the system software program programm etwas sachen dinge seite cosa cosas algo datos everything life alles todo help hilfe please idea work",
  ),
);

function isEmptyWord(word: string): boolean {
  return empty.has(word) || word.length < 3 || /^\d/.test(word);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
