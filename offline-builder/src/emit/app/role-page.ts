/** A page for people of one kind: what there is for them, and what they add. */
import type { SourceFile } from "../../archetypes/archetype.ts";
import { localized, type Localized } from "../../lexicon/entities/entity.ts";
import type { DraftPlan, Entity, PlannedPage } from "../../plan/plan.ts";
import { attribute } from "../literal.ts";
import { moduleText } from "./code.ts";
import { ownModules, relatedModules } from "./entity-data.ts";
import { icons } from "./entity-list.ts";
import { relatedEntities } from "./fields.ts";
import { emitForm } from "./forms/entity-form.ts";
import { entityNames, say, titleCode } from "./naming.ts";
import { besides } from "./warnings/picked-page.ts";

const leads: Localized = [
  "What there is for you, and what you can add.",
  "Was es hier für Sie gibt, und was Sie eintragen können.",
  "Lo que hay para ti y lo que puedes añadir.",
];
const most = 8;

export function emitRolePage(
  plan: DraftPlan,
  page: PlannedPage,
  pathOf: (entity: Entity) => string,
): readonly SourceFile[] {
  const { adds: added, sees: seen } = page.role!;
  const listed = (keys: readonly string[]): Entity[] =>
    keys.flatMap((key) => plan.entities.find((entity) => entity.key === key) ?? []);
  const [adds, sees] = [listed(added), listed([...seen, ...added])];
  const read = [...new Set([...sees, ...sees.flatMap((entity) => relatedEntities(plan, entity))])];
  const body = `export default function ${page.component}Page() {
${read.map((entity) => `  const ${entityNames(entity).one}Rows = useRows(${entityNames(entity).many});`).join("\n")}
${adds.length > 0 ? `  const [adding, setAdding] = useState("");\n` : ""}  return (
    <>
      <PageHeader title=${attribute(page.title)} lead=${attribute(localized(leads, plan.language))}>
${adds.map((entity, at) => addButton(plan, entity, at > 0)).join("\n")}
      </PageHeader>
      <div className="grid gap-6 lg:grid-cols-2">
${sees.map((entity) => panel(plan, entity, pathOf(entity))).join("\n")}
      </div>
${adds.map(formCode).join("\n")}
    </>
  );
}`;
  const modules = Object.assign(
    {},
    ...read.map((entity) => ({ ...ownModules(entity), ...relatedModules(plan, entity) })),
    icons(["Plus"]),
  ) as Record<string, string>;
  return [
    ...adds.map((entity) => emitForm(plan, entity)),
    { path: `src/pages/${page.component}.tsx`, content: moduleText(body, modules) },
  ];
}

function addButton(plan: DraftPlan, entity: Entity, isSecond: boolean): string {
  return `        <Button size="sm"${isSecond ? ` variant="outline"` : ""} onClick={() => setAdding(${JSON.stringify(entity.key)})}>
          <Plus aria-hidden className="size-4" />
          ${say("add", entity.singular, plan.language)}
        </Button>`;
}

function formCode(entity: Entity): string {
  const names = entityNames(entity);
  return `      {adding === ${JSON.stringify(entity.key)} && <${names.form} ${names.one}={null} onClose={() => setAdding("")} />}`;
}

function panel(plan: DraftPlan, entity: Entity, path: string): string {
  const { one } = entityNames(entity);
  return `        <Panel title=${attribute(entity.plural)}>
          {${one}Rows.length === 0 && <p className="text-muted-foreground">${say("none", entity.plural, plan.language)}</p>}
          <ul className="divide-y">
            {${one}Rows.slice(-${most}).reverse().map((row) => (
              <li key={row.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <Link to={\`${path}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">
                  {${titleCode(entity, "row")}}
                </Link>
                <span className="text-sm text-muted-foreground">{[${besides(plan, entity).join(", ")}].filter(Boolean).join(" · ")}</span>
              </li>
            ))}
          </ul>
          <Link to=${attribute(path)} className="mt-3 inline-flex min-h-9 items-center text-sm underline underline-offset-4">
            ${say("back", entity.plural, plan.language)} ({${one}Rows.length})
          </Link>
        </Panel>`;
}
