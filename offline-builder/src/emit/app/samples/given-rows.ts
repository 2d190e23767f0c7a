import { constValue, appendProperty, keyOf, propertyOf, unwrapped } from "../../../edit/objects.ts";
import { openSource, removeWithLine } from "../../../edit/source.ts";
import type { DraftPlan, Entity } from "../../../plan/plan.ts";
import { property } from "../naming.ts";
import { invented } from "./samples.ts";

const head = "const rows = ";

/**
 * Sample rows that an app brings along, an array literal, with the fields that the list has by now: people add some to it
 * and take others away.
 */
export function asListed(plan: DraftPlan, entity: Entity, rows: string): string {
  const source = openSource("rows.ts", `${head}${rows};`);
  const list = source && constValue(source, "rows");
  if (!source || list?.type !== "ArrayExpression") return rows;
  const added = entity.fields.filter((field) => field.added === true);
  const kept = new Set(["id", ...entity.fields.map((field) => property(field))]);
  for (const [index, element] of list.elements.entries()) {
    const row = element && element.type !== "SpreadElement" ? unwrapped(element) : null;
    if (row?.type !== "ObjectExpression") continue;
    for (const field of added)
      if (!propertyOf(row, property(field)))
        appendProperty(source, row, `${property(field)}: ${invented(plan, entity, { field, index })}`);
    for (const [at, own] of row.properties.entries()) {
      const key = keyOf(own);
      if (key === null || kept.has(key)) continue;
      if (at > 0 && at === row.properties.length - 1) source.edits.remove(row.properties[at - 1]!.end, own.end);
      else removeWithLine(source, own);
    }
  }
  return source.edits.toString().slice(head.length, -1);
}
