/** What goes from hand to hand: "neighbours lend each other tools" is about tools. */
import type { Language } from "../../plan/plan.ts";
import { isPlural, pluralOf } from "./grammatical-number.ts";

const compound = /(?<![\p{L}])(\p{Lu}\p{L}{3,}?)-?(?:aus|ver)leihe?(?![\p{L}])/u;
const among = /(?<![\p{L}])(?:nachbar|freund|kolleg|verein|familie|wir |uns|hausgemeinschaft|mitglied)/iu;

const lends: Record<Language, readonly RegExp[]> = {
  en: [
    /(?<![\p{L}])(?:lend(?:s|ing)?|loan(?:s|ing)?|borrow(?:s|ing)?|lent)\s+(?:out\s+)?(?:(?:each other|one another|my|our|the|their|your|some|all|people|friends|neighbou?rs)(?:'s)?\s+)*(\p{L}{3,}(?:\s\p{L}{3,})?)(?=\s+(?:to|from|with|among|between|and|in|or|for|that|i|we|so|back)(?![\p{L}])|\s*[,.;:!?]|\s*$)/iu,
    /(?<![\p{L}])((?!lending|the|our|my|local|public|school)\p{L}{3,})\s+library(?![\p{L}])/iu,
    /(?<![\p{L}])(\p{L}{3,}(?:\s(?!and\s|or\s)\p{L}{3,})?)\s+(?:lending|loans?|borrowing)(?: (?:app|library|list|tracker|club))?(?![\p{L}])/iu,
  ],
  de: [
    /(?<![\p{L}])(?:Ausleihe|Verleih)\s+(?:von|für)\s+(?:die\s+|unsere\s+|unseren\s+)?(\p{Lu}\p{L}{3,})/u,
    compound,
    /(?<![\p{L}])(\p{Lu}\p{L}{2,})\s+(?:(?:unter|an|von|mit|bei|aus)\s+(?:\p{L}+\s+){1,3})?(?:gegenseitig\s+)?(?:aus|ver)(?:zu)?(?:leihen|leiht|liehen)(?![\p{L}])/u,
  ],
  es: [
    /(?<![\p{L}])(?:prest\p{L}*|préstamo de|compart(?!id)\p{L}*)\s+(?:(?:entre|a|los|las|sus?|mis?|nuestr[oa]s|vecinos|ellos)\s+)*(\p{L}{4,})(?![\p{L}])/iu,
  ],
};
const nothing =
  /^(?:and|or|things?|stuff|items?|each|other|them|dinge|sachen|etwas|cosas|book|books|buch|bücher|libros?|money|geld|dinero|what|who|that|nachbarn|vecinos|friends|back|app|the|ausleihe|verleih|schüler\p{L}*|mitglieder\p{L}*|kunden|lehrer\p{L}*)$/iu;

/** In the plural, as written; null where the words name books, or nothing. */
export function lentThings(text: string, language: Language): string | null {
  for (const pattern of lends[language]) {
    const found = pattern.exec(text)?.[1]?.trim();
    // A place that rents out boats is a business; neighbours are none.
    if (pattern === compound && !among.test(text)) continue;
    if (!found || nothing.test(found)) continue;
    return isPlural(found.split(" ").at(-1)!, language) ? found : pluralOf(found, language);
  }
  return null;
}
