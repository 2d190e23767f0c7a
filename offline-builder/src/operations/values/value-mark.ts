/** "Show stock under 5 in red", "markiere Beträge über 100 gelb": a mark on the entries whose number says so. */
import { isNumeric } from "../../emit/app/fields.ts";
import type { Entity, Field, Language, MarkTone, Plan, Warning } from "../../plan/plan.ts";
import { tones, toneNames } from "../choices/option-tone.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, entityIn, fieldIn, keepsRecords, stems, withEntity, type FieldPlace } from "../records/records.ts";
import { has } from "../requests.ts";
import { isAlready } from "../rules/field-meant.ts";

type Side = "below" | "above";
interface Bound {
  is: Side;
  than: number;
  /** The number itself counts: "5 or less". */
  within: boolean;
}

const number = "(?:[$€£]\\s*)?(\\d+(?:[.,]\\d+)?)";
/** What stands before the number, then what stands behind it. */
const before: readonly (readonly [Side, boolean, string])[] = [
  [
    "below",
    false,
    "(?:under|below|less than|fewer than|lower than|smaller than|cheaper than|shorter than|<|unter|weniger als|kleiner als|niedriger als|billiger als|kürzer als|menos de|menor(?:es)? (?:de|que|a)|por debajo de|inferior(?:es)? a|bajo)",
  ],
  [
    "above",
    false,
    "(?:over|above|more than|higher than|bigger than|larger than|greater than|longer than|exceed(?:s|ing)?|>|über|mehr als|größer als|höher als|teurer als|länger als|más de|mayor(?:es)? (?:de|que|a)|por encima de|superior(?:es)? a|supere?n?)",
  ],
  ["below", true, "(?:at most|up to|<=|≤|höchstens|bis zu|como máximo|hasta)"],
  ["above", true, "(?:at least|>=|≥|mindestens|ab|al menos|como mínimo|a partir de|desde)"],
];
const behind: readonly (readonly [Side, string])[] = [
  ["below", "(?:or (?:less|fewer|below|lower|under)|oder (?:weniger|niedriger|darunter)|o menos)"],
  ["above", "(?:or (?:more|above|higher|over)|oder (?:mehr|höher|darüber)|o más)"],
];

function boundIn(text: string): Bound | null {
  const value = (said: string): number => Number(said.replace(",", "."));
  for (const [is, words] of behind) {
    const found = new RegExp(`${number}\\s*(?:\\p{L}{1,12}\\s+)?${words}(?!\\p{L})`, "iu").exec(text);
    if (found) return { is, than: value(found[1]!), within: true };
  }
  for (const [is, within, words] of before) {
    const found = new RegExp(`(?<!\\p{L})${words}\\s*${number}(?![\\d:/-])`, "iu").exec(text);
    if (found) return { is, than: value(found[1]!), within };
  }
  return null;
}

const marking =
  "mark\\p{L}*|highlight\\p{L}*|flag\\p{L}*|colou?r\\p{L}*|show|make|paint|warn\\p{L}*|hervorheb\\p{L}*|färb\\p{L}*|zeig\\p{L}*|mach\\p{L}*|anzeigen|hinterleg\\p{L}*|resalt\\p{L}*|destac\\p{L}*|muestra\\p{L}*|pon\\p{L}*|pint\\p{L}*|colore\\p{L}*|avis\\p{L}*|in|en";
const notThese =
  "charts?|diagram\\p{L}*|gráfic\\p{L}*|background|hintergrund|fondo|buttons?|header|shipping|versand\\p{L}*|envío|days?|weeks?|months?|years?|tagen?|wochen?|monaten?|jahren?|días?|semanas?|mes(?:es)?|años?";

const understood: Wording = {
  en: "A mark on entries by their number.",
  de: "Eine Markierung nach der Zahl eines Eintrags.",
  es: "Una marca según el número de cada entrada.",
};
const did: Wording = {
  en: "{entity} carry a {tone} mark “{text}”, in the list and on their pages",
  de: "{entity} tragen die Markierung „{text}“ in {tone}, in der Liste und auf ihren Seiten",
  es: "{entity} llevan la marca «{text}» en {tone}, en la lista y en sus páginas",
};
const noNumber: Wording = {
  en: "I found no number field in these words to compare with {than}. There are: {list}. I changed nothing.",
  de: "Ein Zahlenfeld, das sich mit {than} vergleichen ließe, fand ich in diesen Worten nicht. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No encontré en estas palabras un campo numérico para comparar con {than}. Hay: {list}. No he cambiado nada.",
};
const badge: Record<Language, Record<Side | "most" | "least", string>> = {
  en: { below: "under", above: "over", most: "up to", least: "from" },
  de: { below: "unter", above: "über", most: "bis", least: "ab" },
  es: { below: "menos de", above: "más de", most: "hasta", least: "desde" },
};

