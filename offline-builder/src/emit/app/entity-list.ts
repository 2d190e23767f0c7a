import { attribute } from "../literal.ts";
import type { SourceFile } from "../../archetypes/archetype.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, Entity, Field } from "../../plan/plan.ts";
import { moduleText } from "./code.ts";
import { importButton, importCode } from "./csv/csv-import.ts";
import { ownModules, relatedModules } from "./entity-data.ts";
import { rowsCode } from "./entity-views.ts";
import {
  cellCode,
  doneCondition,
  dueField,
  hasStockLevels,
  isNumeric,
  optionsName,
  otherEntity,
  plainCode,
  relatedEntities,
  taxedField,
  taxLabel,
  totalLabel,
} from "./fields.ts";
import { figuresLine } from "./lists/figures-line.ts";
import { apartCode, firstCode, isApart, orderCode } from "./lists/list-order.ts";
import { warningBadges } from "./warnings/warnings.ts";
import { entityNames, property, say, titleCode, titleField } from "./naming.ts";

export interface ListPage {
  /** Route of the list; the detail page stands below it. */
  path: string;
  component: string;
  title: string;
  lead?: string;
  /** Sample rows carry a word that says so. */
  marksSamples?: boolean;
}

/** A page that lists, searches, filters, sorts, exports, adds, edits and deletes rows of one entity. */
export function emitListPage(plan: DraftPlan, entity: Entity, page: ListPage): SourceFile {
  const { language } = plan;
  const names = entityNames(entity);
  const filters = filterFields(entity);
  const t = (phrase: string): string => translate(phrase, language);
  const taxed = taxColumns(plan, entity);
  const body = `export default function ${page.component}Page() {
  const rows = useRows(${names.many});
${relatedEntities(plan, entity)
  .map((other) => `  const ${entityNames(other).one}Rows = useRows(${entityNames(other).many});\n`)
  .join("")}  const [query, setQuery] = useState("");
${filters.map((field) => `  const [${filterState(field)}, set${upper(filterState(field))}] = useState("");\n`).join("")}  const [editing, setEditing] = useState<${names.type} | "new" | null>(null);
  const shown = rows
${filters.map((field) => `    .filter((row) => ${filterState(field)} === "" || ${filterTest(entity, field)})\n`).join("")}    .filter((row) => matches(query, [${searchTexts(plan, entity).join(", ")}]))${orderCode(entity)}${apartCode(entity)}${firstCode(entity)};

${entity.view ? "" : `${columnsCode(plan, entity, page)}\n\n`}  function exportRows() {
    const header = [${[...entity.fields.map((field) => field.label), ...taxed.map(({ label }) => label)].map((label) => JSON.stringify(label)).join(", ")}];
    downloadCsv("${names.file}.csv", header, shown.map((row) => [${[...entity.fields.map((field) => plainCode(plan, field)), ...taxed.map(({ value }) => value)].join(", ")}]));
  }

  return (
    <>
      <PageHeader title=${attribute(page.title)}${page.lead ? ` lead=${attribute(page.lead)}` : ""}>
        <Button variant="outline" size="sm" onClick={exportRows}>
          <Download aria-hidden className="size-4" />
          ${t("Export CSV")}
        </Button>
${importButton(entity)}
        <Button size="sm" onClick={() => setEditing("new")}>
          <Plus aria-hidden className="size-4" />
          ${say("add", entity.singular, language)}
        </Button>
      </PageHeader>
${figuresLine(entity)}      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label=${attribute(say("search", entity.plural, language))} value={query} onChange={setQuery} />
${filters.map((field) => filterCode(plan, entity, field)).join("\n")}
      </div>
      {shown.length > 0 ? (
${rowsCode(plan, entity, page)}
      ) : (
        <EmptyState
          title={rows.length === 0 ? ${JSON.stringify(entity.emptyText ?? say("none", entity.plural, language))} : ${JSON.stringify(t("Nothing matches"))}}
          hint={rows.length === 0 ? undefined : ${JSON.stringify(t("Try another word or remove the filter."))}}
          action={rows.length === 0 ? <Button onClick={() => setEditing("new")}>${say("add", entity.singular, language)}</Button> : undefined}
        />
      )}
      {editing && <${names.form} ${names.one}={editing === "new" ? null : editing} onClose={() => setEditing(null)} />}
    </>
  );
}

${importCode(plan, entity)}`;
  const own = {
    ...ownModules(entity),
    ...relatedModules(plan, entity),
    isSample: "@/data/samples",
    CardPicture: "@/components/app/CardPicture",
    cn: "@/lib/cn",
    ...icons(["Check", "Download", "Pencil", "Plus", "Trash2"]),
  };
  return { path: `src/pages/${page.component}.tsx`, content: moduleText(body, own) };
}

