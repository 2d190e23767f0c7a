import { attribute } from "../literal.ts";
import type { SourceFile } from "../../archetypes/archetype.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, Entity, Field } from "../../plan/plan.ts";
import { decisionActions } from "./decisions/approvals.ts";
import { moduleText } from "./code.ts";
import { ownModules, relatedModules } from "./entity-data.ts";
import {
  cellCode,
  comesRound,
  doneTodayCode,
  portionsOf,
  relatedEntities,
  taxedField,
  taxLabel,
  totalLabel,
  type PortionFields,
} from "./fields.ts";
import { isPreset } from "./forms/entity-form.ts";
import { icons } from "./entity-list.ts";
import { warningBadges } from "./warnings/warnings.ts";
import { entityNames, property, say, titleCode, titleField } from "./naming.ts";

export interface DetailPage {
  component: string;
  /** Route and title of the list it belongs to. */
  listPath: string;
  listTitle: string;
  /** Routes of detail pages by entity key, for links to related rows. */
  paths: Record<string, string>;
  /** JSX below the facts, with what it imports. */
  extra?: { code: string; modules: Record<string, string> };
  /** Buttons beside editing, and the functions they call. */
  actions?: { code: string; before: string; modules: Record<string, string> };
}

/** One row with all its fields, and the rows of other lists that point to it. */
export function emitDetailPage(plan: DraftPlan, entity: Entity, page: DetailPage): SourceFile {
  const { language } = plan;
  const names = entityNames(entity);
  const decides = decisionActions(plan, entity);
  const title = titleCode(entity, names.one);
  const facts = entity.fields.filter((field) => field !== titleField(entity));
  const pointing = plan.entities.filter((other) => other !== entity && relatedEntities(plan, other).includes(entity));
  const body = `export default function ${page.component}Page() {
  const { id = "" } = useParams();
  const ${names.one} = useRows(${names.many}).find((row) => row.id === id);
  return ${names.one} ? <${names.type}View ${names.one}={${names.one}} /> : <NotFound />;
}

function ${names.type}View({ ${names.one} }: { ${names.one}: ${names.type} }) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(false);
${decides?.state ?? ""}${pointing.some((other) => isPreset(plan, other)) ? `  const [adding, setAdding] = useState("");\n` : ""}${relatedEntities(
    plan,
    entity,
  )
    .map((other) => `  const ${entityNames(other).one}Rows = useRows(${entityNames(other).many});\n`)
    .join("")}${pointing.map((other) => pointingRows(other, entity, names.one)).join("")}
  function remove() {
    navigate(${JSON.stringify(page.listPath)});
    removeWithUndo(${names.many}, ${names.one}, ${title});
  }
${page.actions?.before ?? ""}${decides?.before ?? ""}
  return (
    <>
      <Link to=${attribute(page.listPath)} className="mb-3 inline-flex min-h-9 items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
        <ArrowLeft aria-hidden className="size-4" />
        ${say("back", page.listTitle, language)}
      </Link>
      <PageHeader title={${title}}>
${doneButton(plan, entity)}${decides ? `${decides.code}\n` : ""}${page.actions ? `${page.actions.code}\n` : ""}        <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
          <Pencil aria-hidden className="size-4" />
          ${translate("Edit", language)}
        </Button>
        <Button variant="ghost" size="sm" onClick={remove}>
          <Trash2 aria-hidden className="size-4" />
          ${translate("Delete", language)}
        </Button>
      </PageHeader>
${
  entity.warnings?.length
    ? `      <p className="mb-4 flex flex-wrap gap-2">${warningBadges(entity, names.one)}</p>
`
    : ""
}      <dl className="grid gap-x-8 gap-y-5 rounded-card border bg-card p-6 sm:grid-cols-2 lg:grid-cols-3">
${facts
  .map((field) => factCode(plan, entity, field))
  .filter(Boolean)
  .join("\n")}
${taxFacts(plan, entity)}      </dl>
${pointing.map((other) => pointingList(plan, { other, to: entity }, page.paths[other.key])).join("")}${page.extra ? `${page.extra.code}\n` : ""}      {editing && <${names.form} ${names.one}={${names.one}} onClose={() => setEditing(false)} />}
${decides?.form ? `      ${decides.form}\n` : ""}    </>
  );
}`;
  const own = {
    ...ownModules(entity),
    ...relatedModules(plan, entity),
    ...Object.assign({}, ...pointing.map((other) => ownModules(other))),
    ...icons(["ArrowLeft", "Check", "Pencil", "Trash2"]),
    ...page.extra?.modules,
    ...page.actions?.modules,
    ...decides?.modules,
    ...icons(["Plus"]),
    ...ruleModule(entity),
  };
  const text = moduleText(body, own, [`import NotFound from "@/pages/NotFound";`]);
  return { path: `src/pages/${page.component}.tsx`, content: text };
}

