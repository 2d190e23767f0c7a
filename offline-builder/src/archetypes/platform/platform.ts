import { storedClaim } from "../../backend/stored-app.ts";
import { sharingOf } from "../../backend/tables.ts";
import { entityNames } from "../../emit/app/naming.ts";
import { hasStockLevels } from "../../emit/app/fields.ts";
import { pick } from "../../emit/random.ts";
import { appLooks } from "../../lexicon/app-kinds.ts";
import { planEntity } from "../../lexicon/entities/entity.ts";
import { anyThing, nounKinds } from "../../lexicon/noun-kinds.ts";
import { recordKeyOf } from "../../parse/records/record-names.ts";
import { isPlural, pluralOf, singularOf } from "../../parse/records/grammatical-number.ts";
import { stem } from "../../parse/words.ts";
import type { Understanding } from "../../parse/understanding.ts";
import { platformPhrases } from "../../language/platform-phrases.ts";
import { translate } from "../../language/translate.ts";
import { nameOf, toldName } from "../../parse/specification/app-name.ts";
import { namedParts } from "../../parse/specification/named-parts.ts";
import { eachHas, withEachHas } from "../../parse/specification/each-has.ts";
import { withStages } from "../../parse/declared/said-stages.ts";
import { toldLists } from "../../parse/specification/told-lists.ts";
import type { DraftPlan, Entity, Language, PlannedPage } from "../../plan/plan.ts";
import { chooseTheme } from "../../theme/choose.ts";
import type { Archetype } from "../archetype.ts";
import { questionEntity, topicOf } from "../game/quiz-questions.ts";
import { statedCurrency } from "../app-request.ts";
import { slug } from "../../emit/slug.ts";
import { tidyRelations } from "../tracker/relations.ts";
import { trackerTexts } from "../tracker/texts.ts";
import { titleOf as calculatorTitle } from "../calculator/emit-calculators.ts";
import { onCards } from "./parts/showcase.ts";
import { assistantPage, reportPages } from "./parts/own-pages.ts";
import { withParts, type Parts } from "./parts/parts.ts";
import { emitPlatform } from "./emit-platform.ts";
import { extrasOf, type Extras } from "./extras.ts";
import { modulesOf, type ModuleId } from "./modules.ts";
import { isSpecification, namedThings, subjectOf, unknownNouns, type NamedThing } from "./specification.ts";
import { withStatedFields, withWrittenFields } from "./stated-lists.ts";
import { isSite } from "./parts/recorded.ts";
import { unmetDeeds } from "./parts/unmet-deeds.ts";
import { tapClaims, tapsOf } from "./parts/taps.ts";
import { submissionsOf, withRequests, type Submission } from "./submissions.ts";

/** A long specification names more of them. */
const listsOf = (text: string): number => (text.length > 600 ? 8 : 7);
const siteWords =
  /\b(?:website|web site|site|portal|web ?page|community|blog|landing page|homepage|forum|marketplace|network|museum|\p{L}*(?:store|shop)|(?:booking|rental|learning|e-?learning|streaming|dating|social|delivery|ticketing|crowdfunding|tutoring|travel|news) (?:platform|app|application))\b|(?<![\p{L}])(?:\p{L}*webseite|internetseite|plattform|seite|página|sitio|web|plataforma)(?![\p{L}])/iu;
/** Subjects for which there is a kind of its own that does more. */
const ownKinds =
  /\b(?:blog|(?<!(?:stock|market|share|investment|crypto|cryptocurrency|asset|trading)\s)portfolio|invoice (?:generator|maker|creator)|invoicing (?:tool|app|software)|job (?:board|site|portal)|online (?:store|shop)|e-?commerce|web ?shop|kanban|landing page|game(?! (?:development|dev|design|studio|company|store|shop|news|reviews?)\b)|quiz|chat app|personal (?:web ?)?site|dashboard|(?:unit|currency|measurement|temperature|length) converter)\b/i;

const shownKinds = /\b(?:portfolio|landing page|personal (?:web ?)?site|job (?:board|site|portal)|chat app)\b/i;