interface Values extends Bound {
  tone: MarkTone;
  text: string;
}

export const valueMark = operation<Values>({
  id: "value-mark",
  words: "",
  match({ text, language }) {
    if (!has(text, marking) || has(text, notThese)) return null;
    const tone = tones.find(([, words]) => has(text, words))?.[0];
    const bound = tone && tone !== "neutral" ? boundIn(text) : null;
    return bound && tone
      ? { confidence: 0.5, values: { ...bound, tone: tone as MarkTone, text }, understood: understood[language] }
      : null;
  },
  reads: sourcePaths,
  change(project, { is, than, within, tone, text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const place = comparedField(plan, text);
    if (!place) return { say: worded(noNumber, language, { than, list: numbersOf(plan) }) };
    const { entity, field } = place;
    const word = badge[plan.language][within ? (is === "below" ? "most" : "least") : is];
    const said = `${field.label} ${word} ${plan.language === "en" ? than : String(than).replace(".", ",")}`;
    const test = within ? (is === "below" ? "up-to" : "from") : is;
    const warning: Warning = { text: said, when: [{ field: field.key, is: test, than }], tone };
    const others = (entity.warnings ?? []).filter((one) => one.text !== said);
    const says = worded(did, language, { entity: entity.plural, text: said, tone: toneNames[tone][language] });
    const done = carryOut(project, withEntity(plan, entity, { ...entity, warnings: [...others, warning] }), {
      language,
      text: says,
      path: tone === "danger" ? /^src\/data\// : /^src\/pages\//,
      holds: (content) => content.includes(tone === "danger" ? JSON.stringify(said) : `>${said}</Badge>`),
    });
    return done ?? { say: worded(isAlready, language, { label: says }) };
  },
});

const money =
  "cost\\p{L}*|price\\p{L}*|amount|expensive|worth|cheap\\p{L}*|kost\\p{L}*|preis\\p{L}*|betr\\p{L}*|teuer|teurer|billig\\p{L}*|wert|cuest\\p{L}*|precio\\p{L}*|importe|valen?|car[oa]s?|barat[oa]s?";
const spans =
  "min|mins|minut\\p{L}*|take\\p{L}*|long\\p{L}*|short\\p{L}*|dauer\\p{L}*|tard\\p{L}*|dura\\p{L}*|hours?|stunden?|horas?";

/** By its label; by what it counts; the only one there is. */
function comparedField(plan: Plan, text: string): FieldPlace | null {
  const named = fieldIn(plan, text, isNumeric);
  if (named) return named;
  const near = entityIn(plan, text);
  const all = (near ? [near] : plan.entities).flatMap((entity) =>
    entity.fields.filter(isNumeric).map((field) => ({ entity, field })),
  );
  const fits = (test: (field: Field) => boolean): FieldPlace | null => {
    const found = all.filter(({ field }) => test(field));
    return found.length === 1 ? found[0]! : null;
  };
  if (/[$€£]/u.test(text) || has(text, money)) return fits(({ type }) => type === "money");
  const said = new RegExp(`${number}\\s*(\\p{L}[\\p{L}²³]*|°C|%)`, "iu").exec(text)?.[2]?.toLowerCase();
  const counted = said && fits(({ unit }) => unit?.toLowerCase() === said);
  if (counted) return counted;
  if (has(text, spans)) return fits(({ unit = "" }) => /^(?:min|h|s|sec|std)/iu.test(unit));
  return namesNothing(text, near) ? fits(() => true) : null;
}

const empty =
  "mark\\p{L}*|highlight\\p{L}*|flag|colou?r|show|make|paint|every\\p{L}*|all|those|these|that|ones?|with|which|are|is|have|has|the|in|than|under|over|below|above|less|more|fewer|entries|rows?|items?|alle[sn]?|die|das|mit|in|zeig\\p{L}*|markier\\p{L}*|mach\\p{L}*|anzeigen|hervorheb\\p{L}*|einträge|unter|über|als|mehr|weniger|sind|haben|l[ao]s|de|en|que|con|todas?|todos?|entradas?|menos|más|marca|resalta|muestra|pon|pinta|tienen|sean";

/** Neither a field nor anything else that could be one: "mark those under 20 in red". */
function namesNothing(text: string, near: Entity | null): boolean {
  const known = [near?.singular ?? "", near?.plural ?? ""].map(stems);
  const words = text
    .replace(/[^\p{L}\s]/gu, " ")
    .split(/\s+/u)
    .filter(Boolean);
  return words.every(
    (word) => has(word, empty) || tones.some(([, tone]) => has(word, tone)) || known.includes(stems(word)),
  );
}

function numbersOf(plan: Plan): string {
  const labels = plan.entities.flatMap(({ fields }) => fields.filter(isNumeric).map(({ label }) => label));
  return [...new Set(labels)].join(", ") || "–";
}
