import { attribute } from "../../emit/literal.ts";
import { constValue, setLiteral } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";

import { titleField } from "../../emit/app/naming.ts";
import type { Language } from "../../plan/plan.ts";
import { contains, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { carryOut, fieldIn, keepsRecords, withEntity } from "./records.ts";

const didFilter: Wording = {
  en: "{entity} can be narrowed by {field}",
  de: "{entity} lassen sich nach {field} eingrenzen",
  es: "{entity} se pueden acotar por {field}",
};
const isNarrowed: Wording = {
  en: "{entity} can be narrowed by {field} already: choose above the list. I changed nothing.",
  de: "{entity} lassen sich schon nach {field} eingrenzen: über der Liste wählen. Ich habe nichts geändert.",
  es: "{entity} ya se pueden acotar por {field}: elige encima de la lista. No he cambiado nada.",
};
const didSize: Wording = {
  en: "Tables show {size} rows per page",
  de: "Tabellen zeigen {size} Zeilen je Seite",
  es: "Las tablas muestran {size} filas por página",
};

/** A filter more above a list, by the field the words name. Null where the field is none to choose from. */
export function filterRecords(project: ProjectEdit, text: string, language: Language): Changed | Unchanged | null {
  const { plan } = project;
  if (!keepsRecords(plan)) return null;
  const place = fieldIn(plan, text, (field) => ["enum", "relation", "boolean", "text"].includes(field.type));
  if (!place || place.field === titleField(place.entity)) return null;
  const { entity, field } = place;
  const filter = `label=${attribute(field.label)}\n          value={`;
  const after = withEntity(plan, entity, { ...entity, filters: [...(entity.filters ?? []), field.key] });
  const done = carryOut(project, after, {
    language,
    text: worded(didFilter, language, { entity: entity.plural, field: field.label }),
    path: /^src\/pages\//,
    holds: (content) => content.includes(filter),
  });
  return done ?? { say: worded(isNarrowed, language, { entity: entity.plural, field: field.label }) };
}

const tableFile = "src/components/app/DataTable.tsx";

/** How many rows a page of a table has. Null where there is no such table. */
export function rowsPerPage(project: ProjectEdit, size: number, language: Language): Changed | null {
  const source = project.open(tableFile);
  const value = source ? constValue(source, "pageSize") : null;
  if (!source || value?.type !== "Literal" || value.value === size) return null;
  setLiteral(source, value, size);
  project.save(tableFile, source);
  return {
    plan: project.plan,
    claims: [contains(worded(didSize, language, { size }), tableFile, `const pageSize = ${size};`)],
  };
}
