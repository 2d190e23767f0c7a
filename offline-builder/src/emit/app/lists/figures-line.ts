/** Figures that the request asks for: above their list and on the first page. */
import type { DraftPlan, Entity, StatedFigure } from "../../../plan/plan.ts";
import { withUnit } from "../fields.ts";
import { entityNames } from "../naming.ts";
import { allOf } from "../warnings/conditions.ts";

/** The value as text; `rows` is the name of all entries in the code around. */
function figureValue(entity: Entity, { sum, when }: StatedFigure, rows: string): string {
  const meant = when.length > 0 ? `${rows}.filter((row) => ${allOf(entity, when)})` : rows;
  const field = entity.fields.find(({ key }) => key === sum);
  if (!field) return `formatNumber(${meant}.length)`;
  const total = `${meant}.reduce((sum, row) => sum + row.${field.key}, 0)`;
  return field.type === "money" ? `formatMoney(${total})` : withUnit(`formatNumber(${total})`, field);
}

export function figuresLine(entity: Entity): string {
  const figures = entity.figures ?? [];
  if (figures.length === 0) return "";
  const items = figures.map(
    (figure) => `        <div className="flex items-baseline gap-2">
          <dt className="text-sm text-muted-foreground">{${JSON.stringify(figure.label)}}</dt>
          <dd className="text-heading tabular-nums">{${figureValue(entity, figure, "rows")}}</dd>
        </div>`,
  );
  return `      <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
${items.join("\n")}
      </dl>
`;
}

/** What the request itself asks to be shown, before what an overview usually shows. */
export function overviewFigures({ entities }: DraftPlan): string[] {
  return entities.flatMap((entity) =>
    (entity.figures ?? []).map(
      (figure) =>
        `{ label: ${JSON.stringify(figure.label)}, value: ${figureValue(entity, figure, `${entityNames(entity).one}Rows`)} }`,
    ),
  );
}
