/** Reports of a run's parts to its graph. Nothing here throws or waits: the run goes on even if the graph fails. */
import type { Needs } from "../../../../services.ts";
import type { LoopObserver } from "../../loop/observe-run.ts";
import { firstProblem, type CheckOutcome, type Verification } from "../../verify/check-results.ts";
import { FUNCTIONS, type CheckSteps } from "../../verify/project-checks.ts";
import { SECURITY } from "../../verify/security/security-review.ts";
import type { RunRequest } from "../run-request.ts";
import { GraphPart } from "./graph-part.ts";
import { GraphRecorder } from "./graph-recorder.ts";
import { storableSentence } from "./node-output.ts";
import { reviewsOf } from "./reviews.ts";
import { ROOT_NODES, rootNode, type InputName, type RootNode } from "./root-nodes.ts";

const TEXT_CHARACTERS = 4000;
const NODE_OF_CHECK = { check: "typecheck", build: "build", render: "render" } as const;

/** Results of one attempt to finish. */
export interface CheckedRun {
  verification: Verification | null;
  /** `accepted`, `repair` or `failed`. */
  verdict: string;
  unwanted: number;
  changedFiles: number;
}

export class RunGraph {
  readonly #recorder: GraphRecorder;
  readonly root: GraphPart;
  readonly #parts: GraphPart[] = [];
  /** The graph that receives model steps and tool calls now. */
  #steps: GraphPart | null = null;
  #step = 0;
  #calls = 0;
  #text = "";
  #attempts = 0;
  #repair: GraphPart | null = null;
  /** Work that has not begun. */
  readonly #later: (() => Promise<unknown>)[] = [];
  readonly #alongside: Promise<unknown>[] = [];

