import { appBlueprint, appFrame, appRoutes, chartFile, entityPieces, figuresFile } from "../../emit/app/app-frame.ts";
import { accountFiles, gatedRoutes, isGated } from "../../emit/app/accounts.ts";
import { decisionOf } from "../../emit/app/decisions/decision.ts";
import { emitDetailPage, type DetailPage } from "../../emit/app/entity-detail.ts";
import { emitEntityData } from "../../emit/app/entity-data.ts";
import { cellText } from "../../emit/app/fields.ts";
import { emitForm } from "../../emit/app/forms/entity-form.ts";
import { emitListPage } from "../../emit/app/entity-list.ts";
import { entityNames, inSentence, titleCode } from "../../emit/app/naming.ts";
import { emitSubmitPage } from "../../emit/app/forms/submit-page.ts";
import { sampleCount } from "../../emit/app/samples/samples.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { relatedEntities } from "../../emit/app/fields.ts";
import { platformPhrases } from "../../language/platform-phrases.ts";
import { translate } from "../../language/translate.ts";
import { samplePools } from "../../lexicon/sample-words.ts";
import type { DraftPlan, Entity, Field, PlannedPage } from "../../plan/plan.ts";
import type { ProjectFiles, SourceFile } from "../archetype.ts";
import { questionData, quizPage, scoreFiles } from "../game/quiz-questions.ts";
import { iconOf } from "../tracker/kind-texts.ts";
import { emitOverview, figureCount } from "../tracker/overview/overview.ts";
import { emitOwnPage, ownPageIcons } from "../tracker/own-pages.ts";
import { emitExtra, extraActions, extraFiles, extraIcons } from "./extras.ts";
import { emitHome } from "./home-page.ts";
import { emitAssistant, emitReports } from "./report-page.ts";
import { taglineOf } from "./tagline.ts";
import { likesComments, tapActions, tapFiles } from "./parts/taps.ts";

export function emitPlatform(plan: DraftPlan): ProjectFiles {
  const sampled = plan.entities.filter((entity) => sampleCount(plan, entity) > 0);
  const shell = [
    ...appFrame(plan, { tagline: taglineOf(plan), icons: pageIcons(plan), sampled: sampled.map(entityNames) }),
    ...entityPieces(plan),
    ...plan.entities.flatMap((entity) =>
      entity.key === "question" ? questionData(plan, entity) : emitEntityData(plan, entity),
    ),
    ...(isGated(plan) ? accountFiles(plan) : []),
    ...moduleFiles(plan),
  ];
  return dedupe({
    shell,
    pages: plan.pages.map((page) => ({ page, files: emitPage(plan, page, sampled.length > 0) })),
    app: isGated(plan) ? gatedRoutes : appRoutes,
  });
}

function pageIcons(plan: DraftPlan): Record<string, string> {
  const lists = plan.entities.map((entity) => [entityNames(entity).listPage, iconOf(entity)]);
  const submits = plan.entities.map((entity) => [`Submit${entityNames(entity).type}`, "SquarePen"]);
  return {
    Index: plan.options["site"] === true ? "House" : "LayoutDashboard",
    MessagePage: "MessageCircle",
    SiteAssistant: "Bot",
    ...Object.fromEntries(
      plan.pages
        .filter(({ component }) => component.endsWith("ReportPage"))
        .map(({ component }) => [component, "ChartColumn"]),
    ),
    Account: "CircleUser",
    QuizPlay: "CircleHelp",
    Scores: "Trophy",
    ...ownPageIcons,
    ...extraIcons(plan),
    ...Object.fromEntries([...lists, ...submits]),
  };
}

const has = (plan: DraftPlan, module: string): boolean => plan.features.includes(module);

/** What pages of several kinds import. */
function moduleFiles(plan: DraftPlan): SourceFile[] {
  const fill = (blueprint: string, path: string): SourceFile =>
    appBlueprint(plan, {
      blueprint,
      path,
      flags: {
        rating: has(plan, "ratings"),
        likes: likesComments(plan),
        accounts: has(plan, "accounts"),
        gated: false,
      },
      names: { accounts: isGated(plan) ? "session" : "browser-accounts" },
      content: { people: samplePools["person"]![plan.language].slice(0, 6).join("|") },
    });
  return [
    ...(has(plan, "accounts") && !isGated(plan) ? [fill("account/accounts.ts", "src/data/browser-accounts.ts")] : []),
    ...(has(plan, "reviews")
      ? [
          fill("platform/reviews.ts", "src/data/entry-comments.ts"),
          fill("platform/Reviews.tsx", "src/components/app/Reviews.tsx"),
        ]
      : []),
    ...(has(plan, "pdf") ? [fill("platform/pdf.ts", "src/lib/pdf.ts")] : []),
    ...(has(plan, "messages") ? [fill("platform/messages.ts", "src/data/direct-messages.ts")] : []),
    ...extraFiles(plan),
    ...tapFiles(plan),
  ];
}

