/**
 * One run from request to commit. The only lasting result is one commit after the checks; a run that fails or stops
 * leaves no trace in the files.
 */
import { AppError } from "@slipway/kernel/errors";
import type { RunCharge } from "../../../billing/server/index.ts";
import type { CommittedEdit } from "../../../edits/server/index.ts";
import { getProject } from "../../../projects/server/index.ts";
import type { UserContent } from "ai";
import type { Egress } from "@slipway/platform/egress/port";
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { Needs } from "../../../services.ts";
import type { KnownTypes } from "../verify/known/known-types.ts";
import { loopObserver } from "../loop/observe-run.ts";
import { CarryingOn } from "../loop/carrying-on.ts";
import { steeringContent } from "../loop/messages/steered.ts";
import { RepeatGuard } from "../loop/repeat-guard.ts";
import { Reminders } from "../loop/reminders.ts";
import { helpersOf } from "../loop/answer-brief.ts";
import { runEditLoop } from "../loop/edit-loop.ts";
import { buildContext, type RunContext } from "../context/run-context.ts";
import { isStuck } from "../context/stuck.ts";
import { openAskingTools } from "../loop/asking/asking-tools.ts";
import { createToolSet } from "../loop/tool-set.ts";
import { pictureMaker } from "../loop/tools/pictures/make-picture-tool.ts";
import { Overlay } from "../overlay/overlay.ts";
import { resumedWords } from "../drafts/resume-draft.ts";
import { recall } from "../memory/recall.ts";
import { rememberTurn } from "../memory/turn-memory.ts";
import { turnNote } from "../memory/turn-note.ts";
import { applied, broken, failed, NotSaved, outOfBudget, unchanged } from "./ending/ends.ts";
import type { RunGraph } from "./graph/run-graph.ts";
import { intentOf, isQuestion, isReadOnly, type Intent } from "./intent.ts";
import type { RunOutcome, RunReporter, RunRequest } from "./run-request.ts";
import { Turn, type TurnNeeds } from "./turn.ts";

/** The embedded model looks for its files by itself. */
const OFFLINE_PROVIDER = "slipway";

/** Bounds of one tool result in characters. Between them it is a tenth of the model's window; a free model reads whole files. */
const RESULT_CHARACTERS = { min: 2000, max: 50_000 } as const;
const CHARACTERS_PER_TOKEN = 4;
const FREE_RESULT_CHARACTERS = 400_000;

function resultCharactersFor({ free, contextTokens }: ResolvedModel): number {
  const share = Math.floor((contextTokens * CHARACTERS_PER_TOKEN) / 10);
  return free ? FREE_RESULT_CHARACTERS : Math.min(RESULT_CHARACTERS.max, Math.max(RESULT_CHARACTERS.min, share));
}

export type ExecuteNeeds = TurnNeeds & Needs<"git">;

export interface RunInput {
  services: ExecuteNeeds;
  knownTypes: KnownTypes;
  web: Pick<Egress, "fetch">;
  request: RunRequest;
  reporter: RunReporter;
  signal: AbortSignal;
  graph: RunGraph;
  charge: RunCharge;
}

/**
 * Does not throw for what a model, a check or a person does: those are outcomes. The caller holds the project's lock.
 */
