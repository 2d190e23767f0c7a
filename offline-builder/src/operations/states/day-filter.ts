/** "Can I filter by month?", "nach Jahr filtern", "filter by date": a choice above a list, from the days its entries have. */
import { attribute } from "../../emit/literal.ts";
import { addImport } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { property } from "../../emit/app/naming.ts";
import type { Entity, Field, Language } from "../../plan/plan.ts";
import { locales } from "../../language/translate.ts";
import { operation, worded, type Changed, type Unchanged, type Wording } from "../operation.ts";
import { sourcePaths } from "../pages/routes.ts";
import { entityIn, fieldIn } from "../records/records.ts";
import { has } from "../requests.ts";
import { addControl, addState, listPageOf, narrow, type ListPage } from "../rows/list-page.ts";

type Span = "month" | "year" | "days";

const filters = "filters?|filter(?:ed|ing|able|n)?|narrow|filtern|filtra\\w*|filtro";
const spans: readonly (readonly [Span, string])[] = [
  ["month", "months?|monthly|monate?n?|monats\\w*|mes(?:es)?"],
  ["year", "years?|jahre?n?|jahres\\w*|años?"],
  ["days", "dates?|days?|date range|time range|period|datum|tage?n?|zeitraum|fechas?|días?|periodo|período"],
];

const understood: Wording = { en: "A filter by days.", de: "Ein Filter nach Tagen.", es: "Un filtro por fechas." };
const did: Record<Span, Wording> = {
  month: {
    en: "{entity} can be narrowed by the month of {field}: one choice for each month that occurs",
    de: "{entity} lassen sich nach dem Monat von {field} eingrenzen: eine Wahl je Monat, der vorkommt",
    es: "{entity} se pueden acotar por el mes de {field}: una opción por cada mes que aparece",
  },
  year: {
    en: "{entity} can be narrowed by the year of {field}: one choice for each year that occurs",
    de: "{entity} lassen sich nach dem Jahr von {field} eingrenzen: eine Wahl je Jahr, das vorkommt",
    es: "{entity} se pueden acotar por el año de {field}: una opción por cada año que aparece",
  },
  days: {
    en: "{entity} can be narrowed by {field}, from one day to another",
    de: "{entity} lassen sich nach {field} eingrenzen, von einem Tag bis zu einem anderen",
    es: "{entity} se pueden acotar por {field}, de un día a otro",
  },
};
const already: Wording = {
  en: "{entity} can be narrowed that way already, so I changed nothing.",
  de: "{entity} lassen sich schon so eingrenzen; ich habe nichts geändert.",
  es: "{entity} ya se pueden acotar así y no he cambiado nada.",
};
const noDay: Wording = {
  en: "{entity} have no day to filter by. Add it first: “Add a field Date”. I changed nothing.",
  de: "{entity} haben kein Datum, nach dem sich filtern ließe. Zuerst: „Feld Datum hinzufügen“. Ich habe nichts geändert.",
  es: "{entity} no tienen una fecha por la que filtrar. Antes: «Añade un campo Fecha». No he cambiado nada.",
};

export const dayFilter = operation<{ span: Span; text: string }>({
  id: "day-filter",
  words: "",
  match({ text, language }) {
    if (
      !has(text, filters) ||
      has(text, "this (?:week|month|year)|today|diese\\w* (?:woche|monat|jahr)|heute|hoy|est[ea] (?:semana|mes|año)")
    )
      return null;
    const span = spans.find(([, words]) => has(text, words))?.[0];
    return span ? { confidence: 0.5, values: { span, text }, understood: understood[language] } : null;
  },
  reads: sourcePaths,
  change(project, { span, text }, { language }) {
    const { plan } = project;
    if (plan.entities.length === 0) return { say: "" };
    const isDay = (field: Field): boolean => field.type === "date";
    const near = entityIn(plan, text);
    const dated = plan.entities.find(({ fields }) => fields.some(isDay));
    const place =
      fieldIn(plan, text, isDay) ??
      [near, dated].flatMap((entity) => {
        const field = entity?.fields.find(isDay);
        return entity && field ? [{ entity, field }] : [];
      })[0];
    // A year may be a number of its own: that is a field like any other.
    if (!place && fieldIn(plan, text, () => true)) return { say: "" };
    if (!place) return { say: worded(noDay, language, { entity: (near ?? plan.entities[0]!).plural }) };
    return narrowed(project, { ...place, span, language });
  },
});

