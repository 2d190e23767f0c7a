/** "Show only members who have not paid": a list that begins narrowed, and can be widened above it. */
import { attribute } from "../../emit/literal.ts";
import { addImport } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { findAll, textOf } from "../../edit/source.ts";

import { endsOf } from "../../emit/app/fields.ts";
import { entityNames, property } from "../../emit/app/naming.ts";
import { translate } from "../../language/translate.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn, fieldIn, keepsRecords, optionIn, withEntity } from "../records/records.ts";
import { mergePlan } from "../../edit/re-emit.ts";
import { has } from "../requests.ts";
import { addControl, addState, listPageOf, narrow } from "./list-page.ts";
import { periodIn, periodNames, periods, periodsCode, periodsFile, type Period } from "./periods.ts";

const understood: Wording = { en: "A part of the list.", de: "Ein Teil der Liste.", es: "Una parte de la lista." };
const did: Wording = {
  en: "{entity} begin with {field}: {value}; the choice above the list shows the others too",
  de: "{entity} beginnen mit {field}: {value}; die Auswahl über der Liste zeigt auch die anderen",
  es: "{entity} empiezan con {field}: {value}; la opción sobre la lista muestra también los demás",
};
const already: Wording = {
  en: "{entity} begin that way already: {field}: {value}. I changed nothing.",
  de: "{entity} beginnen schon so: {field}: {value}. Ich habe nichts geändert.",
  es: "{entity} ya empiezan así: {field}: {value}. No he cambiado nada.",
};
const noDay: Wording = {
  en: "{entity} have no such day to go by. Add it first: “Add a field {day}”. I changed nothing.",
  de: "{entity} haben kein solches Datum. Zuerst: „Feld {day} hinzufügen“. Ich habe nichts geändert.",
  es: "{entity} no tienen una fecha así. Antes: «Añade un campo {day}». No he cambiado nada.",
};
const birthday: Wording = { en: "Birthday", de: "Geburtstag", es: "Cumpleaños" };
const date: Wording = { en: "Date", de: "Datum", es: "Fecha" };
const noPaid: Wording = {
  en: "Nothing in this app says whether something is paid. Add it first: “Add a field Paid with yes and no”. I changed nothing.",
  de: "In dieser App steht nirgends, ob bezahlt ist. Zuerst: „Feld Bezahlt mit Ja und Nein hinzufügen“. Ich habe nichts geändert.",
  es: "Nada en esta aplicación dice si algo está pagado. Antes: «Añade un campo Pagado con sí y no». No he cambiado nada.",
};
const notPaid: Record<Language, string> = { en: "Not paid", de: "Nicht bezahlt", es: "Sin pagar" };
const payment: Record<Language, string> = { en: "Payment", de: "Zahlung", es: "Pago" };

const onlyWords = "only|just|nur|ausschließlich|solo|sólo|solamente|únicamente";
const asking =
  /^(?:¿\s*)?(?:please\s+|bitte\s+|por favor\s+)?(?:which|who|whose|what|wer|welche\p{L}*|was|wessen|qué|quién(?:es)?|cuáles|cuál)(?![\p{L}])/iu;
export const unpaid =
  "(?:not|n't|never|still to|yet to|nicht|noch nicht|no) (?:\\p{L}+ ){0,3}?(?:paid|pay|bezahlt|gezahlt|pagad[oa]s?|pagan)|unpaid|owes?|owing|outstanding|unbezahlte?\\w*|schulden|schuldet|no (?:han|ha) pagado|sin pagar|impagad[oa]s?|deben|adeudan|debe la";
const birthdays = "birthdays?|born|geburtstage?|geburtstag|cumple\\w*";

interface Values {
  text: string;
  period: Period | null;
  unpaid: boolean;
}

/** By a span of days or by what is not paid: read from the words alone. */
export const onlyRows = operation<Values>({
  id: "only-rows",
  words: "only show who which not paid this month nur zeigen bezahlt diesen monat solo pagado este mes",
  match({ text, language }) {
    if (has(text, "charts?|diagram\\p{L}*|gráfic\\p{L}*|export\\w*|remind\\w*|erinner\\w*|sort\\w*")) return null;
    const period = periodIn(text);
    const isUnpaid = has(text, unpaid);
    const narrows = has(text, onlyWords) || asking.test(text) || has(text, "filter\\p{L}*|filtr\\p{L}*");
    const shows = has(text, "show|see|list|view|zeige?|anzeigen|sehen|muestra|muéstrame|ver|enseña");
    if ((!period && !isUnpaid) || (!narrows && !(shows && isUnpaid))) return null;
    return { confidence: 0.94, values: { text, period, unpaid: isUnpaid }, understood: understood[language] };
  },
  reads: (plan) => [...sourcePaths(plan), periodsFile],
  change(project, values, { language }) {
    const { plan } = project;
    if (plan.entities.length === 0) return { say: noPaid[language] };
    return values.unpaid ? unpaidOnes(project, values.text, language) : inPeriod(project, values, language);
  },
});

