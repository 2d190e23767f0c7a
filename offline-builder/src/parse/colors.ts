import { hexToOklch, oklchToHex, type Oklch } from "../theme/color.ts";
import { colorNames } from "./css-colors.ts";

export interface ColorMention {
  hex: string;
  /** As the person wrote it. */
  words: string;
  index: number;
}

export interface ColorWishes {
  background?: ColorMention;
  primary?: ColorMention;
  accent?: ColorMention;
  dark: boolean;
  all: ColorMention[];
}

/** Colours named in a text, in order: hex values and names of one to three words, longest first. */
export function findColors(text: string): ColorMention[] {
  const found: ColorMention[] = [];
  for (const match of text.matchAll(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi)) {
    found.push({ hex: fullHex(match[0]), words: match[0], index: match.index });
  }
  const words = [...text.matchAll(/\p{L}+/gu)];
  for (let at = 0; at < words.length; at++) {
    const length = [3, 2, 1].find((count) => colorNames.has(joined(words, at, count)));
    if (!length) continue;
    const first = words[at]!;
    const hue = words[at + length];
    const withHue =
      hue &&
      !hues.has(first[0].toLowerCase()) &&
      hues.has(hue[0].toLowerCase()) &&
      follows(text, words[at + length - 1]!, hue);
    const last = withHue ? hue : words[at + length - 1]!;
    const written = text.slice(first.index, last.index + last[0].length);
    const isWish = isGermanNoun(text.slice(0, first.index)) || paints.test(text.slice(last.index + last[0].length));
    if (length === 1 && isProperName(written, first.index) && !isWish) continue;
    const mood = at > 0 ? moods[words[at - 1]![0].toLowerCase()] : undefined;
    const named = colorNames.get(joined(words, at, length))!;
    found.push({ hex: mood ? oklchToHex(mood(hexToOklch(named))) : named, words: written, index: first.index });
    at += withHue ? length : length - 1;
  }
  return found.sort((one, other) => one.index - other.index);
}

/** "Sage green" and "navy blue" are one colour: the second word only says what kind the first is. */
const hues = new Set("red green blue yellow purple pink grey gray brown orange".split(" "));

function follows(text: string, one: RegExpExecArray, next: RegExpExecArray): boolean {
  return text.slice(one.index + one[0].length, next.index) === " ";
}

/** "Warm red" is not the red of CSS: the word before a colour says which of its shades is meant. */
const calm = ({ h }: Oklch): Oklch => ({ l: 0.5, c: 0.1, h });
const rich = ({ h }: Oklch): Oklch => ({ l: 0.4, c: 0.13, h });
const pale = ({ h }: Oklch): Oklch => ({ l: 0.86, c: 0.06, h });
const warm = ({ h }: Oklch): Oklch => ({ l: 0.5, c: 0.16, h: h + 6 });
const moods: Readonly<Record<string, (color: Oklch) => Oklch>> = {
  warm,
  warmes: warm,
  warmer: warm,
  soft: calm,
  muted: calm,
  gentle: calm,
  sanftes: calm,
  gedämpftes: calm,
  deep: rich,
  rich,
  tiefes: rich,
  sattes: rich,
  pastel: pale,
  pale,
  zartes: pale,
};

/** "Iron Rose", "Golden Crust": a capital inside the sentence is part of a name, not a wish. */
function isProperName(written: string, index: number): boolean {
  return index > 0 && /^\p{Lu}\p{Ll}/u.test(written);
}

/** "In Dunkelgrün", "Hintergrund: Elfenbein": German writes colours as nouns there. */
function isGermanNoun(before: string): boolean {
  return /(?:(?<![\p{L}])(?:in|farben?|hintergrund|knöpfe|schaltflächen|elemente|akzente?|töne)\s*:?|(?<![\p{L}])in \p{Lu}\p{Ll}+ und)\s+$/iu.test(
    before,
  );
}

