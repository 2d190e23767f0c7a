/** The plan of an app whose lists and fields the request writes down itself. */
import { calendarComponent, wantsCalendar } from "../../../emit/app/calendar-page.ts";
import { attentionPage, happeningDay, todayPage } from "../../../emit/app/warnings/picked-page.ts";
import { entityNames } from "../../../emit/app/naming.ts";
import { pick } from "../../../emit/random.ts";
import { appLooks } from "../../../lexicon/app-kinds.ts";
import { translate } from "../../../language/translate.ts";
import { declaredLists } from "../../../parse/declared/declared-lists.ts";
import type { Understanding } from "../../../parse/understanding.ts";
import type { DraftPlan, Entity, PlannedPage } from "../../../plan/plan.ts";
import { chooseTheme } from "../../../theme/choose.ts";
import { slug } from "../../../emit/slug.ts";
import { statedCurrency } from "../../app-request.ts";
import { wantsAccounts } from "../../accounts.ts";
import { boardsOf } from "../as-board.ts";
import { pickedTexts } from "./picked-texts.ts";
import { withRules } from "./rules.ts";
import { withStatedSamples } from "./stated-samples.ts";
import { trackerTexts } from "../texts.ts";

/** Null where the request leaves the fields to what is usual. */
export function planDeclared(request: Understanding): DraftPlan | null {
  const lists = declaredLists(request.text, request.language);
  return lists && planOfLists(request, lists);
}

/** The app of these lists, with the rules and samples that the request states of them. */
export function planOfLists(
  request: Understanding,
  lists: readonly Entity[],
  wishes: readonly string[] = [],
): DraftPlan {
  const { text, language, seed } = request;
  const { entities, kept } = withStatedSamples(withRules(boardsOf([...lists], text), { text, language, wishes }), text);
  const look = pick(Object.values(appLooks), seed, "declared look");
  const theme = chooseTheme(look, request.colors, seed);
  const name = request.name ?? nameOf(entities, language);
  const gated = wantsAccounts(text);
  return {
    version: 1,
    request: text,
    language,
    name,
    archetype: "tracker",
    domain: "lists",
    seed,
    theme,
    pages: pagesOf(request, entities),
    features: [
      ...["search", "filter", "sort", "pagination", "export", "chart", "create", "edit", "delete", "undo"],
      ...(gated ? ["accounts"] : []),
    ],
    entities,
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: {
      place: false,
      own: true,
      declared: true,
      kept,
      known: true,
      addsRelated: true,
      shell: "sidebar",
      overview: pick(["wide", "split"], seed, "overview"),
      ...(gated ? { gated: true } : {}),
      ...statedCurrency(text),
    },
  };
}

/** Called after what stands first in it. */
function nameOf(entities: readonly Entity[], language: Understanding["language"]): string {
  const [first, second] = entities.map(({ plural }) => plural) as [string, string | undefined];
  if (second === undefined) return first;
  const and = { en: "and", de: "und", es: "y" }[language];
  return `${first} ${and} ${language === "de" ? second : second.toLowerCase()}`;
}

function pagesOf({ text, language }: Understanding, entities: readonly Entity[]): PlannedPage[] {
  const first: PlannedPage = { path: "/", title: trackerTexts[language].overview, component: "Index", nav: true };
  const lists = entities.flatMap((entity) => {
    const { listPage, detailPage } = entityNames(entity);
    const path = `/${slug(entity.plural)}`;
    return [
      { path, title: entity.plural, component: listPage, nav: true },
      { path: `${path}/:id`, title: entity.singular, component: detailPage, nav: false },
    ];
  });
  const extra = (title: string, component: string): PlannedPage => ({
    path: `/${slug(title)}`,
    title,
    component,
    nav: true,
  });
  const texts = pickedTexts[language];
  const today =
    /(?<![\p{L}])(?:today(?:'s)?|heute|heutigen?|hoy)(?![\p{L}])/iu.test(text) && entities.some(happeningDay);
  return [
    first,
    ...(today ? [extra(texts.today, todayPage)] : []),
    ...(entities.some(({ warnings }) => warnings?.length) ? [extra(texts.attention, attentionPage)] : []),
    ...lists,
    ...(wantsCalendar(text, entities) ? [extra(translate("Calendar", language), calendarComponent)] : []),
    ...(wantsAccounts(text) ? [extra(translate("Account", language), "Account")] : []),
  ];
}
