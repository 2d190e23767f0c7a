import { appBlueprint, chartFile, figuresFile } from "../../emit/app/app-frame.ts";
import type { DraftPlan, PlannedPage } from "../../plan/plan.ts";
import type { SourceFile } from "../archetype.ts";
import { emitReportSources } from "./report-sources.ts";

/** A page that puts the lists together: figures, bars, months, a table to compare, and the reports made so far. */
export function emitReports(plan: DraftPlan, page: PlannedPage, lead: string): SourceFile[] {
  return [
    figuresFile(plan, 4),
    chartFile(plan, "BarList"),
    chartFile(plan, "ColumnChart"),
    appBlueprint(plan, { blueprint: "platform/reports.ts", path: "src/data/report-archive.ts" }),
    emitReportSources(plan),
    appBlueprint(plan, {
      blueprint: "platform/Reports.tsx",
      path: `src/pages/${page.component}.tsx`,
      content: { title: page.title, lead },
    }),
  ];
}
