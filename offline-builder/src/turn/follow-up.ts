import { ProjectEdit } from "../edit/project-edit.ts";
import { phrases } from "../language/phrases.ts";
import { nearOf, readClauses, secondReadingsOf, withNear, type Chosen, type Clauses } from "../operations/clauses.ts";
import { meantBefore } from "../operations/earlier/meant-before.ts";
import { inOtherWords } from "../operations/earlier/other-words.ts";
import { asClosedDays } from "../operations/earlier/open-days.ts";
import { plainly } from "../operations/earlier/plainly.ts";
import { sourcePaths } from "../operations/pages/routes.ts";
import { putRight, statedAsMissing, withVerb } from "../operations/mistyped.ts";
import { afterSteps, chips, nearestSteps } from "../operations/next-steps.ts";
import {
  isChanged,
  type Changed,
  type Claim,
  type OperationRequest,
  type Unchanged,
  asItIs,
} from "../operations/operation.ts";
import { planPath, printPlan } from "../plan/plan-file.ts";
import type { DraftPlan, Language, Plan } from "../plan/plan.ts";
import type { Conversation } from "../protocol/conversation.ts";
import {
  fileContent,
  readFile,
  writeFile,
  type Step,
  type ToolCall,
  type ToolResult,
  type Turn,
} from "../protocol/tools.ts";
import { isQuestion } from "./asked/help.ts";
import { applyToDatabase } from "./database/apply-to-database.ts";
import { keepAnswersStored } from "./database/keep-answers-stored.ts";
import { keepCardsStored } from "./database/keep-cards-stored.ts";
import { errorReport, followUpLanguage } from "./follow-up-language.ts";
import { parseUndo, printUndo, undoPath, type UndoStep } from "../undo/undo-file.ts";
import { talk, threeSuggestions } from "./talk.ts";
import { rememberedStep, undoLast } from "../undo/undo-last.ts";
import {
  asks,
  joined,
  LOOKS_FOR_ANYTHING,
  notDoneOf,
  notUnderstood,
  runClauses,
  type Ran,
} from "../operations/run-clauses.ts";
import { cutApart } from "../operations/words/replace-text.ts";
import { withoutDeadLinks } from "../operations/removed-pages/drop-links.ts";
import { menuWords } from "../operations/pages/menu-words.ts";
import { unsoundFile, wouldBreak } from "../edit/unsound.ts";
import { overlooked } from "./first/passed-over.ts";
import { checkCalls, judge } from "./verify.ts";

export interface PreparedChange {
  /** Other readings of the whole request, for when the first ones change nothing. */
  others: Chosen[];
  /** Readings that count before these where the app has what they name. */
  near: Chosen[];
  /** Whether the project has a file; everything may be there until it has been looked at. */
  has?(path: string): boolean;
  language: Language;
  request: OperationRequest;
  /** One per clause of the request; empty when no operation understood it. */
  chosen: Chosen[];
  /** Clauses that no operation understood, beside others that were. */
  left: string[];
  /** The first sentence; null when no operation understood the words. */
  understood: string | null;
}

export function prepareFollowUp(conversation: Conversation, detected: Language): PreparedChange {
  const language = followUpLanguage(conversation, detected);
  const asWritten = { text: plainly(conversation.request), language, conversation };
  const said = meantBefore(asWritten) ?? asClosedDays(asWritten.text, language);
  const request = { ...asWritten, text: said ?? asWritten.text };
  if (errorReport.test(request.text))
    return { language, request, chosen: [], near: [], left: [], others: [], understood: null };
  const { chosen, left, understood } = withNear(readMended(request));
  const others =
    chosen.length > 1 ? chosen.flatMap((one) => secondReadingsOf(one.request)) : secondReadingsOf(understood);
  const near = chosen.flatMap((one) => nearOf(one.request));
  const read = chosen
    .filter(({ tentative }) => tentative !== true)
    .map((one) => saidFirst(one, near))
    .filter(Boolean)
    .join(" ");
  return {
    language,
    request,
    chosen,
    near,
    left,
    others,
    understood: read === "" ? null : phrases[language].readAs(read),
  };
}

/**
 * Of the readings of one clause the one that is said before the files are read. Whether an entry is called as the words say
 * only the files know: where the words are surely about something else as well, nothing is said yet.
 */
