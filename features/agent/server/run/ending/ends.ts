/** Ends a run: as one commit after the checks, or without a trace in the files, with a text that says so. */
import type { PipelineError, PipelineErrorCode } from "../../../contract/index.ts";
import { AppError } from "@slipway/kernel/errors";
import { MESSAGE_NOT_READ } from "@slipway/platform/models/process/isolated-model";
import type { CommittedEdit } from "../../../../edits/server/index.ts";
import { setScreenshot } from "../../../../projects/server/index.ts";
import { firstProblem } from "../../verify/check-results.ts";
import { distinctFailures } from "../../verify/distinct-failures.ts";
import { MODEL_REFUSED } from "../../loop/edit-loop.ts";
import { amountWords } from "../../loop/turn-budget.ts";
import { isQuestion } from "../intent.ts";
import { spokenIn } from "../../context/spoken-in.ts";
import { keepMigrations } from "../backend/keep-migrations.ts";
import {
  budgetWords,
  conflictWords,
  databaseStays,
  faultWords,
  failedWords,
  lockLostWords,
  modelFailedWords,
  notReadWords,
  notSavedWords,
  refusedWords,
  restartedWords,
  saysNothingChanged,
  stoppedWords,
  type Closing,
  type Standing,
} from "./closing-words.ts";
import { sentencesFor } from "./closing-sentences.ts";
import { removalsOf } from "./removals.ts";
import { nextSteps, undoIn } from "./next-steps.ts";
import type { KeptDraft } from "../../drafts/drafts.ts";
import type { RunOutcome } from "../run-request.ts";
import { RunStopped } from "../run-stopped.ts";
import type { Turn } from "../turn.ts";

/** The changes break a rule of projects. The sentence is for the person, and not about the model. */
export class NotSaved extends Error {}

export async function applied(
  turn: Turn,
  end: { edit: CommittedEdit & { title: string }; limitReached: boolean; pictures: Promise<void> },
): Promise<RunOutcome> {
  const { services, request } = turn.input;
  const { steps } = turn.budget.facts;
  const verification = turn.verifier.verification;
  if (verification?.screenshot != null) {
    const png = verification.screenshot;
    const kept = [setScreenshot(services, request.projectId, png), services.edits.setPicture(end.edit.editId, png)];
    await Promise.all(kept).catch((error: unknown) =>
      services.log.warn("the picture of the version was not kept", { projectId: request.projectId, error }),
    );
  }
  await end.pictures;
  await turn.draft.drop();
  const { not_done: left = [], summary = "" } = turn.finishReport ?? {};
  if (summary.trim() !== "") turn.paragraph(summary.trim());
  sayLeftDraft(turn);
  const sentences = sentencesFor(request);
  const notDone = [...left];
  if (end.limitReached) notDone.push(sentences.stepLimit(steps.max));
  if (end.edit.merged) notDone.push(sentences.mergedUnchecked);
  return {
    ...baseOutcome(turn),
    edit: { id: end.edit.editId, version: end.edit.version, title: end.edit.title },
    pipelineErrors: unresolved(turn),
    notDone,
    changedFiles: turn.input.overlay.changes().length,
    removals: turn.input.model.embedded ? [] : removalsOf(turn.input.overlay),
    suggestions: suggestionsOf(turn, true),
    siteDetails: turn.finishReport?.details ?? [],
  };
}

/** Nobody expects a change of an answer. The embedded builder says itself what it did not change, or reports it. */
function isAnswerOnly(turn: Turn): boolean {
  const isEmbeddedReply = turn.input.model.embedded && turn.finishReport === null;
  return (isEmbeddedReply || isQuestion(turn.input.request.message)) && turn.openRefusals().length === 0;
}

/** Failures that no later edit can have made good. */
const LASTING: ReadonlySet<PipelineErrorCode> = new Set(["DEP_INSTALL", "FN_DEPLOY", "FORBIDDEN_PATH", "SQL"]);

/** A refused edit is the model's to solve, and the checks judged what it did instead. */
const unresolved = (turn: Turn): PipelineError[] =>
  turn.openRefusals().filter(({ code }) => turn.input.model.embedded || LASTING.has(code));

