/** People as what a field offers: who cleans, who is responsible. */
import type { ProjectEdit } from "../../edit/project-edit.ts";
import type { Field, Language } from "../../plan/plan.ts";
import { isInsider } from "../../read/owners/insiders.ts";
import type { SaidPeople } from "../../read/owners/said-people.ts";
import { worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { carryOut, keepsRecords, withField, type FieldPlace } from "../records/records.ts";

const did: Wording = {
  en: "{entity}: {field} offers {list}",
  de: "{entity}: {field} bietet {list} zur Auswahl",
  es: "{entity}: {field} ofrece {list}",
};
const already: Wording = {
  en: "{entity}: {field} offers {list} already. I changed nothing.",
  de: "{entity}: {field} bietet schon {list}. Ich habe nichts geändert.",
  es: "{entity}: {field} ya ofrece {list}. No he cambiado nada.",
};
const moved: Wording = {
  en: "Entries of somebody who is no longer offered went to another: {list}",
  de: "Einträge von Personen, die nicht mehr zur Auswahl stehen, gingen an andere: {list}",
  es: "Las entradas de quienes ya no se ofrecen pasan a otros: {list}",
};

/** Null where no field is about somebody who belongs to the house. */
export function personField(
  project: ProjectEdit,
  { people, means }: SaidPeople,
  language: Language,
): Changed | Unchanged | null {
  const place = means === "gone" || !keepsRecords(project.plan) ? null : placeIn(project);
  if (!place) return null;
  const { entity, field } = place;
  if (means === "more" && field.type !== "enum") return null;
  const old = field.options ?? [];
  const said = people.map(({ name }) => name);
  const options = means === "more" ? [...new Set([...old, ...said])] : said;
  const shown = { entity: entity.plural, field: field.label, list: options.join(", ") };
  if (options.join("|") === old.join("|")) return { say: worded(already, language, shown) };
  const gone = old.filter((name) => !options.includes(name));
  const instead = (name: string): string => options[old.indexOf(name) % options.length]!;
  const { samples: _samples, about: _about, repeats: _repeats, initial: _initial, ...rest } = field;
  const renamed = [...(field.renamed ?? []), ...gone.map((name): [string, string] => [name, instead(name)])];
  const next: Field = { ...rest, type: "enum", options, ...(renamed.length > 0 ? { renamed } : {}) };
  return carryOut(project, withField(project.plan, place, next), {
    language,
    text: worded(did, language, shown),
    path: /^src\/data\//,
    holds: (content) => options.every((name) => content.includes(JSON.stringify(name))),
    ...(gone.length > 0
      ? { notDone: [worded(moved, language, { list: gone.map((name) => `${name} → ${instead(name)}`).join(", ") })] }
      : {}),
  });
}

/** A choice before a text: its values are people already. */
function placeIn({ plan }: ProjectEdit): FieldPlace | null {
  const all = plan.entities.flatMap((entity) => entity.fields.map((field, at) => ({ entity, field, at })));
  // The first text is what an entry is called.
  const fits = ({ field, at }: (typeof all)[number]): boolean =>
    isInsider(field.label) && (field.type === "enum" || (field.type === "text" && at > 0));
  return all.find((place) => place.field.type === "enum" && fits(place)) ?? all.find(fits) ?? null;
}
