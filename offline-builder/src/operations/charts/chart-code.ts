import { attribute } from "../../emit/literal.ts";
import { moduleText } from "../../emit/app/code.ts";

import { ownModules, relatedModules } from "../../emit/app/entity-data.ts";
import { optionsName, otherEntity, plainCode } from "../../emit/app/fields.ts";
import { entityNames, inSentence } from "../../emit/app/naming.ts";
import { pascal } from "../../emit/sections.ts";
import type { Entity, Field, Language, Plan } from "../../plan/plan.ts";
import { stem, tokens } from "../../parse/words.ts";
import { has } from "../requests.ts";
import type { Wording } from "../operation.ts";

export interface Chart {
  component: string;
  path: string;
  title: string;
  kind: "BarList" | "ColumnChart" | "LineChart";
  content: string;
  /** Words of the request after "by", and of the field that the chart is divided by; null if they mean the same. */
  instead: { asked: string; drawn: string } | null;
}

/** What cannot be drawn: nothing is kept, or nothing divides what is kept. */
export type NoChart = "no-data" | { without: string };

const by: Record<Language, (what: string, group: string) => string> = {
  en: (what, group) => `${what} by ${group}`,
  de: (what, group) => `${what} nach ${group}`,
  es: (what, group) => `${what} por ${group}`,
};
const month: Wording = { en: "month", de: "Monat", es: "mes" };
const overTime =
  "months?|monthly|over time|trend|timeline|history|line (?:chart|graph)|monat\\p{L}*|verlauf|liniendiagramm|mes(?:es)?|mensual\\p{L}*|evolución|línea";