/** By a value that a field of the app offers: only the plan knows them. "Show only open tickets". */
export const onlyOption = operation<{ text: string }>({
  id: "only-option",
  words: "",
  match({ text, language }) {
    return has(text, onlyWords) || asking.test(text)
      ? { confidence: 0.5, values: { text }, understood: understood[language] }
      : null;
  },
  reads: sourcePaths,
  change(project, { text }, { language }) {
    const { plan } = project;
    const found = optionIn(plan, text);
    if (found) return beginWith(project, { ...found, value: found.option }, language);
    const box = keepsRecords(plan) ? fieldIn(plan, text, ({ type }) => type === "boolean") : null;
    if (!box) return { say: "" };
    const isNo = has(text, "not|n['’]t|no|non|without|nicht|kein\\p{L}*|ohne|sin");
    const value = isNo ? "no" : "yes";
    return beginWith(project, { ...box, value, name: translate(isNo ? "No" : "Yes", plan.language) }, language);
  },
});

interface Said {
  entity: Entity;
  field: Field;
  value: string;
  /** As the choice above the list calls it. */
  name?: string;
}

/** The filter of the field begins with the value; where there is none it comes first. */
function beginWith(
  project: ProjectEdit,
  { entity, field, value, name = value }: Said,
  language: Language,
): Changed | Unchanged {
  const names = { entity: entity.plural, field: field.label, value: name };
  const state = property(field);
  let { plan } = project;
  let page = listPageOf(project, entity);
  if (!page) return { say: "" };
  if (!page.source.text.includes(`[${state}, `) && keepsRecords(plan)) {
    const after = withEntity(plan, entity, { ...entity, filters: [...(entity.filters ?? []), field.key] });
    mergePlan(project, after);
    plan = { ...plan, ...after };
    page = listPageOf(project, entity);
  }
  if (!page || !page.source.text.includes(`[${state}, `)) {
    return withChoice(project, { entity, field, label: field.label, values: [value], name, language });
  }
  const { path, source } = page;
  const initial = findAll(source.program, "VariableDeclarator").find(({ node }) => {
    const first = node.id.type === "ArrayPattern" ? node.id.elements[0] : null;
    return first?.type === "Identifier" && first.name === state;
  })?.node.init;
  const argument = initial?.type === "CallExpression" ? initial.arguments[0] : undefined;
  if (!argument) return { say: "" };
  if (textOf(source, argument) === JSON.stringify(value)) return { say: worded(already, language, names) };
  source.edits.overwrite(argument.start, argument.end, JSON.stringify(value));
  project.save(path, source);
  return {
    plan,
    claims: [
      {
        text: worded(did, language, names),
        path,
        holds: (content) => content?.includes(`useState(${JSON.stringify(value)})`) === true,
      },
    ],
    routes: [page.route],
  };
}

interface Choice {
  entity: Entity;
  field: Field;
  label: string;
  values: string[];
  /** As the choice is called. */
  name: string;
  language: Language;
}

/** One more choice above the list, for values that no filter there has as one. */
export function withChoice(
  project: ProjectEdit,
  { entity, field, label, values, name, language }: Choice,
): Changed | Unchanged {
  const condition =
    field.type === "boolean"
      ? `!row.${field.key}`
      : values.length === 1
        ? `row.${field.key} === ${JSON.stringify(values[0])}`
        : values.map((value) => `row.${field.key} === ${JSON.stringify(value)}`).join(" || ");
  return chosen(project, { entity, label, options: [["only", name]], start: "only", condition, language });
}

interface Chosen {
  entity: Entity;
  label: string;
  options: [value: string, name: string][];
  start: string;
  /** True for rows that the choice shows; `kept` is its state. */
  condition: string;
  language: Language;
  /** Modules the condition needs. */
  uses?: [name: string, from: string][];
  rows?: string;
}

export function chosen(project: ProjectEdit, wish: Chosen): Changed | Unchanged {
  const { entity, label, options, start, condition, language } = wish;
  const page = listPageOf(project, entity);
  if (!page) return { say: "" };
  const shownName = options.find(([value]) => value === start)?.[1] ?? "";
  const names = { entity: entity.plural, field: label, value: shownName };
  const { source, path } = page;
  const state = start === "only" ? "narrowed" : "period";
  if (source.text.includes(`[${state}, `)) return { say: worded(already, language, names) };
  const setter = `set${state.charAt(0).toUpperCase()}${state.slice(1)}`;
  addState(page, `const [${state}, ${setter}] = useState("${start}");`);
  if (wish.rows) addState(page, wish.rows);
  narrow(
    page,
    start === "only" ? `narrowed === "" || ${condition.includes("||") ? `(${condition})` : condition}` : condition,
  );
  const list = options
    .map(([value, name]) => `{ value: ${JSON.stringify(value)}, label: ${JSON.stringify(name)} }`)
    .join(", ");
  addControl(
    page,
    `<FilterSelect\n  label=${attribute(label)}\n  value={${state}}\n  options={[${list}]}\n  onChange={${setter}}\n/>`,
  );
  addImport(source, "FilterSelect", "@/components/app/FilterSelect");
  for (const [name, from] of wish.uses ?? []) addImport(source, name, from);
  project.save(path, source);
  return {
    plan: project.plan,
    claims: [
      {
        text: worded(did, language, names),
        path,
        holds: (content) => content?.includes(`useState("${start}")`) === true && content.includes(`value={${state}}`),
      },
    ],
    routes: [page.route],
  };
}

