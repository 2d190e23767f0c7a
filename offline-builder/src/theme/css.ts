import type { ThemePlan } from "../plan/plan.ts";
import { readBlueprint } from "../emit/blueprint.ts";
import { families, fontPair } from "./fonts.ts";
import { themeTokens, type Tokens } from "./tokens.ts";

const corners: Record<ThemePlan["corners"], { radius: string; button: string }> = {
  sharp: { radius: "0.125rem", button: "0.125rem" },
  soft: { radius: "0.75rem", button: "0.5rem" },
  round: { radius: "1.5rem", button: "9999px" },
};

const rhythm: Record<ThemePlan["density"], string> = { airy: "8rem", regular: "6rem", compact: "4.5rem" };

/** `src/index.css`: fonts and custom properties of this theme above the rules every project shares. */
export function emitStylesheet(theme: ThemePlan): string {
  const pair = fontPair(theme.fonts);
  const used = [...new Set([pair.display, pair.body])].map((id) => families[id]);
  const { own, other } = themeTokens(theme);
  const shape = {
    "--radius": corners[theme.corners].radius,
    "--radius-button": corners[theme.corners].button,
    "--font-display": families[pair.display].stack,
    "--font-body": families[pair.body].stack,
    "--display-weight": String(pair.weight),
    "--display-tracking": pair.tracking,
    "--rhythm": rhythm[theme.density],
  };
  const otherMode = theme.mode === "light" ? "dark" : "light";
  return [
    `@import "tailwindcss";`,
    ...used.map((family) => `@import "${family.package}";`),
    ``,
    `@custom-variant dark (&:is(.dark *));`,
    ``,
    rule(":root", { "color-scheme": theme.mode, ...own, ...shape }),
    ``,
    rule(`.${otherMode}`, { "color-scheme": otherMode, ...other }),
    ``,
    readBlueprint("index.css"),
  ].join("\n");
}

function rule(selector: string, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`);
  return `${selector} {\n${lines.join("\n")}\n}`;
}
