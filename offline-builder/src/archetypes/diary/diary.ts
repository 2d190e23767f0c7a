import { storedClaim } from "../../backend/stored-app.ts";
import { sharingOf } from "../../backend/tables.ts";
import { accountFiles, gatedRoutes, isGated } from "../../emit/app/accounts.ts";
import { appBlueprint, appFrame, appRoutes } from "../../emit/app/app-frame.ts";
import { emitEntityData } from "../../emit/app/entity-data.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { literal, stringLiteral } from "../../emit/literal.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { translate } from "../../language/translate.ts";
import { weeks } from "../../language/weeks.ts";
import type { Look } from "../../lexicon/domain.ts";
import { namesSite } from "../../parse/records/request-form.ts";
import { recordSubject } from "../../parse/records/subject.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, Entity, Language, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import { wantsAccounts } from "../accounts.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { slug } from "../../emit/slug.ts";
import { diaryTexts } from "./texts.ts";

const words: Record<Language, RegExp> = {
  en: /(?<![\p{L}])(?:diary|diaries|(?:(?:private|personal|daily|secret|my|a|gratitude|dream|mood|pocket|bullet) ){1,6}journal|journal(?:l?ing)? app|keep a journal)(?![\p{L}])/iu,
  de: /(?<![\p{L}])(?:traum|dankbarkeits|reise|stimmungs|online|bilder)?tagebuch(?:-?app)?(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:diario (?:íntimo|personal|privado|secreto|de (?:sueños|gratitud))|(?:un|mi) diario(?!\s+\p{L}*(?:local|digital|deportiv|de noticias|regional))|app de diario)(?![\p{L}])/iu,
};
/** Logs of something counted are lists, and papers that others read are no diary. */
const otherThings =
  /(?<![\p{L}])(?:training|workout|food|sleep|symptom|pain|headache|climbing|running|fishing|dive|flight|construction|reading|academic|scientific|literary|news|blog|online journal|travel blog|newspaper|periódico|noticias|entrenamiento|comidas|gastos|ejercicio|ernährung\p{L}*|training\p{L}*)(?![\p{L}])/iu;

const withoutLogin =
  /(?<![\p{L}])(?:without|no|not? need(?:ing)?|ohne|kein\p{L}*|sin)\s+(?:an? |any |una? |eine?n? )?(?:log[ -]?in|sign[ -]?(?:in|up)|accounts?|passwords?|anmeldung|konto|login|passwort|cuenta|contraseña|iniciar sesión|registro)/iu;
const everywhere =
  /(?:all|every|each|any|both|several|different) (?:of )?(?:my )?devices?|(?:across|between) (?:my )?devices|phone and (?:laptop|computer|tablet)|sync|allen? (?:meinen )?geräten?|jedem gerät|todos (?:mis|los) dispositivos|cualquier dispositivo|móvil y (?:ordenador|portátil)/iu;

const onlyMe = /only (?:i|me)(?![\p{L}])|just (?:for )?me|nur (?:für )?(?:ich|mich)|solo (?:yo|para mí)/iu;

const look: Look = {
  palettes: [
    ["#f8f4ec", "#3f4a6b", "#9a4a1c"],
    ["#f6f3ee", "#5a3d4f", "#8a5a12"],
    ["#f3f5f1", "#2f5249", "#98501c"],
  ],
  fonts: ["literary", "editorial", "warm"],
  corners: ["soft", "sharp"],
  density: ["regular"],
  header: ["bar", "centred"],
};

/** One page a day for one person, kept while it is written. */
export const diary: Archetype = {
  id: "diary",
  vocabulary: {},
  score({ text, language }) {
    const named = words[language].test(text) || words.en.test(text);
    if (!named || otherThings.test(text) || namesSite(text)) return 0;
    // "Hive inspection diary": what is written there has fields of its own.
    return recordSubject(text, language)?.sure ? 0 : 13;
  },
  plan: planDiary,
  emit: emitDiary,
  understood: (plan) => [
    diaryTexts[plan.language].kind,
    ...plan.pages.filter((page) => page.nav && page.component !== "Account").map((page) => page.title),
  ],
  built: (plan) => [...diaryTexts[plan.language].claims, ...(sharingOf(plan) === null ? [] : [storedClaim(plan)])],
  caveats(plan) {
    if (sharingOf(plan) !== null) return [];
    const { apart, caveat } = diaryTexts[plan.language];
    if (plan.options["gated"] === true) return [translate(ACCOUNTS_HERE, plan.language)];
    return [pullsApart(plan.request) ? apart : caveat];
  },
  replies: (plan) => (sharingOf(plan) === null ? diaryTexts[plan.language].replies : []),
  speaksOf: { parts: new RegExp(`${everywhere.source}|${onlyMe.source}`, "iu"), limits: ["accounts"] },
  suggestions: (plan) => diaryTexts[plan.language].suggestions,
};

