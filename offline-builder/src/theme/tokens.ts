import type { ThemePlan } from "../plan/plan.ts";
import { contrast, hexToOklch, inkOn, oklchToHex, readableOn, type Oklch } from "./color.ts";

export type Tokens = Record<string, string>;

/** Custom properties of both appearances, in the order they are written. */
export function themeTokens(theme: ThemePlan): { own: Tokens; other: Tokens } {
  const own = schemeTokens(theme, theme.mode, true);
  const other = schemeTokens(theme, theme.mode === "light" ? "dark" : "light", false);
  return { own, other };
}

function schemeTokens(theme: ThemePlan, mode: "light" | "dark", own: boolean): Tokens {
  const ground = hexToOklch(theme.background);
  const primary = hexToOklch(theme.primary);
  const accent = hexToOklch(theme.accent);
  const tint = ground.c > 0.004 ? ground : { ...primary, c: 0.006 };
  const background = own ? theme.background : oppositeGround(tint, mode);
  const dark = mode === "dark";
  const base = hexToOklch(background);
  const shift = (amount: number, chroma = 1): string =>
    oklchToHex({ l: Math.min(1, Math.max(0, base.l + amount)), c: Math.min(base.c * chroma, 0.05), h: base.h });
  const card = cardGround(base, background, dark);
  const muted = dark ? shift(0.075, 1.1) : shift(-0.035, 1.25);
  const grounds = [background, card, muted];
  const fill = own ? theme.primary : fillFor(primary, background, dark);
  const secondary = oklchToHex({
    l: dark ? base.l + 0.12 : base.l - 0.06,
    c: Math.min(primary.c, 0.035),
    h: primary.h,
  });
  const foreground = readableOn({ l: dark ? 0.95 : 0.22, c: 0.012, h: tint.h }, grounds, 11);
  return {
    "--background": background,
    "--foreground": foreground,
    "--card": card,
    "--card-foreground": foreground,
    "--muted": muted,
    "--muted-foreground": readableOn({ l: dark ? 0.76 : 0.46, c: 0.018, h: tint.h }, [...grounds, secondary], 4.6),
    "--secondary": secondary,
    "--secondary-foreground": foreground,
    "--primary": fill,
    "--primary-hover": hoverOf(fill),
    "--primary-foreground": inkOn(fill),
    "--accent": readableOn(accent.c > 0.02 || primary.c <= 0.02 ? accent : primary, [...grounds, secondary], 4.6),
    ...(theme.exact.includes("accent") ? { "--accent-line": theme.accent } : {}),
    "--border": dark ? shift(0.13, 1.1) : shift(-0.095, 1.3),
    "--input": readableOn({ l: dark ? 0.5 : 0.68, c: 0.014, h: tint.h }, grounds, 3.1),
    "--ring": readableOn(primary, grounds, 3.1),
    ...statusTokens(dark, grounds),
    ...artTokens({ primary, accent, base, dark }),
  };
}

/** Cards lift off the page: lighter than a light page, a step up from a dark one. Pure white pages keep white cards. */
function cardGround(base: Oklch, background: string, dark: boolean): string {
  if (dark) return oklchToHex({ l: base.l + 0.04, c: Math.min(base.c, 0.04), h: base.h });
  if (base.l > 0.992) return background;
  return oklchToHex({ l: Math.min(0.995, base.l + Math.max(0.014, (1 - base.l) * 0.6)), c: base.c * 0.35, h: base.h });
}

function oppositeGround(tint: Oklch, mode: "light" | "dark"): string {
  const c = Math.min(tint.c, 0.016);
  return oklchToHex({ l: mode === "dark" ? 0.195 : 0.98, c: mode === "dark" ? c : c * 0.6, h: tint.h });
}

/** In the appearance nobody chose, the fill only has to stand out from the page. */
function fillFor(primary: Oklch, background: string, dark: boolean): string {
  const start = dark ? { ...primary, l: Math.max(primary.l, 0.72) } : { ...primary, l: Math.min(primary.l, 0.52) };
  return readableOn(start, [background], 4.5);
}

function hoverOf(fill: string): string {
  const color = hexToOklch(fill);
  const ink = inkOn(fill);
  const away = contrast(ink, "#000000") > contrast(ink, "#ffffff") ? -0.05 : 0.05;
  return oklchToHex({ ...color, l: Math.min(1, Math.max(0, color.l + away)) });
}

function statusTokens(dark: boolean, grounds: string[]): Tokens {
  const soft = (h: number): string => oklchToHex({ l: dark ? 0.31 : 0.955, c: dark ? 0.045 : 0.03, h });
  const ink = (h: number, c: number): string => readableOn({ l: dark ? 0.8 : 0.46, c, h }, [...grounds, soft(h)], 4.6);
  const destructive = ink(27, 0.16);
  return {
    "--destructive": destructive,
    "--destructive-foreground": inkOn(destructive),
    "--danger-soft": soft(27),
    "--success": ink(150, 0.11),
    "--success-soft": soft(150),
    "--warning": ink(72, 0.1),
    "--warning-soft": soft(80),
  };
}

interface Palette {
  primary: Oklch;
  accent: Oklch;
  base: Oklch;
  dark: boolean;
}

/** Five inks for the drawings: deep, mid and pale of the primary hue, and mid and pale of a companion. */
function artTokens({ primary, accent, base, dark }: Palette): Tokens {
  const c = Math.min(Math.max(primary.c, 0.03), 0.13);
  const away = Math.abs(((accent.h - primary.h + 540) % 360) - 180) > 25;
  const companion = away && accent.c > 0.03 ? accent.h : companionOf((primary.h + 360) % 360);
  const pale = dark ? base.l + 0.13 : Math.max(0.55, base.l - 0.125);
  return {
    "--tone-1": oklchToHex({ l: dark ? 0.5 : 0.36, c: c * 0.8, h: primary.h }),
    "--tone-2": oklchToHex({ l: dark ? 0.62 : 0.6, c, h: primary.h }),
    "--tone-3": oklchToHex({ l: pale, c: c * 0.5, h: primary.h }),
    "--tone-4": oklchToHex({ l: dark ? 0.74 : 0.74, c: Math.max(c, 0.085), h: companion }),
    "--tone-5": oklchToHex({ l: dark ? 0.9 : 0.955, c: 0.03, h: companion }),
  };
}

/** Painters' neighbours: reds and browns take gold, yellows orange, greens ochre, blues apricot, violets peach. */
function companionOf(hue: number): number {
  if (hue < 55) return 72;
  if (hue < 110) return 52;
  if (hue < 200) return 78;
  if (hue < 290) return 58;
  return hue < 340 ? 45 : 65;
}
