/** "Use these categories: A, B, C", "bei Ort nur Regal und Keller zur Auswahl": all that a field offers, and nothing else. */
import { endsOf } from "../../emit/app/fields.ts";
import type { Field } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, entityIn, fieldIn, keepsRecords, withField, type FieldPlace } from "../records/records.ts";
import { titled } from "../requests.ts";
import { addToEntity } from "../fields/form-field.ts";
import { singularOf } from "../../parse/records/grammatical-number.ts";
import { isAlready } from "./field-meant.ts";
import type { Plan } from "../../plan/plan.ts";

const any = "options?|choices?|values?|wert|werte|auswahl(?:möglichkeiten)?|opci[oó]n|opciones|valor(?:es)?";
/** Words for the same sort of choice: the categories of things are their types. */
const sorts = [
  "status(?:es)?|states?|stages?|stufen?|estados?",
  "categor(?:y|ies)|types?|kinds?|genres?|kategorien?|arten|typen|categorías?|tipos?|géneros?",
  "priorit(?:y|ies)|prioritäten?|prioridad(?:es)?",
];
const nouns = [any, ...sorts].join("|");
const sortOf = (words: string): string | undefined =>
  sorts.find((sort) => new RegExp(`^(?:${sort})$`, "iu").test(words));
/** "… and the statuses New, Done": another field. */
const another = new RegExp(
  `[\\s,;]+(?:and|und|y)\\s+(?:\\p{L}{2,4}\\s+)?(?=(?:${nouns})\\s*:?\\s+[^,]+(?:,|\\s\\p{L}+\\s))`,
  "iu",
);
const forms = [
  new RegExp(
    `^(?:please\\s+)?(?:use|take|set|change|make|call|name|have|replace|only)\\s+(?:only\\s+)?(?:these|those|this|the following|the|my|our)?\\s*(?<field>[\\p{L} ]{0,24}?(?:${nouns}))(?:\\s+(?:to|with|into|as|are|be|should be|instead))?\\s*:?\\s+(?<list>.+)$`,
    "iu",
  ),
  new RegExp(
    `^(?:the\\s+|my\\s+|our\\s+)?(?<field>[\\p{L} ]{0,24}?(?:${nouns}))\\s+(?:should|must|are|is|shall)\\s+(?:only\\s+|just\\s+)?(?:be\\s+)?(?:only\\s+|just\\s+)?:?\\s*(?<list>[^:]+,.+)$`,
    "iu",
  ),
  /^(?:please\s+)?(?:for|in)\s+(?:the\s+)?(?<field>[\p{L} ]{2,24}?)\s+(?:only\s+(?:allow|offer|show|use|have)|(?:allow|offer|use)\s+only)\s*:?\s+(?<list>.+)$/iu,
  /^(?:please\s+)?only\s+(?:allow|offer|use)\s+(?<list>.+?)\s+(?:for|in|as)\s+(?:the\s+)?(?<field>[\p{L} ]{2,24})$/iu,
  new RegExp(
    `^(?:bitte\\s+)?(?:nimm|verwende|benutze|nutze|setze?)\\s+(?:nur\\s+)?(?:diese|folgende|die)?\\s*(?<field>[\\p{L} ]{0,24}?(?:${nouns}))\\s*:?\\s+(?<list>.+)$`,
    "iu",
  ),
  /^(?:bitte\s+)?(?:bei|für|im feld|in)\s+(?:der\s+|dem\s+|die\s+|das\s+)?(?<field>[\p{L} ]{2,24}?)\s+(?:soll\s+es\s+)?(?:nur|ausschließlich)\s+(?<list>.+?)(?:\s+(?:zur auswahl|anbieten|erlauben|zulassen|geben|auswählbar|möglich))+[.!]?$/iu,
  new RegExp(
    `^(?:die\\s+)?(?<field>[\\p{L} ]{0,24}?(?:${nouns}))\\s+(?:sollen|soll|sind|ist)\\s+(?:nur\\s+)?:?\\s*(?<list>[^:]+,.+?)(?:\\s+sein)?[.!]?$`,
    "iu",
  ),
  new RegExp(
    `^(?:por favor\\s+)?(?:usa|utiliza|pon|deja)\\s+(?:solo\\s+)?(?:est[ao]s|l[ao]s siguientes|l[ao]s)?\\s*(?<field>[\\p{L} ]{0,24}?(?:${nouns}))\\s*:?\\s+(?<list>.+)$`,
    "iu",
  ),
  /^(?:por favor\s+)?(?:en|para)\s+(?:el\s+|la\s+)?(?<field>[\p{L} ]{2,24}?)\s+(?:solo|únicamente)\s+(?:permite\s+|ofrece\s+)?(?<list>.+)$/iu,
];
const rest =
  /[\s,]*(?:(?:and|und|y)\s+)?(?:drop|remove|delete|forget|no|without|lösche?|entferne|ohne|quita|elimina|borra)\s+(?:all\s+)?(?:the\s+|den\s+|el\s+|los\s+|las\s+)?(?:rest|others?|remaining.*|anderen|übrigen|resto|demás|otr[oa]s)[.!]?$/iu;

/** "… and drop the rest" is no wish of its own. */
export function withoutRest(text: string): string {
  return text.trim().replace(rest, "");
}

