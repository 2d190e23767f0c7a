import { appBlueprint, appFrame, appRoutes, chartFile, entityPieces, figuresFile } from "../../emit/app/app-frame.ts";
import { emitDetailPage } from "../../emit/app/entity-detail.ts";
import { emitEntityData } from "../../emit/app/entity-data.ts";
import { emitForm } from "../../emit/app/forms/entity-form.ts";
import { emitListPage } from "../../emit/app/entity-list.ts";
import { optionsName } from "../../emit/app/fields.ts";
import { entityNames, inSentence } from "../../emit/app/naming.ts";
import { sampleId } from "../../emit/app/samples/samples.ts";
import { mix } from "../../emit/random.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { pascal } from "../../emit/sections.ts";
import type { Look } from "../../lexicon/domain.ts";
import { localized, planField, type Localized } from "../../lexicon/entities/entity.ts";
import { translate } from "../../language/translate.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, Entity, Field, Language, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import { asksForSite, named, namesFigures, statedCurrency } from "../app-request.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { slug } from "../../emit/slug.ts";
import { emitReports } from "../platform/report-page.ts";
import { dashboardTexts } from "./texts.ts";
import { topicById, topics, type Topic } from "./topics.ts";
import { tradeTopic } from "./trade-topic.ts";

const words: Localized = [
  "dashboard|analytics|metrics|kpi|kpis|business intelligence|reporting|analytics platform|financial report|finance report|business report|sales report|annual report|monthly report|traffic report",
  "dashboard|kennzahlen|auswertung|analyse|kpi|berichte|finanzbericht|umsatzbericht|verkaufsbericht|geschäftsbericht|monatsbericht",
  "panel de control|dashboard|métricas|analítica|indicadores|kpi|informe financiero|informe de ventas|informe mensual|informe anual",
];

const look: Look = {
  palettes: [
    ["#f5f6f8", "#2a4b8d", "#b3460f"],
    ["#f6f5f1", "#245c4f", "#a3480f"],
    ["#14171c", "#7fb4ff", "#f0a35e"],
    ["#f7f5f9", "#5a2f8a", "#b3420f"],
  ],
  fonts: ["geometric", "plain", "lively"],
  corners: ["soft", "round"],
  density: ["compact"],
  header: ["bar", "solid", "centred"],
};

const sampleDays = 400;
const sampleCount = 180;

export const dashboard: Archetype = {
  id: "dashboard",
  vocabulary: { en: words[0], de: words[1], es: words[2] },
  score: (request) =>
    asksForSite(request) && named(request, words) < 2 && !namesFigures(request.text)
      ? 0
      : named(request, words) * 2.1 +
        (named(request, words) > 0 ? named(request, topics[0]!.words) * 0.4 : 0) +
        (namesFigures(request.text) ? 2 : 0),
  plan: planDashboard,
  emit: emitDashboard,
  understood: (plan) => [
    localized(topicById(plan.domain).kind, plan.language),
    ...plan.pages.filter((page) => page.nav).map((page) => page.title),
  ],
  built: (plan) => [
    ...dashboardTexts[plan.language].claims,
    ...(plan.pages.some(({ component }) => component === "ReportPage") ? [localized(reportClaim, plan.language)] : []),
  ],
  caveats: (plan) => [dashboardTexts[plan.language].caveat],
  suggestions: (plan) => dashboardTexts[plan.language].suggestions,
};

/** A business that the request names counts in its own words; else the subject of the figures decides. */
function chooseTopic(request: Understanding): Topic {
  const [domain] = request.domains;
  const own = domain && domain.copy[request.language] ? tradeTopic(domain, topicById("sales")) : null;
  if (own) return own;
  return (
    [...topics]
      .sort((one, other) => named(request, other.words) - named(request, one.words))
      .find((topic) => named(request, topic.words) > 0) ?? topicById("sales")
  );
}