interface Narrowing {
  entity: Entity;
  field: Field;
  span: Span;
  language: Language;
}

function narrowed(project: ProjectEdit, wish: Narrowing): Changed | Unchanged {
  const { entity, field, span, language } = wish;
  const page = listPageOf(project, entity);
  if (!page) return { say: "" };
  const names = { entity: entity.plural, field: field.label };
  const { source, path } = page;
  const state = { month: "chosenMonth", year: "chosenYear", days: "fromDay" }[span];
  if (source.text.includes(`[${state}, `)) return { say: worded(already, language, names) };
  const rows = /const shown = (\w+)/.exec(source.text)?.[1];
  if (rows === undefined) return { say: "" };
  if (span === "days") betweenDays(page, wish, project.plan.language);
  else byPart(page, { ...wish, span }, { rows, own: project.plan.language });
  project.save(path, source);
  return {
    plan: project.plan,
    claims: [
      {
        text: worded(did[span], language, names),
        path,
        holds: (content) => content?.includes(`value={${state}}`) === true,
      },
    ],
    routes: [page.route],
  };
}

const labels: Record<Span, Wording> = {
  month: { en: "Month", de: "Monat", es: "Mes" },
  year: { en: "Year", de: "Jahr", es: "Año" },
  days: { en: "{field} from", de: "{field} ab", es: "{field} desde" },
};
const until: Wording = { en: "{field} until", de: "{field} bis", es: "{field} hasta" };

function byPart(
  page: ListPage,
  { field, span }: Narrowing & { span: "month" | "year" },
  { rows, own }: { rows: string; own: Language },
): void {
  const [state, setter] = span === "month" ? ["chosenMonth", "setChosenMonth"] : ["chosenYear", "setChosenYear"];
  const length = span === "month" ? 7 : 4;
  const key = property(field);
  const name =
    span === "month"
      ? `new Intl.DateTimeFormat("${locales[own].tag}", { month: "long", year: "numeric" }).format(new Date(\`\${value}-15\`))`
      : "value";
  addState(page, `const [${state}, ${setter}] = useState("");`);
  narrow(page, `${state} === "" || row.${key}.startsWith(${state})`);
  addControl(
    page,
    `<FilterSelect\n  label=${attribute(labels[span][own])}\n  value={${state}}\n  options={[...new Set(${rows}.map((row) => row.${key}.slice(0, ${length})))]\n    .filter(Boolean)\n    .sort()\n    .reverse()\n    .map((value) => ({ value, label: ${name} }))}\n  onChange={${setter}}\n/>`,
  );
  addImport(page.source, "FilterSelect", "@/components/app/FilterSelect");
}

function betweenDays(page: ListPage, { field }: Narrowing, own: Language): void {
  const key = property(field);
  addState(page, 'const [untilDay, setUntilDay] = useState("");');
  addState(page, 'const [fromDay, setFromDay] = useState("");');
  narrow(page, `(fromDay === "" || row.${key} >= fromDay) && (untilDay === "" || row.${key} <= untilDay)`);
  const input = (wording: Wording, state: string, setter: string): string => {
    const label = worded(wording, own, { field: field.label });
    return `<label className="flex w-full items-center gap-2 text-sm sm:w-auto">\n  <span className="whitespace-nowrap">{${JSON.stringify(label)}}</span>\n  <Input type="date" value={${state}} onChange={(event) => ${setter}(event.target.value)} />\n</label>`;
  };
  addControl(page, `${input(labels.days, "fromDay", "setFromDay")}\n${input(until, "untilDay", "setUntilDay")}`);
  addImport(page.source, "Input", "@/components/ui/input");
}
