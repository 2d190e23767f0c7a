import { attribute } from "../../../emit/literal.ts";
import { hasStockLevels, isCountedByWeek, optionsName, otherEntity } from "../../../emit/app/fields.ts";
import { entityNames, property, titleField } from "../../../emit/app/naming.ts";
import { liesAhead } from "../../../emit/app/samples/samples.ts";
import type { Field } from "../../../plan/plan.ts";
import { trackerTexts } from "../texts.ts";
import type { Parts } from "./parts.ts";
import { groupsOf, rowsName, formatFunction, partsOf } from "./parts.ts";

export /** One over time and one by kind; without time two of the kinds. */
function charts(parts: Parts): string[] {
  const relation = parts.date ? null : parts.main.fields.find((field) => field.type === "relation");
  const groups = groupsOf(parts.main).filter((field) => field.type !== "relation");
  const wished = monthly(parts);
  const first = wished ?? (parts.date ? timeChart(parts) : relation ? relationChart(parts) : "");
  return [first, ...groups.slice(0, first ? 1 : 2).map((group) => groupChart(parts, group))];
}

const byMonth =
  /(?<![\p{L}])(\p{L}+) (?:per|by|each|every|a|pro|je|im|por|al) (?:month|monat|mes)(?![\p{L}])|(?<![\p{L}])(?:monthly|monatliche?n?) (\p{L}+)/iu;

/** "Sales per month": of the list that is named, when the page is about another. */
function monthly({ plan, main }: Parts): string | null {
  const [, before, after] = byMonth.exec(plan.request) ?? [];
  const said = (before ?? after)?.toLowerCase();
  const other = plan.entities.find(
    (entity) => entity !== main && [entity.singular, entity.plural].some((label) => label.toLowerCase() === said),
  );
  const parts = other && partsOf(plan, other);
  return parts?.date ? timeChart(parts, parts.main.plural) : null;
}

/** `subject`: what the bars are of, where the page is about something else. */
function timeChart(parts: Parts, subject?: string): string {
  const { plan, main, date, measure } = parts;
  if (!date) return "";
  if (isCountedByWeek(main)) return weekChart(parts, date);
  const rows = rowsName(parts);
  const value = measure
    ? `${rows}.filter((row) => row.${date.key}.startsWith(month.key)).reduce((sum, row) => sum + row.${measure.key}, 0)`
    : `${rows}.filter((row) => row.${date.key}.startsWith(month.key)).length`;
  const title = trackerTexts[plan.language].byMonth(subject ?? measure?.label ?? main.plural);
  return `            <Panel title=${attribute(title)}>
              <ColumnChart
                label=${attribute(title)}
                columns={lastMonths(6${liesAhead(plan, main, date) ? ", 4" : ""}).map((month) => ({
                  label: month.label,
                  value: ${value},
                }))}
                format={${formatFunction(measure)}}
              />
            </Panel>`;
}

function weekChart(parts: Parts, date: Field): string {
  const { plan, main, measure } = parts;
  const rows = rowsName(parts);
  const value = measure
    ? `inWeek(${rows}, 5 - index)`
    : `${rows}.filter((row) => row.${date.key} >= week.first && row.${date.key} <= week.last).length`;
  const title = trackerTexts[plan.language].byWeek(measure?.label ?? main.plural);
  return `            <Panel title=${attribute(title)}>
              <ColumnChart
                label=${attribute(title)}
                columns={lastWeeks(6).map((week${measure ? ", index" : ""}) => ({
                  label: week.label,
                  value: ${value},
                }))}
                format={formatNumber}
              />
            </Panel>`;
}

function relationChart(parts: Parts): string {
  const { plan, main } = parts;
  const field = main.fields.find((candidate) => candidate.type === "relation");
  if (!field) return "";
  const other = otherEntity(plan, field);
  const title = trackerTexts[plan.language].by(field.label);
  return `            <Panel title=${attribute(`${main.plural} ${title}`)}>
              <BarList
                bars={${entityNames(other).one}Rows.map((${entityNames(other).one}) => ({
                  label: ${entityNames(other).one}.${property(titleField(other))},
                  value: ${rowsName(parts)}.filter((row) => row.${property(field)} === ${entityNames(other).one}.id).length,
                })).toSorted((one, other) => other.value - one.value).slice(0, 8)}
                format={formatNumber}
              />
            </Panel>`;
}

function groupChart(parts: Parts, group: Field): string {
  const { plan, main, measure } = parts;
  const rows = rowsName(parts);
  const stock = hasStockLevels(main);
  const money = measure && measure.type === "money" && !stock;
  const test =
    group.type === "boolean"
      ? `row.${group.key} === (value === ${JSON.stringify(group.label)})`
      : `row.${group.key} === value`;
  const inGroup = `${rows}.filter((row) => ${test})`;
  const value = stock
    ? `${inGroup}.reduce((sum, row) => sum + row.stock * row.price, 0)`
    : money
      ? `${inGroup}.reduce((sum, row) => sum + row.${measure.key}, 0)`
      : `${inGroup}.length`;
  const texts = trackerTexts[plan.language];
  const subject = stock ? texts.inventoryValue : money ? measure.label : main.plural;
  return `            <Panel title=${attribute(`${subject} ${texts.by(group.label)}`)}>
              <BarList
                bars={${groupValues(parts, group)}.map((value) => ({
                  label: value,
                  value: ${value},
                }))}
                format={${stock || money ? "formatRoundMoney" : "formatNumber"}}
              />
            </Panel>`;
}

function groupValues(parts: Parts, group: Field): string {
  const { plan, main } = parts;
  if (group.type === "enum") return optionsName(main, group);
  if (group.type === "boolean") return JSON.stringify([group.label, trackerTexts[plan.language].not(group.label)]);
  return `distinct(${rowsName(parts)}.map((row) => row.${group.key}))`;
}