export async function executeRun({
  services,
  knownTypes,
  web,
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
      const [files, newest, { workspaceId: tenant }] = await Promise.all([
        repository.files(baseSha),
        services.edits.newest(request.projectId),
        getProject(services, request.projectId),
      ]);
      const model = await charge.begin(modelFor(services, request, tenant));
      graph.inputs({ head_commit: baseSha });
      return {
        turn: new Turn({
          services,
          knownTypes,
          web,
          request,
          reporter,
          signal,
          model,
          goOn: (other) => charge.goOn(other),
          spent: () => charge.credits,
          overlay: new Overlay(files),
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
  await using _turn = turn;
  const outcome = await ended(turn, { services, version, intent });
  await remember(turn, outcome);
  return outcome;
}

interface Begun {
  services: ExecuteNeeds;
  /** The project's newest version. */
  version: number;
  intent: Intent;
}

/** How the turn ended. Does not throw. */
async function ended(turn: Turn, { services, version, intent }: Begun): Promise<RunOutcome> {
  const { request, graph, model, signal } = turn.input;
  const observer = loopObserver(services, () => turn.asked);
  try {
    await turn.data.enableWhenAsked();
    await takeUpDraft(turn);
    const { resumed } = turn.taken;
    const isRepaired = resumed === null && (await turn.repairReported());
    const context = await buildContext({
      services,
      request,
      resumed: resumed === null ? null : { ...resumed, words: resumedWords(resumed) },
      drafts: turn.taken.note,
      graph,
      overlay: turn.input.overlay,
      baseSha: turn.input.baseSha,
      workspaceId: turn.input.tenant,
      intent,
      budget: model.embedded ? null : turn.budget.facts,
      model,
      isStuck: turn.isStuck,
      findsFiles: turn.input.model.model.provider === OFFLINE_PROVIDER,
      recall: model.embedded
        ? null
        : (before) =>
            recall(
              {
                services,
                request,
                model,
                observer,
                signal,
                drafted: resumed?.from ?? null,
                onSummary: turn.summing(),
              },
              before,
            ),
    });
    turn.told = { request: context.messages.at(-1)!, files: context.files };
    const loop = isRepaired
      ? { limitReached: false, isOver: false }
      : await graph.editLoop(
          () => work(turn, context),
          ({ limitReached, isOver }) => ({ limitReached, over_budget: isOver }),
        );
    if (loop.isOver) return await outOfBudget(turn, version);
    if (turn.input.overlay.changes().length === 0 || turn.question !== null) return await unchanged(turn, version);
    if (turn.verifier.verdict?.state === "failed") return await failed(turn, version, turn.verifier.verdict.same);
    const pictures = turn.keepPictures();
    const edit = await graph.run("commit", () => commit(turn), committed).catch(asNotSaved);
    return await applied(turn, { edit, limitReached: loop.limitReached, pictures });
  } catch (error) {
    return await broken(turn, version, error);
  }
}

/** Later turns read what this one did. Without it they still have the conversation's words, so a failure ends nothing. */
async function remember(turn: Turn, outcome: RunOutcome): Promise<void> {
  const { services, request, overlay, model } = turn.input;
  if (model.embedded || turn.told === null) return;
  const { projectId, aiMessageId, messageId } = request;
  const stands = outcome.edit !== null || outcome.draft !== null;
  const note = turnNote(outcome, stands ? overlay.changes().map(({ path }) => path) : []);
  const heard = { ...turn.told, conversation: turn.heard, projectId, aiMessageId, messageId, note };
  await rememberTurn(services, heard).catch((error: unknown) =>
    services.log.warn("a turn was not remembered", { projectId, aiMessageId, error }),
  );
}

/** The embedded model writes its files anew, so a draft waits for another one. */
async function takeUpDraft({ input: { request, model }, isReadOnly, taken, feed }: Turn): Promise<void> {
  if (model.embedded || isReadOnly) return;
  await taken.begin(request.continues ?? null);
  if (taken.resumed !== null) feed.push();
}

const modelFor = (
  { models }: Needs<"models">,
  { model, useOfflineBuilder }: RunRequest,
  workspaceId: string,
): ResolvedModel => (useOfflineBuilder ? models.offline() : models.resolve(model, workspaceId));

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

function asNotSaved(error: unknown): never {
  if (error instanceof AppError && error.kind === "user" && error.code !== "file_changed")
    throw new NotSaved(error.userMessage, { cause: error });
  throw error;
}

interface LoopEnd {
  limitReached: boolean;
  /** The budget of a connected model's turn is used up before it has finished. */
  isOver: boolean;
}

/** Model steps until finished. A model that stops in between is reminded once, and failing checks come back to it. */
async function work(turn: Turn, context: RunContext): Promise<LoopEnd> {
  const { request, model, overlay, signal } = turn.input;
  const { budget } = turn;
  const isEmbedded = model.embedded;
  const guard = new RepeatGuard();
  const carryingOn = isEmbedded
    ? null
    : new CarryingOn({ tracker: turn.tracker, signal, fallback: () => turn.fallback() });
  const observer = turn.input.graph.observing(loopObserver(turn.input.services, () => turn.asked));
  await using asking = await openAskingTools({
    services: turn.input.services,
    web: turn.input.web,
    workspaceId: turn.input.tenant,
    userId: request.user.id,
    model,
    mayEdit: !turn.isReadOnly,
    approvals: turn.approvals,
    signal,
  });
  const resultCharacters = resultCharactersFor(model);
  const asks = { model: () => turn.asked, observer, resultCharacters, signal };
  const ownTools = createToolSet({
    overlay,
    ports: turn.toolPorts(),
    mayEdit: !turn.isReadOnly,
    isEmbedded,
    hasTodo: request.mode === "agent",
    context: request.context,
    data: turn.data.isOffered ? turn.data : null,
    functions: turn.data.isOffered ? turn.functions : null,
    helpers: isEmbedded ? null : helpersOf({ ...asks, budget, overlay }),
    journeys: isEmbedded ? null : turn.checks.journeys,
    drafts: isEmbedded ? null : turn.taken,
    makesPictures: pictureMaker(turn.input),
    resultCharacters,
  });
  const tools = asking.completed(ownTools);
  let conversation = context.messages;
  const reminders = new Reminders(!isEmbedded && !turn.isReadOnly);
  turn.heard = context.messages;
  const keepsDraft = !isEmbedded;
  turn.draft.begins(context.messages.at(-1)!);
  for (;;) {
    const result = await runEditLoop({
      ...asks,
      instructions: context.instructions,
      messages: conversation,
      tools,
      maxSteps: budget.stepsLeft,
      budget,
      answerCalls: turn.handWritten.calls,
      tracker: turn.tracker,
      tenant: turn.input.tenant,
      guard,
      carryingOn,
      revision: () => overlay.revision,
      isFinished: () => turn.isFinished,
      onStep: () => turn.stepBegins(),
      onText: (delta) => turn.modelText(delta),
      onToolEnd: () => {
        turn.feed.push();
        if (!keepsDraft) return;
        turn.draft.changed();
        turn.prepareChecks();
      },
      beforeStep: (messages) => {
        turn.heard = messages;
        return keepsDraft ? turn.draft.heard(messages) : Promise.resolve();
      },
      onRefusal: (refusal) => turn.refused(refusal),
      // The embedded builder reads one request per turn.
      ...(isEmbedded || turn.isReadOnly ? {} : { steering: () => steering(turn) }),
    });
    turn.heard = result.messages;
    if (turn.isFinished) return { limitReached: false, isOver: false };
    const left = budget.over === null;
    const called = result.messages.length > conversation.length + 1;
    if (called) reminders.called();
    const isAnswered = isQuestion(request.message) && overlay.changes().length === 0;
    const reminder = left ? reminders.next({ isStalled: guard.isStalled, isAnswered }) : null;
    if (reminder !== null) {
      guard.forgive();
      conversation = [...result.messages, { role: "user", content: reminder }];
      continue;
    }
    // It was stopped between a result and its next step, and not by itself.
    if (!left && !isEmbedded && result.messages.at(-1)?.role === "tool") return { limitReached: true, isOver: true };
    if (overlay.changes().length === 0) return { limitReached: !left && called, isOver: false };
    const verdict = await turn.attempt();
    if (verdict.state !== "repair" || !left) return { limitReached: !left, isOver: false };
    conversation = [...result.messages, { role: "user", content: repairRequest(verdict.failures) }];
  }
}

/** A message that cannot be taken now stays in the queue. */
async function steering(turn: Turn): Promise<readonly UserContent[]> {
  const { reporter, request, services, signal } = turn.input;
  try {
    const messages = (await reporter.steering?.()) ?? [];
    // Another model than the first one may be asked by now.
    return messages.map((message) => steeringContent(message, turn.asked));
  } catch (error) {
    signal.throwIfAborted();
    services.log.warn("messages for a running turn could not be read", { projectId: request.projectId, error });
    return [];
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
      () => services.preview.offerBuild(offer),
      () => ({ files: built.files.size }),
    );
  }
  const { title: named = "", summary = "", did = [] } = turn.finishReport ?? {};
  const title = titleFrom(named.trim() || (did[0] ?? request.message));
  const more = did.length > 1 ? did.map((line) => `- ${line}`).join("\n") : summary.trim();
  const message = more === "" ? title : `${title}\n\n${more}`;
  turn.feed.end();
  const edit = await services.edits.commit({
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

const TITLE_CHARACTERS = 200;

function titleFrom(text: string): string {
  const line = text.trim().split("\n")[0]!.replace(/\s+/g, " ").replace(/[.:]$/, "");
  return line.length <= TITLE_CHARACTERS ? line : `${line.slice(0, TITLE_CHARACTERS - 1).trimEnd()}…`;
}
