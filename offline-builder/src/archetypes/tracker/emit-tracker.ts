import { appFrame, appRoutes, chartFile, entityPieces, figuresFile, type Sampled } from "../../emit/app/app-frame.ts";
import { accountFiles, gatedRoutes, isGated } from "../../emit/app/accounts.ts";
import { decisionOf } from "../../emit/app/decisions/decision.ts";
import { calendarComponent, emitCalendar } from "../../emit/app/calendar-page.ts";
import { emitDetailPage } from "../../emit/app/entity-detail.ts";
import { emitEntityData } from "../../emit/app/entity-data.ts";
import { emitForm } from "../../emit/app/forms/entity-form.ts";
import { emitListPage } from "../../emit/app/entity-list.ts";
import { emitRolePage } from "../../emit/app/role-page.ts";
import { attentionPage, emitPickedPage, todayPage } from "../../emit/app/warnings/picked-page.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { sampleCount } from "../../emit/app/samples/samples.ts";
import { dedupe } from "../../emit/site-frame.ts";
import type { DraftPlan, Entity, PlannedPage } from "../../plan/plan.ts";
import type { ProjectFiles, SourceFile } from "../archetype.ts";
import { iconOf, taglineOf } from "./kind-texts.ts";
import { emitOverview, figureCount } from "./overview/overview.ts";
import { progressFiles } from "./overview/progress.ts";
import { emitOwnPage, ownPageIcons } from "./own-pages.ts";

export function emitTracker(plan: DraftPlan): ProjectFiles {
  const sampled = plan.entities.filter((entity) => sampleCount(plan, entity) > 0);
  const shell = [
    ...appFrame(plan, {
      tagline: taglineOf(plan),
      icons: pageIcons(plan),
      sampled: sampledFiles(plan, sampled),
    }),
    ...entityPieces(plan),
    ...(isGated(plan) ? accountFiles(plan) : []),
    ...plan.entities.flatMap((entity) => emitEntityData(plan, entity)),
  ];
  return dedupe({
    shell,
    pages: plan.pages.map((page) => ({ page, files: emitPage(plan, page, sampled.length > 0) })),
    app: isGated(plan) ? gatedRoutes : appRoutes,
  });
}

/** Ticks of habits and planned meals are samples too. */
const ownSamples: Readonly<Record<string, Sampled>> = {
  habits: { many: "ticks", file: "ticks" },
  meals: { many: "meals", file: "meals" },
};

function sampledFiles(plan: DraftPlan, sampled: Entity[]): Sampled[] {
  const own = ownSamples[plan.domain];
  return [...sampled.map(entityNames), ...(own && sampled.length > 0 ? [own] : [])];
}

function pageIcons(plan: DraftPlan): Record<string, string> {
  const lists = plan.entities.map((entity) => [entityNames(entity).listPage, iconOf(entity)]);
  return {
    Index: "LayoutDashboard",
    Account: "CircleUser",
    [attentionPage]: "TriangleAlert",
    [todayPage]: "CalendarCheck",
    [calendarComponent]: "CalendarDays",
    ...ownPageIcons,
    ...Object.fromEntries(plan.pages.flatMap(({ role, component }) => (role ? [[component, "Users"]] : []))),
    ...Object.fromEntries(lists),
  };
}

function emitPage(plan: DraftPlan, page: PlannedPage, samples: boolean): SourceFile[] {
  const entity = plan.entities.find((candidate) =>
    [entityNames(candidate).listPage, entityNames(candidate).detailPage].includes(page.component),
  );
  if (entity) return emitEntityPage(plan, entity, page);
  if (page.component === "Account") return [];
  if (page.role) return [...emitRolePage(plan, page, (one) => listPath(plan, one))];
  if ([attentionPage, todayPage].includes(page.component))
    return [emitPickedPage(plan, page, (one) => listPath(plan, one))];
  if (page.component === calendarComponent) return emitCalendar(plan, page, { pathOf: (one) => listPath(plan, one) });
  const own = emitOwnPage(plan, page, {
    path: listPath(plan, plan.entities[0]!),
    approved: listPath(plan, plan.entities.find((one) => decisionOf(one)) ?? plan.entities[0]!),
    samples,
  });
  if (own) return own;
  return [
    figuresFile(plan, figureCount(plan)),
    chartFile(plan, "BarList"),
    chartFile(plan, "ColumnChart"),
    ...progressFiles(plan),
    ...emitOverview(plan, samples),
  ];
}

function emitEntityPage(plan: DraftPlan, entity: Entity, page: PlannedPage): SourceFile[] {
  const names = entityNames(entity);
  const form = emitForm(plan, entity);
  if (page.component === names.listPage)
    return [form, emitListPage(plan, entity, { path: page.path, component: page.component, title: page.title })];
  const paths = Object.fromEntries(plan.entities.map((other) => [other.key, listPath(plan, other)]));
  const options = { component: page.component, listPath: paths[entity.key] ?? "/", listTitle: entity.plural, paths };
  return [form, emitDetailPage(plan, entity, options)];
}

function listPath(plan: DraftPlan, entity: Entity): string {
  return plan.pages.find((page) => page.component === entityNames(entity).listPage)?.path ?? "/";
}