function inPeriod(project: ProjectEdit, { text, period }: Values, language: Language): Changed | Unchanged {
  const { plan } = project;
  const isDay = (field: Field): boolean => field.type === "date";
  const yearly = ({ key, label }: Field): boolean => has(`${key} ${label}`, birthdays);
  const near = entityIn(plan, text);
  const all = (near ? [near, ...plan.entities.filter((one) => one !== near)] : plan.entities).flatMap((entity) =>
    entity.fields.filter(isDay).map((field) => ({ entity, field })),
  );
  const place = has(text, birthdays)
    ? all.find(({ field }) => yearly(field))
    : (fieldIn(plan, text, isDay) ?? (near ? all.find(({ entity }) => entity === near) : all[0]));
  if (!place)
    return {
      say: worded(noDay, language, {
        entity: (near ?? plan.entities[0]!).plural,
        day: (has(text, birthdays) ? birthday : date)[language],
      }),
    };
  const { entity, field } = place;
  const test = yearly(field) ? "comesInPeriod" : "isInPeriod";
  const own = plan.language;
  const outcome = chosen(project, {
    entity,
    label: field.label,
    options: periods.map((one) => [one, periodNames[own][one]]),
    start: period!,
    condition: `${test}(row.${field.key}, period)`,
    language,
    uses: [[test, "@/lib/periods"]],
  });
  if ("claims" in outcome && project.text(periodsFile) === null)
    project.write(periodsFile, periodsCode(own === "en" ? 0 : 6));
  return outcome;
}

/** A list with a state of payment of its own, or what each entry still owes in another list. */
function unpaidOnes(project: ProjectEdit, text: string, language: Language): Changed | Unchanged {
  const { plan } = project;
  const named = entityIn(plan, text) ?? plan.entities[0]!;
  // "Los que deben la cuota" are the people of whom fees are kept.
  const link = has(text, "owes?|owing|schulde[nt]|deben?|adeudan?")
    ? named.fields.find(({ type }) => type === "relation")
    : undefined;
  const near = plan.entities.find(({ key }) => key === link?.to) ?? named;
  const own = paidField(near);
  const label = payment[plan.language];
  const name = notPaid[plan.language];
  if (own)
    return withChoice(project, {
      entity: near,
      field: own.field,
      label: own.field.label,
      values: own.open,
      name,
      language,
    });
  for (const other of plan.entities) {
    const paid = paidField(other);
    const link = other.fields.find((field) => field.type === "relation" && field.to === near.key);
    if (!paid || !link) continue;
    const { many, one } = entityNames(other);
    const open =
      paid.field.type === "boolean"
        ? `!${one}.${paid.field.key}`
        : paid.open.map((value) => `${one}.${paid.field.key} === ${JSON.stringify(value)}`).join(" || ");
    const both = open.includes("||") ? `(${open})` : open;
    return chosen(project, {
      entity: near,
      label: paid.field.label === "" ? label : `${other.singular}`,
      options: [["only", name]],
      start: "only",
      condition: `owed.some((${one}) => ${one}.${property(link)} === row.id && ${both})`,
      language,
      uses: [[many, `@/data/${entityNames(other).file}`]],
      rows: `const owed = useRows(${many});`,
    });
  }
  const elsewhere = plan.entities.find(paidField);
  if (elsewhere) {
    const paid = paidField(elsewhere)!;
    return withChoice(project, {
      entity: elsewhere,
      field: paid.field,
      label: paid.field.label,
      values: paid.open,
      name,
      language,
    });
  }
  return { say: noPaid[language] };
}

const paidOption = /^(?:paid|settled|bezahlt|beglichen|pagad[oa]|abonad[oa])$/i;

/** The field that says whether something is paid, and the values that say it is not. */
function paidField(entity: Entity): { field: Field; open: string[] } | null {
  for (const field of entity.fields) {
    if (field.type === "boolean" && paidOption.test(field.label.trim())) return { field, open: ["no"] };
    if (field.type !== "enum" || !field.options?.some((option) => paidOption.test(option))) continue;
    const done = new Set([...endsOf(field), ...field.options.filter((option) => paidOption.test(option))]);
    return { field, open: field.options.filter((option) => !done.has(option)) };
  }
  return null;
}
