import { overviewFigures } from "../../../emit/app/lists/figures-line.ts";
import { dueField, hasStockLevels, isCountedByWeek } from "../../../emit/app/fields.ts";
import { entityNames } from "../../../emit/app/naming.ts";
import { translate } from "../../../language/translate.ts";
import type { Field } from "../../../plan/plan.ts";
import { trackerTexts } from "../texts.ts";
import type { Parts } from "./parts.ts";
import { isSummed, rowsName, amount } from "./parts.ts";

export function figureLines(parts: Parts): string[] {
  const { plan, main, date, measure } = parts;
  const texts = trackerTexts[plan.language];
  const rows = rowsName(parts);
  const label = (text: string): string => `label: ${JSON.stringify(text)}`;
  const lines = [...overviewFigures(plan), `{ ${label(main.plural)}, value: formatNumber(${rows}.length) }`];
  if (hasStockLevels(main)) {
    lines.push(
      `{ ${label(texts.inventoryValue)}, value: formatRoundMoney(${rows}.reduce((sum, row) => sum + row.stock * row.price, 0)) }`,
    );
    lines.push(
      `{ ${label(texts.lowStock)}, value: formatNumber(${rows}.filter(isLow).length), note: low.length > 0 ? low[0].name : undefined, tone: "bad" }`,
    );
  } else if (measure && date) {
    const [sum, now, before] = isCountedByWeek(main)
      ? ["inWeek", texts.thisWeek, texts.lastWeek]
      : ["inMonth", texts.thisMonth, texts.lastMonth];
    const last = amount(`${sum}(${rows}, 1)`, measure);
    const note = last.startsWith("`") ? `${last.slice(0, -1)} ${before}\`` : `\`\${${last}} ${before}\``;
    lines.push(
      `{ ${label(`${now}: ${measure.label}`)}, value: ${amount(`${sum}(${rows}, 0)`, measure)}, note: ${note} }`,
    );
  }
  if (!hasStockLevels(main)) {
    for (const field of main.fields.filter(isSummed).slice(0, 2)) {
      const total = `${translate("Total", plan.language)}: ${field.label}`;
      lines.push(`{ ${label(total)}, value: ${amount(sumExpression(rows, field), field)} }`);
    }
    lines.push(...shares(parts));
  }
  if (dueField(main))
    lines.push(`{ ${label(texts.overdue)}, value: formatNumber(${rows}.filter(isOverdue).length), tone: "bad" }`);
  const status = main.fields.find((field) => field.type === "enum" && field.key === "status");
  for (const option of status?.options ?? []) {
    lines.push(
      `{ ${label(option)}, value: formatNumber(${rows}.filter((row) => row.status === ${JSON.stringify(option)}).length) }`,
    );
  }
  for (const other of plan.entities.filter((entity) => entity !== main))
    lines.push(`{ ${label(other.plural)}, value: formatNumber(${entityNames(other).one}Rows.length) }`);
  const group = main.like ? undefined : main.fields.find((field) => field.type === "enum");
  for (const option of status ? [] : (group?.options ?? [])) {
    lines.push(
      `{ ${label(option)}, value: formatNumber(${rows}.filter((row) => row.${group!.key} === ${JSON.stringify(option)}).length) }`,
    );
  }
  return lines.slice(0, 4);
}

function sumExpression(rows: string, measure: Field): string {
  return `${rows}.reduce((sum, row) => sum + row.${measure.key}, 0)`;
}

/** How many say yes, and which part of all that is. */
function shares(parts: Parts): string[] {
  const rows = rowsName(parts);
  return parts.main.fields
    .filter((field) => field.type === "boolean")
    .map((field) => {
      const count = `${rows}.filter((row) => row.${field.key}).length`;
      const share = `\`\${formatNumber(Math.round((100 * ${count}) / ${rows}.length))} %\``;
      return `{ label: ${JSON.stringify(field.label)}, value: \`\${formatNumber(${count})} / \${formatNumber(${rows}.length)}\`, note: ${share} }`;
    });
}

export function sumHelper({ main, date, measure }: Parts): string {
  if (!measure || !date || hasStockLevels(main)) return "";
  if (isCountedByWeek(main)) {
    return `
/** The sum of a week, counted back from this one. */
function inWeek(rows: readonly ${entityNames(main).type}[], weeksAgo: number): number {
  const week = lastWeeks(weeksAgo + 1)[0];
  return rows
    .filter((row) => row.${date.key} >= week.first && row.${date.key} <= week.last)
    .reduce((sum, row) => sum + row.${measure.key}, 0);
}`;
  }
  return `
/** The sum of a month, counted back from this one. */
function inMonth(rows: readonly ${entityNames(main).type}[], monthsAgo: number): number {
  const key = lastMonths(monthsAgo + 1)[0].key;
  return rows.filter((row) => row.${date.key}.startsWith(key)).reduce((sum, row) => sum + row.${measure.key}, 0);
}`;
}