function doneButton(plan: DraftPlan, entity: Entity): string {
  if (!comesRound(entity)) return "";
  return `        <Button size="sm" onClick={() => ${doneTodayCode(entity, entityNames(entity).one)}}>
          <Check aria-hidden className="size-4" />
          ${translate("Done today", plan.language)}
        </Button>
`;
}

/** Rules are called the same in each data file; this page means those of its own entity. */
function ruleModule(entity: Entity): Record<string, string> {
  const path = `@/data/${entityNames(entity).file}`;
  return { isOverdue: path, isLow: path, taxOf: path };
}

function factCode(plan: DraftPlan, entity: Entity, field: Field): string {
  const portions = portionsOf(entity);
  if (field === portions?.servings) return "";
  if (field === portions?.ingredients) return portionsCode(entity, portions);
  const value = cellCode(plan, field, { entity, row: entityNames(entity).one });
  const shown = value.startsWith("<") ? value : `{${value}}`;
  const wide = field.type === "long-text" ? ` className="sm:col-span-2 lg:col-span-3"` : "";
  const empty = ["text", "long-text", "email", "phone", "url", "date", "time", "relation"].includes(field.type);
  return `        <div${wide}>
          <dt className="text-sm text-muted-foreground">${field.label}</dt>
          <dd className="mt-0.5${field.type === "long-text" ? " whitespace-pre-line" : ""}${empty ? " empty:before:content-['–']" : ""}">${shown}</dd>
        </div>`;
}

/** For how many it is written stands with the amounts, which follow when it is for more. */
function portionsCode(entity: Entity, { servings, ingredients }: PortionFields): string {
  const { one } = entityNames(entity);
  const value = `${one}.${property(servings)}`;
  return `        <div className="sm:col-span-2 lg:col-span-3">
          <dt className="text-sm text-muted-foreground">${ingredients.label}</dt>
          <dd className="mt-1.5">
            <Portions key={${value}} label=${attribute(servings.label)} servings={${value}} ingredients={${one}.${property(ingredients)}} />
          </dd>
        </div>`;
}

/** What a tax adds and what is then to pay. */
function taxFacts(plan: DraftPlan, entity: Entity): string {
  const taxed = taxedField(entity);
  if (!taxed) return "";
  const { one } = entityNames(entity);
  const fact = (label: string, value: string): string => `        <div>
          <dt className="text-sm text-muted-foreground">${label}</dt>
          <dd className="mt-0.5">{formatMoney(${value})}</dd>
        </div>
`;
  return `${fact(taxLabel(plan, entity), `taxOf(${one})`)}${fact(totalLabel(plan), `${one}.${taxed.key} + taxOf(${one})`)}`;
}

function pointingRows(other: Entity, entity: Entity, one: string): string {
  const names = entityNames(other);
  const field = other.fields.find((candidate) => candidate.type === "relation" && candidate.to === entity.key);
  return field
    ? `  const own${names.type}Rows = useRows(${names.many}).filter((row) => row.${property(field)} === ${one}.id);\n`
    : "";
}

interface Pointing {
  other: Entity;
  /** What its rows point to. */
  to: Entity;
}

function pointingList(plan: DraftPlan, { other, to }: Pointing, path: string | undefined): string {
  const names = entityNames(other);
  const title = titleCode(other, "row");
  const second = other.fields.find((field) => ["money", "date", "number"].includes(field.type));
  const name = path
    ? `<Link to={\`${path}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">{${title}}</Link>`
    : `<span className="font-medium">{${title}}</span>`;
  const value = second ? valueOf(plan, second) : "";
  return `      <Panel title=${attribute(other.plural)} className="mt-6">
        {own${names.type}Rows.length === 0 && <p className="text-muted-foreground">${say("none", other.plural, plan.language)}.</p>}
        <ul className="divide-y">
          {own${names.type}Rows.map((row) => (
            <li key={row.id} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
              ${name}
${value ? `              <span className="text-muted-foreground tabular-nums">{${value}}</span>\n` : ""}            </li>
          ))}
        </ul>
${isPreset(plan, other) ? addRelated(plan, { other, to }) : ""}      </Panel>
`;
}

/** A row that points here is added here, with the pointer set. */
function addRelated(plan: DraftPlan, { other, to }: Pointing): string {
  const names = entityNames(other);
  const field = other.fields.find((candidate) => candidate.type === "relation" && candidate.to === to.key);
  if (!field) return "";
  return `        <Button variant="outline" size="sm" className="mt-4" onClick={() => setAdding("${other.key}")}>
          <Plus aria-hidden className="size-4" />
          ${say("add", other.singular, plan.language)}
        </Button>
        {adding === "${other.key}" && (
          <${names.form} ${names.one}={null} preset={{ ${property(field)}: ${entityNames(to).one}.id }} onClose={() => setAdding("")} />
        )}
`;
}

function valueOf(plan: DraftPlan, field: Field): string {
  if (field.type === "date") return `formatDay(row.${field.key})`;
  return cellCode(plan, field);
}
