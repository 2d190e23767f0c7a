/** "Put closed tickets at the bottom", "Erledigte nach unten und in grau", "pon los terminados al final". */
import { endsOf } from "../../emit/app/fields.ts";
import type { Entity, Field, Plan } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, entityIn, keepsRecords, optionIn, withEntity } from "../records/records.ts";
import { has } from "../requests.ts";
import { endIn } from "../entries/move-entry.ts";
import { isAlready } from "./field-meant.ts";

const grey =
  /[\s,]*(?:(?:and|und|y)\s+)?(?:(?:should|soll(?:en)?|deben?)\s+)?(?:(?:be|go|turn|look|in|en|make them|werden)\s+){0,6}(?:gr[ea]y(?:ed)?(?:\s*out)?|(?:aus)?ge?graut?|grau|gris(?:es)?)(?!\p{L})[\s,]*(?:(?:and|und|y)(?!\p{L}))?/iu;
const done =
  "bought|watched|gekauft\\p{L}*|gesehene?[snr]?|comprad[oa]s?|compré|compramos|leí|vist[oa]s?|done|finished|completed?|closed|resolved|read|checked|ticked(?: off)?|erledigte?[snr]?|fertige?[snr]?|abgeschlossene?[snr]?|abgehakte?[snr]?|gelesene?[snr]?|hech[oa]s?|terminad[oa]s?|acabad[oa]s?|cerrad[oa]s?|completad[oa]s?|leíd[oa]s?";

const understood: Wording = {
  en: "Some entries apart.",
  de: "Einige Einträge abgesetzt.",
  es: "Unas entradas aparte.",
};
const did: Wording = {
  en: "{entity}: {values} stand at the {end} of the list{grey}",
  de: "{entity}: {values} stehen {end} der Liste{grey}",
  es: "{entity}: {values} van {end} de la lista{grey}",
};
const endNames: Record<"first" | "last", Wording> = {
  first: { en: "top", de: "am Anfang", es: "al principio" },
  last: { en: "bottom", de: "am Ende", es: "al final" },
};
const inGrey: Wording = { en: ", in grey", de: ", in Grau", es: ", en gris" };

/** How many there are is to stand on top, and not they. */
const counted =
  /(?<!\p{L})(?:number of|how many|count(?: of)?|total(?: of)?|anzahl|wie viele|summe|número de|cuánt[oa]s?|cantidad de)(?!\p{L})/iu;

interface Values {
  what: string;
  end: "first" | "last";
  grey: boolean;
}

export const entriesApart = operation<Values>({
  id: "entries-apart",
  words: "",
  match({ text, language, it }) {
    if (counted.test(text)) return null;
    const found = endIn(text.replace(grey, " ").trim());
    if (!found) return null;
    const what = /^(?:them|these|those|they|it|sie|die|los|las)?$/iu.test(found.what) ? it : found.what;
    if (!what) return null;
    return {
      confidence: 0.5,
      values: { what, end: found.end, grey: grey.test(text) },
      understood: understood[language],
      subject: what,
    };
  },
  reads: sourcePaths,
  change(project, { what, end, grey: isGrey }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const found = valuesIn(plan, what);
    if (!found) return { say: "" };
    const { entity, field, values, label } = found;
    const says = worded(did, language, {
      entity: entity.plural,
      values: label,
      end: endNames[end][language],
      grey: isGrey ? inGrey[language] : "",
    });
    const apart = { field, values, first: end === "first", grey: isGrey };
    const carried = carryOut(project, withEntity(plan, entity, { ...entity, apart }), {
      language,
      text: says,
      path: /^src\/pages\//,
      holds: (content) =>
        content.includes(".sort((one, other) => Number(") &&
        (!isGrey || content.includes('&& "text-muted-foreground"')),
    });
    return carried ?? { say: worded(isAlready, language, { label: says }) };
  },
});

export interface Found {
  entity: Entity;
  field: string;
  values: string[];
  /** For the answer: the values, or the name of a box that is ticked. */
  label: string;
}

/** "Hecha" is done though no list of ends has the feminine. */
function dealtWith(field: Field): string[] {
  const ends = endsOf(field);
  return ends.length > 0
    ? ends
    : (field.options ?? []).filter((option) => new RegExp(`^(?:${done})$`, "iu").test(option));
}

/** A value that a field offers, else whatever says that an entry is dealt with. */
export function valuesIn(plan: Plan, what: string): Found | null {
  const near = entityIn(plan, what);
  const option = optionIn(plan, what);
  if (option) return { entity: option.entity, field: option.field.key, values: [option.option], label: option.option };
  if (!has(what, done)) return null;
  for (const entity of near ? [near] : plan.entities) {
    const status = entity.fields.find((field) => field.type === "enum" && dealtWith(field).length > 0);
    if (status) return { entity, field: status.key, values: dealtWith(status), label: dealtWith(status).join(", ") };
    const box = entity.fields.find(({ type, key, label }) => type === "boolean" && has(`${key} ${label}`, done));
    if (box) return { entity, field: box.key, values: ["true"], label: box.label };
  }
  return null;
}
