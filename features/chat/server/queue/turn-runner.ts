/** Runs turns: one at a time per project, a bounded number at once, the next as soon as one has ended. */
import { AppError } from "@slipway/kernel/errors";
import { machineFault } from "@slipway/platform/http/machine-faults";
import type { ApprovalAnswer } from "../../../agent/contract/index.ts";
import type { ActiveRun, RunOutcome, RunReporter } from "../../../agent/server/index.ts";
import type { Needs } from "../../../services.ts";
import { turnWaits } from "../../contract/events.ts";
import { isClaimedFix, reopenErrors } from "../../../errors/server/index.ts";
import { readImages } from "../../../uploads/server/index.ts";
import type { ChatTurnRow } from "../chat-tables.ts";
import { AnswerWriter } from "../documents/answer-writer.ts";
import { patchDocuments, type DocumentPatch } from "../documents/change-documents.ts";
import { versionFields } from "../documents/documents.ts";
import { historyBefore } from "../documents/history-before.ts";
import { askedBefore } from "./asked-before.ts";
import { continuedDraft } from "./continued-draft.ts";
import { PendingApprovals } from "./pending-approvals.ts";
import { closingOf, endInterrupted, keptOf, type EndNeeds } from "./recover-turns.ts";
import { runRequestOf } from "./run-request-of.ts";
import { takeSteering } from "./steering.ts";
import { tellFailure, tellOutcome } from "./tell-end.ts";
import { closeTurn, mayBeFree, putBack, takeNextTurn } from "./turn-rows.ts";

/** Concurrent runs of this process; further turns wait in their queues. */
const MAX_RUNS = 8;
const MAX_WAITING_PROJECTS = 50;
/** Runs that wait for a person take no place, up to this many. */
const MAX_ASKING = 24;
/** A restore locks the project for moments, so its turn is retried. */
const LOCKED_RETRY_MS = 500;
/** The database is away: failed reads and writes are retried. */
const AWAY_RETRY_MS = 2000;

interface Running {
  turn: ChatTurnRow;
  run: ActiveRun;
  ended: Promise<void>;
}

/** Facts about the message that the run finds out. */
interface TurnFacts {
  intent: string | null;
  isStuck: boolean;
}

type RunnerNeeds = EndNeeds & Needs<"objects">;

export class TurnRunner {
  readonly #services: RunnerNeeds;
  readonly #running = new Map<string, Running>();
  /** Projects whose next turn is being started. */
  readonly #starting = new Map<string, Promise<void>>();
  readonly #waiting = new Set<string>();
  readonly #approvals = new PendingApprovals();
  readonly #retries = new Map<string, NodeJS.Timeout>();
  /** Timers of turn ends that could not be written, by answer; no more than concurrent runs. */
  readonly #unended = new Map<string, NodeJS.Timeout>();
  #closing = false;

  constructor(services: RunnerNeeds) {
    this.#services = services;
  }

  /** Too many projects already wait for a run. */
  get isOverloaded(): boolean {
    return this.#waiting.size >= MAX_WAITING_PROJECTS;
  }

  /**
   * Starts the project's next turn if none runs; safe to call at any time. Resolves when it has started or need not
   * start.
   */
  async advance(projectId: string): Promise<void> {
    const starting = this.#starting.get(projectId);
    if (starting !== undefined) {
      await starting;
      return this.advance(projectId);
    }
    if (this.#closing || this.#running.has(projectId)) return;
    if (this.#places >= MAX_RUNS) {
      this.#waiting.add(projectId);
      return;
    }
    const start = this.#startNext(projectId).finally(() => this.#starting.delete(projectId));
    this.#starting.set(projectId, start);
    await start;
  }

  /** For a caller that cannot know whether its turn was queued: starts waiting turns once the database may be back. */
  advanceLater(projectId: string): void {
    this.#retryLater(projectId, AWAY_RETRY_MS);
  }

  /** False if this turn does not run here. A turn that is about to start is stopped once it has started. */
  async stop(projectId: string, aiMessageId: string): Promise<boolean> {
    // Its caller handles the failure of the start.
    await this.#starting.get(projectId)?.catch(() => undefined);
    const running = this.#running.get(projectId);
    if (running?.turn.aiMessageId !== aiMessageId) return false;
    running.run.stop("person");
    return true;
  }

  /** The tool that a project's turn asks for; null: none. */
  toolAsked(projectId: string): string | null {
    return this.#approvals.toolAsked(projectId);
  }

  /** False if the question no longer waits here. */
  answerApproval(
    turn: { projectId: string; aiMessageId: string },
    given: { approvalId: string; answer: ApprovalAnswer; userId: string },
  ): boolean {
    return this.#approvals.answer(turn.projectId, { aiMessageId: turn.aiMessageId, ...given });
  }

  /** The same for a question whose answer is a secret's value. */
  giveSecret(
    turn: { projectId: string; aiMessageId: string },
    given: { approvalId: string; userId: string },
    keep: (name: string) => Promise<void>,
  ): Promise<boolean> {
    return this.#approvals.giveSecret(turn.projectId, { aiMessageId: turn.aiMessageId, ...given }, keep);
  }

  /** Number of taken places. A run whose person has answered goes on at once, even if its place was taken meanwhile. */
  get #places(): number {
    return this.#running.size + this.#starting.size - Math.min(this.#approvals.size, MAX_ASKING);
  }

