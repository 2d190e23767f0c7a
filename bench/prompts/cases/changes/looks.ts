/** Clauses about colour, shape, type and size of a part of the first page, compared with its earlier look. */
import { isColour } from "../../screen/colour-names.ts";
import { matches, oklch } from "../../screen/colour-space.ts";
import { rgbOf, type Look } from "../../screen/looks.ts";
import { knownColour } from "../../oracles/colours.ts";
import { no, yes, type Finding } from "../../oracles/verdict.ts";
import type { Changed } from "./changed.ts";
import { rule, type Ask, type Rule } from "./sentences.ts";

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/header|navigation bar|nav ?bar|top ?bar|^nav/i, "header"],
  [/button/i, "button"],
  [/h2|sub-?heading/i, "h2"],
  [/h1|title|heading|headline/i, "h1"],
  [/card|row|item/i, "item"],
  [/footer/i, "footer"],
  [/paragraph/i, "text"],
];
/** The part that the words name; the whole page when they name none. */
export const partOf = (text: string): string => PARTS.find(([pattern]) => pattern.test(text))?.[1] ?? "body";

type Prove = (is: Look, was: Look | undefined) => Finding;

const ofPart =
  (changed: Changed, part: string, prove: Prove): Ask =>
  async () => {
    const is = changed.now.screen?.[part];
    return is === undefined ? no(`the page has no ${part}`) : prove(is, changed.was.screen?.[part]);
  };

/** Such files use hues of HSL, as in CSS. */
function hslHue([r, g, b]: readonly [number, number, number]): number {
  const high = Math.max(r, g, b);
  const span = high - Math.min(r, g, b);
  if (span === 0) return 0;
  const sector = high === r ? ((g - b) / span + 6) % 6 : high === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return sector * 60;
}

/** The background, or the text colour where the words are about letters or nothing is painted. */
function shownColour(is: Look, layer: string | undefined): readonly [number, number, number] {
  const background = rgbOf(is.background);
  const isInk = /text|font|letter|link/i.test(layer ?? "") || (!background.drawn && !/background/i.test(layer ?? ""));
  return isInk ? rgbOf(is.colour).rgb : background.rgb;
}

const hue: Rule = rule(
  "{part}(?<layer> background| text| font)?(?: colou?r)? hue{is}(?: in| between| within)? (?<from>\\d+) ?(?:\\.\\.|-|–|to) ?(?<to>\\d+)",
  ({ changed }, { part, layer, from, to }) =>
    ofPart(changed, partOf(part!), (is) => {
      const rgb = shownColour(is, `${layer ?? ""} ${part === "text" ? "text" : ""}`);
      const found = hslHue(rgb);
      return oklch(rgb).chroma > 0.03 && found >= Number(from) && found <= Number(to)
        ? yes(`${part} has hue ${Math.round(found)}`)
        : no(`${part} has hue ${Math.round(found)} (${rgb.join(" ")}), not ${from} to ${to}`);
    }),
);

const asColour: Rule["read"] = ({ changed }, { part = "page", layer, color }) => {
  // In a heading, a capitalised colour such as Peach is a name.
  const isName = /^\p{Lu}/u.test(color ?? "") && partOf(part) === "h1";
  if (color === undefined || isName || !isColour(color)) return null;
  return async (app) => {
    const wanted = await knownColour(app, color);
    if (wanted === null) return no(`"${color}" is no colour this measurement knows`);
    const finding = ofPart(changed, partOf(part), (is) => {
      const rgb = shownColour(is, `${layer ?? ""} ${/text|paragraph|h1|h2|heading|title/i.test(part) ? "text" : ""}`);
      return matches(rgb, wanted, true) ? yes(`${part} is ${color}`) : no(`${part} is ${rgb.join(" ")}, not ${color}`);
    });
    return finding(app);
  };
};

const DARK = 0.4;
const LIGHT = 0.8;
const tone: Rule["read"] = ({ changed }, { part = "page", tone: wanted }) =>
  ofPart(changed, partOf(part), ({ background }) => {
    const { lightness } = oklch(rgbOf(background).rgb);
    const fits = wanted!.toLowerCase() === "dark" ? lightness <= DARK : lightness >= LIGHT;
    return fits
      ? yes(`the background's lightness is ${lightness.toFixed(2)}`)
      : no(`the background's lightness is ${lightness.toFixed(2)}, not ${wanted}`);
  });

const MORE = "larger|bigger|greater|grows|grew|increase[sd]?|higher|up";
const LESS = "smaller|shrinks|shrank|decrease[sd]?|lower|down|reduced";

function moves(is: number, was: number | undefined, how: string): Finding {
  if (was === undefined) return no("it was not there before");
  const wantsMore = new RegExp(`^(?:${MORE}|rounder|more rounded|bolder|heavier)$`, "i").test(how);
  return (wantsMore ? is > was : is < was) ? yes(`${was} became ${is}`) : no(`${was} became ${is}, not ${how}`);
}

type Measure = "radius" | "size" | "weight";

const compares =
  (measure: Measure): Rule["read"] =>
  ({ changed }, { part, how }) =>
    ofPart(changed, partOf(part!), (is, was) => moves(is[measure], was?.[measure], how!));

