/** A field from its node: label, type, values to choose from, unit. */
import type { AskField, AskType } from "../ask.ts";
import { currencies, typeOfWord, units } from "./field-words.ts";
import type { LanguageTable } from "../languages/table.ts";
import type { Node } from "../words/levels.ts";
import { capital, lexemeOf, nounOf, type Noun } from "../words/nouns.ts";
import { written, type Token } from "../words/tokens.ts";

export interface FieldReading {
  table: LanguageTable;
  text: string;
}

/** Whether what stands behind a colon are its values: the noun is one that fields have. */
export function isChoice(tokens: readonly Token[], table: LanguageTable): boolean {
  const noun = nounOf(tokens, table);
  return noun !== null && !noun.plural && typeOfWord(noun.head, table.language) !== undefined;
}

/** Whether brackets hold fields, and not values to choose from: their nouns say so. */
export function holdsFields(tokens: readonly Token[], bracket: readonly Token[], table: LanguageTable): boolean {
  const parts = bracket.reduce<Token[][]>(
    (all, token) => (token.low === "," || token.is === "and" ? [...all, []] : (all.at(-1)!.push(token), all)),
    [[]],
  );
  if (parts.length < 2) return false;
  const typed = parts.filter((part) => {
    const noun = nounOf(part, table);
    if (part.length > 1 && ["prep", "by", "in"].includes(part.at(-1)!.is)) return true;
    return (
      part[0]?.is === "who" ||
      part[0]?.is === "when" ||
      (noun !== null && typeOfWord(noun.head, table.language) !== undefined)
    );
  });
  const isTyped = isChoice(tokens, table);
  return typed.length * 2 >= parts.length + (isTyped ? 1 : 0);
}

const yesNo = /^(?:yes|no|y|n|ja|nein|sí|si)$/u;

export function fieldsOf(node: Node, reading: FieldReading): AskField[] {
  const { table, text } = reading;
  const said = written(node.all, text);
  const spans = fromAndTo(node.words, said);
  if (spans) return spans;
  const words = withoutStart(node.words);
  const first = words[0];
  if (!first) return [];
  if (node.words[0]!.is === "has" && node.words[1]?.is !== "det" && words.length < 4)
    return [{ label: capital(written([node.words[0]!, ...words], text)), type: "yes-no", said }];
  if (words.length === 1 && /^(?:from|to|until|till|since|von|bis|seit|ab|desde|hasta)$/.test(first.low))
    return [{ label: capital(first.text), type: "date", said }];
  const slashed = slashedField(words, said, reading);
  if (slashed) return slashed;
  const options = optionsOf(node, reading);
  if (first.is === "whether" || isYesNoTail(words)) return [yesNoField(words, said, reading)];
  const asked = askedField(words, said, reading);
  if (asked) return [withOptions(asked, options)];
  const noun = nounOf(words, table);
  if (!noun) return [];
  const unit = unitOf(words, node, table);
  const label = labelOf(noun, words);
  const field: AskField = { label, type: typeOf(noun, words, table), said };
  const range = rangeOf(words, node);
  if (range) return [{ ...field, type: field.type === "rating" || range.max <= 10 ? "rating" : "number", ...range }];
  if (unit && currencies.has(unit)) return [{ ...field, type: "money" }];
  if (unit) return [{ ...field, type: "quantity", unit }];
  const either = eitherOf(words, node);
  return [withOptions(field, options.length >= 2 ? options : either)];
}

function withOptions(field: AskField, options: string[]): AskField {
  return options.length >= 2 && field.type !== "yes-no" ? { ...field, type: "choice", options } : field;
}

function withoutStart(words: readonly Token[]): Token[] {
  let from = 0;
  while (
    from < words.length - 1 &&
    ["det", "poss", "filler", "and", "has", "each", "mark", "like", "rel"].includes(words[from]!.is)
  )
    from++;
  const first = words[from];
  // "In welchem Jahr", "on which day": the question is what counts.
  if (
    first &&
    ["prep", "in", "by", "of", "for", "to"].includes(first.is) &&
    ["which", "who"].includes(words[from + 1]?.is ?? "")
  )
    from++;
  return words.slice(from);
}

