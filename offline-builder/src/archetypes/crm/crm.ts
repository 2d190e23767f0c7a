import { appBlueprint, appFrame, appRoutes, chartFile, entityPieces, figuresFile } from "../../emit/app/app-frame.ts";
import { calendarComponent, emitCalendar } from "../../emit/app/calendar-page.ts";
import { emitDetailPage } from "../../emit/app/entity-detail.ts";
import { emitEntityData } from "../../emit/app/entity-data.ts";
import { emitForm } from "../../emit/app/forms/entity-form.ts";
import { emitListPage } from "../../emit/app/entity-list.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { pick } from "../../emit/random.ts";
import { dedupe } from "../../emit/site-frame.ts";
import type { Look } from "../../lexicon/domain.ts";
import { planEntity, type Localized } from "../../lexicon/entities/entity.ts";
import { knownEntity } from "../../lexicon/entities/index.ts";
import { translate } from "../../language/translate.ts";
import { namesSite } from "../../parse/records/request-form.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, Entity, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import { named, statedCurrency } from "../app-request.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { slug } from "../../emit/slug.ts";
import { crmTexts } from "./texts.ts";

const words: Localized = [
  "crm|customer relationship|customer relationship management|sales pipeline|pipeline|deals|leads|lead management|sales team",
  "crm|kundenbeziehungen|vertriebspipeline|vertrieb|leads|deals|kundenverwaltung",
  "crm|relación con clientes|gestión de clientes|embudo de ventas|oportunidades|leads",
];

/** A book of contacts with what is to be done about them. */
const keepsInTouch =
  /(?<![\p{L}])(?:contact (?:book|manager|management|database)|client (?:book|manager|database)|address book|kontaktbuch|kontaktverwaltung|adressbuch|kundenkartei|agenda de contactos|libreta de contactos)(?![\p{L}]).*(?<![\p{L}])(?:deals?|calls?|follow-?ups?|pipeline|sales|anrufe|wiedervorlagen?|angebote|llamadas|seguimientos?|ventas)(?![\p{L}])/iu;

/** Whose it is says nothing of what it is: a photographer's CRM is no portfolio. */
const isCalledSo = (text: string): boolean => /^(?:\S+\s+){0,5}crm(?!\p{L})/iu.test(text) && !namesSite(text);

const look: Look = {
  palettes: [
    ["#f6f7f9", "#0f4c5c", "#b0460f"],
    ["#f7f5f2", "#4a2c6d", "#a3480f"],
    ["#f5f7f4", "#1e5631", "#a8500c"],
  ],
  fonts: ["geometric", "plain", "sturdy"],
  corners: ["soft", "sharp"],
  density: ["compact"],
  header: ["bar", "solid"],
};

export const crm: Archetype = {
  id: "crm",
  vocabulary: { en: words[0], de: words[1], es: words[2] },
  score: (request) =>
    Math.max(named(request, words) * 3, keepsInTouch.test(request.text) || isCalledSo(request.text) ? 12 : 0),
  plan: planCrm,
  emit: emitCrm,
  understood: (plan) => [
    crmTexts[plan.language].kind,
    ...plan.pages.filter((page) => page.nav).map((page) => page.title),
  ],
  built: (plan) => crmTexts[plan.language].claims,
  caveats: (plan) => crmTexts[plan.language].caveats,
  suggestions: (plan) => crmTexts[plan.language].suggestions,
};

function planCrm(request: Understanding): DraftPlan {
  const { language, seed } = request;
  const texts = crmTexts[language];
  const name = request.name ?? pick(texts.names, seed, "name");
  const entities = ["contact", "deal", "follow-up"].map((key) => planEntity(knownEntity(key)!, language));
  const [contact, deal, task] = entities as [Entity, Entity, Entity];
  const path = (entity: Entity): string => `/${slug(entity.plural)}`;
  return {
    version: 1,
    request: request.text,
    language,
    name,
    archetype: "crm",
    domain: "crm",
    seed,
    theme: chooseTheme(look, request.colors, seed),
    pages: [
      { path: "/", title: texts.dashboard, component: "Index", nav: true },
      { path: path(contact), title: contact.plural, component: "Contacts", nav: true },
      { path: `${path(contact)}/:id`, title: contact.singular, component: "ContactDetail", nav: false },
      { path: path(deal), title: deal.plural, component: "Deals", nav: true },
      { path: path(task), title: task.plural, component: "FollowUps", nav: true },
      { path: `${path(task)}/:id`, title: task.singular, component: "FollowUpDetail", nav: false },
      { path: `/${slug(texts.settings)}`, title: texts.settings, component: "Settings", nav: true },
    ],
    features: ["search", "sort", "pagination", "export", "chart", "create", "edit", "delete", "undo", "move"],
    entities,
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: { place: false, known: true, shell: "sidebar", ...statedCurrency(request.text) },
  };
}

