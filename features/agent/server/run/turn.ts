/** State of a working run: its files, its model, its text and its steps. */
import type { Egress } from "@slipway/platform/egress/port";
import type { ResolvedModel } from "@slipway/platform/models/port";
import type { ModelMessage } from "ai";
import { setTitleFromAgent } from "../../../projects/server/index.ts";
import {
  MAX_PROPOSED_LINES,
  type AgentQuestion,
  type PipelineError,
  type PipelineErrorCode,
  type TodoItem,
} from "../../contract/index.ts";
import { DraftKeeper } from "../drafts/draft-keeper.ts";
import { TakenDraft } from "../drafts/taken-draft.ts";
import type { Fallback } from "../loop/carrying-on.ts";
import { Approvals } from "../loop/asking/approvals.ts";
import { unticked } from "../loop/reminders.ts";
import { TurnBudget } from "../loop/turn-budget.ts";
import { StepTracker } from "../loop/step-tracker.ts";
import { picturesOf } from "../loop/tools/pictures/place-picture-tool.ts";
import type { ToolPorts } from "../loop/tool-set.ts";
import type { FinishReport } from "../loop/tools/finish-tool.ts";
import type { RecallInput } from "../memory/recall.ts";
import { type EditRefusal, Overlay } from "../overlay/overlay.ts";
import { repairsIn } from "../repair/repair-words.ts";
import { Repairer } from "../repair/repairer.ts";
import { diagnosticsOf } from "../verify/check-results.ts";
import { keepPictures } from "../verify/evidence-pictures.ts";
import type { KnownTypes } from "../verify/known/known-types.ts";
import { ProjectChecks, type CheckTurn, type ChecksNeeds } from "../verify/project-checks.ts";
import type { Needs } from "../../../services.ts";
import { sentencesFor } from "./ending/closing-sentences.ts";
import type { RunGraph } from "./graph/run-graph.ts";
import { ProjectData } from "./backend/project-data.ts";
import { HandWritten } from "./hand-written.ts";
import { ProjectWork } from "./project-work.ts";
import { ProjectFunctions } from "./backend/project-functions.ts";
import { AddedPackages } from "./packages/added-packages.ts";
import { CheckBackend } from "../verify/looks/check-backend.ts";
import { LookedPages } from "../verify/looks/looked-pages.ts";
import { PreviewFeed } from "./feed/preview-feed.ts";
import type { RunReporter, RunRequest } from "./run-request.ts";
import { Verifier, type Verdict } from "./verifier.ts";

/** Engines that ask a model, and report how it answers. */
type AskingNeeds = Needs<"integrations" | "metrics" | "models" | "tracing">;
/** Engines that keep the changes of a turn besides its files. */
type ChangeNeeds = Needs<"addresses" | "database" | "events" | "live" | "objects">;
export type TurnNeeds = ChecksNeeds & AskingNeeds & ChangeNeeds & Needs<"cloud" | "config" | "edits" | "preview">;

export interface TurnInput {
  services: TurnNeeds;
  knownTypes: KnownTypes;
  web: Pick<Egress, "fetch">;
  request: RunRequest;
  reporter: RunReporter;
  signal: AbortSignal;
  model: ResolvedModel;
  /** Charges the run for a model that goes on with it. */
  goOn: (model: ResolvedModel) => Promise<ResolvedModel>;
  /** Credits that the run has used. */
  spent: () => number;
  overlay: Overlay;
  baseSha: string;
  /** The project's workspace, by which the machine's queues take turns. */
  tenant: string;
  graph: RunGraph;
}

/** Steps of a turn that no configuration bounds. */
const MAX_STEPS = { agent: 60, instant: 8, chatOnly: 20 } as const;
/** Rounds of repairs without a model. */
const REPAIR_ROUNDS = 2;
/** How often a model gets its own failures back. */
const MAX_REPAIRS = { agent: 3, instant: 1 } as const;
const ERROR_CHARACTERS = 20_000;