function emitPage(plan: DraftPlan, page: PlannedPage, samples: boolean): SourceFile[] {
  const entity = plan.entities.find((candidate) =>
    [
      entityNames(candidate).listPage,
      entityNames(candidate).detailPage,
      `Submit${entityNames(candidate).type}`,
    ].includes(page.component),
  );
  if (entity) return emitEntityPage(plan, entity, page);
  if (page.component.endsWith("ReportPage")) return emitReports(plan, page, reportLead(plan));
  const fill = (blueprint: string, content: Record<string, string>): SourceFile =>
    appBlueprint(plan, { blueprint, path: `src/pages/${page.component}.tsx`, content });
  switch (page.component) {
    case "SiteAssistant":
      return emitAssistant(plan, page);
    case "QuizPlay":
      return [...scoreFiles(plan), quizPage(plan, page.component, page.title)];
    case "Scores":
      return [...scoreFiles(plan), appBlueprint(plan, { blueprint: "games/Scores.tsx", path: "src/pages/Scores.tsx" })];
    case "MessagePage":
      return [fill("platform/Messages.tsx", { title: page.title })];
    case "Account":
      return isGated(plan) ? [] : [fill("account/Account.tsx", {})];
    case "Index":
      return plan.options["site"] === true
        ? [emitHome(plan, samples)]
        : [
            figuresFile(plan, figureCount(plan)),
            chartFile(plan, "BarList"),
            chartFile(plan, "ColumnChart"),
            ...emitOverview(plan, samples, taglineOf(plan)),
          ];
    default: {
      const extra = emitExtra(plan, page, (one) => listPath(plan, one));
      if (extra) return extra;
      const own = emitOwnPage(plan, page, {
        path: listPath(plan, ownList(plan, page)),
        approved: listPath(plan, plan.entities.find((one) => decisionOf(one)) ?? plan.entities[0]!),
        samples,
      });
      if (!own) throw new Error(`Nothing emits ${page.component}`);
      return own;
    }
  }
}

/** The list that a page of votes or cards is about; the others name the first. */
function ownList(plan: DraftPlan, page: PlannedPage): Entity {
  const key = { Vote: "poll", Practice: "flashcard" }[page.component];
  return plan.entities.find((entity) => entity.key === key) ?? plan.entities[0]!;
}

function reportLead(plan: DraftPlan): string {
  const lists = plan.entities.map((entity) => inSentence(entity.plural, plan.language));
  return platformPhrases[plan.language].reportLead(lists.join(", "));
}

function emitEntityPage(plan: DraftPlan, entity: Entity, page: PlannedPage): SourceFile[] {
  const names = entityNames(entity);
  const form = emitForm(plan, entity);
  if (page.component === names.listPage)
    return [form, emitListPage(plan, entity, { path: page.path, component: page.component, title: page.title })];
  if (page.component === `Submit${names.type}`)
    return [
      emitSubmitPage(plan, entity, { component: page.component, title: page.title, listPath: listPath(plan, entity) }),
    ];
  const paths = Object.fromEntries(plan.entities.map((other) => [other.key, listPath(plan, other)]));
  const pointing = plan.entities.filter((other) => other !== entity && relatedEntities(plan, other).includes(entity));
  const options: DetailPage = {
    component: page.component,
    listPath: paths[entity.key] ?? "/",
    listTitle: entity.plural,
    paths,
    ...(has(plan, "reviews") && !isPersonal(entity)
      ? {
          extra: {
            code: `      <Reviews about={${names.one}.id} />`,
            modules: { Reviews: "@/components/app/Reviews" },
          },
        }
      : {}),
    ...actionsOf(plan, entity),
  };
  return [form, ...pointing.map((other) => emitForm(plan, other)), emitDetailPage(plan, entity, options)];
}

/** What somebody has handed in under their own address is not spoken of in public; people who offer something are. */
function isPersonal({ key, like, fields }: Entity): boolean {
  const has = (type: Field["type"]): boolean => fields.some((field) => field.type === type);
  return (
    /subscription|booking|registration|-entry$/.test(key) || (like === "person" && has("email") && !has("long-text"))
  );
}

/** All buttons of an entry's page as one piece of it. */
function actionsOf(plan: DraftPlan, entity: Entity): Pick<DetailPage, "actions"> {
  const all = [
    ...tapActions(plan, entity),
    ...extraActions(plan, entity, listPath(plan, entity)),
    ...(has(plan, "pdf") ? [pdfButton(plan, entity)] : []),
  ];
  if (all.length === 0) return {};
  return {
    actions: {
      before: all.map(({ before }) => before).join(""),
      code: all.map(({ code }) => code).join("\n"),
      modules: Object.assign({}, ...all.map(({ modules }) => modules)) as Record<string, string>,
    },
  };
}

function pdfButton(plan: DraftPlan, entity: Entity): NonNullable<DetailPage["actions"]> {
  const names = entityNames(entity);
  const title = titleCode(entity, names.one);
  const lines = entity.fields.map(
    (field) => `      \`${field.label.replace(/[`$\\]/g, "\\$&")}: \${${cellText(plan, field, names.one)}}\`,`,
  );
  return {
    before: `
  function download() {
    downloadPdf("${names.file.replace(/s$/, "")}.pdf", ${title}, [
${lines.join("\n")}
    ]);
  }
`,
    code: `        <Button variant="outline" size="sm" onClick={download}>
          <FileDown aria-hidden className="size-4" />
          ${translate("Download PDF", plan.language)}
        </Button>`,
    modules: { downloadPdf: "@/lib/pdf", FileDown: "lucide-react" },
  };
}

function listPath(plan: DraftPlan, entity: Entity): string {
  return plan.pages.find((page) => page.component === entityNames(entity).listPage)?.path ?? "/";
}
