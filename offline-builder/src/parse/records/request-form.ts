/** Whether a request wants something people work with or something people look at. */
import type { Language } from "../../plan/plan.ts";
import { pluralOf } from "./grammatical-number.ts";

/** Words whose thing is a tool, whatever trade stands before them. Also as the end of a German compound. */
export const toolWords: Record<Language, string> = {
  en: "tracker|list|log|library|logbook|log book|diary|manager|planner|database|register|organiser|organizer|catalogue|catalog|collection|record book|directory|ledger|checklist|inventory|roster|rota|wiki|grade book|gradebook|scheduler|knowledge base|watchlist|wishlist|wish list|schedule|sheet|sign-up sheet|sign-up list|glossary|reminder|reminders|notebook|record keeper|counter|tracking|tool|system|overview|app",
  de: "tracker|liste|tagebuch|verwaltung|planer|datenbank|verzeichnis|kartei|katalog|sammlung|übersicht|logbuch|register|organizer|erfassung|abrechnung|einteilung|planung|kontrolle|buch|heft|tool|app",
  es: "registro|lista|diario|gestor|planificador|base de datos|directorio|catálogo|colección|control|seguimiento|inventario|herramienta|aplicación|app|listado|agenda|cuaderno|libreta",
};

/** Said alone these say nothing about what is kept. */
export const weakTools =
  /^(?:app|tool|system|overview|records?|collection|buch|übersicht|control|herramienta|aplicación|inventory|register)$/i;

const siteWords =
  /(?<![\p{L}])(?:web ?sites?|web ?pages?|landing ?page|home ?page|site|blog|online ?shop|store|portfolio|\p{L}*webseite|\p{L}*internetseite|\p{L}*vereinsseite|\p{L}+-seite|\p{L}+-shop|webauftritt|internetauftritt|página(?: web)?|sitio(?: web)?|web|tienda|page for (?:my|our|an?|the)|eine (?:\p{L}+e )?seite (?:für|von|über|zu))(?![\p{L}])/iu;

/** No word for a site, but people outside are to find it: "I want people to see them and ask for a commission". */
const facing =
  /(?<![\p{L}])(?:(?:people|customers|clients|visitors|guests|buyers|everyone|anyone|others) (?:to|can|could|should|will|may) (?:see|find|look at|discover|browse|order|contact) (?:them|it|us|me|(?:my|our|what) )|(?:take|get|accept|ask for) (?:an? )?(?:commissions?|quotes?|enquir(?:y|ies))|(?:launch|coming soon|sales) (?:page|site)|a home for (?:our|my|the) \p{L}|(?:kunden|besucher|gäste|leute|interessenten) (?:sollen|können|könnten) (?:sie|es|uns|mich|unsere|meine)|que (?:la gente|los clientes|los visitantes|todos) (?:l[ao]s? )?(?:vea|vean|encuentre|encuentren|pida|pidan)(?: |$)(?!quién|cuánt))/iu;

/** Archetypes with words of their own, and apps that are more than lists of things. */
const otherApps =
  /(?<![\p{L}])(?:kanban\p{L}*|crm|dashboard\p{L}*|kpis?|todo|to-do|shop|checkout|cart|warenkorb|carrito|game|quiz|chat|timer|uber|airbnb|calculator|rechner|marketplace)(?![\p{L}])/iu;

const working =
  /(?<![\p{L}])(?:keep(?:ing)? (?:track|a list|a record|records)|track(?:ing)?|log(?:ging)?|catalogue|catalog|organi[sz]e|manage|erfassen|verwalten|organisieren|festhalten|aufschreiben|notieren|eintragen|verfolgen|nachverfolgen|sammeln|protokollieren|dokumentieren|katalogisieren|registrar|gestionar|organizar|apuntar|llevar (?:el )?(?:control|registro)|anotar)(?![\p{L}])/iu;

const english = tool("en");
const german = tool("de");
const spanish = tool("es");

function tool(language: Language): RegExp {
  const compound = language === "de" ? "\\p{L}*-?" : "";
  return new RegExp(`(?<![\\p{L}])${compound}(?:${toolWords[language]})(?![\\p{L}])`, "iu");
}

