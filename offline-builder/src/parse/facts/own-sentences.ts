/** What people say of themselves in a request: sentences that can stand on their site as they were written. */
import { findHours } from "../stated-hours.ts";
import { findPrices } from "../stated-prices.ts";

const wishes =
  /(?<![\p{L}])(?:need|needs|want|wants|would like|please|build|make|create|should|must|add|include|use|show|with a|for my|for our|website|web ?site|site|app|page|pages|form|forms|brauche|brauchen|möchte|möchten|hätte|hätten|bitte|(?<!ich |wir |und )baue?|erstelle?n?|soll|sollen|muss|zeig\p{L}*|seite|seiten|webseite|internetseite|homepage|formular|necesito|necesitamos|quiero|queremos|por favor|crea|haz|debe|deben|página|web|sitio|formulario|colou?rs?|farben?|colores)(?![\p{L}])/iu;
const reach = /@|(?:\+?\d[\d\s/()-]{6,}\d)/;
/** Somebody speaks, or something that is theirs is spoken of. */
const own =
  /(?<![\p{L}])(?:i|we|my|our|us|ich|wir|mein\p{Ll}{0,2}|unser\p{Ll}{0,2}|mir|uns|yo|nosotr[oa]s|mi|mis|nuestr[oa]s?)(?![\p{L}])|(?:^|\s)(?:somos|soy|tengo|tenemos|hacemos|hago|trabajo|trabajamos|vendo|vendemos|abrimos|cerramos|afino|reparo|cocino|enseño|vivo)(?![\p{L}])/iu;
const facts = /\d/;

/** In order, at most eight; wishes, and ways to reach somebody, are met in other places. */
export function ownSentences(text: string): string[] {
  return (
    sentencesOf(text)
      .filter((sentence) => !wishes.test(sentence) && !reach.test(sentence))
      // Those stand in the list of prices and in the opening hours.
      .filter((sentence) => findPrices(sentence).length === 0 && findHours(sentence) === null)
      .filter((sentence) => (own.test(sentence) || facts.test(sentence)) && sentence.split(/\s+/).length >= 4)
      .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
      .slice(0, 8)
  );
}

function sentencesOf(text: string): string[] {
  const all = text
    .split(/(?<=[\p{L}\p{N})"”“»%€£$][.!?…])\s+(?=[\p{Lu}\d¿¡„"«])|\n+/u)
    .map((sentence) => sentence.replace(/^[\s•*-]+/, "").trim())
    .filter(Boolean);
  return all.length > 1 ? all : [];
}
