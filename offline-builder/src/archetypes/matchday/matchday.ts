import { storedClaim } from "../../backend/stored-app.ts";
import { sharingOf } from "../../backend/tables.ts";
import { accountFiles, gatedRoutes, isGated } from "../../emit/app/accounts.ts";
import { appBlueprint, appFrame, appRoutes, entityPieces } from "../../emit/app/app-frame.ts";
import { emitEntityData } from "../../emit/app/entity-data.ts";
import { emitForm } from "../../emit/app/forms/entity-form.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { literal } from "../../emit/literal.ts";
import { dedupe } from "../../emit/site-frame.ts";
import { translate } from "../../language/translate.ts";
import { weeks } from "../../language/weeks.ts";
import { appLooks } from "../../lexicon/app-kinds.ts";
import { namesSite } from "../../parse/records/request-form.ts";
import type { Understanding } from "../../parse/understanding.ts";
import type { DraftPlan, Entity, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetype.ts";
import { slug } from "../../emit/slug.ts";
import { formationName, formationOf, sides, statedSide } from "./formation.ts";
import { matchRows, playerRows, replyRows, spotRows } from "./samples.ts";
import { matchdayTexts } from "./texts.ts";

const team =
  /(?<![\p{L}])(?:football|soccer|futsal|(?:five|seven|5|7)-a-side|fußball\p{L}*|fussball\p{L}*|fútbol|futbol)(?![\p{L}])/iu;
const plays =
  /(?<![\p{L}])(?:match(?:es|day)?|fixtures?|games|who plays|who is playing|line-?ups?|squad|availab\p{L}*|spiele|spieltage?|spielplan|wer (?:mit)?spielt|aufstellung\p{L}*|kader|partidos?|quién juega|alineaci\p{L}+|jornadas?)(?![\p{L}])/iu;
/** Watching, betting and selling are other apps. */
const otherThings =
  /(?<![\p{L}])(?:predict\p{L}*|betting|tickets?|tips?|tippspiel|quiz|news|blog|shop|store|tournaments?|turnier\p{L}*|torneos?|league of|liga)(?![\p{L}])/iu;

/** Matches of one team: who plays, in which line-up, and what comes of it. */
export const matchday: Archetype = {
  id: "matchday",
  vocabulary: {},
  score: ({ text }) =>
    team.test(text) && plays.test(text) && !otherThings.test(text) && !namesSite(text) && !/:\s[^.]*,/.test(text)
      ? 13
      : 0,
  plan: planMatchday,
  emit: emitMatchday,
  understood: (plan) => [
    matchdayTexts[plan.language].kind,
    ...plan.pages.filter((page) => page.nav && page.component !== "Account").map((page) => page.title),
  ],
  built: (plan) => [...matchdayTexts[plan.language].claims, ...(sharingOf(plan) === null ? [] : [storedClaim(plan)])],
  caveats(plan) {
    const { assumed, sharing } = matchdayTexts[plan.language];
    return [
      ...(isAssumed(plan) ? [assumed(sideOf(plan), formationName(sideOf(plan)))] : []),
      ...(sharingOf(plan) === null ? [sharing] : []),
    ];
  },
  replies: (plan) =>
    isAssumed(plan)
      ? sides.filter((side) => side !== sideOf(plan)).map((side) => matchdayTexts[plan.language].sides[side]!)
      : [],
  suggestions: (plan) => matchdayTexts[plan.language].suggestions,
};

function sideOf(plan: DraftPlan): number {
  return Number(plan.options["side"] ?? 11);
}

function isAssumed(plan: DraftPlan): boolean {
  return statedSide(plan.request) === null;
}

function planMatchday(request: Understanding): DraftPlan {
  const { text, language, seed } = request;
  const own = matchdayTexts[language];
  const name = request.name ?? own.name;
  const matches = `/${slug(own.matches)}`;
  return {
    version: 1,
    request: text,
    language,
    name,
    archetype: "matchday",
    domain: "matchday",
    seed,
    theme: chooseTheme(appLooks.club, request.colors, seed),
    pages: [
      { path: "/", title: own.next, component: "Index", nav: true },
      { path: matches, title: own.matches, component: "Matches", nav: true },
      { path: `${matches}/:id`, title: own.entities.match[0], component: "MatchDetail", nav: false },
      { path: `/${slug(own.players)}`, title: own.players, component: "Players", nav: true },
      { path: `/${slug(own.season)}`, title: own.season, component: "Season", nav: true },
    ],
    features: ["create", "edit", "delete", "undo", "search", "filter", "move", "persist"],
    entities: entitiesOf(request),
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: { place: false, known: true, shell: "sidebar", side: statedSide(text) ?? 11 },
  };
}

function entitiesOf({ language }: Understanding): Entity[] {
  const { entities, fields, venues, positions } = matchdayTexts[language];
  const named = ([singular, plural]: [string, string]): { singular: string; plural: string } => ({ singular, plural });
  const toMatch = { key: "match", label: entities.match[0], type: "relation", to: "match" } as const;
  const toPlayer = { key: "player", label: entities.player[0], type: "relation", to: "player" } as const;
  return [
    {
      key: "match",
      ...named(entities.match),
      fields: [
        { key: "opponent", label: fields.opponent, type: "text", required: true },
        { key: "date", label: fields.date, type: "date", required: true },
        { key: "time", label: fields.time, type: "time" },
        { key: "venue", label: fields.venue, type: "enum", options: [...venues] },
        { key: "place", label: fields.place, type: "text" },
        { key: "ours", label: fields.ours, type: "number" },
        { key: "theirs", label: fields.theirs, type: "number" },
        { key: "played", label: fields.played, type: "boolean" },
      ],
    },
    {
      key: "player",
      ...named(entities.player),
      fields: [
        { key: "name", label: fields.name, type: "text", required: true },
        { key: "position", label: fields.position, type: "enum", options: [...positions] },
        { key: "number", label: fields.number, type: "number" },
      ],
    },
    {
      key: "reply",
      ...named(entities.reply),
      fields: [toMatch, toPlayer, { key: "answer", label: fields.answer, type: "text" }],
    },
    {
      key: "lineup-spot",
      ...named(entities.spot),
      fields: [toMatch, toPlayer, { key: "spot", label: fields.spot, type: "number" }],
    },
  ];
}

function emitMatchday(plan: DraftPlan): ProjectFiles {
  const texts = matchdayTexts[plan.language];
  const rows = [matchRows, playerRows, replyRows, spotRows];
  const samples = plan.options["samples"] !== false;
  const shell = [
    ...appFrame(plan, {
      tagline: texts.tagline,
      icons: {
        Index: "CalendarClock",
        Matches: "Trophy",
        Players: "Users",
        Season: "ChartColumn",
        Account: "CircleUser",
      },
      sampled: plan.entities.map(entityNames),
    }),
    ...entityPieces(plan),
    ...(isGated(plan) ? accountFiles(plan) : []),
    ...plan.entities.flatMap((entity, at) =>
      emitEntityData(plan, entity, samples ? rows[at]!(plan, sideOf(plan)) : "[]"),
    ),
    {
      path: "src/content/formation.ts",
      content: `/** Spots of the line-up in percent of the pitch; the own goal is at the bottom. */\nexport const formation = ${literal(formationOf(sideOf(plan), plan.language))};\n`,
    },
    piece(plan, "matchday/match-day.ts", "src/data/match-day.ts"),
    piece(plan, "board/use-board-drag.ts", "src/lib/use-board-drag.ts"),
    piece(plan, "matchday/Availability.tsx", "src/components/matches/Availability.tsx"),
    piece(plan, "matchday/Lineup.tsx", "src/components/matches/Lineup.tsx"),
    ...plan.entities.slice(0, 2).map((entity) => emitForm(plan, entity)),
  ];
  return dedupe({
    shell,
    pages: plan.pages.map((page) => ({ page, files: emitPage(plan, page) })),
    app: isGated(plan) ? gatedRoutes : appRoutes,
  });
}

function emitPage(plan: DraftPlan, { component }: PlannedPage): SourceFile[] {
  if (component === "Account") return [];
  const blueprint = component === "Index" ? "NextMatch" : component;
  return [piece(plan, `matchday/${blueprint}.tsx`, `src/pages/${component}.tsx`)];
}

function piece(plan: DraftPlan, blueprint: string, path: string): SourceFile {
  const page = (component: string): PlannedPage | undefined => plan.pages.find((one) => one.component === component);
  const texts = matchdayTexts[plan.language];
  return appBlueprint(plan, {
    blueprint,
    path,
    content: {
      nextTitle: page("Index")?.title ?? "",
      matchesTitle: page("Matches")?.title ?? "",
      playersTitle: page("Players")?.title ?? "",
      seasonTitle: page("Season")?.title ?? "",
      lineupTitle: texts.lineup,
      positionLabel: texts.fields.position,
    },
    names: { matchesPath: page("Matches")?.path ?? "/", ...weeks[plan.language] },
  });
}
