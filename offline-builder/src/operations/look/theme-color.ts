import { contrast, hexToOklch, oklchToHex } from "../../theme/color.ts";
import { colorWishes, type ColorWishes } from "../../parse/colors.ts";
import type { Language, Plan, ThemePlan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { entityIn } from "../records/records.ts";
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
  shift: Shift | null;
  /** Only the colour of links and small marks. */
  accent?: boolean;
}

type Shift = "darker" | "lighter" | "warmer" | "cooler";
const warmerWords = "warmer|cosier|cozier|wärmer\\w*|más cálid[oa]s?";
const coolerWords = "cooler|colder|kühler\\w*|kälter\\w*|más frí[oa]s?";
const accentWords =
  "accents?|accent colou?r|highlight colou?r|secondary colou?r|akzent\\p{L}*|acentos?|color de acento|color secundario";

const backgroundWords = "background|bg|backdrop|page colou?r|hintergrund|fondo";
const otherTargets =
  "header|top ?bar|nav(?:igation| ?bar)?|button|buttons|links?|font|text|heading|headline|title|name|price|kopfzeile|kopfleiste|kopf|knopf|knöpfe|schaltflächen?|schrift|überschrift|cabecera|encabezado|botón|botones|enlaces?|letra|título|cards?|tiles?|boxes|panels?|columns?|lanes?|rows?|icons?|footer|sidebar|borders?|charts?|karten|kacheln|kästchen|spalten?|zeilen?|symbole|fußzeile|rahmen|diagramme?|tarjetas?|cajas?|cartas|columnas?|filas?|iconos?|pie|bordes?|gráficos?|page|seite|página|section|abschnitt|sección";

const mainColor =
  "(?:change|set|switch|update|make|use|ändere?|stelle?|cambia|pon|usa)\\s+(?:(?:the|all|our|my|these|die|alle|unsere|los|las?|estos)\\s+)*(?:colou?rs?|farben?|colores|color)(?:\\s+(?:scheme|palette))?\\s+(?:to|into|auf|zu|in|a|por)|(?:main|primary|theme|brand) colou?r|colou?r (?:theme|scheme)|hauptfarbe|grundfarbe|color(?:es)? (?:principal(?:es)?|primarios?|de (?:la )?marca)";

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
const shiftNames: Record<Shift, Wording> = {
  darker: { en: "darker", de: "dunkler", es: "más oscuro" },
  lighter: { en: "lighter", de: "heller", es: "más claro" },
  warmer: { en: "warmer", de: "wärmer", es: "más cálido" },
  cooler: { en: "cooler", de: "kühler", es: "más frío" },
};

function shiftIn(text: string): Shift | null {
  if (has(text, darkerWords)) return "darker";
  if (has(text, lighterWords)) return "lighter";
  return has(text, warmerWords) ? "warmer" : has(text, coolerWords) ? "cooler" : null;
}

/** One step towards the colour of sand, or of the sky; how light it is stays. */
function tempered(hex: string, shift: "warmer" | "cooler"): string {
  const { l, c } = hexToOklch(hex);
  return oklchToHex({ l: Math.min(l, 0.97), c: Math.max(c, 0.008) + 0.014, h: shift === "warmer" ? 75 : 240 });
}

const entryStates =
  "done|completed?|finished|open|new|overdue|late|paid|unpaid|urgent|important|old|empty|checked|erledigt\\p{L}*|fertig\\p{L}*|offen\\p{L}*|überfällig\\p{L}*|bezahlt\\p{L}*|wichtig\\p{L}*|hech[oa]s?|terminad[oa]s?|vencid[oa]s?|pagad[oa]s?|urgentes?";

/** The whole theme or the page's background, in the colours named. */
export const themeColor = operation<Values>({
  id: "theme-color",
  words:
    "colour color theme background palette blue red green dark light farbe farben hintergrund color colores fondo tema",
  match({ text, language, isPiece }) {
    const wishes = colorWishes(text);
    // "Change the button to Order now and make it red" is no wish about the whole app.
    if (isPiece === true && has(text, "it|ihn|sie|es|lo|la") && !has(text, mainColor)) return null;
    const shift = shiftIn(text);
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
      wishes.all.map((mention) => mention.words).join(", ") || (shift === null ? "" : shiftNames[shift][language]);
    const accent = has(text, accentWords) && wishes.all.length === 1 && !background;
    const isNamed = wishes.all.length > 0 && (accent || has(text, mainColor));
    return {
      confidence: isNamed && accent ? 0.9 : background || isNamed ? 0.8 : 0.6,
      values: { wishes, background, shift, ...(accent ? { accent } : {}) },
      understood: worded(background ? understoodBackground : understoodTheme, language, { colors }),
    };
  },
  reads: (plan, values) => themePaths(plan, { ...plan, theme: nextTheme(plan, values) }),
  change(project, values, { language, text }) {
    const { plan } = project;
    // "Make done habits green": some entries are meant, and whether they can be marked others decide.
    if (!values.background && plan.entities.length > 0 && has(text, entryStates) && entityIn(plan, text))
      return { say: "" };
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
      ...(values.wishes.accent || values.accent
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

function nextTheme(plan: Plan, { wishes, background, shift, accent }: Values): ThemePlan {
  const { theme, seed } = plan;
  if (accent) return { ...theme, accent: wishes.all[0]!.hex };
  if (wishes.all.length === 0) {
    if (shift === "warmer" || shift === "cooler") return { ...theme, background: tempered(theme.background, shift) };
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
    ["Make it dark green", "#1b5238"],
    ["Make it navy", "#000080"],
  ],
  de: [
    ["Mach es dunkelgrün", "#1b5238"],
    ["Mach es dunkelblau", "#1c3f7c"],
  ],
  es: [
    ["Hazlo verde oscuro", "#1b5238"],
    ["Hazlo azul oscuro", "#1c3f7c"],
  ],
};

function chipFor({ theme, seed }: Plan, language: Language): string | null {
  if (theme.mode === "dark") return null;
  const options = chipColors[language].filter(([, hex]) => hex !== theme.primary);
  return options[seed % options.length]?.[0] ?? null;
}
