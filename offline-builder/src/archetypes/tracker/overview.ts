import { overviewFigures } from "../../emit/app/lists/figures-line.ts";
import { moduleText, attribute } from "../../emit/app/code.ts";
import { ownModules } from "../../emit/app/entity-data.ts";
import {
  doneCondition,
  dueField,
  hasStockLevels,
  isCountedByWeek,
  optionsName,
  otherEntity,
  withUnit,
} from "../../emit/app/fields.ts";
import { entityNames, property, say, titleCode, titleField } from "../../emit/app/naming.ts";
import { liesAhead } from "../../emit/app/samples/samples.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, Entity, Field } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
import { taglineOf } from "./kind-texts.ts";
import { trackerTexts } from "./texts.ts";
interface Parts {
  plan: DraftPlan;
  main: Entity;
  /** A past date that entries are counted by, and the number that is summed. */
  date: Field | undefined;
  measure: Field | undefined;
  group: Field | undefined;
}

interface Attention {
  /** Statements before the JSX. */
  prepare: string;
  panel: (path: string) => string;
}

const summed = new Set(["hours", "minutes", "amount", "quantity"]);
/** Units whose numbers make sense when they are added up. */
const added = new Set(["km", "mi", "min", "h", "kcal", "l", "kg"]);
/** What came in and what went out (`way`) has no sum of both. */
function isSummed({ type, key, label, unit = "" }: Field, _: number, fields: readonly Field[]): boolean {
  const priced = /^(price|preis|precio)( per|$)/i.test(label);
  if (summed.has(key) || (type === "money" && !priced)) return !fields.some((other) => other.key === "way");
  return type === "number" && added.has(unit) && !/weight|gewicht|peso/i.test(label);
}

/** What rows are counted by: values to choose from or other rows, else texts that come again, else yes or no. */
function groupsOf(entity: Entity): Field[] {
  const of = (test: (field: Field) => boolean): Field[] => entity.fields.filter(test);
  return [
    ...of((field) => field.type === "enum" || field.type === "relation"),
    ...of((field) => field.repeats === true && field !== titleField(entity)),
    ...of((field) => field.type === "boolean"),
  ];
}

function partsOf(plan: DraftPlan, main: Entity): Parts {
  const due = dueField(main);
  return {
    plan,
    main,
    date: main.fields.find(
      (field) => field.type === "date" && field !== due && !["born", "started", "bought"].includes(field.key),
    ),
    measure: main.fields.find(isSummed),
    group: groupsOf(main)[0],
  };
}

/** The list with most to say in figures; among equals the one named first. */
function overviewParts(plan: DraftPlan): Parts {
  const weight = ({ main, date, measure, group }: Parts): number =>
    (hasStockLevels(main) ? 4 : 0) + [date, measure, group].filter(Boolean).length;
  const [first, ...others] = plan.entities.map((entity) => partsOf(plan, entity)) as [Parts, ...Parts[]];
  if (first.group && (first.date || first.measure || dueField(first.main))) return first;
  return others.reduce((best, next) => (weight(next) > weight(best) ? next : best), first);
}

/** False when no list has anything that could be counted by time or kind. */
export function hasCharts(plan: DraftPlan): boolean {
  const { date, group } = overviewParts(plan);
  return date !== undefined || group !== undefined;
}

export function figureCount(plan: DraftPlan): number {
  return figureLines(overviewParts(plan)).length;
}

/** The first page: figures, one chart over time or by group, and what needs attention. */
export function emitOverview(plan: DraftPlan, samples: boolean, lead = taglineOf(plan)): SourceFile[] {
  const parts = overviewParts(plan);
  const { main } = parts;
  const names = entityNames(main);
  const listPath = plan.pages.find((page) => page.component === names.listPage)?.path ?? "/";
  const title = plan.pages[0]?.title ?? trackerTexts[plan.language].overview;
  const attention = attentionCode(parts);
  const content = pageContent(parts, { listPath, title, lead, samples, attention });
  const used = plan.entities.filter((entity) => entity === main || content.includes(`${entityNames(entity).one}Rows`));
  const body = `export default function IndexPage() {
${used.map((entity) => `  const ${entityNames(entity).one}Rows = useRows(${entityNames(entity).many});`).join("\n")}
${attention.prepare}
${content}
}
${sumHelper(parts)}`;
  const own = { ...Object.assign({}, ...[...plan.entities].reverse().map(ownModules)), ...ownModules(main) };
  return [{ path: "src/pages/Index.tsx", content: moduleText(body, own) }];
}

interface PageParts {
  listPath: string;
  title: string;
  lead: string;
  samples: boolean;
  attention: Attention;
}

