import { emitSectionPage } from "../emit/pages.ts";
import { pick } from "../emit/random.ts";
import type { SectionContext } from "../emit/sections.ts";
import { siteContent } from "../emit/site-content.ts";
import { dedupe, siteApp, siteFrame } from "../emit/site-frame.ts";
import { domainById } from "../lexicon/domains/index.ts";
import type { DraftPlan } from "../plan/plan.ts";
import type { ProjectFiles, SourceFile } from "./archetype.ts";
import { askedParts, partLead, withStaff } from "./brochure/asked-parts.ts";
import { brochureTexts } from "./brochure/texts.ts";

export interface StorySite {
  /** Content files that every page may read. */
  shell: SourceFile[];
  names: Record<string, string>;
  content: Record<string, string>;
  /** Files of pages that are not made of sections, by component. */
  ownPages: Record<string, SourceFile[]>;
}

/** Sites that show one person's work: hero, the work itself, a few words about it and a way to write. */
export function emitStorySite(
  plan: DraftPlan,
  build: (context: SectionContext) => StorySite,
  own?: Pick<SectionContext, "domain" | "copy">,
): ProjectFiles {
  const domain = own?.domain ?? domainById(plan.domain);
  const copy = own?.copy ?? withStaff(domain.copy[plan.language]!, plan.options["staff"]);
  const hero = pick(copy.heroes, plan.seed, "headline");
  const texts = brochureTexts[plan.language];
  const about = plan.pages.find((page) => page.component === "About");
  const base = {
    title: hero.title,
    lead: hero.lead,
    action: about?.title ?? texts.write,
    storyTitle: copy.story.title,
    storyFirst: copy.story.paragraphs[0] ?? "",
    storySecond: copy.story.paragraphs[1] ?? "",
    sceneLabel: copy.tagline,
    whose: typeof plan.options["whose"] === "string" ? plan.options["whose"] : "",
    peopleTitle: plan.pages.find(({ component }) => component === "Team")?.title ?? "",
    newsletterTitle: texts.newsletter,
  };
  const context: SectionContext = { plan, domain, copy, content: base, names: { actionTo: about?.path ?? "/" } };
  const site = build(context);
  const full = { ...context, content: { ...base, ...site.content }, names: { ...context.names, ...site.names } };
  const leads: Record<string, string> = { Contact: texts.contactLead };
  const asked = askedParts(plan.request, plan.language);
  const people = plan.pages.some(({ component }) => component === "Team");
  return dedupe({
    shell: [...siteFrame(plan, siteContent(plan, copy, new Set(people ? ["people"] : []))), ...site.shell],
    pages: plan.pages.map((page) => ({
      page,
      files: page.sections
        ? emitSectionPage(page, leads[page.component] ?? partLead(page, asked, plan.language), full)
        : (site.ownPages[page.component] ?? []),
    })),
    app: (pages) => siteApp(pages),
  });
}
