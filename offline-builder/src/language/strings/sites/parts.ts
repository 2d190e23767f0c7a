/** Phrases of the pages that a site has because its request names them: English, German, Spanish. */
import type { Phrase } from "../phrase.ts";

export const siteParts: readonly Phrase[] = [
  ["Phone (optional)", "Telefon (freiwillig)", "Teléfono (opcional)"],
  ["What is it about?", "Worum geht es?", "¿De qué se trata?"],
  ["Save request", "Anfrage sichern", "Guardar solicitud"],
  ["Please choose one.", "Bitte wählen Sie eines aus.", "Elige una opción."],
  ["Review", "Bewertung", "Opinión"],
  ["Save review", "Bewertung sichern", "Guardar opinión"],
  ["The first review can be yours.", "Die erste Bewertung kann Ihre sein.", "La primera opinión puede ser la tuya."],
  ["of 5", "von 5", "de 5"],
  ["Somebody brings this already.", "Das bringt schon jemand mit.", "Esto ya lo trae alguien."],
  ["Not after all", "Doch nicht", "Al final no"],
  ["I will bring it", "Bringe ich mit", "Lo traigo yo"],
];
