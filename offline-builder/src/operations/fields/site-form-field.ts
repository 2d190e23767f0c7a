import type { JSXElement, Node } from "oxc-parser";
import { addImport, attributeOf, elementsNamed, insertAfter } from "../../edit/jsx.ts";
import { appendProperty, constValue, propertyOf } from "../../edit/objects.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, indentAt, textOf, type Source } from "../../edit/source.ts";
import { wouldBreak } from "../../edit/unsound.ts";
import { attribute, jsxText } from "../../emit/literal.ts";
import { stem, tokens } from "../../parse/words.ts";
import type { FieldType, Language, Plan } from "../../plan/plan.ts";
import { askWhenBooking } from "../forms/booking-question.ts";
import { contains, worded, type Changed, type OperationRequest, type Unchanged, type Wording } from "../operation.ts";
import { camelOf, has } from "../requests.ts";
import { askAtCheckout } from "../shop/checkout-note.ts";
import { sameInOtherWords } from "./same-field.ts";
import type { WantedField } from "./wanted-fields.ts";

export const exists: Wording = {
  en: "There is a field {label} already, so I changed nothing.",
  de: "Das Feld {label} gibt es schon, deshalb habe ich nichts geändert.",
  es: "Ya hay un campo {label}, así que no he cambiado nada.",
};
export const noForm: Wording = {
  en: "I found no form or record that could take this field, so I changed nothing.",
  de: "Ich habe kein Formular und keinen Datensatz für dieses Feld gefunden und nichts geändert.",
  es: "No he encontrado un formulario ni registro para ese campo y no he cambiado nada.",
};
const didForm: Wording = {
  en: "The form asks for {label} and keeps it with the entry",
  de: "Das Formular fragt nach {label} und speichert es mit",
  es: "El formulario pide {label} y lo guarda con la entrada",
};

/** The form that the words name, or the one in the project: a component with fields and an object of empty values. */
export function addToForm(
  project: ProjectEdit,
  { label, type, options }: WantedField,
  { request: { language }, text }: { request: OperationRequest; text: string },
): Changed | Unchanged {
  // Files of visitors have nowhere to go.
  if (type === "file") return { say: noForm[language] };
  const key = camelOf(label);
  const kind = inputKinds[type] ?? "text";
  const booked = has(text, contact) ? null : askWhenBooking(project, { key, label, type: kind }, language);
  if (booked) return booked;
  for (const path of formPaths(project, text)) {
    const source = project.open(path);
    // The field before had a name that no code can have.
    if (source === null) return { say: wouldBreak[language](path) };
    const empty = constValue(source, "empty");
    const fields = elementsNamed(source.program, "Field");
    if (empty?.type !== "ObjectExpression" || fields.length === 0) continue;
    if (propertyOf(empty, key) || fields.some((field) => isNamed(attributeOf(field, "label")?.value ?? "", label)))
      return { say: worded(exists, language, { label }) };
    if (checkoutAsks(project, path, { label, type, options }))
      return formChanged(project, { path, key, label }, language);
    const own = fields.filter((field) => standsAlone(source, field));
    const place = own.at(-2) ?? own.at(-1);
    if (!place || !/\bchange\(/.test(source.text) || !addToRecord(project, path, key)) continue;
    appendProperty(source, empty, `${key}: ""`);
    keepValue(source, key);
    insertAfter(source, place, control({ key, label, type, options }));
    if (options.length > 0) addImport(source, "Select", "@/components/ui/select");
    else if (type === "long-text") addImport(source, "Textarea", "@/components/ui/textarea");
    else addImport(source, "Input", "@/components/ui/input");
    project.save(path, source);
    return formChanged(project, { path, key, label }, language);
  }
  return { say: noForm[language] };
}

const inputKinds: Partial<Record<FieldType, string>> = {
  date: "date",
  email: "email",
  phone: "tel",
  url: "url",
  number: "number",
  money: "number",
};

function formChanged(
  project: ProjectEdit,
  { path, key, label }: { path: string; key: string; label: string },
  language: Language,
): Changed {
  return {
    plan: project.plan,
    claims: [contains(worded(didForm, language, { label }), path, `values.${key}`)],
    routes: formRoutes(project.plan),
  };
}

/** Not one of several that are drawn from a list, and not there only now and then. */
function standsAlone(source: Source, field: JSXElement): boolean {
  const found = findAll(source.program, "JSXElement").find(({ node }) => node === field);
  const around: Node | undefined = found?.parents.at(-1);
  return around?.type === "JSXElement";
}

/** The checkout of a shop draws its fields from a list and keeps them with the order. */
function checkoutAsks(project: ProjectEdit, path: string, { label, type, options }: WantedField): boolean {
  if (!path.endsWith("/Checkout.tsx")) return false;
  const key = camelOf(label);
  const name = options.length > 0 ? "Select" : type === "long-text" ? "Textarea" : "Input";
  const field = control({ key, label, type, options }).replaceAll(
    /\bchange\(\{ (.*?) \}\)/g,
    "setValues({ ...values, $1 })",
  );
  return askAtCheckout(project, {
    key,
    about: "What was asked for later; orders from before have none.",
    field: field.replaceAll("\n", `\n${" ".repeat(14)}`),
    control: { name, module: `@/components/ui/${name.toLowerCase()}` },
    shown: `${jsxText(`${label}:`)} {order.${key}}`,
  });
}

/** A form that names what it keeps, `replies.add({ name: values.name })`, keeps the new value, too. */
function keepValue(source: Source, key: string) {
  for (const { node } of findAll(source.program, "CallExpression")) {
    const [row] = node.arguments;
    const adds =
      node.callee.type === "MemberExpression" && source.text.slice(node.callee.start, node.callee.end).endsWith(".add");
    if (!adds || row?.type !== "ObjectExpression" || !/\bvalues\b/.test(textOf(source, row))) continue;
    if (!row.properties.some(({ type }) => type === "SpreadElement"))
      appendProperty(source, row, `${key}: values.${key}`);
  }
}

/** Where something is booked, that form is meant unless another is named. */
const contact =
  "contact|messages?|newsletter|orders?|kontakt\\p{L}*|nachricht\\p{L}*|bestell\\p{L}*|contacto|mensajes?|pedidos?";

function isNamed(own: string, label: string): boolean {
  return own.toLowerCase() === label.toLowerCase() || sameInOtherWords(own, label);
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

/** A field of a form whose values are in `values` and change by `change`. */
export function control({
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
  const inner =
    options.length > 0
      ? `<Select {...control} value={values.${key}} ${change}>\n      <option value="" />\n${options.map((option) => `      <option>${option}</option>`).join("\n")}\n    </Select>`
      : type === "long-text"
        ? `<Textarea {...control} value={values.${key}} ${change} />`
        : `<Input {...control} type="${inputKinds[type] ?? "text"}" value={values.${key}} ${change} />`;
  return `<Field label=${attribute(label)}>\n  {(control) => (\n    ${inner}\n  )}\n</Field>`;
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
