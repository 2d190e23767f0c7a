import { contrast, hexToOklch, oklchToHex } from "../theme/color.ts";
import { moodOf } from "../theme/moods.ts";
import { colorNames, cssNames } from "./css-colors.ts";

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

/** Longer than two words and the spaces around them can be in what is read (`readable.ts`): the words before a colour stand there. */
const MAX_BEFORE = 800;

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
    // Behind a word for a shade a German noun is a colour: "warmes Grau".
    const isShade = at > 0 && moodOf(words[at - 1]![0]) !== undefined && follows(text, words[at - 1]!, first);
    const isWish =
      isShade || isGermanNoun(text.slice(0, first.index)) || paints.test(text.slice(last.index + last[0].length));
    if (length === 1 && !isWish && isProperName({ text, written, index: first.index }, found)) continue;
    if (length === 1 && !withHue && isThing(text, written, first.index)) continue;
    // "Warm red" is not the red of CSS; in Spanish the word stands behind: "verde suave".
    const behind = words[at + (withHue ? length + 1 : length)];
    const mood =
      (at > 0 ? moodOf(words[at - 1]![0]) : undefined) ??
      (behind && follows(text, last, behind) && spanish.test(written) ? moodOf(behind[0]) : undefined);
    const name = joined(words, at, length);
    const named = (length === 1 && cssNames.get(name)) || colorNames.get(name)!;
    found.push({ hex: mood ? oklchToHex(mood(hexToOklch(named))) : named, words: written, index: first.index });
    at += withHue ? length : length - 1;
  }
  return found.sort((one, other) => one.index - other.index);
}

/** "Sage green" and "navy blue" are one colour: the second word only says what kind the first is. */
const hues = new Set("red green blue yellow purple pink grey gray brown orange".split(" "));

/** Names of colours behind which Spanish says their shade. */
const spanish =
  /^(?:rojo|azul|verde|rosa|gris|amarillo|naranja|morado|violeta|marrón|beige|turquesa|lila|negro|blanco)$/iu;

function follows(text: string, one: RegExpExecArray, next: RegExpExecArray): boolean {
  return text.slice(one.index + one[0].length, next.index) === " ";
}

interface Place {
  text: string;
  written: string;
  index: number;
}

/**
 * "Iron Rose", "my bakery Olive": a capital inside the sentence is part of a name. It is a wish where a sentence begins
 * ("Purple and white."), or a part that is nothing but colours ("a bakery website, Purple and white"), and where a
 * colour is already joined to it.
 */
function isProperName({ text, written, index }: Place, before: readonly ColorMention[]): boolean {
  if (index === 0 || !/^\p{Lu}\p{Ll}/u.test(written)) return false;
  const lead = text.slice(0, index);
  const rest = text.slice(index + written.length);
  const named = /^\s+\p{Lu}\p{Ll}/u.test(rest) && !isColorWord(/^\s+(\p{L}+)/u.exec(rest)?.[1]);
  if (named) return true;
  if (/[.!?:;\n–-]\s*$/.test(lead)) return false;
  const joint = /^(.*?)\s*(?:,|&|\/|\+|\band\b|\bund\b|\by\b|\bmit\b|\bwith\b|\bcon\b)\s*$/isu.exec(lead)?.[1];
  if (joint === undefined) return true;
  const last = before.at(-1);
  if (last && last.index + last.words.length === joint.length) return false;
  return !/(?<!\p{L})\p{Ll}[\p{L}-]*$/u.test(joint) || !isOnlyColors(text.slice(index));
}

function isColorWord(word: string | undefined): boolean {
  return word !== undefined && colorNames.has(word.toLowerCase());
}

/** "Purple and white." up to the end of the sentence. */
function isOnlyColors(text: string): boolean {
  const words = /^[^.!?;\n]*/.exec(text)![0].match(/\p{L}+/gu) ?? [];
  return words.every((word) => isColorWord(word) || /^(?:and|und|y|with|mit|con|on|auf)$/i.test(word));
}

/** Colours that are first of all things: "ice cream", "wine bar", "olive oil" ask for no colour. */
const things = new Set(
  "cream wine chocolate olive salmon plum peach mint sage gold silver copper bronze brick sand rust amber ruby tomato orange lime coral snow linen wheat lavender champagne espresso moss apricot mustard honeydew orchid thistle café oro plata crema vino salvia arena cobre menta naranja coral chocolate lavanda salmón kupfer bernstein orange lavendel lachs gold silber salbei koralle creme".split(
    " ",
  ),
);
const ofColors =
  /(?<![\p{L}])(?:colou?r\p{L}*|palette|theme|background|backdrop|accents?|scheme|base|tones?|shades?|components?|elements?|buttons?|farb\p{L}*|hintergrund|akzent\p{L}*|t[oö]n(?:e|en)|elemente?n?|knöpfe|schaltflächen|color\p{L}*|fondo|tonos?|acentos?|botones|elementos|componentes)(?![\p{L}])/iu;

