/** A field from its node: label, type, values to choose from, unit. */
import type { AskField } from "../ask.ts";
import { currencies, typeOfWord } from "./field-words.ts";
import { typeOf } from "./field-types.ts";
import { eitherOf, optionsOf, rangeOf, unitIn, unitOf } from "./values.ts";
import type { LanguageTable } from "../languages/table.ts";
import type { Node } from "../words/levels.ts";
import { capital, nounOf, type Noun } from "../words/nouns.ts";
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
  // "Guests (name, table)": several things with at least one name of a field.
  const several = nounOf(tokens, table);
  if (several?.plural && typeOfWord(several.head, table.language) !== "choice") {
    const own = parts.some((part) => nounOf(part, table)?.lexeme === several.head);
    if (typed.length > 0 || own) return true;
  }
  const isTyped = isChoice(tokens, table);
  // "Outcome (fixed, not fixed)": what is said of a thing are values of its name.
  const isSaid = (part: readonly Token[]): boolean => {
    const noun = nounOf(part, table);
    return noun !== null && typeOfWord(noun.head, table.language) === "yes-no";
  };
  if (isTyped && typed.every(isSaid)) return false;
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
  if (sinceWhen(words)) return [{ label: capital(words.map(({ text }) => text).join(" ")), type: "date", said }];
  const slashed = slashedField(words, said, reading);
  if (slashed) return slashed;
  const options = optionsOf(node, table);
  if (first.is === "whether" || isYesNoTail(words)) return [yesNoField(words, said, reading)];
  const asked = askedField(words, said, reading);
  if (asked) return [withOptions(asked, options)];
  const noun = nounOf(words, table);
  if (!noun) return [];
  const unit = unitOf(words, node, table);
  const label = labelOf(noun, words);
  const field: AskField = { label, type: typeOf(noun, words, table), said };
  const range = rangeOf(words, node);
  const number = words.findIndex(({ is }) => is === "number");
  const ranged = range && number > 0 ? nounOf(words.slice(0, number), table) : null;
  if (ranged) field.label = ranged.label;
  if (range) return [{ ...field, type: field.type === "rating" || range.max <= 10 ? "rating" : "number", ...range }];
  if (unit && currencies.has(unit)) return [{ ...field, type: "money" }];
  if (unit) return [{ ...field, type: "quantity", unit }];
  const either = eitherOf(words, node);
  return [withOptions(field, options.length >= 2 ? options : either)];
}

/** "Since when", "bis wann", "desde cuándo". */
function sinceWhen(words: readonly Token[]): boolean {
  const low = words.map((token) => token.low).join("_");
  return /^(?:(?:since|until|till|by|from)_when|(?:seit|bis|ab)_wann|(?:desde|hasta)_cu[aá]ndo)$/.test(low);
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
  if (first.is === "with" && words[1]?.is === "who")
    return {
      label: capital(
        words
          .slice(0, 2)
          .map(({ text }) => text)
          .join(" "),
      ),
      type: "person",
      said,
    };
  const rest = words.slice(1);
  const isOneOf = first.is === "which" && rest[0]?.is === "of";
  const noun = nounOf(isOneOf ? rest.slice(1) : rest, table);
  const label = (tokens: readonly Token[]): string => capital(tokens.map(({ text }) => text).join(" "));
  if (first.is === "who") return { label: label(words.length <= 4 ? words : words.slice(0, 1)), type: "person", said };
  if (first.is === "when") return { label: label(words.slice(0, 1)), type: "date", said };
  if (first.is === "where") return { label: label(words.length <= 3 ? words : words.slice(0, 1)), type: "text", said };
  const degree = askedDegree(words, said);
  if (degree) return degree;
  if (first.low === "when_it" && noun) return { label: noun.label, type: "date", said };
  if (isOneOf && noun) return { label: noun.label, type: typeOf(noun, noun.tokens, table), said };
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
    /^(?:cost|costs|paid|spent|kostet|gekostet|cuesta|costó|paga|pagó|pagan|vale|gasté|gastó|zahlt|gezahlt|bezahlt|price|pay|pays|charge|charged)$/.test(
      low,
    ),
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

function labelOf(noun: Noun, words: readonly Token[]): string {
  const end = words.indexOf(noun.tokens.at(-1)!);
  const next = words[end + 1];
  const behind = words.slice(end + 1).filter(({ is }) => is !== "mark");
  const isShort = behind.length <= 3 && ["to", "in", "prep", "by"].includes(behind[0]?.is ?? "") && !unitIn(words);
  if (
    isShort &&
    behind.length > 1 &&
    behind.slice(1).every(({ is }) => is === "word" || is === "deed" || is === "to" || is === "det")
  )
    return [noun.label, ...behind.map(({ text }) => text)].join(" ");
  const trailing =
    next && end + 2 === words.length && ["prep", "by", "to", "in", "of", "with"].includes(next.is) ? next : null;
  return trailing ? `${noun.label} ${trailing.text}` : `${noun.label}${withPer(words, end)}`;
}
