/** A change in misspelled words, put right as far as the words of the operations reach. */
import { colorNames } from "../parse/css-colors.ts";
import { correctText, vocabularyOf } from "../parse/words.ts";
import type { Language } from "../plan/plan.ts";
import { isCommand } from "./clause-words.ts";
import type { OperationRequest } from "./operation.ts";
import { operations } from "./registry.ts";

const common =
  "make change remove delete rename header footer button buttons background color colour colors title heading picture pictures photo photos gallery section sections navigation price prices bigger smaller darker lighter rounder compact contact opening hours filter export import " +
  "mache ändere entferne lösche benenne kopfzeile fußzeile knopf knöpfe hintergrund farbe überschrift bilder galerie abschnitt größer kleiner dunkler heller runder kontakt öffnungszeiten " +
  "cambia quita elimina borra renombra cabecera botón botones fondo color título fotos galería sección grande pequeño oscuro claro contacto horario";
/** Too short to be told from other words by their letters. */
const short: Readonly<Record<string, string>> = {
  mak: "make",
  mke: "make",
  ad: "add",
  adn: "and",
  blu: "blue",
  teh: "the",
  hte: "the",
  fo: "of",
  pls: "please",
  plz: "please",
};

let vocabulary: Set<string> | undefined;

/** The text as it was meant; null where nothing was misspelled. */
export function putRight(text: string): string | null {
  vocabulary ??= vocabularyOf([...operations.map(({ words }) => words), common, [...colorNames.keys()].join(" ")]);
  const words = text.replace(/(?<![\p{L}\p{N}])\p{Ll}{2,3}(?![\p{L}\p{N}])/gu, (word) => short[word] ?? word);
  const mended = correctText(words, vocabulary);
  return mended === text ? null : mended;
}

const fieldNamed: Record<Language, string> = { en: "a field", de: "ein Feld", es: "un campo" };
const nothing = /^(?:what|anything|something|nothing|was|etwas|nichts|alles|qué|algo|nada|it|es)(?!\p{L})/iu;
const missing: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?:and |but |oh,? |also )?(?:the |an? )?(.{3,80}?)(?:,)? (?:is|are)(?: still| also)? missing$/iu,
    /^(?:and |but )?(?:there (?:is|are) no|there's no|you forgot|we(?: still)? miss|i(?: still)? miss)(?: the| an?)? (.{3,80}?)(?: yet)?$/iu,
  ],
  de: [
    /^(?:und |aber |da )?(?:der |die |das |eine? )?(.{3,80}?) fehl(?:t|en)(?: noch| leider| hier| auch)*$/iu,
    /^(?:und |aber )?(?:es|mir|uns|da|hier|noch) fehl(?:t|en)(?: mir| uns| noch| leider| auch| hier)*(?: der| die| das| eine?)? (.{3,80}?)$/iu,
  ],
  es: [
    /^(?:y |pero )?(?:nos |me |también |todavía |aún )*faltan?(?: también| todavía| aún)*(?: el| la| los| las| una?)? (.{3,80}?)$/iu,
  ],
};

/** "Geburtstag und Telefonnummer fehlen noch": what is missing is to be added, in the second place as a field. Empty where the words say something else. */
export function statedAsMissing({ text, language }: OperationRequest): string[] {
  const words = text.trim().replace(/[\s.!]+$/u, "");
  if (words.includes("?")) return [];
  const found = missing[language].map((pattern) => pattern.exec(words)?.[1]).find((part) => part !== undefined);
  if (found === undefined || nothing.test(found) || isCommand(words)) return [];
  const { lead, tail } = adding[language];
  const asField = found.split(/\s+/u).length < 3 ? [`${lead} ${fieldNamed[language]} ${found}${tail}`] : [];
  return [`${lead} ${found}${tail}`, ...asField];
}

/** "Merkliste für Kunden", "neue Kategorie Haustier": what is only named is to be there. Null where a verb says more. */
export function withVerb({ text, language }: OperationRequest): string | null {
  const words = text.trim().replace(/[\s.!]*(?:bitte|please|por favor)?[\s.!]*$/iu, "");
  if (words.includes("?") || words.split(/\s+/u).length > 9 || isCommand(words)) return null;
  const { lead, tail } = adding[language];
  return `${lead} ${words.replace(/^(?:bitte|please|por favor)\s+/iu, "").replace(/\s+(?:hinzufügen|einbauen|ergänzen|einfügen)$/iu, "")}${tail}`;
}

const adding: Record<Language, { lead: string; tail: string }> = {
  en: { lead: "add", tail: "" },
  de: { lead: "füge", tail: " hinzu" },
  es: { lead: "añade", tail: "" },
};
