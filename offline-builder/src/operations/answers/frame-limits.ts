/** Wishes about the frame and pictures that words alone cannot carry out: what is there, and what can be done instead. */
import type { Language, Plan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { add, has } from "../requests.ts";

const understoodMenu: Wording = {
  en: "The menu at another side.",
  de: "Das Menü an einer anderen Seite.",
  es: "El menú en otro lado.",
};
const onTop: Wording = {
  en: "The menu of this site stands on top, and I have no other frame for it. What I can do: its colour, its order, and keeping it in view. I changed nothing.",
  de: "Das Menü dieser Website steht oben, einen anderen Rahmen habe ich dafür nicht. Was geht: seine Farbe, seine Reihenfolge, und dass es beim Scrollen sichtbar bleibt. Ich habe nichts geändert.",
  es: "El menú de este sitio está arriba y no tengo otro marco para él. Lo que sí puedo: su color, su orden y que quede a la vista. No he cambiado nada.",
};
const onTheLeft: Wording = {
  en: "On wide screens the menu of this app stands at the left, and I have no other frame for it. I changed nothing.",
  de: "Auf breiten Bildschirmen steht das Menü dieser App links, einen anderen Rahmen habe ich dafür nicht. Ich habe nichts geändert.",
  es: "En pantallas anchas el menú de esta aplicación está a la izquierda y no tengo otro marco para él. No he cambiado nada.",
};
const stay: Record<Language, string[]> = {
  en: ["Make the header sticky", "Keep it as it is"],
  de: ["Mach die Kopfzeile fixiert", "So lassen"],
  es: ["Haz la cabecera fija", "Dejarlo así"],
};

const menu =
  "menu|menü|menú|nav(?:igation)?(?: ?bar)?|navigationsleiste|navegación|side ?bar|seitenleiste|barra lateral";
const side =
  "(?:(?:on|to|at) the |on |to )?(?:left|right|side)(?: side)?|side ?bar|(?:nach |auf die |auf der |an der )?(?:links|rechts|linke[nr]? seite|rechte[nr]? seite)|seitenleiste|(?:a|en) la (?:izquierda|derecha)|(?:al )?lado|barra lateral";
/** The menu itself, not one of its entries: "put the menu on the left". */
const moved = `(?:${menu})(?:\\s+(?:should|soll(?:te)?|debe)(?:\\s+(?:be|go|stehen|estar|ir))?)?\\s+(?:${side})`;
const sidebar =
  "(?:as|into|in) an? side ?bar|side ?bar (?:menu|navigation)|als seitenleiste|como barra lateral|en una barra lateral";

function hasSideMenu(plan: Plan): boolean {
  return plan.files["src/components/layout/AppShell.tsx"] !== undefined;
}

export const menuPlace = operation<null>({
  id: "menu-place",
  words: "menu navigation sidebar left right menü links seitenleiste menú izquierda barra lateral",
  match({ text, language }) {
    if (!(has(text, moved) || (has(text, menu) && has(text, sidebar)))) return null;
    if (has(text, "(?:in|im|en) (?:the |el |la |der )?(?:menu|menü|menú|navigation|navegación)")) return null;
    return { confidence: 0.93, values: null, understood: understoodMenu[language] };
  },
  reads: () => [],
  change: ({ plan }, _, { language }) =>
    hasSideMenu(plan) ? { say: onTheLeft[language] } : { say: onTop[language], options: stay[language] },
});

const understoodPicture: Wording = { en: "A picture of yours.", de: "Ein eigenes Bild.", es: "Una imagen tuya." };
const noPicture: Wording = {
  en: "I have no picture of {what} and do not make one up, so I changed nothing. Put the file into the folder public under Code, for example as photo.jpg; a language model or the code editor can place it. A gallery of drawings I can add: “Add a gallery”.",
  de: "Ein Bild davon ({what}) habe ich nicht und erfinde keines; ich habe nichts geändert. Legen Sie die Datei unter Code in den Ordner public, etwa als foto.jpg; ein Sprachmodell oder der Code-Editor setzt sie ein. Eine Galerie mit Zeichnungen kann ich ergänzen: „Füge eine Galerie hinzu“.",
  es: "No tengo ninguna imagen de {what} y no la invento, así que no he cambiado nada. Pon el archivo en la carpeta public desde Código, por ejemplo como foto.jpg; un modelo de lenguaje o el editor la coloca. Sí puedo añadir una galería de dibujos: «Añade una galería».",
};
const picture =
  /(?:picture|photo|photograph|image|bild|foto|imagen|fotografía)\s+(?:of|from|von|vom|unsere[srm]?|de|del)\s+(.{2,60}?)(?:\s+(?:hinzu|ein|to the|on the|in the|auf der|auf die|en la|a la)(?![\p{L}]).*)?[.!]?$/iu;

/** "Add a picture of our shop": there is none, and no entry of a price list is meant. */
export const ownPicture = operation<{ what: string }>({
  id: "own-picture",
  words: "picture photo image bild foto imagen add hinzufügen añadir",
  match({ text, language }) {
    const what = picture.exec(text)?.[1]?.trim();
    if (!what || !(has(text, add) || has(text, "put|show|use|zeig\\w*|muestra|usa"))) return null;
    if (has(text, "field|feld|campo|column|spalte|each|every|jede[mrsn]?|cada|gallery|galerie|galería")) return null;
    return { confidence: 0.82, values: { what }, understood: understoodPicture[language] };
  },
  reads: () => [],
  change: (_, { what }, { language }) => ({ say: worded(noPicture, language, { what }) }),
});