const reporting = /\b(?:reports?|reporting|\p{L}*berichte?|informes?)\b/iu;
const reportTitle: Record<Language, string> = { en: "Reports", de: "Berichte", es: "Informes" };
const reportLead: Localized = [
  "A summary of all entries combined, with charts and graphs to compare.",
  "Alle Einträge zusammengefasst, mit Diagrammen zum Vergleichen.",
  "Un resumen de todas las entradas juntas, con gráficos para comparar.",
];
const reportClaim: Localized = [
  "Reports with totals, comparison and charts, read from the entries",
  "Berichte mit Summen, Vergleich und Diagrammen aus den Einträgen",
  "Informes con totales, comparación y gráficos a partir de las entradas",
];

function planDashboard(request: Understanding): DraftPlan {
  const { language, seed } = request;
  const topic = chooseTopic(request);
  const texts = dashboardTexts[language];
  const entity: Entity = {
    key: topic.key,
    singular: localized(topic.singular, language),
    plural: localized(topic.plural, language),
    fields: topic.fields.map((field) => planField(field, language)),
  };
  const name = request.name ?? localized(topic.names, language);
  const theme = chooseTheme(look, request.colors, seed);
  const names = entityNames(entity);
  const path = `/${slug(entity.plural)}`;
  return {
    version: 1,
    request: request.text,
    language,
    name,
    archetype: "dashboard",
    domain: topic.id,
    seed,
    theme,
    pages: [
      { path: "/", title: texts.dashboard, component: "Index", nav: true },
      { path: `/${slug(texts.compare)}`, title: texts.compare, component: "Compare", nav: true },
      { path, title: entity.plural, component: names.listPage, nav: true },
      { path: `${path}/:id`, title: entity.singular, component: names.detailPage, nav: false },
      ...(reporting.test(request.text)
        ? [
            {
              path: `/${slug(reportTitle[language])}`,
              title: reportTitle[language],
              component: "ReportPage",
              nav: true,
            },
          ]
        : []),
    ],
    features: [
      "chart",
      "filter",
      "period",
      "export",
      "compare",
      "search",
      "sort",
      "pagination",
      "create",
      "edit",
      "delete",
    ],
    entities: [entity],
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: {
      place: false,
      known: true,
      shell: theme.header === "centred" ? "topbar" : "sidebar",
      ...statedCurrency(request.text),
    },
  };
}

function emitDashboard(plan: DraftPlan): ProjectFiles {
  const entity = plan.entities[0]!;
  const names = entityNames(entity);
  const shell = [
    ...appFrame(plan, {
      tagline: localized(topicById(plan.domain).lead, plan.language),
      icons: {
        Index: "ChartLine",
        Compare: "Scale",
        ReportPage: "ChartColumn",
        [names.listPage]: topicById(plan.domain).icon,
      },
      sampled: [names],
    }),
    ...entityPieces(plan),
    ...emitEntityData(plan, entity, sampleLines(plan, entity)),
    periodFile(plan),
    blueprint(plan, "dashboard/PeriodPicker.tsx", "src/components/app/PeriodPicker.tsx"),
    chartFile(plan, "BarList"),
  ];
  return dedupe({
    shell,
    pages: plan.pages.map((page) => ({ page, files: emitPage(plan, entity, page) })),
    app: appRoutes,
  });
}

function emitPage(plan: DraftPlan, entity: Entity, page: PlannedPage): SourceFile[] {
  const listPath = `/${slug(entity.plural)}`;
  if (page.component === "Index") {
    return [
      figuresFile(plan, 4),
      chartFile(plan, "LineChart"),
      blueprint(plan, "dashboard/Index.tsx", "src/pages/Index.tsx"),
    ];
  }
  if (page.component === "Compare") return [blueprint(plan, "dashboard/Compare.tsx", "src/pages/Compare.tsx")];
  if (page.component === "ReportPage") return emitReports(plan, page, localized(reportLead, plan.language));
  if (page.path.includes(":")) {
    return [
      emitDetailPage(plan, entity, {
        component: page.component,
        listPath,
        listTitle: entity.plural,
        paths: { [entity.key]: listPath },
      }),
    ];
  }
  return [
    emitForm(plan, entity),
    emitListPage(plan, entity, { path: listPath, component: page.component, title: page.title }),
  ];
}