  /** Lets running turns end by themselves; the next process starts the waiting ones. */
  drain(): void {
    this.#closing = true;
    for (const timer of [...this.#retries.values(), ...this.#unended.values()]) clearTimeout(timer);
    // A turn that waits for a person is stopped, because it would delay the shutdown for as long as the person takes.
    for (const [projectId, { run }] of this.#running) if (this.#approvals.isWaiting(projectId)) run.stop("restart");
  }

  get running(): number {
    return this.#running.size + this.#starting.size;
  }

  /** Ends all runs; their turns say that the server restarted. */
  async close(): Promise<void> {
    this.drain();
    await Promise.all(this.#starting.values());
    for (const { run } of this.#running.values()) run.stop("restart");
    await Promise.all([...this.#running.values()].map((running) => running.ended));
  }

  async #startNext(projectId: string): Promise<void> {
    const turn = await takeNextTurn(this.#services, projectId, (id) => this.#unended.has(id)).catch(
      (error: unknown) => {
        // The caller gets the error, but waiting turns must not depend on another call.
        this.advanceLater(projectId);
        throw error;
      },
    );
    if (turn === null) return;
    const writer = new AnswerWriter(this.#services, { projectId, id: turn.aiMessageId });
    const facts: TurnFacts = { intent: null, isStuck: false };
    try {
      const asked = await askedBefore(this.#services, turn);
      const [history, isFree, images, continues] = await Promise.all([
        historyBefore(this.#services, projectId, turn.messageId),
        mayBeFree(turn.request) ? isClaimedFix(this.#services, turn.aiMessageId) : false,
        // Turns stored before pictures existed have no list of them.
        readImages(this.#services, projectId, asked.request.images ?? []),
        continuedDraft(this.#services, turn),
      ]);
      const request = runRequestOf(turn, { asked, history, images, isFree, continues });
      const run = await this.#services.agent.startRun(request, this.#reporterFor(turn, writer, facts));
      const ended = this.#supervise({ turn, run, writer, facts });
      this.#running.set(projectId, { turn, run, ended });
    } catch (error) {
      if (error instanceof AppError && error.code === "project_locked") {
        this.#retryLater(projectId);
        return putBack(this.#services, turn);
      }
      await this.#fail(turn, writer, error);
      // The next turn in the queue must not wait for another message.
      queueMicrotask(() => this.#later(projectId));
    }
  }

  async #supervise({
    turn,
    run,
    writer,
    facts,
  }: {
    turn: ChatTurnRow;
    run: ActiveRun;
    writer: AnswerWriter;
    facts: TurnFacts;
  }): Promise<void> {
    try {
      const outcome = await run.done;
      const fields = fieldsOf(outcome, this.#services.clock.now());
      const message: DocumentPatch = {
        id: turn.messageId,
        fields: { intent: facts.intent, is_stuck: facts.isStuck, edit_id: outcome.edit?.id ?? null },
      };
      const patches = [message, ...draftPatches(outcome)];
      await this.#end(turn, outcome.edit !== null, async () => {
        await writer.finish(fields, patches, (tx) => closeTurn(tx, turn));
        await tellOutcome(this.#services, turn, outcome);
      });
      if (outcome.edit === null && outcome.databaseEdit == null) await this.#reopenErrors(turn);
    } catch (error) {
      await this.#fail(turn, writer, error);
    } finally {
      this.#running.delete(turn.projectId);
      this.#later(turn.projectId);
      this.#placeIsFree();
    }
  }

  #placeIsFree(): void {
    // Those that find no place join again at once: going through the set itself would never end.
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const projectId of waiting) this.#later(projectId);
  }

  #reporterFor(turn: ChatTurnRow, writer: AnswerWriter, facts: TurnFacts): RunReporter {
    return {
      started({ modelLabel, intent, isStuck, startedAt }) {
        facts.intent = intent;
        facts.isStuck = isStuck;
        writer.patch({ model_label: modelLabel, started_at: startedAt });
      },
      text: (delta) => writer.text(delta),
      step: (step) => writer.step(step),
      todo: (todo) => writer.patch({ todo }),
      steering: () => takeSteering(this.#services, turn),
      budget: (budget) => writer.patch({ budget }),
      proposed: (lines) => writer.patch({ proposed_lines: { lines: [...lines], state: "open" } }),
      summarised: (messages) => writer.patch({ summarised: messages }),
      continued: (id) => this.#tellContinued(turn, id),
      sql: (state) => writer.patch({ sql_run_state: state }),
      approve: (question, signal) =>
        this.#approvals.wait(turn, question, {
          signal,
          changed: (approval) => {
            writer.patch({ approval });
            if (approval === null) return;
            this.#placeIsFree();
            const { projectId, aiMessageId, userId } = turn;
            const waits = { projectId, aiMessageId, userId, approvalId: approval.id, text: approval.purpose };
            void this.#services.events.emit(turnWaits, waits);
          },
        }),
    };
  }

  /** Written again with the turn's end, so a failure is no loss. Never rejects. */
  async #tellContinued({ projectId }: ChatTurnRow, id: string): Promise<void> {
    const patches = [continuedPatch(id)];
    await this.#services.database
      .transaction((tx) => patchDocuments(this.#services, tx, { projectId, patches }))
      .catch((error: unknown) => this.#services.log.warn("a continued draft was not told", { projectId, error }));
  }

  /** An internal error: the turn ends in a way the person can act on. */
  async #fail(turn: ChatTurnRow, writer: AnswerWriter, error: unknown): Promise<void> {
    this.#services.log.error("a turn ended by an error", {
      projectId: turn.projectId,
      aiMessageId: turn.aiMessageId,
      error,
    });
    const sentences = await closingOf(this.#services, turn);
    const reason = error instanceof AppError ? error.userMessage : sentences.unexpected;
    const kept = await keptOf(this.#services, turn, sentences);
    writer.text(reason + kept.words);
    const fields = {
      ...kept.fields,
      status: "completed",
      approval: null,
      errors: [reason],
      can_retry: true,
      ended_at: this.#services.clock.now(),
    };
    await this.#end(turn, false, async () => {
      await writer.finish(fields, [], (tx) => closeTurn(tx, turn));
      await tellFailure(this.#services, turn, reason);
    });
    await this.#reopenErrors(turn);
  }

  /** A fix that changed nothing leaves its errors where they were. Never rejects. */
  async #reopenErrors({ projectId, request }: ChatTurnRow): Promise<void> {
    if (!mayBeFree(request)) return;
    await reopenErrors(this.#services, { projectId, errorIds: request.error_ids }).catch((error: unknown) =>
      this.#services.log.error("the errors of a fix could not be opened again", { projectId, error }),
    );
  }

  /**
   * Writes the end of a turn. While the database is away the turn looks as if it still ran, and the end is retried. A
   * turn that counts as not applied but whose commit exists is reported as applied. Never rejects.
   */
  async #end(turn: ChatTurnRow, isApplied: boolean, write: () => Promise<void>): Promise<void> {
    try {
      if (isApplied || (await this.#services.edits.ofTurn(turn)) === null) await write();
      else await endInterrupted(this.#services, turn, "failure");
      this.#unended.delete(turn.aiMessageId);
    } catch (error) {
      this.#services.log.error("the end of a turn could not be written", { projectId: turn.projectId, error });
      if (this.#closing) return;
      // The database would refuse the same write again, so the turn ends without its own report.
      const next = machineFault(error) === null ? () => endInterrupted(this.#services, turn, "failure") : write;
      const again = async (): Promise<void> => {
        await this.#end(turn, isApplied, next);
        if (!this.#unended.has(turn.aiMessageId)) this.#later(turn.projectId);
      };
      this.#unended.set(
        turn.aiMessageId,
        setTimeout(() => void again(), AWAY_RETRY_MS),
      );
    }
  }

  #retryLater(projectId: string, afterMs = LOCKED_RETRY_MS): void {
    if (this.#closing || this.#retries.has(projectId)) return;
    const timer = setTimeout(() => {
      this.#retries.delete(projectId);
      this.#later(projectId);
    }, afterMs);
    this.#retries.set(projectId, timer);
  }

  #later(projectId: string): void {
    this.advance(projectId).catch((error: unknown) => {
      this.#services.log.error("the next turn could not be started", { projectId, error });
      this.#retryLater(projectId, AWAY_RETRY_MS);
    });
  }
}

/** Other answers whose drafts this turn took up, or took the place of. */
const continuedPatch = (id: string): DocumentPatch => ({ id, fields: { draft_state: "continued" } });

const draftPatches = ({ continued, draft }: RunOutcome): DocumentPatch[] => [
  ...(continued === null ? [] : [continuedPatch(continued)]),
  ...(draft?.gone ?? []).map((id) => ({ id, fields: { draft_state: "gone" } })),
];

const fieldsOf = (outcome: RunOutcome, now: number): Record<string, unknown> => ({
  status: outcome.status,
  stopped: outcome.status === "stopped",
  ...versionFields(outcome.edit ?? outcome.databaseEdit ?? null),
  database_only: outcome.edit === null && outcome.databaseEdit != null,
  pipeline_errors: outcome.pipelineErrors,
  errors: outcome.errors,
  evidence: outcome.evidence,
  suggestions: outcome.suggestions,
  site_details: outcome.siteDetails,
  removals: outcome.removals,
  changed_files: outcome.changedFiles,
  not_done: outcome.notDone,
  draft: outcome.draft?.facts ?? null,
  draft_state: outcome.draft === null ? null : "open",
  question: outcome.question,
  approval: null,
  time_to_first_token_ms: outcome.timeToFirstTokenMs,
  thinking_time_ms: outcome.thinkingTimeMs,
  can_retry: outcome.canRetry || outcome.wasDenied,
  cost_credits: outcome.costCredits,
  ended_at: now,
});
