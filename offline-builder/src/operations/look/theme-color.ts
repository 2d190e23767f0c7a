import { contrast, hexToOklch } from "../../theme/color.ts";
import { colorWishes, type ColorWishes } from "../../parse/colors.ts";
import type { Language, Plan, ThemePlan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { has, make } from "../requests.ts";
import {
  applyTheme,
  darkerWords,
  declares,
  lighterWords,
  recoloured,
  shifted,
  stylesheet,
  themePaths,
  withTheme,
} from "./stylesheet.ts";

interface Values {
  wishes: ColorWishes;
  background: boolean;
  shift: "darker" | "lighter" | null;
}

const backgroundWords = "background|bg|backdrop|page colou?r|hintergrund|fondo";
const otherTargets =
  "header|top ?bar|nav(?:igation| ?bar)?|button|buttons|links?|font|text|heading|headline|title|name|price|kopfzeile|kopfleiste|kopf|knopf|knöpfe|schaltflächen?|schrift|überschrift|cabecera|encabezado|botón|botones|enlaces?|letra|título|cards?|tiles?|boxes|panels?|columns?|lanes?|rows?|icons?|footer|sidebar|borders?|charts?|karten|kacheln|kästchen|spalten?|zeilen?|symbole|fußzeile|rahmen|diagramme?|tarjetas?|cajas?|cartas|columnas?|filas?|iconos?|pie|bordes?|gráficos?|page|seite|página|section|abschnitt|sección";

const mainColor =
  "(?:main|primary|theme|brand) colou?r|colou?r (?:theme|scheme)|hauptfarbe|grundfarbe|color(?:es)? (?:principal(?:es)?|primarios?|de (?:la )?marca)";

const understoodTheme: Wording = {
  en: "The colours: {colors}.",
  de: "Die Farben: {colors}.",
  es: "Los colores: {colors}.",
};
const understoodBackground: Wording = {
  en: "The background: {colors}.",
  de: "Der Hintergrund: {colors}.",
  es: "El fondo: {colors}.",
};
const didPrimary: Wording = { en: "Main colour: {hex}", de: "Hauptfarbe: {hex}", es: "Color principal: {hex}" };
const didAccent: Wording = { en: "Accent colour: {hex}", de: "Akzentfarbe: {hex}", es: "Color de acento: {hex}" };
const didBackground: Wording = { en: "Background: {hex}", de: "Hintergrund: {hex}", es: "Fondo: {hex}" };
const weak: Wording = {
  en: "Main colour and background are close: {ratio}:1, buttons need 3:1 to stand out",
  de: "Hauptfarbe und Hintergrund liegen nah beieinander: {ratio}:1, Knöpfe brauchen 3:1",
  es: "El color principal y el fondo se parecen: {ratio}:1, los botones necesitan 3:1",
};
const darker: Wording = { en: "darker", de: "dunkler", es: "más oscuro" };
const lighter: Wording = { en: "lighter", de: "heller", es: "más claro" };

/** The whole theme or the page's background, in the colours named. */
export const themeColor = operation<Values>({
  id: "theme-color",
  words:
    "colour color theme background palette blue red green dark light farbe farben hintergrund color colores fondo tema",
  match({ text, language, isPiece }) {
    const wishes = colorWishes(text);
    // "Change the button to Order now and make it red" is no wish about the whole app.
    if (isPiece === true && has(text, "it|ihn|sie|es|lo|la") && !has(text, mainColor)) return null;
    const shift = has(text, darkerWords) ? "darker" : has(text, lighterWords) ? "lighter" : null;
    const background = has(text, backgroundWords);
    if (wishes.all.length === 0 && !shift) return null;
    // A colour on a condition is one of some entries, not of the app.
    if (has(text, "when|if|whenever|once|wenn|falls|sobald|cuando|si (?:es|está|son|queda)")) return null;
    if (!background && has(text, otherTargets)) return null;
    if (
      !background &&
      !has(text, make) &&
      !has(
        text,
        "theme|colou?rs?|palette|farben?|thema|it|es|everything|alles|todo|hazlo|actually|colores|tema|design|look",
      ) &&
      text.trim().split(/\s+/).length > 4
    )
      return null;
    const colors =
      wishes.all.map((mention) => mention.words).join(", ") || (shift === "darker" ? darker : lighter)[language];
    return {
      confidence: background || (wishes.all.length > 0 && has(text, mainColor)) ? 0.8 : 0.6,
      values: { wishes, background, shift },
      understood: worded(background ? understoodBackground : understoodTheme, language, { colors }),
    };
  },
  reads: (plan, values) => themePaths(plan, { ...plan, theme: nextTheme(plan, values) }),
  change(project, values, { language }) {
    const { plan } = project;
    const theme = nextTheme(plan, values);
    const after = withTheme(plan, theme);
    applyTheme(project, after);
    const claim = (wording: Wording, name: string, hex: string) => ({
      text: worded(wording, language, { hex }),
      path: stylesheet,
      holds: declares(":root", name, hex),
    });
    const claims = [
      // The first claim names the version: the colour people asked for before the ground made to suit it.
      ...(theme.primary !== plan.theme.primary ? [claim(didPrimary, "--primary", theme.primary)] : []),
      ...(theme.background !== plan.theme.background ? [claim(didBackground, "--background", theme.background)] : []),
      ...(values.wishes.accent
        ? [
            {
              ...claim(didAccent, "--accent", ""),
              text: worded(didAccent, language, { hex: theme.accent }),
              holds: (css: string | null) => css !== null,
            },
          ]
        : []),
    ];
    if (claims.length === 0) return { say: alreadySo[language] };
    const ratio = contrast(theme.primary, theme.background);
    return { plan: after, claims, notDone: ratio < 3 ? [worded(weak, language, { ratio: ratio.toFixed(1) })] : [] };
  },
  chip: (plan, language) => chipFor(plan, language),
});

const alreadySo: Wording = {
  en: "These are the colours already, so I changed nothing.",
  de: "Das sind schon die Farben, deshalb habe ich nichts geändert.",
  es: "Esos ya son los colores, así que no he cambiado nada.",
};

function nextTheme(plan: Plan, { wishes, background, shift }: Values): ThemePlan {
  const { theme, seed } = plan;
  if (wishes.all.length === 0) {
    const from = background ? theme.background : theme.primary;
    const hex = shifted(from, shift ?? "darker");
    return background ? { ...theme, ...onGround(hex, theme) } : { ...theme, primary: hex };
  }
  if (!background) return recoloured(theme, { ...wishes, dark: wishes.dark || theme.mode === "dark" }, seed);
  const ground = wishes.background?.hex ?? wishes.all.at(-1)!.hex;
  return { ...theme, ...onGround(ground, theme), exact: [...new Set([...theme.exact, "background" as const])] };
}

function onGround(background: string, theme: ThemePlan): Pick<ThemePlan, "mode" | "background" | "primary"> {
  const mode = hexToOklch(background).l < 0.5 ? "dark" : "light";
  const wishes = { background: { hex: background, words: "", index: 0 }, dark: mode === "dark", all: [] };
  const primary = theme.exact.includes("primary") ? theme.primary : recoloured(theme, wishes, 0).primary;
  return { mode, background, primary };
}

const chipColors: Record<Language, [string, string][]> = {
  en: [
    ["Make it dark green", "#006400"],
    ["Make it navy", "#000080"],
  ],
  de: [
    ["Mach es dunkelgrün", "#006400"],
    ["Mach es dunkelblau", "#00008b"],
  ],
  es: [
    ["Hazlo verde oscuro", "#006400"],
    ["Hazlo azul oscuro", "#00008b"],
  ],
};

function chipFor({ theme, seed }: Plan, language: Language): string | null {
  if (theme.mode === "dark") return null;
  const options = chipColors[language].filter(([, hex]) => hex !== theme.primary);
  return options[seed % options.length]?.[0] ?? null;
}
