import { refusesAccounts, wantsAccounts } from "../archetypes/accounts.ts";
import { chooseArchetype } from "../archetypes/registry.ts";
import type { Archetype, ProjectFiles, SourceFile } from "../archetypes/archetype.ts";
import { withRoleViews } from "../archetypes/tracker/role-views.ts";
import { migrationBetween } from "../backend/migration.ts";
import { hasFormsToStore } from "../backend/answers/owner-page.ts";
import { canBeStored, sharingFor, storedPlan } from "../backend/stored-app.ts";
import { sharingOf } from "../backend/tables.ts";
import { asksForDatabase, isForTeam, wishIn } from "../backend/wish.ts";
import { phrases } from "../language/phrases.ts";
import { limits } from "../parse/features.ts";
import { shareChip } from "../operations/backend/store-online.ts";
import { noAccounts, storeChip } from "../operations/backend/without-accounts.ts";
import { chips, possibleSteps, withSettled } from "../operations/next-steps.ts";
import { contradictions } from "../parse/wishes/contradictions.ts";
import { isEnrolment, isMetByForm } from "../parse/wishes/enrolment.ts";
import { managedInstitution } from "../parse/wishes/managed-institutions.ts";
import { likeBrand } from "../parse/wishes/like-brands.ts";
import { usualApp } from "../parse/wishes/usual-apps.ts";
import { unmetSentences } from "../parse/declared/unmet.ts";
import { understand } from "../parse/understand.ts";
import type { Understanding } from "../parse/understanding.ts";
import { planPath, printPlan } from "../plan/plan-file.ts";
import type { Detail, DraftPlan, Language, Plan, PlannedPage } from "../plan/plan.ts";
import { dayKeys } from "../emit/site-content.ts";
import type { Conversation } from "../protocol/conversation.ts";
import {
  writeFile,
  type FinishInput,
  type Step,
  type ToolCall,
  type ToolResult,
  type Turn,
} from "../protocol/tools.ts";
import { allFiles, hashesOf } from "./apply.ts";
import { askForDatabase, ENABLE_CLOUD, needsCloud, offersDatabase } from "./database/apply-to-database.ts";
import { isAdded } from "../edit/re-emit.ts";
import { pageFile } from "../operations/pages/routes.ts";
import { meetParts } from "./first/further-parts.ts";
import { meetPeople, namedIn } from "./first/first-people.ts";
import { meetWishes } from "./first/first-wishes.ts";
import { partedCompounds } from "../read/languages/compounds.ts";
import { unreadDays } from "../read/owners/days-in-numbers.ts";
import { rolesCome } from "./first/roles-come.ts";
import { roleClauses, withoutNamedRoles } from "../read/owners/said-roles.ts";
import { isWeekRead } from "../parse/stated-hours.ts";
import { passedOver } from "./first/passed-over.ts";
import { isSaidByLimit, namedOtherwise, unusedParts, withoutUnused, withUnused } from "./unused.ts";
import { threeSuggestions } from "./talk.ts";
import { checkCalls, judge, type Verdict } from "./verify.ts";

export interface PreparedBuild {
  request: Understanding;
  archetype: Archetype;
  plan: DraftPlan;
  /** As it was typed, where a request of its own was built for it. */
  said?: Understanding;
  /** What the report says besides. */
  caveat?: string;
  /** The first sentence: what was understood, in nouns. */
  understood: string;
}

/**
 * Everything that can be decided from the words alone. Null when they name nothing we can build. A kind that is `chosen`
 * is built of the words as they are, whatever they name.
 */