/** "From when till when": two fields. */
function fromAndTo(words: readonly Token[], said: string): AskField[] | null {
  const when = words.filter(({ is, low }) => is === "when" || /^(?:wann|cuándo|when)$/.test(low));
  const [start, end] = words.filter(({ low }) => /^(?:from|till|until|to|von|bis|desde|hasta)$/.test(low));
  if (!start || !end || when.length === 0) return null;
  return [start, end].map(({ text }) => ({ label: capital(text), type: "time" as const, said }));
}

function isYesNoTail(words: readonly Token[]): boolean {
  if (words.at(-1)?.low === "?" && !["who", "when", "which", "howmany"].includes(words[0]!.is)) return true;
  if (words[0]!.is === "be" || (words.length > 1 && words.at(-1)!.is === "neg" && words.at(-2)!.is === "or"))
    return true;
  const last = words.slice(-3).map(({ low }) => low);
  return last.length > 1 && yesNo.test(last.at(-1)!) && (last.length < 3 || /^[/|]$|^or$|^oder$|^o$/.test(last[1]!));
}

const MAX_OPTIONS = 20;
const asked = new Set(["who", "which", "when", "where", "howmany"]);

/** "Severity low/medium/high", "indoor/outdoor", "from / to". */
function slashedField(words: readonly Token[], said: string, reading: FieldReading): AskField[] | null {
  const parts: Token[][] = [[]];
  for (const token of words)
    if ((token.is === "mark" && /^[/|]$/.test(token.low)) || (token.is === "or" && words.length <= 6)) parts.push([]);
    else parts.at(-1)!.push(token);
  const isOr = words.some(({ is }) => is === "or");
  if (isOr && (words[0]!.is === "whether" || asked.has(words[0]!.is))) return null;
  if (parts.length > MAX_OPTIONS || parts.length < 2 || parts.some((part) => part.length === 0) || isYesNoTail(words))
    return null;
  const text = (part: readonly Token[]): string => part.map((token) => token.text).join(" ");
  const [first, ...others] = parts as [Token[], ...Token[][]];
  const isNamed = first.length > 1 && (!isOr || typeOfWord(first[0]!.low, reading.table.language) !== undefined);
  if (isNamed && others.every((part) => part.length <= 3)) {
    const name = first.slice(0, -1);
    const label = nounOf(name, reading.table)?.label ?? text(name);
    return [{ label, type: "choice", options: [text(first.slice(-1)), ...others.map(text)], said }];
  }
  const typed = parts.map((part) => typeOfWord(part.at(-1)!.low, reading.table.language));
  const isSpan = first[0]!.is === "prep" || first[0]!.low === "from" || first[0]!.is === "of";
  if (isSpan || (!isOr && typed.every((type) => type !== undefined && type !== "yes-no")))
    return isSpan
      ? parts.map((part) => ({ label: capital(text(part)), type: "date" as const, said }))
      : parts.flatMap((part) => fieldsOf({ words: part, below: [], marker: null, all: part, last: false }, reading));
  const or = { en: "or", de: "oder", es: "o" }[reading.table.language];
  return [{ label: capital(parts.map(text).join(` ${or} `)), type: "choice", options: parts.map(text), said }];
}

function yesNoField(words: readonly Token[], said: string, { table }: FieldReading): AskField {
  const cut = words.findIndex(({ is }) => is === "or");
  const marks = words.findIndex(({ low }, at) => at > 0 && (low === "/" || yesNo.test(low)));
  const tail = words.slice(cut + 1);
  const open = tail.length > 0 && tail[0]!.is !== "neg" && !tail.some(({ low }) => yesNo.test(low));
  const skip = ["whether", "pron", "be", "det", "poss", "has", "filler", "modal"];
  if (words[0]!.is === "whether" && cut > 0 && open) {
    const before = words.slice(0, cut).filter(({ is }) => !skip.includes(is));
    const options = [before.at(-1), tail.find(({ is }) => !skip.includes(is))].flatMap((token) =>
      token ? [token.text] : [],
    );
    return { label: capital(options.join(` ${words[cut]!.text} `)), type: "choice", options, said };
  }
  const own = words.slice(0, marks > 0 ? marks : cut > 0 ? cut : undefined).filter(({ is }) => is !== "mark");
  const label =
    words[0]!.is === "whether" || words[0]!.is === "be"
      ? settled(
          own.filter(({ is }) => !skip.includes(is)),
          own,
        )
      : (nounOf(own, table)?.label ?? own.map(({ text }) => text).join(" "));
  return { label: capital(label), type: "yes-no", said };
}

