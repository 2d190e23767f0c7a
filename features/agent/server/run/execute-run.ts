/** One run from request to commit. Nothing is kept but as one commit after the checks; what fails or stops leaves no trace in the files. */
import { AppError } from "@slipway/kernel/errors";
import type { RunCharge } from "../../../billing/server/index.ts";
import { commitEdit, newestEdit, setVersionPicture, type CommittedEdit } from "../../../edits/server/index.ts";
import { offerBuild } from "../../../preview/server/index.ts";
import { getProject, setScreenshot } from "../../../projects/server/index.ts";
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { Services } from "../../../services.ts";
import { loopObserver } from "../loop/observe-run.ts";
import { RepeatGuard } from "../loop/repeat-guard.ts";
import { runEditLoop } from "../loop/edit-loop.ts";
import { buildContext, type RunContext } from "../context/run-context.ts";
import { isStuck } from "../context/stuck.ts";
import { openAskingTools } from "../loop/asking/asking-tools.ts";
import { createToolSet } from "../loop/tool-set.ts";
import { Overlay } from "../overlay/overlay.ts";
import { unwantedRules } from "../overlay/unwanted.ts";
import { firstProblem } from "../verify/check-results.ts";
import { distinctFailures } from "../verify/distinct-failures.ts";
import {
  conflictWords,
  failedWords,
  lockLostWords,
  modelFailedWords,
  NOTHING_CHANGED,
  notSavedWords,
  repeatedWords,
  RESTARTED,
  saysNothingChanged,
  stepLimitNote,
  stoppedWords,
} from "./closing-words.ts";
import type { RunGraph } from "./graph/run-graph.ts";
import { intentOf, isReadOnly } from "./intent.ts";
import type { RunOutcome, RunReporter, RunRequest } from "./run-request.ts";
import { nextSteps, UNDO } from "./next-steps.ts";
import { RunStopped } from "./run-stopped.ts";
import { Turn } from "./turn.ts";

/** The embedded model looks for its files by itself. */
const OFFLINE_PROVIDER = "slipway";

const MAX_STEPS = { agent: 60, instant: 8, chatOnly: 20 } as const;
/** Characters of one tool result for a model that pays by the token; a free one reads whole files. */
const RESULT_CHARACTERS = 8000;
const FREE_RESULT_CHARACTERS = 400_000;

export interface RunInput {
  services: Services;
  request: RunRequest;
  reporter: RunReporter;
  signal: AbortSignal;
  graph: RunGraph;
  charge: RunCharge;
}