/** A button may grow by its letters or by its box. */
const grown: Rule["read"] = ({ changed }, { part, how }) =>
  ofPart(changed, partOf(part!), (is, was) => {
    const letters = moves(is.size, was?.size, how!);
    const box = /button|header|footer/.test(partOf(part!)) ? moves(is.height, was?.height, how!) : letters;
    return letters.holds === true ? letters : box;
  });

const bounded =
  (measure: Measure): Rule["read"] =>
  ({ changed }, { part, sign, number }) =>
    ofPart(changed, partOf(part!), (is) => {
      const [found, wanted] = [is[measure], Number(number)];
      const holds =
        sign === undefined || /^(?:=|is|of|exactly)$/i.test(sign)
          ? Math.abs(found - wanted) < 0.6
          : /^(?:>=?|≥|at least|over|above|more than)$/i.test(sign)
            ? found >= wanted
            : found <= wanted;
      return holds ? yes(`${part}: ${measure} ${found}`) : no(`${part}: ${measure} ${found}, wanted ${sign} ${number}`);
    });

const SIGN = "(?<sign>>=?|<=?|≥|≤|=|is|of|exactly|at least|at most|over|under|above|below|more than|less than)?";

const font: Rule["read"] = ({ changed }, { part, family }) => {
  const wanted = family!.toLowerCase().replace("monospaced", "monospace");
  const isGeneric = /^(?:serif|sans|sans-serif|mono|monospace)$/.test(wanted);
  if (!isGeneric && !changed.one.prompt.toLowerCase().includes(wanted)) return null;
  const name = partOf(part ?? "body");
  return async () => {
    const screen = changed.now.screen;
    const look = name === "body" ? (screen?.["text"] ?? screen?.["body"]) : screen?.[name];
    const found = look?.font ?? "";
    const generic = found.split(",").at(-1)!.trim();
    const fits = !isGeneric
      ? found.toLowerCase().includes(wanted)
      : wanted === "serif"
        ? generic === "serif" || generic === "ui-serif"
        : generic.includes(wanted.slice(0, 4));
    return fits ? yes(found.slice(0, 60)) : no(`the font is ${found.slice(0, 60)}`);
  };
};

export const LOOKS: readonly Rule[] = [
  hue,
  rule(
    "{part}(?: border)?[ -]radius{is} (?<how>grows|grew|larger|bigger|greater|increases?d?|smaller|shrinks|reduced|decreases?d?){than}",
    compares("radius"),
  ),
  rule("{part}{is} (?<how>rounder|more rounded|less rounded){than}", compares("radius")),
  rule(`{part}(?: border)?[ -]radius ?${SIGN} ?{number} ?(?:px)?`, bounded("radius")),
  rule("{part}{is}(?: fully)? (?:pill[- ]shaped|pills?|round(?:ed)?)", ({ changed }, { part }) =>
    ofPart(changed, partOf(part!), ({ radius }, was) =>
      radius >= 8 && radius >= (was?.radius ?? 0) ? yes(`radius ${radius}`) : no(`radius ${radius}`),
    ),
  ),
  rule("{part}{is} (?:square|sharp|not rounded)|{part} ha(?:s|ve) (?:square|sharp) corners", ({ changed }, { part }) =>
    ofPart(changed, partOf(part ?? "button"), ({ radius }) =>
      radius <= 2 ? yes(`radius ${radius}`) : no(`radius ${radius}`),
    ),
  ),
  rule(`{part}(?: font| text)?(?:[ -]size)?{is} (?<how>${MORE}|${LESS}){than}`, grown),
  rule(`(?:font|text)[ -]size of (?:the )?{part}{is} (?<how>${MORE}|${LESS}){than}`, grown),
  rule(`{part} font[ -]size ?${SIGN} ?{number} ?(?:px)?`, bounded("size")),
  rule("{part}(?: font| text)?(?: weight)?{is} (?<how>bolder|heavier|lighter){than}", compares("weight")),
  rule("{part}(?: font| text)?{is} bold", ({ changed }, { part }) =>
    ofPart(changed, partOf(part!), ({ weight }) => (weight >= 600 ? yes(`weight ${weight}`) : no(`weight ${weight}`))),
  ),
  rule("{part}(?: (?:uses?|has|have|in))?(?: an?)? font(?:[ -]family)?{is}(?: an?)? (?<family>[\\w -]+)", font),
  rule(
    "(?:{part}(?: (?:uses?|has|have|in))?)?(?: ?(?:an? ))?(?<family>serif|sans(?:-serif)?|mono(?:space)?)(?: font)?",
    font,
  ),
  rule("{part} (?<tone>dark|light)(?: background)?|{part}(?: background)?(?: colou?r)?{is} (?<tone>dark|light)", tone),
  rule("(?<tone>dark|light) (?:background|theme|mode)(?: (?:on|of|in) (?:the )?{part})?", tone),
  rule("(?<tone>dark|light) {part}(?: background)?", tone),
  rule(
    "{part}(?<layer> background| text| font| border)?(?: colou?r)?(?: is| are| turns?| becomes?| =|:)?(?: now)? {color}",
    asColour,
  ),
  rule("{color} (?<layer>text|background|font)? ?(?:on |of |in )?(?:the |all )?{part}", asColour),
  rule("(?<layer>background|text)(?: colou?r)?{is} {color}", asColour),
];
