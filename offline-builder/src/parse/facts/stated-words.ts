/** Facts of a request that must be found again: numbers with what they count, years, and names. */
import { currencyWords } from "../stated-prices.ts";
import { literally } from "../words.ts";

const unit =
  "km|kilomet\\p{L}*|miles?|meilen|m|m²|m2|qm|sqm|cm|kg|kilos?|g|gramm?s?|litres?|liters?|l|min|minutes?|minuten|minutos|h|hours?|stunden?|horas?|days?|tage?n?|días?|weeks?|wochen?|semanas?|years?|jahren?|años?|percent|prozent|por ciento|%|°c|people|persons?|personen|personas|guests|gäste|seats|plätze|rooms|zimmer|habitaciones|beds|betten|camas|pieces|stück|members|mitglieder|socios|employees|mitarbeiter|empleados";
const most =
  "(?:max(?:imum)?\\.?|up to|at most|no more than|höchstens|maximal|bis zu|máximo|como mucho)\\s+(?:of\\s+|de\\s+)?\\d+\\s\\p{L}+";
const limit = new RegExp(`^${most}`, "iu");
const amounts = new RegExp(
  `(?<![\\p{L}\\d])${most}(?![\\p{L}])|(?<![\\p{L}\\d.,])\\d+(?:[.,]\\d+)*\\s?(?:${unit})(?![\\p{L}\\d])|[£€$]\\s?\\d+(?:[.,]\\d+)*|(?<![\\p{L}\\d.,])\\d+(?:[.,]\\d+)*\\s?(?:${currencyWords})(?![\\p{L}])`,
  "giu",
);
const years = /(?<![\p{L}\d.,/+-])(?:1[5-9]\d\d|20\d\d)(?![\d/.,]\d|\s?(?:€|£|\$|euros?|km|kg|m²))(?![\p{L}\d])/gu;
const introduced =
  /(?<![\p{L}])(?:called|named|nicknamed|known as|heißt|heißen|namens|genannt|nennen wir|se llaman?|llamad[oa]s?|apodad[oa])\s+["“„«]?(\p{Lu}[\p{L}'’]+(?:\s+\p{Lu}[\p{L}'’]+){0,2})/gu;
/** A capital inside the sentence; every noun has one in German. */
const capital = /(?<=[\p{Ll},]\s)(\p{Lu}\p{Ll}[\p{L}'’]*(?:[ -]\p{Lu}\p{Ll}[\p{L}'’]*){0,2})/gu;
const notNames =
  /^(?:I|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|May|June|July|August|September|October|November|December|English|German|Spanish|French|Internet|iPhone|Android|Stripe|PayPal|Google|Instagram|WhatsApp|Excel|CSV|PDF|CRM|Uber|Airbnb|Arabic|Hebrew|SaaS|React|Christmas|Easter|Monat|Navidad|Enter|Escape)(?![\p{L}])/u;

export interface StatedWords {
  /** As they were written. */
  words: string;
  /** What has to be found in the files. */
  token: string;
}

export function statedWords(text: string, german: boolean): StatedWords[] {
  const plain = text.replace(/\S+@\S+/g, " ").replace(/https?:\S+/g, " ");
  const numbers = [...plain.matchAll(amounts)].map(([words]) => ({
    words: words.trim(),
    // A limit is met by nothing but itself: the number alone stands somewhere in most apps.
    token: limit.test(words) ? words.replace(/^\D+/u, "") : numberIn(words),
  }));
  const yearsIn = [...plain.matchAll(years)].map(([words]) => ({ words, token: words }));
  const names = [
    ...[...plain.matchAll(introduced)].map((found) => found[1]!),
    ...(german ? [] : [...plain.matchAll(capital)].map((found) => found[1]!)),
  ];
  const named = names.filter((name) => !notNames.test(name)).map((name) => ({ words: name, token: name }));
  const all = [...numbers, ...yearsIn, ...named];
  return all.filter(({ words }, at) => all.findIndex((other) => other.words === words) === at);
}

/** "1.290 €" is 1290 in the files, "5,80" is 5.8. */
function numberIn(words: string): string {
  const written = /\d+(?:[.,]\d+)*/.exec(words)![0];
  const whole = written.replace(/[.,](?=\d{3}(?!\d))/g, "");
  return String(Number(whole.replace(",", ".")));
}

/** Whether a number or a name stands somewhere in the text, not as a part of another. */
export function standsIn(written: string, { words, token }: StatedWords): boolean {
  if (written.includes(words)) return true;
  const escaped = literally(token);
  return new RegExp(`(?<![\\p{L}\\d.])${escaped}(?![\\p{L}\\d]|[.,]\\d)`, "u").test(written);
}