  constructor(
    services: Needs<"clock" | "database" | "live" | "log" | "tracing">,
    run: Pick<RunRequest, "projectId" | "aiMessageId" | "messageId">,
  ) {
    const { projectId, aiMessageId, messageId } = run;
    this.#recorder = new GraphRecorder(services, { projectId, aiMessageId, messageId });
    this.root = new GraphPart(this.#recorder, null);
    for (const node of ROOT_NODES) this.root.declare(node);
  }

  /** Missing inputs stay pending, and end as skipped. */
  inputs(facts: Partial<Record<InputName, unknown>>): void {
    for (const [name, value] of Object.entries(facts)) {
      const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
      if (!empty) this.root.input(`input.${name}`, value);
    }
  }

  run<T>(name: RootNode, work: () => T | Promise<T>, output?: (result: T) => unknown): Promise<T> {
    return this.root.run(rootNode(name), work, output);
  }

  /** Runs the edit loop as a graph of its own. */
  async editLoop<T>(work: () => Promise<T>, output: (result: T) => unknown): Promise<T> {
    this.root.begin(rootNode("edit_loop"));
    this.#steps = this.#part("edit_loop");
    return this.run("edit_loop", work, output);
  }

  /** Deterministic repairs and other parts of the repair's child graph. */
  repairStep<T>(name: string, work: () => T | Promise<T>, output?: (result: T) => unknown): Promise<T> {
    return this.#repairPart().run({ name, function_name: name }, work, output);
  }

  /**
   * Work for the graph alone. It begins with the checks, when nobody waits for the first words any more, or at the
   * run's end, and is done before the graph is closed.
   */
  alongside(work: () => Promise<unknown>): void {
    this.#later.push(work);
  }

  /** Text of the model's present step. */
  said(delta: string): void {
    if (this.#text.length < TEXT_CHARACTERS) this.#text += delta.slice(0, TEXT_CHARACTERS - this.#text.length);
  }

  observing(observer: LoopObserver): LoopObserver {
    return {
      modelCall: () => {
        const end = observer.modelCall();
        const finish = this.#modelStep();
        return (result) => {
          end(result);
          finish(
            result === null
              ? null
              : {
                  input_tokens: result.usage.inputTokens ?? null,
                  output_tokens: result.usage.outputTokens ?? null,
                  response_ms: Math.round(result.responseMs),
                },
          );
        };
      },
      tool: (name, work, input) => {
        this.#calls += 1;
        const shape = { name: `step_${this.#step}.${this.#calls} ${name}`, function_name: name };
        const call = (): ReturnType<typeof work> => observer.tool(name, work, input);
        return this.#steps === null ? call() : this.#steps.run(shape, call, (result) => ({ input, result }));
      },
    };
  }

  /** Rows of the checks for the chat, each with a node in the graph. */
  checkSteps(steps: CheckSteps): CheckSteps {
    const running = new Map<string, RootNode>();
    return {
      start: (id, kind, target) => {
        this.#beginLater();
        const node: RootNode = target === FUNCTIONS ? "functions" : NODE_OF_CHECK[kind];
        running.set(id, node);
        this.root.begin(rootNode(node));
        steps.start(id, kind, target);
      },
      end: (id, status) => {
        const node = running.get(id);
        // The findings are recorded once all checks are done.
        if (node !== undefined && this.root.status(node) === "running") this.root.complete(node, { outcome: status });
        steps.end(id, status);
      },
    };
  }

  /** An attempt to finish was judged. From the second one on it belongs to the repair. */
  checked(run: CheckedRun): void {
    const { verification, verdict } = run;
    if (verification === null) return;
    this.#attempts += 1;
    const { checks } = verification;
    this.#outcome(
      "typecheck",
      checks.filter(({ name }) => name === "types"),
    );
    this.#outcome(
      "build",
      checks.filter(({ name }) => name === "build"),
    );
    this.#outcome(
      "functions",
      checks.filter(({ name }) => name === FUNCTIONS),
    );
    this.#outcome(
      "render",
      checks.filter(({ name }) => !["types", "build", FUNCTIONS, SECURITY].includes(name)),
    );
    if (verification.screenshot !== null) {
      this.root.begin(rootNode("screenshot"));
      this.root.complete("screenshot", { bytes: verification.screenshot.byteLength });
    }
    this.root.begin(rootNode("reviews"));
    this.root.complete("reviews", { reviews: reviewsOf({ ...run, checks }) });
    if (this.#attempts > 1) {
      const part = this.#repairPart();
      const name = part.begin({ name: `checks_${this.#attempts}`, function_name: "verify" });
      part.complete(name, { verdict, checks: checks.map(rowOf) });
    }
    if (verdict === "repair") this.#steps = this.#repairPart();
    else if (this.#repair !== null) this.root.complete("repair", { attempts: this.#attempts, verdict });
  }

  /** Ends the run: nodes it never reached are skipped, and running ones have failed with `why`. */
  async close(why: unknown): Promise<void> {
    this.#beginLater();
    await Promise.allSettled(this.#alongside);
    for (const part of [this.root, ...this.#parts]) part.end(why ?? new Error("The run ended before this did."));
    await this.#recorder.close();
  }

  #beginLater(): void {
    this.#alongside.push(...this.#later.splice(0).map((work) => work()));
  }

  #modelStep(): (usage: Record<string, unknown> | null) => void {
    const steps = this.#steps;
    this.#step += 1;
    this.#calls = 0;
    this.#text = "";
    const name = steps?.begin({ name: `step_${this.#step}`, function_name: "modelStep" });
    let ended = false;
    return (usage) => {
      if (ended || steps === null || name === undefined) return;
      ended = true;
      if (usage === null) steps.fail(name, new Error("The model's step did not end."), { text: this.#text });
      else steps.complete(name, { text: this.#text, ...usage });
    };
  }

  #part(nodeName: RootNode): GraphPart {
    const part = this.root.child(nodeName);
    this.#parts.push(part);
    return part;
  }

  #repairPart(): GraphPart {
    if (this.#repair === null) {
      this.root.begin(rootNode("repair"));
      this.#repair = this.#part("repair");
    }
    return this.#repair;
  }

  #outcome(node: RootNode, checks: readonly CheckOutcome[]): void {
    const ran = checks.filter(({ ok }) => ok !== null);
    const failed = ran.filter(({ ok }) => ok === false);
    const output = { checks: checks.map(rowOf) };
    if (checks.length === 0) return;
    if (ran.length === 0) this.root.skip(node, checks[0]?.reason);
    else if (failed.length === 0) this.root.complete(node, output);
    else {
      const error = { code: failed[0]!.code, message: storableSentence(firstProblem(failed)), expected: false };
      this.root.failWith(node, error, output);
    }
  }
}

const rowOf = ({ name, ok, detail, reason, log }: CheckOutcome) => ({
  name,
  ok,
  detail,
  ...(reason === undefined ? {} : { reason }),
  ...(log === "" ? {} : { log }),
});