export function prepareBuild(text: string, language: Language, chosen: Archetype | null = null): PreparedBuild | null {
  const like = chosen ? null : likeBrand(text, language);
  const managed = chosen || like ? null : managedInstitution(text, language);
  const usual = chosen || like || managed ? null : usualApp(text, language);
  // Roles that are only named are no lists.
  const kept = chosen ? text : withoutNamedRoles(text);
  const said = usual || kept !== text ? understand(text, language) : null;
  const meant = understand(like?.asked ?? managed ?? usual?.asked ?? kept, language);
  // Name and colours are those that were typed.
  const request = said
    ? { ...meant, name: said.name ?? meant.name, colors: said.colors, limits: limitsOf(said), seed: said.seed }
    : meant;
  const archetype = chosen ?? chooseArchetype(request);
  if (!archetype) return null;
  const plan = withRoleViews(archetype.plan(request), usual?.roles ?? []);
  const parted = chosen === null && plan.options["known"] === false ? byItsParts(text, language) : null;
  if (parted) return parted;
  const [kind, ...things] = archetype.understood(plan);
  const parts = things.length > 0 ? `: ${things.map(asNoun(language)).join(", ")}` : "";
  const understood = `${plan.name}, ${kind}${parts}.`;
  return { request, archetype, plan, understood, ...(said && { said }), ...(like && { caveat: like.caveat }) };
}

/** A subject that is known once its word is in two; name and colours stay those of the text as it was typed. */
function byItsParts(text: string, language: Language): PreparedBuild | null {
  for (const words of language === "de" ? partedCompounds(text) : []) {
    const prepared = prepareBuild(words, language);
    if (prepared?.plan.options["known"] !== true) continue;
    return { ...prepared, plan: { ...prepared.plan, request: text }, said: understand(text, language) };
  }
  return null;
}

/** Accounts at a bank, and people who put their names down, ask nobody to sign in. */
function limitsOf({ text, limits: ids }: Understanding): string[] {
  return ids.filter((id) => id !== "accounts" || wantsAccounts(text));
}

/** German nouns keep their capital, others lose it inside the sentence unless they are an abbreviation. */
function asNoun(language: Language): (part: string) => string {
  return (part) =>
    language === "de" || /^\p{Lu}{2}/u.test(part) ? part : part.charAt(0).toLowerCase() + part.slice(1);
}

/**
 * Writes the project so that the preview shows name, navigation and colours at once, then page by page. Only the first and
 * the last step speak: the calls between them are listed anyway.
 */
export function* build(given: PreparedBuild, conversation: Conversation, announced: boolean): Turn {
  const { prepared, waits, wasAnnounced } = yield* withDatabase(given, conversation, announced);
  const { archetype } = prepared;
  const { plan, project, did, notDone } = withWishes(prepared, conversation);
  const [firstPage, ...laterPages] = project.pages;
  if (!firstPage) throw new Error(`${archetype.id} planned no page`);
  yield {
    text: wasAnnounced ? "" : prepared.understood,
    calls: [
      { tool: "set_title", input: { title: plan.name } },
      ...writes([...project.shell, ...firstPage.files, project.app([firstPage.page])]),
    ],
  };
  const written = [firstPage.page];
  for (const { page, files } of laterPages) {
    written.push(page);
    yield { text: "", calls: writes([...files, project.app(written)]) };
  }
  const files = allFiles(project, plan);
  const finalPlan = withSettled(
    { ...plan, files: hashesOf(files) },
    new Map(files.map(({ path, content }) => [path, content])),
  );
  const verdict = yield* verify(finalPlan, files, conversation);
  const storable = canBeStored(plan) ? sharingOf(plan) === null : hasFormsToStore(plan);
  const offers = offersDatabase(conversation) && storable;
  yield report(prepared, {
    did,
    notDone,
    plan: finalPlan,
    files,
    verdict,
    unseen: conversation.hasImage,
    waits,
    offers,
  });
}

interface WithWishes {
  plan: DraftPlan;
  project: ProjectFiles;
  did: string[];
  notDone: string[];
}

