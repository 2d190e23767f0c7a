/** "No, back to blue", "make them orange", "and square": words that go on with the change before them, made whole. */
import { findColors } from "../../parse/colors.ts";
import type { Language } from "../../plan/plan.ts";
import type { OperationRequest } from "../operation.ts";

const part =
  /(?<!\p{L})(?:(?:the|our|my|die|der|das|den|los|las|el|la|unsere?n?|meine?n?)\s+)?(?<part>buttons?|headings?|headlines?|titles?|headers?|footers?|cards?|links?|pictures?|photos?|images?|prices?|corners?|rows?|menu|logo|background|knöpfe|knopf|überschriften|überschrift|kopfzeile|fußzeile|karten|bilder|fotos|preise|ecken|zeilen|hintergrund|botones|botón|títulos?|cabecera|pie|tarjetas?|enlaces?|fotos|imágenes|precios|esquinas|filas|fondo)(?!\p{L})/giu;

const lead =
  /^(?:(?:no|nope|nah|nein|ne|hm+|oh|ok(?:ay)?|actually|and|but|also|then|please|now|oder|und|aber|doch|eigentlich|auch|bitte|jetzt|y|pero|también|mejor|por favor|ahora|sorry|wait|maybe|vielleicht|quizá|make|turn|paint|color|colour|mach\p{L}*|färb\p{L}*|haz(?=\s)|pon(?=\s)|ponl[oa]s|hazl[oa]s|píntal[oa]s|them|those|these|both|all|it|sie|diese|es|rather|better|lieber|wieder|back(?: to)?|go back to|zurück(?: zu| auf)?|doch|vuelve al?|otra vez|more|a bit|a little|even|in|en|to|zu)[\s,.:;…-]+)+/iu;
const tail =
  /(?:[\s,]+(?:instead|again|rather|please|then|too|as well|now|after all|though|lieber|bitte|wieder|stattdessen|auch|doch|mejor|otra vez|de nuevo|por favor|también))*[\s.!]*$/iu;
/** What may be left of such words beside a colour. */
const manner =
  /^(?:(?:much|even|a bit|a little|slightly|noch|etwas|viel|un poco|mucho|aún)\s+)?(?:square|sharp|round(?:er|ed)?|bigger|larger|smaller|bold(?:er)?|darker|lighter|thinner|eckig(?:er)?|rund(?:er)?|größer|kleiner|fett(?:er)?|dunkler|heller|cuadrad[oa]s?|redond[oa]s?|redondead[oa]s?|más (?:grandes?|pequeñ[oa]s?|oscur[oa]s?|clar[oa]s?|redond[oa]s?)|(?:en )?negrita)$/iu;
const plural = /s$|^(?:knöpfe|überschriften|karten|bilder|preise|ecken|zeilen|botones)$/iu;
const one = /(?<!\p{L})(?:it|es|hazlo|ponlo|hazla|ponla)(?!\p{L})/iu;

const whole: Record<Language, (part: string, how: string) => string> = {
  en: (name, how) => `make the ${name} ${how}`,
  de: (name, how) => `mach die ${name} ${how}`,
  es: (name, how) => `pon los ${name} ${how}`,
};
const corners: Record<Language, string> = { en: "corners", de: "Ecken", es: "esquinas" };

/** What is left when the words that only point back are taken away; null where something else is said. */
function howIn(text: string): string | null {
  const trimmed = text.trim();
  const how = trimmed.replace(lead, "").replace(tail, "").trim();
  if (
    how === "" ||
    (how.length === trimmed.replace(tail, "").length && !/\s(?:instead|lieber|mejor)[\s.!]*$/iu.test(trimmed))
  )
    return null;
  const [color, second] = findColors(how);
  const isColor = color !== undefined && second === undefined && how.replace(color.words, "").trim() === "";
  return isColor || manner.test(how) ? how : null;
}

/** The request as a sentence of its own; null where it is one already. */
export function meantBefore({ text, language, conversation }: OperationRequest): string | null {
  const how = howIn(text);
  if (how === null) return null;
  const isColor = findColors(how).length > 0;
  // The first words of a project ask for the app, and say nothing of what a later change was about.
  for (const earlier of conversation.earlier.slice(1).reverse()) {
    if (howIn(earlier) !== null) continue;
    const named = [...earlier.matchAll(part)].at(-1)?.groups?.["part"];
    if (!named) break;
    // "Make it blue" behind the buttons is the app, behind the header it is the header.
    if (one.test(text) && plural.test(named)) break;
    return whole[language](named, how);
  }
  return !isColor && /^(?:square|sharp|round|rund|eckig|cuadrad|redond)/iu.test(how)
    ? whole[language](corners[language], how)
    : null;
}

/** The piece of a page that the words name, with its article; null where there is none or more than one. */
export function pieceIn(text: string): string | null {
  const found = [...text.matchAll(part)];
  return found.length === 1 ? found[0]![0] : null;
}
