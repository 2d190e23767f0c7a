import type { ProjectEdit } from "../../edit/project-edit.ts";
import { endsOf } from "../../emit/app/fields.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { isPlural, pluralOf, singularOf } from "../../parse/records/grammatical-number.ts";
import type { DraftPlan, Entity, Language, Plan } from "../../plan/plan.ts";
import { isShown, worded, type Changed, type Wording } from "../operation.ts";
import { has, titled } from "../requests.ts";
import {
  bare,
  carryOut,
  entityNamed,
  fieldPlace,
  keepsRecords,
  optionNamed,
  withEntity,
  withField,
  type FieldPlace,
  type OptionPlace,
} from "./records.ts";

export interface RecordRename {
  from: string;
  to: string;
}

const didField: Wording = {
  en: "{entity}: the field {from} is called {to}, in form, views and export",
  de: "{entity}: das Feld {from} heißt {to}, in Formular, Ansichten und Export",
  es: "{entity}: el campo {from} se llama {to}, en formulario, vistas y exportación",
};
export const didOption: Wording = {
  en: "{entity}: {from} is called {to} wherever {field} is chosen or shown",
  de: "{entity}: {from} heißt {to}, wo immer {field} gewählt oder gezeigt wird",
  es: "{entity}: {from} se llama {to} donde se elige o se muestra {field}",
};
const didList: Wording = {
  en: "{from} are called {to} everywhere: navigation, headings, buttons and messages",
  de: "{from} heißen überall {to}: Navigation, Überschriften, Knöpfe und Meldungen",
  es: "{from} se llaman {to} en todas partes: navegación, títulos, botones y mensajes",
};

/** A list, a field or a value under another name. Null when the phrase names none of them. */
export function renameRecords(project: ProjectEdit, { from, to }: RecordRename, language: Language): Changed | null {
  const { plan } = project;
  if (plan.entities.length === 0 || /,/.test(to)) return null;
  const field = fieldPlace(plan, from, from);
  if (field && has(from, "fields?|columns?|labels?|feld|spalte|campo|columna"))
    return renameField(project, { ...field, to, language });
  const entity = keepsRecords(plan) ? entityNamed(plan, from) : null;
  if (entity) return renameList(project, { entity, to, language });
  const option = keepsRecords(plan) ? optionNamed(plan, from, from) : null;
  if (option) return renameOption(project, { ...option, to, language });
  return field ? renameField(project, { ...field, to, language }) : null;
}

const uncounted =
  /^(?:equipment|furniture|staff|software|inventory|gear|stock|clothing|jewell?ery|news|music|fish|sheep)$/i;

interface To {
  to: string;
  language: Language;
}

function renameField(project: ProjectEdit, { entity, field, to, language }: FieldPlace & To): Changed | null {
  const label = titled(bare(to));
  if (entity.fields.some((other) => other.label.toLowerCase() === label.toLowerCase())) return null;
  return carryOut(project, withField(project.plan, { entity, field }, { ...field, label }), {
    language,
    text: worded(didField, language, { entity: entity.plural, from: field.label, to: label }),
    path: /Form\.tsx$/,
    holds: (content) => isShown(content, label),
  });
}

function renameOption(project: ProjectEdit, { entity, field, option, to, language }: OptionPlace & To): Changed | null {
  const name = titled(bare(to));
  const options = field.options ?? [];
  if (options.includes(name)) return null;
  const ends = endsOf(field).map((end) => (end === option ? name : end));
  const next = {
    ...field,
    options: options.map((entry) => (entry === option ? name : entry)),
    ...(ends.length > 0 ? { ends } : {}),
    ...(field.initial === option ? { initial: name } : {}),
    renamed: [...(field.renamed ?? []).filter(([from]) => from !== name), [option, name] as [string, string]],
  };
  return carryOut(project, withField(project.plan, { entity, field }, next), {
    language,
    text: worded(didOption, language, { entity: entity.plural, field: field.label, from: option, to: name }),
    path: /^src\/data\//,
    holds: (content) => isShown(content, name),
  });
}

function renameList(project: ProjectEdit, { entity, to, language }: { entity: Entity } & To): Changed | null {
  const { plan } = project;
  const words = bare(to).split(" ");
  const at = plan.language === "es" ? 0 : words.length - 1;
  const head = words[at] ?? "";
  // A list is called by its plural; German hardly shows which one is meant, and some things are not counted.
  const plural = plan.language === "de" || uncounted.test(head) || isPlural(head.toLowerCase(), plan.language);
  const withHead = (word: string): string => titled([...words.slice(0, at), word, ...words.slice(at + 1)].join(" "));
  const many = withHead(plural ? head : pluralOf(head, plan.language));
  const one = withHead(plural ? (singularOf(head, plan.language) ?? head) : head);
  if (plan.entities.some((other) => other !== entity && other.plural.toLowerCase() === many.toLowerCase())) return null;
  return carryOut(project, named(plan, entity, { one, many }), {
    language,
    text: worded(didList, language, { from: entity.plural, to: many }),
    path: /navigation\.ts$/,
    holds: (content) => isShown(content, many),
  });
}

/** The list and its pages; fields that point to it under its old name go along. */
function named(plan: Plan, entity: Entity, { one, many }: { one: string; many: string }): DraftPlan {
  const names = entityNames(entity);
  const draft = withEntity(plan, entity, { ...entity, singular: one, plural: many });
  return {
    ...draft,
    entities: draft.entities.map((other) => ({
      ...other,
      fields: other.fields.map((field) =>
        field.type === "relation" && field.to === entity.key && field.label === entity.singular
          ? { ...field, label: one }
          : field,
      ),
    })),
    pages: plan.pages.map((page) =>
      page.component === names.listPage
        ? { ...page, title: many }
        : page.component === names.detailPage
          ? { ...page, title: one }
          : page,
    ),
  };
}
