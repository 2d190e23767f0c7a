/** "The time is in minutes", "Gewicht in kg": what a number counts, shown behind it. */
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { fieldIn, keepsRecords } from "../records/records.ts";
import { has } from "../requests.ts";
import { isAlready, withRule } from "../rules/field-meant.ts";

/** As it stands behind a number, and how people name it. */
const units: readonly (readonly [unit: string, words: string])[] = [
  ["min", "min|mins|minutes?|minuten|minutos"],
  ["h", "h|hrs?|hours?|stunden|std|horas?"],
  ["s", "sec|secs|seconds?|sekunden|segundos"],
  ["mm", "mm|milli(?:met(?:er|re)s?|meter)|milímetros"],
  ["cm", "cm|centimet(?:er|re)s?|zentimetern?|centímetros"],
  ["m²", "m²|m2|sqm|square met(?:er|re)s?|quadratmetern?|metros cuadrados"],
  ["m", "m|met(?:er|re)s?|metern|metros"],
  ["km/h", "km/h|kmh"],
  ["km", "km|kilomet(?:er|re)s?|kilometern?|kilómetros"],
  ["mi", "mi|miles?|meilen|millas"],
  ["in", "inch(?:es)?|zoll|pulgadas"],
  ["ft", "ft|feet|foot|fuß|pies"],
  ["kg", "kg|kilos?|kilograms?|kilogramm|kilogramos"],
  ["g", "g|grams?|gramm|gramos"],
  ["lb", "lbs?|pounds|pfund|libras"],
  ["t", "tons?|tonnes?|tonnen|toneladas"],
  ["ml", "ml|millilit(?:er|re)s?|millilitern?|mililitros"],
  ["l", "l|lit(?:er|re)s?|litern|litros"],
  ["kcal", "kcal|calories|kalorien|calorías"],
  ["kWh", "kwh|kilowatt hours|kilowattstunden"],
  ["°C", "°c|celsius|degrees(?: celsius)?|grad(?: celsius)?|grados(?: celsius)?"],
  ["°F", "°f|fahrenheit"],
  ["%", "%|per ?cent|prozent|por ciento|porcentaje"],
];
const said = new RegExp(
  `(?:(?<!\\p{L})(?:in|en|unit(?:s)?(?: is| are|:)?|einheit(?: ist|:)?|unidad(?:es)?(?: es| son|:)?|measured in|gemessen in)\\s+|(?:with|mit|con)\\s+)(${units.map(([, words]) => words).join("|")})(?![\\p{L}\\p{N}])(?:\\s+(?:an|angeben|anzeigen|behind (?:it|them)|dahinter))?[.!]?$`,
  "iu",
);

const understood: Wording = {
  en: "What a number counts: {unit}.",
  de: "Was eine Zahl zählt: {unit}.",
  es: "Lo que cuenta un número: {unit}.",
};
const did: Wording = {
  en: "{entity}: {label} is shown in {unit}",
  de: "{entity}: {label} steht in {unit} da",
  es: "{entity}: {label} se muestra en {unit}",
};
const unconverted: Wording = {
  en: "Converting: the numbers stay as they were entered, in {old}",
  de: "Umrechnen: die Zahlen bleiben, wie sie in {old} eingegeben wurden",
  es: "Convertir: los números quedan como se escribieron, en {old}",
};

export const fieldUnit = operation<{ unit: string; text: string }>({
  id: "field-unit",
  words: "",
  match({ text, language }) {
    const found = said.exec(text.trim());
    if (
      !found ||
      has(
        text,
        "sort\\p{L}*|charts?|group\\p{L}*|add|füge|añade|ordena|headers?|font|text|buttons?|prices?|preise|precios",
      )
    )
      return null;
    const unit = units.find(([, words]) => new RegExp(`^(?:${words})$`, "iu").test(found[1]!))?.[0];
    return unit === undefined
      ? null
      : { confidence: 0.5, values: { unit, text }, understood: worded(understood, language, { unit }) };
  },
  reads: sourcePaths,
  change(project, { unit, text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const place = fieldIn(plan, text.trim().replace(said, ""), ({ type }) => type === "number");
    if (!place) return { say: "" };
    const { entity, field } = place;
    const says = worded(did, language, { entity: entity.plural, label: field.label, unit });
    if (field.unit === unit) return { say: worded(isAlready, language, { label: says }) };
    const { stars: _, ...rest } = field;
    return withRule(project, {
      place,
      next: { ...rest, unit },
      says,
      language,
      path: /^src\/pages\//,
      // Examples were made up for what was counted before; entries stay as they are.
      except: (path) => path.startsWith("src/content/"),
      shows: `row.${field.key})} ${unit}\``,
      ...(field.unit ? { notDone: [worded(unconverted, language, { old: field.unit })] } : {}),
    });
  },
});