export function icons(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, "lucide-react"]));
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What lists are narrowed by: values to choose from, other rows, texts that come again, yes or no. And low stock. */
function filterFields(entity: Entity): (Field | "low")[] {
  const chosen = entity.fields.filter((field) => field.type === "enum" || field.type === "relation");
  const repeating = entity.fields.filter((field) => field.type === "boolean" || field.repeats);
  const found = [...chosen.slice(0, 2), ...repeating]
    .slice(0, 3)
    .sort((one, other) => entity.fields.indexOf(one) - entity.fields.indexOf(other));
  // Of the days only the one by which something is due says what it is time for.
  const asked = entity.fields.filter(
    (field) =>
      entity.filters?.includes(field.key) &&
      !found.includes(field) &&
      (field.type !== "date" || field === dueField(entity)),
  );
  return hasStockLevels(entity) ? [...found.slice(0, 1), ...asked, "low"] : [...found, ...asked];
}

function filterState(field: Field | "low"): string {
  return field === "low" ? "level" : property(field);
}

function filterTest(entity: Entity, field: Field | "low"): string {
  if (field === "low") return `isLow(row) === (level === "low")`;
  if (field.type === "date") {
    const done = doneCondition(entity, "row");
    const open = done === null ? "" : ` && !(${done})`;
    return `(row.${field.key} !== "" && row.${field.key} <= inDays(${field.key} === "week" ? 7 : 0)${open})`;
  }
  return field.type === "boolean"
    ? `row.${field.key} === (${field.key} === "yes")`
    : `row.${property(field)} === ${property(field)}`;
}

function filterCode(plan: DraftPlan, entity: Entity, field: Field | "low"): string {
  const state = filterState(field);
  const t = (phrase: string): string => JSON.stringify(translate(phrase, plan.language));
  const options =
    field === "low"
      ? `[{ value: "low", label: ${t("Low stock")} }, { value: "fine", label: ${t("Enough in stock")} }]`
      : filterOptions(plan, entity, field);
  const label = field === "low" ? translate("Level", plan.language) : field.label;
  return `        <FilterSelect
          label=${attribute(label)}
          value={${state}}
          options={${options}}
          onChange={set${upper(state)}}
        />`;
}

function filterOptions(plan: DraftPlan, entity: Entity, field: Field): string {
  const label = (phrase: string): string => JSON.stringify(translate(phrase, plan.language));
  if (field.type === "enum") return `${optionsName(entity, field)}.map((value) => ({ value, label: value }))`;
  if (field.type === "boolean")
    return `[{ value: "yes", label: ${label("Yes")} }, { value: "no", label: ${label("No")} }]`;
  if (field.type === "date")
    return `[{ value: "now", label: ${label("Due now")} }, { value: "week", label: ${label("Due within 7 days")} }]`;
  if (field.type === "text")
    return `distinct(rows.map((row) => row.${field.key})).map((value) => ({ value, label: value }))`;
  return relationOptions(plan, field);
}

function relationOptions(plan: DraftPlan, field: Field): string {
  const other = otherEntity(plan, field);
  return `${entityNames(other).one}Rows.map((row) => ({ value: row.id, label: ${titleCode(other, "row")} }))`;
}

