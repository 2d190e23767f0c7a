export interface Hsl {
  /** Degrees. */
  hue: number;
  /** From 0 to 100, as is the lightness. */
  saturation: number;
  lightness: number;
}

/** "#1a2b3c" of "1A2B3C", "#abc" and the like; null of anything else. */
export function hexOf(text: string): string | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits}`;
}

export function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hslOf(hex: string): Hsl {
  const [red, green, blue] = channelsOf(hex).map((channel) => channel / 255) as [number, number, number];
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const span = most - least;
  const lightness = (most + least) / 2;
  if (span === 0) return { hue: 0, saturation: 0, lightness: lightness * 100 };
  const sixth = most === red ? ((green - blue) / span + 6) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return { hue: sixth * 60, saturation: (span / (1 - Math.abs(2 * lightness - 1))) * 100, lightness: lightness * 100 };
}

export function hexOfHsl({ hue, saturation, lightness }: Hsl): string {
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number): string => {
    const place = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255).toString(16).padStart(2, "0");
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** By WCAG, from 1 to 21; 4.5 is enough for text. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is read better on it. */
export const inkOn = (hex: string): "#000000" | "#ffffff" => (contrast(hex, "#000000") >= contrast(hex, "#ffffff") ? "#000000" : "#ffffff");

export type Harmony = "analogous" | "complementary" | "split" | "triad" | "square" | "shades";

/** Turns of the hue and steps of the lightness beside the base colour, which stands first. */
const steps: Record<Harmony, readonly (readonly [turn: number, lighter: number])[]> = {
  analogous: [[0, 0], [-30, 4], [30, -4], [-60, 10], [60, -10]],
  complementary: [[0, 0], [0, 22], [0, -18], [180, 0], [180, 22]],
  split: [[0, 0], [0, 25], [150, 0], [210, 0], [210, 22]],
  triad: [[0, 0], [120, 0], [240, 0], [120, 22], [240, -16]],
  square: [[0, 0], [90, 0], [180, 0], [270, 0], [0, 28]],
  shades: [[0, 0], [0, 18], [0, 34], [0, -16], [0, -30]],
};

/** Five colours. What would be lighter than paper or darker than ink stays a colour. */
export function paletteOf(base: string, harmony: Harmony): string[] {
  const { hue, saturation, lightness } = hslOf(base);
  return steps[harmony].map(([turn, lighter], at) => {
    if (at === 0) return base;
    const wanted = lightness + lighter;
    // Beyond the ends of the scale it goes the other way: two equal whites would be no palette.
    const within = wanted > 95 || wanted < 8 ? lightness - lighter : wanted;
    return hexOfHsl({ hue: hue + turn, saturation, lightness: Math.min(95, Math.max(8, within)) });
  });
}
