import { attribute } from "../../../emit/literal.ts";
import { moduleText } from "../../../emit/app/code.ts";
import { ownModules } from "../../../emit/app/entity-data.ts";
import { entityNames, say } from "../../../emit/app/naming.ts";
import type { DraftPlan } from "../../../plan/plan.ts";
import type { SourceFile } from "../../archetype.ts";
import { taglineOf } from "../kind-texts.ts";
import { trackerTexts } from "../texts.ts";
import type { Parts } from "./parts.ts";
import { overviewParts } from "./parts.ts";
import { charts } from "./charts.ts";
import { progressPanel } from "./progress.ts";
import { figureLines, sumHelper } from "./figures.ts";
import type { Attention } from "./attention.ts";
import { attentionCode } from "./attention.ts";

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

function withProgress(parts: Parts): string[] {
  const panels = charts(parts).filter(Boolean);
  return [...panels, progressPanel(parts, panels.length)].filter(Boolean);
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
${withProgress(parts).join("\n")}
${attention.panel(listPath)}
          </div>
        </>
      )}
${samples ? "      <SampleNotice />\n" : ""}    </>
  );`;
}
