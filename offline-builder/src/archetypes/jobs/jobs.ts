import { fillBlueprint } from "../../emit/blueprint.ts";
import { literal } from "../../emit/literal.ts";
import { dedupe, siteApp, siteFrame } from "../../emit/site-frame.ts";
import { translate } from "../../language/translate.ts";
import type { Look } from "../../lexicon/domain.ts";
import { pluralOf, singularOf } from "../../parse/records/grammatical-number.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { presence } from "../../parse/words.ts";
import type { DraftPlan, Language, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype, SourceFile } from "../archetype.ts";
import { brochureTexts } from "../brochure/texts.ts";
import { jobTexts } from "./texts.ts";

const words: Record<Language, string> = {
  en: "job board|job portal|jobs board|job listings|job listing site|vacancies|job site|careers page|post jobs|companies post jobs|internship board|internships|internship portal|apprenticeship board|apprenticeships|gig board|freelance gigs|freelance jobs|vacancy board|job offers|post vacancies|job ads",
  de: "stellenbörse|jobbörse|stellenmarkt|stellenportal|jobportal|stellenanzeigen|jobboard|stellenangebote|praktikumsbörse|praktikumsplätze|lehrstellenbörse|ausbildungsbörse|ausbildungsplätze|minijobs|jobangebote",
  es: "bolsa de trabajo|bolsa de empleo|portal de empleo|ofertas de empleo|ofertas de trabajo|tablón de empleo|bolsa de prácticas|ofertas de prácticas|bolsa de empleos",
};

const look: Look = {
  palettes: [
    ["#f4f6f8", "#14507a", "#a3480f"],
    ["#f6f5f1", "#1f5a44", "#8a5a12"],
    ["#f7f5fa", "#4a3a8f", "#b3420f"],
  ],
  fonts: ["plain", "geometric", "sturdy"],
  corners: ["soft", "sharp"],
  header: ["bar", "centred"],
};

/** A board of jobs: list, one job with its form to apply, and a form to post one. */
export const jobs: Archetype = {
  id: "jobs",
  vocabulary: words,
  score: (request) => (presence(request.index, words[request.language]) + presence(request.index, words.en) * 0.5) * 3,
  plan: planJobs,
  emit: emitJobs,
  understood: (plan) => [
    jobTexts[plan.language].kind,
    ...plan.pages.filter((page) => page.nav).map((page) => page.title),
  ],
  built: (plan) => jobTexts[plan.language].claims,
  caveats: (plan) => [jobTexts[plan.language].caveat],
  suggestions: (plan) => brochureTexts[plan.language].suggestions,
};

function planJobs(request: Understanding): DraftPlan {
  const { language, seed, text } = request;
  const texts = jobTexts[language];
  const people = peopleIn(text);
  const one = people ? (singularOf(people, language) ?? people) : null;
  const name =
    request.name ?? texts.name(people && language !== "de" && people === one ? pluralOf(one, language) : people);
  return {
    version: 1,
    request: text,
    language,
    name,
    archetype: "jobs",
    domain: "jobs",
    seed,
    theme: chooseTheme(look, request.colors, seed),
    pages: [
      { path: "/", title: texts.jobs, component: "Index", nav: true },
      { path: "/jobs/:id", title: texts.jobs, component: "JobDetail", nav: false },
      { path: texts.postPath, title: texts.post, component: "PostJob", nav: true },
    ],
    features: ["search", "filter", "create"],
    entities: [],
    forms: [{ id: "application", page: "/jobs/:id", kind: "application" }],
    details: [
      { key: "name", label: translate("Name", language), value: name },
      { key: "email", label: translate("Email", language), value: request.facts.email ?? "jobs@example.com" },
    ],
    options: {
      place: false,
      ...(people && one ? { people, one } : {}),
      ...(request.place ? { city: request.place } : {}),
    },
  };
}

/** Whose board it is: "nurses". */
function peopleIn(text: string): string | null {
  const found =
    /(?:jobs?|board|portal|listings?|vacancies|site|börse|markt|stellen|anzeigen|trabajo|empleo)\s+(?:for|für|para)\s+(?:the |local |die |los |las )?(\p{L}[\p{L}-]{3,})/iu.exec(
      text,
    )?.[1];
  return found &&
    !/^(?:people|everyone|everybody|companies|company|alle|leute|firmen|todos|gente|empresas|local|small|young)$/i.test(
      found,
    )
    ? found
    : null;
}

function emitJobs(plan: DraftPlan): ReturnType<Archetype["emit"]> {
  const { language } = plan;
  const texts = jobTexts[language];
  const people = typeof plan.options["people"] === "string" ? plan.options["people"] : null;
  const fill = (blueprint: string, path: string, content: Record<string, string> = {}): SourceFile => ({
    path,
    content: fillBlueprint(`jobs/${blueprint}`, { language, content, names: { postTo: texts.postPath } }),
  });
  const emitted: Record<string, () => SourceFile> = {
    Index: () =>
      fill("Jobs.tsx", "src/pages/Index.tsx", { title: texts.title(people), lead: texts.lead, post: texts.post }),
    JobDetail: () => fill("JobDetail.tsx", "src/pages/JobDetail.tsx"),
    PostJob: () =>
      fill("PostJob.tsx", "src/pages/PostJob.tsx", { title: titleOf(plan.pages, "PostJob"), lead: texts.postLead }),
  };
  const email = plan.details.find((detail) => detail.key === "email")?.value ?? "";
  return dedupe({
    shell: [
      ...siteFrame(plan, { name: plan.name, tagline: texts.lead, email }),
      fill("jobs.ts", "src/data/jobs.ts"),
      fill("applications.ts", "src/data/applications.ts"),
      { path: "src/content/sample-jobs.ts", content: sampleJobs(plan) },
    ],
    pages: plan.pages.map((page) => ({ page, files: emitted[page.component] ? [emitted[page.component]!()] : [] })),
    app: (pages) => siteApp(pages),
  });
}

function titleOf(pages: PlannedPage[], component: string): string {
  return pages.find((page) => page.component === component)?.title ?? "";
}

function sampleJobs({ language, options }: DraftPlan): string {
  const texts = jobTexts[language];
  const one =
    typeof options["one"] === "string" ? `${options["one"].charAt(0).toUpperCase()}${options["one"].slice(1)}` : null;
  const contracts = ["Full-time", "Full-time", "Part-time", "Temporary"].map((name) => translate(name, language));
  const places = typeof options["city"] === "string" ? [options["city"]] : texts.places;
  const rows = (one ? texts.variants(one) : texts.mixed).map((title, index) => ({
    id: `sample-job-${index + 1}`,
    title,
    employer: texts.employers[index % texts.employers.length],
    place: places[index % places.length],
    contract: /part-time|teilzeit|media jornada/i.test(title)
      ? contracts[2]
      : /months|monate|meses/i.test(title)
        ? contracts[3]
        : contracts[0],
    pay: texts.pay[index % texts.pay.length],
    text: texts.text.join("\n\n"),
  }));
  return `import type { Job } from "@/data/jobs";\n\n/** Made up, to show what a board looks like. */\nexport const sampleJobs: Job[] = ${literal(rows)};\n`;
}