export async function unchanged(turn: Turn, version: number): Promise<RunOutcome> {
  const sentences = sentencesFor(turn.input.request);
  const summary = turn.finishReport?.summary.trim() ?? "";
  if (summary !== "") turn.paragraph(summary);
  const mustSay = !turn.isReadOnly && turn.question === null && turn.replies.length === 0 && !isAnswerOnly(turn);
  if (mustSay && !saysNothingChanged(turn.wrote)) turn.paragraph(sentences.nothingChanged);
  if (turn.question === null) sayLeftDraft(turn);
  // A question is asked before anything is kept, so earlier changes are dropped with it.
  const { databaseEdit, standing, draft } = await dropped(turn, version);
  const stays = databaseStays(standing.database, sentences);
  if (stays !== "") turn.paragraph(stays);
  return {
    ...baseOutcome(turn),
    databaseEdit,
    draft,
    evidence: null,
    notDone: turn.finishReport?.not_done ?? [],
    suggestions: turn.question === null ? suggestionsOf(turn, false) : [],
    wasDenied: turn.approvals.wasDenied,
  };
}

function sayLeftDraft(turn: Turn): void {
  const words = turn.taken.leftWords(turn.input.request.history);
  if (words !== "") turn.paragraph(words);
}

export async function failed(turn: Turn, version: number, same: boolean): Promise<RunOutcome> {
  const checks = turn.verifier.failed;
  await turn.keepPictures();
  const pipelineErrors = distinctFailures(checks).map(({ code, log, details }) =>
    turn.pipelineError(code, firstProblem([{ log, detail: "" }]), details),
  );
  const problem = firstProblem(checks);
  const { containsError, context } = turn.input.request;
  const wasThere = !containsError && problem !== "" && context.runtime_errors.some((error) => error.includes(problem));
  return discard(turn, version, {
    closing: failedWords({ problem, same, repairs: turn.verifier.repairs, wasThere }),
    pipelineErrors,
    canRetry: true,
  });
}

/** The work stays as a draft, which goes on with a new budget. It was done, so it is charged. */
export async function outOfBudget(turn: Turn, version: number): Promise<RunOutcome> {
  const { budget } = turn;
  const used = amountWords(budget.over ?? "steps", budget.facts, sentencesFor(turn.input.request).amount);
  const outcome = await discard(turn, version, { closing: budgetWords(used) });
  // The draft's card has a button of its own.
  const asks =
    outcome.draft === null ? { question: "", options: [sentencesFor(turn.input.request).goOn] } : outcome.question;
  return { ...outcome, question: asks };
}

type Discarded = Omit<Partial<RunOutcome>, "closing"> & { closing: Closing };

/** No file is kept: the preview goes back, and the turn says why, and what stays. */
async function discard(turn: Turn, version: number, end: Discarded): Promise<RunOutcome> {
  const { databaseEdit, standing, draft } = await dropped(turn, version);
  const closing = end.closing(standing, sentencesFor(turn.input.request));
  const errors = end.pipelineErrors ?? [];
  turn.paragraph(closing);
  turn.tracker.endAll();
  const outcome = baseOutcome(turn);
  return { ...outcome, ...end, closing, databaseEdit, draft, pipelineErrors: [...errors, ...unresolved(turn)] };
}

interface Dropped {
  databaseEdit: RunOutcome["databaseEdit"];
  standing: Standing;
  draft: KeptDraft | null;
}

async function dropped(turn: Turn, version: number): Promise<Dropped> {
  const { services, request, baseSha } = turn.input;
  await turn.data.settled();
  const kept = await keepMigrations(services, request);
  await turn.feed.drop(kept?.edit?.sha ?? baseSha);
  const draft = await drafted(turn);
  const isDrafted = draft !== null;
  if (kept === null) return { databaseEdit: null, standing: { version, isDrafted }, draft };
  const { names, edit } = kept;
  const databaseEdit = edit === null ? null : { id: edit.id, version: edit.version, title: edit.title };
  return { databaseEdit, standing: { version, isDrafted, database: { names, version: edit?.version ?? null } }, draft };
}

/** The files of a connected model's turn stay as a draft. The embedded one writes the same again. */
async function drafted(turn: Turn): Promise<KeptDraft | null> {
  const { failed, isUpToDate } = turn.verifier;
  if (turn.input.model.embedded) return null;
  try {
    return await turn.draft.settle({ failed: isUpToDate ? failed : [], checked: isUpToDate });
  } catch (error) {
    const { projectId, aiMessageId } = turn.input.request;
    turn.input.services.log.error("the draft of a turn was not kept", { projectId, aiMessageId, error });
    return null;
  }
}