const ACCOUNTS_HERE =
  "Accounts are kept in this browser only. They keep people apart who share it; they are no protection against somebody who has the device.";

function pullsApart(text: string): boolean {
  return withoutLogin.test(text) && everywhere.test(text);
}

function diaryEntity(language: Language): Entity {
  const { entity, fields } = diaryTexts[language];
  return {
    key: "entry",
    singular: entity[0],
    plural: entity[1],
    fields: [
      { key: "day", label: fields[0], type: "date", required: true },
      { key: "mood", label: fields[1], type: "text" },
      { key: "text", label: fields[2], type: "long-text" },
    ],
  };
}

function planDiary(request: Understanding): DraftPlan {
  const { text, language, seed } = request;
  const own = diaryTexts[language];
  const name = request.name ?? own.name;
  const gated = wantsAccounts(text) && !withoutLogin.test(text);
  const account = translate("Account", language);
  return {
    version: 1,
    request: text,
    language,
    name,
    archetype: "diary",
    domain: "diary",
    seed,
    theme: chooseTheme(look, request.colors, seed),
    pages: [
      { path: "/", title: own.today, component: "Index", nav: true },
      { path: own.entriesPath, title: own.entries, component: "Entries", nav: true },
      { path: `${own.entriesPath}/:day`, title: own.entity[0], component: "EntryDetail", nav: false },
      { path: own.calendarPath, title: own.calendar, component: "Calendar", nav: true },
      ...(gated ? [{ path: `/${slug(account)}`, title: account, component: "Account", nav: true }] : []),
    ],
    features: ["create", "edit", "delete", "undo", "search", "filter", "export", "import", "persist"],
    entities: [diaryEntity(language)],
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: { place: false, known: true, shell: "topbar", ...(gated ? { gated: true } : {}) },
  };
}

function emitDiary(plan: DraftPlan): ProjectFiles {
  const texts = diaryTexts[plan.language];
  const entity = plan.entities[0]!;
  const shell = [
    ...appFrame(plan, {
      tagline: texts.tagline,
      icons: { Index: "NotebookPen", Entries: "BookOpen", Calendar: "CalendarDays", Account: "CircleUser" },
      sampled: [entityNames(entity)],
    }),
    ...(isGated(plan) ? accountFiles(plan) : []),
    ...emitEntityData(plan, entity, samples(plan)),
    { path: "src/data/moods.ts", content: `export const moodOptions = ${literal(texts.moods)} as const;\n` },
    piece(plan, ["diary/pages.ts", "src/data/pages.ts"]),
    piece(plan, ["app/format.ts", "src/lib/format.ts"]),
    piece(plan, ["diary/MoodPicker.tsx", "src/components/diary/MoodPicker.tsx"]),
    piece(plan, ["diary/DayPage.tsx", "src/components/diary/DayPage.tsx"]),
  ];
  return dedupe({
    shell,
    pages: plan.pages.map((page) => ({ page, files: emitPage(plan, page) })),
    app: isGated(plan) ? gatedRoutes : appRoutes,
  });
}

function samples({ language, options }: DraftPlan): string {
  const { samples: rows, moods } = diaryTexts[language];
  if (options["samples"] === false) return "[]";
  const lines = rows.map(
    ([ago, mood, text], at) =>
      `  { id: "sample-entry-${at + 1}", day: inDays(-${ago}), mood: ${stringLiteral(moods[mood] ?? "")}, text: ${stringLiteral(text)} },`,
  );
  return `[\n${lines.join("\n")}\n]`;
}

function piece(plan: DraftPlan, [blueprint, path]: readonly [string, string], title = ""): SourceFile {
  const { tagline, todayLabel, entriesLead, entriesPath } = diaryTexts[plan.language];
  return appBlueprint(plan, {
    blueprint,
    path,
    content: { title, lead: tagline, todayLabel, entriesLead },
    names: { entriesPath: pathOf(plan, "Entries") ?? entriesPath, ...weeks[plan.language] },
  });
}

function pathOf(plan: DraftPlan, component: string): string | undefined {
  return plan.pages.find((page) => page.component === component)?.path;
}

function emitPage(plan: DraftPlan, page: PlannedPage): SourceFile[] {
  const own = (blueprint: string): SourceFile =>
    piece(plan, [`diary/${blueprint}.tsx`, `src/pages/${page.component}.tsx`], page.title);
  switch (page.component) {
    case "Account":
      return [];
    case "Index":
      return [own("Today")];
    case "Entries":
      return [
        piece(plan, ["app/SearchBox.tsx", "src/components/app/SearchBox.tsx"]),
        piece(plan, ["app/FilterSelect.tsx", "src/components/app/FilterSelect.tsx"]),
        own("Entries"),
      ];
    case "EntryDetail":
      return [piece(plan, ["app/removal.ts", "src/lib/removal.ts"]), own("EntryDetail")];
    case "Calendar":
      return [own("Calendar")];
    default:
      return [];
  }
}