function dimensions(entity: Entity): [first: Field, second: Field] {
  const [first, second] = entity.fields.filter((field) => field.type === "enum");
  if (!first || !second) throw new Error(`${entity.key} needs two enums`);
  return [first, second];
}

function blueprint(plan: DraftPlan, name: string, path: string): SourceFile {
  const entity = plan.entities[0]!;
  const names = entityNames(entity);
  const [first, second] = dimensions(entity);
  const texts = dashboardTexts[plan.language];
  const amount = amountOf(entity).label;
  const content = {
    title: texts.dashboard,
    lead: localized(topicById(plan.domain).lead, plan.language),
    firstLabel: first.label,
    secondLabel: second.label,
    amountLabel: amount,
    countLabel: entity.plural,
    countNoun: inSentence(entity.plural, plan.language),
    overTime: texts.overTime(amount),
    byFirst: texts.by(amount, inSentence(first.label, plan.language)),
    bySecond: texts.by(amount, inSentence(second.label, plan.language)),
    compareTitle: texts.compare,
    compareLead: texts.compareLead,
  };
  const blanks = {
    records: names.many,
    Record: names.type,
    file: names.file,
    first: first.key,
    firstLabel: first.label,
    second: second.key,
    Second: pascal(second.key),
    firstOptions: optionsName(entity, first),
    secondOptions: optionsName(entity, second),
  };
  const file = appBlueprint(plan, { blueprint: name, path, content, names: blanks });
  return amountOf(entity).type === "money" ? file : { ...file, content: counted(file.content) };
}

function amountOf(entity: Entity): Field {
  return entity.fields.find(({ key }) => key === "amount")!;
}

/** More revenue is good, and more of a burden is bad. */
function periodFile(plan: DraftPlan): SourceFile {
  const file = blueprint(plan, "dashboard/period.ts", "src/lib/period.ts");
  if (!topicById(plan.domain).isBurden) return file;
  return { ...file, content: file.content.replace('percent < 0 ? "bad"', 'percent > 0 ? "bad"') };
}

/** Visits and kilowatt hours are numbers, no money. */
function counted(content: string): string {
  return content
    .replace("{ formatNumber, formatRoundMoney }", "{ formatNumber }")
    .replaceAll("formatRoundMoney", "formatNumber");
}

/** Rows over a bit more than a year, so that the longest period has one before it to compare with in part. */
function sampleLines(plan: DraftPlan, entity: Entity): string {
  const topic = topicById(plan.domain);
  const titles = localized(topic.titles, plan.language);
  const [first, second] = dimensions(entity);
  const [low, high] = topic.range;
  const lines = Array.from({ length: sampleCount }, (_, index) => {
    const chance = (purpose: string): number => mix(plan.seed, `${purpose} ${index}`);
    const day = Math.floor((index / sampleCount) ** 1.35 * sampleDays);
    const season = 1 + 0.35 * Math.cos((day / 365) * Math.PI * 2);
    const amount = Math.round((low + ((chance("amount") % 1000) / 1000) * (high - low)) * season);
    const option = (field: Field, purpose: string): string =>
      field.options![(chance(purpose) % 7) % field.options!.length]!;
    return `  { id: "${sampleId(entity.key, index)}", title: ${JSON.stringify(titles[chance("title") % titles.length])}, ${first.key}: ${JSON.stringify(option(first, "first"))}, ${second.key}: ${JSON.stringify(option(second, "second"))}, amount: ${amount}, date: inDays(${-day}) },`;
  });
  return `[\n${lines.join("\n")}\n]`;
}