/** Never throws for what a model, a check or a person does: those are outcomes. The caller holds the project's lock. */
export async function executeRun({
  services,
  request,
  reporter,
  signal,
  graph,
  charge,
}: RunInput): Promise<RunOutcome> {
  graph.inputs({ message: request.message, ...inputsOf(request) });
  const { turn, version } = await graph.run(
    "guard",
    async () => {
      const repository = await services.git.open(request.projectId);
      const baseSha = await repository.head();
      if (baseSha === null) throw new Error(`project ${request.projectId} has no first commit`);
      const [files, newest, { workspace_id: tenant }] = await Promise.all([
        repository.files(baseSha),
        newestEdit(services, request.projectId),
        getProject(services, request.projectId),
      ]);
      const model = await charge.begin(modelFor(services, request));
      graph.inputs({ head_commit: baseSha });
      return {
        turn: new Turn({
          services,
          request,
          reporter,
          signal,
          model,
          overlay: new Overlay(files, unwantedRules(model, request.message, newest === null)),
          baseSha,
          tenant,
          graph,
        }),
        version: newest?.version ?? 0,
      };
    },
    guarded,
  );
  const intent = await graph.run(
    "intent",
    () => intentOf(request, version === 0),
    (found) => ({ intent: found }),
  );
  turn.isStuck = isStuck(request);
  turn.isReadOnly = isReadOnly(request, intent);
  reporter.started({ modelLabel: turn.input.model.label, intent, isStuck: turn.isStuck, startedAt: turn.startedAt });
  try {
    await turn.data.enableWhenAsked();
    const isRepaired = await turn.repairReported();
    const context = await buildContext({
      services,
      request,
      graph,
      overlay: turn.input.overlay,
      baseSha: turn.input.baseSha,
      workspaceId: turn.input.tenant,
      intent,
      contextTokens: turn.input.model.contextTokens,
      isStuck: turn.isStuck,
      findsFiles: turn.input.model.model.provider === OFFLINE_PROVIDER,
    });
    const loop = isRepaired
      ? { repeated: null, limitReached: false }
      : await graph.editLoop(
          () => work(turn, context),
          ({ repeated, limitReached }) => ({ repeated: repeated !== null, limitReached }),
        );
    if (loop.repeated !== null) {
      const said = `The step ${loop.repeated} was made three times, with nothing changed in between.`;
      const pipelineErrors = [turn.pipelineError("APPLY", said, null)];
      return await discard(turn, { closing: repeatedWords(version), pipelineErrors, canRetry: true });
    }
    if (turn.input.overlay.changes().length === 0 || turn.question !== null) return await unchanged(turn);
    if (turn.verifier.verdict?.state === "failed") return await failed(turn, turn.verifier.verdict.same, version);
    const edit = await graph.run("commit", () => commit(turn), committed).catch(asNotSaved);
    return await applied(turn, { edit, limitReached: loop.limitReached });
  } catch (error) {
    return await broken(turn, error, version);
  }
}

const modelFor = ({ models }: Services, { model, useOfflineBuilder }: RunRequest): ResolvedModel =>
  useOfflineBuilder ? models.offline() : models.resolve(model);

const inputsOf = ({ context }: RunRequest) => ({
  selected_elements: context.selected_elements,
  current_page: context.current_page,
  view: context.view,
  logs: context.client_logs,
  network: context.network_requests,
  replay: context.session_replay,
  runtime_errors: context.runtime_errors,
});

const guarded = ({ turn, version }: { turn: Turn; version: number }) => ({
  model: turn.input.model.label,
  base_sha: turn.input.baseSha,
  version,
});

const committed = ({ editId, version, title, merged }: CommittedEdit & { title: string }) => ({
  edit_id: editId,
  version,
  title,
  merged,
});

/** The changes break a rule of what a project may hold; the sentence is for the person, not about the model. */
class NotSaved extends Error {}

function asNotSaved(error: unknown): never {
  if (error instanceof AppError && error.kind === "user" && error.code !== "file_changed")
    throw new NotSaved(error.userMessage, { cause: error });
  throw error;
}

interface LoopEnd {
  /** The tool that was called in the same way for the third time. */
  repeated: string | null;
  limitReached: boolean;
}

/** Model steps until finished; a model that ends without `finish`, or with failing checks, gets them back once. */
async function work(turn: Turn, context: RunContext): Promise<LoopEnd> {
  const { request, model, overlay, signal } = turn.input;
  const limit = turn.isReadOnly ? MAX_STEPS.chatOnly : MAX_STEPS[request.mode];
  const guard = new RepeatGuard();
  const observer = turn.input.graph.observing(loopObserver(turn.input.services, model));
  await using asking = await openAskingTools({
    services: turn.input.services,
    workspaceId: turn.input.tenant,
    userId: request.user.id,
    model,
    mayEdit: !turn.isReadOnly,
    approvals: turn.approvals,
    signal,
  });
  const ownTools = createToolSet({
    overlay,
    ports: turn.toolPorts(),
    mayEdit: !turn.isReadOnly,
    mayPlan: request.mode === "agent",
    context: request.context,
    data: turn.data.isOffered ? turn.data : null,
    functions: turn.data.isOffered ? turn.functions : null,
    resultCharacters: model.free ? FREE_RESULT_CHARACTERS : RESULT_CHARACTERS,
  });
  const tools = asking.completed(ownTools);
  let conversation = context.messages;
  let left = limit;
  for (;;) {
    const result = await runEditLoop({
      model,
      instructions: context.instructions,
      messages: conversation,
      tools,
      maxSteps: left,
      signal,
      tracker: turn.tracker,
      observer,
      guard,
      revision: () => overlay.revision,
      isFinished: () => turn.isFinished,
      onStep: () => turn.stepBegins(),
      onText: (delta) => turn.modelText(delta),
      onToolEnd: () => turn.feed.push(),
      onRefusal: (refusal) => turn.refused(refusal),
    });
    left -= result.steps;
    if (result.repeated !== null) return { repeated: result.repeated, limitReached: false };
    if (turn.isFinished || overlay.changes().length === 0) return { repeated: null, limitReached: false };
    const verdict = await turn.attempt();
    if (verdict.state !== "repair" || left <= 0) return { repeated: null, limitReached: left <= 0 };
    conversation = [...result.messages, { role: "user", content: repairRequest(verdict.failures) }];
  }
}

