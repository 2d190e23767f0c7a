/**
 * Finds wishes of a first request that neither the app nor the answer mentions, so that the answer can name them. It is the
 * last look at the request, and knows no kinds of apps.
 */
import type { Language } from "../../plan/plan.ts";
import { isProven, provenIn } from "../../parse/wishes/feature-proofs.ts";
import { findColors } from "../../parse/colors.ts";
import { stem, tokens } from "../../parse/words.ts";
import { english } from "../../read/languages/english.ts";
import { german } from "../../read/languages/german.ts";
import { spanish } from "../../read/languages/spanish.ts";
import { hasOtherNames, heard, isHalf, isHeard, isInflected, isSame, type Heard } from "./hearing.ts";
import { shownWords } from "./shown-words.ts";

/** Longer requests are specifications, whose sentences are gone through one by one. */
const MAX_CHARACTERS = 4_000;
const MAX_NAMED = 12;
/** A wish is named in so many words. */
const MAX_WORDS = 12;

const cut: Record<Language, RegExp> = {
  en: /\s*(?:[,;:()]|\.(?:\s|$)|[!?\n]|\s[–—-]\s|(?<!\p{L})(?:and|or|plus|with|including|so that|which|that|as well as|but|also)(?!\p{L})|(?<=\s)(?=(?:where|when|who)\s))\s*/iu,
  de: /\s*(?:[,;:()]|\.(?:\s|$)|[!?\n]|\s[–—-]\s|(?<!\p{L})(?:und|oder|and|with|sowie|mit|inklusive|damit|dass|aber|auch|außerdem)(?!\p{L})|(?<=\s)(?=(?:wo|wann|wer)\s))\s*/iu,
  es: /\s*(?:[,;:()]|\.(?:\s|$)|[!?\n]|\s[–—-]\s|(?<!\p{L})(?:y|e|o|con|and|with|incluyendo|para que|además|pero|también|que)(?!\p{L})|(?<=\s)(?=(?:donde|dónde|cuándo|quién)\s))\s*/iu,
};

/** Words that wish for nothing by themselves: who, how, where, and that something is wanted at all. */
const closed: Record<Language, string> = {
  en: "a an the my our your their its his her this that these those it they we you i me us them he she there here to of for in on at by from as into about over per each every any some all both more most one two three four five six several many much no not is are be been being was were has have had do does did can could should would will may might must want wants need needs like love lovely please let lets make makes build create give get gets show shows see sees choose chooses have able way something anything everything things thing stuff people person users user customers customer visitors visitor everyone everybody nobody who whom whose what which how when where why if then than so too also just only very really own up out off down etc per via using use used simple small tiny nice modern clean dark light warm friendly bright calm beautiful pretty little big new good best easy quick great online digital first after before during through between until since today now week weekly day daily month monthly year yearly hi hello thanks current currently automatically extra called named run opening top past same kind type different etcetera lot find write enter enters look keep keeps track record collect organise organize plan manage pick select submit submits mark marks marked ask asks asking put add allow allows n w dos",
  de: "ein eine einen einem einer eines der die das den dem des mein meine meinen meiner unser unsere unseren unserem unserer ihr ihre ihren sein seine es sie wir ich man uns mir mich dir für per von zu zum zur im in an am auf bei aus nach über um pro je jede jeder jedes jeden alle alles mehr zwei drei vier fünf kein keine keinen nicht ist sind sei war hat haben habe hatte kann können soll sollen sollte will wollen möchte möchten muss müssen darf bitte brauche brauchen braucht gibt geben zeigen zeigt sehen machen mach bauen baue erstellen etwas dinge sachen leute personen kunden kunde besucher nutzer jemand wer was wie wann wenn als so nur noch sehr selbst einfach einfache kleine kleiner kleines schön schöne modern moderne schlicht dunkel hell warm freundlich neue neuer neues gut gute  täglich tag woche monat jahr monatlich wöchentlich danke hallo gezeigt werden wird eigene online wo",
  es: "un una unos unas el la los las lo mi mis nuestro nuestra nuestros su sus tu es son ser está están hay ha han de del en a al por para sin con cada todo toda todos todas más muy dos tres cuatro no que qué quien quién como cómo cuando donde si se me nos le les yo quiero queremos necesito necesitamos poder puede pueden debe deben gente personas clientes cliente usuarios usuario visitantes algo cosas hacer haz ver mostrar sencillo sencilla pequeño pequeña moderno bonito oscuro claro nuevo nueva día semana mes año mensual semanal diario hola gracias online",
};

