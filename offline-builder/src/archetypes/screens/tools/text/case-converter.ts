import { appLooks } from "../../../../lexicon/app-kinds.ts";
import { called } from "../asked.ts";
import { copying, kept } from "../pieces.ts";
import { toolArchetype } from "../tool.ts";

export const caseConverter = toolArchetype({
  id: "case-converter",
  asked: called(
    "(?:text |letter |title |upper |lower |camel |snake )?case (?:converter|convertor|changer|transformer|tool)",
    "(?:uppercase|lowercase|upper case|lower case|titlecase|camelcase|snake_?case)(?: (?:to|and|/|or) (?:uppercase|lowercase|upper case|lower case))? (?:converter|tool|changer|text)",
    "(?:upper ?case|lower ?case) (?:to|and|/|or) (?:upper ?case|lower ?case)",
    "(?:convert|change)s? (?:text|letters|words) (?:to|into) (?:uppercase|lowercase|title case|upper case|lower case|capitals)",
    "capitali[sz](?:ation|e) (?:tool|converter|text)",
    "(?:groß[- ]?(?:und|/) ?klein(?:schreibung|buchstaben)|großschreibung|kleinschreibung|großbuchstaben)(?: ?-?(?:umwandler|konverter|umwandeln|ändern|tool|rechner))?",
    "(?:conversor|convertidor|cambiar|convertir)(?: texto)?(?: (?:de|a|entre))? (?:mayúsculas|minúsculas|mayusculas|minusculas)(?: (?:y|a) (?:mayúsculas|minúsculas|mayusculas|minusculas))?",
  ),
  other: called("court", "legal", "phones?", "suit"),
  blueprint: "CaseConverter",
  title: ["Case", "Schreibweise", "Mayúsculas"],
  icon: "CaseSensitive",
  look: appLooks.desk,
  kind: [
    "a converter of capitals and small letters",
    "ein Umwandler für Groß- und Kleinschreibung",
    "un conversor de mayúsculas y minúsculas",
  ],
  names: [
    ["Upper and Lower", "Case by Case"],
    ["Groß und klein", "Setzkasten"],
    ["Caja alta, caja baja", "De la a a la A"],
  ],
  tagline: [
    "One text in twelve ways of writing it.",
    "Ein Text in zwölf Schreibweisen.",
    "Un texto en doce formas de escribirlo.",
  ],
  features: ["convert", "copy", "persist"],
  pieces: [kept, copying, ["tools/case-rules.ts", "src/lib/case-rules.ts"]],
  claims: [
    [
      "Twelve ways are shown at once, from capitals to camelCase and snake_case, each to be copied or taken over",
      "Zwölf Schreibweisen stehen zugleich da, von Großbuchstaben bis camelCase und snake_case, jede zum Kopieren oder Übernehmen",
      "Doce formas a la vez, de mayúsculas a camelCase y snake_case, cada una para copiar o usar",
    ],
  ],
});