function searchTexts(plan: DraftPlan, entity: Entity): string[] {
  return entity.fields
    .filter((field) => ["text", "long-text", "email", "phone", "enum", "relation"].includes(field.type))
    .map((field) => plainCode(plan, field))
    .concat(titleField(entity).type === "date" ? [titleCode(entity, "row")] : []);
}

/** The title first and linked, long texts only on the row's own page; phones show the title and one more. */
function columnsCode(plan: DraftPlan, entity: Entity, page: ListPage): string {
  const names = entityNames(entity);
  const title = titleField(entity);
  const rest = entity.fields
    .filter((field) => field !== title && !["long-text", "url", "image", "file"].includes(field.type))
    .slice(0, 6);
  const stock = hasStockLevels(entity) ? rest.filter((field) => field.key === "stock") : [];
  // Where nothing is ever done with, the day it is time for says more than how much or which kind.
  const due = doneCondition(entity, "row") === null ? rest.filter((field) => field === dueField(entity)) : [];
  // A note that nobody has to write does not say whose row it is.
  const whose = title.required === true ? [] : rest.filter((field) => field.type === "relation" && field.required);
  const always = new Set([
    ...whose.slice(0, 1),
    ...(stock.length > 0 || due.length > 0
      ? [...stock, ...due]
      : rest.filter((field) => isNumeric(field) || ["enum", "boolean"].includes(field.type))
    ).slice(0, 1),
  ]);
  const sample = page.marksSamples
    ? ` {isSample(row) && <Badge className="ml-2">${translate("Sample", plan.language)}</Badge>}`
    : "";
  const warned = warningBadges(entity, "row");
  const classes = entity.apart?.grey
    ? `{cn("font-medium underline-offset-4 hover:underline", ${isApart(entity, "row")} && "text-muted-foreground")}`
    : `"font-medium underline-offset-4 hover:underline"`;
  const link = `<Link to={\`${page.path}/\${row.id}\`} className=${classes}>{${titleCode(entity, "row")}}</Link>`;
  const lines = rest.map((field) => {
    const parts = [
      `header: ${JSON.stringify(field.label)}`,
      `cell: (row) => ${listCell(plan, entity, field)}`,
      `sortBy: (row) => ${sortCode(plan, field)}`,
      ...(isNumeric(field) ? ["numeric: true"] : []),
      ...(always.has(field) ? [] : ["wide: true"]),
    ];
    return `    { ${parts.join(", ")} },`;
  });
  for (const { label, value } of taxColumns(plan, entity))
    lines.push(
      `    { header: ${JSON.stringify(label)}, cell: (row) => formatMoney(${value}), sortBy: (row) => ${value}, numeric: true, wide: true },`,
    );
  const first = `    { header: ${JSON.stringify(title.label)}, cell: (row) => ${sample || warned ? `<>${link}${sample}${warned}</>` : link}, sortBy: (row) => row.${property(title)} },`;
  return `  const columns: Column<${names.type}>[] = [\n${[first, ...lines].join("\n")}\n  ];`;
}

function taxColumns(plan: DraftPlan, entity: Entity): { label: string; value: string }[] {
  const taxed = taxedField(entity);
  if (!taxed) return [];
  return [
    { label: taxLabel(plan, entity), value: "taxOf(row)" },
    { label: totalLabel(plan), value: `row.${taxed.key} + taxOf(row)` },
  ];
}

function listCell(plan: DraftPlan, entity: Entity, field: Field): string {
  if (field.key !== "stock" || !hasStockLevels(entity)) return cellCode(plan, field, { entity });
  return `(isLow(row) ? <Badge tone="danger">${translate("Low", plan.language)} · {formatNumber(row.stock)}</Badge> : formatNumber(row.stock))`;
}

function sortCode(plan: DraftPlan, field: Field): string {
  return field.type === "boolean" ? `Number(row.${field.key})` : plainCode(plan, field);
}
