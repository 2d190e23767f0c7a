/** What a long request asks for besides lists and fields, sentence by sentence, as far as the app does not have it. */
import type { DraftPlan, Language } from "../../plan/plan.ts";
import { stem, tokens } from "../words.ts";
import { declarationsIn } from "./declarations.ts";
import { sentencesOf } from "./sentences.ts";

const asks =
  /(?<![\p{L}])(?:must|may|should|can(?:no|')?t?|could|only|never|nobody|at most|no more than|has to|have to|want|need|would like|'d like|please|show|shows|see|warn\p{L}*|alert\p{L}*|red|highlight\p{L}*|mark\p{L}*|flag\p{L}*|chart|graph|print\p{L}*|invoices?|receipts?|total|ranking|export|sort(?:ed)?|filter(?:ed)?|search|charge|costs?|calculat\p{L}*|updat\p{L}*|tick|assigns?|vote|comment|templates?|lasts?|gets?|also|put in|first|at the top|on top|zuerst|ganz oben|primero|arriba|examples?|soll(?:en|te|ten)?|darf|dürfen|muss|müssen|kann|können|möchten?|brauchen?|niemand|höchstens|nur|rot|warnung|anzeigen|overview|dashboard|statistics|reports?|auswertung|übersicht|statistik|beispiele?|drucken|außerdem|stundensatz|kostet|mitarbeiter sind|debe[n]?|puede[n]?|solo|nadie|máximo|rojo|avis\p{L}+|alert\p{L}+|quiero|ver|mostrar|tienen que|cuesta|iva|ejemplos?|se cierran|hace un|admite|no more|more than|how many|how much|number of|count|sum|last|bottom|twice|once|unique|required|mandatory|optional|default|overdue|unpaid|oben|unten|ende|mehr als|nicht mehr|wie viele?|anzahl|summe|zähl\p{L}*|eindeutig|pflicht|einmal|doppelt|überfällige?|sortier\p{L}*|zeige?|at least|between|not before|not after|mindestens|zwischen|nicht (?:vor|nach)|al menos|entre|no antes|no más|más de|cuánt[oa]s?|suma|total|abajo|final|únic[oa]s?|obligatori[oa]s?|opcional|muestra|ordena\p{L}*)(?![\p{L}])/iu;
const refuses =
  /^(?:(?:and|also|please|bitte|por favor|there (?:is|should be)),?\s+)?(?:no|not|without|leave out|don'?t|do not|kein\p{L}*|ohne|nicht|sin|no hace falta|never)(?![\p{L}])/iu;
const speaksOfLooks =
  /(?<![\p{L}])(?:(?<!(?:just|only|may|can|to) )look(?!(?:s|ing)? (?:at|up|for)\b)|style|colou?rs?|theme|letters|buttons|rounded|font|design|farb\p{L}+|schrift|\p{L}*töne|lesbar|contrast|kontrast|contraste|accessible|barrierefrei|accesible|compact|kompakt|compact[oa])(?![\p{L}])|^(?:colores?|farben|warm|calm|bright|friendly|bunt|verde|azul|navy|black|white)(?![\p{L}])/iu;
const introduces =
  /^(?:i (?:run|own|am|lead|repair|manage|coordinate|organi[sz]e)|dirijo|llevo|ich organisiere|(?:hi|hello|hola|hallo)\b|our \p{L}+ (?:association|society|company|team)|i'?m (?:head|the|a|an|after)|we(?:'re| are| run)|our (?:village|school|club)|(?:please )?(?:build|make|create)(?: me| us)? (?:an?|one|something)|wir (?:sind|verwalten)|ich leite|bitte baue|für unser|ein \p{L}+ mit|tengo|somos|quiero un programa|soy|call it|name\b|title\b|se llama|title|keep it|es soll heißen)(?![\p{L}])/iu;
/** What is wanted at all: an app. */
const wantsApp =
  /(?:^|^für \p{L}+ \p{L}+ )(?:(?:we|i)(?:'d| would|'m| am)? (?:need|want|like|looking for)|wir (?:brauchen|möchten|suchen)|brauchen wir|suchen wir|ich (?:brauche|möchte)|quiero|queremos|necesit\p{L}+)\s(?:\p{L}+\s){0,4}?(?:app|application|tool|system|software|something|programme?|programm|\p{L}*verwaltung|\p{L}*planung|\p{L}+liste|anwendung|aplicación|herramienta|programa|sistema|(?:two|three|four|five|zwei|drei|vier|fünf|dos|tres|cuatro|cinco) (?:lists|tables|listen|tabellen|listas|tablas))(?![\p{L}])/iu;
const pageWords =
  /(?<![\p{L}])(?:pages?|screens?|start page|dashboard|overview|seiten?|startseite|übersicht|páginas?|pantallas?|inicio)(?![\p{L}])/iu;

const says: Record<Language, { rules: (parts: string) => string; pages: (parts: string) => string }> = {
  en: {
    rules: (parts) => `Not built: ${parts}`,
    pages: (parts) => `Pages not built: ${parts}`,
  },
  de: {
    rules: (parts) => `Nicht gebaut: ${parts}`,
    pages: (parts) => `Nicht gebaute Seiten: ${parts}`,
  },
  es: {
    rules: (parts) => `No hecho: ${parts}`,
    pages: (parts) => `Páginas no hechas: ${parts}`,
  },
};

/** What is neither a list nor a word about the app as a whole, as far as it is not met: it may be a wish. */
export function openSentences({ request, language, options }: DraftPlan, kept: readonly string[]): string[] {
  const open = (sentence: string): string => kept.reduce((rest, clause) => withoutClause(rest, clause), sentence);
  const wishes = wishesIn(options);
  if (wishes) return wishes.map(open).filter((wish) => tokens(wish).length > 0);
  return sentencesOf(request)
    .map(open)
    .filter(
      (sentence) =>
        tokens(sentence).length > 1 &&
        !introduces.test(sentence) &&
        !wantsApp.test(sentence) &&
        declarationsIn(sentence, language).length === 0,
    );
}

/** Wishes that the reader found and did not turn into lists. */
const wishesIn = (options: DraftPlan["options"]): string[] | undefined => options["wishes"] as string[] | undefined;

/** "No logins" is kept by having none; "no room twice" is a rule. */
const forbids =
  /(?<![\p{L}])(?:soll(?:en|te)?|should|must|muss|müssen|darf|dürfen|deben?|tienen|pued\p{L}+|more|than|two|twice|doubles?|same|overlap\p{L}*|once|first|top|mehr|zwei|zweimal|doppelt\p{L}*|gleich\p{L}*|selben|zuerst|oben|rot|más|dos|mism[oa]s?|repet\p{L}*|primero|arriba|rojo)(?![\p{L}])/iu;
/** Entries that are coloured are no look of the app. */
const coloursEntries =
  /(?<![\p{L}])(?:colou?rs?|highlight|mark|farbig|färbe?|marca\p{L}*)(?![\p{L}]).*(?<![\p{L}])(?:red|rot|rojo)(?![\p{L}])/iu;

/** `kept`: sentences that are met, as they are written. */
export function unmetSentences(plan: DraftPlan, kept: readonly string[]): string[] {
  const { request, language } = plan;
  const wishes = wishesIn(plan.options);
  const sentences = sentencesOf(request);
  const unmet = openSentences(plan, kept).filter(
    (sentence) =>
      // What is left of a sentence that asked for more asks for it, too.
      (asks.test(sentence) || !sentences.includes(sentence) || wishes !== undefined) &&
      !kept.some((clause) => clause !== sentence && clause.includes(` ${sentence}`)) &&
      !(board.test(sentence) && sentence.length < 80 && hasBoard(plan)) &&
      !(refuses.test(sentence) && !forbids.test(sentence)) &&
      !(speaksOfLooks.test(sentence) && !coloursEntries.test(sentence)) &&
      !isPageList(sentence, plan) &&
      !isShown(sentence, plan),
  );
  const pages = wishes ? [] : missingPages(plan, sentences);
  const say = says[language];
  const left = unmet.flatMap(withoutMet).map((sentence) => `“${shortened(sentence)}”`);
  return [
    ...(left.length > 0 ? [say.rules(left.join("; "))] : []),
    ...(pages.length > 0 ? [say.pages(pages.join(", "))] : []),
  ];
}

/** A clause that is met leaves the rest of its sentence open. */
function withoutClause(sentence: string, clause: string): string {
  if (sentence === clause) return "";
  return sentence.includes(clause)
    ? sentence
        .replace(clause, "")
        .replace(/,(?:\s*,)+/g, ",")
        .replace(/^[\s,]*(?:and|und|y)?\s+|[\s,]*\s(?:and|und|y)\s*$/giu, "")
        .trim()
    : sentence;
}

const everyList =
  /(?<![\p{L}])(?:search\p{L}*|such\p{L}+|buscar|búsqueda|filter\p{L}*|filtr\p{L}+|export\p{L}*|csv|sort\p{L}*|sortier\p{L}*|orden\p{L}*)(?![\p{L}])/iu;

/** Every list has a search, filters and an export: what stands beside them in a sentence is what is open. */
function withoutMet(sentence: string): string[] {
  if (!everyList.test(sentence)) return [sentence];
  const items = sentence.split(/\s*,\s*(?:and\s+|und\s+|y\s+)?|\s+(?:and|und|y)\s+/iu);
  const rest = items.filter((item) => !everyList.test(item) && item.split(/\s+/).length > 2);
  return rest.length > 0 ? [rest.join(", ")] : [];
}

const board = /(?<![\p{L}])(?:board|kanban|tafel|tablero)(?![\p{L}])/iu;
const hasBoard = ({ entities }: DraftPlan): boolean => entities.some(({ view }) => view === "board");

function shortened(said: string): string {
  const sentence = said.replace(/^[\s,;:]+/, "").replace(/(\([^()]*)$/, "$1)");
  return sentence.length > 150 ? `${sentence.slice(0, 147).trim()}…` : sentence;
}

const listing = /^(?:the )?(?:pages|screens|views|seiten|páginas|pantallas):\s+(.+)$/iu;

/** A calendar and a page of today, where nothing else is asked for beside them. */
function isShown(sentence: string, { pages }: DraftPlan): boolean {
  const has = (component: string): boolean => pages.some((page) => page.component === component);
  if (sentence.length > 110 || /\s(?:and|und|y)\s/iu.test(sentence)) return false;
  return (
    (/calendar|kalender|calendario/iu.test(sentence) && has("EntryCalendar")) ||
    (/today|heute|hoy/iu.test(sentence) && pageWords.test(sentence) && has("Today"))
  );
}

/** Which figures an overview shows is said: that it is there is not enough. */
const figuresOf =
  /(?:overview|dashboard|übersicht|resumen|panel)(?: page| seite)?:?\s+(?:with|of|showing|that shows|mit|über|con|de)\s/iu;

/** The pages that a sentence enumerates are answered page by page. */
function isPageList(sentence: string, plan: DraftPlan): boolean {
  if (listing.test(sentence)) return true;
  if (!pageWords.test(sentence) || figuresOf.test(sentence)) return false;
  const items = sentence.split(/,|\s(?:and|und|y)\s/iu).filter((item) => pageWords.test(item));
  const isToday = (item: string): boolean =>
    /today|heute|hoy/iu.test(item) && plan.pages.some(({ component }) => component === "Today");
  // "A dashboard that shows how many" asks for more than a page.
  return (
    items.length > 0 &&
    items.every((item) => isToday(item) || (item.trim().split(/\s+/).length <= 6 && hasPage(item, plan))) &&
    sentence.split(/\s+/).length <= 22
  );
}

function missingPages(plan: DraftPlan, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => {
    const found = listing.exec(sentence)?.[1];
    if (!found) return [];
    return found
      .split(/\s*,\s*/u)
      .flatMap((item) =>
        /\s(?:with|con|mit|by|por|nach)\s/iu.test(item) ? [item] : item.split(/\s+(?:and|und|y)\s+/iu),
      )
      .map((item) => item.replace(/\s+(?:with|con|mit|where|that|grouped|als|por|nach)\s.*$/iu, "").trim())
      .filter((item) => item !== "" && !hasPage(item, plan) && !(board.test(item) && hasBoard(plan)));
  });
}

const firstPage = /^(?:home|start|dashboard|overview|übersicht|inicio|resumen|startseite)$/iu;

function hasPage(item: string, { pages, entities }: DraftPlan): boolean {
  const attends = entities.some(({ warnings }) =>
    warnings?.some(({ when }) => when.some(({ is }) => is === "past" || is === "within")),
  );
  if (attends && /^(?:overdue|due|überfällig\p{L}*|fällig\p{L}*|vencid[oa]s)$/iu.test(item)) return true;
  const words = new Set(tokens(item).map(stem));
  return pages.some(
    ({ title, nav }) =>
      nav &&
      (firstPage.test(item.trim()) ||
        tokens(title)
          .map(stem)
          .every((word) => words.has(word))),
  );
}
