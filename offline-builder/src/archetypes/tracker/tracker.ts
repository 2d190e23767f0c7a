import { sharingOf } from "../../backend/tables.ts";
import { pick } from "../../emit/random.ts";
import { calendarComponent, wantsCalendar } from "../../emit/app/calendar-page.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { hasStockLevels } from "../../emit/app/fields.ts";
import { appKind, appKinds, type AppKind } from "../../lexicon/app-kinds.ts";
import { localized, planEntity, type KnownEntity } from "../../lexicon/entities/entity.ts";
import { knownEntities, knownEntity } from "../../lexicon/entities/index.ts";
import { translate } from "../../language/translate.ts";
import { entityOfFields, findThings, mentions } from "../../parse/entities.ts";
import {
  isTalk,
  namesOtherApp,
  namesSite,
  namesStrongTool,
  namesTool,
  withoutItsShop,
} from "../../parse/records/request-form.ts";
import { isPlaceByName } from "../../parse/names.ts";
import { boardTitle, cardsWithNumbers } from "../../parse/records/card-fields.ts";
import { bareFields } from "../../parse/records/bare-fields.ts";
import { lentThings } from "../../parse/records/lent-things.ts";
import { needIn, withNeed } from "../../parse/records/needs.ts";
import { statedItems } from "../../parse/records/stated-fields.ts";
import { recordSubject } from "../../parse/records/subject.ts";
import { declaredLists } from "../../parse/declared/declared-lists.ts";
import { planDeclared } from "./declared/plan-declared.ts";
import { groupPlan } from "../../parse/specification/group-plan.ts";
import { roleLists } from "../../parse/specification/role-clauses.ts";
import { withInvented } from "../../parse/specification/told-lists.ts";
import { statedRecords, type StatedRecords } from "../../parse/records/stated-records.ts";
import { whoDoes } from "../../parse/records/who-does.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { tokens } from "../../parse/words.ts";
import type { DraftPlan, Entity, Language, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import { crmTexts } from "../crm/texts.ts";
import { slug } from "../../emit/slug.ts";
import type { Archetype } from "../archetype.ts";
import { wantsAccounts } from "../accounts.ts";
import { asksForSite, statedCurrency } from "../app-request.ts";
import { asBoard } from "./as-board.ts";
import { trackerClaims } from "./claims.ts";
import { wantsDecisions, withDecisions } from "../../emit/app/decisions/wanted.ts";
import { emitTracker } from "./emit-tracker.ts";
import { kindOf, lookOf } from "./kind-texts.ts";
import { chooseKind, type ChosenKind } from "./reading/choose-kind.ts";
import { withoutAudience } from "./reading/audience.ts";
import { enumeratedFor } from "./reading/enumerated-for.ts";
import { firstPage } from "./reading/first-page.ts";
import { relevantOnes, withFields, withoutUse } from "./reading/lists-of-use.ts";
import { onTopic } from "./reading/on-topic.ts";
import { tidyRelations } from "./relations.ts";
import { withNamesAgain } from "./overview/progress.ts";
import { withRoleViews } from "./role-views.ts";
import { trackerTexts } from "./texts.ts";
import { whoseTasks } from "./whose.ts";

/** Who writes a whole specification names more of them. */
const listsOf = (text: string): number => (text.length > 150 ? 6 : 4);

/** Somebody who gives these things to others has a site of their own. */
const offering =
  /(?<![\p{L}])(?:class(?:es)?|courses?|workshops?|schools?|chefs?|cater\p{L}*|business|company|blogs?|kurse?|\p{L}*schule|firma|cursos?|clases?|escuela|empresa)(?![\p{L}])/iu;

/** Lists of things with typed fields: inventory, expenses, habits, tickets and whatever else people keep track of. */
export const tracker: Archetype = {
  id: "tracker",
  vocabulary: vocabulary(),
  score(request) {
    if (declaredLists(request.text, request.language)) return 60;
    const { kind, strength } = chooseKind(request);
    if (keepsOnly(request, kind.id)) return 0;
    if (peoplePlan(request, kind)) return namesSite(request.text) ? 0 : 9;
    if (groupPlan(request.text, request.language)) return 12;
    if (roleLists(request.text, request.language)) return 12;
    if (enumeratedFor(request, kind)) return 14;
    const text = withoutItsShop(request.text);
    const read = kind.read === true && strength >= 1 && request.domains.length === 0 && !offering.test(request.text);
    const site =
      !read && ((text === request.text && asksForSite(request)) || namesSite(text) || isPlaceByName(request.text));
    if (site && (strength < 2 || kind.id === "club" || !namesStrongTool(request.text, request.language))) return 0;
    const things = withoutAudience(findThings(request), request).known.length;
    return Math.max(listScore(request, { kind, strength }, things), ownScore(request));
  },
  plan: (request) => planDeclared(request) ?? planTracker(request),
  emit: emitTracker,
  understood: (plan) => [
    kindOf(plan),
    ...plan.pages
      .filter((page) => page.nav && page.path !== "/" && !(plan.options["own"] === true && plan.entities.length === 1))
      .map((page) => page.title),
    ...(plan.options["own"] === true && plan.entities.length === 1
      ? plan.entities[0]!.fields.map((field) => field.label)
      : []),
    ...(plan.entities.some(hasStockLevels) ? [trackerTexts[plan.language].lowStock] : []),
  ],
  built: trackerClaims,
  caveats: (plan) => [
    ...(sharingOf(plan) === null ? [trackerTexts[plan.language].caveat] : []),
    ...(plan.options["gated"] === true
      ? [
          translate(
            "Accounts are kept in this browser only. They keep people apart who share it; they are no protection against somebody who has the device.",
            plan.language,
          ),
        ]
      : []),
  ],
  suggestions: (plan) => trackerTexts[plan.language].suggestions,
};

function vocabulary(): Partial<Record<Language, string>> {
  const all = [...appKinds, ...knownEntities].map((entry) => entry.words);
  return {
    en: all.map((words) => words[0]).join("|"),
    de: all.map((words) => words[1]).join("|"),
    es: all.map((words) => words[2]).join("|"),
  };
}

function listScore(request: Understanding, { kind, strength }: ChosenKind, things: number): number {
  if (kind.id !== "lists") return 2.6 * strength + 0.5 * things;
  if (strength > 0) return things > 0 ? 2.2 * strength + 1.2 * things : 2.5 * strength;
  return things >= 2 && request.text.includes(":") ? 2 + 1.2 * things : 0;
}

/** How surely a request is about records of its own: it names a tool, fields, or things that are counted. */
function ownScore(request: Understanding): number {
  const { language, domains } = request;
  const text = withoutItsShop(request.text);
  const records = statedRecords(request);
  // The scores of a quiz are no quiz.
  const other = namesOtherApp(text.replace(/\b(?:quiz|game)(?= ?score)/gi, ""));
  if (!records || namesSite(text) || other || isTalk(text)) return 0;
  if (records.sure) return 6;
  if (namesStrongTool(text, language)) return records.stated.length >= 2 ? 6 : 5;
  // Photographs are as often a field as a trade.
  if (domains.some(({ id }) => id !== "photography" && id !== "photo-studio")) return 0;
  if (records.stated.length >= 2) return namesTool(text, language) ? 4.5 : 3;
  return records.counted || records.known ? 1.9 : 0;
}

function planTracker(request: Understanding): DraftPlan {
  const { language, seed } = request;
  const chosen = chooseKind(request).kind;
  const people = peoplePlan(request, chosen);
  const own = people ?? ownRecords(request, chosen);
  const kind = own || enumeratedFor(request, chosen) ? appKind("lists") : chosen;
  const told = people ? null : roleLists(request.text, language);
  const title = told?.title ?? people?.title ?? (kind.id === "lists" ? statedRecords(request)?.title : undefined);
  const enumerated = people ? null : enumeratedFor(request, chosen);
  const cards = cardsWithNumbers(request.text, language);
  const planned = cards
    ? [cards]
    : enumerated
      ? tidyRelations(enumerated.slice(0, 6))
      : own
        ? [own.entity]
        : planEntities(request, kind);
  const whose = kind.id === "tasks" && !cards ? whoseTasks(planned, request.text, language) : planned;
  const need = needIn(request.text, language);
  const lists = (
    need === null ? whose : whose.map((entity, at) => (at === 0 ? withNeed(entity, need, language) : entity))
  ).map((entity) => withNamesAgain(withInvented(entity, language), request.text));
  const topic = onTopic(lists, kind, request);
  const entities = withDecisions(asBoard(topic.entities, request.text), request.text, language);
  const isOnlyCrm = /^crm(?!\p{L})/iu.test(title ?? "");
  const name =
    request.name ??
    (cards ? boardTitle(request.text) : null) ??
    (isOnlyCrm ? pick(crmTexts[language].names, seed, "name") : title) ??
    localized(kind.names, language);
  const theme = chooseTheme(own ? lookOf(own.entity) : kind.look, request.colors, seed);
  const plan: DraftPlan = {
    version: 1,
    request: request.text,
    language,
    name,
    archetype: "tracker",
    domain: kind.id,
    seed,
    theme,
    pages: planPages(request, entities, kind),
    features: [
      ...["search", "filter", "sort", "pagination", "export", "chart", "create", "edit", "delete", "undo"],
      ...(wantsAccounts(request.text) ? ["accounts"] : []),
    ],
    entities,
    forms: [],
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: {
      place: false,
      ...((own || title) && !enumerated ? { own: true } : {}),
      known:
        topic.known &&
        (kind.id !== "lists" || own !== null || told !== null || entities.every(({ key }) => knownEntity(key))),
      shell: theme.header === "centred" ? "topbar" : "sidebar",
      overview: pick(["wide", "split"], seed, "overview"),
      ...(wantsAccounts(request.text) ? { gated: true } : {}),
      ...statedCurrency(request.text),
    },
  };
  return withRoleViews(plan, told?.roles ?? []);
}

/** "A holiday flat with a calendar" is the flat's site: the calendar stands behind it. */
function keepsOnly({ text, domains, language }: Understanding, kind: string): boolean {
  if (kind !== "calendar" || !domains.some(({ copy, general }) => !general && copy[language])) return false;
  return /(?<![\p{L}])(?:with|mit|con)\s+(?:an? |the |einem |un )?(?:\p{L}+ )?(?:calendar|kalender|\p{L}*kalender|calendario)/iu.test(
    text,
  );
}

/** "Who parks where": a plan of people, unless there is an app of its own for what they do. */
function peoplePlan({ text, language }: Understanding, kind: AppKind): StatedRecords | null {
  if (recordSubject(text, language)?.sure) return null;
  return ["lists", "roster", "calendar", "members"].includes(kind.id) ? whoDoes(text, language) : null;
}

/** A list in the words of the request alone, where no use and no lists that the lexicon knows fit better. */
function ownRecords(request: Understanding, kind: AppKind): StatedRecords | null {
  const { language } = request;
  const records = statedRecords(request);
  if (!records) return null;
  if (isExplicit(request, kind, records) || (records.sure && kind.id === "lists")) return records;
  if (kind.id !== "lists") return null;
  const things = withoutAudience(findThings(request), request);
  if (records.stated.length >= 2) return things.known.length >= 2 ? null : records;
  // Misspelling repair may have read a noun as one that the lexicon has.
  const repaired = recordSubject(request.corrected, language)?.plural ?? "";
  const subject = `${records.entity.plural}, ${repaired}`;
  // "Medication reminders" are no tasks and a "bird sightings notebook" keeps no notes: the tool is called so.
  const said = new Set(tokens(`${records.entity.singular} ${records.entity.plural}`));
  const tool = records.known
    ? tokens(records.title)
        .filter((word) => !said.has(word))
        .join(" ")
    : "";
  const called = `${subject}, ${tool}`;
  const inSubject = (entity: Entity): boolean =>
    things.known.some((known) => known.key === entity.key && mentions(known, called, language));
  const lists = things.entities.filter(
    (entity) => entity.plural.toLowerCase() !== records.entity.plural.toLowerCase() && !inSubject(entity),
  );
  // A knitting project is more than a project.
  if (records.known === "phrase" && things.known.every((entity) => namesSame(entity, records.entity, language)))
    return records;
  const known = things.known.some((entity) => namesSame(entity, records.entity, language));
  return known || lists.length > 0 ? null : records;
}

/** Four fields, or three after a colon, say how a list is meant, also where the lexicon has one of that name. */
function isExplicit(request: Understanding, kind: AppKind, { stated }: StatedRecords): boolean {
  const { text, corrected, language } = request;
  if (kind.complete || !namesStrongTool(text, language)) return false;
  const items = statedItems(corrected).join(", ");
  const lists = findThings(request).known.filter((known) => mentions(known, items, language));
  if (lists.length >= 2) return false;
  if (kind.id === "lists" && stated.length >= 2 && bareFields(corrected).length > 0) return true;
  return stated.length >= 4 || (stated.length >= 3 && /:\s/.test(text));
}

function namesSame(known: KnownEntity, entity: Entity, language: Language): boolean {
  const last = (text: string): string => tokens(text).at(language === "es" ? 0 : -1) ?? "";
  return last(localized(known.plural, language)) === last(entity.plural) || known.key === last(entity.singular);
}

/** Lists the request names first, then those its use begins with, unless the request named enough of its own. */
function planEntities(request: Understanding, kind: AppKind): Entity[] {
  const things = withoutUse(withoutAudience(findThings(request), request), kind, request.language);
  const usual = kind.entities
    .flatMap((key) => knownEntity(key) ?? [])
    .map((known) => planEntity(known, request.language));
  if (kind.complete) return kind.id === "lending" ? lent(request, usual) : usual;
  const asked = relevantOnes(things, kind);
  const main = usual[0] && !asked.some((entity) => entity.key === usual[0]!.key) ? [usual[0]] : [];
  const rest = asked.length >= 2 ? [] : usual.slice(1);
  const chosen = [...main, ...asked, ...rest].filter(
    (entity, at, all) => all.findIndex((other) => other.key === entity.key) === at,
  );
  const entities = chosen.slice(0, listsOf(request.text));
  if (entities.length > 0) return tidyRelations(withFields(entities, things));
  const said = things.fields.map(({ field }) => field);
  const list = said.length > 0 ? entityOfFields(request, said) : planEntity(knownEntity("task")!, request.language);
  return tidyRelations(withFields([list], things));
}

/** A library lends books; "tools I lend to neighbours" are what is lent there. */
function lent(request: Understanding, usual: Entity[]): Entity[] {
  const said = lentThings(request.text, request.language);
  const books =
    /book|b[uü]ch|bibliothe|libro|bibliotec/i.test(request.text) || (said === null && /library/i.test(request.text));
  const named = books ? null : said;
  const plural = books ? null : (named ?? statedRecords(request)?.entity.plural);
  // Who has it and until when are fields of the loan, not of the thing.
  const own = plural ? statedRecords({ ...request, text: plural, corrected: plural })?.entity : null;
  if (!own || own.like === "person" || usual.some((entity) => entity.plural === own.plural)) return usual;
  return usual.map((entity) => {
    if (entity.key === "library-book") return own;
    const fields = entity.fields.map((field) =>
      field.type === "relation" ? { ...field, label: own.singular, to: own.key } : field,
    );
    return { ...entity, fields };
  });
}

const shoppingWords = /shopping list|grocery list|einkaufsliste|einkaufszettel|lista de (?:la )?compra/i;

function planPages({ language, text }: Understanding, entities: Entity[], kind: AppKind): PlannedPage[] {
  const texts = trackerTexts[language];
  const usual = firstPage(kind, { text, language });
  const first = entities[0]?.once ? { ...usual, title: translate("This week", language) } : usual;
  const pages = [first];
  for (const entity of entities) {
    const names = entityNames(entity);
    const path = `/${slug(entity.plural)}`;
    pages.push(
      { path, title: entity.plural, component: names.listPage, nav: true },
      { path: `${path}/:id`, title: entity.singular, component: names.detailPage, nav: false },
    );
  }
  const extra = (title: string, component: string): PlannedPage => ({
    path: `/${slug(title)}`,
    title,
    component,
    nav: true,
  });
  // Medicines have a stock too; the page of it is one of products.
  if (entities.some((entity) => entity.key === "product" && hasStockLevels(entity)))
    pages.push(extra(texts.stockLevels, "StockLevels"));
  const hasRecipes = entities.some((entity) => entity.key === "recipe");
  if (hasRecipes && (kind.id === "meals" || shoppingWords.test(text))) pages.push(extra(texts.shopping, "Shopping"));
  if (kind.id !== "calendar" && wantsCalendar(text, entities))
    pages.push(extra(translate("Calendar", language), calendarComponent));
  if (wantsAccounts(text)) pages.push(extra(translate("Account", language), "Account"));
  if (kind.id !== "polls" && entities.some((entity) => entity.key === "poll"))
    pages.push(extra(translate("Vote", language), "Vote"));
  if (entities.some(({ key }) => key === "time-entry") || wantsDecisions(text))
    pages.push(extra(texts.approvals, "Approvals"));
  return pages;
}
