/** Apps made of pages of their own, with lists behind them that may also stand in the project's database. */
import { storedClaim } from "../../backend/stored-app.ts";
import { sharingOf } from "../../backend/tables.ts";
import { accountFiles, gatedRoutes, isGated } from "../../emit/app/accounts.ts";
import { appBlueprint, appFrame, appRoutes } from "../../emit/app/app-frame.ts";
import { sampleId } from "../../emit/app/samples/samples.ts";
import { emitEntityData } from "../../emit/app/entity-data.ts";
import { entityNames, property } from "../../emit/app/naming.ts";
import { stringLiteral } from "../../emit/literal.ts";
import { pick } from "../../emit/random.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { translate } from "../../language/translate.ts";
import { weeks } from "../../language/weeks.ts";
import type { Look } from "../../lexicon/domain.ts";
import { localized, planField, type KnownField, type Localized } from "../../lexicon/entities/entity.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, Entity, Language, OptionValue, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import { wantsAccounts } from "../accounts.ts";
import { statedCurrency } from "../app-request.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { slug } from "../../emit/slug.ts";

/** A piece of code that stands in a sample row as it is. */
export interface Code {
  code: string;
}

export type SampleValue = string | number | boolean | Code;

/** A day from today, and the moment of a day: "2026-03-14", "2026-03-14T09:30". */
export const day = (days: number): Code => ({ code: `inDays(${days})` });
export const moment = (days: number, time: string): Code => ({ code: `\`\${inDays(${days})}T${time}\`` });
export const ref = (key: string, at: number): string => sampleId(key, at);

export interface ScreenList {
  key: string;
  singular: Localized;
  plural: Localized;
  fields: KnownField[];
  /** Values by key of the field (with an `id` of its own no sample), relations as ids, enums by position; none where the list begins empty. */
  samples?: (language: Language, plan: DraftPlan) => Record<string, SampleValue>[];
}

export interface ScreenPage {
  component: string;
  title: Localized;
  lead?: Localized;
  /** Name in lucide-react; a page without stands in no navigation. */
  icon?: string;
  /** In its folder of blueprints; the name of the component when nothing is said. */
  blueprint?: string;
  /** The page whose address it stands below, and what follows: `:id` when nothing is said. */
  below?: string;
  part?: string;
  /** Branches of the blueprint that this page takes. */
  flags?: Record<string, boolean>;
}

export interface ScreenApp {
  id: string;
  /** Folder in `blueprints/`. */
  folder: string;
  score(request: Understanding): number;
  vocabulary?: Partial<Record<Language, string>>;
  kind: Localized;
  names: readonly [en: string[], de: string[], es: string[]];
  tagline: Localized;
  look: Look;
  shell: "topbar" | "sidebar";
  pages: readonly ScreenPage[];
  lists: readonly ScreenList[];
  /** Blueprint and the path it is written to. */
  pieces: readonly (readonly [blueprint: string, path: string])[];
  features: readonly string[];
  claims: readonly Localized[];
  caveats: readonly Localized[];
  /** What one person keeps: accounts in a browser keep people apart. What is for all is no use kept apart. */
  isPrivate?: boolean;
  speaksOf?: Archetype["speaksOf"];
  options?: (request: Understanding) => Record<string, OptionValue>;
  /** Words and marks of blueprints besides titles and addresses. */
  content?: (plan: DraftPlan) => Record<string, string>;
  marks?: (plan: DraftPlan) => Record<string, string>;
  flags?: (plan: DraftPlan) => Record<string, boolean>;
  files?: (plan: DraftPlan) => SourceFile[];
  replies?: (plan: DraftPlan) => string[];
}

const suggestions: Record<Language, string[]> = {
  en: ["Make the buttons rounder", "Add a page About", "Use a serif font", "Make it more compact"],
  de: ["Mach die Knöpfe runder", "Füge eine Seite Über uns hinzu", "Nimm eine Serifenschrift", "Mach es kompakter"],
  es: [
    "Haz los botones más redondos",
    "Añade una página Sobre nosotros",
    "Usa una tipografía con serifa",
    "Hazlo más compacto",
  ],
};

export function screenArchetype(app: ScreenApp): Archetype {
  const inWords = (texts: readonly Localized[], plan: DraftPlan): string[] =>
    texts.map((text) => localized(text, plan.language));
  return {
    id: app.id,
    vocabulary: app.vocabulary ?? {},
    score: (request) => app.score(request),
    plan: (request) => planScreens(app, request),
    emit: (plan) => emitScreens(app, plan),
    understood: (plan) => [
      localized(app.kind, plan.language),
      ...plan.pages.filter((page) => page.nav && page.component !== "Account").map((page) => page.title),
    ],
    built: (plan) => [...inWords(app.claims, plan), ...(sharingOf(plan) === null ? [] : [storedClaim(plan)])],
    caveats: (plan) => [
      ...(sharingOf(plan) === null ? inWords(app.caveats, plan) : []),
      ...(plan.options["gated"] === true
        ? [
            translate(
              "Accounts are kept in this browser only. They keep people apart who share it; they are no protection against somebody who has the device.",
              plan.language,
            ),
          ]
        : []),
    ],
    ...(app.replies ? { replies: app.replies } : {}),
    ...(app.speaksOf ? { speaksOf: app.speaksOf } : {}),
    suggestions: (plan) => suggestions[plan.language],
  };
}

