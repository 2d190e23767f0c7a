import { moduleText, attribute } from "../../emit/app/code.ts";
import { ownModules } from "../../emit/app/entity-data.ts";
import { doneCondition, dueField, hasStockLevels, optionsName, otherEntity } from "../../emit/app/fields.ts";
import { entityNames, property, say, titleField } from "../../emit/app/naming.ts";
import { appKind } from "../../lexicon/app-kinds.ts";
import { localized } from "../../lexicon/entities/entity.ts";
import { translate } from "../../language/translate.ts";
import type { DraftPlan, Entity, Field } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
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

const summed = new Set(["hours", "minutes", "amount"]);

function partsOf(plan: DraftPlan, main: Entity): Parts {
  const due = dueField(main);
  return {
    plan,
    main,
    date: main.fields.find(
      (field) => field.type === "date" && field !== due && !["born", "started", "bought"].includes(field.key),
    ),
    measure: main.fields.find((field) => field.type === "money" || summed.has(field.key)),
    group: main.fields.find((field) => field.type === "enum" || field.type === "relation"),
  };
}

/** The list with most to say in figures; among equals the one named first. */
function overviewParts(plan: DraftPlan): Parts {
  const weight = ({ main, date, measure, group }: Parts): number =>
    (hasStockLevels(main) ? 4 : 0) + [date, measure, group].filter(Boolean).length;
  const [first, ...others] = plan.entities.map((entity) => partsOf(plan, entity)) as [Parts, ...Parts[]];
  if (first.group && (first.date || first.measure)) return first;
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
export function emitOverview(plan: DraftPlan, samples: boolean): SourceFile[] {
  const parts = overviewParts(plan);
  const { main } = parts;
  const names = entityNames(main);
  const listPath = plan.pages.find((page) => page.component === names.listPage)?.path ?? "/";
  const title = plan.pages[0]?.title ?? trackerTexts[plan.language].overview;
  const attention = attentionCode(parts);
  const content = pageContent(parts, { listPath, title, samples, attention });
  const used = plan.entities.filter((entity) => entity === main || content.includes(`${entityNames(entity).one}Rows`));
  const body = `export default function IndexPage() {
${used.map((entity) => `  const ${entityNames(entity).one}Rows = useRows(${entityNames(entity).many});`).join("\n")}
${attention.prepare}
${content}
}
${sumHelper(parts)}`;
  const own = { ...Object.assign({}, ...[...plan.entities].reverse().map(ownModules)) };
  return [{ path: "src/pages/Index.tsx", content: moduleText(body, own) }];
}

interface PageParts {
  listPath: string;
  title: string;
  samples: boolean;
  attention: Attention;
}

function pageContent(parts: Parts, { listPath, title, samples, attention }: PageParts): string {
  const { plan, main } = parts;
  const names = entityNames(main);
  return `  return (
    <>
      <PageHeader title=${attribute(title)} lead=${attribute(localized(appKind(plan.domain).tagline, plan.language))} />
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
${[timeChart(parts), groupChart(parts)].filter(Boolean).join("\n")}
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

function sumExpression(rows: string, measure: Field): string {
  return `${rows}.reduce((sum, row) => sum + row.${measure.key}, 0)`;
}

function figureLines(parts: Parts): string[] {
  const { plan, main, date, measure } = parts;
  const texts = trackerTexts[plan.language];
  const rows = rowsName(parts);
  const label = (text: string): string => `label: ${JSON.stringify(text)}`;
  const lines = [`{ ${label(main.plural)}, value: formatNumber(${rows}.length) }`];
  if (hasStockLevels(main)) {
    lines.push(
      `{ ${label(texts.inventoryValue)}, value: formatRoundMoney(${rows}.reduce((sum, row) => sum + row.stock * row.price, 0)) }`,
    );
    lines.push(
      `{ ${label(texts.lowStock)}, value: formatNumber(${rows}.filter(isLow).length), note: low.length > 0 ? low[0].name : undefined, tone: "bad" }`,
    );
  } else if (measure && date) {
    lines.push(
      `{ ${label(`${texts.thisMonth}: ${measure.label}`)}, value: ${formatter(measure)}(inMonth(${rows}, 0)), note: \`\${${formatter(measure)}(inMonth(${rows}, 1))} ${texts.lastMonth}\` }`,
    );
    lines.push(
      `{ ${label(`${translate("Total", plan.language)}: ${measure.label}`)}, value: ${formatter(measure)}(${sumExpression(rows, measure)}) }`,
    );
  } else if (measure) {
    lines.push(
      `{ ${label(`${translate("Total", plan.language)}: ${measure.label}`)}, value: ${formatter(measure)}(${sumExpression(rows, measure)}) }`,
    );
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
  const group = main.fields.find((field) => field.type === "enum");
  for (const option of status ? [] : (group?.options ?? [])) {
    lines.push(
      `{ ${label(option)}, value: formatNumber(${rows}.filter((row) => row.${group!.key} === ${JSON.stringify(option)}).length) }`,
    );
  }
  return lines.slice(0, 4);
}

function timeChart(parts: Parts): string {
  const { plan, main, date, measure } = parts;
  if (!date) return relationChart(parts);
  const texts = trackerTexts[plan.language];
  const rows = rowsName(parts);
  const value = measure
    ? `${rows}.filter((row) => row.${date.key}.startsWith(month.key)).reduce((sum, row) => sum + row.${measure.key}, 0)`
    : `${rows}.filter((row) => row.${date.key}.startsWith(month.key)).length`;
  const title = texts.byMonth(measure?.label ?? main.plural);
  return `            <Panel title=${attribute(title)}>
              <ColumnChart
                label=${attribute(title)}
                columns={lastMonths(6).map((month) => ({
                  label: month.label,
                  value: ${value},
                }))}
                format={${formatter(measure)}}
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
                }))}
                format={formatNumber}
              />
            </Panel>`;
}

function groupChart(parts: Parts): string {
  const { plan, main, measure } = parts;
  const group = main.fields.find((field) => field.type === "enum");
  if (!group) return "";
  const rows = rowsName(parts);
  const stock = hasStockLevels(main);
  const money = measure && measure.type === "money" && !stock;
  const inGroup = `${rows}.filter((row) => row.${group.key} === value)`;
  const value = stock
    ? `${inGroup}.reduce((sum, row) => sum + row.stock * row.price, 0)`
    : money
      ? `${inGroup}.reduce((sum, row) => sum + row.${measure.key}, 0)`
      : `${inGroup}.length`;
  const texts = trackerTexts[plan.language];
  const subject = stock ? texts.inventoryValue : money ? measure.label : main.plural;
  return `            <Panel title=${attribute(`${subject} ${texts.by(group.label)}`)}>
              <BarList
                bars={${optionsName(main, group)}.map((value) => ({
                  label: value,
                  value: ${value},
                }))}
                format={${stock || money ? "formatRoundMoney" : "formatNumber"}}
              />
            </Panel>`;
}

/** What to look at first: low stock, what is due next, else the latest entries. */
function attentionCode(parts: Parts): Attention {
  const { plan, main, date } = parts;
  const texts = trackerTexts[plan.language];
  const rows = rowsName(parts);
  const due = dueField(main);
  const done = doneCondition(main, "row");
  const name = property(titleField(main));
  const panel =
    (title: string, list: string, right: string) =>
    (path: string): string => `            <Panel title=${attribute(title)} className="lg:col-span-2">
              {${list}.length === 0 && <p className="text-muted-foreground">${texts.allFine}</p>}
              <ul className="divide-y">
                {${list}.map((row) => (
                  <li key={row.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
                    <Link to={\`${path}/\${row.id}\`} className="font-medium underline-offset-4 hover:underline">
                      {row.${name}}
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
  const right = date ? `<span className="text-sm text-muted-foreground">{formatDay(row.${date.key})}</span>` : "";
  return {
    prepare: `  const latest = [...${rows}]${sort}\n    .slice(0, 6);\n`,
    panel: panel(texts.latest, "latest", right),
  };
}

function sumHelper({ main, date, measure }: Parts): string {
  if (!measure || !date || hasStockLevels(main)) return "";
  return `
/** The sum of a month, counted back from this one. */
function inMonth(rows: readonly ${entityNames(main).type}[], monthsAgo: number): number {
  const key = lastMonths(monthsAgo + 1)[0].key;
  return rows.filter((row) => row.${date.key}.startsWith(key)).reduce((sum, row) => sum + row.${measure.key}, 0);
}`;
}
