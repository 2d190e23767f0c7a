import { takeFromWrites } from "./written-rows.ts";
import { attribute } from "../../emit/literal.ts";
import { entityNames, property, titleField } from "../../emit/app/naming.ts";

import { mergePlan, pathsThatDiffer } from "../../edit/re-emit.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { DraftPlan, Entity, Field, Language, Plan } from "../../plan/plan.ts";
import { stem, tokens } from "../../parse/words.ts";
import { lacks, operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { has, quotedTexts, remove, titled } from "../requests.ts";
import { sourcePaths } from "../pages/routes.ts";
import { keepsRecords, keptFiles } from "../records/records.ts";

const understood: Wording = {
  en: "Without the field {name}.",
  de: "Ohne das Feld {name}.",
  es: "Sin el campo {name}.",
};
const did: Wording = {
  en: "{entity}: the field {label} is gone from form, views and export",
  de: "{entity}: das Feld {label} ist aus Formular, Ansichten und Export entfernt",
  es: "{entity}: el campo {label} ya no está en formulario, vistas ni exportación",
};
const noField: Wording = {
  en: 'There is no field "{name}" that could go. I changed nothing.',
  de: "Ein Feld „{name}“, das wegfallen könnte, gibt es nicht. Ich habe nichts geändert.",
  es: "No hay un campo «{name}» que se pueda quitar. No he cambiado nada.",
};
const needed: Wording = {
  en: "{name} is what the entries are known or counted by, so it has to stay. I changed nothing.",
  de: "An {name} werden die Einträge erkannt oder gezählt; es muss bleiben. Ich habe nichts geändert.",
  es: "Por {name} se reconocen o se cuentan las entradas y tiene que quedarse. No he cambiado nada.",
};
/** Pages of some uses are made of these: stock levels, approvals, ticks. */
const carrying = new Set(["stock", "reorderLevel", "hours", "done"]);

function carries(plan: Plan, { key }: Field): boolean {
  return carrying.has(key) || (key === "status" && plan.pages.some((page) => page.component === "Approvals"));
}

export const removeField = operation<{ name: string; text: string }>({
  id: "remove-field",
  words: "remove delete field form record feld entfernen campo quitar",
  match({ text, language }) {
    if (
      !has(text, remove) ||
      !has(text, "fields?|attribute|felder|feld|eingabefeld|campos?") ||
      has(text, "search|such\\p{L}*|buscar")
    )
      return null;
    const name = nameIn(text);
    return name === null
      ? null
      : { confidence: 0.9, values: { name, text }, understood: worded(understood, language, { name }) };
  },
  reads(plan, { name, text }) {
    const after = without(plan, name, text);
    return [...sourcePaths(plan), ...(after && "plan" in after ? pathsThatDiffer(plan, after.plan) : [])];
  },
  change: (project, values, { language }) => removeFieldOf(project, values, language),
});

export function removeFieldOf(
  project: ProjectEdit,
  { name, text }: { name: string; text: string },
  language: Language,
): Changed | Unchanged {
  const after = without(project.plan, name, text);
  if (!after) return { say: worded(noField, language, { name }) };
  if ("needed" in after) return { say: worded(needed, language, { name: after.needed }) };
  const { changed, kept } = mergePlan(project, after.plan);
  takeFromWrites(project, after.entity, after.key);
  if (!keepsRecords(project.plan) && project.paths.some((path) => readsField(project.text(path) ?? "", after)))
    return { say: worded(needed, language, { name: after.label }) };
  const form = changed.find((path) => path.endsWith("Form.tsx"));
  if (!form) return { say: worded(noField, language, { name }) };
  return {
    plan: after.plan,
    claims: [
      lacks(
        worded(did, language, { entity: after.entity.plural, label: after.label }),
        form,
        `label=${attribute(after.label)}`,
      ),
    ],
    notDone: kept.length > 0 ? [worded(keptFiles, language, { list: kept.join(", ") })] : [],
  };
}

function nameIn(text: string): string | null {
  const found =
    quotedTexts(text)[0] ??
    /(?:fields?|attribute|feld|campo)\s+(?:called\s+|named\s+|namens\s+|llamado\s+)?(?!(?:from|of|in|aus|von|weg)\b)([\p{L}\p{N}&' -]{2,30}?)(?=\s+(?:from|in|of|aus|im|entfernen|löschen|weg|de la|de los|del|en)(?![\p{L}])|[.,;!]|$)/iu.exec(
      text,
    )?.[1] ??
    /(?:remove|delete|drop|hide|get rid of|entferne?|lösche?|quita|elimina|borra)\s+(?:the\s+|das\s+|el\s+)?([\p{L}\p{N}&' -]{2,30}?)[ -](?:field|feld)/iu.exec(
      text,
    )?.[1];
  return found ? titled(found) : null;
}

/** Pages that are not made of lists alone may show the field too. */
function readsField(text: string, { entity, key }: { entity: Entity; key: string }): boolean {
  return text.includes(`@/data/${entityNames(entity).file}"`) && new RegExp(`\\.${key}\\b`).test(text);
}

type Without = { plan: DraftPlan; entity: Entity; label: string; key: string } | { needed: string };

function without(plan: Plan, name: string, text: string): Without | null {
  if (plan.entities.length === 0) return null;
  const words = new Set(tokens(text).map(stem));
  const holders = plan.entities.filter((entity) =>
    entity.fields.some((field) => field.label.toLowerCase() === name.toLowerCase()),
  );
  const entity = holders.find((entry) => tokens(entry.plural).every((word) => words.has(stem(word)))) ?? holders[0];
  const field = entity?.fields.find((entry) => entry.label.toLowerCase() === name.toLowerCase());
  if (!entity || !field) return null;
  if (field === titleField(entity) || field.required || carries(plan, field) || entity.fields.length < 3)
    return { needed: field.label };
  const entities = plan.entities.map((entry) =>
    entry === entity ? { ...entry, fields: entry.fields.filter((other) => other !== field) } : entry,
  );
  return { plan: { ...plan, entities }, entity, label: field.label, key: property(field) };
}
