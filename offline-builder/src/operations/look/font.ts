import { setDeclarations, setFontImports } from "../../edit/css.ts";
import { families, fontPairs, type FontPair } from "../../theme/fonts.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { has } from "../requests.ts";
import { applyTheme, declares, setFonts, stylesheet, themePaths, withTheme } from "./stylesheet.ts";

type Family = keyof typeof families;

const familyNames: Record<Family, string> = {
  figtree: "Figtree",
  outfit: "Outfit",
  bricolage: "Bricolage Grotesque",
  fraunces: "Fraunces",
  newsreader: "Newsreader",
  playfair: "Playfair Display",
};
const familyWords: Record<Family, string> = {
  figtree: "figtree",
  outfit: "outfit",
  bricolage: "bricolage(?: grotesque)?",
  fraunces: "fraunces",
  newsreader: "newsreader",
  playfair: "playfair(?: display)?",
};
const notShipped =
  "hand-?written|handwriting|cursive|brush script|calligraph(?:y|ic)|handschrift|schreibschrift|handschriftlich\\w*|manuscrita|caligráfica|inter|roboto|helvetica|arial|georgia|times(?: new roman)?|lato|poppins|montserrat|open sans|nunito|raleway|garamond|futura|comic sans|lora|merriweather|source sans|work sans|dm sans|space grotesk|geist|oswald|ubuntu|courier";
const monoStack = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

type Values = { pair: string } | { mono: true } | { family: Family } | { unknown: string };

const fontWords = "fonts?|typeface|typography|lettering|type|schrift\\w*|fuente|tipografía|letra|tipo de letra";
const kinds: { words: string; pair: string }[] = [
  {
    words: "sans[- ]?serif|sans|grotesk|serifenlos\\w*|sin serifas?|palo seco|modern|clean|plain|modern[oa]",
    pair: "plain",
  },
  {
    words:
      "serif(?:s|ed)?|serifenschrift|serifen|con serifas?|serifas?|classic(?:al)?|book(?:ish)?|klassisch\\w*|clásic[oa]",
    pair: "editorial",
  },
  { words: "elegant\\w*|luxur\\w*|fancy|edel\\w*", pair: "elegant" },
  {
    words: "playful|fun|lively|friendl(?:y|ier)|happier|cheerful|rounder|verspielt\\w*|divertid[oa]|alegre",
    pair: "lively",
  },
  { words: "bold|sturdy|strong|heavy|kräftig\\w*|fett\\w*|negrita|fuerte", pair: "sturdy" },
  { words: "geometric\\w*|geometrisch\\w*|geométric[oa]", pair: "geometric" },
  { words: "warm|soft|weich\\w*|cálid[oa]", pair: "warm" },
];

const understood: Wording = { en: "The type: {name}.", de: "Die Schrift: {name}.", es: "La tipografía: {name}." };
const mono: Wording = { en: "monospaced", de: "Festbreite", es: "monoespaciada" };
const did: Wording = {
  en: "Headings in {display}, text in {body}",
  de: "Überschriften in {display}, Text in {body}",
  es: "Títulos en {display}, texto en {body}",
};
const didMono: Wording = {
  en: "All text in the monospaced font of the visitor's device",
  de: "Aller Text in der Festbreitenschrift des Geräts",
  es: "Todo el texto en la letra monoespaciada del dispositivo",
};
const refused: Wording = {
  en: "{name} is not among the fonts that come with the app, and the page must load none from elsewhere, so I changed nothing. Here are: {list}.",
  de: "{name} gehört nicht zu den mitgelieferten Schriften, und die Seite lädt keine von fremden Servern. Ich habe nichts geändert. Vorhanden: {list}.",
  es: "{name} no está entre las fuentes incluidas y la página no carga ninguna de fuera, así que no he cambiado nada. Hay: {list}.",
};
const same: Wording = {
  en: "The text is in that font already, so I changed nothing.",
  de: "Der Text hat diese Schrift schon, deshalb habe ich nichts geändert.",
  es: "El texto ya usa esa fuente, así que no he cambiado nada.",
};