export class Turn implements AsyncDisposable {
  readonly input: TurnInput;
  readonly tracker: StepTracker;
  readonly checks: ProjectChecks;
  readonly verifier: Verifier;
  readonly #repairer: Repairer;
  readonly feed: PreviewFeed;
  readonly approvals: Approvals;
  readonly data: ProjectData;
  readonly functions: ProjectFunctions;
  readonly draft: DraftKeeper;
  readonly taken: TakenDraft;
  readonly #backend: CheckBackend;
  readonly #packages: AddedPackages;
  readonly startedAt: number;
  firstTokenAt: number | null = null;
  finishReport: FinishReport | null = null;
  question: AgentQuestion | null = null;
  /** Options to choose from, under a turn that ended otherwise. */
  replies: string[] = [];
  /** The same repair was asked for a third time. */
  isStuck = false;
  isReadOnly = false;
  /** The model that is asked now: another one goes on when the first is down. */
  asked: ResolvedModel;
  /** The message that the model was given, and the project's files as it was told; null before that. */
  told: { request: ModelMessage; files: readonly string[] } | null = null;
  /** The conversation with the model so far. */
  heard: readonly ModelMessage[] = [];
  #wrote = "";
  readonly #looked: LookedPages;
  readonly handWritten: HandWritten;
  readonly #work: ProjectWork;
  #isPrepared = false;
  #breakFirst = false;
  #askedForTicks = false;
  #budget: TurnBudget | null = null;
  #proposed: string[] = [];
  #unwanted = 0;
  readonly #refusals = new Map<string, EditRefusal>();

