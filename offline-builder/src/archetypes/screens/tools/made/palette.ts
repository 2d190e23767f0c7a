import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { colorRules, copying, downloading, kept, keys, random } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const palette = toolArchetype({
  id: "palette",
  asked: called(
    "colou?r[ -](?:palett?e|scheme|harmony|combination|theme)s?[ -]?(?:generator|maker|creator|builder|picker|tool|finder)?",
    "(?:palett?e)s?[ -](?:generator|maker|creator|builder|picker|tool)",
    "colou?rs? (?:generator|mixer|picker|wheel)",
    "(?:generate|create)s? colou?r (?:palettes?|schemes?)",
    "farb(?:palett?en?|schema|schemata|harmonien?|kombinationen?|kreis|wähler|generator)[- ]?(?:generator|ersteller|tool)?",
    "(?:generador|creador) de (?:paletas?|colores|combinaciones de colores)(?: de colores)?",
    "paletas? de colou?res?",
    "(?:selector de colores|c(?:í|i)rculo crom(?:á|a)tico)",
  ),
  other: called(
    "painters?",
    "paints?",
    "makeup",
    "make-up",
    "hair",
    "nails?",
    "lipsticks?",
    "paintings?",
    "watercolou?rs?",
    "farben(?:handel|geschäft)",
    "friseur",
    "peluquería",
    "pinturas",
  ),
  blueprint: "Palette",
  title: ["Palette", "Palette", "Paleta"],
  icon: "Palette",
  look: appLooks.desk,
  kind: ["a colour palette generator", "ein Farbpaletten-Generator", "un generador de paletas de colores"],
  names: [
    ["Five Swatches", "Hue and Cry"],
    ["Farbfünfer", "Farbklang"],
    ["Cinco tonos", "Tono a tono"],
  ],
  tagline: [
    "Five colours that go together, from one.",
    "Fünf Farben, die zusammenpassen, aus einer.",
    "Cinco colores que combinan, a partir de uno.",
  ],
  features: ["generate", "copy", "persist"],
  pieces: [kept, random, copying, keys, downloading, colorRules],
  claims: [
    [
      "Palettes follow six harmonies from a base colour; colours can be locked, and each says its contrast with black and white",
      "Paletten folgen sechs Harmonien aus einer Grundfarbe; Farben lassen sich festhalten, und jede nennt ihren Kontrast zu Schwarz und Weiß",
      "Las paletas siguen seis armonías desde un color base; los colores se pueden fijar y cada uno dice su contraste con negro y blanco",
    ],
  ],
  vocabulary: { en: "palette", de: "farbpalette|farbschema" },
});