/** "Make the paddle orange", "haz las tarjetas salmón": a verb, and right before the colour what it is for. */
const paintsNamed =
  /(?<!\p{L})(?:make|turn|paint|colou?r|mach\p{L}*|färb\p{L}*|haz|pon|pinta)\s(?:[^.!?;\n]*\s)?(?:the|my|our|all|die|den|das|alle|el|la|los|las)\s+\p{L}+\s+$/iu;

/** Nothing to eat or to drink is called so: "bright orange" is a colour wherever it stands. */
const shade =
  /(?<![\p{L}])(?:bright|neon|vivid|vibrant|electric|pastel|dusty|burnt|leuchtend\p{L}*|knallig\p{L}*|kräftig\p{L}*|vivo|brillante)\s$/iu;

/** "Green coffee", "white wine", "black belt": kinds of things, whatever colour the pages have. */
const kinds =
  /^\s+(?:stock|beans?|teas?|coffees?|energy|electricity|waste|belts?|houses?|roofs?|wines?|friday|cross|bins?|onions?|peppers?|cabbage|rice|bread|kaffee|bohnen|energie|vino|café|energía)(?![\p{L}])/iu;

function isThing(text: string, written: string, index: number): boolean {
  if (kinds.test(text.slice(index + written.length))) return true;
  if (!things.has(written.toLowerCase()) || shade.test(text.slice(0, index))) return false;
  const sentence = text.slice(text.slice(0, index).search(/[^.!?;\n]*$/)).split(/[.!?;\n]/)[0] ?? "";
  if (ofColors.test(sentence)) return false;
  const before = text.slice(0, index);
  const after = text.slice(index + written.length);
  const joints = "(?:,|&|/|\\+|\\band\\b|\\bund\\b|\\by\\b|\\bon\\b|\\bauf\\b|\\bwith\\b|\\bmit\\b|\\bcon\\b)";
  const previous = new RegExp(`(\\p{L}+)(?:\\s(?:oscur[oa]|clar[oa]))?\\s*${joints}\\s*$`, "iu").exec(before)?.[1];
  const darker = "(?:(?:dark|light|deep|bright|warm|soft|pale)\\s)?";
  const next = new RegExp(`^\\s*${joints}\\s*${darker}(\\p{L}+)`, "iu").exec(after)?.[1];
  if (isColorWord(previous) || isColorWord(next)) return false;
  if (paintsNamed.test(before) && !/^\s+(?!and|und|y)\p{L}/u.test(after)) return false;
  if (
    /(?<![\p{L}])(?:make|turn|paint|mach\p{L}*|färb\p{L}*|haz\p{L}*|pon\p{L}*|cambi\p{L}*|use|nimm|usa|in|all|to|darker|lighter|dark|light|warm|deep|soft|pale|actually)\s*(?:it |everything |this |the site |es |alles |lo |todo )?$/iu.test(
      before,
    )
  )
    return /^\s+(?!and|und|y)\p{Ll}/u.test(after);
  return text.trim().split(/\s+/).length > 1 || before.trim() !== "";
}

/** "In Dunkelgrün", "Hintergrund: Elfenbein": German writes colours as nouns there. */
function isGermanNoun(before: string): boolean {
  return /(?:(?<![\p{L}])(?:in|farben?|hintergrund|knöpfe|schaltflächen|elemente|akzente?|töne)\s*:?|(?<![\p{L}])in \p{Lu}\p{Ll}+ und)\s+$/iu.test(
    before.slice(-MAX_BEFORE),
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
  const onDark = wishes.background ? null : brightOnBlack(rest);
  const ground = onDark ?? (lightest && isPale(lightest) ? lightest : undefined);
  if (!wishes.background && ground) {
    wishes.background = ground;
    rest = rest.filter((mention) => mention !== ground);
  }
  for (const mention of rest) {
    if (!wishes.primary) wishes.primary = mention;
    else if (!wishes.accent) wishes.accent = mention;
    else if (!wishes.background) wishes.background = mention;
  }
}

/** White and its neighbours are what a page is made of; as a button they would vanish on it. */
function isPale({ hex }: ColorMention): boolean {
  const { l, c } = hexToOklch(hex);
  return l > 0.9 && c < 0.1;
}

/** "Black and yellow": yellow shines on black and is hardly seen on white. */
function brightOnBlack(rest: readonly ColorMention[]): ColorMention | null {
  const black = rest.find(({ hex }) => hexToOklch(hex).l < 0.25);
  const bright = rest.some(({ hex }) => hexToOklch(hex).c > 0.1 && contrast(hex, "#ffffff") < 2.2);
  return black && bright ? black : null;
}

function withoutTakenBack(text: string, mentions: ColorMention[]): ColorMention[] {
  const lastTurn = [...text.matchAll(/\b(?:actually|instead|no,|rather|doch lieber|mejor)\b/gi)].at(-1);
  const kept = mentions.filter(
    ({ index }) => !/\b(?:no|not|without|kein|nicht|sin)\s+$/i.test(text.slice(Math.max(0, index - MAX_BEFORE), index)),
  );
  const afterTurn = lastTurn ? kept.filter((mention) => mention.index > lastTurn.index) : [];
  return afterTurn.length > 0 ? afterTurn : kept;
}