const repairRequest = (failures: readonly string[]): string =>
  `The checks failed. Repair what they name and nothing else, then call finish.\n${failures.join("\n\n")}`;

async function commit(turn: Turn): Promise<CommittedEdit & { title: string }> {
  const { services, request, overlay, baseSha, signal } = turn.input;
  signal.throwIfAborted();
  const built = await turn.checks.passedBuild();
  if (built !== null) {
    const offer = { projectId: request.projectId, source: overlay.files(), built };
    await turn.input.graph.run(
      "preview",
      () => offerBuild(services, offer),
      () => ({ files: built.files.size }),
    );
  }
  const did = turn.finishReport?.did ?? [];
  const title = titleFrom(did[0] ?? request.message);
  const message = did.length > 1 ? `${title}\n\n${did.map((line) => `- ${line}`).join("\n")}` : title;
  turn.feed.end();
  const edit = await commitEdit(services, {
    projectId: request.projectId,
    author: "agent",
    baseSha,
    changes: overlay.changes(),
    message,
    type: "ai_update",
    aiMessageId: request.aiMessageId,
    tags: { summary: title },
  });
  return { ...edit, title };
}

const TITLE_CHARACTERS = 80;

function titleFrom(text: string): string {
  const line = text.trim().split("\n")[0]!.replace(/\s+/g, " ").replace(/[.:]$/, "");
  return line.length <= TITLE_CHARACTERS ? line : `${line.slice(0, TITLE_CHARACTERS - 1).trimEnd()}…`;
}

async function applied(
  turn: Turn,
  end: { edit: CommittedEdit & { title: string }; limitReached: boolean },
): Promise<RunOutcome> {
  const { services, request } = turn.input;
  const verification = turn.verifier.verification;
  await turn.keepPictures();
  if (verification?.screenshot != null) {
    const png = verification.screenshot;
    const kept = [setScreenshot(services, request.projectId, png), setVersionPicture(services, end.edit.editId, png)];
    await Promise.all(kept).catch((error: unknown) =>
      services.log.warn("the picture of the version was not kept", { projectId: request.projectId, error }),
    );
  }
  const notDone = [...(turn.finishReport?.not_done ?? [])];
  if (end.limitReached) notDone.push(stepLimitNote(MAX_STEPS[request.mode]));
  if (end.edit.merged) notDone.push("Not checked: the result together with what people saved meanwhile.");
  return {
    ...baseOutcome(turn),
    edit: { id: end.edit.editId, version: end.edit.version, title: end.edit.title },
    notDone,
    suggestions: suggestionsOf(turn, true),
    siteDetails: turn.finishReport?.details ?? [],
  };
}