function saidFirst(one: Chosen, near: readonly Chosen[]): string {
  const other = near.find(({ request, match }) => request === one.request && match.understood !== "");
  if (!other || other.operation === one.operation) return one.match.understood;
  if (isSurelyOf(one)) return one.match.understood;
  const isOpen = OF_ENTRIES.has(other.operation.id) && !LOOKS_FOR_ANYTHING.has(one.operation.id);
  return isOpen ? "" : other.match.understood;
}

/** "Change the title to Golden Crust", "change About to Our story in the menu", "change Add to cart to Buy now": no entry is called so. */
const isSurelyOf = ({ operation, request }: Chosen): boolean =>
  (operation.id === "site-name" && nameOfAll.test(request.text)) ||
  (operation.id === "rename-page" && menuWords(request.text) !== null) ||
  (operation.id === "replace-text" && cutApart(request.text).length > 1);

const nameOfAll =
  /^(?:please |bitte |por favor )?(?:change|set|rename|make|update|ändere|setze|cambia|pon) (?:the |my |our |den |die |el )?(?:site |website |app |page |shop )?(?:title|name|titel|namen|nombre|título) (?:to|into|in|auf|zu|a|por)(?![\p{L}])/iu;

const OF_ENTRIES = new Set([
  "add-entry",
  "remove-entry",
  "rename-entry",
  "change-entry",
  "move-entry",
  "entries-apart",
]);

/** Misspelled words are put right where nothing is understood with them, and what lacks a verb is to be added. */
function readMended(request: OperationRequest): Clauses {
  for (const text of statedAsMissing(request)) {
    const added = readClauses({ ...request, text });
    if (added.chosen.length > 0) return added;
  }
  const read = readClauses(request);
  if (read.chosen.length > 0) return read;
  const text = putRight(request.text);
  const mended = text === null ? read : readClauses({ ...request, text });
  if (mended.chosen.length > 0) return mended;
  // What the app may have by that name is meant before something new of that name is.
  const isNamed = nearOf(request).some(
    ({ operation, match }) => operation.id !== "add-entry" && match.understood !== "",
  );
  const able = isNamed ? null : inOtherWords(request.text);
  const implied = isNamed ? null : (able ?? withVerb(request));
  const meant = implied === null ? read : readClauses({ ...request, text: implied });
  return meant.chosen.length > 0 ? meant : read;
}

/** Runs the operations, checks what they wrote and reports. A request nobody understands changes nothing. */
export function* followUp(change: PreparedChange, plan: Plan, announced: boolean): Turn {
  const { chosen, others, language, request } = change;
  if (chosen.length === 1 && chosen[0]!.operation.id === "undo")
    return yield* undoLast(plan, { conversation: request.conversation, language, has: change.has ?? (() => false) });
  const files = yield* readFiles(plan, change);
  const steps = parseUndo(files.get(undoPath) ?? null);
  files.delete(undoPath);
  let project = new ProjectEdit(plan, files);
  let ran = runClauses(project, change);
  for (const other of isFinal(ran) || ran.isSure || chosen.length > 1 ? [] : others) {
    const again = new ProjectEdit(plan, files);
    const outcome = other.operation.change(again, other.match.values, other.request);
    const left = ran.left.filter((text) => text !== other.request.text);
    if (isChanged(outcome)) [project, ran] = [again, { ...ran, changed: [outcome], unchanged: [], left }];
    else if (outcome.say !== "") ran = { ...ran, unchanged: [outcome], left };
    if (isChanged(outcome) || outcome.say !== "") break;
  }
  if (ran.changed.length + ran.unchanged.length === 0 && ran.otherwise) {
    const left = ran.left.filter((text) => !chosen.some((clause) => clause.request.text === text));
    return yield* answerOnly(joined({ ...ran, unchanged: [{ say: ran.otherwise }], left }, language), change, plan);
  }
  if (ran.changed.length + ran.unchanged.length === 0) {
    // A turn that repeats its calls is ended as one without progress, so no file is read twice.
    const unread = Object.keys(plan.files).filter((path) => !files.has(path) && (change.has?.(path) ?? true));
    const every = new Map([...files, ...(yield* readPaths(unread))]);
    if (errorReport.test(request.text)) return yield* talk(phrases[language].unknownFix, { language, suggestions: [] });
    const nearest = request.conversation.hasImage ? [] : nearestSteps(plan, every, request);
    return yield* talk(withImage(phrases[language].unknownChange, change), {
      language,
      suggestions: nearest,
      replies: nearest,
    });
  }
  if (ran.changed.length === 0) return yield* answerOnly(joined(ran, language), change, plan);
  ran = keepCardsStored(project, keepAnswersStored(project, ran));
  ran = { ...ran, changed: withoutDeadLinks(project, plan, ran.changed) };
  const notDone = [...notDoneOf(ran, language)];
  notDone.push(...overlookedBy(ran, { change, project, notDone }).map((part) => notUnderstood[language](part)));
  if (project.changed.length === 0) {
    const words = [asItIs[language], ...notDone].join(" ");
    return yield* talk(words, { language, suggestions: threeSuggestions(chips(plan, language)) });
  }
  const unsound = unsoundFile(project, (path) => change.has?.(path) ?? true);
  if (unsound) return yield* answerOnly({ say: wouldBreak[language](unsound) }, change, plan);
  yield* finishChange(project, ran.changed, { change, announced, steps, notDone });
}