/** A blog that its readers write in is more than a blog. */
const written =
  /\b(?:post(?:ing)?|publish(?:ing)?|submit(?:ting)?|creat(?:e|ing)|shar(?:e|ing)|manag(?:e|ing)) (?:and \w+ )?(?:their |your |own |new |my )*(?:own )?(?:posts?|articles?|stor(?:y|ies)|poe(?:try|ms?)|recipes?|entries|content|blogs?|texts?|reviews?)\b/i;
const figures = /\bdashboard\b/i;
/** What the figures of a dashboard are of; other subjects are lists with reports. */
const counted = /\b(?:financ\w*|sales|revenue|profit|turnover|kpis?|accounting|business performance|e-?commerce)\b/i;

/** Apps that a specification describes in several sentences: its lists, what visitors hand in, reports, talk and accounts. */
export const platform: Archetype = {
  id: "platform",
  vocabulary: {},
  score(request) {
    if (!isSpecification(request.text, request.language)) return 0;
    if (request.language !== "en") return toldScore(request.text, request.language);
    const subject = subjectOf(request.text);
    if (figures.test(subject) && !counted.test(request.text)) return 40;
    if (/\bblog\b/i.test(subject) && written.test(request.text)) return 40;
    // A portfolio or a job board of which so much more is named is more than one.
    if (shownKinds.test(subject) && namedParts(request.text, "en").length >= 4) return 40;
    return ownKinds.test(subject) ? 0 : 40;
  },
  plan: planPlatform,
  emit: emitPlatform,
  understood: (plan) => [
    platformPhrases[plan.language].kind(plan.options["site"] === true),
    ...plan.pages.filter((page) => page.nav && page.path !== "/").map((page) => page.title),
  ],
  built(plan) {
    const has = (id: ModuleId): boolean => plan.features.includes(id);
    const t = (phrase: string): string => translate(phrase, plan.language);
    return [
      platformPhrases[plan.language].lists(plan.entities.map((entity) => entity.plural).join(", ")),
      ...(plan.options["submissions"] ? [t("Forms that check what is typed and say what was saved")] : []),
      ...(has("reports") ? [t("Reports with totals, comparison and charts, read from the lists")] : []),
      ...(has("reviews") ? [t(has("ratings") ? "Comments and ratings on each entry" : "Comments on each entry")] : []),
      ...(has("messages") ? [t("Messages, kept per person")] : []),
      ...(has("quiz") ? [t("A quiz with a timer, a score and a leaderboard of this browser")] : []),
      ...(sharingOf(plan) !== null
        ? [storedClaim(plan)]
        : has("accounts")
          ? [t("Accounts with a profile, in this browser")]
          : []),
      ...(has("pdf") ? [t("Each entry as a PDF file")] : []),
      ...extraClaims(plan),
      ...tapClaims(plan),
      ...(plan.entities.some(hasStockLevels) ? [t("Stock levels with a low stock mark")] : []),
    ];
  },
  caveats: (plan) => [
    ...notBuilt(plan),
    ...(sharingOf(plan) === null
      ? [
          translate(
            "Everything is kept in this browser: other people do not see it until the project has a database",
            plan.language,
          ),
        ]
      : []),
    ...(plan.features.includes("accounts") && sharingOf(plan) === null
      ? [
          translate(
            "Accounts keep people apart who share a browser; they do not protect the data from somebody who has the device",
            plan.language,
          ),
        ]
      : []),
    translate("The entries are samples, made up to show how it works", plan.language),
  ],
  suggestions: (plan) => [
    ...plan.entities.slice(0, 1).map((entity) => platformPhrases[plan.language].notes(entity.plural)),
    ...trackerTexts[plan.language].suggestions,
  ],
};

/** What the request says people should be able to do and no part of the app is for. */
function notBuilt(plan: DraftPlan): string[] {
  const deeds = unmetDeeds(plan).map((deed) => `“${deed}”`);
  return deeds.length > 0 ? [`Not built: ${deeds.join("; ")}`] : [];
}