async function unchanged(turn: Turn): Promise<RunOutcome> {
  const mustSay = !turn.isReadOnly && turn.question === null && turn.replies.length === 0;
  if (mustSay && !saysNothingChanged(turn.wrote)) turn.paragraph(NOTHING_CHANGED);
  // A question is asked before anything is kept: what was written so far is dropped with it.
  await turn.feed.drop(turn.input.baseSha);
  return {
    ...baseOutcome(turn),
    evidence: null,
    notDone: turn.finishReport?.not_done ?? [],
    suggestions: turn.question === null ? suggestionsOf(turn, false) : [],
  };
}

async function failed(turn: Turn, same: boolean, version: number): Promise<RunOutcome> {
  const checks = turn.verifier.failed;
  await turn.keepPictures();
  const pipelineErrors = distinctFailures(checks).map(({ code, log, details }) =>
    turn.pipelineError(code, firstProblem([{ log, detail: "" }]), details),
  );
  return discard(turn, {
    closing: failedWords({ problem: firstProblem(checks), same, version, repairs: turn.verifier.repairs }),
    pipelineErrors,
    canRetry: true,
  });
}

/** Nothing is kept: the preview goes back, and the turn says why. Refunds hang here once runs cost something. */
async function discard(turn: Turn, end: Partial<RunOutcome> & { closing: string }): Promise<RunOutcome> {
  turn.paragraph(end.closing);
  turn.tracker.endAll();
  await turn.feed.drop(turn.input.baseSha);
  const outcome = baseOutcome(turn);
  return { ...outcome, ...end, pipelineErrors: [...(end.pipelineErrors ?? []), ...outcome.pipelineErrors] };
}

async function broken(turn: Turn, error: unknown, version: number): Promise<RunOutcome> {
  const { signal, services, model, request } = turn.input;
  if (signal.aborted) return stopped(turn, version);
  if (error instanceof AppError && error.code === "file_changed") {
    const { paths } = error.details as { paths: string[] };
    const pipelineErrors = [turn.pipelineError("APPLY", error.userMessage, paths.join("\n"))];
    return discard(turn, { closing: conflictWords(paths, version), pipelineErrors, canRetry: true });
  }
  if (error instanceof NotSaved) {
    const pipelineErrors = [turn.pipelineError("APPLY", error.message, null)];
    return discard(turn, { closing: notSavedWords(error.message), pipelineErrors, canRetry: true });
  }
  if (error instanceof AppError && error.code === "out_of_credits")
    return discard(turn, { closing: notSavedWords(error.userMessage), canRetry: true });
  services.log.error("a run ended early", { projectId: request.projectId, aiMessageId: request.aiMessageId, error });
  const reason =
    error instanceof AppError ? error.userMessage : error instanceof Error ? error.message : "an unexpected error";
  return discard(turn, {
    closing: modelFailedWords(model.label, reason),
    errors: [reason.slice(0, 500)],
    canRetry: true,
  });
}

async function stopped(turn: Turn, version: number): Promise<RunOutcome> {
  const { reason } = turn.input.signal as { reason: unknown };
  if (reason instanceof RunStopped && reason.why === "person")
    return discard(turn, { status: "stopped", closing: stoppedWords(version) });
  const closing = reason instanceof RunStopped && reason.why === "restart" ? RESTARTED : lockLostWords;
  return discard(turn, { closing, pipelineErrors: [turn.pipelineError("APPLY", closing, null)], canRetry: true });
}

const suggestionsOf = (turn: Turn, hasChanged: boolean): string[] =>
  nextSteps({
    proposed: turn.finishReport?.suggestions ?? [],
    message: turn.input.request.message,
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
    pipelineErrors: turn.openRefusals(),
    errors: [],
    evidence: turn.verifier.verification?.evidence ?? null,
    suggestions: turn.isStuck ? [UNDO] : [],
    siteDetails: [],
    notDone: [],
    question: turn.question ?? (turn.replies.length === 0 ? null : { question: "", options: turn.replies }),
    timeToFirstTokenMs: turn.firstTokenAt === null ? null : turn.firstTokenAt - turn.startedAt,
    thinkingTimeMs: now - turn.startedAt,
    canRetry: false,
    costCredits: null,
  };
}
