/** Compares named colours with colours on the screen, in OKLab and OKLCH. */

export type Rgb = readonly [number, number, number];

export interface Oklch {
  lightness: number;
  chroma: number;
  /** Degrees. */
  hue: number;
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Björn Ottosson's OKLab of sRGB; channels 0 to 255. */
function oklab([r, g, b]: Rgb): [number, number, number] {
  const [lr, lg, lb] = [linear(r / 255), linear(g / 255), linear(b / 255)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function oklch(rgb: Rgb): Oklch {
  const [lightness, a, b] = oklab(rgb);
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

function distance(one: Rgb, other: Rgb): number {
  const [first, second] = [oklab(one), oklab(other)];
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

const hueDistance = (one: number, other: number): number => {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
};

/** Tolerance in OKLab for an exactly named colour: about what an eye sees side by side. */
export const NEAR = 0.05;
/** A family ("red", "warm red") is a hue within these degrees, with chroma. */
export const HUE_TOLERANCE = 25;

/** Colour words that CSS does not know, or knows under another name; several where people mean either. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  cream: ["#fffdd0", "#fdf8e7", "#faf5e4", "#fff8e7"],
  azuremist: ["#f0ffff"],
  lightgoldenrod: ["#eedd82", "#fafad2"],
  offwhite: ["#faf9f6"],
  charcoal: ["#36454f"],
  emerald: ["#50c878"],
  burgundy: ["#800020"],
  mint: ["#98ff98", "#d1f2e3"],
  peach: ["#ffcba4"],
  mustard: ["#e1ad01"],
  terracotta: ["#e2725b"],
  navyblue: ["#000080"],
  skyblue: ["#87ceeb"],
  sage: ["#9caf88"],
  lilac: ["#c8a2c8"],
  rose: ["#ff007f", "#e11d48"],
};

/** Hues of OKLCH; such a word leaves lightness to the designer. */
const FAMILIES: Record<string, number> = {
  red: 27,
  orange: 60,
  gold: 88,
  golden: 88,
  yellow: 100,
  green: 146,
  teal: 193,
  turquoise: 190,
  cyan: 200,
  blue: 258,
  purple: 305,
  violet: 300,
  pink: 355,
  magenta: 330,
  brown: 55,
};

const compact = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9#]/g, "");

const parseHex = (hex: string): Rgb => {
  const long = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, "$&$&") : hex;
  return [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Rgb;
};

/** The CSS value of a colour's name; null for unknown names. The browser is asked, which knows all 148. */
export type CssColour = (name: string) => Promise<Rgb | null>;

export interface NamedColour {
  name: string;
  targets: readonly Rgb[];
  /** Set when only a family was named. */
  hue: number | null;
  tone: "dark" | "light" | null;
}

/** Null when neither CSS nor this table knows the words. */
export async function namedColour(words: string, css: CssColour): Promise<NamedColour | null> {
  const name = compact(words);
  const last = words.trim().toLowerCase().split(/\s+/).at(-1)!;
  const rest = words.trim().toLowerCase().split(/\s+/).slice(0, -1).join(" ");
  const tone = /dark|deep|forest/.test(words.toLowerCase())
    ? "dark"
    : /light|pale|soft|pastel/.test(words.toLowerCase())
      ? "light"
      : null;
  if (name.startsWith("#") && /^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(name))
    return { name: words, targets: [parseHex(name)], hue: null, tone: null };
  const family =
    FAMILIES[last] ?? FAMILIES[name] ?? FAMILIES[name.replace(/^(dark|light|deep|warm|cool|bright|pale)/, "")];
  const own = OTHER_NAMES[name];
  if (own !== undefined) return { name: words, targets: own.map(parseHex), hue: null, tone: null };
  const exact = await css(name);
  if (exact !== null) {
    const loose = family !== undefined && (rest === "" || tone !== null) ? family : null;
    return { name: words, targets: [exact], hue: loose, tone };
  }
  return family === undefined ? null : { name: words, targets: [], hue: family, tone };
}

/** `family`: the hue is enough, because people leave lightness open when they say "red". */
export function matches(shown: Rgb, wanted: NamedColour, family: boolean): boolean {
  if (wanted.targets.some((target) => distance(shown, target) <= NEAR)) return true;
  if (!family || wanted.hue === null) return false;
  const { lightness, chroma, hue } = oklch(shown);
  if (chroma < 0.05 || hueDistance(hue, wanted.hue) > HUE_TOLERANCE) return false;
  if (wanted.tone === "dark") return lightness <= 0.55;
  return wanted.tone === "light" ? lightness >= 0.7 : true;
}