function planScreens(app: ScreenApp, request: Understanding): DraftPlan {
  const { language, seed, text } = request;
  const name = request.name ?? pick([...localized<string[]>(app.names, language)], seed, "name");
  const gated = app.isPrivate === true && wantsAccounts(text);
  const account = translate("Account", language);
  return {
    version: 1,
    request: text,
    language,
    name,
    archetype: app.id,
    domain: app.id,
    seed,
    theme: chooseTheme(app.look, request.colors, seed),
    pages: [
      ...pagesOf(app, language),
      ...(gated ? [{ path: `/${slug(account)}`, title: account, component: "Account", nav: true }] : []),
    ],
    features: [...app.features, ...(gated ? ["accounts"] : [])],
    entities: app.lists.map((list) => entityOf(list, language)),
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: {
      place: false,
      known: true,
      shell: app.shell,
      ...(gated ? { gated: true } : {}),
      ...statedCurrency(text),
      ...app.options?.(request),
    },
  };
}

function pagesOf(app: ScreenApp, language: Language): PlannedPage[] {
  const paths = new Map<string, string>();
  return app.pages.map((page, at) => {
    const title = localized(page.title, language);
    const own = at === 0 ? "/" : `/${slug(title)}`;
    const parent = page.below === undefined ? null : (paths.get(page.below) ?? "");
    const path = parent === null ? own : `${parent === "/" ? `/${slug(title)}` : parent}/${page.part ?? ":id"}`;
    paths.set(page.component, path);
    return { path, title, component: page.component, nav: page.icon !== undefined };
  });
}

function entityOf(list: ScreenList, language: Language): Entity {
  return {
    key: list.key,
    singular: localized(list.singular, language),
    plural: localized(list.plural, language),
    fields: list.fields.map((field) => planField(field, language)),
  };
}

function rowsOf(list: ScreenList, plan: DraftPlan): string {
  if (!list.samples || plan.options["samples"] === false) return "[]";
  const entity = entityOf(list, plan.language);
  const lines = list.samples(plan.language, plan).map((values, at) => {
    const cells = entity.fields.map((field) => {
      const value = values[field.key] ?? (field.type === "number" || field.type === "money" ? 0 : "");
      if (field.type === "enum") return `${property(field)}: ${stringLiteral(field.options?.[Number(value)] ?? "")}`;
      const empty = field.type === "boolean" && value === "" ? false : value;
      return `${property(field)}: ${codeOf(empty)}`;
    });
    return `  { ${[`id: ${codeOf(values["id"] ?? sampleId(list.key, at))}`, ...cells].join(", ")} },`;
  });
  return `[\n${lines.join("\n")}\n]`;
}

function codeOf(value: SampleValue): string {
  if (typeof value === "string") return stringLiteral(value);
  return typeof value === "object" ? value.code : String(value);
}

function emitScreens(app: ScreenApp, plan: DraftPlan): ProjectFiles {
  const fill = filler(app, plan);
  const entity = (list: ScreenList): Entity => plan.entities.find(({ key }) => key === list.key)!;
  const icons = Object.fromEntries(app.pages.flatMap((page) => (page.icon ? [[page.component, page.icon]] : [])));
  const shell = [
    ...appFrame(plan, {
      tagline: localized(app.tagline, plan.language),
      icons: { ...icons, Account: "CircleUser" },
      sampled: app.lists.filter((list) => list.samples).map((list) => entityNames(entity(list))),
    }),
    ...(isGated(plan) ? accountFiles(plan) : []),
    ...app.lists.flatMap((list) => emitEntityData(plan, entity(list), rowsOf(list, plan))),
    ...(app.files?.(plan) ?? []),
    ...app.pieces.map(([blueprint, path]) => fill(blueprint, path)),
  ];
  return dedupe({
    shell,
    pages: plan.pages.map((page) => ({ page, files: pageFiles(app, page, fill) })),
    app: isGated(plan) ? gatedRoutes : appRoutes,
  });
}

type Fill = (blueprint: string, path: string, page?: PlannedPage) => SourceFile;

function pageFiles(app: ScreenApp, page: PlannedPage, fill: Fill): SourceFile[] {
  const own = app.pages.find(({ component }) => component === page.component);
  if (!own) return [];
  return [fill(`${app.folder}/${own.blueprint ?? own.component}.tsx`, `src/pages/${page.component}.tsx`, page)];
}

/** `$toThread$` is the address of the page `Thread` without its last part. */
function filler(app: ScreenApp, plan: DraftPlan): Fill {
  const addresses = Object.fromEntries(
    plan.pages.map(({ component, path }) => [`to${component}`, path.replace(/\/:\w+.*$/, "") || "/"]),
  );
  return (blueprint, path, page) => {
    const own = app.pages.find(({ component }) => component === page?.component);
    const lead = own?.lead ? localized(own.lead, plan.language) : localized(app.tagline, plan.language);
    return appBlueprint(plan, {
      blueprint,
      path,
      content: { title: page?.path === "/" ? plan.name : (page?.title ?? ""), lead, ...app.content?.(plan) },
      names: { component: page?.component ?? "", ...addresses, ...weeks[plan.language], ...app.marks?.(plan) },
      flags: { samples: plan.options["samples"] !== false, ...app.flags?.(plan), ...own?.flags },
    });
  };
}