function planPlatform(request: Understanding): DraftPlan {
  const { text, seed, language } = request;
  const subject = subjectOf(text);
  const things = language === "en" ? namedThings(text) : [];
  const known = things.map(({ entity }) => entity);
  const modules = modulesOf(text, language);
  const listed = language === "en" ? planEntities(request, things) : toldEntities(text, language);
  const named = modules.includes("quiz")
    ? [...listed.slice(0, listsOf(text) - 1).filter(({ key }) => key !== "question"), questionEntity(language)]
    : listed;
  const site = siteWords.test(subject);
  const asked = withRequests(named, submissionsOf(request, named, known), language);
  const enumerated = withParts(text, language, asked);
  const entities = language === "en" ? withWrittenFields(text, enumerated.entities, known) : enumerated.entities;
  const parts = { ...enumerated, entities: site ? onCards(entities, request) : entities };
  const submissions = [...asked.submissions, ...parts.submissions];
  const extras = extrasOf(request, modules, parts);
  const main = parts.entities[0]!;
  const tapped = language === "en" ? tapsOf(text, parts.entities, known) : [];
  // What is liked has a page of its own there.
  const taps = modules.includes("favourites") ? tapped.filter((tap) => !tap.endsWith("|Like")) : tapped;
  const name = request.name ?? (language === "en" ? nameOf(subject) : toldName(subject, language)) ?? main.plural;
  const look = pick(Object.values(appLooks), seed, "platform look");
  const theme = chooseTheme(look, request.colors, seed);
  const pages = pagesOf({ parts, modules, submissions, site, extras, language, profiles: /\bprofiles?\b/i.test(text) });
  return {
    version: 1,
    request: text,
    language: request.language,
    name,
    archetype: "platform",
    domain: main.key,
    seed,
    theme,
    pages,
    features: ["search", "filter", "sort", "pagination", "export", "create", "edit", "delete", "undo", ...modules],
    entities: parts.entities,
    forms: extras.forms,
    details: [{ key: "name", label: translate("Name", language), value: name }],
    options: {
      place: false,
      site,
      addsRelated: true,
      shell: site && fitsBeside(pages.filter(({ nav }) => nav)) ? "topbar" : "sidebar",
      overview: pick(["wide", "split"], seed, "overview"),
      ...(submissions.length > 0 ? { submissions: submissions.map(({ entity, title }) => `${entity}|${title}`) } : {}),
      ...(modules.includes("quiz") ? { topic: topicOf(text).id } : {}),
      ...extras.options,
      ...(taps.length > 0 ? { taps } : {}),
      ...statedCurrency(text),
    },
  };
}

/** More than eight links, or long ones, do not stand beside each other. */
function fitsBeside(links: readonly PlannedPage[]): boolean {
  return links.length <= 8 && links.reduce((width, { title }) => width + title.length + 5, 0) <= 105;
}

/** What stands on pages of its own, as far as it is there. */
function extraClaims(plan: DraftPlan): string[] {
  const has = (component: string): boolean => plan.pages.some((page) => page.component === component);
  const t = (phrase: string): string => translate(phrase, plan.language);
  const say = platformPhrases[plan.language];
  const calculators = (plan.options["calculators"] as string[] | undefined) ?? [];
  return [
    ...(has("CartPage")
      ? [t("A cart with quantities and a total, a checkout that checks the address, and the orders")]
      : []),
    ...(has("Compare") ? [t("A page that puts two or three entries side by side")] : []),
    ...(has("Favourites") ? [say.isKept(String(plan.options["favourites"]))] : []),
    ...(has("EntryCalendar") ? [t("A calendar by month with the days of all lists")] : []),
    ...calculators.map((id) => say.workedOut(calculatorTitle(plan, id))),
    ...(has("SiteAssistant")
      ? [t("A page that answers questions from the lists of this site, without a language model")]
      : []),
    ...(has("ContactPage") ? [t("Contact form that checks name, email and message")] : []),
  ];
}

