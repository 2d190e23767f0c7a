import { readDeclaration, renameBlock, setDeclarations, setFontImports } from "../../edit/css.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { mergePlan, pathsThatDiffer } from "../../edit/re-emit.ts";
import type { DraftPlan, Plan, ThemePlan } from "../../plan/plan.ts";
import { families, fontPair, type FontPair } from "../../theme/fonts.ts";
import { emitStylesheet } from "../../theme/css.ts";
import { hexToOklch, oklchToHex } from "../../theme/color.ts";
import { chooseTheme } from "../../theme/choose.ts";
import { colorWishes, type ColorWishes } from "../../parse/colors.ts";

export const stylesheet = "src/index.css";

export function withTheme(plan: Plan, changes: Partial<ThemePlan>): DraftPlan {
  return { ...plan, theme: { ...plan.theme, ...changes } };
}

/** Everything a theme change may touch. */
export function themePaths(plan: Plan, after: DraftPlan): string[] {
  return [stylesheet, ...pathsThatDiffer(plan, after)];
}

/**
 * Sets in the stylesheet what differs between the two themes, by name: the person asked for these properties, so they win
 * over edits by hand; all others stay. Files beside the stylesheet are merged.
 */
export function applyTheme(project: ProjectEdit, after: DraftPlan): boolean {
  const css = project.text(stylesheet);
  if (css === null) return false;
  const before = project.plan.theme;
  const [old, now] = [emitStylesheet(before), emitStylesheet(after.theme)];
  let text = css;
  const otherOf = (theme: ThemePlan): string => (theme.mode === "light" ? ".dark" : ".light");
  if (before.mode !== after.theme.mode) text = renameBlock(text, otherOf(before), otherOf(after.theme));
  text = copyDifferences({ text, old, now }, ":root", ":root");
  text = copyDifferences({ text, old, now }, otherOf(before), otherOf(after.theme));
  if (before.fonts !== after.theme.fonts) {
    text = setFonts(text, fontPair(after.theme.fonts));
  }
  project.write(stylesheet, text);
  mergePlan(project, after, (path) => path === stylesheet);
  return true;
}

export function setFonts(css: string, pair: FontPair): string {
  const text = setDeclarations(css, ":root", {
    "--font-display": families[pair.display].stack,
    "--font-body": families[pair.body].stack,
    "--display-weight": String(pair.weight),
    "--display-tracking": pair.tracking,
  });
  return setFontImports(
    text,
    [...new Set([pair.display, pair.body])].map((id) => families[id].package),
  );
}

function copyDifferences(
  { text, old, now }: { text: string; old: string; now: string },
  from: string,
  to: string,
): string {
  let css = text;
  for (const name of declaredNames(now, to)) {
    const value = readDeclaration(now, to, name)!;
    if (readDeclaration(old, from, name) !== value) css = setDeclarations(css, to, { [name]: value });
  }
  return css;
}

function declaredNames(css: string, selector: string): string[] {
  const body = new RegExp(`\\n${selector.replace(".", "\\.")} \\{\\n([\\s\\S]*?)\\n\\}`).exec(css)?.[1] ?? "";
  return [...body.matchAll(/^ {2}([\w-]+):/gm)].map((found) => found[1]!);
}

/** The theme in other colours: what was not named follows from what was. */
export function recoloured(theme: ThemePlan, wishes: ColorWishes, seed: number): ThemePlan {
  const look = {
    palettes: [[theme.background, theme.primary, theme.accent] as [string, string, string]],
    fonts: [theme.fonts],
    corners: [theme.corners],
    density: [theme.density],
    header: [theme.header],
  };
  const next = chooseTheme(look, wishes, seed);
  return { ...next, header: theme.header };
}

export const darkerWords = "darker|dunkler\\w*|más oscur[oa]s?";
export const lighterWords = "lighter|brighter|heller\\w*|más clar[oa]s?";

/** One step lighter or darker in the same hue. */
export function shifted(hex: string, direction: "darker" | "lighter"): string {
  const color = hexToOklch(hex);
  const l = Math.min(0.97, Math.max(0.12, color.l + (direction === "darker" ? -0.1 : 0.1)));
  return oklchToHex({ ...color, l });
}

/** The colour a sentence settles on: the last one that was not taken back. */
export function wantedColor(text: string): { hex: string; words: string } | null {
  return colorWishes(text).all.at(-1) ?? null;
}

export function declares(selector: string, name: string, value: string): (content: string | null) => boolean {
  return (content) => content !== null && readDeclaration(content, selector, name) === value;
}