interface Answering {
  change: PreparedChange;
  project: ProjectEdit;
  notDone: readonly string[];
}

/** Wishes that no clause was made of: the whole request is held against what was changed and what is said. */
function overlookedBy({ changed }: Ran, { change, project, notDone }: Answering): string[] {
  const { language, request } = change;
  const claims = changed.flatMap((one) => [...one.claims.map(({ text }) => text), ...(one.notDone ?? [])]);
  const before = project.changed.map((path) => project.original(path) ?? "");
  const after = project.changed.map((path) => project.text(path) ?? "");
  return overlooked(request.conversation.request, {
    written: [...before, ...after].join("\n"),
    said: [...claims, ...notDone, ...change.chosen.map(({ match }) => match.understood)],
    language,
  });
}

/** Something was done, or an answer asks or measures: nothing else is tried. */
function isFinal({ changed, unchanged }: Ran): boolean {
  return changed.length > 0 || unchanged.some(asks);
}

function* readFiles(
  plan: Plan,
  { chosen, others, near, has }: PreparedChange,
): Generator<Step, Map<string, string>, ToolResult[]> {
  const wanted = [...chosen, ...others, ...near].flatMap(({ operation, match, request }) =>
    operation.reads(plan, match.values, request),
  );
  // Whatever a change does to a form, the database has to know it.
  if (plan.answers) wanted.push(...sourcePaths(plan));
  const paths = [...new Set(wanted)].filter((path) => has?.(path) ?? true);
  if (has?.(undoPath)) paths.push(undoPath);
  return yield* readPaths(paths);
}

function* readPaths(paths: readonly string[]): Generator<Step, Map<string, string>, ToolResult[]> {
  if (paths.length === 0) return new Map();
  const results = yield { text: "", calls: paths.map(readFile) };
  const contents = paths.map((path, index) => [path, fileContent(results[index])] as const);
  return new Map(contents.filter((entry): entry is [string, string] => entry[1] !== null));
}

const pictures =
  /(?<!\p{L})(?:pictures?|photos?|photographs?|images?|logos?|bild(?:er)?|fotos?|imagen|imágenes)(?!\p{L})/iu;

/** An answer that changes nothing says, too, that nobody looked at the picture; a wish about it, where it is placed. */
function withImage(say: string, { language, request }: PreparedChange): string {
  const { imageUnseen, imageWish, imagePlace, unknownChange } = phrases[language];
  if (!request.conversation.hasImage) return say;
  const isWish = say === unknownChange || (pictures.test(request.text) && !isQuestion(request.text));
  return isWish ? `${imageWish} ${imagePlace}` : `${say} ${imageUnseen}.`;
}

