import { appendElement, constValue } from "../../edit/objects.ts";
import { changedPages, entityIn, keptFiles } from "../records/records.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { mergePlan } from "../../edit/re-emit.ts";
import type { DraftPlan, Entity, Field, Language, Plan } from "../../plan/plan.ts";
import { sameField } from "../../parse/entities.ts";
import { stem, tokens } from "../../parse/words.ts";
import {
  contains,
  isChanged,
  operation,
  worded,
  type Changed,
  type OperationRequest,
  type Unchanged,
  type Wording,
} from "../operation.ts";
import { has, pascalOf } from "../requests.ts";
import { sourcePaths } from "../pages/routes.ts";
import { addToForm, exists, noForm } from "./site-form-field.ts";
import { addCardField } from "./card-field.ts";
import { sameInOtherWords } from "./same-field.ts";
import { plannedField, wantedFields, type WantedField, type WantedFields } from "./wanted-fields.ts";
import { completeWrites } from "./written-rows.ts";

const understood: Wording = {
  en: "A field {label}{options}.",
  de: "Ein Feld {label}{options}.",
  es: "Un campo {label}{options}.",
};
const didRelabel: Wording = {
  en: "{entity}: the field was there as {from} and is called {to} now",
  de: "{entity}: das Feld gab es als {from}; es heißt jetzt {to}",
  es: "{entity}: el campo existía como {from} y ahora se llama {to}",
};
const understoodMany: Wording = {
  en: "Fields {label}.",
  de: "Felder {label}.",
  es: "Campos {label}.",
};
const existMany: Wording = {
  en: "There are fields {label} already, so I changed nothing.",
  de: "Die Felder {label} gibt es schon, deshalb habe ich nichts geändert.",
  es: "Ya hay campos {label}, así que no he cambiado nada.",
};
const didEntity: Wording = {
  en: "{entity}: the field {label} in form and views",
  de: "{entity}: das Feld {label} in Formular und Ansichten",
  es: "{entity}: el campo {label} en formulario y vistas",
};
const haveThem: Wording = {
  en: "Already there: {list}",
  de: "Schon vorhanden: {list}",
  es: "Ya existe: {list}",
};
/** A field more: for the records of an app in its form and views, on a site in its form. */
export const addField = operation<WantedFields>({
  id: "add-field",
  words: "field column add input form due date notes priority feld spalte formular campo columna formulario",
  match({ text, language }) {
    const values = wantedFields(text, language);
    if (!values) return null;
    const [first, ...rest] = values.fields;
    const options = first!.options.length > 0 && rest.length === 0 ? ` (${first!.options.join(", ")})` : "";
    const label = values.fields.map((field) => field.label).join(", ");
    return {
      confidence: 0.88,
      values,
      understood: worded(rest.length > 0 ? understoodMany : understood, language, { label, options }),
    };
  },
  reads: (plan) => sourcePaths(plan),
  change(project, values, request) {
    if (project.plan.entities.length > 0) return addToEntity(project, values, request);
    const one = (field: WantedField): Changed | Unchanged =>
      addCardField(project, field, request.language) ?? addToForm(project, field, { request, text: values.text });
    const [first, ...rest] = values.fields;
    return rest.reduce((before, field) => {
      if (!isChanged(before)) return before;
      const next = one(field);
      return isChanged(next) ? { ...next, claims: [...before.claims, ...next.claims] } : next;
    }, one(first!));
  },
});

/** The record a request names, else the only or the first one. */
function entityFor(plan: Plan, text: string): Entity | null {
  const words = new Set(tokens(text).map(stem));
  const named = plan.entities.find((entity) =>
    [entity.key, entity.singular, entity.plural].some((name) => tokens(name).every((word) => words.has(stem(word)))),
  );
  return named ?? entityIn(plan, text) ?? plan.entities[0] ?? null;
}

interface AfterFields {
  plan: DraftPlan;
  entity: Entity;
  added: Field[];
  /** Fields that were there under another name, and are called as asked for now. */
  relabelled: { from: string; to: string }[];
}

/** "Add a column supplier": what the field is called names no list to add it to. */
function besides(label: string, text: string): string {
  const name = label.replace(/[^\p{L}\p{N} ]/gu, ".");
  return text.replace(
    new RegExp(`(?<=(?:fields?|columns?|felde?r?|spalten?|campos?|columnas?)\\s)["„“«']?${name}(?!\\p{L})`, "iu"),
    " ",
  );
}

function ownerOf(plan: Plan, { fields, text }: WantedFields): Entity | null {
  return entityFor(
    plan,
    fields.reduce((line, { label }) => besides(label, line), text),
  );
}

/** Null when the list has all of the fields, by those names. */
function withFields(plan: Plan, { fields, text }: WantedFields): AfterFields | null {
  const entity = ownerOf(plan, { fields, text });
  if (!entity) return null;
  const wanted = fields.map(plannedField).map((field) => related(plan, entity, field));
  const twin = (field: Field): Field | undefined => entity.fields.find((own) => isTwin(own, field));
  const added = wanted.filter((field) => !twin(field));
  const relabelled = wanted.flatMap((field) => {
    const own = twin(field);
    // Another language has another word for it: that is no wish for another name.
    if (own && sameInOtherWords(own.label, field.label) && !isDeadline(own)) return [];
    return own && own.label.toLowerCase() !== field.label.toLowerCase() ? [{ from: own.label, to: field.label }] : [];
  });
  if (added.length + relabelled.length === 0) return null;
  const kept = entity.fields.map((field) => ({
    ...field,
    label: relabelled.find(({ from }) => from === field.label)?.to ?? field.label,
  }));
  const entities = plan.entities.map((entry) => (entry === entity ? { ...entry, fields: [...kept, ...added] } : entry));
  return { plan: { ...plan, entities }, entity, added, relabelled };
}

