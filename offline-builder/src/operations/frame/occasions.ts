/** What a banner says whose occasion alone was named: "add a Valentine's banner". */
import type { Language } from "../../plan/plan.ts";
import type { Wording } from "../operation.ts";
import { has } from "../requests.ts";

export const ownWords: Wording = {
  en: "Only the occasion was named, so the line says no more than that; other words: “Add a banner saying …”",
  de: "Genannt war nur der Anlass, deshalb sagt die Zeile nicht mehr; andere Worte: „Füge ein Banner hinzu: …“",
  es: "Solo se nombró la ocasión y la línea no dice más; otras palabras: «Añade un aviso que diga …»",
};

type Occasion = readonly [words: string, says: Record<Language, string>];

const occasions: readonly Occasion[] = [
  [
    "valentine['’]?s?(?: day)?|valentinstag\\w*|san valentín",
    { en: "Happy Valentine’s Day", de: "Alles Liebe zum Valentinstag", es: "Feliz San Valentín" },
  ],
  [
    "mother['’]?s day|muttertag\\w*|día de la madre",
    { en: "Happy Mother’s Day", de: "Alles Liebe zum Muttertag", es: "Feliz Día de la Madre" },
  ],
  [
    "father['’]?s day|vatertag\\w*|día del padre",
    { en: "Happy Father’s Day", de: "Alles Gute zum Vatertag", es: "Feliz Día del Padre" },
  ],
  ["christmas|xmas|weihnacht\\w*|navid\\w*", { en: "Merry Christmas", de: "Frohe Weihnachten", es: "Feliz Navidad" }],
  [
    "new year['’]?s?(?: eve)?|neujahr\\w*|silvester\\w*|año nuevo",
    { en: "Happy New Year", de: "Frohes neues Jahr", es: "Feliz Año Nuevo" },
  ],
  ["easter|oster\\w*|pascua", { en: "Happy Easter", de: "Frohe Ostern", es: "Feliz Pascua" }],
  ["halloween", { en: "Happy Halloween", de: "Fröhliches Halloween", es: "Feliz Halloween" }],
  [
    "thanksgiving|erntedank\\w*|acción de gracias",
    { en: "Happy Thanksgiving", de: "Frohes Erntedankfest", es: "Feliz Día de Acción de Gracias" },
  ],
  ["black friday", { en: "Black Friday", de: "Black Friday", es: "Black Friday" }],
  ["cyber monday", { en: "Cyber Monday", de: "Cyber Monday", es: "Cyber Monday" }],
  [
    "summer sale|sommer(?:schluss)?verkauf|sommer ?sale|rebajas de verano",
    { en: "Summer sale", de: "Sommerschlussverkauf", es: "Rebajas de verano" },
  ],
  [
    "winter sale|winter(?:schluss)?verkauf|winter ?sale|rebajas de invierno",
    { en: "Winter sale", de: "Winterschlussverkauf", es: "Rebajas de invierno" },
  ],
  [
    "spring sale|frühlings(?:verkauf|aktion)|rebajas de primavera",
    { en: "Spring sale", de: "Frühlingsaktion", es: "Rebajas de primavera" },
  ],
  ["sale|ausverkauf|schlussverkauf|rebajas|ofertas?", { en: "Sale", de: "Ausverkauf", es: "Rebajas" }],
  [
    "free (?:shipping|delivery)|kostenlose\\w* (?:versand|lieferung)|gratisversand|envío (?:gratis|gratuito)",
    { en: "Free shipping", de: "Kostenloser Versand", es: "Envío gratis" },
  ],
  [
    "we(?:['’]re| are) hiring|hiring|jobs?|wir suchen|stellenanzeige|buscamos personal",
    { en: "We are hiring", de: "Wir suchen Verstärkung", es: "Buscamos personal" },
  ],
  [
    "grand opening|re-?opening|(?:neu)?eröffnung\\w*|(?:gran )?inauguración|apertura",
    { en: "Grand opening", de: "Neueröffnung", es: "Gran apertura" },
  ],
  ["welcome|willkommens?\\w*|bienvenid\\w*", { en: "Welcome", de: "Willkommen", es: "Te damos la bienvenida" }],
];

export function occasionIn(text: string, language: Language): string | null {
  return occasions.find(([words]) => has(text, words))?.[1][language] ?? null;
}