const thisMonth =
  /(?<!\p{L})(?:(?:in |of )?(?:this|the current) month(?:['’]s)?|(?:in )?diese[nmrs]? monat\p{L}*|(?:de |en )?este mes)(?!\p{L})/iu;
const inThisMonth: Wording = { en: "this month", de: "diesen Monat", es: "este mes" };
const lineWords = "line (?:chart|graph)|trend|liniendiagramm|linie|línea|líneas";
const countWords = "number of|count|how many|anzahl|wie viele|cuánt[oa]s|número de|cantidad de";

/** Adding up unit prices or ages says nothing, adding up these does. */
const summed = new Set(["amount", "value", "total", "cost", "budget", "hours", "minutes", "revenue"]);

/** A chart of one list: a sum or a count, by month or by a choice, as the words say or as the fields suggest. */
export function entityChart(plan: Plan, text: string): Chart | NoChart {
  const words = new Set(tokens(text).map(stem));
  const says = (name: string): boolean => tokens(name).every((word) => words.has(stem(word)));
  const first = plan.entities[0];
  if (!first) return "no-data";
  const entity =
    plan.entities.find((entry) => [entry.key, entry.singular, entry.plural].some(says)) ??
    plan.entities.find((entry) => entry.fields.some((field) => says(field.label))) ??
    first;
  const choices = entity.fields.filter((field) => field.type === "enum");
  const dates = entity.fields.filter((field) => field.type === "date");
  const numbers = entity.fields.filter((field) => field.type === "money" || field.type === "number");
  const named = choices.find((field) => says(field.label));
  const now = thisMonth.test(text);
  const timed = has(text.replace(thisMonth, " "), overTime) || (!named && dates.some((field) => says(field.label)));
  const date = dates.find((field) => says(field.label)) ?? dates[0];
  // "Per room" is the room, also where people write it as they like.
  const asked = dividing.exec(text)?.[1];
  const free = asked === undefined || named ? undefined : freeGroup(plan, entity, asked);
  const group = free ?? (timed && date ? date : (named ?? choices[0] ?? date));
  if (!group) return { without: entity.plural };
  const money = has(text, moneyWords) ? numbers.find(({ type }) => type === "money") : undefined;
  const measure = has(text, countWords)
    ? undefined
    : (numbers.find((field) => says(field.label)) ?? money ?? numbers.find((field) => summed.has(field.key)));
  const within = now && group.type !== "date" ? date : undefined;
  const chart = chartOf(plan, { entity, group, measure, line: has(text, lineWords), within });
  return { ...chart, instead: insteadOf(plan, { group, asked, isNamed: free !== undefined || named === group }) };
}

const MAX_ASKED = 40;
const afterDivision = /\s+(?:in|on|to|for|at|as|from|im|am|auf|als|für|en|como|para|de)\s.*$/iu;

/** A chart over time is divided by months, whatever period the request names. */
function insteadOf(
  { language }: Plan,
  { group, asked, isNamed }: { group: Field; asked: string | undefined; isNamed: boolean },
): Chart["instead"] {
  if (asked === undefined || isNamed) return null;
  const words = asked.replace(thisMonth, " ").replace(afterDivision, "").trim();
  if (words === "" || words.length > MAX_ASKED) return null;
  const said = new Set(tokens(words).map(stem));
  if (tokens(group.label).some((word) => said.has(stem(word)))) return null;
  if (group.type === "date" && has(words, overTime)) return null;
  return { asked: words, drawn: inSentence(group.type === "date" ? month[language] : group.label, language) };
}

const dividing = /(?<!\p{L})(?:by|per|for each|nach|pro|je|por)\s+(?:each\s+|cada\s+)?([^,.;?!]+)/iu;
const moneyWords =
  "pay|paid|pays|spend|spent|spending|costs?|money|expenses?|how much|sum|total|amount|zahl\\p{L}*|bezahl\\p{L}*|ausgeb\\p{L}*|gebe|geben|ausgaben|kost\\p{L}*|geld|wie ?viel|summe|betrag|gast\\p{L}*|pag\\p{L}*|cuest\\p{L}*|dinero|cuánto|suma|importe";

/** A text, a person or a yes and no that the words behind "per" name. */
function freeGroup({ entities }: Plan, entity: Entity, asked: string): Field | undefined {
  const words = tokens(asked).map(stem);
  const named = (label: string): boolean => tokens(label).every((word) => words.includes(stem(word)));
  return entity.fields.find((field) => {
    if (!["text", "relation", "boolean"].includes(field.type)) return false;
    const other = entities.find(({ key }) => key === field.to);
    return named(field.label) || (other !== undefined && (named(other.singular) || named(other.plural)));
  });
}

interface ChartParts {
  entity: Entity;
  group: Field;
  measure: Field | undefined;
  line: boolean;
  /** The day that has to be in this month. */
  within: Field | undefined;
}

function chartOf(plan: Plan, { entity, group, measure, line, within }: ChartParts): Omit<Chart, "instead"> {
  const { language } = plan;
  const names = entityNames(entity);
  const timed = group.type === "date";
  const kind = timed ? (line ? "LineChart" : "ColumnChart") : "BarList";
  const divided = by[language](
    measure?.label ?? entity.plural,
    inSentence(timed ? month[language] : group.label, language),
  );
  const title = within ? `${divided}, ${inThisMonth[language]}` : divided;
  const grouped = `By${timed ? "Month" : pascal(group.key)}${within ? "ThisMonth" : ""}`;
  const component = `${pascal(names.file)}${measure ? pascal(measure.key) : ""}${grouped}`;
  const rows = within
    ? `useRows(${names.many}).filter((row) => row.${within.key}.startsWith(today().slice(0, 7)))`
    : `useRows(${names.many})`;
  const inGroup = timed
    ? `rows.filter((row) => row.${group.key}.startsWith(month.key))`
    : `rows.filter((row) => ${group.type === "enum" ? `row.${group.key}` : `String(${plainCode(plan, group)})`} === value)`;
  const value = measure ? `${inGroup}.reduce((sum, row) => sum + row.${measure.key}, 0)` : `${inGroup}.length`;
  const source = timed ? "lastMonths(6).map((month) => ({" : `${valuesCode(plan, entity, group)}.map((value) => ({`;
  const label = timed ? "month.label" : group.type === "enum" ? "value" : 'value || "–"';
  const list = { BarList: "bars", ColumnChart: "columns", LineChart: "points" }[kind];
  const body = `/** Follows the entries; nothing is drawn while there are none. */
export function ${component}() {
  const rows = ${rows};
${group.type === "relation" ? `  const ${entityNames(otherEntity(plan, group)).one}Rows = useRows(${entityNames(otherEntity(plan, group)).many});\n` : ""}  if (rows.length === 0) return null;
  return (
    <Panel title=${attribute(title)} className="mt-6">
      <${kind}${timed ? `\n        label=${attribute(title)}` : ""}
        ${list}={${source}
          label: ${label},
          value: ${value},
        }))}
        format={${measure?.type === "money" ? "formatRoundMoney" : "formatNumber"}}
      />
    </Panel>
  );
}`;
  return {
    component,
    title,
    kind,
    path: `src/components/charts/${component}.tsx`,
    content: moduleText(body, { ...ownModules(entity), ...relatedModules(plan, entity) }),
  };
}

/** Fixed values in their order, others in that of the alphabet as the rows have them. */
function valuesCode(plan: Plan, entity: Entity, group: Field): string {
  return group.type === "enum"
    ? optionsName(entity, group)
    : `[...new Set(rows.map((row) => String(${plainCode(plan, group)})))].sort()`;
}

const cardTitles: Record<"column" | "person", Wording> = {
  column: { en: "Cards by column", de: "Karten nach Spalte", es: "Tarjetas por columna" },
  person: { en: "Cards by person", de: "Karten nach Person", es: "Tarjetas por persona" },
};

/** A board counts its cards: by column, or by who has them. */
export function boardChart({ language }: Plan, text: string): Chart {
  const who = has(
    text,
    "persons?|people|assignees?|team|members?|person\\p{L}*|wer|zuständig\\p{L}*|persona\\p{L}*|equipo|quién",
  );
  const title = cardTitles[who ? "person" : "column"][language];
  const component = who ? "CardsByPerson" : "CardsByColumn";
  const head = who
    ? `import { cards } from "@/data/cards";\nimport { people } from "@/data/people";`
    : `import { cards, columns } from "@/data/cards";`;
  const bars = who
    ? `persons.map((person) => ({
          label: person.name,
          value: rows.filter((card) => card.assigneeId === person.id).length,
        }))`
    : `columns.map((column) => ({
          label: column.name,
          value: rows.filter((card) => card.column === column.id).length,
        }))`;
  const content = `import { Panel } from "@/components/app/Panel";
import { BarList } from "@/components/charts/BarList";
${head}
import { useRows } from "@/lib/collection";

export function ${component}() {
  const rows = useRows(cards);
${who ? "  const persons = useRows(people);\n" : ""}  return (
    <Panel title=${attribute(title)} className="mt-6">
      <BarList
        bars={${bars}}
        format={String}
      />
    </Panel>
  );
}
`;
  const path = `src/components/charts/${component}.tsx`;
  return { component, title, kind: "BarList", path, content, instead: null };
}
