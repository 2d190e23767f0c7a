/**
 * Finds wishes of a first request that neither the app nor the answer mentions, so that the answer can name them. It is the
 * last look at the request, and knows no kinds of apps.
 */
import type { Language } from "../../plan/plan.ts";
import { isRealWord } from "../../lexicon/real-words.ts";
import { isProven } from "../../parse/wishes/feature-proofs.ts";
import { findColors } from "../../parse/colors.ts";
import { stem, tokens } from "../../parse/words.ts";
import { shownWords } from "./shown-words.ts";

/** Longer requests are specifications, whose sentences are gone through one by one. */
const MAX_CHARACTERS = 4_000;
const MAX_NAMED = 12;
/** A wish is named in so many words. */
const MAX_WORDS = 7;

const cut: Record<Language, RegExp> = {
  en: /\s*(?:[,;:()]|\.(?:\s|$)|[!?\n]|\s[–—-]\s|(?<!\p{L})(?:and|or|plus|with|including|so that|which|that|as well as|but|also)(?!\p{L})|(?<=\s)(?=(?:where|when|who)\s))\s*/iu,
  de: /\s*(?:[,;:()]|\.(?:\s|$)|[!?\n]|\s[–—-]\s|(?<!\p{L})(?:und|oder|and|with|sowie|mit|inklusive|damit|dass|aber|auch|außerdem)(?!\p{L})|(?<=\s)(?=(?:wo|wann|wer)\s))\s*/iu,
  es: /\s*(?:[,;:()]|\.(?:\s|$)|[!?\n]|\s[–—-]\s|(?<!\p{L})(?:y|e|o|con|and|with|incluyendo|para que|además|pero|también|que)(?!\p{L})|(?<=\s)(?=(?:donde|dónde|cuándo|quién)\s))\s*/iu,
};

/** Words that wish for nothing by themselves: who, how, where, and that something is wanted at all. */
const closed: Record<Language, string> = {
  en: "a an the my our your their its his her this that these those it they we you i me us them he she there here to of for in on at by from as into about over per each every any some all both more most one two three four five six several many much no not is are be been being was were has have had do does did can could should would will may might must want wants need needs like love lovely please let lets make makes build create give get gets show shows see sees choose chooses have able way something anything everything things thing stuff people person users user customers customer visitors visitor everyone everybody nobody who whom whose what which how when where why if then than so too also just only very really own up out off down etc per via using use used simple small tiny nice modern clean dark light warm friendly bright calm beautiful pretty little big new good best easy quick great online digital first after before during through between until since today now week weekly day daily month monthly year yearly hi hello thanks currently automatically extra called named run opening top past same kind type different etcetera lot find write enter enters look keep keeps track record collect organise organize plan manage pick select submit submits mark marks marked ask asks asking put add allow allows n w dos",
  de: "ein eine einen einem einer eines der die das den dem des mein meine meinen meiner unser unsere unseren unserem unserer ihr ihre ihren sein seine es sie wir ich man uns mir mich dir für per von zu zum zur im in an am auf bei aus nach über um pro je jede jeder jedes jeden alle alles mehr zwei drei vier fünf kein keine keinen nicht ist sind sei war hat haben habe hatte kann können soll sollen sollte will wollen möchte möchten muss müssen darf bitte brauche brauchen braucht gibt geben zeigen zeigt sehen machen mach bauen baue erstellen etwas dinge sachen leute personen kunden kunde besucher nutzer jemand wer was wie wann wenn als so nur noch sehr selbst einfach einfache kleine kleiner kleines schön schöne modern moderne schlicht dunkel hell warm freundlich neue neuer neues gut gute  täglich tag woche monat jahr monatlich wöchentlich danke hallo gezeigt werden wird eigene online wo",
  es: "un una unos unas el la los las lo mi mis nuestro nuestra nuestros su sus tu es son ser está están hay ha han de del en a al por para sin con cada todo toda todos todas más muy dos tres cuatro no que qué quien quién como cómo cuando donde si se me nos le les yo quiero queremos necesito necesitamos poder puede pueden debe deben gente personas clientes cliente usuarios usuario visitantes algo cosas hacer haz ver mostrar sencillo sencilla pequeño pequeña moderno bonito oscuro claro nuevo nueva día semana mes año mensual semanal diario hola gracias online",
};