/** A provider, or the process of the embedded builder, gave no answer. */
const MODEL_FAILURES: ReadonlySet<string> = new Set([
  "model_failed",
  "model_not_configured",
  "builder_busy",
  "builder_unavailable",
]);

export async function broken(turn: Turn, version: number, error: unknown): Promise<RunOutcome> {
  const { signal, services, model, request } = turn.input;
  if (signal.aborted) return stopped(turn, version);
  if (error instanceof AppError && error.code === "file_changed") {
    const { paths } = error.details as { paths: string[] };
    const pipelineErrors = [turn.pipelineError("APPLY", error.userMessage, paths.join("\n"))];
    return discard(turn, version, { closing: conflictWords(paths), pipelineErrors, canRetry: true });
  }
  if (error instanceof NotSaved) {
    const pipelineErrors = [turn.pipelineError("APPLY", error.message, null)];
    return discard(turn, version, { closing: notSavedWords(error.message), pipelineErrors, canRetry: true });
  }
  if (error instanceof AppError && error.code === MODEL_REFUSED)
    return discard(turn, version, { closing: refusedWords(model.label), errors: [error.userMessage], canRetry: true });
  if (error instanceof AppError && error.code === MESSAGE_NOT_READ)
    return discard(turn, version, {
      closing: notReadWords(error.userMessage),
      errors: [error.userMessage],
      canRetry: true,
    });
  if (error instanceof AppError && error.code === "out_of_credits")
    return discard(turn, version, { closing: notSavedWords(error.userMessage), canRetry: true });
  services.log.error("a run ended early", { projectId: request.projectId, aiMessageId: request.aiMessageId, error });
  const reason = error instanceof AppError ? error.userMessage : null;
  const isModels = error instanceof AppError && MODEL_FAILURES.has(error.code);
  return discard(turn, version, {
    closing: isModels ? modelFailedWords(model.label, error.userMessage) : faultWords(reason),
    errors: reason === null ? [] : [reason.slice(0, 500)],
    canRetry: true,
  });
}

async function stopped(turn: Turn, version: number): Promise<RunOutcome> {
  const { reason } = turn.input.signal as { reason: unknown };
  if (reason instanceof RunStopped && reason.why === "person")
    return discard(turn, version, { status: "stopped", closing: stoppedWords });
  const isRestart = reason instanceof RunStopped && reason.why === "restart";
  const { restarted, lockLost } = sentencesFor(turn.input.request);
  const why = isRestart ? restarted : lockLost;
  const pipelineErrors = [turn.pipelineError("APPLY", why, null)];
  return discard(turn, version, {
    closing: isRestart ? restartedWords : lockLostWords,
    endedBy: isRestart ? "restart" : "lost_lock",
    pipelineErrors,
    canRetry: true,
  });
}

const suggestionsOf = (turn: Turn, hasChanged: boolean): string[] =>
  nextSteps({
    proposed: turn.finishReport?.suggestions ?? [],
    message: turn.input.request.message,
    answer: turn.wrote,
    before: spokenIn(turn.input.request),
    isStuck: turn.isStuck,
    hasChanged,
    foundBy: (turn.verifier.verification?.checks ?? []).flatMap(({ name, ok, isReview }) =>
      isReview === true && ok === false ? [name] : [],
    ),
    isFree: !turn.input.model.embedded && !turn.isReadOnly,
  });

function baseOutcome(turn: Turn): RunOutcome {
  const now = turn.input.services.clock.now();
  return {
    status: "completed",
    closing: null,
    edit: null,
    draft: null,
    continued: turn.draft.continued,
    pipelineErrors: turn.openRefusals(),
    errors: [],
    evidence: turn.verifier.verification?.evidence ?? null,
    suggestions: turn.isStuck ? [undoIn(turn.wrote, spokenIn(turn.input.request))] : [],
    siteDetails: [],
    changedFiles: 0,
    removals: [],
    notDone: [],
    question: turn.question ?? (turn.replies.length === 0 ? null : { question: "", options: turn.replies }),
    timeToFirstTokenMs: turn.firstTokenAt === null ? null : turn.firstTokenAt - turn.startedAt,
    thinkingTimeMs: now - turn.startedAt,
    canRetry: false,
    wasDenied: false,
    costCredits: null,
  };
}
