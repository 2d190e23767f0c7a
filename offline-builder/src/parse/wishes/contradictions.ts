/** Two wishes of one request that cannot both be met, and which of them was followed. */
import type { Language } from "../../plan/plan.ts";
import { literally, stem, tokens } from "../words.ts";

const onePage =
  /(?<![\p{L}])(?:one|single)[- ]?pager?|onepager|einseit\p{L}+|(?:nur )?eine seite(?=\s|[,.])|una sola página/iu;
const manyPages =
  /(?<![\p{L}\d])(?:(?:[2-9]|1\d|two|three|four|five|six|seven|eight|several|many|zwei|drei|vier|fünf|sechs|mehrere[nr]?|dos|tres|cuatro|cinco|seis|varias)\s+(?:pages|seiten|páginas)|multi[- ]?page|mehrseitig\p{L}*)/iu;

const wordings: Record<Language, (one: string, other: string) => string> = {
  en: (one, other) =>
    `Two wishes pull apart: “${one}” and “${other}”. I went by the second; say so if the first was meant`,
  de: (one, other) =>
    `Zwei Wünsche passen nicht zusammen: „${one}“ und „${other}“. Ich bin dem zweiten gefolgt; sagen Sie es, wenn der erste gemeint war`,
  es: (one, other) => `Dos deseos se contradicen: «${one}» y «${other}». He seguido el segundo; dilo si era el primero`,
};

export function contradictions(text: string, language: Language): string[] {
  const found: [string, string][] = [];
  const [single, several] = [onePage.exec(text), manyPages.exec(text)];
  // More than one page is what is built either way.
  if (single && several) found.push([single[0].trim(), several[0].trim()]);
  for (const [whole, noun = ""] of text.matchAll(
    /(?<![\p{L}])(?:no|without(?: an?| any)?|keine?n?|ohne|sin)\s+(\p{L}{4,})/giu,
  )) {
    const later = text.slice(text.indexOf(whole) + whole.length);
    const wanted = new RegExp(
      `(?<![\\p{L}])(?:with|plus|mit|con)\\s+(?:(?:the|an?|our|my|der|die|das|dem|einer?|einem|el|la|los|las|un|una)\\s+)?${literally(noun)}`,
      "iu",
    ).exec(later);
    if (wanted && stem(tokens(wanted[0]).at(-1) ?? "") === stem(noun.toLowerCase()))
      found.push([whole.trim(), wanted[0].trim()]);
  }
  return found.map(([one, other]) => wordings[language](one, other));
}