/** Nouns that name no wish by themselves, and belong to one behind another word: "waiting list". */
const general =
  /^(?:website|site|page|pages|app|application|tool|web|webpage|landing|info|information|details?|options?|features?|function|buttons?|lists?|forms?|views?|modes?|entry|entries|fields?|dates?|requests?|items?|system|software|platform|up|in|out|off|seite|webseite|anwendung|programm|verwaltung|übersicht|listen?|formular|knopf|ansicht|feld|felder|eintrag|bereich|infos?|informationen|angaben|datum|anfragen?|página|sitio|aplicación|herramienta|programa|sistema|gestión|listas?|formulario|botón|vista|campos?|sección|información|datos|fecha|solicitud|solicitudes)$/iu;

/** Sentences that say who somebody is, and refusals, ask for nothing. */
const saysWho: Record<Language, RegExp> = {
  en: /^(?:hi|hello|hey|thanks|(?:i|we)(?:'m| am|'re| are| run| own| teach| collect| have| rent out| sell| organi[sz]e)|my \p{L}+ and i)(?!\p{L})/iu,
  de: /^(?:hallo|hi|danke|ich (?:bin|leite|habe|verkaufe|unterrichte)|wir (?:sind|haben|vermieten|verkaufen|leiten))(?!\p{L})/iu,
  es: /^(?:hola|gracias|soy|somos|tengo|tenemos|vendo|vendemos|llevo|dirijo)(?!\p{L})/iu,
};
/** Days, hours and amounts are facts, which are compared one by one elsewhere. */
const fact =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})|\d{3}|\d\s*[:.–-]\s*\d|\p{Sc}|@|https?:/iu;
/** Words about look and tone, which ask for no part of the app. */
const manner =
  /^(?:trustworthy|elegant|minimal(?:ist)?|cosy|cozy|playful|professional|rustic|luxurious|fresh|fun|cheerful|serious|natural|classic|retro|vintage|bold|soft|plain|tidy|stylish|inviting|responsive|mobile|vertrauens\p{L}+|seriös|gemütlich|verspielt|professionell|ruhig|natürlich|klassisch|frisch|einladend|edel|elegante|acogedor\p{L}*|profesional|serio|divertid[oa]|natural|clásic[oa]|tranquil[oa]|cálid[oa]s?)$/iu;

/** Who does something is no part of what is done: "patients pick a treatment". */
const someone =
  /^(?:patients?|guests?|students?|pupils?|colleagues|employees?|managers?|companies|friends|flatmates|patienten|gäste|schüler|mitarbeiter|kollegen|eltern|pacientes?|invitados|alumnos|empleados|jefes?|agents?|owners?)$/iu;