/** "Use the categories A, B and the statuses C, D": one wish for each field. */
export function choicesApart(text: string): string[] {
  const [first, ...others] = text.split(another);
  const verb = /^\S+/u.exec(text)?.[0];
  return [first!, ...others.map((other) => `${verb} ${other}`)];
}

interface Wanted {
  field: string;
  options: string[];
  text: string;
}

const understood: Wording = { en: "The choices: {list}.", de: "Die Auswahl: {list}.", es: "Las opciones: {list}." };
const did: Wording = {
  en: "{entity}: {label} offers {list}, and nothing else",
  de: "{entity}: {label} bietet {list} an, sonst nichts",
  es: "{entity}: {label} ofrece {list}, y nada más",
};
const moved: Wording = {
  en: "Entries with another value now have {value}",
  de: "Einträge mit einem anderen Wert haben jetzt {value}",
  es: "Las entradas con otro valor tienen ahora {value}",
};
const noField: Wording = {
  en: "I found no field to choose that in. There are: {list}. I changed nothing.",
  de: "Dafür gibt es kein Feld. Vorhanden: {list}. Ich habe nichts geändert.",
  es: "No hay un campo para elegir eso. Hay: {list}. No he cambiado nada.",
};

function wantedIn(text: string): Wanted | null {
  const words = withoutRest(text);
  for (const form of forms) {
    const groups = form.exec(words)?.groups;
    if (!groups) continue;
    const options = groups["list"]!.replace(/^(?:only|just|nur|solo|these|diese|estas?|:)\s+/iu, "")
      .split(/\s*[,;/]\s*(?:(?:and|or|und|oder|y|o)\s+)?|\s+(?:and|or|und|oder|y|o)\s+/iu)
      .map((option) => option.replace(/^["'„“«‘]|["'”“»’.!]+$/gu, "").trim())
      .filter((option) => option !== "" && option.length <= 40)
      .map(titled);
    const unique = [...new Set(options)];
    if (unique.length >= 2 && unique.length <= 20) return { field: groups["field"]!.trim(), options: unique, text };
  }
  return null;
}

export const exactChoices = operation<Wanted>({
  id: "exact-choices",
  words: "",
  match({ text, language }) {
    const values = wantedIn(text);
    return (
      values && {
        confidence: 0.5,
        values,
        understood: worded(understood, language, { list: values.options.join(", ") }),
        subject: values.field,
      }
    );
  },
  reads: sourcePaths,
  change(project, { field: said, options, text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const place = choiceIn(plan, said, text);
    if (!place && sortOf(said) !== undefined) {
      const one = /^status/iu.test(said) ? "status" : singularOf(said.toLowerCase(), plan.language);
      const label = titled(one ?? said);
      return addToEntity(project, { fields: [{ label, type: "enum", options }], text }, { language });
    }
    if (!place)
      return {
        say: "",
        otherwise: worded(noField, language, { list: plan.entities[0]!.fields.map(({ label }) => label).join(", ") }),
      };
    const { entity, field } = place;
    const says = worded(did, language, { entity: entity.plural, label: field.label, list: options.join(", ") });
    const gone = (field.options ?? []).filter((option) => !options.includes(option));
    const value =
      options.find((option) => /^(?:other|others|misc\w*|andere[rs]?|sonstiges?|otr[oa]s?)$/iu.test(option)) ??
      options[0]!;
    const ends = endsOf(field).filter((end) => options.includes(end));
    const { samples: _samples, about: _about, repeats: _repeats, initial, ...kept } = field;
    const next: Field = {
      ...kept,
      type: "enum",
      options,
      ...(ends.length > 0 ? { ends } : {}),
      ...(initial !== undefined && options.includes(initial) ? { initial } : {}),
      renamed: [
        ...(field.renamed ?? []),
        ...gone.map((option): [string, string] => [option, sameWord(option, options) ?? value]),
      ],
    };
    const done = carryOut(project, withField(plan, place, next), {
      language,
      text: says,
      path: /^src\/data\//,
      holds: (content) =>
        content.replace(/\s+/g, " ").includes(options.map((option) => JSON.stringify(option)).join(", ")),
      ...(gone.length > 0 ? { notDone: [worded(moved, language, { value })] } : {}),
    });
    return done ?? { say: worded(isAlready, language, { label: says }) };
  },
});

/** By its label, else the one of that sort: a text that repeats becomes a choice. */
function choiceIn(plan: Plan, said: string, text: string): FieldPlace | null {
  const isOffered = ({ type, repeats, about }: Field): boolean =>
    type === "enum" || (type === "text" && repeats === true && about !== "person");
  const named = fieldIn(plan, said, ({ type }) => type === "enum" || type === "text") ?? fieldIn(plan, text, isOffered);
  if (named) return named;
  const entity = entityIn(plan, text) ?? plan.entities[0]!;
  const sort = sortOf(said);
  const choices = entity.fields.filter(isOffered);
  const field = choices.find(({ label }) => sort !== undefined && sortOf(label) === sort);
  if (field) return { entity, field };
  const isFree = choices.length === 1 && (sort === undefined || sortOf(choices[0]!.label) === undefined);
  return isFree && new RegExp(`^(?:${nouns})$`, "iu").test(said) ? { entity, field: choices[0]! } : null;
}

const sameWord = (option: string, options: readonly string[]): string | undefined =>
  options.find((other) => other.toLowerCase() === option.toLowerCase());