/** What the text names most, in the order of importance; nouns without a place in the lexicon get the usual fields. */
function planEntities(request: Understanding, things: readonly NamedThing[]): Entity[] {
  const known = things.map(({ entity }) => entity);
  const maximumLists = listsOf(request.text);
  const named = things.slice(0, maximumLists).map(asWritten);
  const keys = new Set(named.map((entity) => entity.key));
  const owners = eachHas(request.text, "en")
    .map(({ thing }) => thing.toLowerCase())
    .filter((noun) => !known.some(({ words }) => words[0].split("|").some((word) => stem(word) === stem(noun))));
  const others = [...owners.map((noun) => pluralOf(noun, "en")), ...unknownNouns(request.text, known)]
    .map((noun) => entityOf(noun, isSite(request.text) && !/\bstatus\b/i.test(request.text)))
    .filter((entity) => !keys.has(entity.key))
    .slice(0, Math.max(named.length === 0 ? 2 : 0, maximumLists - named.length - 1));
  const all = [...named, ...others]
    .filter(({ plural }, at, others) => others.findIndex((other) => other.plural === plural) === at)
    .slice(0, maximumLists);
  const entities = all.length > 0 ? all : [entityOf("entries")];
  const stated = withStatedFields(request.text, entities, known);
  return tidyRelations(withStages(request.text, withEachHas(request.text, stated, "en")));
}

/** What a specification in another language names, as often as it has room. */
function toldEntities(text: string, language: "de" | "es"): Entity[] {
  const lists = toldLists(text, language).slice(0, listsOf(text));
  return tidyRelations(withEachHas(text, lists, language));
}

/** Lists that people work with are what makes it more than a site. */
function toldScore(text: string, language: "de" | "es"): number {
  if (toldOwnKinds.test(subjectOf(text))) return 0;
  const lists = toldLists(text, language).length;
  const enough = lists >= 2 || (lists === 1 && modulesOf(text, language).length >= 2);
  // Who counts up its functions wants each of them.
  if (countsUp.test(text) && namedParts(text, language).length >= 3) return 40;
  return enough && kept[language].test(text) ? 40 : 0;
}

const countsUp =
  /(?<![\p{L}])(?:funktionen|bereiche|funciones|funcionalidades|secciones)\s+(?:für|zum|zur|wie|para|de|como)\s/iu;

const kept = {
  de: /(?<![\p{L}])(?:verwalten|verwaltung\p{L}*|erfassen|anlegen|registrieren|anmelden|buchen|veröffentlichen|speichern|bearbeiten|hochladen|pflegen|eintragen|melden|planen|bestellen)(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:gestionar|gestión|administrar|registrar|publicar|reservar|guardar|solicitar|subir|crear|anotar|controlar|actualizar|pedir)(?![\p{L}])/iu,
};
const toldOwnKinds =
  /(?<![\p{L}])(?:blog|portfolio|portafolio|stellenbörse|bolsa de (?:empleo|trabajo)|online-?shop|tienda|kanban\p{L}*|landing ?page|spiel|juego|quiz|chat-?app|dashboard|crm)(?![\p{L}])/iu;

/** Named as the request names it: who writes of customers reads of customers. */
function asWritten({ entity, written }: NamedThing): Entity {
  const planned = planEntity(entity, "en");
  const same = (word: string): boolean => stem(word) === stem(planned.plural.toLowerCase());
  const said = written.filter(
    (one) =>
      !/ing\b|management|^donates?$|^(?:q&a)$|^(?:book|reserve|place|compose|send|upload|borrow|search|add|order|tick|list|manage|schedule|pay|answer|different|multiple|several|various|transfer|switch|between|record|choose|request|create|share|submit|track|set|view|write|play|watch|join|find|apply|mark|solve|follow) |(?: search| tracking| log| available| off| plan| chart| resolution| formulation| history| selection| library| data| map| gallery| approval| money| organi[sz]ation| database| content| feed| calendar| structure| rent| workflow| value)$|^(?:irrigation|ventilation|automation|procurement|purchasing|nutrition|consumption|logistics)$/u.test(
        one,
      ) && one.split(" ").length <= 2,
  );
  // Irrigation, lamps and fans are devices.
  const [word] = new Set(written.map((one) => stem(one))).size > 2 && entity.where !== undefined ? [] : said;
  if (!word || written.some(same)) return planned;
  const last = word.split(" ").at(-1)!;
  if (uncounted.has(last)) return { ...planned, plural: capital(word) };
  const one = isPlural(last, "en") ? (singularOf(last, "en") ?? last) : last;
  const label = (noun: string): string => capital([...word.split(" ").slice(0, -1), noun].join(" "));
  return { ...planned, singular: label(one), plural: label(pluralOf(one, "en")) };
}

