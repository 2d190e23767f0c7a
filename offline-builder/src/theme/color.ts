/** Colour arithmetic in OKLCH (Ottosson 2020) and contrast as WCAG 2 defines it. Hex in, hex out. */

export interface Oklch {
  l: number;
  c: number;
  /** Degrees. */
  h: number;
}

type Rgb = [number, number, number];

function hexToRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = hexToRgb(hex).map((channel) => toLinear(channel / 255)) as Rgb;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

/** Chroma is lowered until the colour fits sRGB; lightness and hue stay. */
export function oklchToHex({ l, c, h }: Oklch): string {
  let chroma = c;
  let rgb = toRgb(l, chroma, h);
  while (chroma > 0 && rgb.some((channel) => channel < -0.0005 || channel > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004);
    rgb = toRgb(l, chroma, h);
  }
  return `#${rgb.map((channel) => toByte(channel).toString(16).padStart(2, "0")).join("")}`;
}

function toRgb(lightness: number, c: number, h: number): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toByte(linear: number): number {
  const clamped = Math.min(1, Math.max(0, linear));
  const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [r, g, b] = hexToRgb(hex).map((channel) => toLinear(channel / 255)) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** The nearest lightness to `color` that reads on all `grounds` with at least `ratio`. */
export function readableOn(color: Oklch, grounds: string[], ratio: number): string {
  const darkGround = grounds.every((ground) => contrast(ground, "#ffffff") > contrast(ground, "#000000"));
  const step = darkGround ? 0.01 : -0.01;
  let candidate = oklchToHex(color);
  for (let l = color.l; l >= 0 && l <= 1; l += step) {
    candidate = oklchToHex({ ...color, l });
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return darkGround ? "#ffffff" : "#000000";
}

/** Near-white or near-black, tinted like the ground, whichever reads better. */
export function inkOn(ground: string): string {
  const { h } = hexToOklch(ground);
  const light = oklchToHex({ l: 0.985, c: 0.006, h });
  const dark = oklchToHex({ l: 0.18, c: 0.012, h });
  const better = contrast(light, ground) >= contrast(dark, ground) ? light : dark;
  if (contrast(better, ground) >= 4.5) return better;
  return contrast("#ffffff", ground) >= contrast("#000000", ground) ? "#ffffff" : "#000000";
}
