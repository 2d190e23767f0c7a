/** The credits of one run, from its start to its end. A model without a price is not wrapped and costs nothing. */
import type { ModelPrice, ResolvedModel } from "@slipway/platform/models/port";
import { getProject } from "../../../projects/server/index.ts";
import type { Needs } from "../../../services.ts";
import type { RefundReason } from "../../contract/index.ts";
import type { RunFacts } from "../ledger/account.ts";
import { toMicro } from "../ledger/micro.ts";
import { extend, outOfCredits, reserve, settle, type RunCost } from "../ledger/run-credits.ts";
import { meteredModel, type Meter } from "./metered-model.ts";
import { recentCosts } from "./recent-costs.ts";
import { estimateRun, leastCost, runCost, runKind, tokensCost, type RunKind, type Tokens } from "./run-price.ts";

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
  price: ModelPrice;
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
  readonly #used: Tokens = { input: 0, output: 0 };

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
    this.#open = { workspaceId, run, price, kind };
    return { ...model, model: meteredModel(model.model, this.#meter(this.#open)) };
  }

  #meter(open: Open): Meter {
    return {
      beforeCall: () => this.#stayCovered(open),
      afterCall: ({ input, output }) => {
        this.#used.input += input;
        this.#used.output += output;
      },
    };
  }

  /** Holds what was used so far before more is used. The run ends if the workspace has no more. */
  async #stayCovered(open: Open): Promise<void> {
    const missing = tokensCost(open.price, this.#used) - this.#held;
    if (missing < 0 || this.#used.input + this.#used.output === 0) return;
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
    const { workspaceId, price, kind, run } = this.#open;
    const cost = refund === null ? runCost(price, kind, this.#used) : tokensCost(price, this.#used);
    return settle(this.#services, workspaceId, { runId: run.runId, cost, refund });
  }
}