/** Whoever writes down lists and fields writes rules beside them; a site gets the parts that its kind does not have. */
function withWishes({ archetype, plan, request, said }: PreparedBuild, conversation: Conversation): WithWishes {
  const planned = archetype.emit(plan);
  const files = allFiles(planned, plan);
  const isDeclared = plan.options["declared"] === true;
  const parts = isDeclared ? meetWishes(plan, files, conversation) : meetParts({ request, conversation }, plan, files);
  const met = meetPeople(parts, (said ?? request).text, conversation);
  if (met.plan === plan && met.did.length === 0) return { plan, project: planned, did: [], notDone: met.notDone ?? [] };
  const added = met.plan.pages.filter((page) => isAdded(met.plan, page));
  const emitted = archetype.emit({ ...met.plan, pages: met.plan.pages.filter((page) => !added.includes(page)) });
  const now = ({ path, content }: SourceFile): SourceFile => ({ path, content: met.files.get(path) ?? content });
  const own = new Set([...allFiles(emitted, met.plan).map(({ path }) => path), ...added.map(pageFile)]);
  const more = [...met.files].filter(([path]) => !own.has(path)).map(([path, content]) => ({ path, content }));
  const pages = [
    ...emitted.pages,
    ...added.map((page) => ({ page, files: [{ path: pageFile(page), content: met.files.get(pageFile(page))! }] })),
  ];
  const project = {
    ...emitted,
    shell: [...emitted.shell.map(now), ...more],
    pages: pages.map(({ page, files: written }) => ({ page, files: written.map(now) })),
  };
  return { plan: met.plan, project, did: met.did, notDone: met.notDone ?? [] };
}

interface WithDatabase {
  prepared: PreparedBuild;
  /** A database was asked for, and the project has none yet. */
  waits: boolean;
  wasAnnounced: boolean;
}

/** A request for accounts or a database is met at once where the project has one; otherwise the app begins in the browser. */
function* withDatabase(
  prepared: PreparedBuild,
  conversation: Conversation,
  announced: boolean,
): Generator<Step, WithDatabase, ToolResult[]> {
  const { plan, understood } = prepared;
  const request = prepared.said ?? prepared.request;
  const wish = wishIn(request.text);
  const none = { prepared, waits: false, wasAnnounced: announced };
  // Answers of forms are stored once there are forms: by the turn after the one that enables Cloud.
  const hasForms = !canBeStored(plan) && asksForDatabase(request.text) && hasFormsToStore(plan);
  if (wish === null || !(canBeStored(plan) || hasForms) || !offersDatabase(conversation)) return none;
  const { state } = yield* askForDatabase(announced ? "" : understood);
  if (hasForms) return { prepared, waits: state === "not_enabled", wasAnnounced: true };
  if (state !== "ready") return { prepared, waits: state === "not_enabled", wasAnnounced: true };
  const stored = storedPlan(plan, sharingFor(plan, wish, request.text));
  const migration = migrationBetween(null, stored)!;
  const input = { sql: migration.sql, purpose: migration.name.replaceAll("_", " ") };
  const [applied] = yield { text: "", calls: [{ tool: "execute_sql", input }] };
  // Denied or refused: the app is built all the same, and its report says where the entries are.
  return { prepared: applied?.ok ? { ...prepared, plan: stored } : prepared, waits: false, wasAnnounced: true };
}

function writes(files: SourceFile[]): ToolCall[] {
  return files.map((file) => writeFile(file.path, file.content));
}

/** Those that can be opened as they are: what is built, looked at and listed beside the preview counts the same pages. [V2] */
const pagesWithAddress = (plan: Plan): string[] =>
  plan.pages.map((page) => page.path).filter((path) => !path.includes(":"));

/** Runs the checks; files that fail the type check are written once more, in case what arrived is not what was sent. */
function* verify(plan: Plan, files: SourceFile[], conversation: Conversation): Generator<Step, Verdict, ToolResult[]> {
  const say = phrases[plan.language];
  const routes = pagesWithAddress(plan);
  const checks = checkCalls(conversation.tools, routes);
  const results = yield { text: "", calls: [writeFile(planPath, printPlan(plan)), ...checks] };
  const verdict = judge(checks, results.slice(1), say);
  const broken = files.filter((file) => verdict.brokenFiles.includes(file.path));
  if (broken.length === 0) return verdict;
  const again = yield { text: say.rewriting, calls: [...writes(broken), ...checks] };
  return judge(checks, again.slice(broken.length), say);
}

interface Built {
  /** What the request asked for besides, and what was carried out. */
  did: string[];
  notDone: string[];
  plan: Plan;
  files: SourceFile[];
  verdict: Verdict;
  /** The request had an image, which nobody here can look at. */
  unseen: boolean;
  /** A database was asked for, and enabling one is the next step. */
  waits: boolean;
  /** The lists could be stored in one. */
  offers: boolean;
}

