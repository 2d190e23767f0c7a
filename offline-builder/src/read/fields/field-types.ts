/** The type of a field, by the words of its name and what stands around them. */
import type { AskType } from "../ask.ts";
import { typeOfWord } from "./field-words.ts";
import type { LanguageTable } from "../languages/table.ts";
import { lexemeOf, type Noun } from "../words/nouns.ts";
import type { Token } from "../words/tokens.ts";

const prepositions = new Set(["on", "until", "till", "since", "am", "bis", "seit", "desde", "hasta", "el"]);
const identified = new Set(["phone", "mobile", "telephone", "cell", "contact"]);
/** English endings of what has been done to an entry. */
const participle = /(?:[a-z]{2,}ed|sent|paid|done|seen|given|taken|built|kept|lent|sold|made|written|eaten)$/;

export function typeOf(noun: Noun, words: readonly Token[], table: LanguageTable): AskType {
  const { language } = table;
  const last = words.at(-1)!;
  const lows = noun.tokens.map(({ low }) => low);
  if (noun.tokens.some(({ is }) => is === "and")) return "datetime";
  if (noun.tokens.length < words.length) {
    if (prepositions.has(last.low) && words.at(-2) === noun.tokens.at(-1)) return "date";
    if (last.low === "by" && !participle.test(lows.at(-1)!)) return "date";
    if (["by", "von", "por", "from", "to"].includes(last.low)) return "person";
  }
  // "Opening days" say when, and not how many.
  if (language === "en" && /^(?:opening|closing|visiting|office|business)$/.test(lows.at(-2) ?? "")) return "text";
  if (/^(?:last|next|letzte[rsn]?|nächste[rsn]?|última|último|próxima|próximo)$/.test(lows[0]!) && lows.length > 1) {
    const own = typeOfWord(noun.head, language);
    if (own === undefined || own === "yes-no" || own === "date" || participle.test(lows.at(-1)!)) return "date";
  }
  if (language === "en" && noun.head === "number" && lows.length > 1 && !lows.includes("of"))
    return lows.some((low) => identified.has(low)) ? "phone" : lows[0] === "number" ? "number" : "text";
  if (language === "es" && noun.head === "número" && lows[1] === "of") return "number";
  return typeOfHead(noun, lows, table);
}

function typeOfHead(noun: Noun, lows: readonly string[], { language }: LanguageTable): AskType {
  const head = noun.tokens.length === 1 || language !== "en" ? noun.head : lexemeOf(noun.head, language);
  const own = typeOfWord(headLow(noun), language) ?? typeOfWord(head, language);
  const first = typeOfWord(lows[0]!, language);
  if (
    lows.length > 1 &&
    (own === "yes-no" || own === undefined) &&
    first &&
    ["money", "number", "date", "time", "quantity"].includes(first)
  )
    return first;
  if (own) return spanishNumber(own, lows, language);
  if (language === "de") return bareGerman(noun) ? "yes-no" : (first ?? "text");
  if (language === "es" && /(?:[ai]d[oa])$/.test(lows.at(-1)!) && noun.head.length > 5 && lows.length <= 2)
    return "yes-no";
  if (
    language === "en" &&
    /^(?:out|in|back|off|up|down|over)$/.test(lows.at(-1)!) &&
    participle.test(lows.at(-2) ?? "")
  )
    return "yes-no";
  if (language === "en" && participle.test(lows.at(-1)!) && lows.length <= 3) return "yes-no";
  const inside = lows
    .map((low) => typeOfWord(low, language))
    .find((type) => type === "money" || type === "date" || type === "picture");
  return inside ?? "text";
}

const headLow = ({ tokens, head }: Noun): string =>
  tokens.find(({ low }) => low.startsWith(head.slice(0, 3)) && low.length >= head.length)?.low ?? head;

/** "Número de socio" is a name, "número de personas" a number. */
function spanishNumber(type: AskType, lows: readonly string[], language: string): AskType {
  if (language !== "es" || lows[0] !== "número" || lows.length === 1) return type;
  if (/^tel[eé]fono|^m[oó]vil/.test(lows.at(-1)!)) return "phone";
  return lows.at(-1)!.endsWith("s") ? "number" : "text";
}

/** A German word in small letters is no noun: "bezahlt", "geimpft". */
function bareGerman({ tokens }: Noun): boolean {
  const last = tokens.at(-1)!;
  return (
    /^\p{Ll}/u.test(last.text) &&
    /(?:t|en)$/.test(last.low) &&
    /^(?:ge|ver|be|er|ent|zer|ab|an|aus|ein|zurück|vor|auf|über|unter)/.test(last.low)
  );
}
