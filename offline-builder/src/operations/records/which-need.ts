import { dueField, hasStockLevels } from "../../emit/app/fields.ts";
import { translate } from "../../language/translate.ts";
import { needIn, nextTime, withNeed, type Need } from "../../parse/records/needs.ts";
import { tokens } from "../../parse/words.ts";
import type { Entity, Field, Plan } from "../../plan/plan.ts";
import { isShown, operation, worded, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { carryOut, entityIn, keepsRecords, withEntity } from "./records.ts";

const understood: Wording = {
  en: "What it is time for.",
  de: "Was an der Zeit ist.",
  es: "Lo que toca hacer.",
};
const did: Wording = {
  en: "{entity} can be narrowed to what is due now or within 7 days, by {field}",
  de: "{entity} lassen sich auf das eingrenzen, was jetzt oder in 7 Tagen fällig ist, nach {field}",
  es: "{entity} se pueden acotar a lo que toca ya o en 7 días, por {field}",
};
const didField: Wording = {
  en: "{entity} have a day for it, {field}, and can be narrowed to what is due now or within 7 days",
  de: "{entity} haben dafür ein Datum, {field}, und lassen sich auf das eingrenzen, was jetzt oder in 7 Tagen fällig ist",
  es: "{entity} tienen una fecha para ello, {field}, y se pueden acotar a lo que toca ya o en 7 días",
};
const chosenThere: Wording = {
  en: "{entity} can be narrowed that way already: choose {option} under {field} above the list. I changed nothing.",
  de: "{entity} lassen sich schon so eingrenzen: über der Liste bei {field} „{option}“ wählen. Ich habe nichts geändert.",
  es: "{entity} ya se pueden acotar así: elige {option} en {field}, encima de la lista. No he cambiado nada.",
};
const dueThere: Wording = {
  en: "{entity} can be narrowed that way already: choose under {field} above the list. I changed nothing.",
  de: "{entity} lassen sich schon so eingrenzen: über der Liste bei {field} wählen. Ich habe nichts geändert.",
  es: "{entity} ya se pueden acotar así: elige en {field}, encima de la lista. No he cambiado nada.",
};
const noRecords: Wording = {
  en: "This app keeps no entries that could be due, so I changed nothing.",
  de: "Diese App hat keine Einträge, die fällig sein könnten; ich habe nichts geändert.",
  es: "Esta aplicación no tiene entradas que puedan vencer y no he cambiado nada.",
};

/** "Show me which ones need feeding": what is due, from a day that each entry has or gets. */
export const whichNeed = operation<{ need: Need; text: string }>({
  id: "which-need",
  words: "which need due overdue today fällig welche toca",
  match({ text, language }) {
    const need = needIn(text, language);
    return need && { confidence: 0.93, values: { need, text }, understood: understood[language] };
  },
  reads: sourcePaths,
  change(project, { need, text }, { language }) {
    const { plan } = project;
    if (!keepsRecords(plan)) return { say: noRecords[language] };
    const entity = entityFor(plan, text);
    const named = optionIn(plan, entity, { need, text });
    if (named) return { say: worded(chosenThere, language, { entity: entity.plural, ...named }) };
    const due = dueField(entity);
    if (due && entity.filters?.includes(due.key))
      return { say: worded(dueThere, language, { entity: entity.plural, field: due.label }) };
    const next = withNeed(entity, need, plan.language);
    const field = due ?? nextTime(need, plan.language);
    const after = due
      ? next
      : { ...next, fields: next.fields.map((one) => (one.key === field.key ? { ...one, added: true as const } : one)) };
    const done = carryOut(project, withEntity(plan, entity, after), {
      language,
      text: worded(due ? did : didField, language, { entity: entity.plural, field: field.label }),
      path: /^src\/pages\//,
      holds: (content) => content.includes('value: "week"') && isShown(content, field.label),
    });
    return done ?? { say: worded(dueThere, language, { entity: entity.plural, field: field.label }) };
  },
});

/** The list that is named, else one whose entries are due some day, else one of what lives or is done. */
function entityFor(plan: Plan, text: string): Entity {
  const kinds = ["living", "work", "item"];
  return (
    entityIn(plan, text) ??
    plan.entities.find((entity) => dueField(entity)) ??
    plan.entities.find((entity) => kinds.includes(entity.like ?? "")) ??
    plan.entities[0]!
  );
}

/** "Which ones are unpaid", "not fed", "to be ordered": something that the list is narrowed by anyway. */
function optionIn(
  { language }: Plan,
  entity: Entity,
  { need, text }: { need: Need; text: string },
): { field: string; option: string } | null {
  if (hasStockLevels(entity) && ordering.test(need.what))
    return { field: translate("Level", language), option: translate("Low stock", language) };
  const line = ` ${tokens(text).join(" ")} `;
  for (const field of entity.fields) {
    const option = field.options?.find((one) => line.includes(` ${tokens(one).join(" ")} `));
    if (option) return { field: field.label, option };
    if (field.type === "boolean" && isDeed(field, need))
      return { field: field.label, option: translate("No", language) };
  }
  return null;
}

const ordering = /^(?:order|reorder|restock|refill|buy|nachbestell|bestell|nachfüll|repon|pedi|compra)/iu;

/** "Fed" answers what needs feeding. */
function isDeed({ label }: Field, { what }: Need): boolean {
  const done = label.toLowerCase();
  return what.length > 2 && (done.startsWith(what.slice(0, 4)) || (done === "fed" && what === "feeding"));
}
