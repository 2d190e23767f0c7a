/** "Unpaid plots on top", "Heute Ankommende oben", "los entregados al final". */
import { pickedEntries, type Picked } from "../../parse/declared/picked-entries.ts";
import type { Condition, Entity } from "../../plan/plan.ts";
import { operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, keepsRecords, withEntity } from "../records/records.ts";
import { isAlready } from "../rules/field-meant.ts";
import { nameOfConditions } from "./names.ts";

const top =
  "(?:on|at|to) (?:the )?(?:very )?top|first|up top|(?:ganz )?(?:nach )?oben|zuerst|zuoberst|(?:ganz )?vorne?|an(?:s| den| die) (?:anfang|spitze)|(?:los |las |el |la )?primer[oa]s?|arriba|al (?:principio|inicio|comienzo)|en primer lugar";
const bottom =
  "(?:at|to) (?:the )?(?:very )?(?:bottom|end)|last|(?:ganz )?(?:nach )?unten|ans? (?:das )?ende|am ende|(?:ganz )?(?:nach )?hinten|zuletzt|al final|abajo|(?:los |las |el |la )?últim[oa]s?";
const behind =
  "(?:\\s+(?:of|in|der|in der|de|en) (?:the |my |our |unserer |la )?[\\p{L}]+)?(?:\\s+(?:stehen|kommen|anzeigen|zeigen|sein|stellen|schieben|please|bitte|por favor))?";
const grey = "(?:gr[ea]y(?:ed)?(?: out)?|grau|ausgegraut|gris(?:es)?)";
/** What says where stands at the end of the words, or at their beginning; a "first name" is no place. */
const placed = (place: string): RegExp =>
  new RegExp(
    `^(?:${place})\\s|(?<![\\p{L}])(?:${place})${behind}(?:,?\\s+(?:(?:and|und|y)\\s+)?(?:in |en )?${grey})?\\s*[.!]?$`,
    "iu",
  );
const first = placed(top);
const last = placed(bottom);
const isGreyed = new RegExp(`(?<![\\p{L}])${grey}(?![\\p{L}])`, "iu");
const others =
  /(?<![\p{L}])(?:sort\p{L}*|order(?:ed)? by|orden\p{L}*|totals?|sums?|summen?|gesamt\p{L}*|suma|number|anzahl|how (?:many|much)|wie viel\p{L}*|cuánt[oa]s?|charts?|diagramm|gráfic\p{L}*|menu|menü|field|feld|campo|button|knopf|botón|next|nächste[rnsm]?|próxim[oa]s?)(?![\p{L}])/iu;
const says =
  /^(?:top|first|up|very|bottom|end|last|come|comes|go|goes|move|bring|before|others|rest|oben|ganz|nach|zuerst|zuoberst|vorne?|anfang|spitze|ans?|unten|ende|hinten|zuletzt|schieben|stellen|gehören|primer[oa]s?|primer|lugar|arriba|abajo|principio|inicio|comienzo|final|últim[oa]s?|van|vayan|ir|gr[ea]y(?:ed)?|out|grau|ausgegraut|gris(?:es)?)$/iu;

const didFirst: Wording = {
  en: "{entity}: at the top of the list are those with {what}",
  de: "{entity}: oben in der Liste stehen die mit {what}",
  es: "{entity}: arriba en la lista van las entradas con {what}",
};
const didLast: Wording = {
  en: "{entity}: at the bottom of the list are those with {what}{grey}",
  de: "{entity}: am Ende der Liste stehen die mit {what}{grey}",
  es: "{entity}: al final de la lista van las entradas con {what}{grey}",
};
const inGrey: Wording = { en: ", in grey", de: ", in Grau", es: ", en gris" };

export const entriesFirst = operation<{ text: string }>({
  id: "entries-first",
  words: "",
  match({ text }) {
    return (first.test(text) || last.test(text)) && !others.test(text)
      ? { confidence: 0.5, values: { text }, understood: "" }
      : null;
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const picked = pickedEntries(plan.entities, text, says);
    if (!picked || picked.when.length === 0 || picked.left.length > 0) return { say: "" };
    const isGrey = isGreyed.test(text);
    const isFirst = first.test(text);
    const next = isFirst ? broughtUp(picked) : putDown(picked, isGrey);
    if (next === null) return { say: "" };
    const { entity, when } = picked;
    const label = worded(isFirst ? didFirst : didLast, language, {
      entity: entity.plural,
      what: nameOfConditions(entity, when, plan.language),
      grey: isGrey ? inGrey[language] : "",
    });
    const done = carryOut(project, withEntity(plan, entity, next), {
      language,
      text: label,
      path: /^src\/pages\//,
      holds: (content) => content.includes(".sort((one, other) => Number("),
    });
    return done ?? { say: worded(isAlready, language, { label }) };
  },
});

function broughtUp({ entity, when }: Picked): Entity {
  const known = entity.first ?? [];
  const same = JSON.stringify(when);
  return known.some((other) => JSON.stringify(other) === same) ? entity : { ...entity, first: [...known, when] };
}

function putDown({ entity, when }: Picked, isGrey: boolean): Entity | null {
  const [only, ...more] = when;
  const values = only && more.length === 0 ? valuesOf(entity, only) : null;
  return only && values ? { ...entity, apart: { field: only.field, values, first: false, grey: isGrey } } : null;
}

function valuesOf(entity: Entity, { field, is, values = [] }: Condition): string[] | null {
  const known = entity.fields.find(({ key }) => key === field);
  if (is === "one-of") return values;
  if (is === "none-of") return known?.options?.filter((option) => !values.includes(option)) ?? null;
  if (known?.type !== "boolean") return null;
  return is === "set" ? ["true"] : is === "unset" ? ["false"] : null;
}
