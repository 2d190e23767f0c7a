/** "Mark urgent red": the mark of one value, not the colour of the app. */
import { constValue, propertyOf, setLiteral, unwrapped } from "../../edit/objects.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { toneOf, tonesName } from "../../emit/app/fields.ts";
import type { Expression } from "oxc-parser";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { keepsRecords, optionIn } from "../records/records.ts";
import { has } from "../requests.ts";
import { literally } from "../../parse/words.ts";

type Tone = "danger" | "success" | "warning" | "neutral";

export const tones: readonly (readonly [Tone, string])[] = [
  ["danger", "red|rot(?:e[rsnm]?)?|roj[oa]s?|in red"],
  ["success", "green|grün(?:e[rsnm]?)?|verdes?"],
  ["warning", "yellow|orange|amber|gelb(?:e[rsnm]?)?|orangefarben|amarill[oa]s?|naranjas?"],
  ["neutral", "gr[ae]y|grau(?:e[rsnm]?)?|gris(?:es)?"],
];
export const toneNames: Record<Tone, Wording> = {
  danger: { en: "red", de: "rot", es: "rojo" },
  success: { en: "green", de: "grün", es: "verde" },
  warning: { en: "amber", de: "bernsteinfarben", es: "ámbar" },
  neutral: { en: "grey", de: "grau", es: "gris" },
};

const understood: Wording = {
  en: "Some entries marked in a colour.",
  de: "Einige Einträge farbig markiert.",
  es: "Algunas entradas marcadas con un color.",
};
const did: Wording = {
  en: "{entity}: {value} carries a {tone} mark wherever {field} is shown",
  de: "{entity}: {value} ist {tone} markiert, wo immer {field} gezeigt wird",
  es: "{entity}: {value} lleva una marca en {tone} donde se muestra {field}",
};
const already: Wording = {
  en: "{entity}: {value} carries a {tone} mark already. I changed nothing.",
  de: "{entity}: {value} ist schon {tone} markiert. Ich habe nichts geändert.",
  es: "{entity}: {value} ya lleva una marca en {tone}. No he cambiado nada.",
};
const noSuch: Wording = {
  en: "I colour entries by what they have chosen, and found no such choice in these words. There are: {list}. I changed nothing.",
  de: "Farbig markiere ich Einträge nach ihrer Auswahl; so eine Auswahl fand ich in diesen Worten nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "Marco entradas con color según lo elegido y no he encontrado esa opción en estas palabras. Hay: {list}. No he cambiado nada.",
};

export const optionTone = operation<{ tone: Tone; text: string }>({
  id: "option-tone",
  words:
    "mark highlight colour red green status priority urgent markieren rot farbe dringend marcar resaltar rojo urgente",
  match({ text, language }) {
    if (
      !has(
        text,
        "mark(?:ed|iere\\w*|ieren|a)?|highlight\\w*|flag|badge|hervorheb\\w*|resalta\\w*|marca\\w*|colou?r|show|färbe?|pinta\\w*|make|mach\\w*|anzeigen",
      )
    )
      return null;
    const tone = tones.find(([, words]) => has(text, words))?.[0];
    if (!tone) return null;
    const marks = has(text, "mark(?:ed|iere\\w*|ieren|a)?|highlight\\w*|flag|hervorheb\\w*|resalta\\w*|marca\\w*");
    const aboutEntries = has(
      text,
      "priorit\\w*|prioridad|status|stage|tickets?|tasks?|cards?|deals?|entries|rows?|aufgaben?|karten?|einträge|estado|tareas?|tarjetas?|invoices?|orders?|members?|rechnungen|mitglieder|urgent\\w*|dringend\\w*",
    );
    if (!marks && !aboutEntries) return null;
    if (
      has(
        text,
        "background|button|header|theme|font|text|link|hintergrund|knopf|knöpfe|fondo|botón|column|spalte|columna|overdue|überfällig\\w*|vencid[oa]s?|labels?|etiquetas?",
      )
    )
      return null;
    return { confidence: marks ? 0.85 : 0.79, values: { tone, text }, understood: understood[language] };
  },
  reads: sourcePaths,
  change(project, { tone, text }, { language }) {
    const { plan } = project;
    const found = optionIn(plan, text);
    if (!found)
      return {
        say: worded(noSuch, language, { list: choices(project.plan.entities.flatMap(({ fields }) => fields)) }),
      };
    const { entity, field, option } = found;
    const path = `src/data/${entityNames(entity).file}.ts`;
    const source = project.open(path);
    const all = source ? (unwrapped(constValue(source, tonesName(entity, field))) as Expression | null) : null;
    const value = all ? propertyOf(all, option)?.value : undefined;
    const shown = { entity: entity.plural, field: field.label, value: option, tone: toneNames[tone][language] };
    if (!source || value?.type !== "Literal")
      return { say: worded(noSuch, language, { list: choices(plan.entities.flatMap(({ fields }) => fields)) }) };
    if (value.value === tone) return { say: worded(already, language, shown) };
    setLiteral(source, value, tone);
    project.save(path, source);
    return {
      plan,
      claims: [
        {
          text: worded(did, language, shown),
          path,
          holds: (content) => new RegExp(`${literally(option)}"?: "${tone}"`).test(content ?? ""),
        },
      ],
    };
  },
});

/** The choices that carry marks at all. */
function choices(fields: readonly { label: string; options?: string[] }[]): string {
  const marked = fields.filter(({ options }) => options?.some((option) => toneOf(option) !== "neutral"));
  return marked.map(({ label, options }) => `${label} (${options!.join(", ")})`).join("; ") || "–";
}

/** Some of many, whatever they are called: never the whole app. */
const some =
  /(?<!\p{L})(?:the|all|every|my)\s+\p{L}+\s+(?:ones?|entries|items|rows)(?!\p{L})|(?<!\p{L})(?:l[oa]s)\s+\p{L}+[eoa]s\s+(?:en|de)\s|(?<!\p{L})(?:die|alle)\s+\p{Ll}+en\s+\p{Ll}+$/iu;

/** "Color the high ones red": without a word of entries, where the app has such a choice. */
export const namedOptionTone = operation<{ tone: Tone; text: string }>({
  id: "named-option-tone",
  words: "",
  match({ text, language }) {
    if (!has(text, "colou?r|make|show|paint|färbe?n?|mach\\w*|zeige?|pinta\\w*|pon|colorea\\w*|muestra")) return null;
    if (
      has(
        text,
        "app|site|page|background|buttons?|headers?|theme|fonts?|texts?|links?|charts?|diagram\\w*|labels?|overdue|everything|hintergrund|kopfzeile|kn[oö]pfe?|schrift|alles|fondo|botón|botones|cabecera|letra|todo",
      )
    )
      return null;
    const tone = tones.find(([, words]) => has(text, words))?.[0];
    return tone
      ? { confidence: 0.5, values: { tone, text }, understood: some.test(text) ? understood[language] : "" }
      : null;
  },
  reads: sourcePaths,
  change: (project, values, request) =>
    optionIn(project.plan, values.text) || (keepsRecords(project.plan) && some.test(values.text))
      ? optionTone.change(project, values, request)
      : { say: "" },
});
