/** Phrases of small tools: English, German, Spanish. */
const rows: readonly (readonly [en: string, de: string, es: string])[] = [
  ["Copied", "Kopiert", "Copiado"],
  [
    "This browser does not allow copying. Select the text and copy it by hand.",
    "Dieser Browser erlaubt das Kopieren nicht. Markieren Sie den Text und kopieren Sie ihn von Hand.",
    "Este navegador no permite copiar. Selecciona el texto y cópialo a mano.",
  ],
  ["Ada", "Ada", "Ada"],
  ["Ben", "Ben", "Bea"],
  ["Cleo", "Clara", "Carlos"],
  ["Dario", "David", "Diana"],
  ["Elif", "Elif", "Elsa"],
  ["Finn", "Finn", "Félix"],
  ["Draw", "Ziehen", "Sortear"],
  ["Who or what is drawn from", "Woraus gezogen wird", "De qué se sortea"],
  ["One on each line", "Eine Zeile für jeden", "Una línea para cada uno"],
  ["Enter two lines at least.", "Bitte mindestens zwei Zeilen eingeben.", "Escribe al menos dos líneas."],
  ["Take out who was drawn", "Gezogene scheiden aus", "Quitar a quien sale"],
  ["Shuffle", "Mischen", "Mezclar"],
  ["Clear the draws", "Ziehungen löschen", "Borrar los sorteos"],
  ["Drawn so far", "Bisher gezogen", "Han salido"],
  ["Wheel", "Glücksrad", "Ruleta"],
];

export const toolsInGerman = Object.fromEntries(rows.map(([en, de]) => [en, de]));
export const toolsInSpanish = Object.fromEntries(rows.map(([en, , es]) => [en, es]));