function* answerOnly(outcome: Unchanged, change: PreparedChange, plan: Plan): Turn {
  const { language, request } = change;
  const { tools } = request.conversation;
  const suggestions = threeSuggestions(chips(plan, language));
  const offered = (name: string): boolean => tools.size === 0 || tools.has(name);
  if (outcome.options && offered("ask_user")) {
    yield { text: "", calls: [{ tool: "ask_user", input: { question: outcome.say, options: outcome.options } }] };
    return;
  }
  if (!outcome.measure) {
    return yield* talk(withImage(outcome.say, change), {
      language,
      suggestions,
      ...(outcome.options ? { replies: outcome.options } : {}),
    });
  }
  const calls: ToolCall[] = [];
  if (offered("build")) calls.push({ tool: "build", input: {} });
  if (offered("render")) calls.push({ tool: "render", input: { routes: ["/"], viewport: "desktop" } });
  const paths = Object.keys(plan.files);
  const results = yield { text: "", calls: [...paths.map(readFile), ...calls] };
  const valueOf = (tool: string): unknown => results.find((result) => result.tool === tool && result.ok)?.value ?? null;
  const files = paths.map((path, index) => ({ path, characters: fileContent(results[index])?.length ?? 0 }));
  return yield* talk(outcome.measure({ files, build: valueOf("build"), render: valueOf("render") }), {
    language,
    suggestions,
  });
}

interface Finishing {
  change: PreparedChange;
  announced: boolean;
  /** What could be taken back before this change. */
  steps: readonly UndoStep[];
  /** What else the request asked for and was not done, as sentences. */
  notDone: readonly string[];
}

/** Writes, reads back what was written, runs the checks, and prints only the claims that the files bear out. */
function* finishChange(
  project: ProjectEdit,
  outcomes: Changed[],
  { change, announced, steps, notDone }: Finishing,
): Turn {
  const { language, request } = change;
  const say = phrases[language];
  const draft: DraftPlan = outcomes.at(-1)!.plan;
  const done = change.chosen.map(({ operation }) => operation);
  const plan = afterSteps(project.plan, { ...draft, files: project.hashes() }, done);
  const claims = outcomes.flatMap((outcome) => outcome.claims);
  const announcement = announced ? "" : (change.understood ?? "");
  const applied = yield* applyToDatabase({
    before: project.plan,
    after: draft,
    conversation: request.conversation,
    language,
    first: announcement,
    packageJson: project.original("package.json"),
  });
  if (applied?.done === false) return yield* answerOnly(applied, change, project.plan);
  const text = applied === null ? announcement : "";
  const remembered = printUndo([...steps, rememberedStep(project, plan, request.conversation.request)]);
  yield {
    text,
    calls: [...project.calls(), writeFile(planPath, printPlan(plan)), writeFile(undoPath, remembered)],
  };

  const paths = [...new Set(claims.map((claim) => claim.path))];
  const routes = [...new Set(outcomes.flatMap((outcome) => outcome.routes ?? ["/"]))];
  const checks = checkCalls(request.conversation.tools, routes);
  const results = yield { text: "", calls: [...paths.map(readFile), ...checks] };
  const contents = new Map(paths.map((path, index) => [path, fileContent(results[index])]));
  const verdict = judge(checks, results.slice(paths.length), say);
  const shown = (claim: Claim): boolean => claim.holds(contents.get(claim.path) ?? null);
  const did = [...new Set(claims.filter(shown).map((claim) => claim.text))];
  const unconfirmed = [...new Set(claims.filter((claim) => !shown(claim)).map((claim) => claim.text))];
  const replies = outcomes.flatMap((outcome) => outcome.replies ?? []);
  yield {
    text: did.length > 0 ? did.map(asSentence).join(" ") : say.nothingChanged,
    calls: [
      {
        tool: "finish",
        input: {
          did,
          not_done: [
            ...notDone,
            ...(request.conversation.hasImage ? [say.imageUnseen] : []),
            ...unconfirmed.map(notConfirmed[language]),
            ...new Set(outcomes.flatMap((outcome) => outcome.notDone ?? [])),
            ...verdict.problems,
          ],
          suggestions: threeSuggestions(chips(plan, language)),
          ...(replies.length > 0 ? { replies } : {}),
        },
      },
    ],
  };
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const notConfirmed: Record<Language, (claim: string) => string> = {
  en: (claim) => `Not confirmed in the files: ${claim}`,
  de: (claim) => `In den Dateien nicht bestätigt: ${claim}`,
  es: (claim) => `No confirmado en los archivos: ${claim}`,
};
