/** Texts that patterns, parsers and readers of words stumble over: long runs, deep nests, many separators, mixed scripts. */
import type { Dice } from "./dice.ts";

/** As long as the longest message. */
const LONGEST_TEXT = 20_000;

const LETTERS = ["x", "a", "ab", "xy ", "aA", "1", "9.", "ß", "é", "é", "中", "ع", "б", "👩‍👩‍👧", "\ud800", "_", "-", "İ"];
const SPACES = [" ", "\t", "\n", "\r\n", " \n", "\u00a0", "\u200b", "\u2028", "\u3000", " \u0301"];
const MARKS = [
  ",",
  ", ",
  ";",
  ".",
  "...",
  ":",
  "!",
  "?",
  "-",
  " - ",
  "/",
  "\\",
  "'",
  '"',
  "`",
  "„",
  "“",
  "|",
  "*",
  "#",
];
const MORE_MARKS = [
  "&",
  "%",
  "$",
  "$&",
  "$1",
  "=",
  "+",
  "~",
  "^",
  "@",
  "\u0000",
  "</script>",
  "<!--",
  "-->",
  "{}",
  "()",
];
const PAIRS = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["<", ">"],
  ["<div>", "</div>"],
  ["<context>", "</context>"],
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["'", "'"],
  ["{`${", "}`}"],
  ["/*", "*/"],
] as const;
/** Words that readings look for: each begins a pattern that may run to the end of the text. */
const CUES = [
  "add ",
  "remove ",
  "change ",
  "rename ",
  "make ",
  "move ",
  "with ",
  "and ",
  "or ",
  "to ",
  "the ",
  "a ",
  "for ",
  "of ",
  "in ",
  "from ",
  "called ",
  "a page ",
  "a button ",
  "a list of ",
  "a table with ",
  "fields: ",
  "columns ",
  "when ",
  "if ",
  "each ",
  "every ",
  "must ",
  "should ",
  "not ",
  "und ",
  "mit ",
  "für ",
  "der ",
  "füge ",
  "ändere ",
  "eine Seite ",
  "y ",
  "con ",
  "para ",
  "una página ",
  "cambia ",
  "avec ",
  "et ",
  "pour ",
  "$5 ",
  "10 % ",
  "5 kg ",
  "9:00-17:00 ",
  "Mon-Fri ",
  "2026-01-01 ",
  "1,234.50 ",
  "x@y.de ",
  "https://x.y/z ",
  "#ff0000 ",
  "dark blue ",
] as const;
const REQUESTS = [
  "a website for a bakery with prices",
  "a task list with due dates",
  "build a CRM for a law firm with clients (name, email, phone), cases and invoices",
  "change the heading to ",
  "add a page called ",
  "add the fields ",
  "make the buttons ",
  "replace ",
  "eine Webseite für einen Friseur mit ",
  "una tienda de velas con ",
  "un site pour ",
  "what does ",
] as const;
const SCRIPTS = ["abc", "где", "中文", "かな", "عرب", "ไทย", "한글", "हिन्दी", "αβγ", "עבר", "👍🏽", "1٢३", "ﬁ", "Ⅷ"];

const repeatTo = (piece: string, length: number): string =>
  piece.repeat(Math.max(1, Math.ceil(length / Math.max(1, piece.length)))).slice(0, length);

/** `count` pieces that the dice choose, joined. */
const mixed = (dice: Dice, pieces: readonly string[], length: number): string => {
  let text = "";
  while (text.length < length) text += dice.of(pieces);
  return text.slice(0, length);
};

const words = (dice: Dice, length: number): string => {
  let text = "";
  while (text.length < length)
    text += `${repeatTo(dice.of(LETTERS), 1 + dice.below(12))}${dice.of([" ", " ", " ", ", ", "\n"])}`;
  return text.slice(0, length);
};

type Shape = (dice: Dice, length: number) => string;

const SHAPES: Readonly<Record<string, Shape>> = {
  "one letter": (dice, length) => repeatTo(dice.of(LETTERS), length),
  "one space": (dice, length) => repeatTo(dice.of(SPACES), length),
  "one mark": (dice, length) => repeatTo(dice.of([...MARKS, ...MORE_MARKS]), length),
  "words of letters": words,
  "marks of all kinds": (dice, length) => mixed(dice, [...MARKS, ...MORE_MARKS, ...SPACES], length),
  "nested pairs": (dice, length) => {
    const [open, close] = dice.of(PAIRS);
    const depth = Math.max(1, Math.floor(length / (open.length + close.length)));
    return open.repeat(depth) + (dice.chance(0.5) ? close.repeat(depth) : "");
  },
  "mixed pairs": (dice, length) => mixed(dice, PAIRS.flat(), length),
  "one cue": (dice, length) => repeatTo(dice.of(CUES), length),
  "a pair of cues": (dice, length) => repeatTo(dice.of(CUES) + dice.of(CUES), length),
  "cues of all kinds": (dice, length) => mixed(dice, CUES, length),
  "cues and marks": (dice, length) => mixed(dice, [...CUES, ...MARKS], length),
  "a list of one thing": (dice, length) =>
    repeatTo(
      `${dice.of(["x", "a b", "name", "Ann 5", "$5", "10:00"])}${dice.of([",", ", ", "; ", "\n", "\n- ", " and ", " | "])}`,
      length,
    ),
  "mixed scripts": (dice, length) => mixed(dice, [...SCRIPTS, " "], length),
  "one request again": (dice, length) => repeatTo(`${dice.of(REQUESTS)}${dice.of([" ", ". ", ", ", "\n"])}`, length),
  "requests of all kinds": (dice, length) =>
    mixed(
      dice,
      REQUESTS.flatMap((text) => [text, ", ", ". "]),
      length,
    ),
};

/** A text of some shape, up to `LONGEST_TEXT` long: alone, after a request, before one, or in pieces of two shapes. */
export function textOfSomeShape(dice: Dice): { shape: string; text: string } {
  const names = Object.keys(SHAPES);
  const shape = dice.of(names);
  const length = dice.chance(0.6) ? LONGEST_TEXT - dice.below(200) : 1 + dice.below(LONGEST_TEXT);
  const body = SHAPES[shape]!(dice, length);
  const way = dice.of(["alone", "alone", "after a request", "before a request", "beside another"]);
  if (way === "alone") return { shape, text: body };
  const request = dice.of(REQUESTS);
  if (way === "after a request") return { shape: `${shape}, ${way}`, text: (request + body).slice(0, LONGEST_TEXT) };
  if (way === "before a request")
    return { shape: `${shape}, ${way}`, text: `${body.slice(0, LONGEST_TEXT - request.length - 1)} ${request}` };
  const other = dice.of(names);
  const half = LONGEST_TEXT / 2;
  return { shape: `${shape}, beside ${other}`, text: body.slice(0, half) + SHAPES[other]!(dice, half) };
}