  constructor(input: TurnInput) {
    this.input = input;
    const { services, knownTypes, overlay, signal, reporter, request, tenant } = input;
    const { projectId, aiMessageId } = request;
    this.asked = input.model;
    this.startedAt = services.clock.now();
    this.tracker = new StepTracker(services.clock, (step) => {
      this.firstTokenAt ??= services.clock.now();
      reporter.step(step);
    });
    const onWait: CheckTurn["onWait"] = (kind, sentence) => this.tracker.waiting(kind, sentence);
    const isEmbedded = input.model.embedded;
    const environment = () => services.cloud.publicEnvironment(projectId);
    const functions: CheckTurn["functions"] = (files) => this.functions.check(files);
    const backend = (this.#backend = new CheckBackend({ services, projectId, environment }));
    const turn = { projectId, signal, tenant, environment, functions, looksOnce: isEmbedded, backend };
    const ports = { ...services, knownTypes };
    this.checks = new ProjectChecks(ports, overlay, { ...turn, onWait });
    const { checks, tracker } = this;
    this.#work = new ProjectWork({ services, projectId, overlay, checks, tracker, signal, tenant });
    const base = { ...turn, onWait: () => undefined };
    this.#looked = new LookedPages(services, checks.looks, { projectId, messageId: aiMessageId });
    this.#repairer = new Repairer({
      overlay,
      addPackage: (name) => this.#packages.add(name, undefined),
      step: (work) => input.graph.repairStep("quick_repair", work, (done) => ({ done })),
    });
    this.verifier = new Verifier({
      overlay,
      checks: this.checks,
      base: () => new ProjectChecks(ports, new Overlay(overlay.base), base),
      steps: input.graph.checkSteps(this.tracker),
      maxRepairs: MAX_REPAIRS[request.mode],
      handsReviews: !input.model.embedded,
    });
    const say = (sentence: string): void => this.paragraph(sentence);
    this.approvals = new Approvals({
      ...{ services, reporter, signal, say },
      userId: request.user.id,
      onWait: (sentence) => this.tracker.asking(sentence),
    });
    const { approvals } = this;
    this.#packages = new AddedPackages({ services, projectId, overlay, graph: input.graph, approvals, isEmbedded });
    this.handWritten = new HandWritten({ services, overlay, projectId, approvals });
    this.data = new ProjectData({
      ...{ services, request, reporter, overlay, say, graph: input.graph, approvals, isEmbedded },
      mended: (path) => this.#refusals.delete(path),
    });
    this.functions = new ProjectFunctions({ services, request, overlay, approvals });
    const draftOwner = { projectId, aiMessageId, request: request.message, baseSha: input.baseSha };
    const keeper = (this.draft = new DraftKeeper(services, draftOwner, overlay));
    const todo = (items: readonly TodoItem[]): void => this.putTodo(items);
    const continued = (from: string) => reporter.continued?.(from) ?? Promise.resolve();
    const told = { say, todo, continued, sentences: sentencesFor(request) };
    this.taken = new TakenDraft({ ...told, services, projectId, headSha: input.baseSha, overlay, keeper });
    this.feed = new PreviewFeed(services, { projectId, aiMessageId, overlay });
  }

  text(delta: string): void | Promise<void> {
    if (delta === "") return;
    this.firstTokenAt ??= this.input.services.clock.now();
    this.#wrote += delta;
    return this.input.reporter.text(delta);
  }

  /** The answer's text so far. */
  get wrote(): string {
    return this.#wrote;
  }

  /** Adds a paragraph, unless the answer already contains it. */
  paragraph(text: string): void {
    if (this.#wrote.includes(text)) return;
    this.text(this.#wrote.trim() === "" ? text : `${this.#wrote.endsWith("\n\n") ? "" : "\n\n"}${text}`);
  }

  /** The text of the model's next step is a paragraph of its own. */
  stepBegins(): void {
    this.#breakFirst = this.#wrote.trim() !== "";
  }

  modelText(delta: string): void | Promise<void> {
    this.input.graph.said(delta);
    const text = this.#breakFirst ? delta.trimStart() : delta;
    if (text === "") return;
    const apart = this.#breakFirst && !this.#wrote.endsWith("\n\n") ? "\n\n" : "";
    this.#breakFirst = false;
    return this.text(apart + text);
  }

  get isFinished(): boolean {
    return this.verifier.isOver || this.question !== null;
  }

  refused(refusal: EditRefusal): void {
    this.#refusals.set(refusal.path, refusal);
    if (refusal.code === "UNWANTED") this.#unwanted += 1;
  }

  /** Judges the work, and reports the result to the graph. */
  async attempt(repaired: readonly string[] = []): Promise<Verdict> {
    const verdict = await this.verifier.attempt(repaired);
    this.input.graph.checked({
      verification: this.verifier.verification,
      verdict: verdict.state,
      unwanted: this.#unwanted,
      changedFiles: this.input.overlay.changes().length,
    });
    return verdict;
  }

  /** Repairs a reported error that has one obvious repair, without a model. True: repaired, and the checks passed. */
  async repairReported(): Promise<boolean> {
    const { request, overlay } = this.input;
    if (!request.containsError || this.isReadOnly) return false;
    const { runtime_errors, client_logs } = request.context;
    if (this.input.model.embedded) await this.#repairer.reported([request.message, ...runtime_errors, ...client_logs]);
    const left = await this.#repairTypes();
    const { done, sentence } = repairsIn(request, this.#repairer.done);
    if (overlay.changes().length === 0) return false;
    if (left === 0 && (await this.attempt(done)).state === "accepted") {
      const did = done.map((says) => says.charAt(0).toUpperCase() + says.slice(1));
      const unsaid = { title: "", summary: "", not_done: [], suggestions: [], details: [], replies: [], app_name: "" };
      this.finishReport = { ...unsaid, did };
      this.paragraph(sentence);
      return true;
    }
    overlay.reset();
    this.verifier.forget();
    this.#repairer.forget();
    return false;
  }

  /** Resolves to the number of compiler errors that are left. */
  async #repairTypes(): Promise<number> {
    for (let round = 0; ; round += 1) {
      const found = diagnosticsOf(await this.checks.types());
      if (found.length === 0 || round >= REPAIR_ROUNDS || (await this.#repairer.compiled(found)).length === 0)
        return found.length;
    }
  }

  /** Refused edits of files that no later edit of the run changed. */
  openRefusals(): PipelineError[] {
    const changed = new Set<string>(this.input.overlay.changes().map((change) => change.path));
    return [...this.#refusals.values()]
      .filter((refusal) => !changed.has(refusal.path))
      .map((refusal) => this.pipelineError(refusal.code, refusal.message, null));
  }

  /** Stores the pictures that the evidence names. Without them the turn is still good. */
  async keepPictures(): Promise<void> {
    const { services, request } = this.input;
    const pictures = this.verifier.verification?.pictures ?? [];
    if (pictures.length === 0) return;
    await keepPictures(services, { projectId: request.projectId, messageId: request.aiMessageId }, pictures).catch(
      (error: unknown) =>
        services.log.warn("the pictures of a turn were not kept", { projectId: request.projectId, error }),
    );
  }

  pipelineError(code: PipelineErrorCode, message: string, details: string | null): PipelineError {
    return {
      trace_id: this.input.request.traceId,
      code,
      message: message.slice(0, 500),
      details: details?.slice(0, ERROR_CHARACTERS) ?? null,
    };
  }

  toolPorts(): ToolPorts {
    return {
      packages: this.#packages,
      typecheck: this.#work.typecheck,
      build: this.#work.build,
      check: this.#work.check,
      run: this.#work.run,
      history: this.#work.history,
      render: (query) => this.#looked.render(query),
      picture: this.input.model.sees ? (ref) => (this.asked.sees ? this.#looked.picture(ref) : null) : null,
      pictures: this.input.model.embedded ? null : picturesOf(this.input.services, this.input.request.projectId),
      setTitle: (title) => this.#nameProject(title),
      ask: (question) => (this.question = question),
      todo: (items) => this.putTodo(items),
      propose: (lines) => {
        this.#proposed = [...new Set([...this.#proposed, ...lines])].slice(0, MAX_PROPOSED_LINES);
        this.input.reporter.proposed?.(this.#proposed);
      },
      show: (markdown) => this.paragraph(markdown),
      // The embedded builder deletes only what it wrote.
      mayDelete: (paths) => (this.input.model.embedded ? Promise.resolve() : this.handWritten.mayDelete(paths)),
      finish: async (report) => {
        this.finishReport = report;
        if (report.app_name !== "") await this.#nameProject(report.app_name);
        if (report.replies.length > 0) this.replies = report.replies;
        const left = this.#askForTicks();
        if (left !== null) return { accepted: false, failures: [left] };
        const verdict = await this.attempt();
        return verdict.state === "accepted"
          ? { accepted: true, failures: [] }
          : { accepted: false, failures: verdict.failures };
      },
    };
  }

  async #nameProject(title: string): Promise<void> {
    await setTitleFromAgent(this.input.services, this.input.request.projectId, title);
  }

  /** The embedded builder costs nothing, and is bounded by its steps. */
  get budget(): TurnBudget {
    const { model, reporter, request, services, spent } = this.input;
    const { turnBudget } = services.config;
    const steps = this.isReadOnly ? MAX_STEPS.chatOnly : MAX_STEPS[request.mode];
    const isLarge = !this.isReadOnly && request.mode === "agent";
    return (this.#budget ??= model.embedded
      ? new TurnBudget({ max: { steps, tokens: null, credits: null }, spent, isTold: false })
      : new TurnBudget({
          max: { ...turnBudget, ...(isLarge ? {} : { steps }) },
          spent,
          isTold: true,
          onChange: (facts) => reporter.budget?.(facts),
        }));
  }

  /** The operator's second model, once per turn. */
  fallback(): Fallback | null {
    const { services, model, goOn } = this.input;
    const next = this.asked === model ? services.models.fallbackFor(model) : null;
    if (next === null) return null;
    const take = async () => void (this.asked = await goOn(next));
    return { label: next.label, sees: next.sees, take };
  }

  /** Asks once per turn to tick off open parts, which people would read under a finished turn. Null: nothing to ask. */
  #askForTicks(): string | null {
    const { openParts } = this.draft;
    if (this.#askedForTicks || openParts.length === 0) return null;
    this.#askedForTicks = true;
    return unticked(openParts);
  }

  /** The row of a summary, which a turn begins with when its conversation has grown too long. */
  summing(): RecallInput["onSummary"] {
    const row = "summary";
    return {
      begin: () => this.tracker.start(row, "recall", "the earlier conversation"),
      end: (isKept) => this.tracker.end(row, isKept ? "done" : "failed"),
      used: (messages) => this.input.reporter.summarised?.(messages),
    };
  }

  /** The list is the plan in the run's graph. */
  putTodo(items: readonly TodoItem[]): void {
    this.draft.planned(items);
    this.input.reporter.todo?.(items);
    void this.input.graph.run(
      "plan",
      () => items,
      (planned) => ({ items: planned }),
    );
  }

  /** A copy of the backend takes longer than a build: it is made while the model still writes. */
  prepareChecks(): void {
    if (this.#isPrepared || this.input.overlay.appRevision === 0) return;
    this.#isPrepared = true;
    void this.#backend.prepare(this.input.overlay);
  }

  /** Nothing that the checks made for themselves outlives the turn. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#backend[Symbol.asyncDispose]();
  }
}
