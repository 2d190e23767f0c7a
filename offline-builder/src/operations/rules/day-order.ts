/** "The end date must be after the start date". */
import { operation, worded, type Wording } from "../operation.ts";
import type { Entity, Field } from "../../plan/plan.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn, keepsRecords, stems } from "../records/records.ts";
import { has } from "../requests.ts";
import { isAlready, withRule } from "./field-meant.ts";

const starts =
  "from|start(?:s|ed|ing)?|begin(?:s|ning)?|arrival|check-?in|von|beginn|anfang|anreise|desde|inicio|comienzo|llegada|entrada";
const ends =
  "until|till|to|end(?:s|ed|ing)?|finish|departure|check-?out|return|bis|ende|abreise|rückgabe|hasta|fin|final|salida|devolución";
const order = "after|before|later|earlier|nach|vor|später|früher|posterior|anterior|después|antes";
const obliging =
  "must|should|can(?:not|'?t)?|has to|have to|needs? to|may(?: not)?|never|darf|muss|soll|dürfen|nie|debe|puede|tiene que|no|not|nicht";

const understood: Wording = {
  en: "An order of two days.",
  de: "Eine Reihenfolge zweier Tage.",
  es: "Un orden de dos días.",
};
const did: Wording = {
  en: "{entity}: {end} may not lie before {start}; the form says so",
  de: "{entity}: {end} darf nicht vor {start} liegen; das Formular sagt es",
  es: "{entity}: {end} no puede ser antes de {start}; el formulario lo dice",
};

export const dayOrder = operation<{ text: string }>({
  id: "day-order",
  words: "",
  match({ text, language }) {
    return has(text, order) && has(text, obliging) && has(text, starts) && has(text, ends)
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null;
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const near = entityIn(plan, text);
    const entities = near ? [near, ...plan.entities.filter((entity) => entity !== near)] : plan.entities;
    for (const entity of entities) {
      const pair = pairOf(entity, text);
      if (!pair) continue;
      const [start, end] = pair;
      const says = worded(did, language, { entity: entity.plural, start: start.label, end: end.label });
      if (end.since === start.key) return { say: worded(isAlready, language, { label: says }) };
      return withRule(project, {
        place: { entity, field: end },
        next: { ...end, since: start.key },
        says,
        language,
        shows: `draft.${end.key} < draft.${start.key}`,
      });
    }
    return { say: "" };
  },
});

/** The day something begins and the day it ends, by their names; what the text names itself comes first. */
export function pairOf(entity: Entity, text: string): [start: Field, end: Field] | null {
  const days = entity.fields.filter(({ type }) => type === "date");
  if (days.length < 2) return null;
  const line = ` ${stems(text)} `;
  const named = (field: Field): number => (line.includes(` ${stems(field.label)} `) ? 0 : 1);
  const ranked = [...days].sort((one, other) => named(one) - named(other));
  const called = (field: Field): string => `${field.key.replace(/([A-Z])/g, " $1")} ${field.label}`;
  const start = ranked.find((field) => has(called(field), starts));
  const end = ranked.find((field) => field !== start && has(called(field), ends));
  return start && end ? [start, end] : null;
}
