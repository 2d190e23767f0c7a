/** "Put the ingredients first", "move the due date before the notes": the order of fields in form, page and table. */
import type { Entity, Field } from "../../plan/plan.ts";
import { titleField } from "../../emit/app/naming.ts";
import { endIn } from "../entries/move-entry.ts";
import { isShown, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, fieldPlace, keepsRecords, withEntity } from "../records/records.ts";

const words =
  /(?<!\p{L})(?:the\s+|das\s+|den\s+|die\s+|el\s+)?(?:fields?|columns?|feld|spalte|campo|columna)\s+(?=\S)|\s+(?:fields?|columns?)(?!\p{L})/giu;

const understood: Wording = { en: "Another order.", de: "Eine andere Reihenfolge.", es: "Otro orden." };
const did: Wording = {
  en: "{entity}: the fields now come in this order: {list}",
  de: "{entity}: Die Felder stehen jetzt in dieser Reihenfolge: {list}",
  es: "{entity}: los campos van ahora en este orden: {list}",
};
const already: Wording = {
  en: "{label} stands there already. I changed nothing.",
  de: "{label} steht schon dort. Ich habe nichts geändert.",
  es: "{label} ya está ahí. No he cambiado nada.",
};

export const moveField = operation<{ what: string; end: "first" | "last"; text: string }>({
  id: "move-field",
  words: "",
  match({ text, language }) {
    const found = endIn(text.replace(words, " ").trim());
    return found && found.what !== ""
      ? { confidence: 0.5, values: { ...found, text }, understood: understood[language] }
      : null;
  },
  reads: sourcePaths,
  change(project, { what, end, text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: "" };
    const place = fieldPlace(plan, what, text);
    if (!place) return { say: "" };
    const { entity, field } = place;
    const fields = ordered(entity, field, end);
    if (fields.every((one, at) => one === entity.fields[at]))
      return { say: worded(already, language, { label: field.label }) };
    const list = fields.map(({ label }) => label).join(", ");
    const done = carryOut(project, withEntity(plan, entity, { ...entity, fields }), {
      language,
      text: worded(did, language, { entity: entity.plural, list }),
      path: /Form\.tsx$/,
      holds: (content) => isShown(content, field.label),
    });
    return done ?? { say: worded(already, language, { label: field.label }) };
  },
});

/** What the entries are known by stays in front of all others. */
function ordered(entity: Entity, field: Field, end: "first" | "last"): Field[] {
  const rest = entity.fields.filter((one) => one !== field);
  if (end === "last") return [...rest, field];
  const title = titleField(entity);
  return rest[0] === title && title !== field ? [title, field, ...rest.slice(1)] : [field, ...rest];
}