export function namesTool(text: string, language: Language): boolean {
  const own = { en: english, de: german, es: spanish }[language];
  return own.test(headOf(text)) || working.test(text);
}

/** Words whose thing is always a tool: an app may also be what people book or buy with. */
export function namesStrongTool(text: string, language: Language): boolean {
  const head = headOf(text).replace(
    /(?<![\p{L}])(?:app|apps|tool|system|overview|übersicht|herramienta|aplicación)(?![\p{L}])/giu,
    " ",
  );
  return namesTool(head, language);
}

/** What the last word of a short line names is worked with, whatever stands before it: nobody runs a firm called so. */
const instrument =
  /(?<![\p{L}])(?:draw|lottery|vote|votes|voting|league|ladder|tournament|cup|plan|plans|schedule|timetable|slots?|counter|scorer|score ?(?:board|sheet|card|keeper|s)?|calc|calculator|budget|report|stats|statistics|results|rankings?|chart|charts|graph|journal|notes|records?|forms?|survey|signups?|sign[- ]ups?|registrations?|bookings|orders|checks?|readings?|measurements|entries|dates|goals|costs|expenses|duties|shifts|turns|assignments|homework|grades|marks|minutes|payments|dues|fees|debts|\p{L}+(?:liste|plan|zähler|rechner|stand|tabelle|buch|heft|kasse|kosten|werte|noten|termine|ergebnisse|statistik|wertung|meldung|anmeldung|übersicht|protokoll|zettel|turnier)|(?:lista|plan|tabla|contador|marcador|torneo|resultados|estadísticas|notas|gastos|cuotas|turnos|control|registro|hoja|cuadro) (?:de|del|para) \p{L}+(?: \p{L}+){0,2})[.!]?$/iu;

export function namesInstrument(text: string): boolean {
  return !namesSite(text) && text.trim().split(/\s+/).length <= 6 && instrument.test(text.trim());
}

export function namesSite(text: string): boolean {
  return siteWords.test(text) || facing.test(text);
}

export function namesOtherApp(text: string): boolean {
  return otherApps.test(text);
}

const asking =
  /^(?:what|whats|what's|why|how|when|where|who|which|is|are|am|do|does|did|should|will|was|were|was|warum|wieso|wie|wann|wo|wer|welche[rs]?|ist|sind|soll|qué|por qué|cómo|cuándo|dónde|quién|cuál|es|son)(?![\p{L}])/iu;
const telling =
  /^(?:please |bitte |por favor )?(?:tell|write|explain|translate|calculate|compute|solve|say|sing|summari[sz]e|describe|define|recommend|erzähl\p{L}*|schreib\p{L}*|erklär\p{L}*|übersetz\p{L}*|berechne|cuenta|cuéntame|escribe|explica|traduce|calcula|resume)(?![\p{L}])/iu;
const made =
  /(?<![\p{L}])(?:apps?|tool|tracker|board|planner|\p{L}*app|(?:web)?site|website|\p{L}*seite|página|web|build|create|make|baue?|erstelle?|crea|haz)(?![\p{L}])/iu;

export function isQuestion(text: string): boolean {
  return asking.test(text.trim()) && /\?\s*$/.test(text) && !made.test(text);
}

/** Questions and errands for somebody who talks, not for somebody who builds. */
export function isTalk(text: string): boolean {
  const words = text.trim();
  return (asking.test(words) || telling.test(words) || words.endsWith("?")) && !made.test(words);
}

/** What stands before the list of its parts. */
const stockOf =
  /^((?:\p{L}+\s+){0,4}?)(?:inventory|stock (?:list|book|register)|catalogu?e|database|register)\s+(?:for|of)\s+(?:my|our|an?|the)\s+(?:(?:small|little|local|new|family)\s+)*((?:\p{L}+\s+){0,2}\p{L}+?)(?:['’]s)?\s+(?:shop|store)(?![\p{L}])/iu;

/** "Inventory for a vinyl record shop" keeps vinyl records: nothing is sold with it. */
export function withoutItsShop(text: string): string {
  return text.replace(stockOf, (_, before: string, thing: string) => `${before}inventory of ${pluralOf(thing, "en")}`);
}

export function headOf(text: string): string {
  return text.split(/:\s|[.!?;\n]\s|\s[-–—]\s|,\s/)[0] ?? text;
}
