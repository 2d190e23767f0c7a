import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { copying, downloading, kept, segments } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const json = toolArchetype({
  id: "json",
  asked: called(
    "json[ -]?(?:(?:formatt?er|validator|beautifier|pretti(?:fier|er)|pretty ?print(?:er)?|viewer|editor|lint(?:er)?|minifier|checker|parser|tool)s?(?: (?:and|&|und|y) )?)+",
    "(?:format|validate|prettify|beautify|minify|check)s? json",
    "json (?:formatieren|prüfen|validieren|formatierer|prüfer)",
    "(?:formateador|validador|visor|editor) (?:de )?json",
    "(?:formatear|validar) json",
  ),
  blueprint: "Json",
  title: ["JSON", "JSON", "JSON"],
  icon: "Braces",
  look: appLooks.desk,
  kind: ["a JSON formatter", "ein JSON-Formatierer", "un formateador de JSON"],
  names: [
    ["Brackets", "Well Formed"],
    ["Klammerwerk", "Wohlgeformt"],
    ["Entre llaves", "Bien formado"],
  ],
  tagline: [
    "Checks JSON, says where it is wrong, and writes it readably.",
    "Prüft JSON, sagt, wo es falsch ist, und schreibt es lesbar.",
    "Comprueba JSON, dice dónde falla y lo escribe legible.",
  ],
  features: ["format", "validate", "copy"],
  pieces: [kept, copying, segments, downloading, ["tools/json-rules.ts", "src/lib/json-rules.ts"]],
  claims: [
    [
      "Mistakes are named with line and column; numbers and texts stay as they were written, and nothing leaves the browser",
      "Fehler werden mit Zeile und Spalte genannt; Zahlen und Texte bleiben, wie sie geschrieben wurden, und nichts verlässt den Browser",
      "Los errores se dicen con línea y columna; números y textos quedan como se escribieron, y nada sale del navegador",
    ],
  ],
  vocabulary: { en: "formatter|validator", es: "formateador|validador" },
});