/** The six shipped families in pairs, or the device's monospaced font. */
export const font = operation<Values>({
  id: "font",
  words: "font typeface serif sans mono typography schrift serifenschrift fuente tipografía letra",
  match({ text, language }) {
    const values = wantedFont(text);
    if (!values) return null;
    const name =
      "mono" in values
        ? mono[language]
        : "unknown" in values
          ? values.unknown
          : "family" in values
            ? familyNames[values.family]
            : namesOf(fontPairs[values.pair]!);
    return { confidence: 0.86, values, understood: worded(understood, language, { name }) };
  },
  reads: (plan, values) =>
    "pair" in values ? themePaths(plan, withTheme(plan, { fonts: values.pair })) : [stylesheet],
  change(project, values, { language }) {
    const { plan } = project;
    if ("unknown" in values) {
      return { say: worded(refused, language, { name: values.unknown, list: Object.values(familyNames).join(", ") }) };
    }
    if ("mono" in values) {
      const css = setDeclarations(project.text(stylesheet) ?? "", ":root", {
        "--font-display": monoStack,
        "--font-body": monoStack,
        "--display-weight": "600",
        "--display-tracking": "-0.03em",
      });
      project.write(stylesheet, setFontImports(css, []));
      return {
        plan: withTheme(plan, { fonts: "mono" }),
        claims: [{ text: didMono[language], path: stylesheet, holds: declares(":root", "--font-body", monoStack) }],
      };
    }
    const pair: FontPair =
      "pair" in values
        ? fontPairs[values.pair]!
        : { display: values.family, body: values.family, weight: 600, tracking: "-0.02em" };
    const fonts = "pair" in values ? values.pair : `family-${values.family}`;
    if (plan.theme.fonts === fonts) return { say: same[language] };
    if ("pair" in values) applyTheme(project, withTheme(plan, { fonts }));
    else project.write(stylesheet, setFonts(project.text(stylesheet) ?? "", pair));
    const text = worded(did, language, { display: familyNames[pair.display], body: familyNames[pair.body] });
    return {
      plan: withTheme(plan, { fonts }),
      claims: [{ text, path: stylesheet, holds: declares(":root", "--font-body", families[pair.body].stack) }],
    };
  },
  chip(plan, language) {
    if (hasSerifs(plan.theme.fonts))
      return { en: "Use a sans font", de: "Nimm eine serifenlose Schrift", es: "Usa una fuente sin serifa" }[language];
    return { en: "Use a serif font", de: "Nimm eine Serifenschrift", es: "Usa una tipografía con serifa" }[language];
  },
});

/** Headings have serifs already: what is offered is the other kind. */
function hasSerifs(fonts: string): boolean {
  const display = fonts.startsWith("family-") ? (fonts.slice("family-".length) as Family) : fontPairs[fonts]?.display;
  return display !== undefined && families[display]?.stack.includes("ui-serif") === true;
}

function namesOf(pair: FontPair): string {
  return [...new Set([familyNames[pair.display], familyNames[pair.body]])].join(" / ");
}

function wantedFont(text: string): Values | null {
  const family = (Object.keys(familyWords) as Family[]).find((id) => has(text, familyWords[id]));
  if (family) return { family };
  const aboutType = has(text, fontWords);
  const unknown = new RegExp(`(?<!\\p{L})(?:${notShipped})(?!\\p{L})`, "iu").exec(text)?.[0];
  if (unknown && (aboutType || /\b(?:use|nimm|usa|in)\b/i.test(text))) return { unknown };
  if (has(text, "mono(?:space[d]?)?|typewriter|festbreite\\w*|schreibmaschine\\w*|monoespaciad[oa]"))
    return { mono: true };
  const direct = kinds.slice(0, 2).find((kind) => has(text, kind.words));
  const serif = has(text, "sans[- ]?serif|serif(?:s)?|serifenschrift|serifas?|sans");
  if (!aboutType && !serif) return null;
  const kind = direct ?? kinds.find((entry) => has(text, entry.words));
  return kind ? { pair: kind.pair } : null;
}