function report(
  { archetype, request, said, caveat, plan: planned, understood }: PreparedBuild,
  { did, notDone, plan, files, verdict, unseen, waits, offers }: Built,
): Step {
  const sources = new Map(files.map((file) => [file.path, file.content]));
  const steps = [...archetype.suggestions(plan), ...chips(plan, plan.language)];
  const say = phrases[plan.language];
  // An app named after what it keeps is named in the words of the request.
  const named = (detail: Detail): boolean => detail.key === "name" && plan.options["own"] === true;
  const [heard, invented] = [true, false].map((stated) =>
    plan.details.filter((detail) => (named(detail) || isStated(detail, said ?? request)) === stated),
  ) as [Detail[], Detail[]];
  const madeUp = [...new Set(invented.map((detail) => groupLabel(detail.key, detail.label, plan.language)))];
  if (plan.options["prices"] === true) madeUp.push(priceLabels[plan.language]);
  if (plan.options["told"] === undefined && plan.features.some((id) => id.startsWith("story-")))
    madeUp.push(storyLabels[plan.language]);
  if (plan.options["programme"] === true) madeUp.push(programmeLabels[plan.language]);
  madeUp.push(...plan.pages.filter(isInvented).map(({ title }) => title));
  const titles = plan.pages.filter((page) => page.nav).map((page) => page.title);
  const text = [
    say.finished(pagesWithAddress(plan).length, titles),
    madeUp.length > 0 ? say.madeUp(madeUp) : "",
    plan.options["known"] === false ? say.unknownSubject(plan.name) : "",
  ];
  const roles = offers && canBeStored(plan) ? roleClauses((said ?? request).text) : [];
  const isShared = offers && canBeStored(plan) && (isForTeam(plan.request) || roles.length > 0);
  const ready = archetype.replies?.(plan) ?? [];
  const replies = waits ? [ENABLE_CLOUD] : isShared && ready.length === 0 ? [shareChip[plan.language]] : ready;
  const built = [say.pages(titles.join(", ")), ...archetype.built(planned), ...did];
  const found = [
    ...(plan.forms.length > 0 ? [say.ownerForm] : []),
    ...notDone,
    ...unreadDays((said ?? request).text, readableOf(files), plan.language),
    ...(roles.length > 0 ? [rolesCome[plan.language](shareChip[plan.language], roles)] : []),
    ...leftOut({ archetype, request, roles, ...(said ? { said } : {}) }, plan, files),
    ...(unseen ? [say.imageUnseen] : []),
    ...archetype.caveats(plan),
    ...(caveat ? [caveat] : []),
    ...(waits ? [needsCloud[plan.language]] : []),
    ...limitsMet({ archetype, request }, plan),
  ];
  const told = (said ?? request).text;
  const { language } = plan;
  const written = readableOf(files);
  // A wish that the app meets by another word is no longer named, so it is not heard in the answer either.
  const isWeek = isWeekRead(told);
  const people = namedIn(told, language);
  const known = { written, said: [understood, ...built], language, isWeekRead: isWeek, people, roles };
  const open = withUnused(found, known, []);
  const own = readableOf(files.filter(({ path }) => !path.startsWith("src/components/layout/")));
  const answered = { ...known, own, said: [...known.said, ...withoutUnused(open, language)] };
  const spoken = archetype.speaksOf?.parts;
  // Sentences that declare lists and rules are gone through one by one.
  const isSpecified = plan.options["declared"] === true && told.length > SPECIFICATION;
  const { lost, renamed } = isSpecified ? { lost: [], renamed: [] } : passedOver(told, answered);
  const over = lost
    .filter((part) => !spoken?.test(part) && !isSaidByLimit(part, open, language))
    .filter((part) => !(isShared && /^team$/i.test(part)));
  const input: FinishInput = {
    did: [...built, ...namedOtherwise(renamed, language)],
    not_done: [...withUnused(open, answered, over), ...verdict.problems],
    suggestions: threeSuggestions(
      offers ? [(isShared ? shareChip : storeChip)[plan.language]] : [],
      possibleSteps(plan, sources, steps),
    ),
    details: [
      ...invented.map(({ key, label, value }) => ({ key, label, value })),
      // They stand in the form, too: what was heard may be wrong.
      ...heard.map(({ key, label, value }) => ({ key, label, value, stated: true })),
    ],
    ...(replies.length > 0 ? { replies } : {}),
  };
  return { text: text.filter(Boolean).join(" "), calls: [{ tool: "finish", input }] };
}