/** "They've paid the deposit" is "deposit paid", "it has been cleaned" is "cleaned". */
function settled(words: readonly Token[], own: readonly Token[]): string {
  const [first, ...others] = words;
  const verbFirst = first && others.length > 0 && /(?:ed|id|en|nt|ne)$/.test(first.low) && own[1]?.is !== "det";
  return (verbFirst ? [...others, first] : words).map(({ text }) => text).join(" ");
}

const MAX_QUESTION = 6;

/** "How severe it is from 1 to 5". */
function askedDegree(words: readonly Token[], said: string): AskField | null {
  const [first, second] = words;
  if (first?.low !== "how" && first?.low !== "wie") return null;
  if (second?.is !== "word") return null;
  const scale = words.map(({ low }) => numerals[low] ?? Number(low)).filter((value) => Number.isFinite(value));
  const [min, max] = scale.slice(-2);
  const label = capital(`${first.text} ${second.text}`);
  if (scale.length >= 2 && min! < max!) return { label, type: "rating", min: min!, max: max!, said };
  return { label, type: "text", said };
}

const numerals: Readonly<Record<string, number>> = {
  one: 1,
  five: 5,
  ten: 10,
  eins: 1,
  fünf: 5,
  zehn: 10,
  uno: 1,
  cinco: 5,
  diez: 10,
};

/** "Which chemical", "how much", "by whom", "when": fields asked as questions. */
function askedField(words: readonly Token[], said: string, { table }: FieldReading): AskField | null {
  const [first] = words as [Token, ...Token[]];
  const rest = words.slice(1);
  const noun = nounOf(rest, table);
  const label = (tokens: readonly Token[]): string => capital(tokens.map(({ text }) => text).join(" "));
  if (first.is === "who") return { label: label(words.length <= 4 ? words : words.slice(0, 1)), type: "person", said };
  if (first.is === "when") return { label: label(words.slice(0, 1)), type: "date", said };
  if (first.is === "where") return { label: label(words.length <= 3 ? words : words.slice(0, 1)), type: "text", said };
  const degree = askedDegree(words, said);
  if (degree) return degree;
  if (first.is === "which") {
    if (noun && rest[0] && ["word", "keep", "deed", "enter"].includes(rest[0].is))
      return { label: noun.label, type: typeOf(noun, rest, table), said };
    return { label: label(words.slice(0, MAX_QUESTION)), type: words.length > 2 ? "long-text" : "text", said };
  }
  if (first.is !== "howmany") return null;
  const unit = unitIn(words);
  const counted =
    noun && rest[0]?.is === "word" && !["paid", "cost"].includes(noun.head) ? ` ${noun.label.toLowerCase()}` : "";
  if (unit && currencies.has(unit)) return { label: label([first]), type: "money", said };
  if (unit) return { label: label([first]), type: "quantity", unit, said };
  const money = rest.some(({ low }) =>
    /^(?:cost|costs|paid|spent|kostet|gekostet|cuesta|costó|price|pay|pays|charge|charged)$/.test(low),
  );
  return {
    label: `${label([first])}${counted}`,
    type: money ? "money" : /long|lange|lang|tiempo|far|weit|heavy/.test(first.low) ? "quantity" : "number",
    said,
  };
}

/** "Price per night" is one name. */
function withPer(words: readonly Token[], from: number): string {
  const behind = words.slice(from + 1);
  if (behind[0]?.is !== "per") return "";
  const taken = behind.slice(1).filter(({ is }) => is !== "det");
  const stop = taken.findIndex(({ is }) => is !== "word" && is !== "deed");
  const named = taken.slice(0, stop < 0 ? 2 : Math.min(stop, 2));
  return named.length > 0 ? ` ${behind[0].text} ${named.map(({ text }) => text).join(" ")}` : "";
}

const prepositions = new Set(["on", "until", "till", "since", "am", "bis", "seit", "desde", "hasta", "el"]);

