import { attribute } from "../../emit/literal.ts";
import { addImport, elementsNamed, insertAfter, insertBefore, rootElement } from "../../edit/jsx.ts";
import type { ProjectEdit } from "../../edit/project-edit.ts";
import { chartFile, entityPieces } from "../../emit/app/app-frame.ts";

import type { Plan, PlannedPage } from "../../plan/plan.ts";
import { contains, operation, worded, type Wording } from "../operation.ts";
import { add, has } from "../requests.ts";
import { pageFile, sourcePaths } from "../pages/routes.ts";
import { boardChart, entityChart, type Chart } from "./chart-code.ts";

const words =
  "charts?|graphs?|diagrams?|bar chart|pie chart|line chart|visuali[sz]ation|diagramm\\p{L}*|balkendiagramm|kreisdiagramm|liniendiagramm|gráfic[oa]s?|diagramas?";
const pieWords = "pie|donut|doughnut|kreis\\p{L}*|torten\\p{L}*|tarta|circular|dona";

/** "How much do we spend per room", "Summe pro Kategorie": a sum for each. Sums by month have a reading of their own. */
const sumWords =
  "how (?:much|many)|totals?|sums?|sum up|add up|what (?:do|did) (?:i|we) (?:pay|spend)|wie ?viele?|summen?|gesamt\\p{L}*|was (?:zahlen?|bezahlen?|geben?|kostet|kosten)|cuánt[oa]s?|totale?s?|sumas?";
const spanEnd =
  "(?:budget|limit|discount|price|preis|precio|month|monat|mes|week|woche|semana|year|jahr|año|day|tag|día)\\p{L}*(?!\\p{L})\\s*[.?!]?$";
const sumsPer = new RegExp(
  `^(?!.*(?:\\d|${spanEnd}))(?:.*(?<!\\p{L})(?:${sumWords})(?!\\p{L}).*\\s(?:per|by|for each|pro|je|nach|por(?: cada)?)\\s+\\p{L}|(?:\\p{L}+\\s+){0,2}(?:spending|expenses?|costs?|ausgaben|kosten|gastos?)\\s+(?:per|for each|pro|je|por cada)\\s+\\p{L})`,
  "iu",
);
const arranged =
  "sort\\p{L}*|order\\p{L}*|group\\p{L}*|filter\\p{L}*|rank\\p{L}*|search|gruppier\\p{L}*|orden\\p{L}*|agrup\\p{L}*|filtr\\p{L}*|columns?|fields?|spalten?|feld\\p{L}*|columnas?|campos?";

const understood: Wording = {
  en: "A chart drawn from the app's own entries.",
  de: "Ein Diagramm aus den eigenen Einträgen der App.",
  es: "Un gráfico con los datos propios de la aplicación.",
};
const did: Wording = {
  en: "Chart “{title}” on {path}; it follows the entries",
  de: "Diagramm „{title}“ auf {path}; es folgt den Einträgen",
  es: "Gráfico «{title}» en {path}; sigue a los datos",
};
const exists: Wording = {
  en: "This chart is there already: “{title}”. I changed nothing.",
  de: "Dieses Diagramm gibt es schon: „{title}“. Ich habe nichts geändert.",
  es: "Ese gráfico ya existe: «{title}». No he cambiado nada.",
};
const otherExists: Wording = {
  en: "I cannot divide this chart by “{asked}”. One by {drawn} is there already: “{title}”. I changed nothing.",
  de: "Nach „{asked}“ kann ich dieses Diagramm nicht aufteilen. Eines nach {drawn} gibt es schon: „{title}“. Ich habe nichts geändert.",
  es: "No puedo dividir este gráfico por «{asked}». Ya existe uno por {drawn}: «{title}». No he cambiado nada.",
};
const drawnInstead: Wording = {
  en: "By {asked}: the chart is divided by {drawn}",
  de: "Nach {asked}: das Diagramm ist nach {drawn} aufgeteilt",
  es: "Por {asked}: el gráfico está dividido por {drawn}",
};
const noData: Wording = {
  en: "This app keeps no entries that a chart could count, so I changed nothing: invented figures mislead people.",
  de: "Diese App führt keine Einträge, die ein Diagramm zählen könnte; ich habe nichts geändert, denn erfundene Zahlen führen in die Irre.",
  es: "Esta aplicación no guarda datos que un gráfico pueda contar, así que no he cambiado nada: las cifras inventadas engañan.",
};
const noGroup: Wording = {
  en: "{list} have nothing to be divided by: neither a choice nor a date. I changed nothing.",
  de: "{list} lassen sich nach nichts aufteilen: weder Auswahl noch Datum. Ich habe nichts geändert.",
  es: "{list} no se pueden dividir por nada: ni opciones ni fecha. No he cambiado nada.",
};
const asBars: Wording = {
  en: "A pie: the shares are drawn as bars, which are easier to compare",
  de: "Ein Kreis: die Anteile sind als Balken gezeichnet, die sich leichter vergleichen lassen",
  es: "Una tarta: las partes se dibujan como barras, que se comparan mejor",
};