function emitCrm(plan: DraftPlan): ProjectFiles {
  const texts = crmTexts[plan.language];
  const shell = [
    ...appFrame(plan, {
      tagline: texts.tagline,
      icons: {
        [calendarComponent]: "CalendarDays",
        Index: "LayoutDashboard",
        Contacts: "Users",
        Deals: "Handshake",
        FollowUps: "ListChecks",
        Settings: "Settings2",
      },
      sampled: [...plan.entities.map(entityNames), { many: "activities", file: "activities" }],
    }),
    ...entityPieces(plan),
    ...plan.entities.flatMap((entity) => emitEntityData(plan, entity)),
    blueprint(plan, "crm/activities.ts", "src/data/activities.ts"),
    blueprint(plan, "crm/stages.ts", "src/data/stages.ts"),
  ];
  return dedupe({ shell, pages: plan.pages.map((page) => ({ page, files: emitPage(plan, page) })), app: appRoutes });
}

function blueprint(plan: DraftPlan, name: string, path: string): SourceFile {
  const texts = crmTexts[plan.language];
  const titleOf = (component: string): PlannedPage | undefined =>
    plan.pages.find((page) => page.component === component);
  const content = {
    dashboardTitle: texts.dashboard,
    tagline: texts.tagline,
    dealsTitle: titleOf("Deals")?.title ?? "",
    settingsTitle: titleOf("Settings")?.title ?? texts.settings,
  };
  return appBlueprint(plan, {
    blueprint: name,
    path,
    content,
    names: { tasksPath: titleOf("FollowUps")?.path ?? "/" },
  });
}

/** The form shows what stages are called in the settings. */
function withStageNames(form: SourceFile): SourceFile {
  const option = "<option key={option}>{option}</option>";
  const content = form.content
    .replace(/(import \{[^}]*\} from "@\/data\/deals";\n)/, `$1import { stageName, useStages } from "@/data/stages";\n`)
    .replace(/(export function DealForm\([\s\S]*?\) \{\n)/, "$1  const stages = useStages();\n")
    .replace(
      option,
      "<option key={option} value={option}>\n                  {stageName(stages, option)}\n                </option>",
    );
  return { ...form, content };
}

function emitPage(plan: DraftPlan, page: PlannedPage): SourceFile[] {
  const [contact, deal, task] = plan.entities as [Entity, Entity, Entity];
  const pathOf = (component: string): string => plan.pages.find((other) => other.component === component)?.path ?? "/";
  const list = { path: page.path, component: page.component, title: page.title, marksSamples: true };
  const paths = { contact: pathOf("Contacts"), "follow-up": pathOf("FollowUps") };
  switch (page.component) {
    case "Index":
      return [
        figuresFile(plan, 4),
        chartFile(plan, "BarList"),
        chartFile(plan, "ColumnChart"),
        blueprint(plan, "crm/Dashboard.tsx", "src/pages/Index.tsx"),
      ];
    case "Contacts":
      return [emitForm(plan, contact), emitListPage(plan, contact, list)];
    case "Settings":
      return [blueprint(plan, "crm/StageSettings.tsx", "src/pages/Settings.tsx")];
    case "FollowUps":
      return [emitForm(plan, task), emitListPage(plan, task, list)];
    case "FollowUpDetail":
      return [
        emitDetailPage(plan, task, {
          component: page.component,
          listPath: paths["follow-up"],
          listTitle: task.plural,
          paths,
        }),
      ];
    case calendarComponent:
      // A deal has no page of its own; its contact's shows it.
      return emitCalendar(plan, page, {
        pathOf: (entity) => (entity === deal ? `${paths.contact}/\${row.contactId}` : paths["follow-up"]),
        shows: (entity) => entity !== contact,
      });
    case "Deals":
      return [
        withStageNames(emitForm(plan, deal)),
        blueprint(plan, "board/use-board-drag.ts", "src/lib/use-board-drag.ts"),
        ...["DealBoard", "DealList"].map((name) =>
          blueprint(plan, `crm/${name}.tsx`, `src/components/deals/${name}.tsx`),
        ),
        blueprint(plan, "crm/Deals.tsx", "src/pages/Deals.tsx"),
      ];
    default:
      return [
        blueprint(plan, "crm/Timeline.tsx", "src/components/contacts/Timeline.tsx"),
        emitDetailPage(plan, contact, {
          component: page.component,
          listPath: paths.contact,
          listTitle: contact.plural,
          paths,
          extra: {
            code: "      <Timeline contactId={contact.id} />",
            modules: { Timeline: "@/components/contacts/Timeline" },
          },
        }),
      ];
  }
}
