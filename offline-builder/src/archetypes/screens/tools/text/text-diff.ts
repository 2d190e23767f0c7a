import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { copying, kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const textDiff = toolArchetype({
  id: "text-diff",
  asked: called(
    "(?:text|file|code|document|line)s?[ -](?:diff(?:erence)?s?|compar(?:e|ison|er|ator)|checker for differences)(?: ?(?:checker|tool|viewer|app|finder))?",
    "diff[ -]?(?:checker|tool|viewer|app)",
    "(?:compare|diff)s? (?:two |2 )?(?:texts?|documents|files|versions of a text)",
    "difference (?:checker|finder)",
    "^diff$",
    "text[- ]?(?:vergleich(?:er|en)?|diff|unterschiede)(?:[- ]?tool)?",
    "(?:zwei )?texte (?:vergleichen|gegenüberstellen)",
    "(?:comparador|comparación|comparacion) de (?:textos?|documentos|archivos)",
    "comparar (?:dos )?textos",
  ),
  other: called("prices?", "bible", "preise", "precios"),
  blueprint: "TextDiff",
  title: ["Differences", "Unterschiede", "Diferencias"],
  icon: "FileDiff",
  look: appLooks.desk,
  kind: ["a tool that compares texts", "ein Textvergleich", "un comparador de textos"],
  names: [
    ["Spot the Change", "Side by Side"],
    ["Was ist neu", "Alt und neu"],
    ["Antes y después", "Qué ha cambiado"],
  ],
  tagline: [
    "What was changed between two texts, word by word.",
    "Was sich zwischen zwei Texten geändert hat, Wort für Wort.",
    "Qué cambió entre dos textos, palabra por palabra.",
  ],
  features: ["compare", "copy", "persist"],
  pieces: [kept, copying, ["tools/diff-rules.ts", "src/lib/diff-rules.ts"]],
  claims: [
    [
      "Added and removed lines are shown with the words that changed; spaces and capitals can be left out of it, and nothing leaves the browser",
      "Neue und entfernte Zeilen stehen mit den geänderten Wörtern da; Leerzeichen und Großschreibung lassen sich übergehen, und nichts verlässt den Browser",
      "Las líneas nuevas y quitadas se ven con las palabras que cambian; espacios y mayúsculas pueden no contar, y nada sale del navegador",
    ],
  ],
});