/** A chart of what the app keeps, on the page in view or the first one. */
export const addChart = operation<{ text: string }>({
  id: "add-chart",
  words: "chart graph diagram bars line month category diagramm balken gráfico barras",
  match({ text, language }) {
    const drawn = has(text, words) && has(text, `${add}|show|draw|plot|zeig\\p{L}*|zeichne|muestra|dibuja`);
    if (!drawn && (has(text, arranged) || !sumsPer.test(text.trim()))) return null;
    if (has(text, "remove|delete|color|colour|page called|entfern\\p{L}*|quita")) return null;
    return { confidence: 0.93, values: { text }, understood: understood[language] };
  },
  reads: (plan) => [
    ...sourcePaths(plan),
    ...entityPieces(plan).map((file) => file.path),
    ...(["BarList", "ColumnChart", "LineChart"] as const).map((name) => chartFile(plan, name).path),
  ],
  change(project, { text }, { language, conversation }) {
    const { plan } = project;
    const made = plan.archetype === "kanban" ? boardChart(plan, text) : entityChart(plan, text);
    if (made === "no-data") return { say: noData[language] };
    if ("without" in made) return { say: worded(noGroup, language, { list: made.without }) };
    const page = pageInView(plan, conversation.context.current_page ?? "/");
    if (!page) return { say: noData[language] };
    const drawn =
      made.kind !== "LineChart" && project.text(pageFile(page))?.includes(`<Panel title=${attribute(made.title)}`);
    const { title, instead } = made;
    if (drawn || project.text(made.path) !== null) {
      const said = instead === null ? exists : otherExists;
      return { say: worded(said, language, { title, ...instead }) };
    }
    if (!put(project, made, page)) return { say: noData[language] };
    return {
      plan,
      claims: [contains(worded(did, language, { title, path: page.path }), pageFile(page), `<${made.component} />`)],
      notDone: [
        ...(instead === null ? [] : [worded(drawnInstead, language, instead)]),
        ...(has(text, pieWords) ? [asBars[language]] : []),
      ],
      routes: [page.path],
    };
  },
});

function pageInView(plan: Plan, path: string): PlannedPage | undefined {
  return (
    plan.pages.find((page) => page.path === path && !page.path.includes(":")) ??
    plan.pages.find((page) => page.path === "/")
  );
}

/** The component's file with the pieces it imports, and the component at the end of the page, above the note about samples. */
function put(project: ProjectEdit, chart: Chart, page: PlannedPage): boolean {
  const { plan } = project;
  const file = pageFile(page);
  const source = project.open(file);
  const root = source && rootElement(source);
  const last = root?.children.filter((child) => child.type === "JSXElement").at(-1);
  if (!source || !last) return false;
  const note = elementsNamed(source.program, "SampleNotice")[0];
  if (note) insertBefore(source, note, `<${chart.component} />`);
  else insertAfter(source, last, `<${chart.component} />`);
  addImport(source, chart.component, `@/components/charts/${chart.component}`);
  project.save(file, source);
  project.write(chart.path, chart.content);
  const pieces = [...entityPieces(plan), chartFile(plan, chart.kind)];
  for (const piece of pieces) {
    const module = `@/${piece.path.slice(4).replace(/\.tsx?$/, "")}`;
    if (chart.content.includes(`"${module}"`) && project.text(piece.path) === null)
      project.write(piece.path, piece.content);
  }
  return true;
}
