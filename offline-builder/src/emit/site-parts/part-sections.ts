/** Sections of pages that a request names beside what a site offers: a gallery, prices alone, a form to ask, what is new. */
import { locales } from "../../language/translate.ts";
import { partTexts, type Entry } from "../../lexicon/site-parts/part-texts.ts";
import type { Copy } from "../../lexicon/domain.ts";
import type { DraftPlan } from "../../plan/plan.ts";
import type { SourceFile } from "../../archetypes/archetype.ts";
import { fillBlueprint } from "../blueprint.ts";
import { literal } from "../literal.ts";
import { formatFile, workArt, type Section, type SectionContext } from "../sections.ts";

const part = (component: string, blueprint: string, more: Partial<Section> = {}): Section => ({
  component,
  blueprint: `parts/${blueprint}`,
  ...more,
});

const data = (name: string, { plan }: SectionContext): SourceFile => ({
  path: `src/data/${name}.ts`,
  content: fillBlueprint(`data/${name}.ts`, { language: plan.language }),
});

const rows = (entries: readonly Entry[]): string => literal(entries.map(([title, text]) => ({ title, text })));

export const partSections: Record<string, Section> = {
  gallery: {
    component: "Works",
    blueprint: "works",
    with: (context) => [workArt(context), pictured(context)],
    names: () => ({ grid: "columns-1 gap-5 sm:columns-2 lg:columns-3" }),
  },
  "price-list": part("PriceList", "price-list", { reads: ["offer"], with: (context) => [formatFile(context)] }),
  enquiry: part("Enquiry", "enquiry", {
    with: (context) => [data("enquiries", context)],
    names: ({ copy, plan }) => ({ subjects: literal([...offered(copy).slice(0, 8), partTexts[plan.language].else]) }),
  }),
  reviews: part("Reviews", "reviews", { with: (context) => [data("reviews", context)] }),
  gifts: part("Gifts", "gifts", {
    with: (context) => [data("brought", context)],
    names: ({ plan }) => ({ gifts: rows(partTexts[plan.language].gifts) }),
  }),
  journal: part("Journal", "journal", {
    names: ({ copy, plan }) => ({
      locale: locales[plan.language].tag,
      entries: literal(newsOf(copy, plan).map(([title, text], at) => ({ daysAgo: 4 + at * 17, title, text }))),
    }),
  }),
  events: part("Events", "events", {
    names: ({ plan }) => ({
      locale: locales[plan.language].tag,
      events: literal(
        partTexts[plan.language].events.map(([name, note, time], at) => ({ inDays: 6 + at * 13, name, note, time })),
      ),
    }),
  }),
  sponsors: part("Sponsors", "entries", {
    names: ({ plan }) => ({ Entries: "Sponsors", entries: rows(partTexts[plan.language].sponsors) }),
  }),
  skills: part("Skills", "entries", {
    names: ({ plan }) => ({ Entries: "Skills", entries: rows(partTexts[plan.language].skills[skillsOf(plan)]) }),
  }),
  resume: part("Resume", "resume", {
    names: ({ plan }) => ({ Entries: "Resume", entries: rows(partTexts[plan.language].resume) }),
  }),
};

const offered = ({ offer }: Copy): string[] => offer.groups.flatMap(({ items }) => items.map(({ name }) => name));

/** Pictures are called after what is offered; they are drawn until somebody puts their own in their place. */
function pictured({ copy }: SectionContext): SourceFile {
  const year = new Date().getUTCFullYear();
  const works = copy.offer.groups
    .flatMap(({ name, items }) =>
      items.slice(0, 4).map((item) => ({ title: item.name, series: name, note: item.note })),
    )
    .filter(({ title }, at, all) => all.findIndex((other) => other.title === title) === at)
    .slice(0, 12)
    .map((work, at) => ({ title: work.title, series: work.series, year: year - (at % 3), note: work.note, art: at }));
  return { path: "src/content/works.ts", content: `export const works = ${literal(works)};\n` };
}

/** What a trade answers and stands for is worth telling; only where it says neither, two words of welcome. */
function newsOf({ questions = [], points = [], story }: Copy, { language }: DraftPlan): readonly Entry[] {
  const told: Entry[] = [
    ...(story.paragraphs[0] ? [[story.title, story.paragraphs[0]] as const] : []),
    ...points.slice(0, 2).map(({ title, text }) => [title, text] as const),
    ...questions.slice(0, 2).map(({ question, answer }) => [question, answer] as const),
  ];
  return told.length > 1 ? told : partTexts[language].news;
}

function skillsOf({ request }: DraftPlan): "code" | "pictures" | "words" {
  if (
    /(?<![\p{L}])(?:develop\p{L}*|programm\p{L}*|engineer|coder|software|web dev|entwickler\p{L}*|desarrollador\p{L}*)/iu.test(
      request,
    )
  )
    return "code";
  return /(?<![\p{L}])(?:design\p{L}*|illustrat\p{L}*|ilustrador\p{L}*|artist|photograph\p{L}*|fotogra\p{L}*|architect\p{L}*|painter|grafik\p{L}*)/iu.test(
    request,
  )
    ? "pictures"
    : "words";
}
