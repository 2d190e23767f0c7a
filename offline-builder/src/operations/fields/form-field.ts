import { appendElement, appendProperty, constValue, propertyOf } from "../../edit/objects.ts";
import { addImport, attributeOf, elementsNamed, insertAfter } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, indentAt } from "../../edit/source.ts";
import { mergePlan, pathsThatDiffer } from "../../edit/re-emit.ts";
import type { DraftPlan, Entity, Field, FieldType, Language, Plan } from "../../plan/plan.ts";
import { stem, tokens } from "../../parse/words.ts";
import {
  contains,
  operation,
  worded,
  type Changed,
  type OperationRequest,
  type Unchanged,
  type Wording,
} from "../operation.ts";
import { add, camelOf, has, pascalOf, quotedTexts, titled } from "../requests.ts";
import { sourcePaths } from "../pages/routes.ts";
import { addCardField } from "./card-field.ts";

interface Values {
  label: string;
  type: FieldType;
  options: string[];
  text: string;
}

const fieldNouns = "fields?|columns?|attribute|property|input|feld|felder|spalte|eigenschaft|campo|columna";
const types: [FieldType, string][] = [
  ["date", "dates?|due|deadline|birthday|day|datum|fällig\\w*|frist|geburtstag|fecha|vencimiento|plazo"],
  ["email", "e-?mail|correo"],
  ["phone", "phone|telephone|mobile|telefon\\w*|handy|teléfono|móvil"],
  ["url", "url|website|link|webseite|enlace|web"],
  ["money", "price|amount|cost|budget|value|preis|betrag|kosten|precio|importe|coste|presupuesto"],
  ["number", "number|quantity|count|age|hours|size|anzahl|menge|alter|stunden|número|cantidad|edad|horas"],
  [
    "long-text",
    "notes?|description|comments?|message|details|notizen?|beschreibung|kommentar|notas?|descripción|comentario",
  ],
  ["boolean", "done|active|yes/no|checkbox|erledigt|aktiv|ja/nein|hecho|activo|casilla"],
];

const understood: Wording = {
  en: "A field {label}{options}.",
  de: "Ein Feld {label}{options}.",
  es: "Un campo {label}{options}.",
};
const didEntity: Wording = {
  en: "{entity}: the field {label} in form and views",
  de: "{entity}: das Feld {label} in Formular und Ansichten",
  es: "{entity}: el campo {label} en formulario y vistas",
};
const didForm: Wording = {
  en: "The form asks for {label} and keeps it with the entry",
  de: "Das Formular fragt nach {label} und speichert es mit",
  es: "El formulario pide {label} y lo guarda con la entrada",
};
const exists: Wording = {
  en: "There is a field {label} already, so I changed nothing.",
  de: "Das Feld {label} gibt es schon, deshalb habe ich nichts geändert.",
  es: "Ya hay un campo {label}, así que no he cambiado nada.",
};
const noForm: Wording = {
  en: "I found no form or record that could take this field, so I changed nothing.",
  de: "Ich habe kein Formular und keinen Datensatz für dieses Feld gefunden und nichts geändert.",
  es: "No he encontrado un formulario ni registro para ese campo y no he cambiado nada.",
};
const keptFiles: Wording = {
  en: "Edited by hand and left as it is: {list}",
  de: "Von Hand bearbeitet und so gelassen: {list}",
  es: "Editado a mano y sin cambios: {list}",
};

/** A field more: for the records of an app in its form and views, on a site in its form. */
export const addField = operation<Values>({
  id: "add-field",
  words: "field column add input form due date notes priority feld spalte formular campo columna formulario",
  match({ text, language }) {
    const values = wantedField(text);
    if (!values) return null;
    const options = values.options.length > 0 ? ` (${values.options.join(", ")})` : "";
    return { confidence: 0.88, values, understood: worded(understood, language, { label: values.label, options }) };
  },
  reads(plan, values) {
    const after = withField(plan, values)?.plan;
    return [...sourcePaths(plan), ...(after ? pathsThatDiffer(plan, after) : [])];
  },
  change(project, values, request) {
    if (project.plan.entities.length > 0) return addToEntity(project, values, request);
    return addCardField(project, values, request.language) ?? addToForm(project, values, request);
  },
});

function wantedField(text: string): Values | null {
  const dueDates =
    has(text, `${add}`) && has(text, "due dates?|deadlines?|fälligkeit\\w*|fechas? de vencimiento|fechas? límite");
  const onRecords = has(text, add) ? recordLabel(text) : null;
  if (!dueDates && !onRecords && !(has(text, fieldNouns) && has(text, add))) return null;
  if (has(text, "search|such|buscar|buscador")) return null;
  const label = dueDates && !has(text, fieldNouns) ? dueLabel(text) : has(text, fieldNouns) ? labelIn(text) : onRecords;
  if (!label) return null;
  const options = optionsIn(text);
  const type: FieldType = options.length > 1 ? "enum" : (types.find(([, words]) => has(label, words))?.[0] ?? "text");
  return { label, type, options: options.length > 1 ? options : [], text };
}

