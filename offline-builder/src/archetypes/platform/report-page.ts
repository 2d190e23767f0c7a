import { appBlueprint, chartFile, figuresFile } from "../../emit/app/app-frame.ts";
import { tokens } from "../../parse/words.ts";
import { entityNames } from "../../emit/app/naming.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
import { emitReportSources } from "./report-sources.ts";

/** A page that puts the lists together: figures, bars, months, a table to compare, and the reports made so far. */
export function emitReports(plan: DraftPlan, page: PlannedPage, lead: string): SourceFile[] {
  const asked = {
    line: /(?<![\p{L}])(?:line (?:charts?|graphs?)|liniendiagramm\p{L}*|gráficos? de líneas?)(?![\p{L}])/iu.test(
      plan.request,
    ),
    pie: /(?<![\p{L}])(?:pie|dough?nut|kreisdiagramm\p{L}*|tortendiagramm\p{L}*|gráficos? (?:circular(?:es)?|de (?:pastel|tarta))|allocation)(?![\p{L}])/iu.test(
      plan.request,
    ),
  };
  return [
    figuresFile(plan, 4),
    chartFile(plan, "BarList"),
    chartFile(plan, asked.line ? "LineChart" : "ColumnChart"),
    ...(asked.pie ? [chartFile(plan, "PieChart")] : []),
    appBlueprint(plan, { blueprint: "platform/reports.ts", path: "src/data/report-archive.ts" }),
    emitReportSources(plan),
    appBlueprint(plan, {
      blueprint: "platform/Reports.tsx",
      path: `src/pages/${page.component}.tsx`,
      flags: asked,
      content: { title: page.title, lead, first: firstOf(plan, page) },
    }),
  ];
}

/** The list that a report is named after stands in it first: "Financial reports" of finances. */
function firstOf(plan: DraftPlan, page: PlannedPage): string {
  const words = rootsOf(page.title);
  const scored = plan.entities.map((entity) => {
    const title = plan.pages.find(({ component }) => component === entityNames(entity).listPage)?.title ?? "";
    const own = rootsOf(`${entity.singular} ${entity.plural} ${title}`);
    return { label: entity.plural, score: words.filter((word) => own.includes(word)).length };
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.label ?? "";
}

/** Beginnings of words, without those that every report has in its name. */
const rootsOf = (text: string): string[] =>
  tokens(text)
    .filter((word) => !/^(?:reports?|reporting|analys[ei]s|analytics|statistics|records?|management)$/.test(word))
    .map((word) => word.slice(0, 5));

/** A page that answers questions from the lists of the site. */
export function emitAssistant(plan: DraftPlan, page: PlannedPage): SourceFile[] {
  const fill = (blueprint: string, path: string): SourceFile =>
    appBlueprint(plan, { blueprint: `platform/${blueprint}`, path, content: { title: page.title } });
  return [
    fill("reports.ts", "src/data/report-archive.ts"),
    emitReportSources(plan),
    fill("site-answers.ts", "src/data/site-answers.ts"),
    fill("Assistant.tsx", `src/pages/${page.component}.tsx`),
  ];
}