/** Longer requests for lists have rules beside them. */
const SPECIFICATION = 250;

type Asked = Pick<PreparedBuild, "archetype" | "request" | "said"> & {
  /** Clauses of who may do what, which the answer speaks of. */
  roles?: readonly string[];
};

/** What the request says and the files do not have. */
export function leftOut(asked: Asked, plan: DraftPlan, files: readonly SourceFile[]): string[] {
  const { language } = plan;
  const { archetype, said } = asked;
  const request = said ?? asked.request;
  if (plan.options["declared"] === true && !said)
    return [
      ...contradictions(request.text, language),
      ...unmetSentences(plan, [...((plan.options["kept"] as string[] | undefined) ?? []), ...(asked.roles ?? [])]),
    ];
  return [
    ...contradictions(request.text, language),
    ...unusedParts(request, textOf(files), { language, spoken: archetype.speaksOf?.parts }),
  ];
}

/** No sign-in is asked for by who wants none, and by who lets people put their names down. */
const asksForNone = (text: string, { pages }: DraftPlan): boolean =>
  refusesAccounts(text) || isEnrolment(text) || isMetByForm(text, pages);

/** What no app on this machine can do, as far as the request asks for it. */
export function limitsMet({ archetype, request }: Asked, plan: DraftPlan): string[] {
  return limits
    .filter(({ id }) => request.limits.includes(id) && archetype.speaksOf?.limits?.includes(id) !== true)
    .filter(({ id }) => id !== "accounts" || !(plan.features.includes("accounts") || asksForNone(request.text, plan)))
    .map((limit) => (limit.id === "accounts" && !canBeStored(plan) ? noAccounts : limit)[plan.language]);
}

/** What stands in every app with a list says nothing of what was asked of this one. */
const inEveryList = [
  "src/lib/written-values.ts",
  "src/lib/papaparse.d.ts",
  "src/lib/no-room.ts",
  "src/lib/csv-import.ts",
];

/** Files with words for people. In the kit's components any wish would be found. */
const readableOf = (files: readonly SourceFile[]): string =>
  textOf(files.filter(({ path }) => /^(?:src\/(?!components\/ui\/)|index\.html)/.test(path)));

function textOf(files: readonly SourceFile[]): string {
  const own = files.filter(({ path }) => !path.startsWith("src/content/sample-") && !inEveryList.includes(path));
  return own.map(({ content }) => content).join("\n");
}

function isStated({ key, value }: Detail, { text, hours, closedDays }: Understanding): boolean {
  if (key.startsWith("hours.") && hours !== null) return true;
  if (closedDays.some((day) => key === `hours.${dayKeys[day]}`)) return true;
  return text.toLowerCase().includes(value.toLowerCase());
}

/** Pages whose entries stand for those that nobody has told yet. */
const isInvented = ({ component }: PlannedPage): boolean =>
  /^(?:Gifts|Sponsors|Skills|Resume|Events)Part$/.test(component);

const hourLabels: Record<Language, string> = { en: "opening hours", de: "Öffnungszeiten", es: "horario" };
const peopleLabels: Record<Language, string> = { en: "people", de: "Personen", es: "personas" };
const storyLabels: Record<Language, string> = { en: "story", de: "Geschichte", es: "historia" };
const programmeLabels: Record<Language, string> = { en: "programme", de: "Programm", es: "programa" };
const priceLabels: Record<Language, string> = { en: "prices", de: "Preise", es: "precios" };

function groupLabel(key: string, label: string, language: Language): string {
  if (key.startsWith("people.")) return peopleLabels[language];
  return key.startsWith("hours.") ? hourLabels[language] : language === "de" ? label : label.toLowerCase();
}