/** "Hellblauer Hintergrund" begins a sentence and is a wish all the same. */
const paints =
  /^\s+(?:hintergrund|elemente|knöpfe|schaltflächen|komponenten|akzente|background|components?|buttons?|cards|accents?)(?![\p{L}])/iu;

function joined(words: RegExpExecArray[] | RegExpMatchArray[], at: number, count: number): string {
  if (at + count > words.length) return "";
  return words
    .slice(at, at + count)
    .map((word) => word[0].toLowerCase())
    .join("");
}

function fullHex(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

const backgroundWords =
  /background|\bbg\b|backdrop|base colou?r|as (?:the )?base|\bbody\b|layout|canvas|page colou?r|hintergrund|grundfarbe|fondo/i;
const primaryWords =
  /component|element|button|\bui\b|block|control|interactive|primary|brand|main colou?r|theme|header|cards?\b|pieces|knopf|knöpfe|schaltfläche|elemente|komponenten|bot[oó]n|botones|elementos|componentes/i;
const accentWords = /accent|highlight|details?\b|akzent|detalles|acento/i;

/** Which colour is meant for what. "No blue, actually red" keeps red: a colour that is taken back does not count. */
export function colorWishes(text: string): ColorWishes {
  const all = withoutTakenBack(text, findColors(text));
  const wishes: ColorWishes = { all, dark: /\bdark (?:mode|theme|design)\b|dunkles? design|modo oscuro/i.test(text) };
  const unplaced: ColorMention[] = [];
  for (const mention of all) {
    const role = roleOf(text, mention, all);
    if (role && !wishes[role]) wishes[role] = mention;
    else unplaced.push(mention);
  }
  placeRest(wishes, unplaced);
  return wishes;
}

/** The words between this colour's neighbours decide: those of its own clause before those of the next. */
function roleOf(text: string, mention: ColorMention, all: ColorMention[]): "background" | "primary" | "accent" | null {
  const position = all.indexOf(mention);
  const start = position === 0 ? 0 : all[position - 1]!.index + all[position - 1]!.words.length;
  const end = all[position + 1]?.index ?? text.length;
  const own = text.slice(mention.index, end);
  const after = own.split(/[;.,]|\band\b|\bund\b|\by\b/)[0] ?? "";
  const clauses = text.slice(start, mention.index).split(/[;.,]|\band\b/);
  const before = clauses.at(-1) ?? "";
  for (const part of [after, before]) {
    if (backgroundWords.test(part)) return "background";
    if (accentWords.test(part)) return "accent";
    if (primaryWords.test(part)) return "primary";
  }
  return null;
}

function placeRest(wishes: ColorWishes, rest: ColorMention[]) {
  const lightFirst = [...rest].sort((one, other) => hexToOklch(other.hex).l - hexToOklch(one.hex).l);
  const lightest = lightFirst[0];
  const onlyPale = lightest && hexToOklch(lightest.hex).l > 0.9;
  if (!wishes.background && onlyPale && (rest.length > 1 || wishes.primary)) {
    wishes.background = lightest;
    rest = rest.filter((mention) => mention !== lightest);
  }
  for (const mention of rest) {
    if (!wishes.primary) wishes.primary = mention;
    else if (!wishes.accent) wishes.accent = mention;
    else if (!wishes.background) wishes.background = mention;
  }
}

function withoutTakenBack(text: string, mentions: ColorMention[]): ColorMention[] {
  const lastTurn = [...text.matchAll(/\b(?:actually|instead|no,|rather|doch lieber|mejor)\b/gi)].at(-1);
  const kept = mentions.filter(
    (mention) => !/\b(?:no|not|without|kein|nicht|sin)\s+$/i.test(text.slice(0, mention.index)),
  );
  const afterTurn = lastTurn ? kept.filter((mention) => mention.index > lastTurn.index) : [];
  return afterTurn.length > 0 ? afterTurn : kept;
}