function labelOf(noun: Noun, words: readonly Token[]): string {
  const end = words.indexOf(noun.tokens.at(-1)!);
  const next = words[end + 1];
  const behind = words.slice(end + 1).filter(({ is }) => is !== "mark");
  const isShort = behind.length <= 3 && ["to", "in", "prep", "by"].includes(behind[0]?.is ?? "") && !unitIn(words);
  if (isShort && behind.length > 1 && behind.slice(1).every(({ is }) => is === "word" || is === "deed" || is === "to"))
    return [noun.label, ...behind.map(({ text }) => text)].join(" ");
  const trailing = next && end + 2 === words.length && ["prep", "by", "to", "in", "of"].includes(next.is) ? next : null;
  return trailing ? `${noun.label} ${trailing.text}` : `${noun.label}${withPer(words, end)}`;
}

const identified = new Set(["phone", "mobile", "telephone", "cell", "contact"]);
/** English endings of what has been done to an entry. */
const participle = /(?:[a-z]{2,}ed|sent|paid|done|seen|given|taken|built|kept|lent|sold|made|written|eaten)$/;

export function typeOf(noun: Noun, words: readonly Token[], table: LanguageTable): AskType {
  const { language } = table;
  const last = words.at(-1)!;
  const lows = noun.tokens.map(({ low }) => low);
  if (noun.tokens.some(({ is }) => is === "and")) return "datetime";
  if (noun.tokens.length < words.length) {
    if (prepositions.has(last.low)) return "date";
    if (["by", "von", "por", "from", "to"].includes(last.low)) return "person";
  }
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

function unitIn(words: readonly Token[]): string | undefined {
  const at = words.findIndex(({ is }, place) => is === "in" && place < words.length - 1);
  const next = at < 0 ? undefined : words[at + 1]!;
  if (!next) return undefined;
  if (next.low === "°") return "°C";
  return currencies.has(next.low) ? next.low : units[next.low];
}

function unitOf(words: readonly Token[], node: Node, { language }: LanguageTable): string | undefined {
  const behind = unitIn(words);
  if (behind) return behind;
  const inside = node.marker === "bracket" && node.below.length === 1 ? node.below[0]!.words : [];
  const own = inside.length > 0 && inside.length <= 2 ? inside.map(({ low }) => low).join("") : "";
  if (own !== "") return currencies.has(own) ? own : (units[own] ?? units[inside.at(-1)!.low]);
  const last = words.at(-1)!;
  const named = units[last.low] ?? (words[0]!.low === "horas" ? "h" : undefined);
  return named !== undefined &&
    last.low.length > 1 &&
    !/^(?:days|weeks|bar|feet)$/.test(last.low) &&
    language !== undefined
    ? named
    : undefined;
}

/** "Rating 1-5", "(1 to 10)". */
function rangeOf(words: readonly Token[], node: Node): { min: number; max: number } | null {
  const all = [...words, ...(node.marker === "bracket" ? node.below.flatMap(({ words: own }) => own) : [])];
  const numbers = all.filter(({ is }) => is === "number").map(({ low }) => Number(low));
  const [min, max] = numbers;
  if (numbers.length !== 2 || min === undefined || max === undefined || !(min < max) || max > 100 || min > 1)
    return null;
  return { min, max };
}

function optionsOf(node: Node, { table }: FieldReading): string[] {
  if (node.marker !== "bracket" && node.marker !== "colon" && node.marker !== "with") return [];
  const values = node.below.flatMap(({ words }) => splitOr(words));
  const named = values.map((tokens) => {
    const kept = tokens.filter(
      ({ is }, at) =>
        !(at === 0 && tokens.length > 1 && ["det", "and", "like", "filler"].includes(is)) && is !== "mark",
    );
    return kept.map(({ text }) => text).join(" ");
  });
  return named.length >= 2 && named.every((value) => value !== "" && value.split(" ").length <= 4) && table
    ? named.filter((value) => !/^(?:etc|usw)/i.test(value))
    : [];
}

function splitOr(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (token.is === "or" || (token.is === "mark" && /^[/|]$/.test(token.low))) parts.push([]);
    else parts.at(-1)!.push(token);
  return parts.filter((part) => part.length > 0);
}

/** "Status open or closed": the values stand behind the name. */
function eitherOf(words: readonly Token[], node: Node): string[] {
  if (node.below.length > 0) return [];
  const or = words.findIndex(({ is }) => is === "or");
  if (or < 1 || words[or + 1]?.is !== "word") return [];
  return [words[or - 1]!.text, words[or + 1]!.text];
}
