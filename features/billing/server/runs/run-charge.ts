/** The credits of one run, from its start to its end. A model without a price is not wrapped and costs nothing. */
import type { ModelPrice, ResolvedModel } from "@slipway/platform/models/port";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { RefundReason } from "../../contract/index.ts";
import type { RunFacts } from "../ledger/account.ts";
import { fromMicro, toMicro } from "../ledger/micro.ts";
import { extend, outOfCredits, reserve, settle, type RunCost } from "../ledger/run-credits.ts";
import { meteredModel, type Meter } from "./metered-model.ts";
import { recentCosts } from "./recent-costs.ts";
import { estimateRun, leastCost, runKind, sumOfTokens, type RunKind, type Tokens } from "./run-price.ts";

export interface ChargedRun {
  /** The answer's id, because each answer has one run. */
  runId: string;
  projectId: string;
  userId: string;
  chatOnly: boolean;
  mode: "agent" | "instant";
  /** Nothing is held or charged, whatever the model's price. */
  isFree?: boolean;
}

interface Open {
  workspaceId: string;
  run: RunFacts;
  kind: RunKind;
}

/** Held in addition when a run uses more than expected. */
const STEP_CREDITS = 1;

export class RunCharge {
  readonly #services: Needs<"clock" | "config" | "database">;
  readonly #run: ChargedRun;
  #open: Open | null = null;
  #held = 0;
  #extensions = 0;
  /** By price, because another model may go on. */
  readonly #used = new Map<ModelPrice, Tokens>();

  constructor(services: Needs<"clock" | "config" | "database">, run: ChargedRun) {
    this.#services = services;
    this.#run = run;
  }

  /** Holds the likely cost of the run. Throws AppError 402 `out_of_credits`, and then nothing is held. */
  async begin(model: ResolvedModel): Promise<ResolvedModel> {
    const { price } = model;
    if (price === null || this.#run.isFree === true) return model;
    const { runId, projectId, userId } = this.#run;
    const kind = runKind(this.#run);
    const { workspaceId } = await getProject(this.#services, projectId);
    const run = { runId, projectId, userId, model: model.label, mode: kind };
    const recent = await recentCosts(this.#services, { workspaceId, model: model.label, mode: kind });
    const wanted = toMicro(estimateRun(price, kind, recent).high);
    this.#held = await reserve(this.#services, workspaceId, { run, wanted, least: leastCost(kind) });
    this.#open = { workspaceId, run, kind };
    return this.#metered(model, this.#open, price);
  }

  /** A model that goes on with the run is charged at its own price, in the same account. */
  async goOn(model: ResolvedModel): Promise<ResolvedModel> {
    if (this.#open === null) return this.begin(model);
    return model.price === null ? model : this.#metered(model, this.#open, model.price);
  }

  #metered(model: ResolvedModel, open: Open, price: ModelPrice): ResolvedModel {
    const used: Tokens = { input: 0, output: 0 };
    this.#used.set(price, used);
    const meter: Meter = {
      beforeCall: () => this.#stayCovered(open),
      afterCall: ({ input, output }) => {
        used.input += input;
        used.output += output;
      },
    };
    return { ...model, model: meteredModel(model.model, meter) };
  }

  /** Credits that were used so far. */
  get credits(): number {
    return fromMicro(this.spent);
  }

  /** The same in micro credits; 0 for a run that never reached a model. */
  get spent(): number {
    return sumOfTokens(this.#used);
  }

  /** Holds what was used so far before more is used. The run ends if the workspace has no more. */
  async #stayCovered(open: Open): Promise<void> {
    const missing = this.spent - this.#held;
    if (missing < 0 || this.spent === 0) return;
    const { run, workspaceId } = open;
    this.#extensions += 1;
    const wanted = missing + toMicro(STEP_CREDITS);
    const added = await extend(this.#services, workspaceId, { run, wanted, step: this.#extensions });
    this.#held += added;
    if (added <= missing) throw outOfCredits(0);
  }

  /** Charges what was used. With `refund` nothing of the run was kept, and all of it is given back. */
  async end(refund: RefundReason | null): Promise<RunCost | null> {
    if (this.#open === null) return null;
    const { workspaceId, kind, run } = this.#open;
    const hasAsked = [...this.#used.values()].some(({ input, output }) => input + output > 0);
    const cost = refund === null && hasAsked ? Math.max(leastCost(kind), this.spent) : this.spent;
    return settle(this.#services, workspaceId, { runId: run.runId, cost, refund });
  }
}