/** Nouns that name no wish by themselves, and belong to one behind another word: "waiting list". */
const general =
  /^(?:website|site|page|pages|app|application|tool|web|webpage|landing|info|information|details?|options?|features?|function|buttons?|lists?|forms?|views?|entry|entries|fields?|dates?|requests?|items?|system|software|platform|up|in|out|off|seite|webseite|anwendung|programm|verwaltung|übersicht|listen?|formular|knopf|ansicht|feld|felder|eintrag|bereich|infos?|informationen|angaben|datum|anfragen?|página|sitio|aplicación|herramienta|programa|sistema|gestión|listas?|formulario|botón|vista|campos?|sección|información|datos|fecha|solicitud|solicitudes)$/iu;

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

/** "No more than two a week" is a rule, no refusal. */
const refuses =
  /^(?!(?:not?|nicht|no) (?:more|less|fewer|later|longer|earlier|mehr|weniger|später|länger|früher|más|menos)(?!\p{L}))(?:no|not|without|never|don'?t|kein\p{L}*|ohne|nicht|sin|nada de)(?!\p{L})/iu;
/** A number with a unit of time, length, weight, text or share: "90 days", "500m". Times of day and counts of things are facts. */
const measure =
  /(?<![\p{L}\d.,:])(\d{1,4})[\s-]?(m|km|cm|mm|kg|g|l|ml|cl|mins?|minutes?|hours?|days?|weeks?|months?|years?|nights?|miles?|words?|characters?|letters?|percent|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|zeichen|wörtern?|prozent|minutos?|horas?|días?|semanas?|meses|años?|palabras?)(?!\p{L})/giu;
/** Any things may be limited: "max 40 loaves". */
const limited =
  /(?<!\p{L})(?:max(?:imum|imal)?\.?|at most|up to|no more than|höchstens|bis zu|máximo|hasta)\s+(\d{1,4})\s?(\p{L}+)/giu;
/** Words that ask for what stands behind them, and are named with it: "how to get here". */
const asked =
  /^(?:how|what|who|where|when|which|to|is|are|we|you|i|wie|was|wer|wo|wann|wir|man|ist|cómo|qué|quién|dónde|cuándo|es|se)$/iu;
/** Ratings, not hours and no days of a month: "each 1-10". */
const scale = /(?<![\d:.])[01]\s?[-–]\s?\d{1,3}(?![\d:.])(?!\s*(?:am|pm|uhr|h)(?!\p{L}))(?!\s\p{Lu})/gu;
/** Guests are counted, and the manager is who alone may do something: people belong to the wish. */
const counted = /(?:(?<!\p{L})(?:only|nur|s[oó]lo)|number of|how many|anzahl|wie viele|número de|cuánt[oa]s)\s/iu;
/** Ends of German nouns that say little: an emergency number is not met by a phone number. */
const generalEnd =
  /(?:nummer|liste|seite|datum|karte|formular|zeit|zeiten|preis|preise|platz|stand|name|titel|bestand|betrag|planer|nachweis|stunde|stunden|termine?|kosten|verbrauch|stelle|person|personen|unterricht|angebote?n?|plan)$/iu;

/** Different words for one thing, by their stems: a wish is met where any of them stands. */
const alike: readonly (readonly string[])[] = [
  "photo photos picture pictures image images gallery pic bild bilder foto fotos galerie fotos imagen imágenes galería",
  "signup register registration join enrol enroll rsvp attend attendance confirm zusage zusagen confirmar asistencia anmelden anmeldung mitglied inscripción inscribirse apuntarse matrícula",
  "book booking bookings reserve reservation reservations appointment appointments slot termin termine terminanfrage buchen buchung reservieren reservierung tischreservierung reserva reservas reservar cita citas",
  "price prices pricing cost costs rate rates fee fees tariff preis preise kosten gebühr tarif precio precios tarifas coste",
  "mail email e-mail correo",
  "newsletter mailing",
  "preorder pre-order order orders bestellung bestellungen bestellen vorbestellung pedido pedidos encargo encargos",
  "message messages chat nachricht nachrichten mensaje mensajes",
  "due deadline frist fällig fälligkeit vencimiento plazo",
  "author assignee owner assigned assign zuständig verantwortlich responsable",
  "hours open opening öffnungszeiten sprechzeiten horario abierto",
  "borrow borrowed borrower lent lend loan ausgeliehen ausleihe verliehen prestado préstamo préstamos",
  "rating rate stars review reviews testimonial testimonials bewertung bewertungen referenzen opiniones valoración reseñas",
  "shop shopping cart basket merch store warenkorb laden tienda carrito",
  "timetable schedule calendar programme program agenda stundenplan kalender programm ablauf calendario programa",
  "chart graph diagram statistics diagramm statistik verlauf gráfico gráfica estadística",
  "score scores points punkte puntos",
  "result results ergebnis ergebnisse resultado resultados",
  "question questions faq fragen preguntas quiz",
  "faq help hilfe ayuda",
  "kids children child pupils students kinder schüler niños alumnos alumno",
  "reminder reminders notification notifications alert alerts erinnerung erinnerungen recordatorio aviso avisos",
  "team mitarbeiter equipo teacher trainer instructor therapist therapeut therapeuten",
  "course courses class classes kurs kurse curso cursos clase clases",
  "comment comments reply replies kommentar kommentare comentario comentarios",
  "note notes notiz notizen nota notas",
  "member members mitglied mitglieder socio socios",
  "client clients customer customers kunde kunden cliente clientes",
  "where place location address town ort standort anfahrt adresse lugar dirección ubicación llegar",
  "like vote upvote votes abstimmung stimme voto votar votación",
  "donate donation donations giving spende spenden donar donaciones",
  "payment pay paid bezahlt zahlung bezahlen pago pagado cobrada",
  "expense expenses spending ausgabe ausgaben gasto gastos",
  "dishes menu speisekarte gerichte carta menú",
  "tick done checked erledigt abhaken hecho",
  "portfolio portafolio works gallery galerie galería",
  "handmade handcrafted handgemacht handgemachte handgemachten handgefertigt handgefertigte handgefertigten artesanal artesano mano hand",
  "tag tags category categories schlagwort schlagwörter kategorie kategorien etiqueta etiquetas categoría categorías",
].map((line) => [...new Set(line.split(" ").map(stem))]);

/** Said in every app, "Try it in another place", so they do not show that a wish is met by another word. */
const vague = new Set("where place like open".split(" ").map(stem));

const closedWords = new Map<Language, Set<string>>();
function isClosed(word: string, language: Language): boolean {
  const words = closedWords.get(language) ?? new Set(closed[language].split(" "));
  closedWords.set(language, words);
  const plain = word.replace(/['’](?:d|s|ll|m|re|ve)$/u, "");
  return words.has(word) || words.has(plain) || general.test(word) || word.length < 2 || /^\d+$|köpfig/.test(word);
}

interface Heard {
  /** Stems with blanks between them. */
  line: string;
  words: ReadonlySet<string>;
  /** Longer words by their first letters: endings differ. */
  byBeginning: ReadonlyMap<string, readonly string[]>;
}

const BEGINNING = 5;
/** Endings of bent words: "water" and "watering", not "country" and "counts". */
const ending =
  /^(?:e?s|e?d|e?rs?|e?ring|ings?|ly|ment|e?n|ern|em|es|te?n?|ung|ungen|in|innen|[aeo]s?|ad[oa]s?|id[oa]s?|[aei]r|ción|ciones|y|ies|ted|ting|ions?|ation|able|ive|ern?|lich\p{L}{0,2}|keit)?$/u;

/** "Hand-made", "handmade" and "hand made" are one word. */
const squeezed = (word: string): string => word.replaceAll(/['’-]/g, "");

function heard(text: string): Heard {
  const all = tokens(text);
  const variants = all.flatMap((word, at) => {
    const next = all[at + 1];
    const isPart = next !== undefined && word.length > 2 && next.length > 2;
    const parts = word.includes("-") ? [squeezed(word), ...word.split("-")] : [];
    return [word, ...parts, ...(isPart ? [`${word}${next}`] : [])];
  });
  const words = new Set(variants.flatMap((word) => [word, stem(word)]));
  const byBeginning = Map.groupBy(
    [...words].filter((word) => word.length >= BEGINNING),
    (word) => word.slice(0, BEGINNING),
  );
  return { line: ` ${all.map(stem).join(" ")} `, words, byBeginning };
}

function isBent(word: string, other: string): boolean {
  let same = 0;
  while (same < Math.min(word.length, other.length) && word[same] === other[same]) same += 1;
  // The last letter in common may belong to the ending: "watering" and "watered".
  return [same, same - 1, same - 2].some(
    (at) => at >= BEGINNING && ending.test(word.slice(at)) && ending.test(other.slice(at)),
  );
}

/** Shorter words have too many neighbours: "owes" and "ones". In English only words that are none are compared. */
const MISTYPED_FROM = 6;

/** One letter too many, too few or another one, behind the first. */
function isMistyped(word: string, other: string): boolean {
  if (word[0] !== other[0] || Math.abs(word.length - other.length) > 1 || other.length < 4) return false;
  let same = 1;
  while (same < word.length && word[same] === other[same]) same += 1;
  const [left, otherLeft] = [word.slice(same), other.slice(same)];
  return left.slice(1) === otherLeft.slice(1) || left.slice(1) === otherLeft || left === otherLeft.slice(1);
}

/** "Tischreservierung" is heard where the app says "Reservierung", "Beitrittsformular" where it says "Beitritt". */
function isHeardInPart(word: string, words: ReadonlySet<string>): boolean {
  const tail = generalEnd.exec(word)?.[0];
  const front = tail === undefined ? "" : word.slice(0, -tail.length).replace(/s$/u, "");
  return [...words].some((one) =>
    tail === undefined
      ? one.length > 5 && word.endsWith(one)
      : front.length > 3 && one.startsWith(front) && one.length <= front.length + 1,
  );
}

function isHeard(word: string, all: Heard, language: Language): boolean {
  const { words, byBeginning } = all;
  const root = stem(word);
  if (words.has(word) || words.has(root)) return true;
  const joined = squeezed(word);
  if (joined !== word && isHeard(joined, all, language)) return true;
  if (language === "de" && /..n$/.test(word) && isHeard(word.slice(0, -1), all, "en")) return true;
  if ((byBeginning.get(word.slice(0, BEGINNING)) ?? []).some((other) => isBent(word, other))) return true;
  if (!isRealWord(word)) {
    // Short words of other languages are inflected too often to be told from mistyped ones.
    const isTyped = language === "en" || word.length >= MISTYPED_FROM;
    if (isTyped && [...words].some((other) => isMistyped(word, other))) return true;
  }
  if (alike.some((group) => group.includes(root) && group.some((other) => words.has(other) && !vague.has(other))))
    return true;
  return language === "de" && word.length > 8 && isHeardInPart(word, words);
}

/** One half of a word that the app writes as one: "hand made" of "handmade". */
function isHalf(
  content: readonly string[],
  at: number,
  { all, language }: { all: Heard; language: Language },
): boolean {
  const word = content[at]!;
  const wholes = [
    content[at - 1] ? `${content[at - 1]}${word}` : "",
    content[at + 1] ? `${word}${content[at + 1]}` : "",
  ];
  return wholes.some(
    (whole) => whole !== "" && (all.words.has(whole) || isRealWord(whole)) && isHeard(whole, all, language),
  );
}

interface Item {
  text: string;
  /** Words that say what is wished for, in their order. */
  content: string[];
  /** Numbers with their units: "90 days". */
  measures: string[];
}

function itemOf(raw: string, language: Language): Item | null {
  const text = raw.trim().replace(/^["“„«']+|["”“»'.!?]+$/gu, "");
  const found = [...text.matchAll(measure), ...text.matchAll(limited)];
  const measures = found.map(([, number, unit]) => `${number} ${stem(unit!.toLowerCase())}`);
  const told = text.replaceAll(measure, " ").replaceAll(limited, " ");
  if (text === "" || refuses.test(text) || (fact.test(told) && fact.test(told.replaceAll(scale, " ")))) return null;
  const words = text.split(/\s+/);
  const isOpen = (word: string): boolean => tokens(word).some((part) => !isClosed(part, language));
  const first = words.findIndex(isOpen);
  const start = first < 0 ? words.findIndex((word) => /\d/.test(word)) : first;
  if (start < 0 || (first < 0 && measures.length === 0)) return null;
  const open = Math.max(start, words.findLastIndex(isOpen), measures.length > 0 ? words.findLastIndex(isMeasured) : 0);
  const end = endOf(words, open);
  const from = beginningOf(words, start);
  const kept = words.slice(from, Math.min(end + 1, from + MAX_WORDS));
  const colors = findColors(text).map(({ words: said }) => said.toLowerCase());
  const isLook = (word: string): boolean => manner.test(word) || colors.some((said) => said.includes(word));
  const content = kept.flatMap((word) => tokens(word)).filter((word) => !isClosed(word, language) && !isLook(word));
  const deeds = counted.test(text) ? content : content.filter((word) => !someone.test(word));
  const isEmpty = content.length === 0 && measures.length === 0;
  return isEmpty ? null : { text: kept.join(" "), content: deeds.length > 0 ? deeds : content, measures };
}

const isMeasured = (word: string, at: number, words: readonly string[]): boolean =>
  /^\d+\p{L}/u.test(word) || /^\d+$/.test(words[at - 1] ?? "");

/** "Twice a week": how often belongs to what is wished for. */
function endOf(words: readonly string[], open: number): number {
  const isRate = /^(?:an?|per|each|every|pro|je|por|al|a la)$/iu.test(words[open + 1] ?? "") && words.length > open + 2;
  if (isRate) return open + 2;
  return general.test(words[open + 1] ?? "") ? open + 1 : open;
}

/** A wish begins with its own question: "how to get here"; in "lista de espera" with the noun that says little. */
function beginningOf(words: readonly string[], start: number): number {
  if (words[start - 1]?.toLowerCase() === "de" && general.test(words[start - 2] ?? "")) return start - 2;
  let from = start;
  while (from > 0 && asked.test(words[from - 1]!)) from -= 1;
  return /^(?:how|what|who|where|when|which|wie|was|wer|wo|wann|cómo|qué|quién|dónde|cuándo)$/iu.test(words[from] ?? "")
    ? from
    : start;
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
      isFirst = false;
      const item = itemOf(raw, language);
      // "Lost and found board for our school": whose it is asks for nothing.
      const plain = item && itemOf(raw.replace(whose, ""), language);
      if (item) found.push(plain ?? item);
    }
  }
  return found;
}

const heardIn = ({ written, said }: Pick<Answered, "written" | "said">): Heard =>
  heard(`${shownWords(written)}\n${said.join("\n")}`);

/** Parts that were taken for unused, less those that the app has by another word. */
export function trulyUnused(parts: readonly string[], { written, language }: Answered): string[] {
  const all = heardIn({ written, said: [] });
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
  /** The app's files; what nobody reads of them proves that something works, and is not heard. */
  written: string;
  said: readonly string[];
  language: Language;
}

/**
 * Wishes as they were written. A wish is heard where the word that names it is, with half of those around it. "Waiting list"
 * is not met by a list.
 */
export function passedOver(request: string, { written, said, language }: Answered): string[] {
  if (request.length > MAX_CHARACTERS) return [];
  const all = heardIn({ written, said });
  const lost = itemsOf(request, language).filter(({ text, content, measures }) => {
    const missing = content.filter(
      (word, at) => !isHeard(word, all, language) && !isHalf(content, at, { all, language }),
    );
    if (measures.some((said) => !all.line.includes(` ${said} `))) return true;
    if (missing.length === 0 || isProven(text, written)) return false;
    const head = content.at(language === "es" ? 0 : -1)!;
    return missing.includes(head) || missing.length * 2 >= content.length;
  });
  const names = lost.map(({ text }) => text);
  return names.filter((name, at) => names.indexOf(name) === at).slice(0, MAX_NAMED);
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
  return [...new Set(lost.map(({ text }) => text))].slice(0, MAX_NAMED);
}