/** "Farm tours people can book" asks for the tours, and for booking them. */
const canBe = /\s(?:people|visitors|guests|customers|clients|members|you|we|they) can \p{L}+$/iu;
/** "No more than two a week" is a rule, no refusal. */
const refuses =
  /^(?!(?:not?|nicht|no) (?:more|less|fewer|later|longer|earlier|mehr|weniger|später|länger|früher|más|menos)(?!\p{L}))(?:no|not|nothing|without|never|don'?t|kein\p{L}*|ohne|nichts?|sin|nada)(?!\p{L})/iu;
/** A number with a unit of time, length, weight, text or share: "90 days", "500m". Times of day and counts of things are facts. */
const measure =
  /(?<![\p{L}\d.,:])(\d{1,4})[\s-]?(m|km|cm|mm|kg|g|l|ml|cl|mins?|minutes?|hours?|days?|weeks?|months?|years?|nights?|miles?|words?|characters?|letters?|percent|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|zeichen|wörtern?|prozent|minutos?|horas?|días?|semanas?|meses|años?|palabras?)(?!\p{L})/giu;
/** Any things may be limited: "max 40 loaves". */
const limited =
  /(?<!\p{L})(?:max(?:imum|imal)?\.?|at most|up to|no more than|höchstens|bis zu|máximo|hasta)\s+(\d{1,4})\s?(\p{L}+)/giu;
/** "3 tracks": a list of so many is told in one sentence, "Tracks: 3 entries". */
const several = /(?<![\p{L}\d.,:/–-])(\d{1,2})\s(\p{L}{4,})/giu;
/** Words that ask for what stands behind them, and are named with it: "how to get here". */
const question: Record<Language, RegExp> = {
  en: /^(?:how|what|who|where|when|which)$/iu,
  de: /^(?:wie|was|wer|wo|wann|welche\p{L}?)$/iu,
  es: /^(?:cómo|qué|quién|dónde|cuándo)$/iu,
};
/** Ratings, not hours and no days of a month: "each 1-10". */
const scale = /(?<![\d:.])[01]\s?[-–]\s?\d{1,3}(?![\d:.])(?!\s*(?:am|pm|uhr|h)(?!\p{L}))(?!\s\p{Lu})/gu;
/** Guests are counted, and the manager is who alone may do something: people belong to the wish. */
const counted = /(?:(?<!\p{L})(?:only|nur|s[oó]lo)|number of|how many|anzahl|wie viele|número de|cuánt[oa]s)\s/iu;
/** That something is kept is no wish by itself: "apuntar las habitaciones". English has the same words for nouns: "a log". */
const keeping: Record<Language, string> = {
  en: english.words.whether,
  de: [german.words.keep, german.words.has, german.words.whether].join(" "),
  es: [spanish.words.keep, spanish.words.has, spanish.words.whether].join(" "),
};
const closedWords = new Map<Language, Set<string>>();
function isClosed(word: string, language: Language): boolean {
  const words = closedWords.get(language) ?? new Set(`${closed[language]} ${keeping[language]}`.split(" "));
  closedWords.set(language, words);
  const plain = word.replace(/['’](?:d|s|ll|m|re|ve)$/u, "");
  return words.has(word) || words.has(plain) || general.test(word) || word.length < 2 || /^\d+$|köpfig/.test(word);
}

interface Item {
  text: string;
  /** Words that say what is wished for, in their order. */
  content: string[];
  /** Numbers with their units: "90 days". */
  measures: string[];
  /** Words that say for whom alone, in which case or of whom what: "each kid sees only their own chores". */
  binds: string[];
  /** By what it is worked out: "a total per client". */
  per: string[];
  /** How many of what: "3 tracks". */
  counts: string[][];
}

/** A rule is more than the things it is about, so that these are in the app shows nothing of it. */
const binding =
  /(?<!\p{L})(?:only|own|alone|unless|if|automatically|nur|eigen\p{L}{0,2}|allein|wenn|falls|automatisch|s[oó]lo|solamente|propi[oa]s?|si|automáticamente)(?!\p{L})/giu;
const whoWhat =
  /(?<!\p{L})(?:(who|whom)\s.*?(what|which)|(wer)\s.*?(was|welche\p{L}?)|(quién)\s.*?(qué|cuál\p{L}*))(?!\p{L})/iu;

/** "A total per client", "a weekly email" is told where both stand together. */
const perEach = /(?<=\p{L}\s)(?:per|pro|je|por)\s+(\p{L}{3,})|(?<!\p{L})((?:week|month)ly)(?!\p{L})/iu;

/** Told in one sentence: the rule with at least half of what it is about, or two of its words. A chart shows what it is of. */
function isBound(item: Item, sentences: readonly Heard[], { written, language }: Answered): boolean {
  const content = item.content.filter((word) => !item.per.includes(word));
  const works = item.binds.length === 0 && isProven(content.join(" "), written);
  return sentences.some((sentence) => {
    const isSaid = (word: string): boolean => isHeard(word, sentence, language);
    const said = [...item.binds, ...item.per].filter((word) => isSaid(word) || isSaid(word.replace(/ly$/, ""))).length;
    const about = content.filter((word) => isHeard(word, sentence, language)).length;
    return said > 1 || (said > 0 && content.length > 0 && (works || about * 2 >= content.length));
  });
}

function itemOf(raw: string, language: Language): Item | null {
  const text = raw.trim().replace(/^["“„«']+|["”“»'.!?]+$/gu, "");
  const found = [...text.matchAll(measure), ...text.matchAll(limited)];
  const measures = found.map(([, number, unit]) => `${number} ${stem(unit!.toLowerCase())}`);
  const told = text.replaceAll(measure, " ").replaceAll(limited, " ");
  if (text === "" || refuses.test(text) || (fact.test(told) && fact.test(told.replaceAll(scale, " ")))) return null;
  const words = text.split(/\s+/);
  const isOpen = (word: string): boolean => tokens(word).some((part) => !isClosed(part, language));
  const binds = tokens([...(text.match(binding) ?? []), ...(whoWhat.exec(text)?.slice(1) ?? [])].join(" "));
  const per = tokens((perEach.exec(text)?.slice(1) ?? []).join(" "));
  const counts = [...told.matchAll(several)].map(([, number, noun]) => [number!, noun!.toLowerCase()]);
  const isNamed = (word: string): boolean =>
    isOpen(word) || tokens(word).some((part) => [...binds, ...per].includes(part));
  const first = words.some(isOpen) || binds.length > 1 ? words.findIndex(isNamed) : -1;
  if (first < 0 && measures.length === 0) return plainItem(words, language);
  const start = first < 0 ? words.findIndex((word) => /\d/.test(word)) : first;
  if (start < 0 || (first < 0 && measures.length === 0)) return null;
  const open = Math.max(start, words.findLastIndex(isNamed), measures.length > 0 ? words.findLastIndex(isMeasured) : 0);
  const end = endOf(words, open);
  const from = counts.some(([number]) => number === words[start - 1]) ? start - 1 : beginningOf(words, start, language);
  const kept = words.slice(from, Math.min(end + 1, from + MAX_WORDS));
  const colors = findColors(text).map(({ words: said }) => said.toLowerCase());
  const isLook = (word: string): boolean => manner.test(word) || colors.some((said) => said.includes(word));
  const content = kept
    .flatMap((word, at) => contentOf(word, kept[at + 1], language))
    .filter((word) => !isClosed(word, language) && !isLook(word));
  const deeds = counted.test(text) ? content : content.filter((word) => !someone.test(word));
  // "Where my flatmates …" says who, and nothing of what.
  const isEmpty =
    (content.length === 0 && measures.length === 0 && binds.length < 2) ||
    (deeds.length === 0 && content.length > 0 && question[language].test(kept[0]!));
  return isEmpty
    ? null
    : { text: kept.join(" "), content: deeds.length > 0 ? deeds : content, measures, binds, per, counts };
}

/** "Sign up" is another deed than "sign in"; an "Online-Terminbuchung" is heard where its noun is. */
function contentOf(word: string, next: string | undefined, language: Language): string[] {
  const isDeed = /^(?:up|in|out|off)$/iu.test(next ?? "") && !hasOtherNames(word);
  if (isDeed) return [`${word}-${next!}`.toLowerCase()];
  const lead = /^(\p{L}+)-(?=\p{L}{5})/u;
  return tokens(word).map((one) =>
    language === "de" && isClosed(lead.exec(one)?.[1] ?? one, language) ? one.replace(lead, "") : one,
  );
}

const isMeasured = (word: string, at: number, words: readonly string[]): boolean =>
  /^\d+\p{L}/u.test(word) || /^\d+$/.test(words[at - 1] ?? "");

/** Words that say little are wished for where one stands alone in a list, "year", or where they ask: "where we are". */
function plainItem(words: readonly string[], language: Language): Item | null {
  const from = words.findIndex((word) => question[language].test(word));
  const kept = words.slice(Math.max(0, from));
  const isNoun = general.test(kept[0]!) || `1 ${kept[0]!}`.match(measure) !== null;
  if (from < 0 && (words.length > 1 || kept[0]!.length < 4 || !isNoun)) return null;
  // Who, where and when are told by one word; of how and what the whole question is looked for.
  const content = /^(?:how|what|which|w(?:ie|as|elche.?)|cómo|qué)$/iu.test(kept[0]!) ? kept.join(" ") : kept[0]!;
  return { text: kept.join(" "), content: [content.toLowerCase()], measures: [], binds: [], per: [], counts: [] };
}

/** "Twice a week": how often belongs to what is wished for. */
function endOf(words: readonly string[], open: number): number {
  const isRate = /^(?:an?|per|each|every|pro|je|por|al|a la)$/iu.test(words[open + 1] ?? "") && words.length > open + 2;
  if (isRate) return open + 2;
  return general.test(words[open + 1] ?? "") ? open + 1 : open;
}

/** A wish begins with its own question: "how to get here"; in "lista de espera" with the noun that says little. */
function beginningOf(words: readonly string[], start: number, language: Language): number {
  if (words[start - 1]?.toLowerCase() === "de" && general.test(words[start - 2] ?? "")) return start - 2;
  const from = words.slice(0, start).findIndex((word) => question[language].test(word));
  return from < 0 ? start : from;
}

/** The first item says what is built, and what it is about: "a trainer for Spanish". */
const about: Record<Language, RegExp> = {
  en: /(?:about|for|on)\s+(?!(?:my|our|the|a|an|your|their|us|me|everyone)\s)([^,.;:]+)$/iu,
  de: /(?:über|zu|zum)\s+(?!(?:mein|unser)\p{L}*\s)([^,.;:]+)$/iu,
  es: /(?:sobre)\s+([^,.;:]+)$/iu,
};

const whose = /\s(?:for (?:my|our)|für (?:mein|unser)\p{L}*|para (?:mi|nuestr[oa])) \p{L}+\s*$/iu;

function itemsOf(request: string, language: Language): Item[] {
  const found: Item[] = [];
  const sentences = request.split(/(?<=[.!?])\s+|\n/u).filter((sentence) => /\p{L}/u.test(sentence));
  let isFirst = true;
  for (const sentence of sentences) {
    const says = saysWho[language].test(sentence.trim());
    const parts = sentence.split(cut[language]).filter((part) => /\p{L}/u.test(part));
    for (const [at, part] of parts.entries()) {
      if (at === 0 && says) {
        isFirst = false;
        continue;
      }
      const raw = isFirst ? (about[language].exec(part)?.[1] ?? "") : part;
      // "Blue, red and orange website for a florist": colours before it wish for nothing.
      isFirst &&= findColors(part).length > 0 && itemOf(part, language) === null;
      const item = itemOf(raw, language);
      // "Lost and found board for our school": whose it is asks for nothing.
      const plain = item && itemOf(raw.replace(whose, ""), language);
      if (item) found.push(plain ?? item);
    }
  }
  return found;
}

/** Parts that were taken for unused, less those that the app has by another word. */
export function trulyUnused(parts: readonly string[], { written, said, language }: Answered): string[] {
  const all = heard(`${shownWords(written)}\n${said.join("\n")}`);
  return parts.filter((part) => {
    const { content, measures } = itemOf(part, language) ?? { content: [], measures: [] };
    if (measures.some((said) => !all.line.includes(` ${said} `))) return true;
    // Days and amounts are facts; "Datum" alone wishes for nothing.
    if (content.length === 0)
      return /\d|^(?:one|single)[- ]page/i.test(part) || tokens(part).some((word) => !isClosed(word, language));
    return content.some((word) => !isHeard(word, all, language));
  });
}

export interface Answered {
  /** Every day that the request names has its hours. */
  isWeekRead?: boolean;
  /** Names that the request says: where they stand, or that they stand nowhere, is said of all together. */
  people?: readonly string[];
  /** Clauses of who may do what, which the answer speaks of. */
  roles?: readonly string[];
  /** Less the frame that all apps have around their pages; all files where they are not told apart. */
  own?: string;
  /** The app's files; what nobody reads of them proves that something works, and is not heard. */
  written: string;
  said: readonly string[];
  language: Language;
}

/** Texts of so many words name something; in a longer one another word for a wish stands by chance. */
const MAX_LABEL = 3;

/** Finds the label under which the app has a wish by another name; undefined if no label fits. */
type Naming = (word: string) => string | undefined;

function namingOf(shown: string, language: Language): Naming {
  const texts = [...new Set(shown.split(/[\n.;:!?·()]/).map((text) => text.trim()))];
  const labels = texts.filter((text) => text !== "" && !refuses.test(text) && tokens(text).length <= MAX_LABEL);
  const all = heard(labels.join("\n"));
  const sorted = labels.toSorted((one, other) => one.length - other.length);
  return (word) =>
    isHeard(word, all, language) ? sorted.find((label) => isHeard(word, heard(label), language)) : undefined;
}

interface Passed {
  /** Nothing shows them and nobody names them. */
  lost: string[];
  /** The app has them, and calls them otherwise: "authors (Assignee)". */
  renamed: string[];
}

/**
 * Wishes as they were written. A wish is heard where the word that names it is, with half of those around it. "Waiting list"
 * is not met by a list.
 */
export function passedOver(request: string, answered: Answered): Passed {
  const { written, said, language } = answered;
  if (request.length > MAX_CHARACTERS) return { lost: [], renamed: [] };
  const shown = shownWords(written);
  const all = heard(`${shown}\n${said.join("\n")}`);
  const sentences = [...said, ...shown.split("\n")].map(heard);
  const naming = namingOf(`${shownWords(answered.own ?? written)}\n${said.join("\n")}`, language);
  const renamed: string[] = [];
  const lost = itemsOf(request, language).filter((item) => {
    const { text, content, measures } = item;
    if (item.binds.length + item.per.length > 0 && !isBound(item, sentences, answered)) return true;
    const isCounted = (count: readonly string[]): boolean =>
      sentences.some((sentence) => count.every((word) => isHeard(word, sentence, language)));
    if (!item.counts.every(isCounted)) return true;
    if (measures.some((said) => !all.line.includes(` ${said} `))) return true;
    const proven = provenWords(text, written);
    const others: string[] = [];
    const head = headOf(item, language);
    const missing = content.filter((word, at) => {
      if (proven.includes(word) || isSame(word, all, language) || isHalf(content, at, { all, language })) return false;
      // Behind what is wished for, its qualities may be said in any words.
      if (word !== head && isHeard(word, all, language)) return false;
      const name = naming(word);
      if (name !== undefined && !isInflected(word, heard(name))) others.push(name);
      return name === undefined;
    });
    const heads = [head, headOf(itemOf(text.replace(canBe, ""), language) ?? item, language)];
    const isHeadMissing = heads.some((word) => missing.includes(word!));
    const isLost = missing.length > 0 && (isHeadMissing || missing.length * 2 >= content.length);
    if (!isLost && others.length > 0) renamed.push(`${text} (${[...new Set(others)].join(", ")})`);
    return isLost;
  });
  return { lost: once(lost.map(({ text }) => text)), renamed: once(renamed) };
}

/** The noun that the others say more of: the first one in Spanish, the last one elsewhere, in German before a verb. */
function headOf({ text, content }: Item, language: Language): string | undefined {
  const isNoun = (word: string): boolean => text.includes(word.charAt(0).toUpperCase() + word.slice(1));
  if (language === "es") return content[0];
  return (language === "de" ? content.findLast(isNoun) : undefined) ?? content.at(-1);
}

const once = (names: readonly string[]): string[] => [...new Set(names)].slice(0, MAX_NAMED);

/** Words that the code proves, and what is said behind them: "an export for the tax adviser". */
function provenWords(text: string, written: string): string[] {
  return provenIn(text, written).flatMap((named) => tokens(text.slice(text.indexOf(named))));
}

/** Words of one wish of a change that is named: one alone may be said by another word, such as "bigger" by "larger". */
const LEAST_WORDS = 2;

/**
 * Wishes of a change beside others that were carried out, of which neither the changed files nor the answer has a word. The
 * files are heard as they are written: what a change does to the look stands in no text.
 */
export function overlooked(request: string, { written, said, language }: Answered): string[] {
  if (request.length > MAX_CHARACTERS) return [];
  const apart = written.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[-_]/gu, " ");
  const all = heard(`${written}\n${apart}\n${said.join("\n")}`);
  // A colon inside a word parts nothing: "C:\new".
  const told = request.replaceAll(/(?<=\S):(?=\S)/g, " ");
  const parts = told.split(cut[language]).filter((part) => /\p{L}/u.test(part));
  const isLost = ({ content }: Item): boolean =>
    content.length >= LEAST_WORDS && content.every((word) => !isHeard(word, all, language));
  if (parts.length < 2) return [];
  const lost = parts.flatMap((part) => itemOf(part, language) ?? []).filter(isLost);
  const unpainted = findColors(told).filter(
    ({ hex, words }) =>
      !`${written}${said.join()}`.includes(hex) && tokens(words).some((word) => !isHeard(word, all, language)),
  );
  return [...new Set([...lost.map(({ text }) => text), ...unpainted.map(({ words }) => words)])].slice(0, MAX_NAMED);
}
