/** A change in misspelled words, put right as far as the words of the operations reach. */
import { colorNames } from "../parse/css-colors.ts";
import { correctText, vocabularyOf } from "../parse/words.ts";
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
