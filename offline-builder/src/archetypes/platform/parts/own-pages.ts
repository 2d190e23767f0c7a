/** Pages of parts that are no lists: reports and what answers questions. */
import { pascal } from "../../../emit/sections.ts";
import { translate } from "../../../language/translate.ts";
import type { Language, PlannedPage } from "../../../plan/plan.ts";
import { slug } from "../../../emit/slug.ts";
import type { Parts } from "./parts.ts";

export function assistantPage(title: string): PlannedPage {
  return { path: `/${slug(title)}`, title, component: "SiteAssistant", nav: true };
}

/** The first one takes the usual page of reports. */
export function reportPages({ reports }: Parts, usual: string | null, language: Language): PlannedPage[] {
  // A dashboard is what such an app opens with.
  const called = reports.map((title) => (/^(?:dashboard|home)$/i.test(title) ? translate("Reports", language) : title));
  const titles = called.length > 0 ? [...new Set(called)] : usual === null ? [] : [translate(usual, language)];
  return titles.map((title, at) => ({
    path: `/${slug(title)}`,
    title,
    component: at === 0 ? "ReportPage" : `${pascal(slug(title))}ReportPage`,
    nav: true,
  }));
}