function isTwin(own: Field, field: Field): boolean {
  return (
    own.label.toLowerCase() === field.label.toLowerCase() ||
    sameField(own, field) ||
    sameInOtherWords(own.label, field.label) ||
    (isDeadline(own) && isDeadline(field))
  );
}

/** One day to be done by is enough, whatever it is called. */
function isDeadline({ type, label, key }: Field): boolean {
  return (
    type === "date" &&
    (key === "due" || /^(?:due(?: dates?)?|deadline|fällig(?: am)?|frist|vencimiento|fecha límite)$/i.test(label))
  );
}

/** A name that is also that of another list points to its rows: "client" of an invoice. */
function related(plan: Plan, entity: Entity | null, field: Field): Field {
  const other = plan.entities.find(
    (entry) => entry !== entity && entry.singular.toLowerCase() === field.label.toLowerCase(),
  );
  return other && field.type === "text" ? { ...field, type: "relation", to: other.key } : field;
}

export function addToEntity(
  project: ProjectEdit,
  values: WantedFields,
  { language }: Pick<OperationRequest, "language">,
): Changed | Unchanged {
  const after = withFields(project.plan, values);
  const fields = ownerOf(project.plan, values)?.fields ?? [];
  const called = (label: string): string => fields.find((own) => sameInOtherWords(own.label, label))?.label ?? label;
  const label = values.fields.map((field) => (after ? field.label : called(field.label))).join(", ");
  const isNew = ({ label: name }: WantedField): boolean =>
    [...(after?.added ?? []).map((field) => field.label), ...(after?.relabelled ?? []).map(({ to }) => to)].includes(
      name,
    );
  const there = values.fields.filter((field) => !isNew(field)).map((field) => called(field.label));
  if (!after)
    return (
      (has(values.text, "column|spalte|columna") && addColumn(project, values, language)) || {
        say: worded(values.fields.length > 1 ? existMany : exists, language, { label }),
      }
    );
  const { changed, kept } = mergePlan(project, after.plan);
  completeWrites(project, after.entity, after.added);
  const labels = [...after.added.map((field) => field.label), ...after.relabelled.map(({ to }) => to)];
  const shown = changed.find((path) => path.endsWith(".tsx") && labels.every((name) => isNewIn(project, path, name)));
  // Pages of their own making keep their words: what is there by another name is there.
  if (!shown && after.added.length === 0)
    return { say: worded(exists, language, { label: after.relabelled.map(({ from }) => from).join(", ") }) };
  if (!shown) return { say: noForm[language] };
  const entity = after.entity.plural;
  const pages = changedPages(after.plan, changed);
  return {
    plan: after.plan,
    claims: [
      ...after.added.map((field) =>
        contains(worded(didEntity, language, { entity, label: field.label }), shown, field.label),
      ),
      ...after.relabelled.map(({ from, to }) =>
        contains(worded(didRelabel, language, { entity, from, to }), shown, to),
      ),
    ],
    notDone: [
      ...(there.length > 0 ? [worded(haveThem, language, { list: there.join(", ") })] : []),
      ...(kept.length > 0 ? [worded(keptFiles, language, { list: kept.join(", ") })] : []),
    ],
    // Pictures of the start page would not show the field.
    ...(pages.length > 0 ? { routes: pages } : {}),
  };
}

/** A list that stands on pages of its own making has no form a field could come into. */
function isNewIn(project: ProjectEdit, path: string, label: string): boolean {
  const count = (text: string | null): number => (text ?? "").split(label).length;
  return count(project.text(path)) > count(project.original(path));
}

const didColumn: Wording = {
  en: "{entity}: a column {label}, which sorts",
  de: "{entity}: eine sortierbare Spalte {label}",
  es: "{entity}: una columna {label} que se puede ordenar",
};

/** A field that the records have, as a column of their table. Null where it stands already or needs more than its value. */
function addColumn(project: ProjectEdit, { fields, text }: WantedFields, language: Language): Changed | null {
  const label = fields[0]!.label;
  const entity = entityFor(project.plan, text);
  const field = entity?.fields.find((entry) => entry.label.toLowerCase() === label.toLowerCase());
  if (!entity || !field || ["relation", "boolean", "image"].includes(field.type)) return null;
  for (const path of project.paths.filter((name) => /^src\/pages\/.+\.tsx$/.test(name))) {
    const source = project.open(path);
    const columns = source ? constValue(source, "columns") : null;
    const header = `header: ${JSON.stringify(field.label)}`;
    if (
      !source ||
      columns?.type !== "ArrayExpression" ||
      !source.text.includes(`Column<${pascalOf(entity.key)}>`) ||
      source.text.includes(header)
    )
      continue;
    const numeric = field.type === "number" || field.type === "money" ? ", numeric: true" : "";
    appendElement(
      source,
      columns,
      `{ ${header}, cell: (row) => row.${field.key}, sortBy: (row) => row.${field.key}${numeric} }`,
    );
    project.save(path, source);
    return {
      plan: project.plan,
      claims: [contains(worded(didColumn, language, { entity: entity.plural, label: field.label }), path, header)],
    };
  }
  return null;
}
