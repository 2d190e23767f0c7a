import { pick } from "../emit/random.ts";
import type { Look } from "../lexicon/domain.ts";
import type { ColorWishes } from "../parse/colors.ts";
import type { ThemePlan } from "../plan/plan.ts";
import { contrast, hexToOklch, oklchToHex } from "./color.ts";

/** The person's colours exactly; the rest from designs that suit the subject, chosen by the seed. */
export function chooseTheme(look: Look, wishes: ColorWishes, seed: number): ThemePlan {
  const [paletteGround, palettePrimary, paletteAccent] = pick(look.palettes, seed, "palette");
  const exact = (["background", "primary", "accent"] as const).filter((role) => wishes[role]);
  const asked = wishes.primary?.hex ?? wishes.accent?.hex;
  const background = wishes.background?.hex ?? groundFor(paletteGround, asked, wishes.dark);
  const primary = wishes.primary?.hex ?? wishes.accent?.hex ?? primaryOn(background, palettePrimary, wishes);
  const accent = wishes.accent?.hex ?? (wishes.primary ? wishes.primary.hex : paletteAccent);
  const solid = wishes.primary !== undefined && wishes.background !== undefined;
  return {
    mode: hexToOklch(background).l < 0.5 ? "dark" : "light",
    background,
    primary,
    accent,
    exact,
    fonts: pick(look.fonts, seed, "fonts"),
    corners: pick(look.corners, seed, "corners"),
    density: pick(look.density ?? ["regular", "airy"], seed, "density"),
    header: solid ? "solid" : pick(look.header ?? ["bar", "centred"], seed, "header"),
  };
}

/** A page colour that belongs to the colour asked for: barely tinted with its hue. */
function groundFor(paletteGround: string, asked: string | undefined, dark: boolean): string {
  const { h, c } = asked ? hexToOklch(asked) : hexToOklch(paletteGround);
  if (dark) return oklchToHex({ l: 0.19, c: Math.min(c, 0.015), h });
  return asked ? oklchToHex({ l: 0.982, c: Math.min(c * 0.1, 0.008), h }) : paletteGround;
}

/** A palette's own primary was tuned for the palette's page; on another page it may vanish. */
function primaryOn(background: string, palettePrimary: string, wishes: ColorWishes): string {
  if (!wishes.background && !wishes.dark) return palettePrimary;
  if (contrast(background, palettePrimary) >= 3) return palettePrimary;
  const color = hexToOklch(palettePrimary);
  return oklchToHex({ ...color, l: hexToOklch(background).l < 0.5 ? 0.78 : 0.42 });
}