function pageContent(parts: Parts, { listPath, title, lead, samples, attention }: PageParts): string {
  const { plan, main } = parts;
  const names = entityNames(main);
  return `  return (
    <>
      <PageHeader title=${attribute(title)} lead=${attribute(lead)} />
      {${names.one}Rows.length === 0 ? (
        <EmptyState
          title=${attribute(say("none", main.plural, plan.language))}
          action={
            <Link to=${attribute(listPath)} className={buttonClass()}>
              ${main.plural}
            </Link>
          }
        />
      ) : (
        <>
          <Figures
            figures={[
${figureLines(parts)
  .map((line) => `              ${line},`)
  .join("\n")}
            ]}
          />
          <div className="mt-6 grid gap-6 ${plan.options["overview"] === "wide" ? "lg:grid-cols-[3fr_2fr]" : "lg:grid-cols-2"}">
${charts(parts).filter(Boolean).join("\n")}
${attention.panel(listPath)}
          </div>
        </>
      )}
${samples ? "      <SampleNotice />\n" : ""}    </>
  );`;
}

function rowsName({ main }: Parts): string {
  return `${entityNames(main).one}Rows`;
}

function formatter(measure: Field | undefined): string {
  return measure?.type === "money" ? "formatRoundMoney" : "formatNumber";
}

/** The same where a function is expected. */
function formatFunction(measure: Field | undefined): string {
  return measure?.unit ? `(value) => ${withUnit("formatNumber(value)", measure)}` : formatter(measure);
}

function amount(code: string, measure: Field): string {
  return withUnit(`${formatter(measure)}(${code})`, measure);
}

function sumExpression(rows: string, measure: Field): string {
  return `${rows}.reduce((sum, row) => sum + row.${measure.key}, 0)`;
}

function figureLines(parts: Parts): string[] {
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

/** One over time and one by kind; without time two of the kinds. */
function charts(parts: Parts): string[] {
  const relation = parts.date ? null : parts.main.fields.find((field) => field.type === "relation");
  const groups = groupsOf(parts.main).filter((field) => field.type !== "relation");
  const first = parts.date ? timeChart(parts) : relation ? relationChart(parts) : "";
  return [first, ...groups.slice(0, first ? 1 : 2).map((group) => groupChart(parts, group))];
}

function timeChart(parts: Parts): string {
  const { plan, main, date, measure } = parts;
  if (!date) return "";
  if (isCountedByWeek(main)) return weekChart(parts, date);
  const rows = rowsName(parts);
  const value = measure
    ? `${rows}.filter((row) => row.${date.key}.startsWith(month.key)).reduce((sum, row) => sum + row.${measure.key}, 0)`
    : `${rows}.filter((row) => row.${date.key}.startsWith(month.key)).length`;
  const title = trackerTexts[plan.language].byMonth(measure?.label ?? main.plural);
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

/** What to look at first: low stock, what is due next, else the latest entries. */
function attentionCode(parts: Parts): Attention {
  const { plan, main, date } = parts;
  const texts = trackerTexts[plan.language];
  const rows = rowsName(parts);
  const due = dueField(main);
  const done = doneCondition(main, "row");
  const panel =
    (title: string, list: string, right: string) =>
    (path: string): string => `            <Panel title=${attribute(title)} className="lg:col-span-2">
              {${list}.length === 0 && <p className="text-muted-foreground">${texts.allFine}</p>}
              <ul className="divide-y">
                {${list}.map((row) => (
                  <li key={row.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                    <Link to={\`${path}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">
                      {${titleCode(main, "row")}}
                    </Link>
                    ${right}
                  </li>
                ))}
              </ul>
            </Panel>`;
  if (hasStockLevels(main)) {
    const right = `<Badge tone="danger">
                      ${translate("Low", plan.language)} · {formatNumber(row.stock)} / {formatNumber(row.reorderLevel)}
                    </Badge>`;
    return { prepare: `  const low = ${rows}.filter(isLow);\n`, panel: panel(texts.lowStock, "low", right) };
  }
  if (due) {
    const open = done ? ` && !(${done})` : "";
    const prepare = `  const next = ${rows}
    .filter((row) => row.${due.key} !== ""${open})
    .sort((one, other) => one.${due.key}.localeCompare(other.${due.key}))
    .slice(0, 6);\n`;
    return {
      prepare,
      panel: panel(texts.comingUp, "next", `<DueDay day={row.${due.key}} overdue={isOverdue(row)} />`),
    };
  }
  const sort = date ? `\n    .sort((one, other) => other.${date.key}.localeCompare(one.${date.key}))` : "";
  const dated = date && date !== titleField(main) ? `formatDay(row.${date.key})` : null;
  const kind =
    parts.group && parts.group.type !== "relation" && parts.group.type !== "boolean" ? `row.${parts.group.key}` : null;
  const shown = dated ?? (parts.measure ? amount(`row.${parts.measure.key}`, parts.measure) : main.like ? kind : null);
  const right = shown ? `<span className="text-sm text-muted-foreground">{${shown}}</span>` : "";
  return {
    prepare: `  const latest = [...${rows}]${sort}\n    .slice(0, 6);\n`,
    panel: panel(texts.latest, "latest", right),
  };
}

function sumHelper({ main, date, measure }: Parts): string {
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
