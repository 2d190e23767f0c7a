/** A page that picks entries of several lists: those that stand out, or those of today. */
import { attribute } from "../../literal.ts";
import type { SourceFile } from "../../../archetypes/archetype.ts";
import { pickedTexts } from "../../../archetypes/tracker/declared/picked-texts.ts";
import type { DraftPlan, Entity, Field, PlannedPage } from "../../../plan/plan.ts";
import { moduleText } from "../code.ts";
import { entityNames, titleCode, titleField } from "../naming.ts";
import { warningsOf } from "./warnings.ts";
import { cellText, relatedEntities } from "../fields.ts";

export const attentionPage = "Attention";
export const todayPage = "Today";

/** The day on which an entry takes place; what is due or was born then does not. */
export function happeningDay(entity: Entity): Field | undefined {
  return entity.fields.find(
    ({ type, label }) => type === "date" && /^(?:date|day|datum|tag|fecha)(?:$|\s)/iu.test(label),
  );
}

export function emitPickedPage(plan: DraftPlan, page: PlannedPage, pathOf: (entity: Entity) => string): SourceFile {
  const texts = pickedTexts[plan.language];
  const attends = page.component === attentionPage;
  const shown = plan.entities.filter((entity) => (attends ? warningsOf(entity).length > 0 : happeningDay(entity)));
  const related = shown.flatMap((entity) => (attends ? [] : relatedEntities(plan, entity)));
  const read = [...new Set([...shown, ...related])];
  const body = `export default function ${page.component}Page() {
${read.map((entity) => `  const ${entityNames(entity).one}Rows = useRows(${entityNames(entity).many});`).join("\n")}
${shown.map((entity) => pickCode(entity, attends)).join("\n")}
  return (
    <>
      <PageHeader title=${attribute(page.title)} lead=${attribute(attends ? texts.attentionLead : texts.todayLead)} />
      <div className="grid gap-6 lg:grid-cols-2">
${shown.map((entity) => panelCode(plan, entity, { attends, path: pathOf(entity) })).join("\n")}
      </div>
    </>
  );
}`;
  const modules = Object.assign(
    {},
    ...read.map((entity) => {
      const names = entityNames(entity);
      return {
        [`${names.one}Warnings`]: `@/data/${names.file}`,
        [names.many]: `@/data/${names.file}`,
        [`${names.one}Name`]: `@/data/${names.file}`,
      };
    }),
  ) as Record<string, string>;
  return { path: `src/pages/${page.component}.tsx`, content: moduleText(body, modules) };
}

function pickCode(entity: Entity, attends: boolean): string {
  const { one } = entityNames(entity);
  if (attends) return `  const ${one}Picked = ${one}Rows.filter((row) => ${one}Warnings(row).length > 0);`;
  const day = happeningDay(entity)!;
  const time = entity.fields.find(({ type }) => type === "time");
  const sorted = time ? `.toSorted((one, other) => one.${time.key}.localeCompare(other.${time.key}))` : "";
  return `  const ${one}Picked = ${one}Rows.filter((row) => row.${day.key} === today())${sorted};`;
}

interface PanelPlace {
  attends: boolean;
  path: string;
}

function panelCode(plan: DraftPlan, entity: Entity, { attends, path }: PanelPlace): string {
  const { one } = entityNames(entity);
  const texts = pickedTexts[plan.language];
  const right = attends
    ? `<span className="flex flex-wrap gap-1">{${one}Warnings(row).map((text) => <Badge key={text} tone="danger">{text}</Badge>)}</span>`
    : `<span className="text-sm text-muted-foreground">{[${besides(plan, entity).join(", ")}].filter(Boolean).join(" · ")}</span>`;
  return `        <Panel title=${attribute(entity.plural)}>
          {${one}Picked.length === 0 && <p className="text-muted-foreground">${attends ? texts.allWell : texts.nothingToday}</p>}
          <ul className="divide-y">
            {${one}Picked.map((row) => (
              <li key={row.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                <Link to={\`${path}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">
                  {${titleCode(entity, "row")}}
                </Link>
                ${right}
              </li>
            ))}
          </ul>
        </Panel>`;
}

/** When, whose and in which state: enough to know it by. */
export function besides(plan: DraftPlan, entity: Entity): string[] {
  const chosen = entity.fields.filter(
    (field) => field !== titleField(entity) && ["time", "relation", "enum"].includes(field.type),
  );
  return chosen.slice(0, 4).map((field) => cellText(plan, field, "row"));
}