const uncounted = new Set(
  "poetry music news art information food traffic equipment furniture knowledge weather energy finance consumption maintenance".split(
    " ",
  ),
);

const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

function entityOf(noun: string, isShown = false): Entity {
  const words = noun.split(" ");
  const last = words.at(-1)!;
  const one = [...words.slice(0, -1), singularOf(last, "en") ?? last].join(" ");
  const kind =
    nounKinds.find((candidate) => candidate.words[0].split("|").includes(one.split(" ").at(-1)!)) ?? anyThing;
  const fields = kind.fields.map((field) => ({
    key: field.key,
    label: field.label[0],
    type: field.type,
    ...(field.required ? { required: true } : {}),
    ...(field.options ? { options: field.options[0] } : {}),
  }));
  return {
    key: recordKeyOf(one),
    singular: capital(one),
    plural: capital(noun),
    fields:
      // What a site shows is nobody's task.
      kind === anyThing && !isShown
        ? [...fields, { key: "status", label: "Status", type: "enum", options: ["New", "In progress", "Done"] }]
        : fields,
    like: kind.id,
  };
}

interface Beside {
  parts: Parts;
  modules: readonly ModuleId[];
  submissions: readonly Submission[];
  site: boolean;
  extras: Extras;
  language: Language;
  /** The request speaks of people's profiles. */
  profiles: boolean;
}

function pagesOf({ parts, modules, submissions, site, extras, language, profiles }: Beside): PlannedPage[] {
  const t = (phrase: string): string => translate(phrase, language);
  const { entities, titles } = parts;
  const pages: PlannedPage[] = [{ path: "/", title: t(site ? "Home" : "Dashboard"), component: "Index", nav: true }];
  for (const entity of entities) {
    const names = entityNames(entity);
    const title = titles.get(entity.key) ?? entity.plural;
    const path = `/${slug(title)}`;
    pages.push(
      { path, title, component: names.listPage, nav: true },
      { path: `${path}/:id`, title: entity.singular, component: names.detailPage, nav: false },
    );
  }
  const extra = (name: string, component: string): void => {
    const title = component.startsWith("Submit") ? name : t(name);
    const path = `/${slug(title)}`;
    if (!pages.some((page) => page.path === path || page.component === component))
      pages.push({ path, title, component, nav: true });
  };
  for (const { entity, title } of submissions) extra(title, `Submit${entityNames(byKey(entities, entity)).type}`);
  if (entities.some(({ key }) => key === "product")) extra("Stock levels", "StockLevels");
  const usual = entities.some((entity) => entity.key === "report") ? "Analysis" : "Reports";
  for (const page of reportPages(parts, modules.includes("reports") ? usual : null, language))
    if (!pages.some(({ path }) => path === page.path)) pages.push(page);
  if (modules.includes("quiz")) {
    extra("Quiz", "QuizPlay");
    extra("Leaderboard", "Scores");
  }
  for (const page of extras.pages)
    if (!pages.some(({ path, title }) => path === page.path || title === page.title)) pages.push(page);
  if (parts.assistant) pages.push(assistantPage(parts.assistant));
  if (modules.includes("messages")) extra("Messages", "MessagePage");
  if (modules.includes("accounts")) {
    extra("Account", "Account");
    const account = pages.find(({ component }) => component === "Account");
    // Who speaks of profiles looks for one.
    if (account && profiles && !pages.some(({ title }) => /profile/i.test(title)))
      account.title = "Profile and account";
  }
  return pages;
}

function byKey(entities: readonly Entity[], key: string): Entity {
  return entities.find((entity) => entity.key === key)!;
}