/** "Add an estimate to the cards": whatever every card is to carry is a field. */
function recordLabel(text: string): string | null {
  const label =
    /(?:add|include|füge?|ergänze?|añade|agrega|pon)\s+(?:an?\s+|the\s+|ein(?:e|en)?\s+|una?\s+)?([\p{L}\p{N} -]{3,24}?)\s+(?:to|on|for|zu|auf|a|en)\s+(?:the\s+|each\s+|every\s+|all\s+(?:the\s+)?|den\s+|die\s+|jede[rn]?\s+|allen\s+|las\s+|cada\s+|todas\s+las\s+)?(?:cards?|karten?|tarjetas?)(?![\p{L}])/iu.exec(
      text,
    )?.[1];
  return label ? titled(label) : null;
}

function dueLabel(text: string): string {
  return has(text, "fällig\\w*")
    ? "Fällig am"
    : has(text, "vencimiento|límite")
      ? "Vencimiento"
      : has(text, "deadlines?")
        ? "Deadline"
        : "Due date";
}

function labelIn(text: string): string | null {
  const found =
    quotedTexts(text)[0] ??
    /(?:field|column|input|campo|columna)\s+(?:called|named|for|llamad[oa]|de|para)\s+(?:the\s+)?([\p{L}\p{N} -]{2,30}?)(?=\s+(?:to|with|in|on|that|as|a|al|en|con)\b|[.,:(]|$)/iu.exec(
      text,
    )?.[1] ??
    /(?:[Ff]ield|[Cc]olumn|[Ff]eld|[Ss]palte|campo|columna)\s+(?:für\s+|para\s+)?(?!(?:to|for|in|on|with|that|zu|zum|zur|im|in|mit|a|al|en|con|de)\b)([\p{L}\p{N}-]+(?:\s\p{Lu}\p{L}+)?)/u.exec(
      text,
    )?.[1] ??
    /(?:add|include|create|insert|need|want|put in|füge|ergänze|añade|agrega)\s+(?:an?\s+|the\s+|another\s+|new\s+|ein\s+|eine\s+|das\s+|un\s+|una\s+)*([\p{L}\p{N} -]{2,30}?)[ -](?:field|column|input|feld|spalte)/iu.exec(
      text,
    )?.[1];
  const words = found
    ?.replace(/^(?:an?|the|new|required|optional|text|date|number)\s+(?=\S)/i, (lead) =>
      /^(?:date|text|number)\s/i.test(lead) ? lead : "",
    )
    .trim();
  return words && !/^(?:new|another|hinzu|to|zu|a)$/i.test(words) ? titled(words) : null;
}

/** "with low, medium and high", "(small, large)", "mit niedrig, mittel und hoch". */
function optionsIn(text: string): string[] {
  const list =
    /(?:with(?: the)?(?: options| values| choices)?|options?:|values?:|mit(?: den werten)?|con(?: las opciones| los valores)?|:|\()\s*([\p{L}\p{N} ,/-]+(?:,|\band\b|\bund\b|\by\b|\bor\b|\boder\b|\bo\b|\/)[\p{L}\p{N} ,/-]+)/iu.exec(
      text,
    )?.[1];
  if (!list) return [];
  return list
    .split(/,|\/|\band\b|\bund\b|\by\b|\bor\b|\boder\b|\bo\b/i)
    .map((part) => part.trim())
    .filter((part) => part.length > 0 && part.length < 30)
    .map(titled);
}

/** The record a request names, else the only or the first one. */
function entityFor(plan: Plan, text: string): Entity | null {
  const words = new Set(tokens(text).map(stem));
  const named = plan.entities.find((entity) =>
    [entity.key, entity.singular, entity.plural].some((name) => tokens(name).every((word) => words.has(stem(word)))),
  );
  return named ?? plan.entities[0] ?? null;
}

function withField(plan: Plan, { label, type, options, text }: Values): { plan: DraftPlan; entity: Entity } | null {
  const entity = entityFor(plan, text);
  if (
    !entity ||
    entity.fields.some((field) => field.label.toLowerCase() === label.toLowerCase() || field.key === camelOf(label))
  )
    return null;
  const field: Field = { key: camelOf(label), label, type, ...(options.length > 0 ? { options } : {}) };
  const entities = plan.entities.map((entry) =>
    entry === entity ? { ...entry, fields: [...entry.fields, field] } : entry,
  );
  return { plan: { ...plan, entities }, entity };
}

function addToEntity(project: ProjectEdit, values: Values, { language }: OperationRequest): Changed | Unchanged {
  const after = withField(project.plan, values);
  if (!after)
    return (
      (has(values.text, "column|spalte|columna") && addColumn(project, values, language)) || {
        say: worded(exists, language, { label: values.label }),
      }
    );
  const { changed, kept } = mergePlan(project, after.plan);
  const shown = changed.find((path) => project.text(path)?.includes(values.label));
  if (!shown) return { say: noForm[language] };
  return {
    plan: after.plan,
    claims: [
      contains(worded(didEntity, language, { entity: after.entity.plural, label: values.label }), shown, values.label),
    ],
    notDone: kept.length > 0 ? [worded(keptFiles, language, { list: kept.join(", ") })] : [],
  };
}

const didColumn: Wording = {
  en: "{entity}: a column {label}, which sorts",
  de: "{entity}: eine sortierbare Spalte {label}",
  es: "{entity}: una columna {label} que se puede ordenar",
};

/** A field that the records have, as a column of their table. Null where it stands already or needs more than its value. */
function addColumn(project: ProjectEdit, { label, text }: Values, language: Language): Changed | null {
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

/** The form that the words name, or the one in the project: a component with fields and an object of empty values. */
function addToForm(
  project: ProjectEdit,
  { label, type, options, text }: Values,
  { language }: OperationRequest,
): Changed | Unchanged {
  const key = camelOf(label);
  for (const path of formPaths(project, text)) {
    const source = project.open(path)!;
    const empty = constValue(source, "empty");
    const fields = elementsNamed(source.program, "Field");
    const last = fields.at(-1);
    if (empty?.type !== "ObjectExpression" || !last) continue;
    if (
      propertyOf(empty, key) ||
      fields.some((field) => attributeOf(field, "label")?.value.toLowerCase() === label.toLowerCase())
    )
      return { say: worded(exists, language, { label }) };
    if (!addToRecord(project, path, key)) continue;
    appendProperty(source, empty, `${key}: ""`);
    insertAfter(source, fields.at(-2) ?? last, control({ key, label, type, options }));
    if (options.length > 0) addImport(source, "Select", "@/components/ui/select");
    else if (type === "long-text") addImport(source, "Textarea", "@/components/ui/textarea");
    else addImport(source, "Input", "@/components/ui/input");
    project.save(path, source);
    return {
      plan: project.plan,
      claims: [contains(worded(didForm, language, { label }), path, `values.${key}`)],
      routes: formRoutes(project.plan),
    };
  }
  return { say: noForm[language] };
}

function formPaths(project: ProjectEdit, text: string): string[] {
  const words = new Set(tokens(text).map(stem));
  const weight = (path: string): number =>
    tokens(path.replace(/([a-z])([A-Z])/g, "$1 $2")).filter((word) => words.has(stem(word))).length;
  return project.paths
    .filter((path) => path.endsWith(".tsx") && /<form\b/.test(project.text(path)!))
    .sort((one, other) => weight(other) - weight(one));
}

function formRoutes(plan: Plan): string[] {
  return plan.forms.map((form) => form.page);
}

function control({
  key,
  label,
  type,
  options,
}: {
  key: string;
  label: string;
  type: FieldType;
  options: string[];
}): string {
  const change = `onChange={(event) => change({ ${key}: event.target.value })}`;
  const input: Partial<Record<FieldType, string>> = {
    date: "date",
    email: "email",
    phone: "tel",
    url: "url",
    number: "number",
    money: "number",
  };
  const inner =
    options.length > 0
      ? `<Select {...control} value={values.${key}} ${change}>\n      <option value="" />\n${options.map((option) => `      <option>${option}</option>`).join("\n")}\n    </Select>`
      : type === "long-text"
        ? `<Textarea {...control} value={values.${key}} ${change} />`
        : `<Input {...control} type="${input[type] ?? "text"}" value={values.${key}} ${change} />`;
  return `<Field label=${JSON.stringify(label)}>\n  {(control) => (\n    ${inner}\n  )}\n</Field>`;
}

/** The stored record's type follows the form, in the data file the form imports. */
function addToRecord(project: ProjectEdit, form: string, key: string): boolean {
  const from = /from "@\/data\/(\w+)"/.exec(project.text(form) ?? "")?.[1];
  const path = from ? `src/data/${from}.ts` : "";
  const source = project.open(path);
  const members = source && findAll(source.program, "TSInterfaceDeclaration")[0]?.node.body.body;
  const id = members?.[1] ?? members?.[0];
  if (!source || !members || !id) return false;
  const last = members.at(-1)!;
  source.edits.appendLeft(last.end, `\n${indentAt(source.text, last.start)}${key}?: string;`);
  project.save(path, source);
  return true;
}
