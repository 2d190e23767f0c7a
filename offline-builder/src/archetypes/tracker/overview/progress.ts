/** "Progress per exercise": how a number went over time, for one name at a time. */
import { attribute } from "../../../emit/literal.ts";
import { chartFile, appBlueprint } from "../../../emit/app/app-frame.ts";
import { titleField } from "../../../emit/app/naming.ts";
import { translate } from "../../../language/translate.ts";
import type { DraftPlan, Entity, Field } from "../../../plan/plan.ts";
import type { SourceFile } from "../../archetype.ts";
import { formatFunction, rowsName, type Parts } from "./parts.ts";

const wished =
  /(?<![\p{L}])(?:progress(?:ion)?(?: (?:chart|graph|curve))?|over time|(?:fortschritt|verlauf|entwicklung)\p{L}*|progreso|evolución)(?![\p{L}])/iu;

const onlyWished = /^(?:progress|verlauf|fortschritt|entwicklung|progreso|evolución)$/iu;

interface Followed {
  name: Field;
  date: Field;
  value: Field;
}

/** What is lifted, run or scored, and no count of rounds. */
const counted = /^(?:sets|reps|repetitions|rounds|sätze|wiederholungen|series|repeticiones)$/iu;

/** Null where nobody asked, or where the list has no day, no number or no name for it. */
function followed(entity: Entity, request: string): Followed | null {
  if (!wished.test(request)) return null;
  const name = titleField(entity);
  const date = entity.fields.find(({ type }) => type === "date");
  const numbers = entity.fields.filter(({ type, label }) => ["number", "money"].includes(type) && !counted.test(label));
  const value = numbers.find(({ unit }) => unit !== undefined) ?? numbers[0];
  return name.type === "text" && date && value ? { name, date, value } : null;
}

/** Names come again where they are followed: one entry alone is no progress. */
export function withNamesAgain(entity: Entity, request: string): Entity {
  const found = followed(entity, request);
  if (!found || found.name.samples) return entity;
  // What is drawn from the entries is nothing to type in.
  const typed = entity.fields.filter(({ type, label }) => type !== "text" || !onlyWished.test(label));
  return {
    ...entity,
    fields: typed.map((field) => (field === found.name ? { ...field, repeats: true } : field)),
  };
}

/** `beside`: how many panels stand before it, two in a row. */
export function progressPanel(parts: Parts, beside: number): string {
  const { plan, main } = parts;
  const found = followed(main, plan.request);
  if (!found) return "";
  const { name, date, value } = found;
  return `            <Progress${beside % 2 === 0 ? "\n              wide" : ""}
              title=${attribute(`${value.label}: ${translate("progress", plan.language)}`)}
              label=${attribute(name.label)}
              entries={${rowsName(parts)}.map((row) => ({ name: row.${name.key}, date: row.${date.key}, value: row.${value.key} }))}
              format={${formatFunction(value)}}
            />`;
}

export function progressFiles(plan: DraftPlan): SourceFile[] {
  if (!plan.entities.some((entity) => followed(entity, plan.request))) return [];
  return [
    chartFile(plan, "LineChart"),
    appBlueprint(plan, { blueprint: "app/Progress.tsx", path: "src/components/charts/Progress.tsx" }),
  ];
}

/** Said of what stands there. */
export const progressClaims = (plan: DraftPlan): string[] =>
  plan.entities.slice(0, 1).flatMap((entity) => {
    const found = followed(entity, plan.request);
    if (!found) return [];
    const text = translate("A line over time for each {name}, to choose", plan.language);
    return [text.replace("{name}", plan.language === "de" ? found.name.label : found.name.label.toLowerCase())];
  });
